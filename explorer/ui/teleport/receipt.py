"""What a merge did, with a way back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from explorer.memory.changes import ChangeSet
from explorer.services.teleport.merging import Merge, Tally
from explorer.ui import formats
from explorer.ui.dialogs.texts import heading, plain, quiet

_LIST_HEIGHT, _WIDEST = 160, 720


class Receipt(QWidget):
    """A page; it stays until it is closed."""

    undo_requested = Signal()
    close_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[tuple[str, str]] = []
        self.title, self.done, self.state = heading(""), plain(), plain()
        self._figures = QFormLayout()
        self.missing_title, self.missing = plain(), QPlainTextEdit()
        self.missing.setReadOnly(True)
        self.backup = quiet(self.tr("A backup of the workspace was made before, unless backups are switched off."))
        self.undo = QPushButton(self.tr("Undo the merge"))
        self.copy = QPushButton(self.tr("Copy as text"))
        self.close_button = QPushButton(self.tr("Close"))
        self.undo.clicked.connect(self._undo)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text))
        self.close_button.clicked.connect(self.close_requested)
        self.missing.setFixedHeight(_LIST_HEIGHT)
        self.missing.setAccessibleName(self.tr("References that lead to nothing"))
        self._lay_out()

    @property
    def text(self) -> str:
        """All of it."""
        figures = [f"{name}: {number}" for name, number in self._lines]
        parts = [self.title.text(), self.done.text(), *figures, self.state.text()]
        if not self.missing.isHidden():
            parts += [self.missing_title.text(), self.missing.toPlainText()]
        return "\n".join(part for part in parts if part)

    def show_merge(self, merge: Merge, change: ChangeSet | None, name: str) -> None:
        """Say what became of a file; `change` None = nothing was to be written."""
        self.title.setText(self.tr("Merged {name}").format(name=name))
        nothing = self.tr("Nothing was to be written; the next comparison with this file knows what was decided.")
        self.done.setText("" if change is not None else nothing)
        self.done.setVisible(change is None)
        for button in (self.undo, self.backup):
            button.setVisible(change is not None)
        self.undo.setEnabled(True)
        self._show_figures(merge.tally)
        count = len(merge.missing)
        self.missing_title.setText(self.tr("%n reference(s) lead to what is not here:", "", count))
        lines = (f"{each.key}: {each.field} → {each.reference}" for each in merge.missing)
        self.missing.setPlainText("\n".join(lines))
        for widget in (self.missing_title, self.missing):
            widget.setVisible(count > 0)
        self.show_state("")

    def show_state(self, words: str) -> None:
        """Say how far it is."""
        self.state.setText(words)
        self.state.setAccessibleName(words)

    def focus(self) -> None:
        """Take the keyboard."""
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        self._figures.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._figures.setHorizontalSpacing(24)
        self._figures.setVerticalSpacing(4)
        inner = QWidget()
        inner.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        for widget in (self.title, self.done, self.state):
            column.addWidget(widget)
        column.addLayout(self._figures)
        rest: tuple[QWidget, ...] = (self.backup, self.missing_title, self.missing)
        for part in rest:
            column.addWidget(part)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.undo, self.copy, self.close_button):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(48, 40, 48, 16)
        outer.addWidget(inner)
        outer.addStretch(1)

    def _show_figures(self, tally: Tally) -> None:
        named = (
            (self.tr("Imported"), tally.imported),
            (self.tr("Changed"), tally.changed),
            (self.tr("Brought back"), tally.restored),
            (self.tr("Deleted"), tally.deleted),
            (self.tr("Both kept"), tally.kept_both),
            (self.tr("Use counts renewed"), tally.renewed),
            (self.tr("Left out, asked about again next time"), tally.left_out + tally.unsolved),
        )
        self._lines = [(name, formats.count(number)) for name, number in named if number]
        while self._figures.rowCount():
            self._figures.removeRow(0)
        for name, number in self._lines:
            self._figures.addRow(quiet(name), QLabel(number))

    def _undo(self) -> None:
        self.undo.setEnabled(False)
        self.undo_requested.emit()
