"""Facts in an in-memory SQLite database: columns to filter and sort by, and FTS5 for keyword search."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple

from explorer.memory.facts import Fact, FactType, Veracity
from explorer.memory.fading import anchor, base_importance
from explorer.memory.keys import Key
from explorer.memory.lineage import in_order
from explorer.memory.namespaces import branch_of
from explorer.memory.query import Rows
from explorer.memory.records import DELETED, SUPERSEDED_BY, SYSTEM_PREFIX
from explorer.memory.terms import index_text
from explorer.memory.times import parse_seconds
from explorer.store.instants import Instants, Numbers

_SCHEMA = """
PRAGMA temp_store = MEMORY;
CREATE TABLE fact (
    row INTEGER PRIMARY KEY, namespace TEXT, branch TEXT, type TEXT, veracity TEXT, agent TEXT,
    confidence REAL, importance REAL, anchor REAL, created REAL, used REAL, mentions INTEGER,
    valid_until REAL, pinned INTEGER, superseded INTEGER, deleted INTEGER, odd INTEGER, stale INTEGER, ttl REAL,
    domain TEXT, topic TEXT, content TEXT, tags TEXT, domain_words TEXT, topic_words TEXT, content_words TEXT,
    earlier INTEGER NOT NULL DEFAULT 0, conflict TEXT NOT NULL DEFAULT ''
);
CREATE INDEX odd_facts ON fact (ttl) WHERE odd;
CREATE INDEX stale_vectors ON fact (row) WHERE stale;
CREATE INDEX in_conflict ON fact (row) WHERE conflict <> '';
CREATE TABLE reference (source INTEGER, kind TEXT, target TEXT, weight REAL);
CREATE INDEX by_target ON reference (target);
CREATE INDEX by_source ON reference (source);
CREATE VIRTUAL TABLE fact_text USING fts5(
    topic, content, tags, domain, content = 'fact', content_rowid = 'row',
    tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Mn Mc Co'", prefix = '1'
);
"""
_COLUMNS = 26
_CREATED = 9
_INSERT = f"INSERT INTO fact VALUES ({', '.join('?' * _COLUMNS)}, 0, '')"
# A text that is indexed by other words than it is written in has them beside it.
_TEXTS = (
    "row, coalesce(topic_words, topic), coalesce(content_words, content), tags, coalesce(domain_words, domain) "
    "FROM fact WHERE row"
)
_INSERT_TEXT = f"INSERT INTO fact_text (rowid, topic, content, tags, domain) SELECT {_TEXTS} BETWEEN ? AND ?"
_DELETE_TEXT = f"INSERT INTO fact_text (fact_text, rowid, topic, content, tags, domain) SELECT 'delete', {_TEXTS} = ?"
_FACT_TYPES = frozenset(member.value for member in FactType)
_VERACITIES = frozenset(member.value for member in Veracity)
_SORTED_LENGTH = 80
_INSERT_REFERENCE = "INSERT INTO reference VALUES (?, ?, ?, ?)"


class Entry(NamedTuple):
    """One fact as the index takes it; `ttl` is the record's time to live in Unix seconds, 0 = for ever."""

    row: int
    fact: Fact
    ttl: float


class _Member(NamedTuple):
    """A record of a lineage, as `lineage.in_order` takes it."""

    id: str
    revision_of: str
    superseded_by: str
    row: int


