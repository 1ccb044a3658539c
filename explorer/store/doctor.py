"""Says what a file is, what it holds and what is wrong with it. Reads without a lock; never writes a byte."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from explorer.memory.errors import NotAWorkspace
from explorer.memory.health import Damage, FileFacts
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.store import vdb_format as fmt
from explorer.store.record_checks import (
    NO_HASHES,
    SOUND_VECTORS,
    HashCheck,
    OddRecord,
    Record,
    UnreadableTime,
    VectorCheck,
    check_hashes,
    check_vectors,
    is_without_content,
    odd_record,
    unreadable_times,
)
from explorer.store.vdb_reader import log_path, read_whole
from explorer.store.workspace import Workspace

_READING_SHARE = 0.5
_REPORT_EVERY = 5_000


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
    says of itself, if anything. `past_ttl` are records that are still in the file and hidden from every reader.
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
    shared_ids: tuple[SharedId, ...] = ()
    past_ttl: tuple[Key, ...] = ()

    @property
    def is_sound(self) -> bool:
        """Whether it is a workspace in which nothing is lost, altered or of a wrong type."""
        wrong = (self.damage, self.odd, self.hashes.mismatches, self.unreadable_times, self.vectors.not_finite)
        return self.kind is FileKind.WORKSPACE and not any(wrong)

    def findings(self) -> tuple[Finding, ...]:
        """What was found, the worst first; empty for a file with nothing to say about."""
        found = (
            ("Damage", map(str, self.damage)),
            (f"Text does not match its {self.hashes.algorithm} hash", map(str, self.hashes.mismatches)),
            ("Vectors with numbers that are none", map(str, self.vectors.not_finite)),
            ("Fields of a wrong type", (f"{odd.key}: {', '.join(odd.fields)}" for odd in self.odd)),
            ("Times that cannot be read", map(str, self.unreadable_times)),
            ("No vector of the file's dimension", map(str, self.vectors.missing)),
            ("Vectors of zeros", map(str, self.vectors.zero)),
            ("Facts without a text", map(str, self.without_content)),
            ("Ids in several namespaces", (f"{one.id}: {', '.join(one.namespaces)}" for one in self.shared_ids)),
            ("Past their time to live", map(str, self.past_ttl)),
        )
        return tuple(Finding(what, places) for what, where in found if (places := tuple(where)))


def examine(path: Path, now: datetime, report: Report) -> Examination:
    """The state of the file at `path`. Raises `WorkspaceBusy` where it never stands still, and what `report` raises."""
    try:
        snapshot = Workspace(path).scan(lambda done: report(_READING_SHARE * done))
    except NotAWorkspace as error:
        kind, version = _kind_of(path)
        return Examination(path, kind, str(error), version)
    image = snapshot.image
    records: list[Record] = []
    past_ttl: list[Key] = []
    for row, raw in enumerate(image.records):
        if raw is None:
            continue
        if row % _REPORT_EVERY == 0:
            report(_READING_SHARE + (1 - _READING_SHARE) * row / len(image.records))
        key = Key(raw.namespace, raw.id)
        if not image.is_live(row, now.timestamp()):
            past_ttl.append(key)
            continue
        records.append(Record(key, fmt.parse_map(raw.metadata, 0)[0], raw.vector))
    counts = Counter(record.key.namespace for record in records)
    return Examination(
        path=path,
        kind=FileKind.WORKSPACE,
        sentence=_sentence(snapshot.file, len(records), len(snapshot.damage)),
        version=snapshot.file.version,
        file=snapshot.file,
        records=len(records),
        namespaces=tuple(NamespaceCount(name, count) for name, count in sorted(counts.items())),
        damage=tuple(snapshot.damage),
        odd=tuple(odd for record in records if (odd := odd_record(record)) is not None),
        hashes=check_hashes(records),
        unreadable_times=tuple(time for record in records for time in unreadable_times(record)),
        without_content=tuple(record.key for record in records if is_without_content(record)),
        vectors=check_vectors(records, image.matrix),
        shared_ids=tuple(_shared_ids(records)),
        past_ttl=tuple(past_ttl),
    )


def _shared_ids(records: list[Record]) -> Iterator[SharedId]:
    namespaces: defaultdict[str, list[str]] = defaultdict(list)
    for record in records:
        namespaces[record.key.id].append(record.key.namespace)
    for record_id, names in namespaces.items():
        if len(names) > 1:
            yield SharedId(record_id, tuple(sorted(names)))


def _sentence(file: FileFacts, records: int, damage: int) -> str:
    pending = f", {file.wal_size:,} bytes of it in the log" if file.wal_size else ""
    state = "" if not damage else " It is damaged."
    what = f"format {file.version}, {file.dimension} dimensions, {file.metric}"
    return (
        f"“{file.path.name}” is a vectlite workspace ({what}) "
        f"with {records:,} records in {file.size + file.wal_size:,} bytes{pending}.{state}"
    )


def _kind_of(path: Path) -> tuple[FileKind, int | None]:
    """What a path holds that is no workspace, and the version that its header names."""
    if path.is_dir():
        return FileKind.FOLDER, None
    if not path.exists():
        return FileKind.LOG_ALONE if log_path(path).exists() else FileKind.MISSING, None
    try:
        data = read_whole(path).main
    except NotAWorkspace:
        return FileKind.UNREADABLE, None
    if not data:
        return FileKind.EMPTY, None
    if data.startswith(fmt.WAL_MAGIC):
        return FileKind.LOG, None
    if not data.startswith(fmt.VDB_MAGIC[: len(data)]):
        return FileKind.FOREIGN, None
    if len(data) < fmt.HEADER_SIZE:
        return FileKind.CUT_HEADER, None
    version = fmt.parse_header(data).version
    if version == fmt.VERSION:
        return FileKind.FOREIGN, version
    return FileKind.NEWER_VERSION if version > fmt.VERSION else FileKind.OLDER_VERSION, version
