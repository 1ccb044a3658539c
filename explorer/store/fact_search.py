"""How a `FactQuery` is answered: SQL over the index for each part, row numbers put together with numpy."""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from explorer.memory.fading import FADED_BELOW, HALF_LIFE_HOURS
from explorer.memory.query import (
    AGE_LIMITS_DAYS,
    AGE_OLDER,
    AGE_UNDATED,
    BranchCounts,
    Facet,
    FacetCount,
    FactColumn,
    FactQuery,
    FactState,
    Rows,
    Sort,
)
from explorer.memory.terms import match_expression, match_words
from explorer.store.index import Index

_DAY = 86_400.0
_IMPORTANCE_NOW = (
    "CASE WHEN pinned OR anchor IS NULL THEN importance "
    f"ELSE importance * pow(0.5, max(0, :now - anchor) / {HALF_LIFE_HOURS * 3600}) END"
)
STATE = (
    f"CASE WHEN deleted THEN '{FactState.DELETED}' WHEN superseded THEN '{FactState.SUPERSEDED}' "
    f"WHEN valid_until <= :now THEN '{FactState.EXPIRED}' WHEN conflict <> '' THEN conflict "
    f"WHEN odd THEN '{FactState.ODD}' WHEN pinned THEN '{FactState.PINNED}' "
    f"WHEN {_IMPORTANCE_NOW} < {FADED_BELOW} THEN '{FactState.FADING}' ELSE '{FactState.ACTIVE}' END"
)
_AGE = (
    f"CASE WHEN created IS NULL THEN '{AGE_UNDATED}' "
    + " ".join(f"WHEN :now - created < {days * _DAY} THEN '{name}'" for name, days in AGE_LIMITS_DAYS.items())
    + f" ELSE '{AGE_OLDER}' END"
)
_FACETS = {
    Facet.DOMAIN: "domain",
    Facet.TYPE: "type",
    Facet.VERACITY: "veracity",
    Facet.AGENT: "agent",
    Facet.STATE: STATE,
    Facet.AGE: _AGE,
}
_STATE_RANK = (
    f"CASE {STATE} " + " ".join(f"WHEN '{state}' THEN {rank}" for rank, state in enumerate(FactState)) + " END"
)
_SORTS = {
    FactColumn.TOPIC: "fold(topic)",
    FactColumn.TEXT: "fold(content)",
    FactColumn.DOMAIN: "domain COLLATE NOCASE",
    FactColumn.TYPE: "type",
    FactColumn.CONFIDENCE: "confidence",
    FactColumn.VERACITY: "veracity",
    FactColumn.IMPORTANCE: _IMPORTANCE_NOW,
    FactColumn.AGE: "-created",
    FactColumn.USED: "-used",
    FactColumn.MENTIONS: "mentions",
    FactColumn.BRANCH: "branch",
    FactColumn.AGENT: "agent COLLATE NOCASE",
    FactColumn.STATE: _STATE_RANK,
}
_LIVE = "earlier = 0 AND (ttl = 0 OR ttl > :now)"
_OVERVIEW = (
    "SELECT branch, sum(deleted = 0 AND earlier = 0), sum(deleted <> 0 AND earlier = 0), sum(earlier) "
    "FROM fact WHERE ttl = 0 OR ttl > :now GROUP BY branch"
)
_MATCH = "SELECT rowid FROM fact_text WHERE fact_text MATCH :match"
_SCORES = f"SELECT json_group_array(rowid), json_group_array(rank) FROM ({_MATCH.replace('rowid', 'rowid, rank')})"
_ALWAYS_RANKED = 5_000
_KEPT_LIMIT = 64

Mask = NDArray[np.bool_]


class Overview(NamedTuple):
    """Facts in all; of these on other branches; beside them tombstones and earlier revisions of the branch."""

    total: int
    on_other_branches: int
    deleted: int
    earlier: int


