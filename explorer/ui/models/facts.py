"""The facts table's model: row numbers of a snapshot, everything else asked when it is painted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from typing_extensions import override

from explorer.memory.ahead import Ahead
from explorer.memory.decode import decode_fact
from explorer.memory.facts import Fact
from explorer.memory.fading import importance_at
from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of
from explorer.memory.protocols import Clock, Snapshot
from explorer.memory.query import FactColumn, FactState, Rows
from explorer.memory.states import fact_state
from explorer.ui import formats, words
from explorer.ui.models import dragged_keys
from explorer.ui.models.row_keys import RowKeys, is_there

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole
COLUMNS = tuple(FactColumn)
NUMBERS = frozenset(
    {FactColumn.CONFIDENCE, FactColumn.IMPORTANCE, FactColumn.AGE, FactColumn.USED, FactColumn.MENTIONS}
)
_NO_ROWS: Rows = np.empty(0, np.int32)
_CONFLICTS = (FactState.CONTRADICTION, FactState.DUPLICATE)
_FOLLOWED = 1_000
"""So many selected records are followed to their newest revision when the list changes."""


@dataclass(frozen=True, slots=True)
class FactRow:
    """One row as it is painted; `is_ahead` = a change of it is not in the file yet."""

    fact: Fact
    state: FactState
    importance: float | None
    is_ahead: bool = False


EDITED_FIELDS = {FactColumn.TOPIC: "topic", FactColumn.DOMAIN: "domain", FactColumn.CONFIDENCE: "confidence"}
"""The columns that are edited in the table itself, with the fields that they show."""


class FactsModel(QAbstractTableModel):
    """Shows rows of a snapshot in a given order, with what waits to be written laid over them."""

    edit_requested = Signal(object, str, object, object)
    """A cell was edited: the record's `Key`, the field, its new value, and the stored one that was shown there."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._now = clock()
        self._snapshot: Snapshot | None = None
        self._rows = _NO_ROWS
        self._painted: dict[int, FactRow] = {}
        self._ahead = Ahead(lambda _: None)
        self._is_waiting = False
        self.is_editable = False

    def show_rows(self, snapshot: Snapshot, rows: Rows) -> None:
        """Show these rows of this snapshot."""
        self.beginResetModel()
        self._snapshot, self._rows, self._now = snapshot, rows, self._clock()
        self._painted.clear()
        self.endResetModel()

    def lay_ahead(self, ahead: Ahead, *, is_waiting: bool) -> None:
        """Show records as they will be with the changes of `ahead`; `is_waiting` = those wait for an agent."""
        if not (ahead.touched or self._ahead.touched):
            self._ahead = ahead
            return
        self._ahead, self._is_waiting = ahead, is_waiting
        self._painted.clear()
        if len(self._rows):
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(COLUMNS) - 1))

    def row_at(self, position: int) -> FactRow:
        """The row that stands at a position of the table."""
        number = int(self._rows[position])
        row = self._painted.get(number)
        if row is None:
            assert self._snapshot is not None
            fact = self._snapshot.fact(number)
            row = FactRow(fact, self._snapshot.state(number, self._now), importance_at(fact, self._now))
            if fact.key in self._ahead.touched:
                row = self._row_ahead(row)
            self._painted[number] = row
        return row

    def _row_ahead(self, row: FactRow) -> FactRow:
        key = self._ahead.current_key(row.fact.key)
        metadata = self._ahead.metadata(key)
        if metadata is None:
            return replace(row, state=FactState.DELETED, is_ahead=self._is_waiting)
        fact = decode_fact(key, metadata)
        state = fact_state(fact, row.state if row.state in _CONFLICTS else None, self._now)
        return FactRow(fact, state, importance_at(fact, self._now), self._is_waiting)

    def key_at(self, position: int) -> Key:
        """The key of the row that stands at a position of the table."""
        assert self._snapshot is not None
        return self._snapshot.key(int(self._rows[position]))

    def position_of(self, key: Key) -> int | None:
        """Where the record under `key` stands in the table; None where it is not shown."""
        return next(iter(self.positions_of([key])), None)

    def positions_of(self, keys: Iterable[Key]) -> list[int]:
        """Where the records under `keys` stand, from top to bottom; those that are not shown are left out.

        A record that was revised since stands where its newest revision does, one whose revision was undone where
        the text before does.
        """
        snapshot = self._snapshot
        if snapshot is None:
            return []
        numbers = [number for key in keys if (number := snapshot.row(key)) is not None]
        found: list[int] = self.positions_of_numbers(np.array(numbers, np.int32)).tolist()
        return found

    def positions_of_numbers(self, numbers: Rows) -> NDArray[np.int64]:
        """The same for records given by their row numbers in this snapshot; shape (n,)."""
        snapshot = self._snapshot
        if 0 < len(numbers) <= _FOLLOWED and snapshot is not None:
            missing = (number for number in np.setdiff1d(numbers, self._rows).tolist() if is_there(snapshot, number))
            texts = (text for number in missing for text in snapshot.history(snapshot.fact(number)))
            numbers = np.append(numbers, [number for text in texts if (number := snapshot.row(text.key)) is not None])
        return np.flatnonzero(np.isin(self._rows, numbers))

    def numbers_at(self, positions: NDArray[np.int64]) -> Rows:
        """The row numbers of what stands at these positions."""
        return self._rows[positions]

    def keys_at(self, positions: NDArray[np.int64]) -> Sequence[Key]:
        """The keys of what stands at these positions, looked up when they are asked for."""
        return () if self._snapshot is None else RowKeys(self._snapshot, self._rows[positions])

    @property
    def row_epoch(self) -> int:
        """Of the snapshot that is shown; -1 where none is."""
        return -1 if self._snapshot is None else self._snapshot.row_epoch

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if not index.isValid() or not self.is_editable:
            return flags
        flags |= Qt.ItemFlag.ItemIsDragEnabled
        row = self.row_at(index.row())
        can_be_edited = COLUMNS[index.column()] in EDITED_FIELDS and row.fact.is_current and not row.fact.problems
        return flags | Qt.ItemFlag.ItemIsEditable if can_be_edited else flags

    @override
    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Announces the edit; the row shows it once it has been written down."""
        field = EDITED_FIELDS.get(COLUMNS[index.column()])
        if role != Qt.ItemDataRole.EditRole or field is None:
            return False
        self.edit_requested.emit(self.key_at(index.row()), field, value, self._stored(index.row(), field))
        return True

    @override
    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction | Qt.DropAction.MoveAction

    @override
    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The keys of the dragged rows, for the trash."""
        return dragged_keys.pack(map(self.key_at, sorted({index.row() for index in indexes})))

    @override
    def mimeTypes(self) -> list[str]:
        return [dragged_keys.FORMAT]

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
        if role == Qt.ItemDataRole.EditRole:
            field = EDITED_FIELDS.get(column)
            return None if field is None else getattr(self.row_at(index.row()).fact, field)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tooltip(self.row_at(index.row()), column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        return None

    def _stored(self, position: int, field: str) -> object:
        """A field as it stands behind what is shown, what waits included."""
        assert self._snapshot is not None
        key = self.key_at(position)
        if key in self._ahead.touched:
            return (self._ahead.metadata(self._ahead.current_key(key)) or {}).get(field)
        return self._snapshot.metadata(int(self._rows[position])).get(field)

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
    if row.is_ahead:
        return QCoreApplication.translate("Words", "waiting")
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
