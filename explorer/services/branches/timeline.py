"""How a branch's memory grew and shrank: what was learned and what was deleted on each day."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of, is_internal
from explorer.memory.protocols import Report, Snapshot
from explorer.memory.records import SUPERSEDED_BY, UNDONE
from explorer.memory.times import parse_seconds
from explorer.services.lineages import root_of
from explorer.services.teleport.fields import is_deleted

_REPORT_EVERY = 2_000
_DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Timeline:
    """Days on which something happened, as Unix seconds of their beginning in UTC, ascending: shape (n,), all of them.

    `learned`, `revised` and `deleted` count memories on each day, `standing` are there at its end. `undated` have no
    time that can be read and are in `standing` from the first day on.
    """

    days: NDArray[np.float64]
    learned: NDArray[np.int64]
    revised: NDArray[np.int64]
    deleted: NDArray[np.int64]
    standing: NDArray[np.int64]
    undated: int


def timeline(snapshot: Snapshot, branch: str | None, report: Report) -> Timeline:
    """What happened on a branch, or to what all branches see (None)."""
    first: dict[Key, float | None] = {}
    revised: list[float] = []
    deleted: list[float] = []
    undated_deleted = 0
    total = sum(snapshot.namespaces.values()) or 1
    for number, key in enumerate(snapshot.keys()):
        if number % _REPORT_EVERY == 0:
            report(number / total)
        if is_internal(key.namespace) or branch_of(key.namespace) != branch or (row := snapshot.row(key)) is None:
            continue
        metadata = snapshot.metadata(row)
        if metadata.get(SUPERSEDED_BY) == UNDONE:
            continue
        root = root_of(key, metadata)
        if root == key:
            first[root] = parse_seconds(metadata.get("created_at"))
        else:
            first.setdefault(root, None)
            revised.append(parse_seconds(metadata.get("updated_at")) or -1.0)
        if is_deleted(metadata):
            moment = parse_seconds(metadata.get("deleted_at"))
            deleted += [moment] if moment is not None else []
            undated_deleted += moment is None
    learned = [moment for moment in first.values() if moment is not None]
    undated = len(first) - len(learned)
    return _counted(learned, [each for each in revised if each >= 0], deleted, undated, undated_deleted)


def _counted(
    learned: list[float], revised: list[float], deleted: list[float], undated: int, undated_deleted: int
) -> Timeline:
    every = [np.floor(np.array(each, np.float64) / _DAY) for each in (learned, revised, deleted)]
    days = np.unique(np.concatenate(every))
    counts = [_per_day(days, each) for each in every]
    standing = undated - undated_deleted + np.cumsum(counts[0] - counts[2])
    return Timeline(days * _DAY, counts[0], counts[1], counts[2], standing, undated)


def _per_day(days: NDArray[np.float64], moments: NDArray[np.float64]) -> NDArray[np.int64]:
    return np.bincount(np.searchsorted(days, moments), minlength=len(days)).astype(np.int64)
