"""Pairs of workspaces that began as one, and a merge in one call: what the tests of teleport share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from typing_extensions import override

from explorer.memory.changes import ChangeSet
from explorer.memory.decode import KIND_BY_NAMESPACE
from explorer.memory.health import FileFacts
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal
from explorer.memory.teleport import Base, BaseInfo, BaseKind
from explorer.services.teleport.answers import ConflictStrategy, answer_by
from explorer.services.teleport.compare import Comparison, Row, compare
from explorer.services.teleport.merging import Answers, Merge, merge
from explorer.services.teleport.peers import base_of_merge, peers_of
from explorer.services.teleport.sides import Side, State, side_ahead, side_known, side_of
from tests.memory.change_samples import Store, apply, visible
from tests.services.conftest import Records
from tests.services.raw_snapshot import RawSnapshot, editing_of, key_of

Known = Mapping[Key, Mapping[str, Any]]


def quiet(_: float) -> None:
    """A report that nobody reads."""


def store(records: Records) -> Store:
    """Records in the notation "namespace id", by key."""
    return {key_of(where): dict(metadata) for where, metadata in records.items()}


class Workspace(RawSnapshot):
    """A file that may hold namespaces that nobody knows."""

    def __init__(self, records: Known, path: str = "there.vdb", dimension: int = 3) -> None:
        known = {key: dict(data) for key, data in records.items() if _is_known(key)}
        super().__init__({f"{key.namespace} {key.id}": data for key, data in known.items()})
        self.raw = {key: dict(data) for key, data in records.items()}
        self._rows = self._rows | {key: len(self._rows) + n for n, key in enumerate(self.raw.keys() - known.keys())}
        self._keys = {row: key for key, row in self._rows.items()}
        self._path, self._dimension = Path(path), dimension

    @property
    @override
    def file(self) -> FileFacts:
        return FileFacts(self._path, 1, self._dimension, "cosine", 0, 0, datetime(2026, 1, 1, tzinfo=UTC), True)

    @override
    def key(self, row: int) -> Key:
        return self._keys[row]

    @property
    @override
    def namespaces(self) -> Mapping[str, int]:
        return Counter(key.namespace for key in self.raw)


def _is_known(key: Key) -> bool:
    return not is_internal(key.namespace) or key.namespace in KIND_BY_NAMESPACE


@dataclass(frozen=True)
class Merged:
    """A merge with all that it was made of, and the workspace before and after it."""

    comparison: Comparison
    answers: Answers
    merge: Merge
    before: Store
    after: Store
    seen: Known
    """What is kept as the base for the next time."""

    @property
    def change(self) -> ChangeSet:
        assert self.merge.change is not None
        return self.merge.change

    def row(self, where: str) -> Row:
        return self.comparison.by_root[key_of(where)]


def compared(here: Known, there: Known, base: Known | None = None) -> Comparison:
    """A comparison of two stores."""
    snapshot = Workspace(here, "here.vdb")
    known = None if base is None else side_known(base)
    return compare(
        side_ahead(snapshot, editing_of(snapshot).ahead, quiet), side_of(Workspace(there), quiet), known, quiet
    )


def merged(
    here: Known,
    there: Known,
    base: Known | None = None,
    strategy: ConflictStrategy | None = None,
    answers: Answers | None = None,
) -> Merged:
    """Merge one store into another: conflicts by the strategy, or left unsolved without one."""
    comparison = compared(here, there, base)
    decided = dict(answers or {})
    for row in comparison.rows:
        if strategy is not None and row.diff.is_conflict and row.root not in decided:
            answer = answer_by(strategy, comparison.difference(row))
            if answer is not None:
                decided[row.root] = answer
    snapshot, other = Workspace(here, "here.vdb"), Workspace(there)
    editing = editing_of(snapshot)
    made = merge(editing, comparison, other, decided, quiet, label="there.vdb")
    before = {key: dict(metadata) for key, metadata in here.items()}
    after = {key: dict(metadata) for key, metadata in before.items()}
    if made.change is not None:
        assert apply(after, made.change)
    known = None if base is None else Base(BaseInfo("p", BaseKind.MERGED, "2026", "there.vdb", len(base)), base)
    kept = base_of_merge(peers_of(other)[0], other.file.path.name, comparison, decided, made.change, known, editing.now)
    seen = kept.records if kept is not None else base or {}
    return Merged(comparison, decided, made, before, after, seen)


def lineages(records: Known) -> Side:
    """The lineages of a store."""
    return side_known(records)


def state(records: Known, where: str) -> State:
    """How a lineage stands in a store."""
    found = lineages(records).state(key_of(where))
    assert found is not None
    return found


def states(records: Known) -> dict[Key, State]:
    """All lineages of a store."""
    side = lineages(records)
    found = {root: side.state(root) for root in side.roots}
    return {root: one for root, one in found.items() if one is not None}


def texts(records: Known) -> set[str]:
    """Every text of every record."""
    found = {metadata.get("content") for metadata in records.values()}
    return {text for text in found if isinstance(text, str) and text}


def shown(records: Known) -> dict[Key, dict[str, Any]]:
    """What a reader sees."""
    return visible(records)