class Index:
    """Answers for the newest state that it was given. All access goes through one lock: safe from any thread."""

    def __init__(self) -> None:
        # Fixed at serialised mode, so that the keyword index can be written by one thread while another adds rows.
        self._connection = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        self._connection.executescript(_SCHEMA)
        self._connection.create_function("fold", 1, _fold, deterministic=True)
        self._revisions: dict[Key, dict[int, str]] = {}
        self._roots: dict[int, Key] = {}
        self._superseded: dict[int, str] = {}
        self._created = Instants()
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
                    self._insert(entries)
                    bounds = (entries[0].row, entries[-1].row)
                    indexing.append(beside.submit(connection.execute, _INSERT_TEXT, bounds))

            yield load
            for chunk in indexing:
                chunk.result()

    def put(self, entries: Sequence[Entry], replaced: Sequence[int]) -> set[Key]:
        """Add facts, and first take away what stands in the rows `replaced`; all of it or none.

        The roots of the lineages that revisions left or came to.
        """
        rows = [(row,) for row in replaced]
        with self._lock, self._transaction() as connection:
            connection.executemany(_DELETE_TEXT, rows)
            connection.executemany("DELETE FROM fact WHERE row = ?", rows)
            connection.executemany("DELETE FROM reference WHERE source = ?", rows)
            self._created.remove(replaced)
            left = {self._roots[row] for row in replaced if row in self._roots}
            for row in replaced:
                self._superseded.pop(row, None)
                if row in self._roots:
                    del self._revisions[self._roots.pop(row)][row]
            self._insert(entries)
            connection.executemany(_INSERT_TEXT, [(entry.row, entry.row) for entry in entries])
            return left | {self._roots[entry.row] for entry in entries if entry.row in self._roots}

    def newest_first(self) -> Rows:
        """The rows of all facts, those learned last first; facts without a time come last."""
        with self._lock:
            return self._created.latest_first()

    def learned(self, rows: Rows) -> Numbers:
        """When these facts were learned, in Unix seconds; NaN where nobody knows."""
        with self._lock:
            return self._created.at(rows)

    def lineage(self, root: Key) -> list[int]:
        """The rows of the revisions of a record, without the record itself."""
        return sorted(self._revisions.get(root, ()))

    def relatives(self, row: int, key: Key, row_of: Callable[[Key], int | None]) -> list[int]:
        """The rows of all records of the lineage that the record in `row`, under `key`, belongs to."""
        root = self._roots.get(row, key)
        root_row = row_of(root)
        return [*self.lineage(root), *([] if root_row is None else [root_row])]

    def current(self, row: int, key: Key, row_of: Callable[[Key], int | None]) -> int | None:
        """The row of the text in force of the lineage of `key`, which stands in `row`; None where none is."""
        if row not in self._superseded:
            return row
        return next((other for other in self.relatives(row, key, row_of) if other not in self._superseded), None)

    def mark_earlier(self, row_of: Callable[[Key], int | None], lineages: Iterable[Key] | None = None) -> None:
        """Find anew which records are earlier revisions, in these lineages (by root) or in all.

        An earlier revision is superseded, and its lineage has a record that is not or that is newer: so a lineage
        whose newest revision was deleted or superseded is still shown once. `row_of` finds a root.
        """
        marks: list[tuple[bool, int]] = []
        for root in self._revisions if lineages is None else lineages:
            root_row = row_of(root)
            ids = dict(self._revisions.get(root, ()))
            # A record that calls itself a revision belongs to that lineage alone, whatever else names it as its root.
            if root_row is not None and root_row not in self._roots:
                ids[root_row] = root.id
            marks += ((is_earlier, row) for row, is_earlier in self._earlier(root, ids))
        with self._lock, self._transaction() as connection:
            connection.executemany("UPDATE fact SET earlier = ? WHERE row = ?", marks)

    def mark_conflicts(self, conflicts: Iterable[tuple[str, int]]) -> None:
        """Mark the facts of every open conflict, given as (kind, row); all others have none."""
        with self._lock, self._transaction() as connection:
            connection.execute("UPDATE fact SET conflict = '' WHERE conflict <> ''")
            connection.executemany("UPDATE fact SET conflict = ? WHERE row = ?", list(conflicts))

    def _earlier(self, root: Key, ids: dict[int, str]) -> Iterator[tuple[int, bool]]:
        members = [
            _Member(of_id, root.id if of_id != root.id else "", self._superseded.get(row, ""), row)
            for row, of_id in ids.items()
        ]
        has_current = any(not member.superseded_by for member in members)
        for left, member in zip(reversed(range(len(members))), in_order(members), strict=True):
            yield member.row, bool(member.superseded_by) and (has_current or left > 0)

    def _insert(self, entries: Sequence[Entry]) -> None:
        rows = [_columns(entry) for entry in entries]
        self._connection.executemany(_INSERT, rows)
        self._connection.executemany(_INSERT_REFERENCE, _references(entries))
        self._created.note([(row[0], row[_CREATED]) for row in rows])
        self._note_lineages(entries)

    def _note_lineages(self, entries: Sequence[Entry]) -> None:
        for row, fact, _ in entries:
            if fact.superseded_by:
                self._superseded[row] = fact.superseded_by
            if fact.revision_of:
                root = self._roots[row] = Key(fact.namespace, fact.revision_of)
                self._revisions.setdefault(root, {})[row] = fact.id

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


def _references(entries: Sequence[Entry]) -> Iterator[tuple[int, str, str, float]]:
    for row, fact, _ in entries:
        for link in fact.links:
            yield row, link.type, link.to, link.weight
        if fact.superseded_by and not fact.superseded_by.startswith(SYSTEM_PREFIX):
            yield row, SUPERSEDED_BY, fact.superseded_by, 0.0


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
        (created if used is None else used) if fact.decay_anchor is None else anchor(fact),
        created,
        used,
        fact.mention_count,
        None if fact.valid_until is None else parse_seconds(fact.valid_until),
        fact.pinned,
        fact.superseded_by != "",
        fact.superseded_by == DELETED or fact.deleted_at is not None,
        len(fact.problems) > 0,
        fact.embedding_stale,
        ttl,
        domain,
        topic,
        content,
        index_text(" ".join(fact.tags)) if fact.tags else "",
        None if domain.isascii() else _other_words(domain),
        None if topic.isascii() else _other_words(topic),
        None if content.isascii() else _other_words(content),
    )


def _other_words(text: str) -> str | None:
    words = index_text(text)
    return None if words == text else words
