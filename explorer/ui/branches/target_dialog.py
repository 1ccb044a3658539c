"""Choosing the branch that memory is moved, copied, merged or compared to, with what that would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.protocols import Snapshot
from explorer.ui.branches.options import Option
from explorer.ui.branches.picker import BranchPicker
from explorer.ui.dialogs.boxes import Box
from explorer.ui.dialogs.texts import heading, plain
from explorer.ui.session import Session

Forecast = Callable[[Snapshot, Option], str]
"""What choosing an option does, in words; empty where it cannot be chosen. Asked beside the window."""
_SIZE = (460, 480)
_TOPIC = "target forecast"


class TargetDialog(QDialog):
    """Accepted, `chosen` is the option. It writes nothing itself."""

    def __init__(
        self,
        session: Session,
        title: str,
        verb: str,
        options: Sequence[Option],
        forecast: Forecast | None = None,
        parent: QWidget | None = None,
        *,
        marked: str | None = None,
    ) -> None:
        """`title` says what is chosen, `verb` stands on the button; `marked` is the branch that is likely meant."""
        super().__init__(parent)
        self._session, self._forecast = session, forecast
        self.chosen: Option | None = None
        self.setWindowTitle(title)
        self.picker = BranchPicker()
        self.sentence = plain()
        # Room for two lines: the list above does not jump.
        self.sentence.setMinimumHeight((2 if forecast else 0) * self.sentence.fontMetrics().lineSpacing())
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.sentence.setVisible(forecast is not None)
        self._lay_out(title, verb)
        self.resize(*_SIZE)
        self.picker.moved.connect(self._look)
        self.picker.chosen.connect(lambda _: self.accept())
        self.picker.show_options(options, marked)
        self.picker.setFocus()

    @override
    def accept(self) -> None:
        """Take the marked option, where it can be chosen."""
        if self.choose.isEnabled():
            self.chosen = self.picker.current
            super().accept()

    @override
    def done(self, result: int) -> None:
        """Ask nothing more."""
        self._session.tasks.forget(_TOPIC)
        super().done(result)

    def _lay_out(self, title: str, verb: str) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.choose = buttons.addButton(verb, QDialogButtonBox.ButtonRole.AcceptRole)
        self.choose.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        box = Box()
        frame = QVBoxLayout(box)
        frame.setContentsMargins(8, 8, 8, 8)
        frame.addWidget(self.picker)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(12)
        column.addWidget(heading(title))
        column.addWidget(box, 1)
        column.addWidget(self.sentence)
        column.addWidget(buttons)

    def _look(self) -> None:
        option, forecast = self.picker.current, self._forecast
        self.choose.setEnabled(option is not None and forecast is None)
        if option is None or forecast is None:
            self.sentence.clear()
            return
        self._session.ask(_TOPIC, lambda snapshot: forecast(snapshot, option), self._say)

    def _say(self, words: str) -> None:
        self.sentence.setText(words)
        self.choose.setEnabled(bool(words))
        self.choose.setAccessibleDescription(words)
