"""Facts in an in-memory SQLite database: columns to filter and sort by, and FTS5 for keyword search."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple

from explorer.memory.facts import DELETED, SUPERSEDED_BY, SYSTEM_PREFIX, Fact, FactType, Veracity
from explorer.memory.fading import base_importance
from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of
from explorer.memory.terms import index_text
from explorer.memory.times import parse_seconds

_SCHEMA = """
PRAGMA temp_store = MEMORY;
CREATE TABLE fact (
    row INTEGER PRIMARY KEY, namespace TEXT, branch TEXT, type TEXT, veracity TEXT, agent TEXT,
    confidence REAL, importance REAL, anchor REAL, created REAL, used REAL, mentions INTEGER,
    valid_until REAL, pinned INTEGER, superseded INTEGER, deleted INTEGER, odd INTEGER, ttl REAL,
    domain TEXT, topic TEXT, content TEXT, tags TEXT,
    earlier INTEGER NOT NULL DEFAULT 0, conflict TEXT NOT NULL DEFAULT ''
);
CREATE TABLE reference (source INTEGER, kind TEXT, target TEXT);
CREATE INDEX by_target ON reference (target);
CREATE INDEX by_source ON reference (source);
CREATE VIRTUAL TABLE fact_text USING fts5(
    topic, content, tags, domain, content = 'fact', content_rowid = 'row',
    tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Mn Mc Co'", prefix = '1 2'
);
"""
_COLUMNS = 22
_INSERT = f"INSERT INTO fact VALUES ({', '.join('?' * _COLUMNS)}, 0, '')"
_TEXTS = "row, topic, content, tags, domain FROM fact WHERE row"
_INSERT_TEXT = f"INSERT INTO fact_text (rowid, topic, content, tags, domain) SELECT {_TEXTS} BETWEEN ? AND ?"
_DELETE_TEXT = f"INSERT INTO fact_text (fact_text, rowid, topic, content, tags, domain) SELECT 'delete', {_TEXTS} = ?"
_FACT_TYPES = frozenset(member.value for member in FactType)
_VERACITIES = frozenset(member.value for member in Veracity)
_SORTED_LENGTH = 80
_INSERT_REFERENCE = "INSERT INTO reference VALUES (?, ?, ?)"


class Entry(NamedTuple):
    """One fact as the index takes it; `ttl` is the record's time to live in Unix seconds, 0 = for ever."""

    row: int
    fact: Fact
    ttl: float


