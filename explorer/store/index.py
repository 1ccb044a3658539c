"""Facts in an in-memory SQLite database: columns to filter and sort by, and FTS5 for keyword search."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple

from explorer.memory.facts import DELETED, Fact
from explorer.memory.fading import base_importance
from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of
from explorer.memory.terms import index_text
from explorer.memory.times import parse_seconds

_SCHEMA = """
PRAGMA temp_store = MEMORY;
CREATE TABLE fact (
    row INTEGER PRIMARY KEY, namespace TEXT, id TEXT, root TEXT, branch TEXT,
    topic_key TEXT, text_key TEXT, type TEXT, veracity TEXT, agent TEXT,
    confidence REAL, importance REAL, anchor REAL, created REAL, used REAL, mentions INTEGER,
    valid_until REAL, pinned INTEGER, superseded INTEGER, deleted INTEGER, odd INTEGER, ttl REAL,
    domain TEXT, topic TEXT, content TEXT, tags TEXT,
    earlier INTEGER NOT NULL DEFAULT 0, conflict TEXT NOT NULL DEFAULT ''
);
CREATE VIRTUAL TABLE fact_text USING fts5(
    topic, content, tags, domain, content = 'fact', content_rowid = 'row',
    tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Mn Mc Co'", prefix = '1 2'
);
"""
_COLUMNS = 26
_INSERT = f"INSERT INTO fact VALUES ({', '.join('?' * _COLUMNS)}, 0, '')"
_TEXTS = "row, topic, content, tags, domain FROM fact WHERE row"
_INSERT_TEXT = f"INSERT INTO fact_text (rowid, topic, content, tags, domain) SELECT {_TEXTS} BETWEEN ? AND ?"
_DELETE_TEXT = f"INSERT INTO fact_text (fact_text, rowid, topic, content, tags, domain) SELECT 'delete', {_TEXTS} = ?"
_SORT_PREFIX = 80


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
            connection.executemany(_INSERT, map(_columns, entries))
            connection.executemany(_INSERT_TEXT, [(entry.row, entry.row) for entry in entries])

    def mark_earlier(self, lineages: Iterable[Key] | None) -> None:
        """Find anew which records are earlier revisions: in these lineages (namespace, root id), or in all (None)."""
        with self._lock, self._transaction() as connection:
            if lineages is None:
                connection.execute("CREATE INDEX by_lineage ON fact (namespace, root)")
                connection.execute(_MARK_EARLIER + _OF_REVISED)
            else:
                connection.executemany(_MARK_EARLIER + _OF_LINEAGE, list(lineages))

    def mark_conflicts(self, conflicts: Iterable[tuple[str, int]]) -> None:
        """Mark the facts of every open conflict, given as (kind, row); all others have none."""
        with self._lock, self._transaction() as connection:
            connection.execute("UPDATE fact SET conflict = '' WHERE conflict <> ''")
            connection.executemany("UPDATE fact SET conflict = ? WHERE row = ?", list(conflicts))

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


# A record is an earlier revision where another record of its lineage has taken its place.
_MARK_EARLIER = """
UPDATE fact SET earlier = superseded AND EXISTS (
    SELECT 1 FROM fact AS later
    WHERE later.namespace = fact.namespace AND later.root = fact.root AND later.row <> fact.row
)
"""
_OF_REVISED = """
WHERE (namespace, root) IN (SELECT namespace, root FROM fact WHERE root <> id)
"""
_OF_LINEAGE = "WHERE namespace = ? AND root = ?"


def _columns(entry: Entry) -> tuple[object, ...]:
    row, fact, ttl = entry
    used = parse_seconds(fact.last_accessed)
    created = parse_seconds(fact.created_at)
    domain = fact.shown_domain
    topic, content = fact.topic, fact.content
    return (
        row,
        fact.namespace,
        fact.id,
        fact.revision_of or fact.id,
        branch_of(fact.namespace),
        topic.casefold(),
        content[:_SORT_PREFIX].casefold(),
        fact.kind.value,
        fact.provenance.value,
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
