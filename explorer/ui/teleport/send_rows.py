"""How the rows of lists look that are ticked: flat, as high as the keyboard's focus needs to be seen."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from explorer.ui.theme import tones

Index = QModelIndex | QPersistentModelIndex
_PADDING, _FOCUS = 8, 3


class RowDelegate(QStyledItemDelegate):
    """Rows of at least `height` pixels; the current one has a bar at its side while the list has the keyboard."""

    def __init__(self, height: int, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._height, self._view = height, view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), max(self._height, option.fontMetrics.height() + _PADDING))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shown = tones(self._view.palette())
        plain = QStyleOptionViewItem(option)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(shown.selection))
        plain.state &= ~(QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus)
        super().paint(painter, plain, index)
        is_current = (
            self._view.currentIndex().row() == index.row() and self._view.currentIndex().parent() == index.parent()
        )
        if index.column() == 0 and is_current and self._view.hasFocus():
            painter.fillRect(QRect(0, option.rect.top(), _FOCUS, option.rect.height()), QColor(shown.accent))
