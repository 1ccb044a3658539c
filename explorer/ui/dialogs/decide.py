"""Where a person and an agent changed the same fields: the person chooses, field by field, what stays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from explorer.memory.keys import Key
from explorer.services.deciding import Disagreement
from explorer.ui.dialogs.choices import FieldChoice, Headings, RecordChoices
from explorer.ui.dialogs.texts import plain, quiet
from explorer.ui.widgets.flow_layout import FlowLayout

_AT_ONCE = 20
"""Records that are laid out in one go; others follow when the end comes near, be it by scrolling or by deciding."""
_SIZE = (960, 620)


class DecideDialog(QDialog):
    """Shows every disagreement. Accepted, `mine` names the fields that the person's values are taken for.

    Nothing is chosen beforehand; left without an answer, everything goes on waiting.
    """

    def __init__(
        self, disagreements: Sequence[Disagreement], parent: QWidget | None = None, *, is_undo: bool = False
    ) -> None:
        super().__init__(parent)
        self._disagreements = list(disagreements)
        self._is_undo = is_undo
        self._fields = [(each.key, field.name) for each in disagreements if not each.gone for field in each.fields]
        self._sections: list[RecordChoices] = []
        self._answers: dict[tuple[Key, str], bool] = {}
        self.setWindowTitle(self.tr("This was changed since") if is_undo else self.tr("The agent changed this too"))
        self._list, self._scroll = QVBoxLayout(), QScrollArea()
        self.missing = quiet()
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(16)
        column.addWidget(plain(self._introduction()))
        column.addLayout(self._for_all())
        column.addWidget(self._scrolled(), 1)
        column.addLayout(self._bottom())
        bar = self._scroll.verticalScrollBar()
        bar.valueChanged.connect(self._look_ahead)
        bar.rangeChanged.connect(self._look_ahead)
        for keys, backwards in (("Ctrl+Down", False), ("Ctrl+Up", True)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(lambda backwards=backwards: self._go_on(self._focused(), backwards=backwards))
        self._lay_out_more()
        self._show_missing()
        self.resize(*_SIZE)
        self._go_on(None)

    @property
    def mine(self) -> set[tuple[Key, str]]:
        """The fields for which the person's own values were chosen."""
        return {field for field, takes_mine in self._answers.items() if takes_mine}

    @property
    def choices(self) -> list[FieldChoice]:
        """The fields that are laid out, from top to bottom."""
        return [choice for section in self._sections for choice in section.choices]

    def take(self, mine: bool) -> None:
        """Choose the person's values, or those in the file, for every field."""
        self._answers = dict.fromkeys(self._fields, mine)
        for choice in self.choices:
            choice.choose(mine)
        self._show_missing()
        self.apply.setFocus(Qt.FocusReason.OtherFocusReason)

    def _introduction(self) -> str:
        if self._is_undo:
            return self.tr(
                "After this step the same fields were changed again. Choose for each what stays: what is there now, or "
                "what undo would restore. Until then nothing is changed."
            )
        return self.tr(
            "While your change waited, an agent changed the same fields. Choose for each what stays. "
            "Until then the file keeps the agent's values, and yours wait here."
        )

    def _headings(self) -> Headings:
        if self._is_undo:
            return self.tr("as this step left it"), self.tr("now · 2"), self.tr("undo would restore · 1")
        return self.tr("before"), self.tr("agent's (now in the file) · 2"), self.tr("mine · 1")

    def _for_all(self) -> FlowLayout:
        row = FlowLayout()
        theirs = self.tr("Keep all as it is now") if self._is_undo else self.tr("Keep the agent's for all")
        mine = self.tr("Restore all") if self._is_undo else self.tr("Take mine for all")
        self.all_theirs, self.all_mine = QPushButton(theirs), QPushButton(mine)
        for button, takes_mine in ((self.all_theirs, False), (self.all_mine, True)):
            button.setAutoDefault(False)
            button.setEnabled(bool(self._fields))
            button.clicked.connect(lambda _=False, takes_mine=takes_mine: self.take(takes_mine))
            row.addWidget(button)
        return row

    def _scrolled(self) -> QScrollArea:
        page = QWidget()
        self._list.setContentsMargins(0, 0, 8, 0)
        self._list.setSpacing(24)
        outer = QVBoxLayout(page)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addLayout(self._list)
        outer.addStretch(1)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setAccessibleName(self.tr("Fields to decide on"))
        self._scroll.setWidget(page)
        return self._scroll

    def _bottom(self) -> QHBoxLayout:
        buttons = QDialogButtonBox()
        self.apply = buttons.addButton(self.tr("Apply my choices"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.later = buttons.addButton(self.tr("Decide later"), QDialogButtonBox.ButtonRole.RejectRole)
        self.apply.setDefault(True)
        self.later.setAutoDefault(False)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.missing, 1)
        row.addWidget(buttons)
        return row

    def _lay_out_more(self) -> None:
        begin = len(self._sections)
        for each in self._disagreements[begin : begin + _AT_ONCE]:
            section = RecordChoices(each, self._headings())
            for choice in section.choices:
                answer = self._answers.get((each.key, choice.field.name))
                if answer is not None:
                    choice.choose(answer)
                choice.decided.connect(lambda key=each.key, choice=choice: self._note(key, choice))
                choice.chosen_by_key.connect(lambda choice=choice: self._go_on(choice))
            self._list.addWidget(section)
            self._sections.append(section)

    def _look_ahead(self) -> None:
        """Have the next records ready before they come into sight."""
        bar = self._scroll.verticalScrollBar()
        if self.isVisible() and bar.maximum() - bar.value() < bar.pageStep():
            self._lay_out_more()

    def _note(self, key: Key, choice: FieldChoice) -> None:
        takes_mine = choice.takes_mine
        if takes_mine is not None:
            self._answers[key, choice.field.name] = takes_mine
            self._show_missing()

    def _show_missing(self) -> None:
        missing = len(self._fields) - len(self._answers)
        self.apply.setEnabled(missing == 0)
        self.missing.setText(self.tr("%n field(s) still need a choice", "", missing) if missing else "")
        self.apply.setToolTip(self.missing.text())
        self.apply.setAccessibleDescription(self.missing.text())

    def _focused(self) -> FieldChoice | None:
        widget = self.focusWidget()
        return next((choice for choice in self.choices if choice.isAncestorOf(widget)), None)

    def _go_on(self, choice: FieldChoice | None, *, backwards: bool = False) -> None:
        """Focus the next field without a choice, from the first again after the last; where there is none, Apply."""
        undecided = self._undecided_from(choice, backwards=backwards)
        while undecided is None and len(self._sections) < len(self._disagreements):
            self._lay_out_more()
            undecided = self._undecided_from(choice, backwards=backwards)
        if undecided is None:
            (self.apply if self.apply.isEnabled() else self.later).setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            undecided.focus()
            self._scroll.ensureWidgetVisible(undecided)

    def _undecided_from(self, choice: FieldChoice | None, *, backwards: bool) -> FieldChoice | None:
        choices = self.choices[::-1] if backwards else self.choices
        start = 0 if choice is None else choices.index(choice) + 1
        return next((each for each in (*choices[start:], *choices[:start]) if each.takes_mine is None), None)
