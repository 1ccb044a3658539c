"""A strip beside the list that shows where in all its rows the differences lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from explorer.services.teleport.classify import DiffClass
from explorer.ui import formats
from explorer.ui.teleport.diff_words import CHIPS, chip_of, chip_word, tone_of
from explorer.ui.theme import tones

_WIDTH, _TICK, _REACH = 12, 3, 4
_INSET = 2
# What covers what where several rows share a place; the others are no ticks.
_TICKED = (
    DiffClass.CONFLICT,
    DiffClass.DELETED_THERE,
    DiffClass.DELETED_HERE,
    DiffClass.MISSING_THERE,
    DiffClass.NEW_THERE,
    DiffClass.MERGED,
    DiffClass.CHANGED_THERE,
    DiffClass.CHANGED_HERE,
)
_RANKS = {diff: len(_TICKED) - at for at, diff in enumerate(_TICKED)}


class OverviewStrip(QWidget):
    """Ticks in the colours of the classes, from the first row to the last; the rows that the list shows are lit."""

    row_requested = Signal(int)
    """A row was clicked on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kinds: Sequence[DiffClass] = ()
        self._ranks = np.zeros(0, np.uint8)
        self._window = (0, -1)
        self._picture: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Where the differences lie"))
        self._describe()

    def show_rows(self, kinds: Sequence[DiffClass]) -> None:
        """The classes of all rows of the list, from top to bottom."""
        self._kinds = [chip_of(kind) for kind in kinds]
        self._ranks = np.fromiter((_RANKS.get(kind, 0) for kind in self._kinds), np.uint8, len(self._kinds))
        self._picture = None
        self._describe()
        self.update()

    def set_window(self, first: int, last: int) -> None:
        """The rows that are in sight, both included."""
        if (first, last) != self._window:
            self._window = (first, last)
            self.update()

    def ticks(self) -> list[tuple[int, DiffClass]]:
        """Where there is a tick, in pixels from above, and of which class: of several rows, the weightiest."""
        ranks, height = self._ranks, self.height() - _TICK
        at = np.flatnonzero(ranks)
        if not len(at) or height <= 0:
            return []
        places = (at * 2 + 1) * height // (2 * len(ranks))
        weightiest = np.zeros(height + 1, np.uint8)
        np.maximum.at(weightiest, places, ranks[at])
        found = np.flatnonzero(weightiest)
        return [(int(place), _TICKED[len(_TICKED) - int(weightiest[place])]) for place in found]

    def row_at(self, y: int) -> int:
        """The row that a place stands for; near a tick, the weightiest row there. -1 where there are none."""
        total, height = len(self._kinds), max(self.height() - _TICK, 1)
        if not total:
            return -1
        first, last = (self._row_before(y + reach, total, height) for reach in (-_REACH - _TICK, _REACH))
        near = self._ranks[first : last + 1]
        if near.any():
            exact = self._row_before(y - _TICK // 2, total, height)
            best = first + np.flatnonzero(near == near.max())
            return int(best[np.argmin(abs(best - exact))])
        return self._row_before(y - _TICK // 2, total, height)

    def words_at(self, y: int) -> str:
        """Which classes lie at a place, and how many rows of each; empty where there are none."""
        total, height = len(self._kinds), max(self.height() - _TICK, 1)
        if not total:
            return ""
        first, last = (self._row_before(y + reach, total, height) for reach in (-_REACH - _TICK, _REACH))
        return _counted(Counter(self._kinds[first : last + 1]), "\n")

    @override
    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, 80)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_WIDTH, 16)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._ask(round(event.position().y()))

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.setToolTip(self.words_at(round(event.position().y())))
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._ask(round(event.position().y()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._picture = None
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._painted(ratio)
        painter, shown = QPainter(self), tones(self.palette())
        painter.fillRect(self.rect(), QColor(shown.base))
        first, last = self._window
        total = len(self._kinds)
        if total and 0 <= first <= last and (first > 0 or last < total - 1):
            top, bottom = (place * self.height() // total for place in (first, last + 1))
            lit = QRect(0, top, self.width() - 1, max(bottom - top, _TICK) - 1)
            painter.fillRect(lit, QColor(shown.track))
            painter.setPen(QColor(shown.muted))
            painter.drawRect(lit)
        painter.drawPixmap(0, 0, self._picture)

    def _painted(self, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter, shown = QPainter(picture), tones(self.palette())
        for place, diff in sorted(self.ticks(), key=lambda tick: _RANKS[tick[1]]):
            width = self.width() - 2 * _INSET
            painter.fillRect(QRect(_INSET, place, width, _TICK), QColor(tone_of(diff, shown)))
        painter.end()
        return picture

    def _ask(self, y: int) -> None:
        row = self.row_at(y)
        if row >= 0:
            self.row_requested.emit(row)

    @staticmethod
    def _row_before(y: int, total: int, height: int) -> int:
        return min(max(y * total // height, 0), total - 1)

    def _describe(self) -> None:
        said = _counted(Counter(self._kinds), ", ")
        self.setAccessibleDescription(said or self.tr("The list is empty."))


def _counted(counts: Counter[DiffClass], between: str) -> str:
    return between.join(f"{chip_word(diff)}: {formats.count(counts[diff])}" for diff in CHIPS if counts[diff])
