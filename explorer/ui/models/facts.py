"""The facts table's model: row numbers of a snapshot, everything else asked when it is painted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from explorer.memory.facts import Fact
from explorer.memory.fading import importance_at
from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of
from explorer.memory.protocols import Clock, Snapshot
from explorer.memory.query import FactColumn, FactState, Rows
from explorer.ui import formats, words

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole
COLUMNS = tuple(FactColumn)
NUMBERS = frozenset(
    {FactColumn.CONFIDENCE, FactColumn.IMPORTANCE, FactColumn.AGE, FactColumn.USED, FactColumn.MENTIONS}
)
_NO_ROWS: Rows = np.empty(0, np.int32)


@dataclass(frozen=True, slots=True)
class FactRow:
    """One row as it is painted."""

    fact: Fact
    state: FactState
    importance: float | None


class FactsModel(QAbstractTableModel):
    """Shows rows of a snapshot in a given order."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._now = clock()
        self._snapshot: Snapshot | None = None
        self._rows = _NO_ROWS
        self._painted: dict[int, FactRow] = {}

    def show_rows(self, snapshot: Snapshot, rows: Rows) -> None:
        """Show these rows of this snapshot."""
        self.beginResetModel()
        self._snapshot, self._rows, self._now = snapshot, rows, self._clock()
        self._painted.clear()
        self.endResetModel()

    def row_at(self, position: int) -> FactRow:
        """The row that stands at a position of the table."""
        number = int(self._rows[position])
        row = self._painted.get(number)
        if row is None:
            assert self._snapshot is not None
            fact = self._snapshot.fact(number)
            row = FactRow(fact, self._snapshot.state(number, self._now), importance_at(fact, self._now))
            self._painted[number] = row
        return row

    def key_at(self, position: int) -> Key:
        """The key of the row that stands at a position of the table."""
        assert self._snapshot is not None
        return self._snapshot.key(int(self._rows[position]))

    def position_of(self, key: Key) -> int | None:
        """Where the record under `key` stands in the table; None where it is not shown."""
        return next(iter(self.positions_of([key])), None)

    def positions_of(self, keys: Iterable[Key]) -> list[int]:
        """Where the records under `keys` stand, from top to bottom; those that are not shown are left out."""
        snapshot = self._snapshot
        if snapshot is None:
            return []
        numbers = [number for key in keys if (number := snapshot.row(key)) is not None]
        found: list[int] = np.flatnonzero(np.isin(self._rows, numbers)).tolist()
        return found

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return words.column_word(COLUMNS[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(COLUMNS[section])
        return None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        column = COLUMNS[index.column()]
        if role == ROW_ROLE:
            return self.row_at(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.cell_text(self.row_at(index.row()), column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tooltip(self.row_at(index.row()), column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        return None

    def cell_text(self, row: FactRow, column: FactColumn) -> str:
        """What stands in a cell."""
        text = _TEXTS[column](row, self._now)
        return text if text.isprintable() else " ".join(text.split())

    def _tooltip(self, row: FactRow, column: FactColumn) -> str | None:
        if column is FactColumn.AGE:
            return formats.exact_time(row.fact.created)
        if column is FactColumn.USED:
            return formats.exact_time(row.fact.last_used)
        return None


def _alignment(column: FactColumn) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def _branch(row: FactRow) -> str:
    branch = branch_of(row.fact.namespace)
    if branch is not None:
        return branch
    return words.global_word(row.fact.namespace)


def _state(row: FactRow) -> str:
    return "" if row.state is FactState.ACTIVE else words.state_word(row.state)


_TEXTS: dict[FactColumn, Callable[[FactRow, datetime], str]] = {
    FactColumn.TOPIC: lambda row, _: row.fact.topic,
    FactColumn.TEXT: lambda row, _: " ".join(row.fact.content[:500].split()),
    FactColumn.DOMAIN: lambda row, _: row.fact.shown_domain,
    FactColumn.TYPE: lambda row, _: words.type_word(row.fact.kind),
    FactColumn.CONFIDENCE: lambda row, _: formats.share(row.fact.confidence),
    FactColumn.VERACITY: lambda row, _: words.veracity_word(row.fact.provenance),
    FactColumn.IMPORTANCE: lambda row, _: formats.share(row.importance),
    FactColumn.AGE: lambda row, now: formats.ago(row.fact.created, now),
    FactColumn.USED: lambda row, now: formats.ago(row.fact.last_used, now),
    FactColumn.MENTIONS: lambda row, _: formats.count(row.fact.mention_count),
    FactColumn.BRANCH: lambda row, _: _branch(row),
    FactColumn.AGENT: lambda row, _: row.fact.agent_id,
    FactColumn.STATE: lambda row, _: _state(row),
}
