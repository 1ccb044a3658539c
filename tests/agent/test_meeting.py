from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from explorer.agent.meeting import Meeting, UnknownDecision, answers_for, base_after, meet
from explorer.memory.changes import ChangeKind, Patch, new_change_set
from explorer.memory.errors import CannotCompare
from explorer.memory.keys import Key
from explorer.memory.teleport import Base, BaseInfo, BaseKind
from explorer.services.teleport.answers import Answer, Choice, ConflictStrategy
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.sides import side_of
from explorer.store.workspace import Workspace
from tests.agent.plain_vectlite import edit, make, records

ONE, TWO, THREE = Key("user", "mem_00"), Key("project:main", "mem_01"), Key("reference:main", "mem_02")
NOW = datetime(2026, 11, 30, tzinfo=UTC)


class Known:
    """The `Bases` in a list."""

    def __init__(self, *bases: Base) -> None:
        self.bases = list(bases)

    def known(self, peers: Sequence[str]) -> list[Base]:
        return self.bases

    def keep(self, base: Base) -> None:
        self.bases.append(base)


class Two:
    """Two files that began as one, and what was known of the other then."""

    def __init__(self, folder: Path) -> None:
        (folder / "there").mkdir()
        self.here, self.there = make(folder / "w.vdb", 3), make(folder / "there" / "t.vdb", 3)
        self.known = Known(self.base(BaseKind.SENT))

    def base(self, kind: BaseKind, change_id: str = "") -> Base:
        found = records(self.there)
        return Base(BaseInfo("some snapshot", kind, "2026-11-01T00:00:00+00:00", "t.vdb", len(found), change_id), found)

    def met(self, namespaces: Sequence[str] | None = None, known: Known | None = None) -> Meeting:
        here, there = (Workspace(path).scan(lambda _: None) for path in (self.here, self.there))
        return meet(here, there, (), known or self.known, namespaces, lambda _: None)


@pytest.fixture
def two(tmp_path: Path) -> Two:
    return Two(tmp_path)


def test_three_ways_where_a_base_is_known_and_two_where_none_is(two: Two) -> None:
    edit(two.there, ONE, content="Other")
    assert [row.diff for row in two.met().comparison.rows].count(DiffClass.CHANGED_THERE) == 1
    assert [row.diff for row in two.met(known=Known()).comparison.rows].count(DiffClass.CONFLICT) == 1


def test_only_some_namespaces(two: Two) -> None:
    edit(two.there, ONE, content="Other")
    met = two.met(["user"])
    assert [(row.root, row.diff) for row in met.comparison.rows] == [(ONE, DiffClass.CHANGED_THERE)]
    assert met.known is two.known.bases[0]
    for name in ("__teleport__", "__workspace__", "usr"):
        with pytest.raises(CannotCompare, match=name):
            two.met([name])


def test_what_waits_here_counts_as_written(two: Two) -> None:
    here, there = (Workspace(path).scan(lambda _: None) for path in (two.here, two.there))
    patch = Patch(ONE, {"confidence": None}, {"confidence": 0.5})
    waiting = new_change_set(ChangeKind.EDIT, (patch,), NOW, "Ana")
    met = meet(here, there, [waiting], two.known, None, lambda _: None)
    assert met.comparison.by_root[ONE].diff is DiffClass.CHANGED_HERE


def test_decisions_come_before_the_strategy(two: Two) -> None:
    for key in (ONE, TWO):
        edit(two.here, key, content="Here", updated_at="2026-11-02T00:00:00Z")
        edit(two.there, key, content="There", updated_at="2026-11-03T00:00:00Z")
    comparison = two.met().comparison
    assert answers_for(comparison, None, {}) == {}
    assert answers_for(comparison, ConflictStrategy.NEWER_WINS, {str(ONE): Choice.MINE}) == {
        ONE: Answer(Choice.MINE),
        TWO: Answer(Choice.THEIRS),
    }
    with pytest.raises(UnknownDecision, match="cannot be chosen"):
        answers_for(comparison, None, {THREE: Choice.BOTH})
    with pytest.raises(UnknownDecision, match="no memory"):
        answers_for(comparison, None, {"user/none": Choice.MINE})


def test_each_sides_changes_can_be_chosen_where_nothing_is_disputed(two: Two) -> None:
    edit(two.here, ONE, confidence=0.5)
    edit(two.there, ONE, importance=0.5)
    edit(two.here, TWO, content="Here")
    edit(two.there, TWO, content="There")
    comparison = two.met().comparison
    assert answers_for(comparison, None, {ONE: Choice.EACH}) == {ONE: Answer(Choice.EACH)}
    with pytest.raises(UnknownDecision):
        answers_for(comparison, None, {TWO: Choice.EACH})


def test_the_next_base_keeps_what_was_not_compared(two: Two) -> None:
    for key in (ONE, TWO):
        edit(two.there, key, content="Other")
    met = two.met(["user"])
    change = new_change_set(
        ChangeKind.MERGE, (Patch(ONE, {"content": None}, {"content": "Other"}),), NOW, "Ana", "t.vdb"
    )
    base = base_after(met, {}, change, NOW)
    assert base is not None
    assert (base.info.peer, base.info.change_id, base.info.records) == (f"path:{two.there.resolve()}", change.id, 3)
    assert base.records[ONE]["content"] == "Other"
    assert base.records[TWO]["content"] == "What agent A knows, number 1"


def test_a_merge_of_nothing_holds_as_long_as_the_one_before(two: Two) -> None:
    assert base_after(two.met(), {}, None, NOW) is None
    edit(two.here, ONE, content="Here")
    edit(two.there, ONE, content="There")
    mine = {ONE: Answer(Choice.MINE)}
    after_sent = base_after(two.met(), mine, None, NOW)
    assert after_sent is not None
    assert (after_sent.info.kind, after_sent.info.change_id) == (BaseKind.MERGED, "")
    edit(two.there, ONE, content="There again")
    merged = Known(Base(BaseInfo("some snapshot", BaseKind.MERGED, "2026", "t.vdb", 3, "x"), after_sent.records))
    after_merge = base_after(two.met(known=merged), mine, None, NOW)
    assert after_merge is not None
    assert after_merge.info.change_id == "x"
    there = side_of(Workspace(two.there).scan(lambda _: None), lambda _: None)
    assert all(there.has(key, metadata) for key, metadata in after_merge.records.items())
