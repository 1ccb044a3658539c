"""Names left and muted, values right: the one form of Details. Where it is too narrow, each value goes below its name.

Not a QFormLayout: in Qt 6.11 that gives each line the same share of the height, and those that break are cut.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget
from typing_extensions import override

from explorer.ui.theme import Tones

INDENT = 7
"""How far a field's text stands from its edge; lines of text are moved in by as much, so that all begin alike."""
_LEAST_WIDTH = 120
_NAMES_AT_MOST = 0.42
"""The share of the width that names may take."""


class FormGrid(QWidget):
    """Rows may have any number; those that are missing take no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: dict[int, QLabel] = {}
        self._values: dict[int, QWidget] = {}
        self._is_stacked = False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(9)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)

    def put(self, row: int, name: str, value: QWidget, above: int = 4) -> QLabel:
        """Show `value` in `row`; the first line of its text begins `above` pixels below its edge."""
        label = QLabel(name)
        label.setContentsMargins(0, above, 0, 0)
        self._names[row], self._values[row] = label, value
        self._place(row)
        return label

    def show_row(self, row: int, *, shown: bool) -> None:
        """Show or hide a row."""
        self._names[row].setVisible(shown)
        self._values[row].setVisible(shown)

    def drop(self, row: int) -> None:
        """Remove a row and what is in it."""
        for widget in (self._names.pop(row), self._values.pop(row)):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()

    def dress_names(self, tones: Tones) -> None:
        """Take the colours of a theme."""
        for name in self._names.values():
            name.setStyleSheet(f"color: {tones.muted}")
        self._suit_width()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._suit_width()

    def _suit_width(self) -> None:
        names = max((name.sizeHint().width() for name in self._names.values() if not name.isHidden()), default=0)
        is_stacked = names > _NAMES_AT_MOST * self.width()
        if is_stacked != self._is_stacked:
            self._is_stacked = is_stacked
            for row in self._names:
                self._place(row)

    def _place(self, row: int) -> None:
        name, value = self._names[row], self._values[row]
        for widget in (name, value):
            self._grid.removeWidget(widget)
        self._grid.addWidget(name, 2 * row, 0, 1, 2 if self._is_stacked else 1, Qt.AlignmentFlag.AlignTop)
        if self._is_stacked:
            self._grid.addWidget(value, 2 * row + 1, 0, 1, 2)
        else:
            self._grid.addWidget(value, 2 * row, 1)