class _Word(NamedTuple):
    """The rows that hold a word, with its bm25 in each (negative, the best lowest); None for a common word."""

    rows: Rows
    scores: NDArray[np.float64] | None


class FactSearch:
    """Finds and counts facts in one index; what does not change from key press to key press is kept.

    Ranking: bm25 as FTS5 counts it. A word that more than a tenth of all facts (and more than 5,000) hold says
    nothing about which of them is meant, and ranking by it is what would take long: facts with no rarer word
    follow behind the ranked ones, newest first.
    """

    def __init__(self, index: Index) -> None:
        self._index = index
        self._kept: OrderedDict[object, Any] = OrderedDict()
        self._kept_for: object = None

    def rows(self, query: FactQuery, now: datetime) -> Rows:
        """The rows that `query` finds, in its order; rows that compare equal come newest first."""
        with self._index.reading() as connection:
            self._forget_what_is_old(now)
            mask = self._keep(
                ("selected", replace(query, text="", sort=None)), lambda: self._selected(connection, query, now)
            )
            ranked: Rows | None = None
            if query.text.strip():
                found, ranked = self._found(connection, query.text)
                mask = mask & found
            order: Rows = self._keep(("order", query.sort), lambda: self._order(connection, query.sort, now))
            rows = order[mask[order]]
            if query.sort is None and ranked is not None and len(ranked):
                first = ranked[mask[ranked]]
                mask = mask.copy()
                mask[first] = False
                return np.concatenate([first, rows[mask[rows]]])
            return np.asarray(rows, np.int32)

    def facet(self, facet: Facet, query: FactQuery, now: datetime) -> list[FacetCount]:
        """The values of `facet` under everything else that `query` asks, the most frequent first, then by name."""
        where, parameters = _condition(query, now, without=facet)
        if query.text.strip():
            where += f" AND row IN ({_MATCH})"
            parameters["match"] = match_expression(query.text) or '""'
        sql = (
            f"SELECT {_FACETS[facet]} AS value, count(*) AS n FROM fact WHERE {where} GROUP BY 1 ORDER BY n DESC, value"
        )
        with self._index.reading() as connection:
            return [FacetCount(value, count) for value, count in connection.execute(sql, parameters)]

    def overview(self, branch: str | None, now: datetime) -> Overview:
        """How many facts there are beside what a query finds."""
        every = self.branches(now)
        seen = [counts for at, counts in every.items() if branch is None or at in (None, branch)]
        total = sum(counts.facts for counts in every.values())
        return Overview(
            total=total,
            on_other_branches=total - sum(counts.facts for counts in seen),
            deleted=sum(counts.deleted for counts in seen),
            earlier=sum(counts.earlier for counts in seen),
        )

    def branches(self, now: datetime) -> dict[str | None, BranchCounts]:
        """How many facts each branch has, those of none under None."""
        with self._index.reading() as connection:
            self._forget_what_is_old(now)
            found: dict[str | None, BranchCounts] = self._keep("branches", lambda: _by_branch(connection, now))
            return dict(found)

    def odd_facts(self, now: datetime) -> int:
        """How many facts have fields that do not fit."""
        sql = "SELECT count(*) FROM fact WHERE odd AND (ttl = 0 OR ttl > :now)"
        with self._index.reading() as connection:
            (count,) = connection.execute(sql, {"now": now.timestamp()}).fetchone()
            return int(count)

    def _selected(self, connection: sqlite3.Connection, query: FactQuery, now: datetime) -> Mask:
        where, parameters = _condition(query, now)
        return self._mask(connection, _numbers(connection, f"SELECT row FROM fact WHERE {where}", parameters))

    def _found(self, connection: sqlite3.Connection, text: str) -> tuple[Mask, Rows]:
        """Which rows hold a word of `text`, and those with a telling word, best first."""
        words = [self._keep(("word", word), partial(self._word, connection, word)) for word in match_words(text)]
        mask = self._mask(connection, *(word.rows for word in words))
        scores = np.zeros(len(mask), np.float64)
        for word in words:
            if word.scores is not None:
                # bm25 of a text is the sum over its words.
                scores[word.rows] += word.scores
        ranked = np.flatnonzero(scores).astype(np.int32)
        return mask, ranked[np.lexsort((-ranked, scores[ranked]))]

    def _word(self, connection: sqlite3.Connection, word: str) -> _Word:
        rows = _numbers(connection, _MATCH, {"match": word})
        facts = self._size(connection)
        if len(rows) > max(_ALWAYS_RANKED, facts // 10):
            return _Word(rows, None)
        scored = connection.execute(_SCORES, {"match": word}).fetchone()
        numbers, scores = (msgspec.json.decode(part, type=list[float]) for part in scored)
        return _Word(np.array(numbers, np.int32), np.array(scores, np.float64))

    def _order(self, connection: sqlite3.Connection, sort: Sort | None, now: datetime) -> Rows:
        if sort is None:
            return self._index.newest_first()
        by = f"{_SORTS[sort.column]} {'DESC' if sort.descending else 'ASC'} NULLS LAST"
        return _numbers(connection, f"SELECT row FROM fact ORDER BY {by}, created DESC, row", {"now": now.timestamp()})

    def _mask(self, connection: sqlite3.Connection, *parts: Rows) -> Mask:
        mask = np.zeros(self._size(connection), np.bool_)
        for rows in parts:
            mask[rows] = True
        return mask

    def _size(self, connection: sqlite3.Connection) -> int:
        (size,) = self._keep("size", connection.execute("SELECT coalesce(max(row), -1) + 1 FROM fact").fetchone)
        return int(size)

    def _keep(self, name: object, compute: Callable[[], Any]) -> Any:
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        value = self._kept[name] = compute()
        if len(self._kept) > _KEPT_LIMIT:
            self._kept.popitem(last=False)
        return value

    def _forget_what_is_old(self, now: datetime) -> None:
        # Whether a fact has expired or faded is asked of the clock once a minute.
        current = (self._index.version, int(now.timestamp()) // 60)
        if current != self._kept_for:
            self._kept.clear()
            self._kept_for = current


def _by_branch(connection: sqlite3.Connection, now: datetime) -> dict[str | None, BranchCounts]:
    found = connection.execute(_OVERVIEW, {"now": now.timestamp()}).fetchall()
    return {branch: BranchCounts(*numbers) for branch, *numbers in found}


def _condition(query: FactQuery, now: datetime, *, without: Facet | None = None) -> tuple[str, dict[str, object]]:
    """A WHERE clause for all of `query` but its text, with its parameters."""
    parameters: dict[str, object] = {"now": now.timestamp(), "branch": query.branch, "least": query.least_confidence}
    clauses = [_LIVE, "(:branch IS NULL OR branch IS NULL OR branch = :branch)"]
    if FactState.DELETED not in query.values(Facet.STATE) and without is not Facet.STATE:
        clauses.append("deleted = 0")
    if query.least_confidence > 0:
        clauses.append("confidence >= :least")
    for facet, values in query.selected:
        if values and facet is not without:
            names = {f"{facet}_{number}": value for number, value in enumerate(sorted(values))}
            parameters |= names
            clauses.append(f"{_FACETS[facet]} IN ({', '.join(':' + name for name in names)})")
    return " AND ".join(clauses), parameters


def _numbers(connection: sqlite3.Connection, sql: str, parameters: Mapping[str, object]) -> Rows:
    """The first column of a query as an array; one JSON text is handed over faster than a tuple a row."""
    column = "rowid" if "fact_text" in sql else "row"
    (text,) = connection.execute(f"SELECT json_group_array({column}) FROM ({sql})", parameters).fetchone()
    return np.array(msgspec.json.decode(text, type=list[int]), np.int32)
