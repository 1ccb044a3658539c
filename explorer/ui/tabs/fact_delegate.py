"""How a row of the facts table is painted."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from explorer.memory.query import FactColumn, FactState
from explorer.memory.terms import spans
from explorer.ui.formats import is_right_to_left
from explorer.ui.models.facts import COLUMNS, NUMBERS, ROW_ROLE, FactRow
from explorer.ui.theme import Tones, tones
from explorer.ui.widgets.hues import PATTERNS, domain_hue, domain_hue_index
from explorer.ui.widgets.icons import STATE_ICONS, icon, state_color

_MARGIN = 8
_SWATCH = 10
_ICON = 14
_FOCUS = 3
_BAR_WIDTH, _BAR_HEIGHT = 48, 5
_GOOD, _FAIR = 0.8, 0.5
_SECONDARY = (FactColumn.TOPIC, FactColumn.CONFIDENCE, FactColumn.AGE, FactColumn.USED, FactColumn.IMPORTANCE)
_DIMMED = (FactState.SUPERSEDED, FactState.EXPIRED, FactState.DELETED)
Index = QModelIndex | QPersistentModelIndex


class FactDelegate(QStyledItemDelegate):
    """Paints cells from the row's object; keeps icons and metrics, because it is called for every cell of a frame."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.search_text = ""
        self.row_height = 28
        self._icons: dict[tuple[FactState, bool], QIcon] = {}

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self.row_height)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        column = COLUMNS[index.column()]
        row: FactRow = index.data(ROW_ROLE)
        shown = tones(option.palette)
        area: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(shown.selection))
        painter.setFont(option.font)
        inner = area.adjusted(_MARGIN, 0, -_MARGIN, 0)
        color = shown.muted if row.state in _DIMMED or column in _SECONDARY else shown.text
        painter.setPen(QColor(color))
        if column is FactColumn.TEXT:
            self._paint_text(painter, inner, index, option, shown)
        elif column is FactColumn.DOMAIN:
            self._paint_domain(painter, inner, row, option)
        elif column is FactColumn.CONFIDENCE:
            self._paint_confidence(painter, inner, row, index, shown)
        elif column is FactColumn.STATE:
            self._paint_state(painter, inner, row, index, option)
        else:
            self._paint_plain(painter, inner, index, option, column)
        if option.state & QStyle.StateFlag.State_HasFocus:
            # The whole row is what has the focus: its beginning is marked, whatever column is current.
            painter.fillRect(QRect(0, area.top(), _FOCUS, area.height()), QColor(shown.accent))

    def _paint_plain(
        self, painter: QPainter, area: QRect, index: Index, option: QStyleOptionViewItem, column: FactColumn
    ) -> None:
        side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
        text = option.fontMetrics.elidedText(str(index.data()), Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, int(side | Qt.AlignmentFlag.AlignVCenter), text)

    def _paint_text(
        self, painter: QPainter, area: QRect, index: Index, option: QStyleOptionViewItem, shown: Tones
    ) -> None:
        metrics: QFontMetrics = option.fontMetrics
        text = metrics.elidedText(str(index.data()), Qt.TextElideMode.ElideRight, area.width())
        # The paragraph's own direction decides its side: Arabic and Hebrew begin at the right.
        begins_right = not text.isascii() and is_right_to_left(text)
        side = Qt.AlignmentFlag.AlignRight if begins_right else Qt.AlignmentFlag.AlignLeft
        if self.search_text and not begins_right:
            for start, end in spans(text, self.search_text):
                left = area.left() + metrics.horizontalAdvance(text[:start])
                width = metrics.horizontalAdvance(text[start:end])
                mark = QRect(left, area.center().y() - metrics.height() // 2, width, metrics.height())
                painter.fillRect(mark, QColor(shown.highlight))
        painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if begins_right else Qt.LayoutDirection.LeftToRight)
        painter.drawText(area, int(side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute), text)
        painter.setLayoutDirection(option.direction)

    def _paint_domain(self, painter: QPainter, area: QRect, row: FactRow, option: QStyleOptionViewItem) -> None:
        name = row.fact.shown_domain
        dark = tones(option.palette).is_dark
        hue = domain_hue(name, dark)
        swatch = QRect(area.left(), area.center().y() - _SWATCH // 2 + 1, _SWATCH, _SWATCH)
        pattern = domain_hue_index(name).pattern
        if pattern:
            pen = painter.pen()
            painter.setPen(QPen(hue, 2, PATTERNS[pattern]))
            painter.drawRect(swatch.adjusted(1, 1, -1, -1))
            painter.setPen(pen)
        else:
            painter.fillRect(swatch, hue)
        rest = area.adjusted(_SWATCH + _MARGIN, 0, 0, 0)
        text = option.fontMetrics.elidedText(name, Qt.TextElideMode.ElideMiddle, rest.width())
        painter.drawText(rest, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)

    def _paint_confidence(self, painter: QPainter, area: QRect, row: FactRow, index: Index, shown: Tones) -> None:
        value = row.fact.confidence
        if value is None:
            return
        color = shown.good if value >= _GOOD else shown.accent if value >= _FAIR else shown.warning
        bar = QRect(area.left(), area.center().y() - _BAR_HEIGHT // 2, _BAR_WIDTH, _BAR_HEIGHT)
        painter.fillRect(bar, QColor(shown.track))
        if row.state not in _DIMMED:
            painter.fillRect(bar.adjusted(0, 0, round(_BAR_WIDTH * (value - 1)), 0), QColor(color))
        painter.drawText(area, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(index.data()))

    def _paint_state(
        self, painter: QPainter, area: QRect, row: FactRow, index: Index, option: QStyleOptionViewItem
    ) -> None:
        if row.state is FactState.ACTIVE:
            return
        shown = tones(option.palette)
        color = state_color(row.state, shown)
        mark = self._icons.get((row.state, shown.is_dark))
        if mark is None:
            mark = self._icons[row.state, shown.is_dark] = icon(STATE_ICONS[row.state], option.palette, color)
        mark.paint(painter, QRect(area.left(), area.center().y() - _ICON // 2 + 1, _ICON, _ICON))
        painter.setPen(QColor(color))
        rest = area.adjusted(_ICON + 6, 0, 0, 0)
        text = option.fontMetrics.elidedText(str(index.data()), Qt.TextElideMode.ElideRight, rest.width())
        painter.drawText(rest, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)
