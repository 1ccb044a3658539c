from __future__ import annotations

from typing_extensions import override

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, Patch, new_change_set
from explorer.memory.errors import Refusal
from explorer.services.consolidation.proposals import Member
from explorer.services.editing import Editing
from explorer.services.word_diff import Change
from explorer.ui.maintenance.close_up import Gain, Role, close_up
from explorer.ui.maintenance.matters import Decision, Kind, Matter
from tests.ui.maintenance.review_cases import Planned, decided, key, matter


def test_the_survivor_takes_over_what_the_others_have(editing: Editing) -> None:
    cents = matter(decided(editing), "cent-0")
    seen = close_up(editing, Planned(), cents, Decision(), 2)
    assert [card.role for card in seen.cards] == [Role.STAYS, Role.GOES]
    assert seen.left == 1
    assert seen.text == cents.members[0].text
    gains = {gain.name: gain for gain in seen.gains}
    assert gains["mention_count"] == Gain("mention_count", 1, (2, 3), 6)
    assert gains["source_observation_ids"].after == ["obs-0", "obs-1", "obs-2"]
    assert all(card.similarity is None and not card.lost for card in seen.cards), "they are equal"


def test_another_survivor_loses_other_words(editing: Editing) -> None:
    worker = matter(decided(editing), "worker")
    seen = close_up(editing, Planned(), worker, Decision(), 9)
    assert [card.lost for card in seen.cards] == [(), ("Marta",)]
    assert seen.cards[1].similarity is not None
    assert {piece.change for piece in seen.cards[1].pieces} == {Change.SAME, Change.REMOVED}
    other = close_up(editing, Planned(), worker, Decision(survivor=key("worker-2")), 9)
    assert [card.role for card in other.cards] == [Role.GOES, Role.STAYS]
    assert [card.lost for card in other.cards] == [("15",), ()]


def test_a_text_of_ones_own_is_measured_against(editing: Editing) -> None:
    worker = matter(decided(editing), "worker")
    seen = close_up(editing, Planned(), worker, Decision(text="The refund worker runs every 20 minutes"), 9)
    stays, goes = seen.cards
    assert [piece.text for piece in stays.pieces if piece.change is Change.ADDED] == ["20"]
    assert stays.lost == ("15",)
    assert goes.lost == ("Marta",)
    assert seen.target is not None
    assert seen.target.id == "worker~2"


def test_session_items_and_what_goes(editing: Editing) -> None:
    decisions = decided(editing)
    short = close_up(editing, Planned(), matter(decisions, "short"), Decision(), 9)
    assert [card.role for card in short.cards] == [Role.BECOMES]
    assert {gain.name: gain.after for gain in short.gains} == {"namespace": "user", "fact_type": "preference"}
    again = close_up(editing, Planned(), matter(decisions, "again"), Decision(), 9)
    assert [card.role for card in again.cards] == [Role.STAYS, Role.HEARD]
    assert {gain.name for gain in again.gains} >= {"mention_count", "confidence"}
    sale = close_up(editing, Planned(), matter(decisions, "sale"), Decision(), 9)
    assert [gain.name for gain in sale.gains] == ["valid_until"]
    faint = close_up(editing, Planned(), matter(decisions, "faint"), Decision(), 9)
    assert [gain.name for gain in faint.gains] == ["importance"]


def test_two_that_contradict_are_marked_and_not_struck_out(editing: Editing) -> None:
    class Noting(Planned):
        @override
        def change(self, editing: Editing, accepted: object) -> None:
            return None

    texts = editing.metadata(key("worker"))["content"], editing.metadata(key("worker-2"))["content"]
    members = Member(key("worker"), texts[0]), Member(key("worker-2"), texts[1], 0.9)
    seen = close_up(editing, Noting(), Matter(Kind.CONFLICT, members), Decision(), 9)
    assert [card.similarity for card in seen.cards] == [0.9, 0.9]
    assert {piece.change for card in seen.cards for piece in card.pieces} == {Change.SAME, Change.ADDED}
    assert seen.text is None
    assert seen.gains == ()


def test_why_it_cannot_be_carried_out_is_told(editing: Editing) -> None:
    worker = matter(decided(editing), "worker")
    patch = Patch(key("worker-2"), {"superseded_by": None}, {"superseded_by": "system:deleted"})
    waiting = new_change_set(ChangeKind.EDIT, (patch,), editing.now, "ana")
    later = Editing(editing.snapshot, Ahead(editing.ahead.metadata, [waiting]), editing.now, "ana")
    seen = close_up(later, Planned(), worker, Decision(), 9)
    assert seen.refusal is not None
    assert seen.refusal.reason is Refusal.NOT_CURRENT
