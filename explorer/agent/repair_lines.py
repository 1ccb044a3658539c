"""Repairs as text for people and as JSON for programs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from explorer.agent.answers import check_lines, counted, plain, shortened
from explorer.agent.renewing import Renewal
from explorer.agent.repairing import Repaired
from explorer.agent.teleport_lines import written_line
from explorer.memory.examination import Examination
from explorer.services.repairs.repair import Mend, Repair, RepairKind

_LONGEST = 60
_KINDS = {
    RepairKind.FIELDS: "Fields of a wrong type",
    RepairKind.TIMES: "Times that cannot be read",
    RepairKind.RINGS: "Records in a ring",
    RepairKind.REFERENCES: "References to records that are not there",
    RepairKind.EXPIRED: "Expired facts",
    RepairKind.HASHES: "Hashes of another text",
    RepairKind.VECTORS: "Vectors that are none",
}
_MENDS = {
    Mend.CONVERTED: "written as its type has it",
    Mend.CLEARED: "left empty, the old value is kept beside it",
    Mend.REOPENED: "current again",
    Mend.DELETED: "deleted",
    Mend.FOLLOWED: "names the text that is there",
    Mend.DROPPED: "what is not there is taken out",
    Mend.SETTLED: "the conflict is closed",
    Mend.RENEWED: "the text as it stands counts",
    Mend.MARKED: "to be renewed",
}


def repair_lines(answer: Repaired) -> Iterator[str]:
    """The examination, then each repair with what stands before and after it."""
    yield from check_lines(answer.examination)
    if not answer.repairs:
        yield "There is nothing of these kinds to repair."
        return
    for kind in answer.kinds:
        of_kind = [each for each in answer.repairs if each.kind is kind]
        if of_kind:
            yield f"{_KINDS[kind]}: {counted(len(of_kind), 'repair')}"
            yield from shortened([f"  {each.key}: {_told(each)}" for each in of_kind])
    if answer.stale:
        yield f"{_waiting(answer.stale)}: --renew-vectors makes them."
    if answer.dry_run:
        yield "Nothing was written: this was a preview. --apply does it."
    else:
        yield written_line(answer.examination.path, answer.change_id, dry_run=False)


def renewal_lines(renewal: Renewal) -> Iterator[str]:
    """Which vectors were renewed, or would be, and what that costs."""
    if not renewal.keys:
        yield "No memory waits for a new vector."
        return
    if not renewal.dry_run:
        yield f"{counted(len(renewal.keys), 'vector')} renewed."
        return
    yield f"{_waiting(len(renewal.keys))}:"
    yield from shortened([f"  {key}" for key in renewal.keys])
    yield (
        f"Renewing keeps agents from writing for about {renewal.seconds:.0f} s and cannot be undone. "
        "Nothing was renewed: this was a preview. --apply does it."
    )


def renewal_document(renewal: Renewal) -> dict[str, object]:
    """The same as one document."""
    document = plain(renewal)
    assert isinstance(document, dict)
    return document


def check_document(examination: Examination) -> dict[str, object]:
    """An examination as one document."""
    document = plain(examination)
    assert isinstance(document, dict)
    return document | {"sound": examination.is_sound}


def repair_document(answer: Repaired) -> dict[str, object]:
    """The same with the repairs, and how many there are of each kind."""
    counts = Counter(each.kind for each in answer.repairs)
    return check_document(answer.examination) | {
        "repairs": plain(answer.repairs),
        "repair_counts": {kind.value: counts[kind] for kind in answer.kinds},
        "dry_run": answer.dry_run,
        "change_id": answer.change_id,
        "waiting_for_vectors": answer.stale,
    }


def _waiting(count: int) -> str:
    return f"{counted(count, 'memory waits', 'memories wait')} for a new vector"


def _told(repair: Repair) -> str:
    changes = "; ".join(
        f"{name} {_shown(before)} → {_shown(after)}" for name, before, after in repair.changes if name != "updated_at"
    )
    return f"{changes} ({_MENDS[repair.mend]})" if changes else f"{repair.field} ({_MENDS[repair.mend]})"


def _shown(value: object) -> str:
    if value is None:
        return "nothing"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