class Index:
    """Answers for the newest state that it was given. All access goes through one lock: safe from any thread."""

    def __init__(self) -> None:
        # Fixed at serialised mode, so that the keyword index can be written by one thread while another adds rows.
        self._connection = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        self._connection.executescript(_SCHEMA)
        self._connection.create_function("fold", 1, _fold, deterministic=True)
        self._revisions: dict[Key, set[int]] = {}
        self._lock = threading.RLock()
        self.version = 0

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection, for as long as no writer changes what it shows."""
        with self._lock:
            yield self._connection

    @contextmanager
    def loading(self) -> Iterator[Callable[[Sequence[Entry]], None]]:
        """Fill an empty index: the function that is yielded takes facts by ascending row, any number of times.

        Keyword indexing runs beside the caller's work, in one statement a chunk, for which SQLite lets go of the
        interpreter's lock. What it raises is raised at the end. Where the block raises, the index is of no use.
        """
        with self._lock, self._transaction() as connection, ThreadPoolExecutor(1) as beside:
            indexing: list[Future[object]] = []

            def load(entries: Sequence[Entry]) -> None:
                if entries:
                    connection.executemany(_INSERT, map(_columns, entries))
                    connection.executemany(_INSERT_REFERENCE, _references(entries))
                    self._note_revisions(entries)
                    bounds = (entries[0].row, entries[-1].row)
                    indexing.append(beside.submit(connection.execute, _INSERT_TEXT, bounds))

            yield load
            for chunk in indexing:
                chunk.result()

    def put(self, entries: Sequence[Entry], replaced: Sequence[int]) -> None:
        """Add facts, and first take away what stands in the rows `replaced`; all of it or none."""
        rows = [(row,) for row in replaced]
        with self._lock, self._transaction() as connection:
            connection.executemany(_DELETE_TEXT, rows)
            connection.executemany("DELETE FROM fact WHERE row = ?", rows)
            connection.executemany("DELETE FROM reference WHERE source = ?", rows)
            connection.executemany(_INSERT, map(_columns, entries))
            connection.executemany(_INSERT_REFERENCE, _references(entries))
            for revisions in self._revisions.values():
                revisions.difference_update(replaced)
            self._note_revisions(entries)
            connection.executemany(_INSERT_TEXT, [(entry.row, entry.row) for entry in entries])

    def lineage(self, root: Key) -> list[int]:
        """The rows of the revisions of a record, without the record itself."""
        return sorted(self._revisions.get(root, ()))

    def mark_earlier(self, row_of: Callable[[Key], int | None], lineages: Iterable[Key] | None = None) -> None:
        """Find anew which records are earlier revisions, in these lineages (by root) or in all.

        An earlier revision is superseded, and another record of its lineage is there. `row_of` finds a root.
        """
        marks: list[tuple[bool, int]] = []
        for root in self._revisions if lineages is None else lineages:
            root_row = row_of(root)
            rows = [*self._revisions.get(root, ()), *([] if root_row is None else [root_row])]
            marks += ((len(rows) > 1, row) for row in rows)
        with self._lock, self._transaction() as connection:
            connection.executemany("UPDATE fact SET earlier = superseded AND ? WHERE row = ?", marks)

    def mark_conflicts(self, conflicts: Iterable[tuple[str, int]]) -> None:
        """Mark the facts of every open conflict, given as (kind, row); all others have none."""
        with self._lock, self._transaction() as connection:
            connection.execute("UPDATE fact SET conflict = '' WHERE conflict <> ''")
            connection.executemany("UPDATE fact SET conflict = ? WHERE row = ?", list(conflicts))

    def _note_revisions(self, entries: Sequence[Entry]) -> None:
        for row, fact, _ in entries:
            if fact.revision_of:
                self._revisions.setdefault(Key(fact.namespace, fact.revision_of), set()).add(row)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        self._connection.execute("BEGIN")
        try:
            yield self._connection
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")
        self.version += 1


def _fold(text: str) -> str:
    return text[:_SORTED_LENGTH].casefold()


def _references(entries: Sequence[Entry]) -> Iterator[tuple[int, str, str]]:
    for row, fact, _ in entries:
        for link in fact.links:
            yield row, link.type, link.to
        if fact.superseded_by and not fact.superseded_by.startswith(SYSTEM_PREFIX):
            yield row, SUPERSEDED_BY, fact.superseded_by


def _columns(entry: Entry) -> tuple[object, ...]:
    row, fact, ttl = entry
    used = parse_seconds(fact.last_accessed)
    created = parse_seconds(fact.created_at)
    domain = fact.shown_domain
    topic, content = fact.topic, fact.content
    return (
        row,
        fact.namespace,
        branch_of(fact.namespace),
        fact.fact_type if fact.fact_type in _FACT_TYPES else FactType.UNKNOWN.value,
        fact.veracity if fact.veracity in _VERACITIES else Veracity.UNKNOWN.value,
        fact.agent_id,
        fact.confidence,
        fact.importance if fact.decay_anchor is None else base_importance(fact),
        created if used is None else used,
        created,
        used,
        fact.mention_count,
        None if fact.valid_until is None else parse_seconds(fact.valid_until),
        fact.pinned,
        fact.superseded_by != "",
        fact.superseded_by == DELETED or fact.deleted_at is not None,
        len(fact.problems) > 0,
        ttl,
        domain if domain.isascii() else index_text(domain),
        topic if topic.isascii() else index_text(topic),
        content if content.isascii() else index_text(content),
        index_text(" ".join(fact.tags)) if fact.tags else "",
    )
