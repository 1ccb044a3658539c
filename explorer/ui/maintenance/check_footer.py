"""The bottom of the findings: what is ticked, and what can be done with it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from explorer.memory.changes import ChangeSet
from explorer.ui.dialogs.texts import quiet
from explorer.ui.maintenance.check_words import CheckWords


class CheckFooter(QWidget):
    """The count on the button is the one of the very change set that would be written."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = CheckWords(self)
        self.words = quiet()
        self.repair, self.show_button = QPushButton(), QPushButton(self.tr("Show record"))
        self.renew, self.again = QPushButton(self.tr("Renew vectors…")), QPushButton(self.tr("Check again"))
        self.save, self.reembed = QPushButton(self.tr("Save what can be read…")), QPushButton(self.tr("Re-embed all…"))
        self.repair.setToolTip("Ctrl+Enter")
        self.show_button.setToolTip(self.tr("Enter"))
        self.again.setToolTip("F5")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button in (self.repair, self.save, self.renew, self.reembed, self.show_button, self.again):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addWidget(self.words, 1)
        self.show_plan(None, is_read_only=True)

    def show_plan(self, change: ChangeSet | None, *, is_read_only: bool) -> None:
        """What the ticked repairs would write; None where nothing, or while that is being worked out."""
        count = 0 if change is None else len(change.operations)
        self.repair.setText(self._words.repair(count) if count else self.tr("Repair"))
        self.repair.setEnabled(count > 0 and not is_read_only)
        self.repair.setVisible(not is_read_only)
