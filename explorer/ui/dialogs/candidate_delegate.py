"""How a fact that may take another's place is painted: its text, and below it what it is about."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPainter, QPen, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from explorer.memory.query import FactColumn
from explorer.memory.terms import spans
from explorer.ui.dialogs.candidates import Candidates, obstacle
from explorer.ui.formats import is_right_to_left
from explorer.ui.models.facts import FactRow
from explorer.ui.theme import Tones, tones
from explorer.ui.widgets.hues import Hues
from explorer.ui.widgets.icons import icon

_MARGIN, _GAP = 12, 8
_SWATCH, _ICON, _FOCUS = 10, 14, 3
_PADDING, _BETWEEN = 8, 2
_BAR_WIDTH, _BAR_HEIGHT = 48, 5
_GOOD, _FAIR = 0.8, 0.5
_AGE_CHARACTERS, _SHARE_CHARACTERS = 8, 5
_LEFT = int((Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute).value)
_RIGHT = int((Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute).value)


class CandidateDelegate(QStyledItemDelegate):
    """Two lines; facts that may not be chosen are dimmed and say why."""

    def __init__(self, model: Candidates, hues: Hues, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._hues = model, hues
        self.search_text = ""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(80, 2 * option.fontMetrics.lineSpacing() + _BETWEEN + 2 * _PADDING)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        shown, row = tones(option.palette), self._model.row_at(index.row())
        area: QRect = option.rect
        painter.save()
        painter.setFont(option.font)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(shown.selection))
            painter.fillRect(QRect(area.left(), area.top(), _FOCUS, area.height()), QColor(shown.accent))
        height = option.fontMetrics.lineSpacing()
        inner = area.adjusted(_MARGIN, _PADDING, -_MARGIN, -_PADDING)
        refusal = self._model.refusal_at(index.row())
        text = self._model.cell_text(row, FactColumn.TEXT)
        painter.setPen(QColor(shown.text if refusal is None else shown.muted))
        self._paint_text(painter, QRect(inner.topLeft(), QSize(inner.width(), height)), text, option.font, shown)
        below = QRect(inner.left(), inner.bottom() - height + 1, inner.width(), height)
        painter.setPen(QColor(shown.muted))
        left = self._paint_figures(painter, below, row, option.fontMetrics, shown)
        below.setRight(left - _GAP)
        reason = "" if refusal is None else obstacle(refusal, row.state)
        self._paint_place(painter, below, row, reason, option)
        painter.restore()

    def _paint_text(self, painter: QPainter, area: QRect, whole: str, font: QFont, shown: Tones) -> None:
        text = QFontMetrics(font).elidedText(whole, Qt.TextElideMode.ElideRight, area.width())
        is_mirrored = is_right_to_left(text)
        option = QTextOption(Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft)
        option.setTextDirection(Qt.LayoutDirection.RightToLeft if is_mirrored else Qt.LayoutDirection.LeftToRight)
        option.setAlignment(option.alignment() | Qt.AlignmentFlag.AlignAbsolute)
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        layout = QTextLayout(text, font)
        layout.setTextOption(option)
        layout.setFormats([_marked(text, span, shown) for span in spans(text, self.search_text)])
        layout.beginLayout()
        layout.createLine().setLineWidth(area.width())
        layout.endLayout()
        layout.draw(painter, QPointF(area.topLeft()))

    def _paint_figures(self, painter: QPainter, area: QRect, row: FactRow, metrics: QFontMetrics, shown: Tones) -> int:
        """Confidence and age at the right edge; where they begin."""
        unit = metrics.averageCharWidth()
        painter.drawText(area, _RIGHT, self._model.cell_text(row, FactColumn.AGE))
        right = area.right() - _AGE_CHARACTERS * unit
        value = row.fact.confidence
        left = right - _SHARE_CHARACTERS * unit - _BAR_WIDTH
        if value is not None:
            painter.drawText(
                area.adjusted(0, 0, right - area.right(), 0), _RIGHT, self._model.cell_text(row, FactColumn.CONFIDENCE)
            )
            bar = QRect(left, area.center().y() - _BAR_HEIGHT // 2 + 1, _BAR_WIDTH, _BAR_HEIGHT)
            color = shown.good if value >= _GOOD else shown.accent if value >= _FAIR else shown.warning
            painter.fillRect(bar, QColor(shown.track))
            painter.fillRect(bar.adjusted(0, 0, round(_BAR_WIDTH * (value - 1)), 0), QColor(color))
        return left

    def _paint_place(
        self, painter: QPainter, area: QRect, row: FactRow, reason: str, option: QStyleOptionViewItem
    ) -> None:
        """Domain and topic with the domain's colour, and the reason behind them."""
        metrics, shown = option.fontMetrics, tones(option.palette)
        domain = self._model.cell_text(row, FactColumn.DOMAIN)
        topic = self._model.cell_text(row, FactColumn.TOPIC)
        self._paint_swatch(painter, area, domain, shown)
        rest = area.adjusted(_SWATCH + _GAP, 0, 0, 0)
        place = f"{domain} › {topic}" if topic else domain
        taken = metrics.horizontalAdvance(reason) + _ICON + 3 * _GAP if reason else 0
        place = metrics.elidedText(place, Qt.TextElideMode.ElideMiddle, max(0, rest.width() - taken))
        painter.drawText(rest, _LEFT, place)
        if reason:
            rest.setLeft(rest.left() + metrics.horizontalAdvance(place) + 2 * _GAP)
            mark = QRect(rest.left(), rest.center().y() - _ICON // 2 + 1, _ICON, _ICON)
            icon("prohibit", option.palette, shown.warning).paint(painter, mark)
            rest.setLeft(mark.right() + _GAP)
            painter.setPen(QColor(shown.warning))
            painter.drawText(rest, _LEFT, metrics.elidedText(reason, Qt.TextElideMode.ElideRight, rest.width()))

    def _paint_swatch(self, painter: QPainter, area: QRect, domain: str, shown: Tones) -> None:
        hue = self._hues.color(domain, dark=shown.is_dark)
        swatch = QRect(area.left(), area.center().y() - _SWATCH // 2 + 1, _SWATCH, _SWATCH)
        pattern = self._hues.pattern(domain)
        if pattern is Qt.PenStyle.SolidLine:
            painter.fillRect(swatch, hue)
            return
        pen = painter.pen()
        painter.setPen(QPen(hue, 2, pattern))
        painter.drawRect(swatch.adjusted(1, 1, -1, -1))
        painter.setPen(pen)


def _marked(text: str, span: tuple[int, int], shown: Tones) -> QTextLayout.FormatRange:
    # Qt counts in UTF-16.
    start, end = (len(text[:at].encode("utf-16-le", "surrogatepass")) // 2 for at in span)
    marked = QTextLayout.FormatRange()
    marked.start, marked.length = start, end - start
    look = QTextCharFormat()
    look.setBackground(QBrush(QColor(shown.highlight)))
    marked.format = look
    return marked
