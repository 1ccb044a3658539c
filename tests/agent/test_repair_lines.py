from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

from explorer.agent.renewing import Renewal
from explorer.agent.repair_lines import check_document, renewal_document, renewal_lines, repair_document, repair_lines
from explorer.agent.repairing import Repaired
from explorer.memory.examination import Examination, FileKind
from explorer.memory.health import FileFacts
from explorer.memory.keys import Key
from explorer.services.repairs.repair import Mend, Repair, RepairKind

FILE = FileFacts(Path("w.vdb"), 7, 3, "cosine", 1, 0, datetime(2026, 1, 1, tzinfo=UTC), True)
FOUND = Examination(Path("w.vdb"), FileKind.WORKSPACE, "Yes.", file=FILE)
KEY = Key("user", "a")
CONVERTED = Repair(
    RepairKind.FIELDS,
    KEY,
    "confidence",
    Mend.CONVERTED,
    {"confidence": "0.8", "updated_at": None},
    {"confidence": 0.8, "updated_at": "2026-11-30"},
)
CLEARED = Repair(
    RepairKind.TIMES,
    KEY,
    "created_at",
    Mend.CLEARED,
    {"unreadable_created_at": None, "created_at": float("nan")},
    {"unreadable_created_at": "é" * 90, "created_at": None},
)


def answer(*repairs: Repair, dry_run: bool = True, stale: int = 0) -> Repaired:
    return Repaired(FOUND, tuple(RepairKind), dry_run, "" if dry_run else "c1", repairs, stale)


def test_each_repair_with_what_stands_before_and_after() -> None:
    assert list(repair_lines(answer(CONVERTED, CLEARED, stale=2)))[2:] == [
        "Fields of a wrong type: 1 repair",
        '  user/a: confidence "0.8" → 0.8 (written as its type has it)',
        "Times that cannot be read: 1 repair",
        f'  user/a: unreadable_created_at nothing → "{"é" * 58}… (left empty, the old value is kept beside it)',
        "2 memories wait for a new vector: --renew-vectors makes them.",
        "Nothing was written: this was a preview. --apply does it.",
    ]


def test_what_was_written_can_be_taken_back() -> None:
    assert "press Ctrl+Z" in list(repair_lines(answer(CONVERTED, dry_run=False)))[-1]
    assert list(repair_lines(answer()))[-1] == "There is nothing of these kinds to repair."


def test_vectors_that_are_renewed_and_what_that_costs() -> None:
    told = list(renewal_lines(Renewal((KEY,), 20.4, True, "")))
    assert told[:2] == ["1 memory waits for a new vector:", "  user/a"]
    assert "for about 20 s and cannot be undone" in told[2]
    assert list(renewal_lines(Renewal((KEY,), 20.4, False, "c1"))) == ["1 vector renewed."]
    assert list(renewal_lines(Renewal((), 0.0, False, ""))) == ["No memory waits for a new vector."]
    document = renewal_document(Renewal((KEY,), 0.5, False, "c1"))
    assert document == {"keys": ["user/a"], "seconds": 0.5, "dry_run": False, "change_id": "c1"}


def test_one_document() -> None:
    assert "repairs" not in check_document(FOUND)
    document = repair_document(answer(CONVERTED, CLEARED))
    assert json.loads(json.dumps(document)) == document
    assert document["repair_counts"] == {kind.value: kind.value in ("fields", "times") for kind in RepairKind}
    assert (document["sound"], document["dry_run"], document["change_id"]) == (True, True, "")
    repairs = document["repairs"]
    assert isinstance(repairs, list)
    assert repairs[0]["key"] == "user/a"
    assert repairs[0]["after"] == {"confidence": 0.8, "updated_at": "2026-11-30"}
