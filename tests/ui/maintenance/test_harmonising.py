from __future__ import annotations

from explorer.memory.ahead import Ahead
from explorer.services.editing import Editing
from explorer.ui.maintenance.harmonising import Harmonising
from explorer.ui.maintenance.matters import Answered, Decision, Kind


def test_what_is_noted_is_not_asked_about_again(editing: Editing) -> None:
    purpose = Harmonising()
    found = purpose.find(editing, "main", lambda _: None)
    assert [each.kind for each in found.matters] == [Kind.NEW_BELIEF]
    assert found.without_agent > 0
    (belief,) = found.matters
    assert belief.survivor is not None
    assert len(belief.members) == 3
    change = purpose.change(editing, [Answered(belief, Decision())])
    assert change is not None
    assert [operation.key for operation in change.operations] == [belief.survivor]
    later = Editing(editing.snapshot, Ahead(editing.ahead.metadata, [change]), editing.now, "ana")
    again = purpose.find(later, "main", lambda _: None)
    (standing,) = again.matters
    assert (standing.kind, standing.survivor, standing.members) == (Kind.STANDING, belief.survivor, belief.members)
    assert again.standing == 0
    assert purpose.lost("version 14", "version") != ()
