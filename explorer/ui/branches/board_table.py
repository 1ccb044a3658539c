"""The table of branches: sorted by any column, dragged from, and dropped on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QColor, QDropEvent, QIcon, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)
from typing_extensions import override

from explorer.services.branches.survey import BranchRow
from explorer.ui.branches.board_model import BRANCH_FORMAT, ROW_ROLE, SORT_ROLE, BoardColumn, BoardModel
from explorer.ui.branches.git_words import ICONS
from explorer.ui.models.dragged_keys import unpack
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

_WIDTHS = {
    BoardColumn.GIT: 220,
    BoardColumn.FACTS: 80,
    BoardColumn.POLICIES: 88,
    BoardColumn.CHANGED: 112,
    BoardColumn.SIZE: 96,
}
_ROW = 28


class BoardDelegate(QStyledItemDelegate):
    """Signs beside names and states; branches without facts are muted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.dress(parent.palette())

    def dress(self, palette: QPalette) -> None:
        """Take the colours of a palette."""
        self._palette, self._tones = palette, tones(palette)
        self._icons: dict[tuple[str, str], QIcon] = {}

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(hint.width(), max(_ROW, hint.height()))

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        row = index.data(ROW_ROLE)
        column = BoardColumn(index.column())
        tone = "text" if row.facts else "muted"
        if column is BoardColumn.NAME:
            self._sign(option, "globe" if row.name is None else "git-branch", "muted")
            # The beginning and the end of a long name tell it from others.
            option.textElideMode = Qt.TextElideMode.ElideMiddle
        elif column is BoardColumn.GIT and row.git is not None:
            name, tone = ICONS[row.git.state]
            if option.text:
                self._sign(option, name, tone)
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
            option.palette.setColor(role, QColor(getattr(self._tones, tone)))

    def _sign(self, option: QStyleOptionViewItem, name: str, tone: str) -> None:
        if (name, tone) not in self._icons:
            self._icons[name, tone] = icon(name, self._palette, getattr(self._tones, tone))
        option.icon = self._icons[name, tone]
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration


class BoardTable(QTreeView):
    """Facts, and other branches, are dropped on a branch; Enter activates, j and k walk."""

    facts_dropped = Signal(list, object, bool)
    """Keys, the `BranchRow` that they were dropped on, and whether they are to be copied."""
    branch_dropped = Signal(str, object)
    """A branch's name, and the `BranchRow`."""

    def __init__(self, model: BoardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.proxy = QSortFilterProxyModel(self)
        self.proxy.setSourceModel(model)
        self.proxy.setSortRole(SORT_ROLE)
        self.proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setModel(self.proxy)
        self._delegate = BoardDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Branches"))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(True)
        self.setDragDropOverwriteMode(True)
        self.setSortingEnabled(True)
        self._set_up_header()

    @property
    def row(self) -> BranchRow | None:
        """The current row."""
        index = self.currentIndex()
        return index.data(ROW_ROLE) if index.isValid() else None

    def go_to(self, name: str | None) -> None:
        """Make the row of a branch the current one; the first, where there is none."""
        rows = range(self.proxy.rowCount())
        at = next((row for row in rows if self.proxy.index(row, 0).data(ROW_ROLE).name == name), 0)
        self.setCurrentIndex(self.proxy.index(at, 0))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.NoModifier and event.text() in ("j", "k"):
            key = Qt.Key.Key_Down if event.text() == "j" else Qt.Key.Key_Up
            super().keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys here."""

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        row = index.data(ROW_ROLE) if index.isValid() else None
        data = event.mimeData()
        # Not as a move: the list takes its rows away itself, once they are moved.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.setState(QAbstractItemView.State.NoState)
        self.viewport().update()
        if row is None:
            return
        if keys := unpack(data):
            self.facts_dropped.emit(keys, row, bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif data.hasFormat(BRANCH_FORMAT):
            self.branch_dropped.emit(bytes(data.data(BRANCH_FORMAT).data()).decode(), row)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_delegate"):
            self._delegate.dress(self.palette())
            self.viewport().update()

    def _set_up_header(self) -> None:
        header = self.header()
        header.setStretchLastSection(False)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setMinimumSectionSize(40)
        header.setSectionResizeMode(BoardColumn.NAME, QHeaderView.ResizeMode.Stretch)
        for column, width in _WIDTHS.items():
            header.resizeSection(column, width)
