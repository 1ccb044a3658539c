from __future__ import annotations

import pytest

from explorer.services.teleport.alike import Scope
from explorer.services.teleport.answers import Answer, Choice, ConflictStrategy
from explorer.services.teleport.classify import DiffClass
from explorer.store.workspace import Workspace
from explorer.ui.teleport.diff_words import CHIPS
from explorer.ui.teleport.encounter import Encounter, meet
from explorer.ui.teleport.review import LEFT_OUT, Review, is_complete, with_field
from tests.ui.conftest import Agent, ago
from tests.ui.teleport.compare_cases import CONFLICTS, FIGURES, GONE, TEXTS, Pair, row_of, say
from tests.ui.teleport.pane_cases import conflict


def reread(pair: Pair, encounter: Encounter) -> Encounter:
    """The workspace as it is now, compared with the same incoming file."""
    return meet(Workspace(pair.here).scan(lambda _: None), None, encounter.other, lambda _: None)


def test_at_first_nothing_is_decided_but_what_happens_by_itself(review: Review, encounter: Encounter) -> None:
    assert len(review.conflicts) == len(review.unsolved) == CONFLICTS
    assert review.answers == {}
    assert review.decided == 0
    assert not review.can_undo
    assert review.answer(row_of(encounter, "c0")) is None
    assert review.answer(row_of(encounter, "n0")) == Answer(Choice.THEIRS)


