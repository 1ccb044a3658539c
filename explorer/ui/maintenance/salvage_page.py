"""The page for a damaged file: what that means, a button that saves what can be read, and the report."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from explorer.memory.salvaged import Salvaged
from explorer.ui.dialogs.texts import plain
from explorer.ui.docks.running_job import RunningJob
from explorer.ui.maintenance.salvage_words import SalvageWords
from explorer.ui.maintenance.salvaging import Salvaging
from explorer.ui.session import Session


class SalvagePage(QWidget):
    """The damaged file is only read; the new one can be opened from here."""

    open_requested = Signal(Path)

    def __init__(self, session: Session, salvaging: Salvaging, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._salvaging = session, salvaging
        self._target: Path | None = None
        self.about = plain(
            self.tr(
                "Every record that is whole is written to a new file, also what stands in the log. This file stays as "
                "it is. Look at the new one before you let agents work with it."
            )
        )
        self.save = QPushButton(self.tr("Save what can be read…"))
        self.open = QPushButton(self.tr("Open the new file"))
        self.report = QPlainTextEdit(readOnly=True)
        self.report.setAccessibleName(self.tr("Report of what was saved"))
        self.report.setTabChangesFocus(True)
        self.running = RunningJob(session)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.save, self.open):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 16, 8, 0)
        column.setSpacing(12)
        for widget in (self.about, self.running):
            column.addWidget(widget)
        column.addWidget(self.report, 1)
        column.addStretch(0)
        column.addLayout(buttons)
        self.report.hide()
        self.open.hide()
        self.save.clicked.connect(self.start)
        self.open.clicked.connect(self._open)
        salvaging.began.connect(lambda: self.save.setEnabled(False))
        salvaging.saved.connect(self._show)
        for signal in (salvaging.failed, salvaging.stopped):
            signal.connect(lambda *_: self.save.setEnabled(True))

    def start(self) -> None:
        """Save what can be read of the workspace that is open."""
        if self._session.path is not None:
            self._salvaging.start(self._session.path)

    def _show(self, salvaged: Salvaged) -> None:
        self._target = salvaged.target
        self.save.setEnabled(True)
        self.report.setPlainText(SalvageWords().report(salvaged))
        self.report.show()
        self.open.setVisible(salvaged.target is not None)

    def _open(self) -> None:
        if self._target is not None:
            self.open_requested.emit(self._target)
