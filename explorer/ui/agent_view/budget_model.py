"""The budget of a preamble as a tree: parts and reasons, below each its policies, notes or facts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPalette
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.ui import formats
from explorer.ui.agent_view.budget import BudgetGroup, BudgetRow
from explorer.ui.theme import tones

Index = QModelIndex | QPersistentModelIndex
WHAT, TOKENS, CHARACTERS = range(3)
_ROW_HEIGHT = 24
_NO_PARENT = 0
"""Internal id of a group; a row's is its group's position + 1."""


class BudgetModel(QAbstractItemModel):
    """Shows groups of a budget."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.groups: Sequence[BudgetGroup] = ()
        self._palette = QPalette()

    def show_groups(self, groups: Sequence[BudgetGroup], palette: QPalette) -> None:
        """Show these; `palette` is the view's."""
        self.beginResetModel()
        self.groups, self._palette = groups, palette
        self.endResetModel()

    def dress(self, palette: QPalette) -> None:
        """Take the colours of a palette."""
        self._palette = palette
        for at, group in enumerate(self.groups):
            first = self.index(at, 0)
            self.dataChanged.emit(first, first, [Qt.ItemDataRole.ForegroundRole])
            if group.rows:
                top, last = (self.createIndex(row, WHAT, at + 1) for row in (0, len(group.rows) - 1))
                self.dataChanged.emit(top, last.siblingAtColumn(CHARACTERS), [Qt.ItemDataRole.ForegroundRole])

    def index_of(self, key: Key) -> QModelIndex:
        """Where a record stands; invalid where it does not."""
        for at, group in enumerate(self.groups):
            for position, row in enumerate(group.rows):
                if row.key == key:
                    return self.createIndex(position, 0, at + 1)
        return QModelIndex()

    def row_at(self, index: Index) -> BudgetRow | None:
        """The row at an index; None for a group."""
        if not index.isValid() or index.internalId() == _NO_PARENT:
            return None
        return self.groups[index.internalId() - 1].rows[index.row()]

    def group_at(self, index: Index) -> BudgetGroup | None:
        """The group at an index, or that of the row there."""
        if not index.isValid():
            return None
        at = index.internalId()
        return self.groups[index.row() if at == _NO_PARENT else at - 1]

    @override
    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _NO_PARENT)

    @override
    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        if not index.isValid() or index.internalId() == _NO_PARENT:
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, _NO_PARENT)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if not parent.isValid():
            return len(self.groups)
        is_group = parent.internalId() == _NO_PARENT and parent.column() == 0
        return len(self.groups[parent.row()].rows) if is_group else 0

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return CHARACTERS + 1

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole and section != WHAT:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return (self.tr("What it is made of"), self.tr("≈ Tokens"), self.tr("Characters"))[section]

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        group, row = self.group_at(index), self.row_at(index)
        if group is None:
            return None
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, _ROW_HEIGHT)
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() != WHAT:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and row is None:
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and group.is_left_out:
            return QBrush(QColor(tones(self._palette).muted))
        if role == Qt.ItemDataRole.DisplayRole:
            return _text(row or group, index.column())
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole) and index.column() == WHAT:
            return _whole(group, row, role)
        return None


def _text(shown: BudgetRow | BudgetGroup, column: int) -> str:
    if column == WHAT:
        return shown.text if isinstance(shown, BudgetRow) else shown.title
    if shown.cost is None:
        return ""
    return formats.count(shown.cost.tokens if column == TOKENS else shown.cost.characters)


def _whole(group: BudgetGroup, row: BudgetRow | None, role: int) -> str | None:
    """All that there is to say; what an agent wrote is no markup."""
    if row is None:
        return group.title
    both = "\n".join(filter(None, (row.text, row.why)))
    return both.replace("\n", ". ") if role == Qt.ItemDataRole.AccessibleTextRole else _as_tooltip(both)


def _as_tooltip(text: str) -> str:
    return f"<qt>{escape(text).replace(chr(10), '<br>')}</qt>"
