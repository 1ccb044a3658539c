"""Which facts are linked, in both directions and across the revisions of a text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from explorer.memory.keys import Key
from explorer.memory.query import Rows
from explorer.memory.recall_query import Tie
from explorer.memory.records import SUPERSEDED_BY
from explorer.store.index import Index

_LINKS = f"SELECT source, kind, target, weight FROM reference WHERE kind <> '{SUPERSEDED_BY}' AND "
_FROM = f"{_LINKS} source IN (SELECT value FROM json_each(?)) ORDER BY source, kind, target"
_TO = f"{_LINKS} target IN (SELECT value FROM json_each(?)) ORDER BY source, kind, target"


class Names(NamedTuple):
    """How the records of one state are named."""

    key: Callable[[int], Key]
    """Of a row; KeyError where none is."""
    row: Callable[[Key], int | None]
    find: Callable[[str, str], Key | None]
    """What a reference in a namespace names."""


def ties(index: Index, rows: Rows, names: Names) -> list[Tie]:
    """The links from and to the facts in `rows`; what links to an earlier revision means the one in force.

    Superseded facts have no part in them. A link that two facts hold both ways is there twice.
    """
    found = [*_outgoing(index, rows, names), *_incoming(index, rows, names)]
    return [tie for tie in found if tie.row != tie.other]


def _outgoing(index: Index, rows: Rows, names: Names) -> Iterator[Tie]:
    with index.reading() as connection:
        links = connection.execute(_FROM, (msgspec.json.encode(rows.tolist()).decode(),)).fetchall()
    for source, kind, target, weight in links:
        key = names.find(target, names.key(source).namespace)
        row = None if key is None else names.row(key)
        if key is not None and row is not None:
            current = index.current(row, key, names.row)
            if current is not None:
                yield Tie(source, current, kind, weight)


def _incoming(index: Index, rows: Rows, names: Names) -> Iterator[Tie]:
    meant: dict[Key, int] = {}
    for row in rows.tolist():
        for member in index.relatives(row, names.key(row), names.row):
            meant[names.key(member)] = row
    spelled = sorted({spelling for key in meant for spelling in (str(key), key.id)})
    with index.reading() as connection:
        links = connection.execute(_TO, (msgspec.json.encode(spelled).decode(),)).fetchall()
    for source, kind, target, weight in links:
        try:
            home = names.key(source)
        except KeyError:
            # The index may be of a newer state.
            continue
        key = names.find(target, home.namespace)
        if key in meant and index.current(source, home, names.row) == source:
            yield Tie(meant[key], source, kind, weight)
