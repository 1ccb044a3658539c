"""The matter that is shown: why it is proposed, what can be decided, and its records from near."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.ui import formats
from explorer.ui.dialogs.texts import heading_font, plain, quiet
from explorer.ui.maintenance.close_up import CloseUp, Role
from explorer.ui.maintenance.kind_words import kind_word, reason_words
from explorer.ui.maintenance.matter_bar import MatterBar
from explorer.ui.maintenance.matters import Matter, State
from explorer.ui.maintenance.record_card import RecordCard
from explorer.ui.theme import tones
from explorer.ui.words import refusal_word


class MatterPane(QWidget):
    """Cards of records are kept and used again; a matter with many records shows the first and says how many more."""

    survivor_chosen = Signal(int)
    """The record with this number is to stay."""
    more_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.reason, self.warning = plain(), quiet(), plain()
        self.bar, self.more = MatterBar(), QPushButton()
        self.more.clicked.connect(self.more_requested)
        self.cards: list[RecordCard] = []
        self._close_up: CloseUp | None = None
        self._scroll, self._body = QScrollArea(), QWidget()
        self._column = QVBoxLayout(self._body)
        self._lay_out()

    @property
    def close_up(self) -> CloseUp | None:
        """What is shown from near; None while that is looked up."""
        return self._close_up

    @property
    def shown_cards(self) -> list[RecordCard]:
        """The cards of the records that are shown."""
        return [card for card in self.cards if not card.isHidden()]

    def show_matter(
        self, matter: Matter | None, state: State, place: tuple[int, int], others: int, *, read_only: bool
    ) -> None:
        """Show what is known at once; `place` = the how manieth of how many of its kind."""
        kind = None if matter is None else matter.kind
        self.bar.show_matter(kind, state, others, read_only=read_only)
        if matter is None or kind is None:
            self._close_up = None
            for label in (self.title, self.reason, self.warning):
                label.setText("")
            self._show_cards(None, read_only=read_only)
            return
        number, count = map(formats.count, place)
        place_words = self.tr("{n} of {all}").format(n=number, all=count)
        self.title.setText(f"{kind_word(kind)} · {place_words}")
        self.reason.setText(reason_words(kind))
        self._warn(self.tr("A record of it was changed meanwhile: look at it again.") if state is State.CHANGED else "")
        if self._close_up is not None and self._close_up.matter != matter:
            self._close_up = None
            self._scroll.verticalScrollBar().setValue(0)

    def show_close_up(self, close_up: CloseUp, *, read_only: bool) -> None:
        """Show the records from near."""
        self._close_up = close_up
        self._show_cards(close_up, read_only=read_only)
        if close_up.refusal is not None:
            self._warn(refusal_word(close_up.refusal.reason, close_up.refusal.label))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_close_up"):
            self._warn(self.warning.text())

    def _lay_out(self) -> None:
        self.title.setFont(heading_font(self.title.font()))
        self._scroll.setWidget(self._body)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._scroll.setAccessibleName(self.tr("Records"))
        self._column.setContentsMargins(16, 4, 16, 16)
        self._column.setSpacing(8)
        self._column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        top = QVBoxLayout()
        top.setContentsMargins(16, 12, 16, 8)
        top.setSpacing(8)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.reason)
        words.addWidget(self.warning)
        top.addLayout(words)
        top.addWidget(self.bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._scroll, 1)
        self.more.hide()
        self.warning.hide()

    def _show_cards(self, close_up: CloseUp | None, *, read_only: bool) -> None:
        shown = () if close_up is None else close_up.cards
        for _ in range(len(self.cards), len(shown)):
            made = RecordCard()
            made.chosen.connect(self.survivor_chosen)
            self._column.insertWidget(len(self.cards), made)
            self.cards.append(made)
        for unused in self.cards[len(shown) :]:
            unused.hide()
        if close_up is None:
            self.more.hide()
            return
        at = _resulting(close_up)
        for number, (widget, card) in enumerate(zip(self.cards, shown, strict=False)):
            can_choose = close_up.matter.kind.merges and card.role is not Role.STAYS and not read_only
            widget.show_card(card, close_up.matter.kind, close_up.gains if number == at else (), can_choose=can_choose)
            widget.show()
        self.more.setVisible(close_up.left > 0)
        self.more.setText(self.tr("Show more: %n record(s) are not shown yet", "", close_up.left))

    def _warn(self, words: str) -> None:
        self.warning.setText(words)
        self.warning.setVisible(bool(words))
        self.warning.setStyleSheet(f"color: {tones(self.palette()).warning}")


def _resulting(close_up: CloseUp) -> int:
    """The place of the card that says what results."""
    roles = [card.role for card in close_up.cards]
    return next((at for at, role in enumerate(roles) if role in (Role.STAYS, Role.BECOMES, Role.BELIEF)), 0)
