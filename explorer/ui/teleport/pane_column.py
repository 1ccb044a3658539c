"""One pane: its heading, the text, and below it a line per field, at heights that the other panes agree to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.services.teleport.answers import Choice
from explorer.ui.dialogs.texts import quiet
from explorer.ui.teleport.pane_cell import PADDING, TOP, PaneCell
from explorer.ui.teleport.pane_contents import Shown
from explorer.ui.teleport.pane_fields import Place
from explorer.ui.teleport.pane_heading import PaneHeading
from explorer.ui.theme import tones

_MARGIN, _GAP = 16, 2
_NAMES_AT_MOST = 20
"""Characters that the names of fields are given room for."""
TEXT_LINE = -1
"""The number of the text's cell."""
_OWN = {Place.HERE: Choice.MINE, Place.THERE: Choice.THEIRS}


class PaneBody(QWidget):
    """What scrolls in a pane. Its cells are kept and used again for the next memory."""

    def __init__(self, place: Place, connect: Callable[[Place, PaneCell, int], None]) -> None:
        """`connect` is called with every new cell and its number."""
        super().__init__()
        self.place = place
        self._connect = connect
        self.text = PaneCell(_OWN.get(place), self, is_text=True)
        connect(place, self.text, TEXT_LINE)
        self.note, self.footer = quiet(), quiet()
        for label in (self.note, self.footer):
            label.setParent(self)
        self.cells: list[PaneCell] = []
        self._shown: Sequence[Shown | None] = ()
        self._tops: list[int] = []
        self._known: tuple[int, list[int]] | None = None

    def show_values(self, text: Shown, note: str, values: Sequence[Shown | None], footer: str) -> None:
        """Show a text and the values of the fields; None leaves the line empty."""
        self.text.show_pieces(text.pieces, text.plain, quiet=text.is_quiet)
        for label, words in ((self.note, note), (self.footer, footer)):
            label.setText(words)
            label.setVisible(bool(words))
        for number in range(len(self.cells), len(values)):
            self.cells.append(PaneCell(_OWN.get(self.place), self))
            self._connect(self.place, self.cells[-1], number)
        for cell, value in zip(self.cells, values, strict=False):
            if value is not None:
                cell.show_pieces(value.pieces, value.plain, quiet=value.is_quiet)
                cell.setToolTip(value.tooltip)
            cell.setVisible(value is not None)
        for cell in self.cells[len(values) :]:
            cell.hide()
        self._shown = values
        self.forget_heights()

    def cell(self, number: int) -> PaneCell:
        """The cell of a line, or of the text."""
        return self.text if number == TEXT_LINE else self.cells[number]

    def forget_heights(self) -> None:
        """What is shown, or how, is another: lines are to be broken anew."""
        self._known = None

    def heights(self, width: int) -> list[int]:
        """How high the text, the note, the lines and the footer want to be."""
        if self._known is None or self._known[0] != width:
            self._known = (width, self._measure(width))
        return self._known[1]

    def lay_out(self, width: int, heights: Sequence[int]) -> None:
        """Take a width, and these heights."""
        top = TOP
        text, note, *lines, footer = heights
        left, inner = _MARGIN - PADDING, width - 2 * (_MARGIN - PADDING)
        self.text.setGeometry(left, top, inner, text)
        top += text + _GAP
        self.note.setGeometry(_MARGIN, top, width - 2 * _MARGIN, note)
        top += note + 2 * TOP
        self._tops = []
        indent = self._names_width() + _MARGIN
        for cell, height in zip(self.cells, lines, strict=False):
            self._tops.append(top)
            cell.setGeometry(indent, top, max(width - indent - left, 1), height)
            top += height + _GAP
        self.footer.setGeometry(_MARGIN, top + TOP, width - 2 * _MARGIN, footer)
        self.resize(width, top + footer + _MARGIN)
        self.update()

    def dress(self) -> None:
        """Take the font and the colours of the palette."""
        for cell in (self.text, *self.cells[: len(self._shown)]):
            cell.dress()
        self.forget_heights()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, metrics = QPainter(self), self.fontMetrics()
        painter.setPen(QColor(tones(self.palette()).muted))
        width = self._names_width()
        for top, value in zip(self._tops, self._shown, strict=False):
            if value is not None and top < event.rect().bottom():
                area = QRect(_MARGIN, top + TOP, width, metrics.lineSpacing())
                word = metrics.elidedText(value.word, Qt.TextElideMode.ElideRight, width)
                painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter), word)

    def _measure(self, width: int) -> list[int]:
        inner, indent = width - 2 * (_MARGIN - PADDING), self._names_width() + _MARGIN
        cell_width = max(width - indent - (_MARGIN - PADDING), 1)
        lines = [
            0 if value is None else cell.height_for(cell_width)
            for cell, value in zip(self.cells, self._shown, strict=False)
        ]
        note, footer = (
            label.heightForWidth(width - 2 * _MARGIN) if label.text() else 0 for label in (self.note, self.footer)
        )
        return [self.text.height_for(inner), note, *lines, footer]

    def _names_width(self) -> int:
        metrics = self.fontMetrics()
        widest = max((metrics.horizontalAdvance(each.word) for each in self._shown if each is not None), default=0)
        return min(widest, _NAMES_AT_MOST * metrics.averageCharWidth()) + PADDING // 2


class PaneArea(QScrollArea):
    """Scrolls a body without bars of its own, together with the others."""

    resized = Signal()
    lit = Signal(bool)
    """Whether the keyboard is on it now, to scroll."""

    def __init__(self, body: QWidget) -> None:
        super().__init__()
        self.setWidget(body)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.lit.emit(True)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.lit.emit(False)


class Pane(QWidget):
    """Heading and area of one place."""

    def __init__(self, place: Place, connect: Callable[[Place, PaneCell, int], None]) -> None:
        super().__init__()
        self.place = place
        self.heading = PaneHeading()
        self.body = PaneBody(place, connect)
        self.area = PaneArea(self.body)
        self.area.lit.connect(self.heading.light)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setMinimumWidth(160)
        for part in (self.body, self.area.viewport()):
            part.setBackgroundRole(QPalette.ColorRole.Base)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addWidget(self.area, 1)
