"""The list of differences: filtered by class and words, gone through by keys."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QByteArray, QEvent, QItemSelectionModel, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Row
from explorer.services.teleport.searching import rows_with
from explorer.ui import formats
from explorer.ui.session import Session
from explorer.ui.teleport.overview import OverviewStrip
from explorer.ui.teleport.review import Review
from explorer.ui.teleport.row_model import Column, RowModel
from explorer.ui.widgets.icons import icon

_ROW_HEIGHT, _TICK_WIDTH = 28, 32
_WIDTHS = {Column.MEMORY: 170, Column.DIFFERENCE: 200, Column.DECISION: 110}
_SEARCH_WIDTH, _PAUSE_MS = 220, 120
_SEARCH = "compare search"


class _Table(QTableView):
    """j and k go up and down, the space bar takes a row in or leaves it out."""

    toggled = Signal(QModelIndex)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_J: 1, Qt.Key.Key_K: -1}
        if event.key() in steps and not event.modifiers():
            at = self.currentIndex()
            wanted = at.sibling(at.row() + steps[Qt.Key(event.key())], max(at.column(), Column.MEMORY))
            if wanted.isValid():
                self.setCurrentIndex(wanted)
        elif event.key() == Qt.Key.Key_Space:
            self.toggled.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class RowList(QWidget):
    """Keeps the row that is shown when the list changes around it. `filter` and `counted` are placed by the window."""

    row_changed = Signal(object)
    """Another `Row` is current; None where none is listed."""

    def __init__(
        self, review: Review, session: Session, parent: QWidget | None = None, *, read_only: bool = False
    ) -> None:
        """A read-only one has neither ticks nor decisions."""
        super().__init__(parent)
        self._review, self._session, self._read_only = review, session, read_only
        self._classes: frozenset[DiffClass] = frozenset()
        self._found: Collection[Key] | None = None
        self._current: Key | None = None
        self._number = 0
        self.model = RowModel(review, self.palette(), self, read_only=read_only)
        self.table, self.overview = _Table(), OverviewStrip()
        self.filter, self.counted = QLineEdit(), QLabel()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._search)
        self._set_up_table()
        self._lay_out()
        self._connect()

    @property
    def is_searching(self) -> bool:
        """Whether the keyboard is in the search box, or something is looked for."""
        return self.filter.hasFocus() or bool(self.filter.text())

    @property
    def current(self) -> Row | None:
        """The row that is shown."""
        index = self.table.currentIndex()
        return self.model.row_at(index.row()) if index.isValid() else None

    def show_classes(self, classes: frozenset[DiffClass]) -> None:
        """List the rows of these chips."""
        self._classes = classes
        self._list()

    def focus_first(self) -> None:
        """Go to the first row, with the keyboard."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._go_to(0)

    def step(self, by: int) -> None:
        """Go so many rows on; at an end stay."""
        at = self.table.currentIndex().row()
        self._go_to(min(max(at + by, 0), self.model.rowCount() - 1))

    def go_to_next(self, wanted: Callable[[Row], bool], *, backwards: bool = False) -> None:
        """Go to the next row that is wanted, from the first again behind the last."""
        count, at = self.model.rowCount(), self.table.currentIndex().row()
        direction = -1 if backwards else 1
        for distance in range(1, count + 1):
            number = (at + direction * distance) % count
            if wanted(self.model.row_at(number)):
                self._go_to(number)
                return

    def search(self) -> None:
        """Go to the search box."""
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    def end_search(self) -> None:
        """Back to the list, and look for nothing."""
        self.filter.clear()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def restore_columns(self, state: QByteArray) -> None:
        """Take the widths that were remembered."""
        header = self.table.horizontalHeader()
        header.restoreState(state)
        for column in (Column.TICK, Column.DECISION):
            header.setSectionHidden(column, self._read_only)

    def stop(self) -> None:
        """Look for nothing any more."""
        self._pause.stop()
        self._session.tasks.forget(_SEARCH)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_glass"):
            self.model.dress(self.palette())
            self._glass.setIcon(icon("magnifying-glass", self.palette()))

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setAccessibleName(self.tr("Differences"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTextElideMode(Qt.TextElideMode.ElideRight)
        table.setTabKeyNavigation(False)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setSectionResizeMode(Column.TICK, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(Column.TICK, _TICK_WIDTH)
        for column, width in _WIDTHS.items():
            header.resizeSection(column, width)
        header.setStretchLastSection(False)
        for column in (Column.HERE, Column.THERE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def _lay_out(self) -> None:
        self.filter.setPlaceholderText(self.tr("Search here   /"))
        self.filter.setAccessibleName(self.tr("Search the differences"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setFixedWidth(_SEARCH_WIDTH)
        self._glass = self.filter.addAction(
            icon("magnifying-glass", self.palette()), QLineEdit.ActionPosition.LeadingPosition
        )
        self.counted.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(self.overview)

    def _connect(self) -> None:
        self.filter.textChanged.connect(lambda _: self._pause.start())
        self.filter.returnPressed.connect(lambda: self.table.setFocus(Qt.FocusReason.OtherFocusReason))
        self.table.selectionModel().currentRowChanged.connect(self._tell)
        self.table.toggled.connect(self._toggle)
        self.table.verticalScrollBar().valueChanged.connect(self._show_window)
        self.table.verticalScrollBar().rangeChanged.connect(self._show_window)
        self.overview.row_requested.connect(self._go_to)
        self._review.changed.connect(self._show_overview)
        self._review.renewed.connect(self._list)

    def _toggle(self, index: QModelIndex) -> None:
        row = self.current
        if index.isValid() and row is not None and self.model.can_leave_out(row):
            self._review.toggle(row)

    def _search(self) -> None:
        wanted = self.filter.text().strip()
        comparison = self._review.encounter.comparison
        if not wanted:
            self._session.tasks.forget(_SEARCH)
            self._found = None
            self._list()
            return

        def show(found: Collection[Key]) -> None:
            self._found = found
            self._list()

        self._session.tasks.ask(_SEARCH, lambda: rows_with(comparison, wanted), show, is_long=True)

    def _list(self) -> None:
        before, number = self._current, self._number
        self.model.show(self._classes, self._found)
        shown, total = self.model.rowCount(), len(self._review.encounter.comparison.rows)
        self.counted.setText(self.tr("{n} of {all} shown").format(n=formats.count(shown), all=formats.count(total)))
        at = None if before is None else self.model.number_of(before)
        self._go_to(min(max(number, 0), shown - 1) if at is None else at)
        self._show_overview()
        if not shown:
            self._current = None
            self.row_changed.emit(None)

    def _go_to(self, number: int) -> None:
        if 0 <= number < self.model.rowCount():
            index = self.model.index(number, Column.MEMORY)
            flags = QItemSelectionModel.SelectionFlag
            self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.table.scrollTo(index)

    def _tell(self, index: QModelIndex) -> None:
        if index.isValid():
            row = self.model.row_at(index.row())
            self._current, self._number = row.root, index.row()
            self.row_changed.emit(row)

    def _show_overview(self) -> None:
        self.overview.show_rows([row.diff for row in self.model.rows])
        self._show_window()

    def _show_window(self) -> None:
        table = self.table
        first = max(table.rowAt(0), 0)
        last = table.rowAt(table.viewport().height() - 1)
        self.overview.set_window(first, last if last >= 0 else self.model.rowCount() - 1)
