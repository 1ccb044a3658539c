"""The facts that may take the place of others: which come first, and how they are listed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from html import escape

import numpy as np
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from explorer.memory.errors import Refusal
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.protocols import Clock, Snapshot
from explorer.memory.query import Facet, FactColumn, FactQuery, FactState, Rows
from explorer.memory.terms import pieces
from explorer.ui.models.facts import COLUMNS, FactsModel
from explorer.ui.words import state_word

TEXT_COLUMN = COLUMNS.index(FactColumn.TEXT)
_BEGINNING, _WORDS = 600, 12
_IN_TOOLTIP = 2_000
_LOOKED_THROUGH = 500
"""Facts of which the topic is read: more would take longer than a key press may."""

_NOT_ACTIVE = (FactState.DELETED, FactState.SUPERSEDED, FactState.EXPIRED)
_OBSTACLES = {
    Refusal.ITSELF: QT_TRANSLATE_NOOP("Candidates", "this is what is replaced"),
    Refusal.REPLACEMENT_NOT_ACTIVE: QT_TRANSLATE_NOOP("Candidates", "no longer active"),
    Refusal.CYCLE: QT_TRANSLATE_NOOP("Candidates", "was replaced by it before"),
    Refusal.ODD: QT_TRANSLATE_NOOP("Candidates", "has values that do not fit"),
    Refusal.GONE: QT_TRANSLATE_NOOP("Candidates", "not in the workspace any more"),
    Refusal.NOT_CURRENT: QT_TRANSLATE_NOOP("Candidates", "what is replaced is no longer active"),
}


def obstacle(refusal: Refusal, state: FactState) -> str:
    """In a few words, why a fact that stands so may not be chosen."""
    if refusal is Refusal.REPLACEMENT_NOT_ACTIVE and state in _NOT_ACTIVE:
        return state_word(state)
    text = _OBSTACLES.get(refusal, QT_TRANSLATE_NOOP("Candidates", "cannot replace it"))
    return QCoreApplication.translate("Candidates", str(text))


def alike(snapshot: Snapshot, keys: Sequence[Key], branch: str | None, now: datetime) -> Rows:
    """The facts of the branch that resemble the first of `keys`, without `keys` themselves.

    Those of its domain and topic come first, then those of its domain, then others that share words with it; among
    each, those whose words are the most alike.
    """
    row = snapshot.row(keys[0]) if keys else None
    if row is None:
        return np.empty(0, np.int32)
    fact = snapshot.fact(row)
    found = snapshot.facts(FactQuery(text=_telling(fact), branch=branch), now).rows
    selected = ((Facet.DOMAIN, frozenset({fact.shown_domain})),)
    near = snapshot.facts(FactQuery(branch=branch, selected=selected), now).rows
    is_near = np.isin(found, near)
    in_domain = np.concatenate([found[is_near], near[~np.isin(near, found)]])
    looked_at = in_domain[:_LOOKED_THROUGH]
    has_topic = np.array([_has_topic(snapshot.fact(int(each)), fact.topic) for each in looked_at], np.bool_)
    rows = np.concatenate(
        [looked_at[has_topic], looked_at[~has_topic], in_domain[_LOOKED_THROUGH:], found[~is_near]]
    ).astype(np.int32)
    replaced = [number for key in keys if (number := snapshot.row(key)) is not None]
    return rows[~np.isin(rows, replaced)]


def _telling(fact: Fact) -> str:
    """The topic and the longest words of the text's beginning; the space at the end says that the last one is whole."""
    words = list(dict.fromkeys(pieces(fact.content[:_BEGINNING])))
    return f"{fact.topic} {' '.join(sorted(words, key=len, reverse=True)[:_WORDS])} "


def _has_topic(fact: Fact, topic: str) -> bool:
    return bool(topic) and fact.topic.casefold() == topic.casefold()


class Candidates(FactsModel):
    """Facts in a list, each with the reason why it may not replace what is to be replaced."""

    def __init__(self, clock: Clock, why_not: Callable[[Key], Refusal | None], parent: QObject | None = None) -> None:
        super().__init__(clock, parent)
        self._why_not = why_not
        self._known: dict[Key, Refusal | None] = {}

    @override
    def show_rows(self, snapshot: Snapshot, rows: Rows) -> None:
        self._known.clear()
        super().show_rows(snapshot, rows)

    def refusal_at(self, position: int) -> Refusal | None:
        """Why the fact at a position may not be chosen; None where it may."""
        key = self.key_at(position)
        if key not in self._known:
            self._known[key] = self._why_not(key)
        return self._known[key]

    def first_allowed(self, most: int) -> int | None:
        """The first of the `most` topmost facts that may be chosen."""
        return next((at for at in range(min(most, self.rowCount())) if self.refusal_at(at) is None), None)

    def look_again(self) -> None:
        """Ask again what may be chosen: something changed."""
        self._known.clear()
        if self.rowCount():
            self.dataChanged.emit(self.index(0, TEXT_COLUMN), self.index(self.rowCount() - 1, TEXT_COLUMN))

    @override
    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.AccessibleTextRole and index.isValid():
            row = self.row_at(index.row())
            columns = (FactColumn.TEXT, FactColumn.DOMAIN, FactColumn.TOPIC, FactColumn.CONFIDENCE, FactColumn.AGE)
            refusal = self.refusal_at(index.row())
            parts = [
                *(self.cell_text(row, column) for column in columns),
                "" if refusal is None else obstacle(refusal, row.state),
            ]
            return ", ".join(part for part in parts if part)
        if role == Qt.ItemDataRole.ToolTipRole and index.isValid():
            # Marked up, so that the tooltip breaks its lines and takes nothing in the text for markup.
            return f"<p>{escape(self.row_at(index.row()).fact.content[:_IN_TOOLTIP])}</p>"
        return super().data(index, role)
