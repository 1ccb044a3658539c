"""The file doctor's report: what a file is, what it holds and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from explorer.memory.findings import (
    NO_GROWTH,
    NO_HASHES,
    SOUND_VECTORS,
    DeadReference,
    Growth,
    HashCheck,
    OddRecord,
    Ring,
    UnreadableTime,
    VectorCheck,
)
from explorer.memory.health import Damage, FileFacts
from explorer.memory.keys import Key
from explorer.memory.references import REVISION_OF


class FileKind(StrEnum):
    """What is found under a path."""

    WORKSPACE = "workspace"
    MISSING = "missing"
    FOLDER = "folder"
    EMPTY = "empty"
    CUT_HEADER = "cut inside its header"
    LOG = "log"
    LOG_ALONE = "log alone"
    NEWER_VERSION = "newer version"
    OLDER_VERSION = "older version"
    FOREIGN = "not a workspace"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class NamespaceCount:
    """A namespace and its records, without those whose time to live has passed."""

    name: str
    records: int


@dataclass(frozen=True, slots=True)
class SharedId:
    """An id that several namespaces use: two records, which is allowed, but a reference by id alone is ambiguous."""

    id: str
    namespaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was found, in words, and everywhere it was."""

    what: str
    where: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Examination:
    """The doctor's report.

    `file` is None where the path holds no workspace of a version that we read; `version` is then what the file
    says of itself, if anything. `past_ttl` are records that are still in the file and hidden from every reader,
    `expired` those in use whose time has run out.
    """

    path: Path
    kind: FileKind
    sentence: str
    version: int | None = None
    file: FileFacts | None = None
    records: int = 0
    namespaces: tuple[NamespaceCount, ...] = ()
    damage: tuple[Damage, ...] = ()
    odd: tuple[OddRecord, ...] = ()
    hashes: HashCheck = NO_HASHES
    unreadable_times: tuple[UnreadableTime, ...] = ()
    without_content: tuple[Key, ...] = ()
    vectors: VectorCheck = SOUND_VECTORS
    references: tuple[DeadReference, ...] = ()
    rings: tuple[Ring, ...] = ()
    expired: tuple[Key, ...] = ()
    shared_ids: tuple[SharedId, ...] = ()
    past_ttl: tuple[Key, ...] = ()
    growth: Growth = NO_GROWTH

    @property
    def is_sound(self) -> bool:
        """Whether it is a workspace in which nothing is lost, altered or of a wrong type."""
        wrong = (self.damage, self.odd, self.hashes.mismatches, self.unreadable_times, self.vectors.not_finite)
        return self.kind is FileKind.WORKSPACE and not any(wrong)

    def findings(self) -> tuple[Finding, ...]:
        """What was found, the worst first; empty for a file with nothing to say about."""
        dead = [one for one in self.references if one.field != REVISION_OF]
        rootless = [one for one in self.references if one.field == REVISION_OF]
        found = (
            ("Damage", map(str, self.damage)),
            (f"Text does not match its {self.hashes.algorithm} hash", map(str, self.hashes.mismatches)),
            ("Vectors with numbers that are none", map(str, self.vectors.not_finite)),
            ("Fields of a wrong type", (f"{odd.key}: {', '.join(odd.fields)}" for odd in self.odd)),
            ("Times that cannot be read", map(str, self.unreadable_times)),
            ("Records that replace each other in a ring", map(str, self.rings)),
            ("References to records that are not there", map(str, dead)),
            ("No vector of the file's dimension", map(str, self.vectors.missing)),
            ("Vectors of zeros", map(str, self.vectors.zero)),
            ("Vectors of an earlier text", map(str, self.vectors.stale)),
            ("Facts without a text", map(str, self.without_content)),
            ("Expired and still in use", map(str, self.expired)),
            ("Ids in several namespaces", (f"{one.id}: {', '.join(one.namespaces)}" for one in self.shared_ids)),
            ("Revisions whose first text is gone", map(str, rootless)),
            ("Past their time to live", map(str, self.past_ttl)),
        )
        return tuple(Finding(what, places) for what, where in found if (places := tuple(where)))
