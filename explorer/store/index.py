"""Facts in an in-memory SQLite database: columns to filter and sort by, and FTS5 for keyword search."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from explorer.memory.facts import DELETED, Fact
from explorer.memory.fading import anchor, base_importance
from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of
from explorer.memory.terms import index_text
from explorer.memory.times import parse_seconds

_SCHEMA = """
CREATE TABLE fact (
    row INTEGER PRIMARY KEY, namespace TEXT, id TEXT, root TEXT, branch TEXT,
    topic TEXT, text TEXT, domain TEXT, type TEXT, veracity TEXT, agent TEXT,
    confidence REAL, importance REAL, anchor REAL, created REAL, used REAL, mentions INTEGER,
    valid_until REAL, pinned INTEGER, superseded INTEGER, deleted INTEGER, odd INTEGER, ttl REAL,
    earlier INTEGER NOT NULL DEFAULT 0, conflict TEXT NOT NULL DEFAULT ''
);
CREATE VIRTUAL TABLE fact_text USING fts5(
    topic, content, tags, domain,
    tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Mn Mc Co'", prefix = '1 2 3'
);
"""
_COLUMNS = 23
_INSERT = f"INSERT OR REPLACE INTO fact VALUES ({', '.join('?' * _COLUMNS)}, 0, '')"
_INSERT_TEXT = "INSERT INTO fact_text (rowid, topic, content, tags, domain) VALUES (?, ?, ?, ?, ?)"
_SORT_PREFIX = 80
_INDEXED = ("created", "namespace, root")


class Entry(NamedTuple):
    """One fact as the index takes it; `ttl` is the record's time to live in Unix seconds, 0 = for ever."""

    row: int
    fact: Fact
    ttl: float


class Index:
    """Answers for the newest state that it was given. All access goes through one lock: safe from any thread."""

    def __init__(self) -> None:
        self._connection = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        self._connection.executescript("PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536;" + _SCHEMA)
        self._lock = threading.RLock()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection, for as long as no writer changes what it shows."""
        with self._lock:
            yield self._connection

    def put(self, entries: Sequence[Entry], replaced: Sequence[int] = ()) -> None:
        """Add facts, and take away what stood in the rows `replaced`; all of it or none."""
        with self._lock, self._transaction() as connection:
            if replaced:
                connection.executemany("DELETE FROM fact WHERE row = ?", [(row,) for row in replaced])
                connection.executemany("DELETE FROM fact_text WHERE rowid = ?", [(row,) for row in replaced])
            connection.executemany(_INSERT, map(_columns, entries))
            connection.executemany(_INSERT_TEXT, map(_text_columns, entries))

    def finish(self, lineages: Iterable[Key] | None, conflicts: Iterable[tuple[str, int]]) -> None:
        """Mark what depends on several records.

        `lineages` are the (namespace, root id) whose earlier revisions are found anew, None = all;
        `conflicts` the (kind, row) of every open conflict.
        """
        with self._lock, self._transaction() as connection:
            if lineages is None:
                for column in _INDEXED:
                    connection.execute(f"CREATE INDEX by_{column.partition(',')[0]} ON fact ({column})")
                connection.execute(_MARK_EARLIER + _REVISED)
            else:
                for lineage in lineages:
                    connection.execute(_MARK_EARLIER + _OF_LINEAGE, lineage)
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


# A record is an earlier revision where another record of its lineage has taken its place.
_MARK_EARLIER = """
UPDATE fact SET earlier = superseded AND EXISTS (
    SELECT 1 FROM fact AS later
    WHERE later.namespace = fact.namespace AND later.root = fact.root AND later.row <> fact.row
)
"""
_REVISED = """
WHERE (namespace, root) IN (SELECT namespace, root FROM fact WHERE root <> id)
"""
_OF_LINEAGE = "WHERE namespace = ? AND root = ?"


def _columns(entry: Entry) -> tuple[object, ...]:
    fact = entry.fact
    return (
        entry.row,
        fact.namespace,
        fact.id,
        fact.revision_of or fact.id,
        branch_of(fact.namespace),
        fact.topic.casefold(),
        fact.content[:_SORT_PREFIX].casefold(),
        fact.shown_domain,
        fact.kind.value,
        fact.provenance.value,
        fact.agent_id,
        fact.confidence,
        base_importance(fact),
        anchor(fact),
        parse_seconds(fact.created_at),
        parse_seconds(fact.last_accessed),
        fact.mention_count,
        parse_seconds(fact.valid_until),
        fact.pinned,
        fact.superseded_by != "",
        fact.superseded_by == DELETED or fact.deleted_at is not None,
        len(fact.problems) > 0,
        entry.ttl,
    )


def _text_columns(entry: Entry) -> tuple[object, ...]:
    fact = entry.fact
    return (
        entry.row,
        index_text(fact.topic),
        index_text(fact.content),
        index_text(" ".join(fact.tags)),
        index_text(fact.shown_domain),
    )
