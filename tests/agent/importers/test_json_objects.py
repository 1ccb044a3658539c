from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.agent.importers.json_objects import beginning, json_objects, whole_object

ENTITY = '{"type":"entity","name":"A"}'


def test_one_object_a_line_with_blank_lines_and_crlf() -> None:
    found = list(json_objects(f"{ENTITY}\r\n\r\n  {ENTITY}\r\n"))
    assert found == [(1, {"type": "entity", "name": "A"}, ()), (3, {"type": "entity", "name": "A"}, ())]


def test_line_separators_inside_a_text_do_not_end_a_line() -> None:
    assert [line for line, _, _ in json_objects('{"type":"entity","name":"a\u2028b"}\n{}')] == [1, 2]


def test_two_objects_on_one_line() -> None:
    assert [line for line, found, _ in json_objects(f"{ENTITY}{ENTITY}\n{ENTITY}") if isinstance(found, dict)] == [
        1,
        1,
        2,
    ]


def test_a_torn_object_does_not_take_the_whole_one_behind_it_along() -> None:
    found = list(json_objects(f'{{"type":"entity","na{ENTITY}\n'))
    assert [type(part) for _, part, _ in found] == [str, dict]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (f'{ENTITY}\n{{"type":"ent', 2, "cut off"),
        (f'{{"type":"ent\n{ENTITY}', 1, "Broken JSON"),
        (f"<<<<<<< HEAD\n{ENTITY}", 1, "git merge"),
        (f"moved elsewhere\n{ENTITY}", 1, "Not JSON: “moved elsewhere”"),
        (f"{ENTITY}\n[1]", 2, "a list"),
        (f"{ENTITY}\nnull", 2, "null"),
        (f"{ENTITY}\n" + "[" * 200_000, 2, "too deeply"),
        (f"{ENTITY}\n" + '{"type":' * 100_000, 2, "too deeply"),
        (f'{ENTITY}\n{{"a":{"9" * 6_000}}}', 2, "too many digits"),
    ],
)
def test_what_cannot_be_read_is_a_reason_with_its_line(text: str, line: int, reason: str) -> None:
    reasons = [(number, found) for number, found, _ in json_objects(text) if isinstance(found, str)]
    assert [number for number, _ in reasons] == [line]
    assert reason in reasons[0][1]


def test_a_document_of_two_lists_gives_its_members_with_their_lines() -> None:
    entities = ' "entities": [\n  {"name": "A"},\n  7,\n  {"name": "B"}\n ],\n'
    text = f'{{\n "version": 2,\n{entities} "relations": [{{"from": "A"}}]\n}}\n'
    assert list(json_objects(text)) == [
        (2, "“version” is not part of this format.", ()),
        (4, {"name": "A"}, ("entities",)),
        (5, "No object but a number.", ("entities",)),
        (6, {"name": "B"}, ("entities",)),
        (8, {"from": "A"}, ("relations",)),
    ]


@pytest.mark.parametrize("text", ["", "\n", " ", "\r\n"])
def test_nothing_is_nothing(text: str) -> None:
    assert list(json_objects(text)) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"a": 1,\n "b": 2}', "an object with the keys “a”, “b”"),
        ("{}", "an object without keys"),
        ("[1]", "a list"),
        ("Dear diary\nfoo", "“Dear diary”, which is not JSON"),
    ],
)
def test_beginning_in_words(text: str, words: str) -> None:
    assert beginning(text) == words


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('[{"a": 1},\n {"a": 2}]', [(1, {"a": 1}, ()), (2, {"a": 2}, ())]),
        ('[{"a": 1},\n {"a":', [(1, {"a": 1}, ()), (2, "The last line is cut off: its writer was interrupted.", ())]),
        ('  {\n  "a": 1\n },\n\n {\n  "a": 2\n }\n', [(1, {"a": 1}, ()), (5, {"a": 2}, ())]),
        ('{"observations": {"s1": [\n{"a": 1}],\n"s2": []}}', [(2, {"a": 1}, ("observations", "s1"))]),
        ('{"name": "A", "observations": [{"text": "x"}]}', [(1, {"name": "A", "observations": [{"text": "x"}]}, ())]),
        ('{"relations":[],"entities": [{"a": 1}, {"b', [
            (1, {"a": 1}, ("entities",)),
            (1, "The last line is cut off: its writer was interrupted.", ("entities",)),
        ]),
    ],
)  # fmt: skip
def test_lists_streams_and_documents_as_far_as_they_go(text: str, found: list[object]) -> None:
    assert list(json_objects(text)) == found


def test_behind_a_broken_object_over_lines_the_next_one_is_read() -> None:
    found = list(json_objects('{\n "a": 1\n},\n{\n "a": oops\n},\n{\n "a": 3\n}'))
    assert [(line, type(value)) for line, value, _ in found] == [(1, dict), (4, str), (7, dict)]


def test_a_whole_object() -> None:
    assert whole_object(' {"a": 1}\n') == {"a": 1}
    assert whole_object('{"a": 1}\n{"a": 2}') is whole_object("[1]") is whole_object("{") is None


@given(st.text('{}[]",:\n\\ abtypeentitiesresults01.<=', max_size=80))
def test_any_text_gives_objects_or_reasons_with_lines_of_the_text(text: str) -> None:
    last = text.count("\n") + 1
    lines = [line for line, _, _ in json_objects(text)]
    assert all(1 <= line <= last for line in lines)
