from __future__ import annotations

from explorer.services.editing import Editing
from explorer.ui.maintenance.consolidating import Consolidating, accepted_of
from explorer.ui.maintenance.matters import KINDS, Answered, Decision, Task
from tests.ui.maintenance.review_cases import decided, key, matter


def test_the_real_rules_are_asked(editing: Editing) -> None:
    shares: list[float] = []
    purpose = Consolidating()
    found = purpose.find(editing, "main", shares.append)
    ids = {each.members[0].key.id: each for each in found.matters}
    assert ids.keys() >= {"cent-0", "flag-0", "short", "again", "sale", "faint", "doubt"}
    order = list(KINDS[Task.CONSOLIDATE])
    places = [order.index(each.kind) for each in found.matters]
    assert places == sorted(places)
    assert found.looked_at == 10
    assert shares
    assert max(shares) <= 1
    change = purpose.change(editing, [Answered(ids["cent-0"], Decision())])
    assert change is not None
    assert {operation.key.id for operation in change.operations} == {"cent-0", "cent-1", "cent-2"}
    assert "15" in " ".join(purpose.lost("It runs every 15 minutes", "It runs"))


def test_what_a_person_said_is_handed_on(editing: Editing) -> None:
    worker = matter(decided(editing), "worker")
    said = accepted_of(Answered(worker, Decision(survivor=key("worker-2"), text="mine")))
    assert said.proposal is worker.found
    assert (said.survivor, said.text) == (key("worker-2"), "mine")
