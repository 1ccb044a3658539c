"""The vector of a message that is to activate skills, and why there is none where there is none."""

from __future__ import annotations

from collections.abc import Sequence

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.protocols import Embedder, Report, Snapshot
from explorer.services.recall.results import Silence
from explorer.services.skills.activation import IndexedSkill, Vector
from explorer.services.stale_vectors import other_model


def message_vector(
    snapshot: Snapshot, embedder: Embedder | None, skills: Sequence[IndexedSkill], message: str, report: Report
) -> tuple[Vector | None, Silence | None]:
    """The unit vector of `message`, shape (dimension,), or why there is none.

    Neither where there is nothing to compare: no text, no skills. A model that is missing, damaged or does not run is
    none. Raises what `report` raises.
    """
    if not message.strip() or not skills:
        return None, None
    if embedder is None:
        return None, Silence.NO_MODEL
    if other_model(snapshot, embedder):
        return None, Silence.OTHER_MODEL
    if all(each.vector is None for each in skills):
        return None, Silence.NO_VECTORS
    try:
        return embedder.embed([message], report)[0], None
    except MemoryExplorerError:
        return None, Silence.NO_MODEL
