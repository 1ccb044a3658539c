"""What recall asks of the index: which facts may answer, how well their words fit, when they were learned."""

from __future__ import annotations

import re
import sqlite3
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import accumulate
from typing import NamedTuple, TypeVar

import msgspec
import numpy as np

from explorer.memory.query import Rows
from explorer.memory.recall_query import Scope
from explorer.memory.terms import match_words
from explorer.store.index import Index
from explorer.store.instants import Numbers

K = TypeVar("K")
V = TypeVar("V")

_IN_FORCE = (
    "earlier = 0 AND superseded = 0 AND deleted = 0 AND (ttl = 0 OR ttl > :now) "
    "AND (valid_until IS NULL OR valid_until > :now)"
)
_NEXT_END = (
    "SELECT min(at) FROM (SELECT min(valid_until) AS at FROM fact WHERE valid_until > :now "
    "UNION ALL SELECT min(ttl) FROM fact WHERE ttl > :now)"
)
_MATCH = "SELECT rowid FROM fact_text WHERE fact_text MATCH :match"
_PER_UNIT = 1e9
# SQLite writes whole numbers faster than others.
_RANKED = (
    f"SELECT json_group_array(rowid), json_group_array(CAST(rank * {-_PER_UNIT} AS INTEGER)) "
    f"FROM ({_MATCH.replace('rowid', 'rowid, rank')})"
)
_COUNT = f"SELECT count(*) FROM ({_MATCH})"
_COMMON, _COMMON_SHARE = 5_000, 0.05
_MOST_RANKED, _MOST_IN_ALL, _ENOUGH = 20_000, 50_000, 500
_SAYS_NOTHING_SHARE = 0.5
_LEAST = 1e-6
"""What FTS5's bm25 makes of the weight of a word that more than half of all texts hold."""
_SURROGATE = re.compile("[\ud800-\udfff]")
_SCOPES_KEPT, _WORDS_KEPT = 8, 64


class _InForce(NamedTuple):
    """Rows, and the times in Unix seconds from and before which they are the answer."""

    rows: Rows
    since: float
    until: float


class _Fit(NamedTuple):
    """The rows that hold a word, and its bm25 in each, the larger the better."""

    rows: Rows
    scores: Numbers


class RecallSearch:
    """Answers for the newest state of one index; what was asked before is kept until that changes.

    Safe from any thread.
    """

    def __init__(self, index: Index) -> None:
        self._index = index
        self._scopes: OrderedDict[Scope, _InForce] = OrderedDict()
        self._words: OrderedDict[str, _Fit] = OrderedDict()
        self._stale: Rows | None = None
        self._texts = 0
        self._kept_for = -1

    def rows(self, scope: Scope, now: datetime) -> Rows:
        """The facts that may answer at `now`, by ascending row."""
        at = now.timestamp()
        with self._index.reading() as connection:
            self._forget_what_is_old(connection)
            kept = self._scopes.get(scope)
            if kept is None or not kept.since <= at < kept.until:
                kept = _in_force(connection, scope, at)
                _keep(self._scopes, scope, kept, _SCOPES_KEPT)
            return kept.rows

    def scores(self, text: str, rows: Rows) -> Numbers:
        """bm25 of the words of `text` for each of `rows`, the larger the better; 0 where none is held.

        As FTS5 counts it over all facts, with an exception for words that say little: what more than a twentieth of all
        facts (and more than 5,000) hold counts only in facts that hold a rarer word of the question as well; where no
        word is rarer, the rarest is counted everywhere, if no more than 20,000 hold it. Other facts have for such
        words the least there is, as FTS5 gives it for what more than half of all hold: those that hold the rarest
        first, and no more of them once 500 of `rows` have a score. Of a long question, those of the rarest words
        count that 50,000 facts hold in all, a fact that holds two counted twice; what is commoner counts nowhere.
        """
        with self._index.reading() as connection:
            self._forget_what_is_old(connection)
            size = max(self._size(connection), int(rows.max(initial=-1)) + 1)
            return self._scores_of(connection, match_words(text), rows, size)

    def learned(self, rows: Rows) -> Numbers:
        """When each was learned, in Unix seconds; NaN where nobody knows."""
        return self._index.learned(rows)

    def stale(self) -> Rows:
        """The facts whose vector belongs to an earlier text, by ascending row."""
        with self._index.reading() as connection:
            self._forget_what_is_old(connection)
            if self._stale is None:
                self._stale = _numbers(connection, "SELECT row FROM fact WHERE stale", {})
            return self._stale

    def _scores_of(self, connection: sqlite3.Connection, words: Sequence[str], rows: Rows, size: int) -> Numbers:
        counts = {word: _count(connection, word) for word in words}
        words = sorted((word for word in words if counts[word]), key=lambda word: (counts[word], word))
        rare, telling = self._that_count([counts[word] for word in words])
        scores = np.zeros(size)
        for word in words[:rare]:
            fit = self._fit(connection, word)
            scores[fit.rows] += fit.scores
        others = words[rare:]
        if rare and telling > rare:
            # bm25 of a text is the sum over all words of the expression, whatever joins them.
            both = _ranked(connection, f"({' OR '.join(words[rare:telling])}) AND ({' OR '.join(words[:rare])})")
            scores[both.rows] = both.scores
        for word in others:
            if np.count_nonzero(scores[rows]) >= _ENOUGH:
                break
            held = _numbers(connection, _MATCH, {"match": word})
            scores[held] = np.maximum(scores[held], _LEAST)
        return scores[rows]

    def _that_count(self, held: Sequence[int]) -> tuple[int, int]:
        """How many words count everywhere, and how many beside these; `held`: how many facts each has, ascending."""
        says_nothing = _SAYS_NOTHING_SHARE * self._texts
        limit = max(_COMMON, int(_COMMON_SHARE * self._texts))
        rare = bisect_right(held, limit) or int(len(held) > 0 and held[0] <= min(_MOST_RANKED, says_nothing))
        affordable = bisect_right(list(accumulate(held[:rare])), _MOST_IN_ALL)
        if affordable < rare:
            return max(1, affordable), 0
        return rare, bisect_right(held, says_nothing)

    def _fit(self, connection: sqlite3.Connection, word: str) -> _Fit:
        if word not in self._words:
            _keep(self._words, word, _ranked(connection, word), _WORDS_KEPT)
        return self._words[word]

    def _size(self, connection: sqlite3.Connection) -> int:
        (size,) = connection.execute("SELECT coalesce(max(row), -1) + 1 FROM fact").fetchone()
        return int(size)

    def _forget_what_is_old(self, connection: sqlite3.Connection) -> None:
        if self._index.version != self._kept_for:
            self._scopes.clear()
            self._words.clear()
            self._stale = None
            (self._texts,) = connection.execute("SELECT count(*) FROM fact").fetchone()
            self._kept_for = self._index.version


