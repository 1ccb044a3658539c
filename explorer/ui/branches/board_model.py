"""The branches of a workspace as a table: one row each, columns as data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QAbstractTableModel, QMimeData, QModelIndex, QObject, Qt
from PySide6.QtCore import QPersistentModelIndex as Persistent
from typing_extensions import override

from explorer.memory.protocols import Clock
from explorer.services.branches.survey import BranchRow
from explorer.ui import formats
from explorer.ui.branches.git_words import ICONS, state_sentence, state_word
from explorer.ui.models.dragged_keys import FORMAT

Index = QModelIndex | Persistent
ROW_ROLE, SORT_ROLE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
BRANCH_FORMAT = "application/x-memory-explorer-branch"
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class BoardColumn(IntEnum):
    """The columns, in their order."""

    NAME = 0
    GIT = 1
    FACTS = 2
    POLICIES = 3
    CHANGED = 4
    SIZE = 5


_TITLES = {
    BoardColumn.NAME: QT_TRANSLATE_NOOP("BoardModel", "Branch"),
    BoardColumn.FACTS: QT_TRANSLATE_NOOP("BoardModel", "Facts"),
    BoardColumn.POLICIES: QT_TRANSLATE_NOOP("BoardModel", "Cited by"),
    BoardColumn.CHANGED: QT_TRANSLATE_NOOP("BoardModel", "Last change"),
    BoardColumn.SIZE: QT_TRANSLATE_NOOP("BoardModel", "Size"),
    BoardColumn.GIT: QT_TRANSLATE_NOOP("BoardModel", "In git"),
}
_NUMBERS = (BoardColumn.FACTS, BoardColumn.POLICIES, BoardColumn.CHANGED, BoardColumn.SIZE)
_SORTED_BY: dict[BoardColumn, Callable[[BranchRow], Any]] = {
    BoardColumn.NAME: lambda row: (row.name is None, (row.name or "").casefold()),
    BoardColumn.FACTS: lambda row: row.facts,
    BoardColumn.POLICIES: lambda row: row.policies,
    BoardColumn.CHANGED: lambda row: 0.0 if row.changed is None else row.changed.timestamp(),
    BoardColumn.SIZE: lambda row: row.size,
    BoardColumn.GIT: lambda row: "" if row.git is None else row.git.state,
}


class BoardModel(QAbstractTableModel):
    """Shows rows of a survey; the last is what belongs to no branch."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self.rows: Sequence[BranchRow] = ()

    def show_rows(self, rows: Sequence[BranchRow]) -> None:
        """Show these; where only figures are new, the rows stay what they are."""
        is_same = [row.name for row in rows] == [row.name for row in self.rows]
        if is_same:
            self.rows = rows
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(BoardColumn) - 1))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's signature
        return 0 if parent.isValid() else len(self.rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's signature
        return 0 if parent.isValid() else len(BoardColumn)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = BoardColumn(section)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.tr(str(_TITLES[column]))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int((_RIGHT if column in _NUMBERS else _LEFT).value)
        return None

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if not index.isValid():
            return flags
        can_be_dragged = self.rows[index.row()].name is not None and self.rows[index.row()].facts
        drag = Qt.ItemFlag.ItemIsDragEnabled if can_be_dragged else Qt.ItemFlag.NoItemFlags
        return flags | Qt.ItemFlag.ItemIsDropEnabled | drag

    @override
    def mimeTypes(self) -> list[str]:
        return [BRANCH_FORMAT, FORMAT]

    @override
    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction | Qt.DropAction.MoveAction

    @override
    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        names = {self.rows[index.row()].name for index in indexes} - {None}
        for name in names:
            data.setData(BRANCH_FORMAT, str(name).encode())
        return data

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], BoardColumn(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == ROW_ROLE:
            return row
        if role == SORT_ROLE:
            return _SORTED_BY[column](row)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int((_RIGHT if column in _NUMBERS else _LEFT).value)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._explained(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self.tr(str(_TITLES[column]))}: {self._text(row, column)}"
        return None

    def name(self, row: BranchRow) -> str:
        """What a row is called."""
        return self.tr("all branches see it") if row.name is None else row.name

    def sign(self, row: BranchRow) -> tuple[str, str]:
        """Icon and tone of a row."""
        return ("globe", "muted") if row.git is None else ICONS[row.git.state]

    def _text(self, row: BranchRow, column: BoardColumn) -> str:
        if column is BoardColumn.NAME:
            return self.name(row)
        if column is BoardColumn.FACTS:
            return formats.count(row.facts)
        if column is BoardColumn.POLICIES:
            return formats.count(row.policies) if row.policies else ""
        if column is BoardColumn.CHANGED:
            return formats.ago(row.changed, self._clock())
        if column is BoardColumn.SIZE:
            return formats.file_size(row.size) if row.size else ""
        return "" if row.git is None else state_word(row.git)

    def _explained(self, row: BranchRow, column: BoardColumn) -> str:
        if column is BoardColumn.NAME:
            return self.name(row)
        if column is BoardColumn.FACTS:
            deleted = self.tr("%n deleted", "", row.deleted)
            earlier = self.tr("%n earlier text(s)", "", row.earlier)
            return self.tr("beside them {deleted}, {earlier}").format(deleted=deleted, earlier=earlier)
        if column is BoardColumn.POLICIES:
            return self.tr("%n active policy(s) cite(s) facts of it", "", row.policies)
        if column is BoardColumn.CHANGED:
            return "" if row.changed is None else formats.exact_time(row.changed)
        if column is BoardColumn.SIZE:
            return self.tr("what its records take in the file, without the agents' index")
        return "" if row.git is None else state_sentence(row.git)
