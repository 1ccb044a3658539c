"""A topic's texts as bars over time: what was believed when. The list beside it says the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget
from typing_extensions import override

from explorer.services.conflicts.topic_history import Held
from explorer.ui import formats
from explorer.ui.models.topic_history import DAMAGED, letters
from explorer.ui.theme import Tones, tones

_MARGIN, _BAR, _GAP, _LEAST = 12, 18, 4, 4
_LANES_AT_LEAST, _LANES_AT_MOST = 2, 8
_TEXT_LENGTH = 80


@dataclass(frozen=True, slots=True)
class Bar:
    """One text: where it begins and ends, 0..1 of the time that is shown, and in which lane, from the top."""

    number: int
    start: float
    end: float
    lane: int


def bars(held: Sequence[Held], now: datetime, lanes: int = _LANES_AT_MOST) -> list[Bar]:
    """The bars of texts, oldest first, none over another one of its lane; those that find no lane are left out.

    An unknown beginning is that of the time that is shown, an unknown end its end:

        A ────┐      A ──
              B ─────┘
    """
    first, last = span(held, now)
    length = (last - first).total_seconds() or 1.0
    ends: list[float] = []
    found = []
    for number, each in enumerate(held):
        start = 0.0 if each.since is None else (each.since - first).total_seconds() / length
        end = 1.0 if each.until is None else (each.until - first).total_seconds() / length
        end = max(start, end)
        free = next((lane for lane, taken in enumerate(ends) if taken <= start), None)
        if free is None and len(ends) < lanes:
            free = len(ends)
            ends.append(end)
        if free is not None:
            ends[free] = end
            found.append(Bar(number, start, end, free))
    return found


def span(held: Sequence[Held], now: datetime) -> tuple[datetime, datetime]:
    """The time that is shown: from the first that is known to now, or to what lies ahead."""
    known = [time for each in held for time in (each.since, each.until) if time is not None]
    first, last = min(known, default=now), max([*known, now])
    return (first, last) if last > first else (first - timedelta(days=1), last)


class TopicTimeline(QWidget):
    """Paints the bars; a click selects. The keyboard and screen readers have the list, which says the same."""

    picked = Signal(int)
    """The text with this number was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held: Sequence[Held] = ()
        self._letters: Sequence[str] = ()
        self._bars: list[Bar] = []
        self._now: datetime | None = None
        self._selected, self._lanes = -1, _LANES_AT_LEAST
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)

    @property
    def left_out(self) -> int:
        """How many texts have no bar, because too many were believed at once."""
        return len(self._held) - len(self._bars)

    def show_history(self, held: Sequence[Held], now: datetime) -> None:
        """Show these texts."""
        self._held, self._letters, self._now = held, letters(held), now
        self._bars = bars(held, now, self._lanes)
        self.updateGeometry()
        self.update()

    def take_height(self, height: int) -> None:
        """Use no more than so many pixels: with less room fewer texts have a bar."""
        lanes = (height - _GAP - self.fontMetrics().lineSpacing() - _GAP) // (_BAR + _GAP)
        lanes = min(_LANES_AT_MOST, max(_LANES_AT_LEAST, lanes))
        if lanes != self._lanes:
            self._lanes = lanes
            if self._now is not None:
                self.show_history(self._held, self._now)

    def select(self, number: int) -> None:
        """Mark one text; -1 marks none."""
        self._selected = number
        self.update()

    def bar_at(self, place: QPointF) -> int | None:
        """The number of the text whose bar is at `place`."""
        return next((bar.number for bar in reversed(self._bars) if self._area(bar).contains(place)), None)

    @override
    def sizeHint(self) -> QSize:
        lanes = max((bar.lane + 1 for bar in self._bars), default=1)
        return QSize(240, lanes * (_BAR + _GAP) + _GAP + self.fontMetrics().lineSpacing() + _GAP)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(80, _LANES_AT_LEAST * (_BAR + _GAP) + _GAP + self.fontMetrics().lineSpacing() + _GAP)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self.bar_at(event.position())
        if number is not None:
            self.picked.emit(number)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self.bar_at(QPointF(event.pos()))
            said = "" if number is None else self._held[number].text
            QToolTip.showText(event.globalPos(), formats.one_line(said, _TEXT_LENGTH).replace("<", "‹"), self)
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._now is None or not self._held:
            return
        shown = tones(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for bar in self._bars:
            self._paint_bar(painter, bar, shown)
        first, last = span(self._held, self._now)
        area = QRectF(self.rect()).adjusted(_MARGIN, 0, -_MARGIN, -2)
        painter.setPen(QColor(shown.muted))
        below = int((Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextSingleLine).value)
        painter.drawText(area, below | int(Qt.AlignmentFlag.AlignLeft.value), formats.local_date(first))
        painter.drawText(area, below | int(Qt.AlignmentFlag.AlignRight.value), self._end_word(last))

    def _end_word(self, last: datetime) -> str:
        return self.tr("today") if last == self._now else formats.local_date(last)

    def _paint_bar(self, painter: QPainter, bar: Bar, shown: Tones) -> None:
        held, area = self._held[bar.number], self._area(bar).adjusted(0.5, 0.5, -0.5, -0.5)
        is_damaged = held.end in DAMAGED
        edge = shown.bad if is_damaged else shown.warning if held.returns is not None else shown.line
        fill = shown.selection if held.end is None else shown.track
        if held.end is None and held.returns is None:
            edge = shown.accent
        is_open = held.since is None or (held.until is None and held.end is not None)
        pen = QPen(QColor(edge), 2.0 if bar.number == self._selected else 1.0)
        pen.setStyle(Qt.PenStyle.DashLine if is_open or is_damaged else Qt.PenStyle.SolidLine)
        if bar.number == self._selected:
            pen.setColor(QColor(shown.text))
        painter.setPen(pen)
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(area, 3, 3)
        letter = self._letters[bar.number]
        text = f"{letter}  {formats.isolated(formats.one_line(held.text, _TEXT_LENGTH))}"
        metrics = QFontMetricsF(painter.font())
        room = area.width() - 8
        if room < metrics.horizontalAdvance(letter):
            return
        painter.setPen(QColor(shown.text if held.end is None else shown.muted))
        words = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        words = words if len(words) > len(letter) + 2 else letter
        painter.drawText(
            area.adjusted(4, 0, -4, 0), int((Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine).value), words
        )

    def _area(self, bar: Bar) -> QRectF:
        width = max(1.0, self.width() - 2.0 * _MARGIN)
        left = _MARGIN + bar.start * width
        right = max(left + _LEAST, _MARGIN + bar.end * width)
        if right > _MARGIN + width:
            left, right = left - (right - _MARGIN - width), _MARGIN + width
        return QRectF(left, _GAP + bar.lane * (_BAR + _GAP), right - left, _BAR)
