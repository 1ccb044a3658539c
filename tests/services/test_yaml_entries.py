from __future__ import annotations

from typing import Any

import pytest

from explorer.services.yaml_entries import Entry, Unreadable, entries, items, plain, raw, scalar


def one(text: str) -> Entry:
    found = entries(text, 1)
    assert found is not None
    assert len(found) == 1
    return found[0]


def test_keys_with_the_lines_of_the_file() -> None:
    found = entries("a: 1\nb:\n  - x\n\na: 2\n? [odd, key]\n: 1\n", 5)
    assert found is not None
    assert [(entry.key, entry.line) for entry in found] == [("a", 5), ("b", 6), ("a", 9)]


@pytest.mark.parametrize(("text", "expected"), [("", []), ("# only\n", []), ("- a\n- b", None), ("A sentence.", None)])
def test_what_is_no_mapping(text: str, expected: list[Entry] | None) -> None:
    assert entries(text, 1) == expected


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("k: text", "text"),
        ('k: "7"', "7"),
        ("k: 7", 7),
        ("k: -0x1F", -31),
        ("k: 2.5", 2.5),
        ("k: yes", True),
        ("k: off", False),
        ("k:", None),
        ("k: 2026-11-30", "2026-11-30"),
        ("k: 2026-13-45", "2026-13-45"),
        ("k: 1.0.0", "1.0.0"),
        ("k: =", "="),
        ("k: .inf", ".inf"),
        (f"k: {2**63}", str(2**63)),
        (f"k: {2**63 - 1}", 2**63 - 1),
        (f"k: {'9' * 5000}", "9" * 5000),
        ("k: !!int x", "x"),
        ("k: [a, {b: 1, 2: [c]}]", ["a", {"b": 1, "2": ["c"]}]),
        ("k: |\n  two\n  lines", "two\nlines"),
        ("k: 🐳 деплой", "🐳 деплой"),
    ],
)
def test_values_in_the_types_that_json_has(text: str, value: Any) -> None:
    found = plain(one(text))
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize(
    "text",
    [
        "k: !!python/object/apply:os.system [ls]",
        "k: !!python/name:os.system",
        "k: !custom 1",
        "k: [1, !!python/object:x {}]",
        "k: !!binary aGk=",
        "k: !!set {a}",
        "k: {!!python/name:x a: 1}",
    ],
)
def test_objects_of_other_kinds_are_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="is not read") as refused:
        plain(one(text))
    assert refused.value.line == 1


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a: 1\nglobs: **/*", 2, "expected alphabetic"),
        ("a: &x [1]\nb: *x", 2, "aliases"),
        ("a: &x [*x]", 1, "aliases"),
        ("a: " + "[" * 60_000, 1, "nested too deep"),
        ("- " * 60_000, 1, "nested too deep"),
        ("? " * 60_000, 1, "nested too deep"),
        ("a: 'open", 1, "end of stream"),
        ("a: \x01", 1, "special characters"),
        ("a: 1\n--- \nb: 2", 2, "another document"),
    ],
)
def test_what_is_broken_is_told_by_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(Unreadable) as broken:
        entries(text, 1)
    assert broken.value.line == line
    assert reason in broken.value.reason


def test_a_value_as_it_is_written() -> None:
    assert [scalar(one(text).node, 1) for text in ("k: 007", "k: yes", "k: ~", "k: 1.10", "k: [a]")] == [
        "007", "yes", "", "1.10", None,
    ]  # fmt: skip
    found = items(one("k: [a, [b]]").node, 1)
    assert found is not None
    assert [scalar(node, 1) for node in found] == ["a", None]
    assert items(one("k: a").node, 1) is None
    assert scalar(raw("k", "**/*", 3).node, 3) == "**/*"
