"""Whether two files can be compared and merged, and what stands in the way."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from explorer.memory.protocols import RecordSource
from explorer.memory.system_records import WorkspaceInfo


class Obstacle(StrEnum):
    """What is wrong with an incoming file; the window and the command line have the words.

    With all but the first, what can be merged is merged if the person wants that.
    """

    SAME_FILE = "same file"
    """It is the workspace itself."""
    DAMAGED = "damaged"
    """A part of it cannot be read; `here` counts the places, `there` the records lost, as far as known."""
    OTHER_DIMENSION = "other dimension"
    """Its vectors have another length: texts that come in are embedded anew."""
    OTHER_MODEL = "other model"
    """Its vectors were made by another model: the same."""
    OTHER_METRIC = "other metric"
    """It measures distances in another way; vectors are taken as they are."""


@dataclass(frozen=True, slots=True)
class Finding:
    """An obstacle with what each of the two files says."""

    obstacle: Obstacle
    here: str
    there: str


def obstacles(here: RecordSource, there: RecordSource) -> list[Finding]:
    """What stands between two files; empty where nothing does."""
    ours, theirs = here.file, there.file
    if ours.path.resolve() == theirs.path.resolve():
        return [Finding(Obstacle.SAME_FILE, str(ours.path), str(theirs.path))]
    found = []
    if there.damage:
        lost = sum(damage.lost or 0 for damage in there.damage)
        found.append(Finding(Obstacle.DAMAGED, str(len(there.damage)), str(lost)))
    if ours.dimension != theirs.dimension:
        found.append(Finding(Obstacle.OTHER_DIMENSION, str(ours.dimension), str(theirs.dimension)))
    elif common_model(here, there) is None:
        found.append(Finding(Obstacle.OTHER_MODEL, _model(here), _model(there)))
    if ours.metric != theirs.metric:
        found.append(Finding(Obstacle.OTHER_METRIC, ours.metric, theirs.metric))
    return found


def common_model(here: RecordSource, there: RecordSource) -> str | None:
    """The model whose vectors both files have, as far as they say; None where vectors of one do not fit the other.

    A file that names no model is taken to have the other's: vectors of its length.
    """
    if here.file.dimension != there.file.dimension:
        return None
    ours, theirs = _model(here), _model(there)
    if ours and theirs and ours.rpartition("/")[2] != theirs.rpartition("/")[2]:
        return None
    return ours or theirs


def _model(snapshot: RecordSource) -> str:
    return next((info.embedding_model for info in snapshot.system(WorkspaceInfo) if info.embedding_model), "")
