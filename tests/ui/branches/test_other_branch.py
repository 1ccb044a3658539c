from __future__ import annotations

from datetime import UTC, datetime

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, Import, new_change_set
from explorer.memory.keys import Key
from explorer.memory.teleport import Base
from explorer.services.branches.merging import peer_name
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.services.teleport.classify import DiffClass
from explorer.store.snapshot import FileSnapshot
from explorer.ui.branches.other_branch import learn_branch
from explorer.ui.teleport.encounter import meet
from tests.ui.conftest import AUTH, MAIN

NOW = datetime(2026, 11, 30, tzinfo=UTC)
WAITING = new_change_set(ChangeKind.COPY, (Import(Key(AUTH, "w"), {"content": "It waits"}),), NOW, "ana")


class Known:
    """Bases that know one state."""

    def __init__(self, base: Base | None = None) -> None:
        self.base = base
        self.asked: list[str] = []

    def known(self, peers: list[str]) -> list[Base]:
        self.asked += peers
        return [] if self.base is None else [self.base]

    def keep(self, base: Base) -> None:
        self.base = base


def test_two_branches_meet_with_what_waits_and_are_known_afterwards(snapshot: FileSnapshot) -> None:
    ahead = Ahead(reader(snapshot), [WAITING])
    bases = Known()
    encounter = meet(snapshot, ahead, learn_branch(snapshot, ahead, "feature/auth", "main", bases), lambda _: None)  # type: ignore[arg-type]
    assert bases.asked == [peer_name("feature/auth", "main")]
    other = encounter.other
    assert other.names == ("main", "feature/auth")
    assert encounter.obstacles == ()
    assert {row.root.id for row in encounter.listed[DiffClass.NEW_THERE]} == {"auth-1", "auth-2", "w"}
    editing = Editing(snapshot, ahead, NOW, "ana")
    merge = other.merged(editing, encounter.comparison, {})
    assert merge.tally.imported == 3
    base = other.known_after(encounter.comparison, {}, merge.change, NOW)
    assert base is not None
    assert Key(MAIN, "auth-1") in base.records
    again = learn_branch(snapshot, ahead, "feature/auth", "main", Known(base))  # type: ignore[arg-type]
    assert again.base is base
    assert meet(snapshot, ahead, again, lambda _: None, with_base=False).comparison.base is None
    assert learn_branch(snapshot, ahead, "feature/auth", "main", None).base is None


def test_of_a_newer_state_both_branches_are_read_anew(snapshot: FileSnapshot) -> None:
    before = learn_branch(snapshot, Ahead(reader(snapshot)), "feature/auth", "main", None)
    encounter = meet(snapshot, Ahead(reader(snapshot), [WAITING]), before, lambda _: None)
    assert encounter.comparison.there.newest(Key(MAIN, "w")) is not None
    assert encounter.other is not before
