"""What stands where a list has nothing to show: why, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget


class EmptyState(QWidget):
    """A heading, an explanation, and below it a command to copy or a button, as needed."""

    acted = Signal()
    """The button was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        font = self._heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.4)
        self._heading.setFont(font)
        self._heading.setWordWrap(True)
        self._text = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._text.setWordWrap(True)
        self._command = QLineEdit(readOnly=True)
        self._copy = QPushButton(self.tr("Copy"))
        self._copy.setAccessibleName(self.tr("Copy the command"))
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._command.text()))
        self._action = QPushButton()
        self._action.clicked.connect(self.acted)
        row = QHBoxLayout()
        for widget in (self._command, self._copy):
            row.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(48, 24, 48, 24)
        column.setSpacing(16)
        column.addStretch(1)
        column.addWidget(self._heading)
        column.addWidget(self._text)
        column.addLayout(row)
        column.addWidget(self._action, alignment=Qt.AlignmentFlag.AlignCenter)
        column.addStretch(2)

    def explain(self, heading: str, text: str = "", *, command: str = "", action: str = "") -> None:
        """Say why there is nothing; empty parts are left out."""
        self._heading.setText(heading)
        self._text.setText(text)
        self._command.setText(command)
        self._command.setCursorPosition(0)
        self._command.setAccessibleName(text)
        self._action.setText(action)
        for widget, shown in (
            (self._text, text),
            (self._command, command),
            (self._copy, command),
            (self._action, action),
        ):
            widget.setVisible(bool(shown))
