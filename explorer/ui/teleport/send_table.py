"""The list of findings, for the keyboard: Space leaves a memory out, A allows a value, for all selected rows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget
from typing_extensions import override

from explorer.ui.teleport.send_findings import Column, FindingsModel
from explorer.ui.teleport.send_rows import RowDelegate

_ROW = 28
_WIDTHS = {Column.LEFT_OUT: 72, Column.KIND: 208, Column.VALUE: 168, Column.FATE: 104}
_WHERE_AT_LEAST = 184
_USUAL_HEIGHT = 18


class FindingsTable(QTreeView):
    """Letters are keys, not a search: j and k walk."""

    leave_out_requested = Signal()
    allow_requested = Signal()

    def __init__(self, model: FindingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(RowDelegate(_ROW, self))
        self.setAccessibleName(self.tr("What was found"))
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setUniformRowHeights(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(Column.WHERE, QHeaderView.ResizeMode.Stretch)
        self._size_columns()

    @property
    def rows(self) -> list[int]:
        """The selected rows, from the top."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if is_bare and event.key() == Qt.Key.Key_Space:
            self.leave_out_requested.emit()
        elif is_bare and event.key() == Qt.Key.Key_A:
            self.allow_requested.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Not for the button that sends.
            event.accept()
        elif is_bare and event.text() in ("j", "k"):
            key = Qt.Key.Key_Down if event.text() == "j" else Qt.Key.Key_Up
            super().keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys here."""

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_columns()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._size_columns()

    def _size_columns(self) -> None:
        # Sizes are meant for a usual font; with a larger one they grow along, as far as there is room.
        height = max(_USUAL_HEIGHT, self.fontMetrics().height())
        widths = {column: width * height // _USUAL_HEIGHT for column, width in _WIDTHS.items()}
        missing = sum(widths.values()) + _WHERE_AT_LEAST * height // _USUAL_HEIGHT - self.viewport().width()
        for column in (Column.KIND, Column.VALUE):
            widths[column] = max(widths[column] // 2, widths[column] - max(0, missing) // 2)
        for column, width in widths.items():
            self.setColumnWidth(column, width)
