"""How a result is painted: its text, below it what it is about, at the right what each voice gave and the score."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from explorer.services.recall.results import Voice
from explorer.ui import formats
from explorer.ui.agent_view.result_model import ResultRow, place_words
from explorer.ui.agent_view.voice_colors import voice_color
from explorer.ui.formats import is_right_to_left
from explorer.ui.theme import tones
from explorer.ui.widgets.hues import Hues
from explorer.ui.widgets.icons import icon

Index = QModelIndex | QPersistentModelIndex
MARGIN, GAP = 12, 8
_PADDING, _BETWEEN = 5, 2
_SWATCH, _ICON, _FOCUS, _BAR = 10, 14, 3, 5
_WIDE, _USUAL_HEIGHT = 800, 18
_VOICE, _STACKED, _SCORE, _PLACE, _CHANGE = 64, 64, 40, 22, 36
_LEFT, _RIGHT = (
    int((side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute).value)
    for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)
_TEXT_LENGTH, _NOTED_AT_LEAST = 400, 280


class Slots:
    """Where the parts of a row stand: one bar for each voice; where it is narrow, one for all below the score."""

    def __init__(self, area: QRect, metrics: QFontMetrics, *, has_changes: bool) -> None:
        def scaled(width: int) -> int:
            # Sizes are meant for a usual font; with a larger one they grow along.
            return width * max(_USUAL_HEIGHT, metrics.height()) // _USUAL_HEIGHT

        self.is_wide = area.width() >= scaled(_WIDE)
        right = area.right() + 1 - MARGIN
        figure = scaled(_SCORE if self.is_wide else _STACKED)
        self.score = QRect(right - figure, area.top(), figure, area.height())
        right = self.score.left() - GAP
        self.voices: dict[Voice, QRect] = {}
        if self.is_wide:
            width = scaled(_VOICE)
            right -= len(Voice) * (width + GAP)
            for at, voice in enumerate(Voice):
                self.voices[voice] = QRect(right + GAP + at * (width + GAP), area.top(), width, area.height())
        left = area.left() + MARGIN
        self.place = QRect(left, area.top(), scaled(_PLACE), area.height())
        left = self.place.right() + 1
        self.change = QRect(left, area.top(), scaled(_CHANGE) if has_changes else 0, area.height())
        left = self.change.right() + 1
        self.text = QRect(left, area.top(), max(0, right - left), area.height())


class ResultDelegate(QStyledItemDelegate):
    """Two lines for each result, all equally high."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hues = Hues()
        self.has_changes = False
        """Whether the results are compared with another list, and say how."""
        self.dress(parent.palette())

    def dress(self, palette: QPalette) -> None:
        """Take the colours of a palette."""
        self._tones = tones(palette)
        self._warning: QIcon = icon("warning", palette, self._tones.warning)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, 2 * option.fontMetrics.height() + _BETWEEN + 2 * _PADDING)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(Qt.ItemDataRole.UserRole)
        assert isinstance(row, ResultRow)
        shown, area, metrics = self._tones, option.rect, option.fontMetrics
        painter.save()
        painter.setFont(option.font)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(shown.selection))
        slots = Slots(area, metrics, has_changes=self.has_changes)
        above, below = _lines(slots.text, metrics)
        text = formats.one_line(row.result.fact.content, _TEXT_LENGTH)
        self._write(painter, above, text, shown.text, metrics)
        self._paint_about(painter, below, row, metrics)
        self._write(painter, _lines(slots.place, metrics)[0], formats.count(row.result.place), shown.muted, metrics)
        self._paint_change(painter, _lines(slots.change, metrics)[0], row, metrics)
        self._paint_voices(painter, slots, row, metrics)
        bold = QFont(option.font)
        bold.setWeight(QFont.Weight.DemiBold)
        painter.setFont(bold)
        painter.setPen(QColor(shown.text))
        score = slots.score if slots.is_wide else _lines(slots.score, metrics)[0]
        painter.drawText(score, _RIGHT, formats.share(row.result.found.score))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(QRect(area.left(), area.top(), _FOCUS, area.height()), QColor(shown.accent))
        painter.restore()

    def _paint_about(self, painter: QPainter, area: QRect, row: ResultRow, metrics: QFontMetrics) -> None:
        """Domain and topic with the domain's colour; behind them the warning, else the note."""
        domain = row.result.fact.shown_domain
        hue, pattern = self.hues.color(domain, dark=self._tones.is_dark), self.hues.pattern(domain)
        swatch = QRect(area.left(), area.center().y() - _SWATCH // 2 + 1, _SWATCH, _SWATCH)
        if pattern is Qt.PenStyle.SolidLine:
            painter.fillRect(swatch, hue)
        else:
            painter.setPen(QPen(hue, 2, pattern))
            painter.drawRect(swatch.adjusted(1, 1, -1, -1))
        rest = area.adjusted(_SWATCH + GAP, 0, 0, 0)
        about = formats.one_line(place_words(row.result), _TEXT_LENGTH)
        behind = row.warning or (row.note if area.width() >= _NOTED_AT_LEAST else "")
        most = rest.width() // 2 if behind else rest.width()
        about = metrics.elidedText(about, Qt.TextElideMode.ElideRight, most)
        self._write(painter, rest, about, self._tones.muted, metrics)
        rest.setLeft(rest.left() + metrics.horizontalAdvance(about) + 2 * GAP)
        if row.warning:
            mark = QRect(rest.left(), rest.center().y() - _ICON // 2 + 1, _ICON, _ICON)
            self._warning.paint(painter, mark)
            rest.setLeft(mark.right() + GAP // 2)
        self._write(painter, rest, behind, self._tones.warning if row.warning else self._tones.muted, metrics)

    def _paint_change(self, painter: QPainter, area: QRect, row: ResultRow, metrics: QFontMetrics) -> None:
        mark = row.change.mark
        tone = self._tones.good if mark[:1] == "+" else self._tones.warning if mark[:1] == "−" else self._tones.accent
        self._write(painter, area, mark, self._tones.muted if mark == "=" else tone, metrics)

    def _paint_voices(self, painter: QPainter, slots: Slots, row: ResultRow, metrics: QFontMetrics) -> None:
        shares, voices = row.shares, row.result.found.voices
        if not slots.is_wide:
            below = _lines(slots.score, metrics)[1]
            bar = QRect(below.left(), below.center().y() - _BAR // 2, below.width(), _BAR)
            painter.fillRect(bar, QColor(self._tones.track))
            left = float(bar.left())
            for voice, share in shares.items():
                length = bar.width() * share
                painter.fillRect(
                    QRect(round(left), bar.top(), round(left + length) - round(left), _BAR),
                    QColor(voice_color(voice, self._tones)),
                )
                left += length
            return
        for voice, slot in slots.voices.items():
            above, below = _lines(slot, metrics)
            bar = QRect(slot.left(), below.center().y() - _BAR // 2, slot.width(), _BAR)
            painter.fillRect(bar, QColor(self._tones.track))
            if voice in voices:
                rank = f"#{formats.count(voices[voice].rank)}"
                self._write(painter, above, rank, self._tones.muted, metrics)
                bar.setWidth(max(2, round(bar.width() * shares[voice])))
                painter.fillRect(bar, QColor(voice_color(voice, self._tones)))

    @staticmethod
    def _write(painter: QPainter, area: QRect, text: str, color: str, metrics: QFontMetrics) -> None:
        painter.setPen(QColor(color))
        # The paragraph's own direction decides its side: Arabic and Hebrew begin at the right.
        from_right = not text.isascii() and is_right_to_left(text)
        direction = painter.layoutDirection()
        painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if from_right else Qt.LayoutDirection.LeftToRight)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, _RIGHT if from_right else _LEFT, shown)
        painter.setLayoutDirection(direction)


def _lines(area: QRect, metrics: QFontMetrics) -> tuple[QRect, QRect]:
    """The two lines of a row."""
    height = metrics.height()
    top = area.top() + (area.height() - 2 * height - _BETWEEN) // 2
    above = QRect(area.left(), top, area.width(), height)
    return above, above.translated(0, height + _BETWEEN)
