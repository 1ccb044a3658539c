"""Repairs as text for people and as JSON for programs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from explorer.agent.answers import check_lines, counted, plain, shortened
from explorer.agent.repairing import Repaired
from explorer.agent.teleport_lines import written_line
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
        yield (
            f"{counted(answer.stale, 'memory waits', 'memories wait')} for a new vector: "
            "renew vectors in Memory Explorer."
        )
    if answer.dry_run:
        yield "Nothing was written: this was a preview. --apply does it."
    else:
        yield written_line(answer.examination.path, answer.change_id, dry_run=False)


def repair_document(answer: Repaired) -> dict[str, object]:
    """The examination's document, with the repairs and how many there are of each kind."""
    document = plain(answer.examination)
    assert isinstance(document, dict)
    counts = Counter(each.kind for each in answer.repairs)
    return document | {
        "sound": answer.examination.is_sound,
        "repairs": plain(answer.repairs),
        "repair_counts": {kind.value: counts[kind] for kind in answer.kinds},
        "dry_run": answer.dry_run,
        "change_id": answer.change_id,
        "waiting_for_vectors": answer.stale,
    }


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
