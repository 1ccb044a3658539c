"""What was found: the kinds at the left, at the right the findings of one, below them one in full."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QScrollArea,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.ui import formats
from explorer.ui.dialogs.texts import plain, quiet
from explorer.ui.maintenance.check_words import kind_meaning, mend_word, repair_lines, wrong_words
from explorer.ui.maintenance.file_findings import Checked, FindingKind, Found
from explorer.ui.maintenance.finding_models import Column, FindingModel, KindModel
from explorer.ui.widgets.line_list import LineList

_ROW_HEIGHT, _FULL = 28, 20_000
_WIDTHS = {Column.TICK: 32, Column.WRONG: 184, Column.REPAIR: 284}
_KINDS_WIDTH, _PANE_HEIGHT = 240, 120


class FindingTable(QTableView):
    """j and k go up and down, the space bar ticks, Enter shows the record."""

    ticked = Signal()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if is_plain and event.text() in ("j", "k"):
            key = Qt.Key.Key_Down if event.text() == "j" else Qt.Key.Key_Up
            super().keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        elif event.key() == Qt.Key.Key_Space:
            self.ticked.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and is_plain and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys here."""


class _Delegate(QStyledItemDelegate):
    """What has a colour keeps it while it is selected; a text that runs from right to left begins at the right."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        color = index.data(Qt.ItemDataRole.ForegroundRole)
        if color is not None:
            option.palette.setColor(QPalette.ColorRole.HighlightedText, color)
        if index.column() == Column.RECORD and not option.text.isascii() and formats.is_right_to_left(option.text):
            option.displayAlignment = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FindingsPage(QWidget):
    """Keeps the kind and the row that a person is at when the file is examined again."""

    key_requested = Signal(object)
    """The `Key` of a record that is to be shown."""
    ticked = Signal()
    current_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kinds, self.model = KindModel(self), FindingModel(self.palette(), self)
        self.kind_list, self.table = LineList(), FindingTable()
        self.meaning, self.pane = quiet(), plain()
        self.splitter, self.inner = QSplitter(Qt.Orientation.Horizontal), QSplitter(Qt.Orientation.Vertical)
        self._checked: Checked | None = None
        self._kind: FindingKind | None = None
        self._current: tuple[Key | None, str] | None = None
        self._set_up()
        self._lay_out()
        self._connect()

    @property
    def kind(self) -> FindingKind | None:
        """The kind whose findings are listed."""
        return self._kind

    @property
    def found(self) -> Found | None:
        """The finding that is shown in full."""
        index = self.table.currentIndex()
        return self.model.rows[index.row()] if index.isValid() else None

    def show_checked(self, checked: Checked) -> None:
        """List what was found."""
        kind, scrolled = self._kind, self.table.verticalScrollBar().value()
        self._checked = checked
        self.kinds.show(checked)
        kinds = self.kinds.kinds
        if not kinds:
            self._show_kind(None)
            return
        row = kinds.index(kind) if kind in kinds else 0
        self.kind_list.setCurrentIndex(self.kinds.index(row, 0))
        self._show_kind(kinds[row])
        if kinds[row] is kind:
            self.table.verticalScrollBar().setValue(scrolled)

    def go_to_kind(self, kind: FindingKind) -> None:
        """List the findings of a kind, where there are any."""
        if kind in self.kinds.kinds:
            self.kind_list.setCurrentIndex(self.kinds.index(self.kinds.kinds.index(kind), 0))

    def tick_selected(self) -> None:
        """Have the selected findings repaired; where all are to be, leave them."""
        rows = self._selected_rows()
        self.model.tick(rows, on=not self.model.is_ticked(rows))

    def show_current(self) -> None:
        """Ask for the record of the current finding to be shown."""
        if (found := self.found) is not None and found.key is not None:
            self.key_requested.emit(found.key)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_connected"):
            self.model.dress(self.palette())

    def _set_up(self) -> None:
        self.kind_list.setModel(self.kinds)
        self.kind_list.setAccessibleName(self.tr("Kinds of findings"))
        table = self.table
        table.setModel(self.model)
        # With a selection model of its own the header does not ask at every paint whether all rows are selected.
        table.horizontalHeader().setSelectionModel(QItemSelectionModel(self.model, table))
        table.setItemDelegate(_Delegate(table))
        table.setStyleSheet("QTableView::item { padding: 0 8px; }")
        table.setAccessibleName(self.tr("Findings"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(32)
        header.setSectionResizeMode(Column.TICK, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(Column.RECORD, QHeaderView.ResizeMode.Stretch)
        for column, width in _WIDTHS.items():
            header.resizeSection(column, width)
        self.pane.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.pane.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.pane.setContentsMargins(8, 8, 8, 8)

    def _lay_out(self) -> None:
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(8, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.meaning)
        column.addWidget(self.table, 1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(self.pane)
        area.setAccessibleName(self.tr("The finding in full"))
        self.inner.addWidget(right)
        self.inner.addWidget(area)
        self.splitter.addWidget(self.kind_list)
        self.splitter.addWidget(self.inner)
        for each in (self.splitter, self.inner):
            each.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(1, 1)
        self.inner.setStretchFactor(0, 1)
        self.splitter.setSizes([_KINDS_WIDTH, 3 * _KINDS_WIDTH])
        self.inner.setSizes([3 * _PANE_HEIGHT, _PANE_HEIGHT])
        self.empty = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.empty.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.empty.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 8, 0, 0)
        whole.addWidget(self.splitter, 1)
        whole.addWidget(self.empty, 1)

    def _connect(self) -> None:
        self.kind_list.selectionModel().currentChanged.connect(self._turn_to)
        self.kind_list.activated.connect(lambda _: self.table.setFocus(Qt.FocusReason.OtherFocusReason))
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._show_finding())
        self.table.ticked.connect(self.tick_selected)
        self.table.activated.connect(lambda _: self.show_current())
        self.model.ticked.connect(self.ticked)
        self._connected = True

    def _turn_to(self, index: QModelIndex) -> None:
        if index.isValid() and self.kinds.kinds[index.row()] is not self._kind:
            self._show_kind(self.kinds.kinds[index.row()])

    def _show_kind(self, kind: FindingKind | None) -> None:
        checked = self._checked
        assert checked is not None
        self._kind = kind
        wanted = self._current
        self.model.show(checked, kind)
        self.meaning.setText("" if kind is None else kind_meaning(kind))
        self.splitter.setVisible(kind is not None)
        self.empty.setVisible(kind is None)
        self.empty.setText(self.tr("Nothing is wrong with this file, and there is nothing to look at."))
        rows: Sequence[Found] = self.model.rows
        if rows:
            at = next((row for row, each in enumerate(rows) if (each.key, each.field) == wanted), 0)
            self.table.setCurrentIndex(self.model.index(at, Column.RECORD))
        self._show_finding()

    def _show_finding(self) -> None:
        found = self.found
        if found is None:
            self.pane.setText("")
        else:
            self._current = (found.key, found.field)
            self.pane.setText("\n".join(self._told(found)))
        self.pane.setAccessibleName(self.pane.text())
        self.current_changed.emit()

    def _told(self, found: Found) -> list[str]:
        if found.key is None:
            return [found.said]
        lines = [formats.isolated(self.model.text_of(found)), str(found.key)]
        changes = [] if found.repair is None else repair_lines(found.repair)
        wrong = wrong_words(found, self.model.value_of(found), _FULL)
        if wrong not in lines and not any(change.startswith(wrong) for change in changes):
            lines.append(wrong)
        if found.repair is not None:
            lines.append(self.tr("Repair: {what}").format(what=mend_word(found.repair.mend)))
        return lines + [f"    {change}" for change in changes]

    def _selected_rows(self) -> list[int]:
        # Qt's own list of selected rows asks the model about every cell.
        selection = self.table.selectionModel().selection()
        runs = map(selection.at, range(selection.count()))
        ranges = [np.arange(run.top(), run.bottom() + 1) for run in runs]
        return list(np.unique(np.concatenate(ranges)).tolist()) if ranges else []
