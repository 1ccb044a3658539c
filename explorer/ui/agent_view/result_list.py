"""A list of results under a line that says what they are and names the columns."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.services.recall.results import Voice
from explorer.ui.agent_view.answers import Answer, Result
from explorer.ui.agent_view.result_delegate import GAP, MARGIN, ResultDelegate, Slots
from explorer.ui.agent_view.result_model import ResultModel, ResultRow
from explorer.ui.agent_view.search_words import voice_tip, voice_word
from explorer.ui.agent_view.voice_colors import voice_color
from explorer.ui.theme import tones
from explorer.ui.widgets.hues import Hues

HEADER_HEIGHT = 26
_SWATCH, _LEGEND_AT_LEAST = 8, 480
_LEFT, _RIGHT = (
    int((side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute).value)
    for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)


class ResultHeader(QWidget):
    """Painted like the rows below it: the words of the voices in their colours above their bars."""

    def __init__(self, view: QListView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.text = ""
        self.has_changes = False

    def say(self, text: str) -> None:
        """Say what the list is."""
        self.text = text
        self.setAccessibleName(text)
        tips = (f"<p style='margin:0'><b>{voice_word(voice)}</b>: {voice_tip(voice)}</p>" for voice in Voice)
        self.setToolTip(f"<p>{escape(text)}</p>{''.join(tips)}")
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(120, max(HEADER_HEIGHT, self.fontMetrics().height() + GAP))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown, metrics, painter = tones(self.palette()), self.fontMetrics(), QPainter(self)
        painter.fillRect(self.rect(), QColor(shown.base))
        painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), QColor(shown.line))
        area = QRect(0, 0, self._view.viewport().width(), self.height())
        slots = Slots(area, metrics, has_changes=self.has_changes)
        words = {voice: voice_word(voice) for voice in Voice}
        widths = {voice: metrics.horizontalAdvance(word) + _SWATCH + 4 for voice, word in words.items()}
        if slots.is_wide:
            lefts = {voice: slot.left() for voice, slot in slots.voices.items()}
            self._score(painter, slots, shown.muted)
        else:
            # Where there is no room for both, the explanation beside it pairs colours and words.
            words = words if self.width() >= _LEGEND_AT_LEAST else {}
            left = self.width() - MARGIN - sum(widths.values()) - GAP * (len(widths) - 1)
            lefts = {}
            for voice in words:
                lefts[voice] = left
                left += widths[voice] + GAP
        right = min(lefts.values(), default=self.width())
        for voice, word in words.items():
            mark = QRect(lefts[voice], area.center().y() - _SWATCH // 2 + 1, _SWATCH, _SWATCH)
            painter.fillRect(mark, QColor(voice_color(voice, shown)))
            painter.setPen(QColor(shown.muted))
            painter.drawText(QRect(mark.right() + 5, 0, widths[voice], self.height()), _LEFT, word)
        painter.setPen(QColor(shown.muted))
        rest = QRect(MARGIN, 0, max(0, right - 2 * GAP - MARGIN), self.height())
        painter.drawText(rest, _LEFT, metrics.elidedText(self.text, Qt.TextElideMode.ElideRight, rest.width()))

    def _score(self, painter: QPainter, slots: Slots, color: str) -> None:
        painter.setPen(QColor(color))
        painter.drawText(slots.score, _RIGHT, self.tr("score"))


class ResultList(QWidget):
    """Arrows, j and k walk; Enter and a double click show the fact."""

    selected = Signal(object)
    """Another `Result` is current by the person's own doing."""
    key_requested = Signal(object)
    """A fact is to be shown: its `Key`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ResultModel(self)
        self.view = _View(self)
        self.view.setModel(self.model)
        self._delegate = ResultDelegate(self.view)
        self.view.setItemDelegate(self._delegate)
        self.header = ResultHeader(self.view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.view, 1)
        self.setFocusProxy(self.view)
        self._is_showing = self._is_chosen = False
        self.view.selectionModel().currentChanged.connect(self._tell)
        self.view.activated.connect(self._request)

    @property
    def current(self) -> Result | None:
        """The current result."""
        index = self.view.currentIndex()
        return self.model.rows[index.row()].result if index.isValid() else None

    def show_rows(
        self, title: str, rows: tuple[ResultRow, ...], answer: Answer | None, hues: Hues, *, has_changes: bool
    ) -> None:
        """Show these rows; a fact that the person has gone to stays current where it is still there, else the first."""
        before = None if self.current is None or not self._is_chosen else self.current.found.key
        self._delegate.hues, self._delegate.has_changes = hues, has_changes
        self.header.has_changes = has_changes
        self.header.say(title)
        self._is_showing = True
        self.model.show_rows(rows, answer)
        position = self.model.position_of(before)
        if rows:
            self.view.setCurrentIndex(self.model.index(0 if position is None else position))
        self._is_showing = False

    def forget_choice(self) -> None:
        """What comes next is another matter: its first row is current."""
        self._is_chosen = False

    def go_to(self, key: Key | None) -> None:
        """Mark the same fact as the other list; nothing is marked where it is not here, and nothing is told."""
        position = self.model.position_of(key)
        self._is_showing = True
        self.view.setCurrentIndex(QModelIndex() if position is None else self.model.index(position))
        self._is_showing = False

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_delegate"):
            self._delegate.dress(self.palette())

    def _tell(self) -> None:
        if not self._is_showing and (current := self.current) is not None:
            self._is_chosen = True
            self.selected.emit(current)

    def _request(self, index: QModelIndex) -> None:
        if index.isValid():
            self.key_requested.emit(self.model.rows[index.row()].result.found.key)


class _View(QListView):
    """The rows; letters are keys here."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.NoModifier and event.text() in ("j", "k"):
            key = Qt.Key.Key_Down if event.text() == "j" else Qt.Key.Key_Up
            super().keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys here."""
