"""The top of the window that checks a file: sound or not, what it is, and what of it is not current."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget
from typing_extensions import override

from explorer.ui.dialogs.texts import heading, quiet
from explorer.ui.maintenance.check_words import CheckWords
from explorer.ui.maintenance.file_findings import Checked
from explorer.ui.maintenance.job_strip import JobStrip
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon


class CheckHeader(QWidget):
    """An icon and a word say whether the file is sound; `strip` tells of the examination at work."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = CheckWords(self)
        self._sign = ("magnifying-glass", "muted")
        self._mark, self.heading = QLabel(), heading(self.tr("Checking…"))
        self.file, self.growth = quiet(), quiet()
        self.strip = JobStrip(session)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._mark, 0, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.heading, 0, 1)
        grid.addWidget(self.strip, 0, 2)
        grid.addWidget(self.file, 1, 1, 1, 2)
        grid.addWidget(self.growth, 2, 1, 1, 2)
        self._dress()

    def show_checked(self, checked: Checked) -> None:
        """Say what was found."""
        if not checked.examination.is_sound:
            self._sign = ("warning", "bad")
        else:
            self._sign = ("check-circle", "good")
        self.heading.setText(self._words.heading(checked))
        self.file.setText(self._words.file(checked.examination))
        self.growth.setText(self._words.growth(checked.examination))
        self.growth.setVisible(bool(self.growth.text()))
        self._dress()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "strip"):
            self._dress()

    def _dress(self) -> None:
        name, tone = self._sign
        size = self.heading.fontMetrics().height()
        color = getattr(tones(self.palette()), tone)
        self._mark.setPixmap(icon(name, self.palette(), color).pixmap(size, size))
