from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.front_matter import LONGEST, FrontMatter, read_front_matter
from explorer.services.yaml_entries import plain


def values(head: FrontMatter) -> dict[str, Any]:
    return {entry.key: plain(entry) for entry in head.entries}


@pytest.mark.parametrize(
    ("text", "found", "content"),
    [
        ("---\na: 1\n---\nText\n", {"a": 1}, "Text"),
        ("\ufeff---\r\na: 1\r\n---\r\n\r\nText\r\nmore", {"a": 1}, "Text\nmore"),
        ("\n \n---  \na: 1\n...\nText", {"a": 1}, "Text"),
        ("---\ra: 1\r---\rText", {"a": 1}, "Text"),
        ("---\na: 1\n---", {"a": 1}, ""),
        ("---\n---\nText", {}, "Text"),
        ("Only text", {}, "Only text"),
        ("", {}, ""),
        ("# Title\n\n---\n\na: 1\n\n---\nmore", {}, "# Title\n\n---\n\na: 1\n\n---\nmore"),
        ("---\na: 1\n---\nOne\n---\nTwo: x\n---\nThree", {"a": 1}, "One\n---\nTwo: x\n---\nThree"),
        ("---\n\nA sentence between two rules.\n\n---\nText", {}, "---\n\nA sentence between two rules.\n\n---\nText"),
        ("---\ntags:\n- a\n- b\nglobs: [\nx,\ny\n]\n---\nText", {"tags": ["a", "b"], "globs": ["x", "y"]}, "Text"),
        ("---\nText without an end", {}, "---\nText without an end"),
    ],
)
def test_where_it_begins_and_ends(text: str, found: dict[str, Any], content: str) -> None:
    head = read_front_matter(text)
    assert (values(head), head.content, head.problems) == (found, content, [])


def test_an_empty_block_gives_way_to_the_one_below() -> None:
    text = (
        "---\ndescription: \nglobs: \nalwaysApply: false\nicon:\n---\n---\nglobs: **/*\nalwaysApply: true\n---\n\nText"
    )
    head = read_front_matter(text)
    assert values(head) == {"description": None, "icon": None, "globs": "**/*", "alwaysApply": True}
    assert head.content == "Text"
    ((line, reason),) = [(problem.line, problem.reason) for problem in head.problems]
    assert line == 8
    assert reason.startswith("“**/*” is no valid YAML (expected")
    assert reason.endswith("put it in quotes. It was read as text.")


def test_below_a_block_that_says_something_is_text() -> None:
    head = read_front_matter("---\na: 1\n---\n---\nb: 2\n---\nText")
    assert (values(head), head.content) == ({"a": 1}, "---\nb: 2\n---\nText")


@pytest.mark.parametrize(
    ("inner", "found", "lines"),
    [
        ("name: \"통과\" 한마디 = 'x'\ntags: [a]", {"name": "\"통과\" 한마디 = 'x'", "tags": ["a"]}, [2]),
        ("a: 1\n\n# note\nb: @x\nc: `d`\n", {"a": 1, "b": "@x", "c": "`d`"}, [5, 6]),
        ("a: [1,\n  2\nb: 3", {"b": 3}, [2]),
        ("lost\na: *b", {"a": "*b"}, [2, 3]),
        ("a: &x [x, x]\nb: &y [*x, *x]\nc: [*y, *y]", {"a": ["x", "x"], "b": "&y [*x, *x]", "c": "[*y, *y]"}, [3, 4]),
        ("a: b: c", {"a": "b: c"}, [2]),
        ("\n# note\n\na: *b", {"a": "*b"}, [5]),
        ("'a b': **", {"a b": "**"}, [2]),
    ],
)
def test_what_is_no_yaml_is_read_key_by_key(inner: str, found: dict[str, Any], lines: list[int]) -> None:
    head = read_front_matter(f"---\n{inner}\n---\nText")
    assert (values(head), head.content) == (found, "Text")
    assert [problem.line for problem in head.problems] == lines


@pytest.mark.parametrize("inner", ["*bold* text", "- " * 60, "{" * 9_000, "\x01"])
def test_lines_without_a_key_stay_in_the_text_and_are_told(inner: str) -> None:
    head = read_front_matter(f"---\n{inner}\n---\nText")
    assert (head.entries, head.content) == ([], f"---\n{inner}\n---\nText".strip())
    assert "was taken as text" in head.problems[0].reason


def test_one_without_an_end_is_told() -> None:
    head = read_front_matter("---\nname: x\n\n# Title\n")
    assert (head.entries, head.content) == ([], "---\nname: x\n\n# Title")
    assert "has no end" in head.problems[0].reason


def test_one_that_nobody_wrote_by_hand_is_not_read() -> None:
    head = read_front_matter("---\na: " + "x" * LONGEST + "\n---\nText")
    assert (head.entries, head.content) == ([], "Text")
    assert "more than 65,536 characters" in head.problems[0].reason


@given(st.text("-: \n'\"[]{}*&!|>#,ab\t\ufeff\r", max_size=60))
def test_whatever_it_is_nothing_is_raised_and_the_last_line_stays(inner: str) -> None:
    head = read_front_matter(f"---\n{inner}\n---\nThe end")
    assert head.content.endswith("The end")


@pytest.mark.parametrize(
    ("text", "line"), [("a\n", 1), ("", 1), ("\n\na", 3), ("---\nk: v\n---\n\n\nText", 6), ("---\nk: v\n---\n", 1)]
)
def test_the_line_that_the_content_begins_in(text: str, line: int) -> None:
    assert read_front_matter(text).content_line == line
