from __future__ import annotations

from datetime import timedelta

import pytest

from explorer.memory.keys import Key
from explorer.services.purge_candidates import Candidates, Kept, PurgeReason
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, NOW, RawSnapshot, editing_of, key_of

OLD, RECENT = "2026-01-01T00:00:00+00:00", "2026-11-29T00:00:00Z"
GONE = {"content": "", "superseded_by": "system:deleted", "deleted_at": OLD, "updated_at": OLD}


def judged(records: Records) -> Candidates:
    editing = editing_of(RawSnapshot(records))
    found = Candidates(editing, NOW - timedelta(days=90), map(key_of, records))
    found.judge(lambda _: None)
    return found


def names(found: Candidates) -> dict[str, PurgeReason]:
    return {key.id: reason for key, reason in found.reasons.items()}


SUPERSEDED, DELETED, UNDONE = PurgeReason.SUPERSEDED, PurgeReason.DELETED, PurgeReason.UNDONE


@pytest.mark.parametrize(
    ("metadata", "reason", "kept"),
    [
        ({"content": "a"}, None, None),
        ({"content": "a", "updated_at": OLD}, None, None),
        ({"content": "a", "valid_until": OLD, "updated_at": OLD}, None, None),
        (GONE, DELETED, None),
        ({**GONE, "deleted_at": 1767225600, "updated_at": None}, DELETED, None),
        ({**GONE, "deleted_at": RECENT}, None, None),
        ({**GONE, "updated_at": RECENT}, None, None),
        ({**GONE, "superseded_by": None}, DELETED, None),
        ({"content": "a", "superseded_by": "system:decayed", "updated_at": OLD}, DELETED, None),
        ({"content": "a", "superseded_by": "system:undone", "updated_at": OLD}, UNDONE, None),
        ({"content": "a", "superseded_by": "system:undone"}, None, Kept.UNDATED),
        ({"content": "a", "superseded_by": "system:undone", "updated_at": "yesterday"}, None, Kept.UNDATED),
        ({"content": "a", "superseded_by": "other", "updated_at": OLD}, SUPERSEDED, None),
        ({"content": "a", "superseded_by": f"{MAIN}/other", "updated_at": OLD}, SUPERSEDED, None),
        ({"content": "a", "superseded_by": "other", "updated_at": RECENT}, None, None),
        ({"content": "a", "superseded_by": "new", "updated_at": OLD}, None, None),
        ({"content": "a", "superseded_by": "missing", "updated_at": OLD}, None, Kept.BROKEN),
        ({"content": "a", "superseded_by": "a", "updated_at": OLD}, None, Kept.BROKEN),
        ({**GONE, "pinned": True}, None, Kept.PINNED),
        ({**GONE, "confidence": "high"}, None, Kept.ODD),
    ],
)
def test_what_may_go(metadata: dict[str, object], reason: PurgeReason | None, kept: Kept | None) -> None:
    found = judged(
        {
            f"{MAIN} a": metadata,
            f"{MAIN} other": {"content": "o"},
            # Made yesterday: it cannot have taken anything's place before.
            f"{MAIN} new": {"content": "n", "created_at": RECENT},
        }
    )
    assert found.reasons == ({} if reason is None else {Key(MAIN, "a"): reason})
    assert found.kept == ({} if kept is None else {Key(MAIN, "a"): kept})


def revision(number: int, later: str | None, at: str = OLD) -> dict[str, object]:
    own = {"revision_of": "a"} if number > 1 else {}
    return {"content": f"text {number}", "superseded_by": later, "updated_at": at, **own}


def history(*ages: str) -> Records:
    """A fact of so many texts; the last is current."""
    ids = ["a", *(f"a~{number}" for number in range(2, len(ages) + 1))]
    later = [*ids[1:], None]
    return {f"{MAIN} {ids[n]}": revision(n + 1, later[n], age) for n, age in enumerate(ages)}


def test_of_a_history_the_oldest_texts_go() -> None:
    assert [*names(judged(history(OLD, OLD, RECENT, OLD)))] == ["a", "a~2"]
    assert [*names(judged(history(OLD, OLD)))] == ["a"]