def test_the_same_for_the_others_is_one_step(review: Review, encounter: Encounter) -> None:
    changes: list[int] = []
    review.changed.connect(lambda: changes.append(1))
    row = row_of(encounter, "c0")
    reaches = review.reaches(row)
    assert [(each.scope, len(each.rows)) for each in reaches] == [
        (Scope.THIS, 0),
        (Scope.SAME_DOMAIN, TEXTS // 2 - 1),
        (Scope.SAME_KIND, TEXTS - 1),
        (Scope.ALL, CONFLICTS - 1),
    ]
    assert review.choose([row, *reaches[2].rows], Choice.THEIRS) == TEXTS
    assert len(review.unsolved) == FIGURES + GONE
    assert changes == [1]
    review.undo()
    assert len(review.unsolved) == CONFLICTS
    assert not review.can_undo
    assert changes == [1, 1]


def test_a_choice_that_a_row_does_not_have_is_not_made_for_it(review: Review, encounter: Encounter) -> None:
    assert review.choose(review.conflicts, Choice.BOTH) == CONFLICTS - GONE
    assert {row.root.id for row in review.unsolved} == {"e0", "e1"}
    assert review.choose([row_of(encounter, "o0")], Choice.THEIRS) == 0


def test_a_decision_can_be_taken_away_and_the_same_twice_is_one_step(review: Review, encounter: Encounter) -> None:
    row = row_of(encounter, "c0")
    review.choose([row], Choice.MINE)
    review.choose([row], Choice.MINE)
    review.decide([row], None)
    assert review.answer(row) is None
    review.undo()
    review.undo()
    assert review.decided == 0
    review.undo()
    assert not review.can_undo


@pytest.mark.parametrize(
    ("strategy", "choice", "left"),
    [
        (ConflictStrategy.LOCAL_WINS, Choice.MINE, 0),
        (ConflictStrategy.REMOTE_WINS, Choice.THEIRS, 0),
        (ConflictStrategy.NEWER_WINS, Choice.THEIRS, 2),
        (ConflictStrategy.KEEP_BOTH, Choice.BOTH, 0),
    ],
)
def test_a_strategy_decides_the_rest_as_one_step(
    review: Review, encounter: Encounter, strategy: ConflictStrategy, choice: Choice, left: int
) -> None:
    mine = row_of(encounter, "c5")
    review.decide([mine], LEFT_OUT)
    assert review.resolve(strategy) == left
    assert len(review.unsolved) == left
    assert review.answer(mine) == LEFT_OUT
    assert review.answer(row_of(encounter, "c0")) == Answer(choice)
    review.undo()
    assert len(review.unsolved) == CONFLICTS - 1


def test_where_one_side_deleted_it_keep_both_keeps_what_there_is(review: Review, encounter: Encounter) -> None:
    review.resolve(ConflictStrategy.KEEP_BOTH)
    assert review.answer(row_of(encounter, "e0")) == Answer(Choice.MINE)
    assert review.answer(row_of(encounter, "e1")) == Answer(Choice.THEIRS)


def test_conflicts_can_be_left_out_and_a_row_taken_in_again(review: Review, encounter: Encounter) -> None:
    review.leave_conflicts_out()
    assert review.unsolved == []
    row, new = row_of(encounter, "c0"), row_of(encounter, "n0")
    review.toggle(row)
    assert review.unsolved == [row]
    review.toggle(new)
    assert review.answer(new) == LEFT_OUT
    review.toggle(new)
    assert review.answer(new) == Answer(Choice.THEIRS)


def test_field_by_field_a_row_is_decided_with_the_last_one() -> None:
    row = conflict().row
    assert set(row.disputed) == {"content", "confidence", "tags"}
    answer = with_field(None, "content", Choice.MINE)
    answer = with_field(answer, "confidence", Choice.THEIRS)
    assert not is_complete(row, answer)
    assert is_complete(row, with_field(answer, "tags", Choice.BOTH))
    assert with_field(LEFT_OUT, "tags", Choice.MINE).choice is Choice.EACH
    assert with_field(Answer(Choice.MINE), "tags", Choice.THEIRS).choice is Choice.MINE


def test_what_only_one_side_has_is_decided_as_a_whole(review: Review, encounter: Encounter) -> None:
    row = row_of(encounter, "e1")
    review.decide_field(row, "content", Choice.THEIRS)
    assert review.answer(row) == Answer(Choice.THEIRS)
    review.edit(row, "content", "Something else")
    assert review.answer(row) == Answer(Choice.EDITED, edited={"content": "Something else"})


def test_a_text_of_ones_own_is_an_answer(review: Review, encounter: Encounter) -> None:
    row = row_of(encounter, "c0")
    review.edit(row, "content", "Both are wrong")
    answer = review.answer(row)
    assert answer is not None
    assert answer.fields == {"content": Choice.EDITED}
    assert answer.edited == {"content": "Both are wrong"}


def test_a_newer_comparison_keeps_the_decisions_about_what_is_still_the_same(
    review: Review, encounter: Encounter, pair: Pair
) -> None:
    review.choose(review.conflicts[:4], Choice.THEIRS)
    review.toggle(row_of(encounter, "n0"))
    agent = Agent(pair.here)
    say(agent, "c1", "Changed once more", updated_at=ago(0))
    agent.close()
    seen: list[int] = []
    review.renewed.connect(lambda: seen.append(len(review.unsolved)))
    assert review.renew(reread(pair, encounter)) == 1
    assert seen == [CONFLICTS - 3]
    assert review.answer(row_of(review.encounter, "c0")) == Answer(Choice.THEIRS)
    assert review.answer(row_of(review.encounter, "c1")) is None
    review.undo()
    review.undo()
    assert review.decided == 0, "what stayed can be taken back still"
    assert not review.can_undo


def test_rows_are_in_the_order_of_the_chips(encounter: Encounter) -> None:
    rows = [row for diff in CHIPS for row in encounter.listed.get(diff, ())]
    assert len(rows) == len(encounter.comparison.rows)
    assert [row.diff for row in rows[:CONFLICTS]] == [DiffClass.CONFLICT] * (TEXTS + FIGURES) + [
        DiffClass.EDIT_DELETE
    ] * GONE
    assert rows[CONFLICTS].diff is DiffClass.NEW_THERE
    assert rows[-1].diff is DiffClass.SAME
