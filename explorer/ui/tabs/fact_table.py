"""The table view of facts: columns that a person chooses, orders and sizes; keys j and k; a header that sorts."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QHeaderView, QMenu, QTableView, QWidget
from typing_extensions import override

from explorer.memory.query import FactColumn, Sort
from explorer.ui.models.facts import COLUMNS, FactsModel
from explorer.ui.settings import COLUMNS as COLUMNS_SETTING
from explorer.ui.settings import COMPACT, Settings
from explorer.ui.tabs.fact_delegate import FactDelegate
from explorer.ui.words import column_word

_WIDTHS = {
    FactColumn.TOPIC: 104,
    FactColumn.DOMAIN: 112,
    FactColumn.TYPE: 112,
    FactColumn.CONFIDENCE: 100,
    FactColumn.VERACITY: 136,
    FactColumn.IMPORTANCE: 104,
    FactColumn.AGE: 64,
    FactColumn.USED: 64,
    FactColumn.MENTIONS: 88,
    FactColumn.BRANCH: 88,
    FactColumn.AGENT: 88,
    FactColumn.STATE: 120,
}
_SHOWN_AT_FIRST = (
    FactColumn.TOPIC,
    FactColumn.TEXT,
    FactColumn.DOMAIN,
    FactColumn.CONFIDENCE,
    FactColumn.USED,
    FactColumn.BRANCH,
    FactColumn.STATE,
)
_TEXT_AT_LEAST = 260
_GIVEN_UP_FIRST = (FactColumn.USED, FactColumn.BRANCH, FactColumn.DOMAIN, FactColumn.TOPIC)
"""Columns that make room for the text in a narrow window, in this order."""
# Headings whose first click shows the large or new ones first.
_LARGE_FIRST = (FactColumn.CONFIDENCE, FactColumn.IMPORTANCE, FactColumn.MENTIONS)
_ROW, _COMPACT_ROW = 28, 22


class FactTable(QTableView):
    """Never asks the model for more than what is seen."""

    sort_requested = Signal(object)
    """A `Sort`, or None for the default order."""
    editing_ended = Signal()
    """The editor of a cell was closed, whether or not it changed something."""

    def __init__(self, model: FactsModel, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._sort: Sort | None = None
        self._chosen = set(_SHOWN_AT_FIRST)
        self.setModel(model)
        # With a selection model of its own the header does not ask at every paint whether all rows are selected.
        self.horizontalHeader().setSelectionModel(QItemSelectionModel(model, self))
        self.fact_delegate = FactDelegate(model, self)
        self.setItemDelegate(self.fact_delegate)
        self.setAccessibleName(self.tr("Facts"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.set_compact(settings.flag(COMPACT))
        self._set_up_header()

    def set_compact(self, compact: bool) -> None:
        """Rows of 22 pixels, or of 28."""
        self.fact_delegate.row_height = _COMPACT_ROW if compact else _ROW
        self.verticalHeader().setMinimumSectionSize(_COMPACT_ROW)
        self.verticalHeader().setDefaultSectionSize(self.fact_delegate.row_height)
        self._settings.set(COMPACT, compact)

    def go_to(self, position: int) -> None:
        """Select the row at `position` alone and show it."""
        index = self.model().index(position, 0)
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)

    @property
    def is_editing(self) -> bool:
        """Whether the editor of a cell is open."""
        return self.state() is QAbstractItemView.State.EditingState

    def edit_column(self, column: FactColumn) -> bool:
        """Open the editor of a cell of the current row; False where there is none to be opened.

        A column that is not shown is there as long as it is edited.
        """
        index = self.currentIndex().siblingAtColumn(COLUMNS.index(column))
        if not index.isValid() or not index.flags() & Qt.ItemFlag.ItemIsEditable:
            return False
        self.setColumnHidden(index.column(), False)
        # Qt closes the editor of the current cell when the person moves on, and that of no other.
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        super().scrollTo(index)
        return self.edit(index, QAbstractItemView.EditTrigger.AllEditTriggers, QEvent(QEvent.Type.None_))

    def finish_editing(self, *, saves: bool = True) -> None:
        """Close the editor of a cell, where one is open; what is typed there is saved or given up."""
        editor = self.indexWidget(self.currentIndex()) if self.is_editing else None
        if editor is not None:
            if saves:
                self.commitData(editor)
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)

    def column_menu(self, parent: QWidget) -> QMenu:
        """The column chooser."""
        menu = QMenu(self.tr("Columns"), parent)
        self.fill_column_menu(menu)
        return menu

    def fill_column_menu(self, menu: QMenu) -> None:
        """Offer every column in `menu`, the chosen ones ticked."""
        menu.clear()
        header = self.horizontalHeader()
        for number, column in enumerate(COLUMNS):
            word = column_word(column)
            if column in self._chosen and header.isSectionHidden(number):
                word = self.tr("{column} (no room in a window this narrow)").format(column=word)
            action = menu.addAction(word)
            action.setCheckable(True)
            action.setChecked(column in self._chosen)
            action.setEnabled(column is not FactColumn.TEXT)
            action.triggered.connect(partial(self._switch_column, column))
        menu.addSeparator()
        menu.addAction(self.tr("Default columns"), self._default_columns)

    def fill_sort_menu(self, menu: QMenu) -> None:
        """Offer every column to sort by, as a click on its heading does; the one in force ticked."""
        menu.clear()
        for number, column in enumerate(COLUMNS):
            action = menu.addAction(column_word(column))
            action.setCheckable(True)
            action.setChecked(self._sort is not None and self._sort.column is column)
            action.triggered.connect(partial(self._sort_by, number))
        menu.addSeparator()
        default = menu.addAction(self.tr("Default order"))
        default.setCheckable(True)
        default.setChecked(self._sort is None)
        default.triggered.connect(partial(self._set_sort, None))

    def save_columns(self) -> None:
        """Remember order, widths and choice."""
        self._hide_all_but(self._chosen)
        self._settings.set(COLUMNS_SETTING, self.horizontalHeader().saveState())

    @override
    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        self._fit()
        self.editing_ended.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_editing:
            # What an editor leaves over is not meant for the table.
            super().keyPressEvent(event)
        elif event.modifiers() == Qt.KeyboardModifier.NoModifier and event.text() in ("j", "k"):
            # As Qt's own keys: it notes then where a selection with Shift begins.
            key = Qt.Key.Key_Down if event.text() == "j" else Qt.Key.Key_Up
            super().keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "fact_delegate"):
            self.fact_delegate.dress(self.palette())
            self.viewport().update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys here; the filter box searches."""

    @override
    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        # Moving through rows must not scroll sideways to the first column.
        sideways = self.horizontalScrollBar().value()
        super().scrollTo(index, hint)
        self.horizontalScrollBar().setValue(sideways)

    def _set_up_header(self) -> None:
        header = self.horizontalHeader()
        header.setSectionsMovable(True)
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        header.setMinimumSectionSize(40)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(
            lambda at: self.column_menu(self).popup(header.viewport().mapToGlobal(at))
        )
        self._default_columns()
        if header.restoreState(self._settings.bytes(COLUMNS_SETTING)):
            self._chosen = {column for at, column in enumerate(COLUMNS) if not header.isSectionHidden(at)}
        header.setSortIndicatorShown(False)
        header.sectionClicked.connect(self._sort_by)

    def _default_columns(self) -> None:
        header = self.horizontalHeader()
        for number, column in enumerate(COLUMNS):
            header.moveSection(header.visualIndex(number), number)
            stretches = column is FactColumn.TEXT
            mode = QHeaderView.ResizeMode.Stretch if stretches else QHeaderView.ResizeMode.Interactive
            header.setSectionResizeMode(number, mode)
            if not stretches:
                header.resizeSection(number, _WIDTHS[column])
        self._chosen = set(_SHOWN_AT_FIRST)
        self._fit()

    def _switch_column(self, column: FactColumn) -> None:
        self._chosen ^= {column}
        self._fit()

    def _fit(self) -> None:
        """Show the chosen columns, without those that would leave the text too little room."""
        header = self.horizontalHeader()
        # Hiding the column that is edited would end the editing.
        edited = {COLUMNS[self.currentIndex().column()]} if self.is_editing else set()
        self._hide_all_but(self._chosen | edited)
        width = {column: header.sectionSize(at) for at, column in enumerate(COLUMNS) if column is not FactColumn.TEXT}
        shown = self._chosen | edited
        for column in _GIVEN_UP_FIRST:
            taken = sum(width[other] for other in shown if other is not FactColumn.TEXT)
            if self.viewport().width() - taken >= _TEXT_AT_LEAST:
                break
            shown -= {column} - edited
        self._hide_all_but(shown)
        taken = sum(width[other] for other in shown if other is not FactColumn.TEXT)
        is_cramped = self.viewport().width() - taken < _TEXT_AT_LEAST
        text, modes = COLUMNS.index(FactColumn.TEXT), QHeaderView.ResizeMode
        header.setSectionResizeMode(text, modes.Interactive if is_cramped else modes.Stretch)
        if is_cramped:
            header.resizeSection(text, _TEXT_AT_LEAST)

    def _hide_all_but(self, shown: set[FactColumn]) -> None:
        header = self.horizontalHeader()
        for number, column in enumerate(COLUMNS):
            header.setSectionHidden(number, column not in shown)

    def _sort_by(self, section: int) -> None:
        """First click: up or large first; second: the other way; third: back to the default order."""
        column = COLUMNS[section]
        first = Sort(column, descending=column in _LARGE_FIRST)
        if self._sort is None or self._sort.column is not column:
            self._set_sort(first)
        elif self._sort == first:
            self._set_sort(Sort(column, descending=not first.descending))
        else:
            self._set_sort(None)

    def _set_sort(self, sort: Sort | None) -> None:
        self._sort = sort
        header = self.horizontalHeader()
        header.setSortIndicatorShown(sort is not None)
        if sort is not None:
            order = Qt.SortOrder.DescendingOrder if sort.descending else Qt.SortOrder.AscendingOrder
            header.setSortIndicator(COLUMNS.index(sort.column), order)
        self.sort_requested.emit(sort)
