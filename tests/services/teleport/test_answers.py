from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.text import content_hash
from explorer.services.teleport.answers import (
    Answer,
    Choice,
    ConflictStrategy,
    answer_by,
    can_unite,
    choices_for,
    default_answer,
    values_by,
)
from explorer.services.teleport.classify import DiffClass, FieldDifference, Origin
from explorer.services.teleport.compare import Difference
from tests.services.conftest import Records
from tests.services.teleport.workspaces import compared, store

MINE, THEIRS, BOTH, EDITED, EACH, LEFT_OUT = Choice
GONE = {"content": "", "content_hash": content_hash("A"), "superseded_by": "system:deleted"}
A, B = {"content": "A"}, {"content": "B"}


def difference(here: Records, there: Records, base: Records | None = None) -> Difference:
    comparison = compared(store(here), store(there), None if base is None else store(base))
    return comparison.difference(comparison.rows[0])


@pytest.mark.parametrize(
    ("here", "there", "base", "default", "choices"),
    [
        ({"user a": A}, {"user a": A}, None, MINE, (MINE,)),
        ({"user a": GONE}, {}, None, MINE, (MINE,)),
        ({}, {"user a": A}, None, THEIRS, (THEIRS, LEFT_OUT)),
        ({"user a": A}, {}, None, MINE, (MINE,)),
        ({"user a": A}, {"user a": B}, A, EACH, (MINE, THEIRS, BOTH, EDITED, LEFT_OUT)),
        ({"user a": B}, {"user a": A}, A, MINE, (MINE, THEIRS, BOTH, EDITED, LEFT_OUT)),
        ({"user a": GONE}, {"user a": A}, A, MINE, (MINE, THEIRS, LEFT_OUT)),
        ({"user a": A}, {"user a": GONE}, A, THEIRS, (MINE, THEIRS, LEFT_OUT)),
        ({"user a": A}, {}, A, MINE, (MINE, THEIRS, LEFT_OUT)),
        ({"user a": A}, {"user a": B}, None, None, (MINE, THEIRS, BOTH, EDITED, LEFT_OUT)),
        ({"user a": GONE}, {"user a": B}, A, None, (MINE, THEIRS, EDITED, LEFT_OUT)),
    ],
)
def test_what_happens_by_itself_and_what_a_person_can_choose(
    here: Records, there: Records, base: dict[str, Any] | None, default: Choice | None, choices: tuple[Choice, ...]
) -> None:
    row = difference(here, there, None if base is None else {"user a": base}).row
    assert default_answer(row) == (None if default is None else Answer(default))
    assert choices_for(row) == choices


def test_each_side_keeps_what_it_changed() -> None:
    row = difference({"user a": {**A, "topic": "t"}}, {"user a": B}, {"user a": A}).row
    assert row.diff is DiffClass.MERGED
    assert default_answer(row) == Answer(EACH)


@pytest.mark.parametrize(
    ("ours", "theirs", "choice"),
    [
        ("2026-01-01", "2026-01-02", THEIRS),
        ("2026-01-02", "2026-01-01", MINE),
        ("2026-01-01T10:00+02:00", "2026-01-01T09:00Z", THEIRS),
        ("2026-01-01T10:00+02:00", "2026-01-01T08:00Z", None),
        ("2026-01-01", None, None),
        (None, "2026-01-01", None),
        ("yesterday", "2026-01-01", None),
        (1767225600, "2026-01-02", THEIRS),
    ],
)
def test_the_newer_wins_where_both_say_when(ours: object, theirs: object, choice: Choice | None) -> None:
    one = difference({"user a": {**A, "updated_at": ours}}, {"user a": {**B, "updated_at": theirs}})
    answer = answer_by(ConflictStrategy.NEWER_WINS, one)
    assert answer == (None if choice is None else Answer(choice))


def test_a_tombstone_was_changed_when_it_was_deleted() -> None:
    gone = {**GONE, "deleted_at": "2026-03-01", "updated_at": "2026-05-01"}
    edited = {**B, "updated_at": "2026-04-01"}
    assert answer_by(ConflictStrategy.NEWER_WINS, difference({"user a": gone}, {"user a": edited})) == Answer(THEIRS)
    del gone["deleted_at"]
    assert answer_by(ConflictStrategy.NEWER_WINS, difference({"user a": gone}, {"user a": edited})) == Answer(MINE)


def test_what_was_erased_says_nothing_of_when() -> None:
    one = difference({}, {"user a": {**B, "updated_at": "2026-04-01"}}, {"user a": A})
    assert one.row.diff is DiffClass.EDIT_DELETE
    assert answer_by(ConflictStrategy.NEWER_WINS, one) is None


def test_the_other_strategies_always_decide() -> None:
    one = difference({"user a": A}, {"user a": B})
    assert answer_by(ConflictStrategy.LOCAL_WINS, one) == Answer(MINE)
    assert answer_by(ConflictStrategy.REMOTE_WINS, one) == Answer(THEIRS)
    assert answer_by(ConflictStrategy.KEEP_BOTH, one) == Answer(BOTH)


OURS = {"content": "A", "topic": "ours", "domain": "mine", "tags": ["x"]}
THEIR = {"content": "B", "topic": "theirs", "domain": "d", "tags": ["y"]}
BEGAN = {"content": "A", "topic": "t", "domain": "d", "tags": []}


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (Answer(MINE), {"content": "B"}),
        (Answer(THEIRS), {"content": "B", "topic": "theirs", "tags": ["y"]}),
        (Answer(BOTH), {"content": "B", "tags": ["x", "y"]}),
        (Answer(EDITED, edited={"topic": "new"}), {"content": "B", "topic": "new"}),
        (Answer(MINE, {"tags": BOTH}), {"content": "B", "tags": ["x", "y"]}),
        (Answer(MINE, {"content": MINE, "domain": THEIRS}), {"domain": "d"}),
        (Answer(THEIRS, {"topic": EDITED}, {"topic": None}), {"content": "B", "topic": None, "tags": ["y"]}),
    ],
)
def test_values_of_what_both_changed(answer: Answer, expected: dict[str, Any]) -> None:
    one = difference({"user a": OURS}, {"user a": THEIR}, {"user a": BEGAN})
    assert values_by(answer, one) == expected


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (Answer(EACH), {"content": "B"}),
        (Answer(MINE), {}),
        (Answer(THEIRS), {"content": "B", "domain": "d"}),
    ],
)
def test_values_where_nothing_is_disputed(answer: Answer, expected: dict[str, Any]) -> None:
    ours = {**BEGAN, "domain": "mine"}
    assert values_by(
        answer, difference({"user a": ours}, {"user a": {**BEGAN, "content": "B"}}, {"user a": BEGAN})
    ) == (expected)


def test_what_is_missing_there_is_cleared() -> None:
    one = difference({"user a": {**A, "topic": "t"}}, {"user a": A})
    assert values_by(Answer(THEIRS), one) == {"topic": None}


def test_lists_can_be_united() -> None:
    assert can_unite(FieldDifference("tags", None, ["a"], None, Origin.BOTH))
    assert not can_unite(FieldDifference("topic", None, "a", None, Origin.BOTH))
