from __future__ import annotations

import pytest

from explorer.services.skills.fields import divide, field_of, read_line, read_list, read_share
from explorer.services.yaml_entries import Entry, Unreadable, entries


def entry(text: str) -> Entry:
    found = entries(text, 3)
    assert found
    return found[0]


def listed(text: str, field: str = "tags") -> tuple[list[str], list[tuple[int, str]]]:
    told: list[Unreadable] = []
    values = read_list(entry(text), field, told.append)
    return values, [(each.line, each.reason) for each in told]


@pytest.mark.parametrize(
    ("key", "field"),
    [
        ("glob_patterns", "glob_patterns"), ("globs", "glob_patterns"), ("applyTo", "glob_patterns"),
        ("paths", "glob_patterns"), ("Trigger-Keywords", "trigger_keywords"), ("trigger", "trigger_keywords"),
        ("allowed-tools", "tools_allowed"), ("allowed_tools", "tools_allowed"), ("toolsAllowed", "tools_allowed"),
        ("Importance", "importance"), ("name", "name"), ("alwaysApply", None), ("superseded_by", None), ("ключ", None),
    ],
)  # fmt: skip
def test_spellings(key: str, field: str | None) -> None:
    assert field_of(key) == field


@pytest.mark.parametrize(
    ("text", "field", "values"),
    [
        ("k: [a, b, a, '', ~, 1.10, yes]", "tags", ["a", "b", "1.10", "yes"]),
        ("k: a , b,, c", "tags", ["a", "b", "c"]),
        ("k: /add-enemy", "trigger_keywords", ["/add-enemy"]),
        ('k: "**/*.{ts,tsx},src/[a,b].py"', "glob_patterns", ["**/*.{ts,tsx}", "src/[a,b].py"]),
        ("k: Bash(npm test*, npm run x), Read, Grep", "tools_allowed", ["Bash(npm test*, npm run x)", "Read", "Grep"]),
        ("k: Bash(git add:*) Bash(jq:*) Read", "tools_allowed", ["Bash(git add:*)", "Bash(jq:*)", "Read"]),
        ("k: Read", "tools_allowed", ["Read"]),
        ("k: best practices", "tags", ["best practices"]),
        ("k:", "tags", []),
        ("k: |\n  a\n  b", "tags", ["a", "b"]),
        ("k: [cafe\u0301]", "tags", ["café"]),
    ],
)
def test_lists(text: str, field: str, values: list[str]) -> None:
    assert listed(text, field) == (values, [])


def test_items_that_are_no_text_are_told_by_line_and_the_others_used() -> None:
    values, told = listed("k:\n  - a\n  - {b: 1}\n  - [c]\n  - !!python/name:os d\n  - e")
    assert values == ["a", "e"]
    assert [line for line, _ in told] == [4, 5, 6]
    assert told[0][1] == "“k” has to list texts; a mapping in it was left out."


def test_a_list_that_is_none() -> None:
    with pytest.raises(Unreadable, match="“k” has to be a list, and is a mapping"):
        listed("k: {a: 1}")


@pytest.mark.parametrize(("text", "line"), [("k: >\n  Two\n  lines", "Two lines"), ("k: 7", "7"), ("k:", "")])
def test_a_line(text: str, line: str) -> None:
    assert read_line(entry(text)) == line


def test_a_line_that_is_none() -> None:
    with pytest.raises(Unreadable, match="“k” has to be a text, and is a list"):
        read_line(entry("k: [a]"))


@pytest.mark.parametrize(("text", "share"), [("k: 0.7", 0.7), ("k: '1'", 1.0), ("k: 0", 0.0), ("k: 5e-1", 0.5)])
def test_a_share(text: str, share: float) -> None:
    assert read_share(entry(text)) == share


@pytest.mark.parametrize(
    ("text", "said"),
    [("k: 1.5", "“1.5”"), ("k: -1", "“-1”"), ("k: high", "“high”"), ("k: .nan", "“.nan”"), ("k: yes", "“yes”"),
     ("k: [1]", "a list"), ("k:", "empty"), ("k: 0.5.5", "“0.5.5”")],
)  # fmt: skip
def test_a_share_that_is_none(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as problem:
        read_share(entry(text))
    assert problem.value.reason == f"“k” has to be a number from 0 to 1, and is {said}; 0.7 is used."


def test_brackets_that_are_not_closed_divide_nothing_more() -> None:
    assert list(divide("a), b, c(d, e", ",")) == ["a)", " b", " c(d, e"]
