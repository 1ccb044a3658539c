"""`memory-agent import`: memory files of other tools become facts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from explorer.agent.importers.graph_facts import GraphFacts, NewFact, Origin, to_facts
from explorer.agent.importers.knowledge_graph import KnowledgeGraph, parse
from explorer.agent.importers.source_text import Unused
from explorer.memory.errors import MemoryExplorerError, ModelMissing, UnusableSource
from explorer.memory.keys import Key
from explorer.memory.namespaces import DEFAULT_BRANCH
from explorer.memory.protocols import Clock, Embedder, Matrix, Report
from explorer.memory.text import same_text
from explorer.store import ingest
from explorer.store.ingest_job import NewRecord
from explorer.store.key_vector import key_vector
from explorer.store.keyword_terms import keyword_terms

LARGEST_SOURCE = 256 * 1024 * 1024
_EMBEDDING_SHARE = 0.9


@dataclass(frozen=True, slots=True)
class SourceReport:
    """What one file held and what became of it.

    Every fact is counted once: `added`, `already_there` with the same text, or `changed_here`: edited or deleted in
    the workspace since it was imported, which an import does not undo. `links_left_out` are new relations of
    facts that were there: an import changes no record. `unused` names each part that became neither.
    """

    file: Path
    entities: int
    relations: int
    observations: int
    added: int
    already_there: int
    changed_here: int
    links: int
    links_left_out: int
    unused: tuple[Unused, ...]


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import did, or would do (`dry_run`).

    `embedded` is False where no model is installed: the facts are there and searched by keyword, and are marked
    `embedding_stale` until they are embedded. A dry run embeds nothing.
    """

    workspace: Path
    created: bool
    dry_run: bool
    embedded: bool
    new_domains: tuple[str, ...]
    sources: tuple[SourceReport, ...]

    @property
    def added(self) -> int:
        """New facts from all files."""
        return sum(source.added for source in self.sources)


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
) -> ImportReport:
    """Import memory files of the MCP knowledge-graph memory server into a workspace.

    Each observation becomes a fact of the project on `branch`, each relation a link. Importing a file again
    adds only what is new in it. Nothing is written unless every file can be read: one of the wrong format raises
    `UnusableSource`. `embedding` gives the model; it is let go before writing begins, because a large import has
    memory for one of them at a time. Raises too what `ingest.open_target` and `ingest.write` raise, and
    `ModelDamaged`.
    """
    if not branch.strip():
        raise MemoryExplorerError("The branch has no name. Name one, or leave --branch out for “main”.")
    read = [_read(path, branch) for path in sources]
    with embedding() as embedder:
        target = ingest.open_target(
            into, create=create, model=embedder.name, dimension=embedder.dimension, report=lambda _: report(0.0)
        )
        seen: set[Key] = set()
        sorted_out = [_sort_out(source, target, seen) for source in read]
        new = [fact for _, facts in sorted_out for fact in facts]
        if dry_run:
            return ImportReport(into, False, True, False, (), tuple(source for source, _ in sorted_out))
        vectors, embedded = _vectors(new, embedder, report)
    records = [_record(fact, embedded) for fact in new]
    written = ingest.write(
        target, records, vectors, clock(), lambda done: report(_EMBEDDING_SHARE + (1.0 - _EMBEDDING_SHARE) * done)
    )
    sources_done = tuple(_without(source, facts, written.skipped) for source, facts in sorted_out)
    return ImportReport(into, target.snapshot is None, False, embedded, written.new_domains, sources_done)


@dataclass(frozen=True, slots=True)
class _Source:
    path: Path
    graph: KnowledgeGraph
    mapped: GraphFacts


def _read(path: Path, branch: str) -> _Source:
    name = f"“{path.name}”"
    try:
        status = path.stat()
        if path.is_dir():
            raise UnusableSource(f"{name} is a folder. Name the memory file in it (memory.jsonl or memory.json).")
        if not path.is_file():
            raise UnusableSource(f"{name} is no regular file. Save what it holds to a file first.")
        if status.st_size > LARGEST_SOURCE:
            limit = LARGEST_SOURCE // 2**20
            raise UnusableSource(f"{name} is larger than {limit} MiB, the most that can be imported. Split it.")
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise UnusableSource(f"There is no file “{path}”. Check the path.") from error
    except OSError as error:
        raise UnusableSource(f"{name} cannot be read: {error.strerror}.") from error
    graph = parse(data, path.name)
    origin = Origin(path.name, datetime.fromtimestamp(status.st_mtime, UTC))
    return _Source(path, graph, to_facts(graph, origin, branch))


def _sort_out(source: _Source, target: ingest.Target, seen: set[Key]) -> tuple[SourceReport, list[NewFact]]:
    """The report on a file as if all its new facts were added, and these."""
    new: list[NewFact] = []
    already = changed = left_out = 0
    for fact in source.mapped.facts:
        stored = target.stored(fact.key)
        if stored is None and fact.key not in seen:
            new.append(fact)
        elif stored is None or same_text(str(stored.get("content", "")), fact.content):
            already += 1
        else:
            changed += 1
        if stored is not None:
            left_out += _links_missing(fact, stored.get("links"))
        seen.add(fact.key)
    graph, links = source.graph, sum(len(fact.links) for fact in new)
    return SourceReport(
        file=source.path,
        entities=len(graph.entities),
        relations=len(graph.relations),
        observations=sum(len(entity.observations) for entity in graph.entities),
        added=len(new),
        already_there=already,
        changed_here=changed,
        links=links,
        links_left_out=left_out,
        unused=source.mapped.unused,
    ), new


def _links_missing(fact: NewFact, stored: object) -> int:
    links = stored if isinstance(stored, list) else []
    known = {(link.get("to"), link.get("type")) for link in links if isinstance(link, dict)}
    return sum((link["to"], link["type"]) not in known for link in fact.links)


def _vectors(facts: Sequence[NewFact], embedder: Embedder, report: Report) -> tuple[Matrix, bool]:
    try:
        vectors = embedder.embed([fact.content for fact in facts], lambda done: report(_EMBEDDING_SHARE * done))
    except ModelMissing:
        stand_ins = [key_vector(fact.key, embedder.dimension) for fact in facts]
        return np.array(stand_ins, np.float32).reshape(len(facts), embedder.dimension), False
    return vectors, True


def _record(fact: NewFact, embedded: bool) -> NewRecord:
    metadata = fact.metadata if embedded else fact.metadata | {"embedding_stale": True}
    terms = keyword_terms(f"{fact.metadata['topic']} {fact.content}")
    return NewRecord(fact.key.namespace, fact.key.id, metadata, terms)


def _without(source: SourceReport, facts: Sequence[NewFact], skipped: Sequence[Key]) -> SourceReport:
    """The report where another process added some of the facts between reading and writing."""
    late = {fact.key for fact in facts} & set(skipped)
    if not late:
        return source
    links = sum(len(fact.links) for fact in facts if fact.key in late)
    return SourceReport(
        source.file,
        source.entities,
        source.relations,
        source.observations,
        source.added - len(late),
        source.already_there + len(late),
        source.changed_here,
        source.links - links,
        source.links_left_out + links,
        source.unused,
    )