def _in_force(connection: sqlite3.Connection, scope: Scope, at: float) -> _InForce:
    clauses, parameters = [_IN_FORCE], dict[str, object](now=at)
    if scope.branch is not None:
        clauses.append("(branch IS NULL OR branch = :branch)")
        parameters["branch"] = scope.branch
    for column, values in (("domain", scope.domains), ("type", scope.types), ("agent", scope.agents)):
        if values:
            clauses.append(f"{column} IN (SELECT value FROM json_each(:{column}))")
            # What is no text in UTF-8 stands in no file.
            known = [value for value in sorted(values) if not _SURROGATE.search(value)]
            parameters[column] = msgspec.json.encode(known).decode()
    if scope.since is not None:
        clauses.append("created >= :since")
        parameters["since"] = scope.since.timestamp()
    if scope.until is not None:
        clauses.append("created < :until")
        parameters["until"] = scope.until.timestamp()
    rows = _numbers(connection, f"SELECT row FROM fact WHERE {' AND '.join(clauses)} ORDER BY row", parameters)
    (end,) = connection.execute(_NEXT_END, {"now": at}).fetchone()
    return _InForce(rows, at, float("inf") if end is None else float(end))


def _keep(kept: OrderedDict[K, V], name: K, value: V, most: int) -> None:
    kept[name] = value
    kept.move_to_end(name)
    if len(kept) > most:
        kept.popitem(last=False)


def _count(connection: sqlite3.Connection, match: str) -> int:
    (count,) = connection.execute(_COUNT, {"match": match}).fetchone()
    return int(count)


def _ranked(connection: sqlite3.Connection, match: str) -> _Fit:
    texts = connection.execute(_RANKED, {"match": match}).fetchone()
    rows, ranks = (np.array(msgspec.json.decode(text, type=list[int]), np.int64) for text in texts)
    return _Fit(rows.astype(np.int32), ranks / _PER_UNIT)


def _numbers(connection: sqlite3.Connection, sql: str, parameters: Mapping[str, object]) -> Rows:
    """The first column of a query; one JSON text is handed over faster than a tuple a row."""
    column = "rowid" if "fact_text" in sql else "row"
    (text,) = connection.execute(f"SELECT json_group_array({column}) FROM ({sql})", parameters).fetchone()
    return np.array(msgspec.json.decode(text, type=list[int]), np.int32)
