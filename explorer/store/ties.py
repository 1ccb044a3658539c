"""Which facts are linked, in both directions and across the revisions of a text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec
import numpy as np

from explorer.memory.keys import Key
from explorer.memory.query import Rows
from explorer.memory.recall_query import Ties
from explorer.memory.records import SUPERSEDED_BY
from explorer.store.index import Index

# One JSON text a column is handed over faster than a tuple a row; a weight that JSON has not is none.
_COLUMNS = "source", "target", "namespace", "kind", "iif(abs(weight) < 1e300, weight, 0.0)"
_LINKS = (
    f"SELECT {', '.join(f'json_group_array({column})' for column in _COLUMNS)} "
    f"FROM reference JOIN fact ON row = source WHERE kind <> '{SUPERSEDED_BY}' AND superseded = 0 AND "
)
_FROM = f"{_LINKS} source IN (SELECT value FROM json_each(?))"
_TO = f"{_LINKS} target IN (SELECT value FROM json_each(?))"


class Names(NamedTuple):
    """How the records of one state are named; all its rows are below `size`."""

    key: Callable[[int], Key]
    """Of a row; KeyError where none is."""
    row: Callable[[Key], int | None]
    find: Callable[[str, str], Key | None]
    """What a reference in a namespace names."""
    size: int


class _Links(NamedTuple):
    """Links as they are written, column by column; `homes` are the namespaces of the sources."""

    sources: list[int]
    targets: list[str]
    homes: list[str]
    kinds: list[str]
    weights: list[float]


def ties(index: Index, rows: Rows, names: Names) -> Ties:
    """The links from and to the facts in `rows`; what links to an earlier revision means the one in force.

    Superseded facts have no part in them. A link that two facts hold both ways is there twice.
    """
    asked = rows.tolist()
    outgoing = _links(index, _FROM, asked)
    others = _meant(outgoing, lambda target, home: _in_force(index, names, target, home))
    stands_for = {names.key(member): row for row in asked for member in index.relatives(row, names.key(row), names.row)}
    incoming = _links(index, _TO, sorted({spelling for key in stands_for for spelling in (str(key), key.id)}))

    def asked_row(target: str, home: str) -> int | None:
        key = names.find(target, home)
        return None if key is None else stands_for.get(key)

    found = Ties(
        np.array(outgoing.sources + _meant(incoming, asked_row), np.int32),
        np.array(others + incoming.sources, np.int32),
        outgoing.kinds + incoming.kinds,
        np.array(outgoing.weights + incoming.weights),
    )
    # The index may be of a newer state.
    is_there = (found.rows >= 0) & (found.others >= 0) & (found.others < names.size)
    return found.only(is_there & (found.rows != found.others))


def _links(index: Index, sql: str, wanted: list[int] | list[str]) -> _Links:
    with index.reading() as connection:
        columns = connection.execute(sql, (msgspec.json.encode(wanted).decode(),)).fetchone()
    return _Links(*map(msgspec.json.decode, columns))


def _meant(links: _Links, row_of: Callable[[str, str], int | None]) -> list[int]:
    """The row that each target means, −1 where it means none."""
    written = list(zip(links.targets, links.homes, strict=True))
    known = {each: row_of(*each) for each in set(written)}
    return _rows(known[each] for each in written)


def _rows(rows: Iterable[int | None]) -> list[int]:
    return [-1 if row is None else row for row in rows]


def _in_force(index: Index, names: Names, target: str, home: str) -> int | None:
    """The row of the text in force that a reference names."""
    key = names.find(target, home)
    row = None if key is None else names.row(key)
    return None if key is None or row is None else index.current(row, key, names.row)
