"""Records whose vector belongs to an earlier text, or to none: agents find them by what they said before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from explorer.memory.changes import ChangeKind, ChangeSet, Reembed
from explorer.memory.effects import digest_of
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder, Matrix, Snapshot
from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.system_records import Belief, Note, Policy, Skill, SystemRecord, WorkspaceInfo
from explorer.services.editing import Editing
from explorer.services.lineages import reader

STALE = "embedding_stale"
_WITH_TEXT: tuple[type[SystemRecord], ...] = (Policy, Skill, Note, Belief)


class OtherModel(NamedTuple):
    """Whose vectors a workspace has; `name` is empty where it names none, or the same one at another dimension."""

    name: str
    dimension: int


def stale_facts(snapshot: Snapshot) -> list[Key]:
    """The current facts, in file order, then policies, skills, notes and beliefs marked as having no vector of theirs.

    It decodes every fact that is marked: one to two seconds where 100,000 are, so it is asked in the worker.
    """
    facts = (snapshot.fact(row) for row in snapshot.stale().tolist())
    found = [fact.key for fact in facts if fact.is_current]
    read = reader(snapshot)
    records = (record for kind in _WITH_TEXT for record in snapshot.system(kind))
    return found + [record.key for record in records if _is_stale(read(record.key))]


def reembed(editing: Editing, keys: Sequence[Key], vectors: Matrix) -> ChangeSet | None:
    """Give the records the vectors of their present texts, shape (len(keys), dimension).

    A record whose text is about to change, or that needs none any more, is left out.
    """
    read = reader(editing.snapshot)
    operations = []
    for key, vector in zip(keys, vectors, strict=True):
        now, embedded = editing.ahead.metadata(key), read(key)
        if now is not None and embedded is not None and _is_stale(now) and digest_of(now) == digest_of(embedded):
            operations.append(Reembed(key, digest_of(now), np.asarray(vector, "<f4").tobytes()))
    return editing.change_set(ChangeKind.REEMBED, operations)


def other_model(snapshot: Snapshot, embedder: Embedder) -> str:
    """The model that the workspace's vectors are of where it is not this one, or their dimension; else empty."""
    other = other_vectors(snapshot, embedder)
    return "" if other is None else other.name or f"{other.dimension:,} dimensions"


def other_vectors(snapshot: Snapshot, embedder: Embedder) -> OtherModel | None:
    """Whose vectors the workspace has where they are not of this model; None where they are, as far as it says so."""
    names = {info.embedding_model for info in snapshot.system(WorkspaceInfo) if info.embedding_model}
    others = sorted(name for name in names if name.rpartition("/")[2] != embedder.name.rpartition("/")[2])
    dimension = snapshot.file.dimension
    if others:
        return OtherModel(others[0], dimension)
    return None if dimension == embedder.dimension else OtherModel("", dimension)


def _is_stale(metadata: Mapping[str, Any] | None) -> bool:
    if metadata is None or metadata.get(STALE) is not True:
        return False
    return not metadata.get(SUPERSEDED_BY) and metadata.get("deleted_at") is None
