"""A button that says what is chosen and drops down what else there is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from explorer.ui import formats

T = TypeVar("T")
_SHOWN_LENGTH = 28


class Choice(NamedTuple, Generic[T]):
    """A value, its word in the menu, what it does, and its word on the button where that is another."""

    value: T
    word: str
    tip: str = ""
    face: str = ""


class ChipMenu(QToolButton):
    """A chip with a menu below it; `mark` shows that it says something else than usual."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self.setProperty("chip", "true")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.drop_down = QMenu(self)
        self.drop_down.setToolTipsVisible(True)
        # While the menu is open the button gets no leave event, and would look pressed for ever.
        self.drop_down.aboutToHide.connect(partial(self.setAttribute, Qt.WidgetAttribute.WA_UnderMouse, False))
        self.setMenu(self.drop_down)

    def say(self, text: str, tip: str = "", *, marked: bool) -> None:
        """Put words on the button."""
        self.setText(f"{formats.one_line(text, _SHOWN_LENGTH)} ▾".replace("&", "&&"))
        self.setToolTip(tip)
        self.setAccessibleName(f"{self._title}: {text}" if self._title != text else text)
        self.setAccessibleDescription(tip)
        if self.property("on") != marked:
            self.setProperty("on", marked)
            self.style().unpolish(self)
            self.style().polish(self)


class ChoiceButton(ChipMenu, Generic[T]):
    """One of several values; the first is the usual one. What is chosen is kept where it is offered again."""

    chosen = Signal()
    """The person has chosen another value."""

    def __init__(self, title: str, choices: Sequence[Choice[T]], parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._choices = tuple(choices)
        self._at = 0
        self.offer(choices)

    @property
    def value(self) -> T:
        """What is chosen."""
        return self._choices[self._at].value

    def offer(self, choices: Sequence[Choice[T]]) -> None:
        """Offer these."""
        before = self.value
        self._choices = tuple(choices)
        self.drop_down.clear()
        for at, choice in enumerate(choices):
            action = self.drop_down.addAction(choice.word.replace("&", "&&"), partial(self._choose, at))
            action.setCheckable(True)
            action.setToolTip(choice.tip)
        self.choose(before)

    def choose(self, value: T) -> None:
        """Show a value as chosen, the usual one where it is not offered; nobody is told."""
        self._at = next((at for at, choice in enumerate(self._choices) if choice.value == value), 0)
        for at, action in enumerate(self.drop_down.actions()):
            action.setChecked(at == self._at)
        choice = self._choices[self._at]
        self.say(choice.face or choice.word, choice.tip, marked=self._at > 0)

    def _choose(self, at: int) -> None:
        is_other = at != self._at
        self.choose(self._choices[at].value)
        if is_other:
            self.chosen.emit()