def test_a_middle_never_goes_alone() -> None:
    found = judged(history(RECENT, OLD, OLD, OLD))
    assert found.reasons == {}
    assert found.kept == {Key(MAIN, "a~2"): Kept.NEEDED, Key(MAIN, "a~3"): Kept.NEEDED}


def test_a_pinned_memory_keeps_all_its_texts() -> None:
    records = history(OLD, OLD, OLD)
    records[f"{MAIN} a~3"]["pinned"] = True
    assert judged(records).reasons == {}


def test_a_deleted_memory_goes_with_all_its_texts() -> None:
    records = history(OLD, OLD)
    records[f"{MAIN} a~2"] |= GONE
    assert names(judged(records)) == {"a": SUPERSEDED, "a~2": DELETED}


def test_but_not_before_they_all_may() -> None:
    records = history(RECENT, OLD)
    records[f"{MAIN} a~2"] |= GONE
    found = judged(records)
    assert found.reasons == {}
    assert found.kept == {Key(MAIN, "a~2"): Kept.NEEDED}


def test_memories_that_replaced_each_other_go_in_order() -> None:
    records: Records = {
        f"{MAIN} a": {"content": "a", "superseded_by": "b", "updated_at": OLD},
        f"{MAIN} b": {"content": "b", "superseded_by": "c", "updated_at": OLD},
        f"{MAIN} c": {"content": "c"},
    }
    assert names(judged(records)) == {"a": SUPERSEDED, "b": SUPERSEDED}
    records[f"{MAIN} a"]["pinned"] = True
    assert names(judged(records)) == {}


def test_a_circle_is_left_to_be_repaired() -> None:
    found = judged(
        {
            f"{MAIN} a": {"content": "a", "superseded_by": "b", "updated_at": OLD},
            f"{MAIN} b": {"content": "b", "superseded_by": "a", "updated_at": OLD},
        }
    )
    assert found.reasons == {}
    assert {*found.kept.values()} == {Kept.BROKEN}


def test_records_of_the_system_have_histories_too_and_unknown_ones_are_left_alone() -> None:
    found = judged(
        {
            "__policies__ p": {"content": "P", "superseded_by": "p~2", "updated_at": OLD},
            "__policies__ p~2": {"content": "P2", "revision_of": "p"},
            "__grants__ g": {"role": "coder", "superseded_by": "system:undone", "updated_at": OLD},
            "__workspace__ w": {"name": "x", "superseded_by": "system:undone", "updated_at": OLD},
        }
    )
    assert names(found) == {"p": SUPERSEDED, "g": UNDONE, "w": UNDONE}


def test_where_what_is_current_stands_for_what_was() -> None:
    records = history(OLD, OLD, OLD)
    records[f"{MAIN} b"] = {"content": "b", "superseded_by": "a~2", "updated_at": OLD}
    found = judged(records)
    newest = Key(MAIN, "a~3")
    assert found.heir(Key(MAIN, "a"), in_lineage=True) == newest
    assert found.heir(Key(MAIN, "b"), in_lineage=False) == newest
    assert found.heir(Key(MAIN, "b"), in_lineage=True) is None
    assert found.heir(newest, in_lineage=False) is None


def test_what_is_held_holds_what_took_its_place() -> None:
    found = judged(history(OLD, OLD, OLD, OLD))
    found.hold(Key(MAIN, "a~2"))
    assert [*names(found)] == ["a"]
    assert found.kept == {Key(MAIN, "a~2"): Kept.NEEDED, Key(MAIN, "a~3"): Kept.NEEDED}


def test_the_first_text_stays_while_an_undone_one_leads_to_it() -> None:
    records = history(OLD, OLD)
    records[f"{MAIN} a~3"] = {**revision(3, "system:undone", RECENT)}
    found = judged(records)
    assert found.reasons == {}
    assert found.kept == {Key(MAIN, "a"): Kept.NEEDED}
    records[f"{MAIN} a~3"]["updated_at"] = OLD
    assert names(judged(records)) == {"a": SUPERSEDED, "a~3": UNDONE}
