"""`memory-agent import`: memory of other tools becomes facts and policies of a workspace."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from explorer.agent.import_domains import opening
from explorer.agent.import_reports import Flagged, ImportReport, SourceReport
from explorer.agent.importers.formats import JSON_LINES, Format, format_named, formats_of, known_formats, unknown_format
from explorer.agent.importers.mapping import Incoming, Mapped
from explorer.agent.importers.source_text import Unused
from explorer.agent.importers.statements import SourceFile
from explorer.agent.source_files import Source, read_source
from explorer.memory.embedded_text import embedded_text
from explorer.memory.errors import MemoryExplorerError, ModelMissing, UnusableSource
from explorer.memory.keys import Key
from explorer.memory.namespaces import DEFAULT_BRANCH, DOMAINS, POLICIES, WORKSPACE
from explorer.memory.protocols import Clock, Embedder, Matrix, Report
from explorer.memory.text import same_text
from explorer.services.secrets import FindingKind, scan
from explorer.store import ingest
from explorer.store.float_vectors import usable_vector
from explorer.store.ingest_job import NewRecord
from explorer.store.key_vector import key_vector
from explorer.store.keyword_terms import record_terms

_EMBEDDING_SHARE = 0.9


def import_memory(
    sources: Sequence[Path],
    into: Path,
    *,
    embedding: Callable[[], AbstractContextManager[Embedder]],
    clock: Clock,
    report: Report,
    create: bool = False,
    branch: str = DEFAULT_BRANCH,
    dry_run: bool = False,
    format_name: str = "",
) -> ImportReport:
    """Import memory files of other tools, or folders of them, into a workspace.

    The format of each file is told by what is in it; `format_name` says it for all. Facts come onto `branch`; rules
    become policies that are switched off. Importing a source again adds only what is new in it. Nothing is written
    unless every source can be read: one of no known format raises `UnusableSource`; in a folder such files are passed
    over and named. `embedding` gives the model; it is let go before writing begins, because a large import has memory
    for one of them at a time. Raises too what `ingest.open_target` and `ingest.write` raise, and `ModelDamaged`.
    """
    if not branch.strip():
        raise MemoryExplorerError("The branch has no name. Name one, or leave --branch out for “main”.")
    forced = format_named(format_name) if format_name else None
    parts: list[_Part] = []
    passed_over: list[str] = []
    for path in sources:
        parts += _parts(read_source(path, lambda: report(0.0)), forced, branch, passed_over)
    with embedding() as embedder:
        target = ingest.open_target(
            into, create=create, model=embedder.name, dimension=embedder.dimension, report=lambda _: report(0.0)
        )
        seen: set[Key] = set()
        fitting = [_fitting(part, embedder) for part in parts]
        sorted_out = [_sort_out(part, target, seen) for part in fitting]
        reports = [_with_flags(source, new, lambda _: report(0.0)) for source, new in sorted_out]
        new = [record for _, records in sorted_out for record in records]
        if dry_run:
            return ImportReport(into, False, True, False, (), tuple(reports), tuple(passed_over))
        records, vectors, embedded = _ready(new, embedder, report)
    as_they_are = {record.key for part in fitting if part.format is JSON_LINES for record in part.mapped.records}
    told = [one for one in records if one.namespace == DOMAINS or Key(one.namespace, one.id) not in as_they_are]
    domains = ingest.new_domains(target, told)
    grants = opening(target, domains, clock())
    stand_ins = [key_vector(Key(grant.namespace, grant.id), target.dimension) for grant in grants]
    written = ingest.write(
        target,
        [*grants, *records],
        np.concatenate([*stand_ins, vectors.ravel()]).astype(np.float32),
        clock(),
        lambda done: report(_EMBEDDING_SHARE + (1.0 - _EMBEDDING_SHARE) * done),
        domains=domains,
    )
    late = set(written.skipped)
    done = tuple(_without(one, records, late) for one, (_, records) in zip(reports, sorted_out, strict=True))
    created = target.snapshot is None
    return ImportReport(into, created, False, embedded, domains, done, tuple(passed_over))


@dataclass(frozen=True, slots=True)
class _Part:
    """The files of one format in one source, and what they hold."""

    source: Path
    format: Format
    files: int
    mapped: Mapped
    held: Mapping[str, int]


def _parts(source: Source, forced: Format | None, branch: str, passed_over: list[str]) -> Iterator[_Part]:
    known = formats_of(source.files) if forced is None else _forced(source, forced)
    if not source.is_folder and known[source.files[0].name] is None:
        raise unknown_format(source.files[0])
    passed_over += [file.name for file in source.files if known[file.name] is None]
    formats = dict.fromkeys(found for found in known.values() if found is not None)
    if not formats:
        looked = f"{len(source.files):,} Markdown and JSON files were looked at"
        raise UnusableSource(f"“{source.path.name}” holds no file of a known format ({looked}). {known_formats()}")
    for number, found in enumerate(formats):
        files = [file for file in source.files if known[file.name] is found]
        mapped, held = found.read(files, branch)
        if forced and not any(held.values()) and any(file.text.strip() for file in files):
            raise UnusableSource(f"“{source.path.name}” holds nothing that can be read as {forced.words}.")
        unused = (*(source.unused if number == 0 else ()), *mapped.unused)
        if not source.is_folder:
            unused = tuple(Unused(part.line, part.reason) for part in unused)
        yield _Part(source.path, found, len(files), Mapped(mapped.records, unused), held)


def _forced(source: Source, forced: Format) -> dict[str, Format | None]:
    """Everything of the format; of a folder the files that are Markdown, or JSON, as the format is."""

    def takes(file: SourceFile) -> bool:
        is_json = ".json" in file.name.casefold()[-6:] or file.name.casefold().endswith(".ndjson")
        return not source.is_folder or forced.is_markdown is not is_json

    return {file.name: forced if takes(file) else None for file in source.files}


def _fitting(part: _Part, embedder: Embedder) -> _Part:
    """The part without vectors of another model, and without the record of a workspace that names it."""
    own = next((one for one in part.mapped.records if one.key.namespace == WORKSPACE), None)
    model = str(own.metadata.get("embedding_model") or "") if own else ""
    if own is None or not model or model.rpartition("/")[2] == embedder.name:
        return part
    reason = f"The vectors are of the model “{model}”; they are made anew with {embedder.name}."
    others = (replace(one, vector=None) for one in part.mapped.records if one.key.namespace != WORKSPACE)
    unused = (Unused(own.line, reason, own.file if part.files > 1 else ""), *part.mapped.unused)
    return replace(part, mapped=Mapped(tuple(others), unused))


def _sort_out(part: _Part, target: ingest.Target, seen: set[Key]) -> tuple[SourceReport, list[Incoming]]:
    """The report on a part as if all its new records were added, and these."""
    new: list[Incoming] = []
    already = changed = left_out = 0
    for record in part.mapped.records:
        stored = target.stored(record.key)
        if stored is None and record.key not in seen:
            new.append(record)
        elif stored is None or same_text(str(stored.get("content") or ""), record.content):
            already += 1
        else:
            changed += 1
        if stored is not None:
            left_out += _links_missing(record, stored.get("links"))
        seen.add(record.key)
    return SourceReport(
        source=part.source,
        format=part.format.name,
        files=part.files,
        held=part.held,
        added=len(new),
        policies=_switched_off(new),
        already_there=already,
        changed_here=changed,
        links=sum(len(record.links) for record in new),
        links_left_out=left_out,
        unused=part.mapped.unused,
    ), new


def _switched_off(records: Sequence[Incoming]) -> int:
    return sum(one.key.namespace == POLICIES and one.metadata.get("active") is False for one in records)


def _links_missing(record: Incoming, stored: object) -> int:
    links = stored if isinstance(stored, list) else []
    known = {(link.get("to"), link.get("type")) for link in links if isinstance(link, dict)}
    return sum((link.get("to"), link.get("type")) not in known for link in record.links)


def _with_flags(source: SourceReport, new: Sequence[Incoming], report: Report) -> SourceReport:
    """The report with what looks like a secret; it comes in as it stands."""
    places = {record.key: (record.file, record.line) for record in new}
    found = scan(((record.key, record.metadata) for record in new), len(new), report)
    flagged = [Flagged(*places[one.key], one.what, one.masked) for one in found if one.kind is FindingKind.SECRET]
    return replace(source, flagged=tuple(dict.fromkeys(flagged)))


def _ready(new: Sequence[Incoming], embedder: Embedder, report: Report) -> tuple[list[NewRecord], Matrix, bool]:
    """The records as they are written with their vectors, shape (n, dimension), and whether all texts are embedded.

    A vector of the source is used where it has the model's length; what has no text has one of its key.
    """
    dimension = embedder.dimension
    vectors = np.zeros((len(new), dimension), np.float32)
    waiting: list[tuple[int, str]] = []
    for number, record in enumerate(new):
        usable = usable_vector(record.vector, dimension)
        text = embedded_text(record.key.namespace, record.metadata)
        vectors[number] = key_vector(record.key, dimension) if usable is None else usable
        if usable is None and text:
            waiting.append((number, text))
    embedded = True
    try:
        made = embedder.embed([text for _, text in waiting], lambda done: report(_EMBEDDING_SHARE * done))
    except ModelMissing:
        embedded = False
    else:
        vectors[[number for number, _ in waiting]] = made
    stale = set() if embedded else {number for number, _ in waiting}
    records = [
        NewRecord(
            record.key.namespace,
            record.key.id,
            record.metadata | {"embedding_stale": True} if number in stale else record.metadata,
            record_terms(record.metadata, record.key.namespace),
        )
        for number, record in enumerate(new)
    ]
    return records, vectors, embedded


def _without(source: SourceReport, new: Sequence[Incoming], skipped: set[Key]) -> SourceReport:
    """The report where another process added some of the records between reading and writing."""
    late = [record for record in new if record.key in skipped]
    links = sum(len(record.links) for record in late)
    return replace(
        source,
        added=source.added - len(late),
        policies=source.policies - _switched_off(late),
        already_there=source.already_there + len(late),
        links=source.links - links,
        links_left_out=source.links_left_out + links,
    )
