"""A heading and rich text below it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from explorer.ui.docks.rich_label import rich_label


class Section(QFrame):
    """Hidden while it has no text."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = QLabel()
        font = self._heading.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 0.9)
        self._heading.setFont(font)
        self.body = rich_label()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self.body)

    def show_html(self, heading: str, html: str) -> None:
        """Show `html` under `heading`; nothing at all where it is empty."""
        self._heading.setText(heading)
        self.body.setText(html)
        self.body.setAccessibleName(heading)
        self.setVisible(bool(html))
