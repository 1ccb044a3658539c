"""One list of results, or two beside each other whose rows are linked: what is marked in one is marked in both."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from explorer.memory.keys import Key
from explorer.services.recall.request import Mode
from explorer.services.recall.results import Silence
from explorer.ui.agent_view.answers import Answer, Listing, Result
from explorer.ui.agent_view.result_list import ResultList
from explorer.ui.agent_view.result_model import rows_of
from explorer.ui.agent_view.search_words import (
    Change,
    change_between,
    counted,
    gone_words,
    mode_word,
    silence_sentence,
)
from explorer.ui.widgets.hues import Hues

_NOTHING: frozenset[str] = frozenset()


class Comparison(QSplitter):
    """The first list is that of the mode which is asked for."""

    selected = Signal()
    """The person has gone to another result."""
    key_requested = Signal(object)
    """A fact is to be shown: its `Key`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setChildrenCollapsible(False)
        self.main, self.other = ResultList(), ResultList()
        self.main.view.setAccessibleName(self.tr("Results"))
        self.other.view.setAccessibleName(self.tr("Results of the other mode"))
        self._active = self.main
        self._text = ""
        self._modes: dict[ResultList, Mode] = {}
        for each, twin in ((self.main, self.other), (self.other, self.main)):
            self.addWidget(each)
            each.selected.connect(partial(self._follow, each, twin))
            each.key_requested.connect(self.key_requested)
        self.other.hide()
        self.setFocusProxy(self.main)

    @property
    def current(self) -> tuple[Result, Mode] | None:
        """The result that was gone to last, and the mode that found it."""
        result = self._active.current
        return None if result is None else (result, self._modes[self._active])

    def show_answer(self, answer: Answer, hues: Hues, role: str = "", closed: frozenset[str] = _NOTHING) -> None:
        """Show the lists of an answer; what is in domains that are `closed` to the role says so."""
        main, other = answer.main, answer.other
        if answer.question.request.text != self._text:
            self._text, self._active = answer.question.request.text, self.main
            for view in (self.main, self.other):
                view.forget_choice()
        changes: dict[ResultList, Mapping[Key, Change]] = {self.main: {}, self.other: {}}
        if main is not None and other is not None:
            here, there = main.places, other.places
            changes[self.main] = {key: gone_words() for key in here if key not in there}
            changes[self.other] = {key: change_between(place, here.get(key)) for key, place in there.items()}
        self.other.setVisible(other is not None)
        if other is None:
            self._active = self.main
        for view, listing in ((self.main, main), (self.other, other)):
            if listing is not None:
                self._modes[view] = listing.recalled.request.mode
            rows = () if listing is None else rows_of(listing, changes[view], role, closed)
            title = "" if listing is None else _title(listing, answer, is_compared=other is not None)
            view.show_rows(title, rows, answer, hues, has_changes=other is not None)
        current = self._active.current
        twin = self.other if self._active is self.main else self.main
        twin.go_to(None if current is None else current.found.key)

    def _follow(self, active: ResultList, twin: ResultList, result: Result) -> None:
        self._active = active
        twin.go_to(result.found.key)
        self.selected.emit()


def _title(listing: Listing, answer: Answer, *, is_compared: bool) -> str:
    """What a list is: its mode, how much was found where."""
    recalled = listing.recalled
    mode, parts = recalled.request.mode, [counted(recalled)]
    if is_compared:
        parts.insert(0, mode_word(mode))
    if mode is not Mode.KEYWORD and answer.silence is Silence.LOADING:
        parts.insert(0, silence_sentence(Silence.LOADING))
    return " · ".join(parts)
