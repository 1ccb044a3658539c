"""Beside the results: how the question was understood, why the selected one is one, or why an asked fact is none."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.services.recall.request import Mode
from explorer.ui.agent_view.answers import Answer, Asked, Listing, Result
from explorer.ui.agent_view.explanation_html import asked_html, result_html
from explorer.ui.agent_view.result_list import HEADER_HEIGHT
from explorer.ui.agent_view.search_words import understood
from explorer.ui.details.html import key_of
from explorer.ui.details.rich_label import rich_label
from explorer.ui.theme import tones
from explorer.ui.widgets.elided_text import ElidedText

_MARGIN = 16


class Explanation(QWidget):
    """Scrolls where it is long; links lead to the facts that they name."""

    key_requested = Signal(object)
    """A record is to be shown: its `Key`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Result | Asked, Answer, Mode, str] | None = None
        self.caption, self.body = ElidedText(1), rich_label()
        self.body.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body.linkActivated.connect(self._follow)
        self._strip, self._scroll = QFrame(), QScrollArea()
        self._strip.setMinimumHeight(HEADER_HEIGHT)
        self._lay_out()
        self._dress()

    @property
    def html(self) -> str:
        """What is shown."""
        return self.body.text()

    def say_understood(self, listing: Listing | None) -> None:
        """Say what the question was understood as; only hybrid mode understands anything."""
        if listing is None:
            self.caption.show_text("")
        elif listing.recalled.request.mode is Mode.HYBRID:
            self.caption.show_text(understood(listing.recalled.intent, listing.recalled.period))
        else:
            self.caption.show_text(self.tr("Ranks alone count in this mode"))

    def show_nothing(self) -> None:
        """Show nothing."""
        self._shown = None
        self.body.clear()

    def show_result(self, result: Result, answer: Answer, mode: Mode, closed_to: str) -> None:
        """Show why it is a result in this mode; `closed_to` is a role that has no access to its domain."""
        self._take((result, answer, mode, closed_to))

    def show_asked(self, asked: Asked, answer: Answer) -> None:
        """Show why a fact is none of the results."""
        self._take((asked, answer, answer.question.request.mode, ""))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_scroll"):
            self._dress()

    def _lay_out(self) -> None:
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(self.tr("Explanation"))
        page = QWidget()
        page.setAutoFillBackground(True)
        page.setBackgroundRole(QPalette.ColorRole.Base)
        inner = QVBoxLayout(page)
        inner.setContentsMargins(_MARGIN, 8, _MARGIN, 8)
        inner.addWidget(self.body)
        inner.addStretch(1)
        self._scroll.setWidget(page)
        strip = QVBoxLayout(self._strip)
        strip.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        strip.addWidget(self.caption)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._strip)
        column.addWidget(self._scroll, 1)

    def _take(self, shown: tuple[Result | Asked, Answer, Mode, str]) -> None:
        before, self._shown = self._shown, shown
        if before is None or _key(before[0]) != _key(shown[0]):
            self._scroll.verticalScrollBar().setValue(0)
        self._dress()

    def _dress(self) -> None:
        colors = tones(self.palette())
        self._strip.setStyleSheet(
            f"QFrame {{ background: {colors.base}; border: 0; border-bottom: 1px solid {colors.line} }}"
            f"QLabel {{ border: 0; color: {colors.muted} }}"
        )
        if self._shown is None:
            return
        what, answer, mode, closed_to = self._shown
        if isinstance(what, Asked):
            self.body.setText(asked_html(what, answer, colors))
        else:
            self.body.setText(result_html(what, answer, mode, colors, closed_to))

    def _follow(self, address: str) -> None:
        key = key_of(address)
        if key is not None:
            self.key_requested.emit(key)


def _key(what: Result | Asked) -> Key:
    return what.key if isinstance(what, Asked) else what.found.key
