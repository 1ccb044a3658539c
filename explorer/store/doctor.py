"""Says what a file is, what it holds and what is wrong with it. Reads without a lock; never writes a byte."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from explorer.memory.errors import NotAWorkspace
from explorer.memory.examination import Examination, FileKind, NamespaceCount
from explorer.memory.health import FileFacts
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.store import vdb_format as fmt
from explorer.store.checkup import Checkup
from explorer.store.record_checks import Record
from explorer.store.vdb_reader import log_path, read_whole
from explorer.store.workspace import Workspace

_READING_SHARE = 0.3
_REPORT_EVERY = 1_000


def examine(path: Path, now: datetime, report: Report) -> Examination:
    """The state of the file at `path`. Raises `WorkspaceBusy` where it never stands still, and what `report` raises."""
    try:
        found = Workspace(path).peek(lambda done: report(_READING_SHARE * done))
    except NotAWorkspace as error:
        kind, version = _kind_of(path)
        return Examination(path, kind, str(error), version)
    image = found.image
    checkup = Checkup(image, now)
    for row, raw in enumerate(image.records):
        if row % _REPORT_EVERY == 0:
            report(_READING_SHARE + (1 - _READING_SHARE) * row / len(image.records))
        if raw is None:
            continue
        if image.is_live(row, now.timestamp()):
            metadata, _ = fmt.parse_map(raw.metadata, 0)
            record = Record(Key(raw.namespace, raw.id), metadata, image.encoded_vector(raw.vector))
            checkup.look(record, image.bytes_of(row))
        else:
            checkup.pass_over(Key(raw.namespace, raw.id), image.bytes_of(row))
    references, rings = checkup.references()
    return Examination(
        path=path,
        kind=FileKind.WORKSPACE,
        sentence=_sentence(found.file, checkup.records, len(found.damage)),
        version=found.file.version,
        file=found.file,
        records=checkup.records,
        namespaces=tuple(NamespaceCount(name, count) for name, count in sorted(checkup.namespaces.items())),
        damage=tuple(found.damage),
        odd=tuple(checkup.odd),
        hashes=checkup.hashes.result(),
        unreadable_times=tuple(checkup.unreadable_times),
        without_content=tuple(checkup.without_content),
        vectors=checkup.vectors(),
        references=references,
        rings=rings,
        expired=tuple(checkup.expired),
        shared_ids=checkup.shared_ids(),
        past_ttl=tuple(checkup.past_ttl),
        growth=checkup.growth(),
    )


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
