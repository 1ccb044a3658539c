"""The bottom of the window: what would be written, why it cannot be yet, and the button that does it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from explorer.ui.dialogs.texts import plain, quiet
from explorer.ui.maintenance.applying import Preview
from explorer.ui.maintenance.matters import Task
from explorer.ui.maintenance.tally import Tally
from explorer.ui.words import refusal_word


class TallyWords(QObject):
    """What is written, in words; their plural forms are collected for the translators from `tr` only."""

    def parts(self, tally: Tally) -> str:
        """`14 facts into 6, 3 promoted, 2 deleted`; parts without any are left out."""
        named = (
            (tally.merged, self._merged(tally)),
            (tally.promoted, self.tr("%n promoted", "", tally.promoted)),
            (tally.heard, self.tr("%n counted as mention(s)", "", tally.heard)),
            (tally.deleted, self.tr("%n deleted", "", tally.deleted)),
            (tally.new_beliefs, self.tr("%n new belief(s)", "", tally.new_beliefs)),
            (tally.changed_beliefs, self.tr("%n belief(s) changed", "", tally.changed_beliefs)),
            (tally.lapsed_beliefs, self.tr("%n belief(s) deleted", "", tally.lapsed_beliefs)),
            (tally.conflicts, self.tr("%n conflict(s) noted", "", tally.conflicts)),
            (tally.settled, self.tr("%n open conflict(s) settled", "", tally.settled)),
        )
        return ", ".join(words for count, words in named if count)

    def done(self, task: Task, tally: Tally) -> str:
        """What was done."""
        words = self.tr("Consolidated: {what}.") if task is Task.CONSOLIDATE else self.tr("Harmonised: {what}.")
        return words.replace("{what}", self.parts(tally))

    def _merged(self, tally: Tally) -> str:
        return self.tr("%n fact(s) into {into}", "", tally.merged).replace("{into}", str(tally.into))


class ApplyBar(QWidget):
    """Says the counts of the very change set that would be written."""

    apply_requested = Signal()
    close_requested = Signal()

    def __init__(self, task: Task, *, read_only: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._task, self._read_only = task, read_only
        self._words = TallyWords(self)
        self.reason = ""
        """Why nothing can be applied now; empty where it can."""
        self.words, self.why = quiet(), plain()
        self.apply, self.close_button = QPushButton(), QPushButton(self.tr("Close"))
        self.apply.clicked.connect(self.apply_requested)
        self.close_button.clicked.connect(self.close_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(8)
        row.addWidget(self.words, 1)
        row.addWidget(self.why)
        self.why.setWordWrap(False)
        for button in (self.apply, self.close_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        self.apply.setVisible(not read_only)
        self.show_preview(Preview(None), 0)

    def show_preview(self, preview: Preview | None, accepted: int, hindrance: str = "") -> None:
        """Say what would be written; None while that is being worked out. `hindrance` is why it must not be."""
        tally = None if preview is None else preview.tally
        self.reason = self._why_not(preview, accepted, hindrance)
        verb = self.tr("Consolidate") if self._task is Task.CONSOLIDATE else self.tr("Harmonise")
        self.apply.setText(verb if tally is None else f"{verb}: {self._words.parts(tally)}")
        self.apply.setEnabled(not self.reason)
        for tell in (self.apply.setToolTip, self.apply.setAccessibleDescription, self.why.setText):
            tell(self.reason)
        if not self.reason:
            self.apply.setToolTip("Ctrl+Enter")

    def show_decided(self, accepted: int, skipped: int, undecided: int, waiting: str = "") -> None:
        """How far the person is; `waiting` is why what was applied is not in the file yet."""
        parts = [
            self.tr("%n accepted", "", accepted),
            self.tr("%n skipped", "", skipped),
            self.tr("%n undecided", "", undecided),
        ]
        self.words.setText("" if self._read_only else " · ".join([*parts, *([waiting] if waiting else [])]))

    def _why_not(self, preview: Preview | None, accepted: int, hindrance: str) -> str:
        if self._read_only:
            return self.tr("Nothing can be changed here: the workspace is read-only.")
        if hindrance:
            return hindrance
        if not accepted:
            return self.tr("nothing is accepted yet")
        if preview is None:
            return self.tr("counting…")
        if preview.refusal is not None:
            return refusal_word(preview.refusal.reason, preview.refusal.label)
        return "" if preview.tally is not None else self.tr("nothing to write")
