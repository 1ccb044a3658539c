from __future__ import annotations

from explorer.memory.changes import Insert, Patch
from explorer.memory.decode import decode_fact
from explorer.memory.keys import Key
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.learning.recording import Recorded, given_way, recorded
from explorer.services.learning.rivals import Fate, Rival, Verdict, Why
from tests.services.learning.known import PG14, PG16, Known
from tests.services.raw_snapshot import MAIN, NOW_TEXT

NEW = decode_fact(Key(MAIN, "new"), {"content": PG14})
OPEN_WITH_C = {"kind": "contradiction", "a": f"{MAIN}/known", "b": f"{MAIN}/c", "state": "open"}
KNOWN = Known(
    {
        f"{MAIN} known": {"content": PG16},
        f"{MAIN} c": {"content": "The database is PostgreSQL 15"},
        "__conflicts__ k": OPEN_WITH_C,
    }
)


def of(fate: Fate, why: Why | None = None, similarity: float | None = 0.965) -> Recorded:
    editing = KNOWN.editing
    rival = Rival(editing.fact(Key(MAIN, "known")), ConflictKind.CONTRADICTION, similarity)
    return recorded(editing, NEW, [Verdict(rival, fate, why)])


def test_an_open_conflict_is_noted() -> None:
    found = of(Fate.OPEN, Why.ASKED)
    (insert,) = found.operations
    assert isinstance(insert, Insert)
    assert (insert.changes["state"], insert.changes["similarity"]) == ("open", 0.965)
    assert (insert.changes["a"], insert.changes["b"]) == (f"{MAIN}/known", f"{MAIN}/new")
    assert found.conflicts[0].conflict == insert.key
    assert found.superseded == ()
    (without,) = of(Fate.OPEN, Why.NO_VECTOR, None).operations
    assert isinstance(without, Insert)
    assert "similarity" not in without.changes


def test_what_gives_way_ends_with_its_conflicts() -> None:
    found = of(Fate.SUPERSEDED)
    conflict, end, settled = found.operations
    assert isinstance(conflict, Insert)
    assert (conflict.changes["state"], conflict.changes["winner"]) == ("resolved", f"{MAIN}/new")
    assert (conflict.changes["resolved_by"], conflict.changes["resolved_at"]) == ("ana", NOW_TEXT)
    assert isinstance(end, Patch)
    assert (end.key.id, end.after["superseded_by"], end.before["content"]) == ("known", "new", PG16)
    assert isinstance(settled, Patch)
    assert (settled.key.id, settled.after["winner"]) == ("k", f"{MAIN}/c")
    assert found.superseded == (Key(MAIN, "known"),)


def test_who_gives_way_itself_leaves_the_others_alone() -> None:
    (conflict,) = of(Fate.OUTVOTED).operations
    assert isinstance(conflict, Insert)
    assert (conflict.changes["state"], conflict.changes["winner"]) == ("resolved", f"{MAIN}/known")
    assert of(Fate.OPEN, Why.NEW_IS_OUT).operations == ()


def test_the_reason_stands_beside_what_went_and_other_namespaces_are_named_whole() -> None:
    end, _ = given_way(KNOWN.editing, [Key(MAIN, "known")], Key("user", "new"), "moved")
    assert isinstance(end, Patch)
    assert (end.after["superseded_by"], end.after["superseded_reason"]) == ("user/new", "moved")
