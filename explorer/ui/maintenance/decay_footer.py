"""What can be done with the facts that fade, and the button that applies the run."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from explorer.services.decay.counting import DecayReport
from explorer.services.decay.planning import DecayPlan
from explorer.ui.dialogs.texts import quiet
from explorer.ui.maintenance.decay_words import DecayWords

_NOTHING = DecayReport(0, 0, 0, 0)


class DecayFooter(QWidget):
    """The button says what it does; beside it stands why it does nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_button, self.skip, self.pin = (
            QPushButton(words) for words in (self.tr("Show"), self.tr("Skip once"), self.tr("Pin"))
        )
        self.apply, self.reason = QPushButton(), quiet()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button, keys, words in (
            (self.show_button, "Return", self.tr("Show the fact in Details")),
            (self.skip, "Space", self.tr("Leave the selected facts alone while this window is open")),
            (self.pin, "P", self.tr("Pin the selected facts: they never fade")),
            (self.apply, "Ctrl+Return", ""),
        ):
            told = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{words} ({told})" if words else told)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for button in (self.show_button, self.skip, self.pin):
            row.addWidget(button)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.reason, 1)
        row.addWidget(self.apply)

    def show_run(self, plan: DecayPlan | None, *, is_applying: bool, is_read_only: bool) -> None:
        """Offer to apply `plan`; None = it is not known yet what would be written."""
        changes = plan is not None and plan.change is not None
        self.apply.setEnabled(changes and not is_applying and not is_read_only)
        self.apply.setText(DecayWords().button(_NOTHING if plan is None else plan.report))
        self.reason.setText(self._reason(plan, is_applying=is_applying, is_read_only=is_read_only))

    def show_row(self, *, has_row: bool, is_read_only: bool) -> None:
        """Offer what can be done with a fact."""
        self.show_button.setEnabled(has_row)
        for button in (self.skip, self.pin):
            button.setEnabled(has_row and not is_read_only)

    def _reason(self, plan: DecayPlan | None, *, is_applying: bool, is_read_only: bool) -> str:
        if is_read_only:
            return self.tr("This workspace can only be read here: nothing is applied.")
        if is_applying:
            return self.tr("Applying…")
        if plan is None:
            return self.tr("Working out what is written…")
        if plan.change is None:
            return self.tr("Nothing changes with these figures.")
        return DecayWords().settled(plan.settled) if plan.settled else ""
