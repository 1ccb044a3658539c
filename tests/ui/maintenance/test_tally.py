from __future__ import annotations

import pytest

from explorer.memory.changes import ChangeKind, Insert, Patch, Tombstone, new_change_set
from explorer.memory.keys import Key
from explorer.services.editing import Editing
from explorer.ui.maintenance.matters import Verdict
from explorer.ui.maintenance.tally import Tally, tally_of
from tests.ui.conftest import NOW
from tests.ui.maintenance.review_cases import Planned, decided, matter


@pytest.mark.parametrize(
    ("accepted", "text", "tally"),
    [
        (["cent-0", "flag-0", "worker"], None, Tally(merged=7, into=3)),
        (["cent-0"], "another text", Tally(merged=3, into=1)),
        (["short"], None, Tally(promoted=1)),
        (["again"], None, Tally(heard=1)),
        (["again", "flag-0"], None, Tally(merged=2, into=1, heard=1)),
        (["again"], "another text", Tally(promoted=1)),
        (["sale", "faint", "doubt"], None, Tally(deleted=3)),
    ],
)
def test_what_consolidating_writes(editing: Editing, accepted: list[str], text: str | None, tally: Tally) -> None:
    decisions = decided(editing)
    decisions.decide([matter(decisions, each) for each in accepted], Verdict.ACCEPT)
    if text is not None:
        decisions.write(matter(decisions, accepted[0]), text)
    change = Planned().change(editing, decisions.accepted)
    assert change is not None
    assert tally_of(change) == tally


def test_what_harmonising_writes() -> None:
    def patch(kind: type[Patch], key: Key, **after: object) -> Patch:
        return kind(key, dict.fromkeys(after), after)

    operations = (
        Insert(Key("__beliefs__", "new"), {"content": "x"}),
        patch(Patch, Key("__beliefs__", "changed"), confidence=0.9),
        patch(Tombstone, Key("__beliefs__", "gone"), deleted_at="now"),
        Insert(Key("__conflicts__", "new"), {"state": "open"}),
        patch(Patch, Key("__conflicts__", "again"), state="open"),
        patch(Patch, Key("__conflicts__", "settled"), state="resolved"),
    )
    change = new_change_set(ChangeKind.HARMONISE, operations, NOW, "ana")
    assert tally_of(change) == Tally(settled=1, new_beliefs=1, changed_beliefs=1, lapsed_beliefs=1, conflicts=2)
