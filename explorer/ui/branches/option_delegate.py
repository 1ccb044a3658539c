"""How a branch that can be chosen is painted: its name, git's mark, its count at the right."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from explorer.ui import formats
from explorer.ui.branches.options import OPTION_ROLE, Option
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

_MARGIN, _GAP, _ICON, _HEIGHT, _FOCUS = 12, 8, 16, 28, 3


class OptionDelegate(QStyledItemDelegate):
    """Paints the `Option` under `OPTION_ROLE`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.dress(parent.palette())

    def dress(self, palette: QPalette) -> None:
        """Take the colours of a palette."""
        self._palette, self._tones = palette, tones(palette)
        self._icons: dict[tuple[str, str], QIcon] = {}

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(120, max(_HEIGHT, option.fontMetrics.height() + 10))

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        shown, area, metrics = index.data(OPTION_ROLE), option.rect, option.fontMetrics
        assert isinstance(shown, Option)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(self._tones.selection))
            painter.fillRect(QRect(area.left(), area.top(), _FOCUS, area.height()), QColor(self._tones.accent))
        inner = area.adjusted(_MARGIN, 0, -_MARGIN, 0)
        name, tone = ("check", "accent") if shown.is_chosen else (shown.icon, "muted")
        sign = QRect(inner.left(), area.center().y() - _ICON // 2 + 1, _ICON, _ICON)
        self._icon(name, tone).paint(painter, sign)
        inner.setLeft(sign.right() + _GAP)
        if shown.count is not None:
            inner.setRight(self._paint_end(painter, inner, formats.count(shown.count), "muted", metrics))
        if shown.is_git:
            inner.setRight(self._paint_end(painter, inner, "git", "accent", metrics))
        painter.setPen(QColor(self._tones.text))
        # The beginning and the end of a long name tell it from others.
        text = metrics.elidedText(shown.title, Qt.TextElideMode.ElideMiddle, inner.width())
        painter.drawText(inner, int((Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft).value), text)
        painter.restore()

    def _paint_end(self, painter: QPainter, area: QRect, text: str, tone: str, metrics: QFontMetrics) -> int:
        """Paint at the right end; where the rest ends."""
        painter.setPen(QColor(getattr(self._tones, tone)))
        painter.drawText(area, int((Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight).value), text)
        return area.right() - metrics.horizontalAdvance(text) - _GAP

    def _icon(self, name: str, tone: str) -> QIcon:
        if (name, tone) not in self._icons:
            self._icons[name, tone] = icon(name, self._palette, getattr(self._tones, tone))
        return self._icons[name, tone]
