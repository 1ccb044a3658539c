"""The buttons that decide the matter that is shown, and all of its kind."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from explorer.ui.maintenance.matters import Kind, State
from explorer.ui.widgets.flow_layout import FlowLayout


class MatterBar(QWidget):
    """Accept, skip, edit, and accept all of this kind: how many that are stands in the button."""

    accept_requested = Signal()
    skip_requested = Signal()
    edit_requested = Signal()
    all_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.accept, self.skip, self.edit, self.all = (QPushButton() for _ in range(4))
        signals = (self.accept_requested, self.skip_requested, self.edit_requested, self.all_requested)
        flow = FlowLayout(self)
        flow.setContentsMargins(0, 0, 0, 0)
        for button, signal in zip((self.accept, self.skip, self.edit, self.all), signals, strict=True):
            button.setAutoDefault(False)
            button.clicked.connect(signal)
            flow.addWidget(button)
        self.accept.setCheckable(True)
        self.skip.setCheckable(True)
        self.all.setToolTip(self.tr("Ctrl+A. One decision, which Ctrl+Z takes back."))
        self.skip.setText(self.tr("Skip") + "   S")
        self.edit.setText(self.tr("Edit…") + "   E")

    def show_matter(self, kind: Kind | None, state: State, others: int, *, read_only: bool) -> None:
        """Offer what can be done with a matter of this kind; `others` are undecided as well."""
        self.setVisible(kind is not None and kind.is_asked and not read_only)
        if kind is None:
            return
        self.accept.setText(f"{self._accept_word(kind)}   A")
        self.accept.setChecked(state in (State.ACCEPTED, State.EDITED))
        self.skip.setChecked(state is State.SKIPPED)
        self.edit.setVisible(kind.has_text)
        is_open = state in (State.UNDECIDED, State.CHANGED)
        if is_open:
            self.all.setText(self.tr("Accept this and the other %n of this kind", "", others))
        else:
            self.all.setText(self.tr("Accept the other %n of this kind", "", others))
        self.all.setVisible(others > 0)

    def _accept_word(self, kind: Kind) -> str:
        if kind.merges:
            return self.tr("Accept: make them one")
        if kind is Kind.PROMOTION:
            return self.tr("Accept: keep it")
        if kind.is_belief or kind is Kind.CONFLICT:
            return self.tr("Accept: note it")
        return self.tr("Accept: delete it")
