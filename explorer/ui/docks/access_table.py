"""The table of grants: cells are edited in place, several at once by a letter."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from explorer.services.grants import Permission
from explorer.ui.models.access import PERMISSIONS, TEXTS, AccessModel
from explorer.ui.theme import tones

Index = QModelIndex | QPersistentModelIndex
KEYS: dict[str, Permission] = {"n": "none", "r": "read", "w": "write"}
_ROW = 28
_LABEL, _DESCRIPTION, _ROLE = 16, 26, 11
"""Widths of columns, in digits."""
_STYLE = """
    QTableCornerButton::section { background: palette(base); border: 0; border-bottom: 1px solid palette(mid); }
    QHeaderView::section:vertical { border: 0; color: palette(text); padding: 0 16px 0 12px; }
    QHeaderView::section:horizontal { padding: 4px 3px; }
    QTableView QLineEdit { padding: 0 2px; border-radius: 0; }
"""
"""The domains at the side are rows' names and no buttons."""


class AccessDelegate(QStyledItemDelegate):
    """Permissions are chosen from a list, texts are typed; the current cell has a frame."""

    def __init__(self, model: AccessModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._view = model, parent

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        if index.column() < len(TEXTS):
            return super().createEditor(parent, option, index)
        box = QComboBox(parent)
        for permission in PERMISSIONS:
            box.addItem(self._model.permission_word(permission), permission)
        box.activated.connect(lambda _: self._commit(box))
        QTimer.singleShot(0, box, box.showPopup)
        return box

    @override
    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        editor.setGeometry(option.rect)

    @override
    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(editor.findData(index.data(Qt.ItemDataRole.EditRole)))
        else:
            super().setEditorData(editor, index)

    @override
    def setModelData(self, editor: QWidget, model: object, index: Index) -> None:
        if isinstance(editor, QComboBox):
            self._model.setData(index, editor.currentData())
        else:
            self._model.setData(index, editor.property("text"))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.save()
            painter.setPen(QPen(QColor(tones(self._view.palette()).accent), 1))
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1))
            painter.restore()

    def _commit(self, editor: QWidget) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor)


class AccessTable(QTableView):
    """N, R and W set all selected cells; F2, Enter or a double click edit one."""

    permission_chosen = Signal(str)
    """For the selected cells."""

    def __init__(self, model: AccessModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self._model = model
        self.setItemDelegate(AccessDelegate(model, self))
        self.setAccessibleName(self.tr("Access of roles to domains"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setStyleSheet(_STYLE)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().setHighlightSections(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        model.modelReset.connect(self._size_columns)
        self._size_columns()

    @property
    def selected_cells(self) -> list[tuple[str, str]]:
        """Role and domain of every selected cell that holds a permission, from the top."""
        found = []
        for index in sorted(self.selectedIndexes(), key=lambda each: (each.row(), each.column())):
            role = self._model.role_at(index.column())
            if role is not None:
                found.append((role, self._model.domain_at(index.row()).domain))
        return found

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = event.text().lower()
        # A key that an editor leaves over is not meant for the table.
        is_editing = self.state() is QAbstractItemView.State.EditingState
        if is_editing:
            super().keyPressEvent(event)
        elif event.modifiers() == Qt.KeyboardModifier.NoModifier and letter in KEYS:
            self.permission_chosen.emit(KEYS[letter])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._can_be_edited(self.currentIndex()):
            self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys here."""

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_model"):
            self._size_columns()

    def _can_be_edited(self, index: Index) -> bool:
        return bool(index.flags() & Qt.ItemFlag.ItemIsEditable)

    def _size_columns(self) -> None:
        digit = self.fontMetrics().horizontalAdvance("0")
        for column in range(self._model.columnCount()):
            width = (_LABEL, _DESCRIPTION)[column] if column < len(TEXTS) else _ROLE
            self.setColumnWidth(column, width * digit)
        height = max(_ROW, self.fontMetrics().height() + 10)
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
