from __future__ import annotations

import pytest

from explorer.agent.importers.graph_lines import beginning, graph_objects

ENTITY = '{"type":"entity","name":"A"}'


def test_one_object_a_line_with_blank_lines_and_crlf() -> None:
    found = list(graph_objects(f"{ENTITY}\r\n\r\n  {ENTITY}\r\n"))
    assert found == [(1, {"type": "entity", "name": "A"}), (3, {"type": "entity", "name": "A"})]


def test_line_separators_inside_a_text_do_not_end_a_line() -> None:
    assert [line for line, _ in graph_objects('{"type":"entity","name":"a\u2028b"}\n{}')] == [1, 2]


def test_two_objects_on_one_line() -> None:
    assert [line for line, found in graph_objects(f"{ENTITY}{ENTITY}\n{ENTITY}") if isinstance(found, dict)] == [
        1,
        1,
        2,
    ]


def test_a_torn_object_does_not_take_the_whole_one_behind_it_along() -> None:
    found = list(graph_objects(f'{{"type":"entity","na{ENTITY}\n'))
    assert [type(part) for _, part in found] == [str, dict]


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
    reasons = [(number, found) for number, found in graph_objects(text) if isinstance(found, str)]
    assert [number for number, _ in reasons] == [line]
    assert reason in reasons[0][1]


def test_a_document_of_two_lists_gives_its_members_with_their_lines() -> None:
    entities = ' "entities": [\n  {"name": "A"},\n  7,\n  {"name": "B"}\n ],\n'
    text = f'{{\n "version": 2,\n{entities} "relations": [{{"from": "A"}}]\n}}\n'
    assert list(graph_objects(text)) == [
        (2, "“version” is not part of this format."),
        (4, {"name": "A", "type": "entity"}),
        (5, "No object but a number."),
        (6, {"name": "B", "type": "entity"}),
        (8, {"from": "A", "type": "relation"}),
    ]


@pytest.mark.parametrize("text", ["", "\n", " ", "\r\n"])
def test_nothing_is_nothing(text: str) -> None:
    assert list(graph_objects(text)) == []


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
