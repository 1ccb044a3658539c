from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.preamble.choosing import LISTED, choose, is_long_enough, is_settled
from explorer.services.preamble.results import FACTS_ROOM, MOST_FACTS, Reason, Shortlist
from tests.services.preamble.matching import matching

TASK = "Move the database to another host"
AROUND = len("- [d]  (confidence 0.5)\n")


def chosen(*texts: str, task: str = TASK, matches: int | None = None, topic: str = "") -> Shortlist:
    return choose(matching(*texts, topic=topic), task, len(texts) if matches is None else matches)


def reasons(found: Shortlist) -> list[tuple[int, Reason]]:
    return [(each.place, each.reason) for each in found.left_out]


def test_the_best_five_are_in() -> None:
    found = chosen(*"abcdefg")
    assert [each.line for each in found.included] == [f"- [d] {text} (confidence 0.5)" for text in "abcde"]
    assert reasons(found) == [(6, Reason.BEYOND_FIVE), (7, Reason.BEYOND_FIVE)]
    assert found.left_out_in_all == {Reason.BEYOND_FIVE: 2}
    assert is_settled(found)


@pytest.mark.parametrize(
    ("task", "gets_facts"), [("x" * 19, False), ("x" * 20, True), (f"  {'x' * 19}\n", False), ("", False)]
)
def test_a_task_of_less_than_twenty_characters_gets_none(task: str, gets_facts: bool) -> None:
    found = chosen("a", "b", task=task, matches=9)
    assert is_long_enough(task) is gets_facts
    assert len(found.included) == (2 if gets_facts else 0)
    assert found.left_out_in_all == ({Reason.NO_ROOM: 7} if gets_facts else {Reason.TASK_TOO_SHORT: 9})


def test_a_line_that_does_not_fit_is_skipped_and_the_next_tried() -> None:
    # Each takes 424 of 1,200 characters: two fit, then what is left has room for a short one.
    long = "x" * 200
    topic = "t" * (424 - AROUND - 200 - 1)
    found = choose([*matching(long, long, long, topic=topic), *matching("short")], TASK, 4)
    assert [each.place for each in found.included] == [1, 2, 4]
    assert reasons(found) == [(3, Reason.NO_ROOM)]
    assert found.left_out[0].room == FACTS_ROOM - 2 * 424
    assert len(found.left_out[0].line) + 1 == 424 > found.left_out[0].room
    assert not is_settled(found)


@pytest.mark.parametrize(("spare", "included"), [(0, 1), (-1, 0)])
def test_the_last_character_counts(spare: int, included: int) -> None:
    topic = "t" * (FACTS_ROOM - AROUND - len("/a") - spare)
    assert len(chosen("a", topic=topic).included) == included


def test_a_fact_without_text_says_nothing() -> None:
    found = chosen("a", " \n", "b")
    assert [each.place for each in found.included] == [1, 3]
    assert reasons(found) == [(2, Reason.NO_TEXT)]


def test_more_are_counted_than_named() -> None:
    found = chosen(*["a"] * (LISTED + 30), matches=1_000)
    assert len(found.left_out) == LISTED - MOST_FACTS
    assert found.left_out_in_all == {Reason.BEYOND_FIVE: 995}
    assert found.matches == 1_000


@given(st.lists(st.text(max_size=300), max_size=12), st.text(max_size=400), st.text(max_size=40))
def test_never_more_than_five_facts_nor_1200_characters(texts: list[str], topic: str, task: str) -> None:
    found = chosen(*texts, topic=topic, task=task)
    assert len(found.included) <= MOST_FACTS
    assert sum(len(each.line) + 1 for each in found.included) <= FACTS_ROOM
    assert all(len(each.line.splitlines()) == 1 for each in found.included)
    assert len(found.included) + sum(found.left_out_in_all.values()) == len(texts) == found.matches
    assert not found.included or len(task.strip()) >= 20
    for each in found.left_out:
        assert each.reason is not Reason.NO_ROOM or len(each.line) + 1 > each.room
        assert each.reason is not Reason.BEYOND_FIVE or len(found.included) == MOST_FACTS
