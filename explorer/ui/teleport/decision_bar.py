"""The buttons that decide the difference that is shown, and how far the decision reaches."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from explorer.services.teleport.alike import Reach, Scope
from explorer.services.teleport.answers import Answer, Choice, choices_for
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Difference
from explorer.ui import formats
from explorer.ui.teleport.diff_words import decision_word, kind_words

_KEYS = {Choice.MINE: "1", Choice.THEIRS: "2", Choice.BOTH: "3", Choice.EDITED: "E"}
_DOMAIN_LENGTH = 24


class DecisionBar(QWidget):
    """Mine, theirs, both, edit; for a conflict also: the same for the others like it."""

    chosen = Signal(object)
    """A `Choice`, other than EDITED, for the row and the rows of `reach`."""
    edit_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = {choice: QPushButton() for choice in _KEYS}
        self.scope = QComboBox()
        self.scope.setAccessibleName(self.tr("What the decision is for"))
        self.scope.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.scope.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.scope.setToolTip(self.tr("S: the next scope"))
        self._reaches: Sequence[Reach] = ()
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(8)
        for choice, button in self.buttons.items():
            button.setCheckable(choice is not Choice.EDITED)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, choice=choice: self._press(choice))
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self.scope)
        row.addStretch(1)

    @property
    def reach(self) -> Reach:
        """How far the next decision reaches."""
        at = self.scope.currentIndex()
        return self._reaches[at] if 0 <= at < len(self._reaches) else Reach(Scope.THIS, ())

    def show_row(
        self,
        difference: Difference | None,
        answer: Answer | None,
        reaches: Sequence[Reach],
        domain: str,
        *,
        read_only: bool,
    ) -> None:
        """Offer what can be done with a row."""
        offered = () if difference is None or read_only else choices_for(difference.row)
        diff = None if difference is None else difference.row.diff
        for choice, button in self.buttons.items():
            button.setText(f"{self._word(choice, diff)}   {_KEYS[choice]}")
            button.setEnabled(choice in offered)
            button.setChecked(answer is not None and answer.choice is choice and not answer.fields)
        self._reaches = reaches
        self.scope.clear()
        if difference is not None:
            self.scope.addItems([self._scope_word(each, difference, domain) for each in reaches])
        self.scope.setVisible(len(reaches) > 1 and not read_only)

    def next_scope(self) -> None:
        """Take the next larger scope; behind the last the first."""
        if self.scope.isVisible():
            self.scope.setCurrentIndex((self.scope.currentIndex() + 1) % self.scope.count())

    def press(self, choice: Choice) -> None:
        """Do what the button of a choice does, where it can be pressed."""
        if self.buttons[choice].isEnabled():
            self._press(choice)

    def _press(self, choice: Choice) -> None:
        if choice is Choice.EDITED:
            self.edit_requested.emit()
        else:
            self.chosen.emit(choice)

    def _word(self, choice: Choice, diff: DiffClass | None) -> str:
        if choice is Choice.EDITED:
            return self.tr("Edit…")
        if choice is Choice.BOTH or diff is None:
            return {
                Choice.MINE: self.tr("Mine"),
                Choice.THEIRS: self.tr("Theirs"),
                Choice.BOTH: self.tr("Keep both"),
            }[choice]
        word = decision_word(diff, Answer(choice))
        return f"{word[:1].upper()}{word[1:]}"

    def _scope_word(self, reach: Reach, difference: Difference, domain: str) -> str:
        count = len(reach.rows)
        name = formats.one_line(domain, _DOMAIN_LENGTH)
        if reach.scope is Scope.SAME_DOMAIN:
            words = self.tr("and for the other %n conflict(s) like it in {domain} ({kind})", "", count)
            return words.format(domain=name, kind=kind_words(difference))
        if reach.scope is Scope.SAME_KIND:
            return self.tr("and for the other %n conflict(s) like it ({kind})", "", count).format(
                kind=kind_words(difference)
            )
        if reach.scope is Scope.ALL:
            return self.tr("and for all other %n conflict(s)", "", count)
        return self.tr("for this one")
