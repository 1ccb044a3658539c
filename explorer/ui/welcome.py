"""What a person sees before a workspace is open."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.ui.settings import Settings

_SHOWN = 6


class Welcome(QWidget):
    """Open a file, the demo, or one of the recent workspaces; dropping a file works too."""

    open_requested = Signal()
    demo_requested = Signal()
    file_requested = Signal(Path)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        heading = QLabel(self.tr("See what your agents remember"))
        font = heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.8)
        heading.setFont(font)
        text = QLabel(self.tr("Open a workspace (.vdb), or drop one on this window. Reading never disturbs an agent."))
        text.setWordWrap(True)
        open_file = QPushButton(self.tr("Open a workspace…"))
        open_file.clicked.connect(self.open_requested)
        demo = QPushButton(self.tr("Look at the demo"))
        demo.clicked.connect(self.demo_requested)
        self._recent = QVBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(64, 48, 64, 48)
        column.setSpacing(16)
        column.addStretch(1)
        for widget in (heading, text):
            column.addWidget(widget)
        for button in (open_file, demo):
            column.addWidget(button, alignment=Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._recent)
        column.addStretch(2)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self.list_recent()
        super().showEvent(event)

    def list_recent(self) -> None:
        """Offer the workspaces that are remembered now."""
        while (item := self._recent.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for path in self._settings.recent[:_SHOWN]:
            button = QPushButton(f"{path.name}   {path.parent}".replace("&", "&&"))
            button.setFlat(True)
            button.setToolTip(str(path))
            button.clicked.connect(partial(self.file_requested.emit, path))
            self._recent.addWidget(button, alignment=Qt.AlignmentFlag.AlignLeft)
