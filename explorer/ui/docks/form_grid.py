"""Names left and muted, values right: the one form of Details.

Not a QFormLayout: in Qt 6.11 that gives each line the same share of the height, and those that break are cut.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from explorer.ui.theme import Tones

INDENT = 7
"""How far a field's text stands from its edge; lines of text are moved in by as much, so that all begin alike."""


class FormGrid(QGridLayout):
    """Rows may have any number; those that are missing take no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: dict[int, QLabel] = {}
        self._values: dict[int, QWidget] = {}
        self.setContentsMargins(0, 0, 0, 0)
        self.setHorizontalSpacing(9)
        self.setVerticalSpacing(2)
        self.setColumnStretch(1, 1)

    def put(self, row: int, name: str, value: QWidget, above: int = 4) -> QLabel:
        """Show `value` in `row`; the first line of its text begins `above` pixels below its edge."""
        label = QLabel(name)
        label.setContentsMargins(0, above, 0, 0)
        self.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
        self.addWidget(value, row, 1)
        self._names[row], self._values[row] = label, value
        return label

    def show_row(self, row: int, *, shown: bool) -> None:
        """Show or hide a row."""
        self._names[row].setVisible(shown)
        self._values[row].setVisible(shown)

    def drop(self, row: int) -> None:
        """Remove a row and what is in it."""
        for widget in (self._names.pop(row), self._values.pop(row)):
            self.removeWidget(widget)
            widget.hide()
            widget.deleteLater()

    def dress(self, tones: Tones) -> None:
        """Take the colours of a theme."""
        for name in self._names.values():
            name.setStyleSheet(f"color: {tones.muted}")
