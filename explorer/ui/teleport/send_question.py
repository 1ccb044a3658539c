"""Asks before a file is replaced by a snapshot."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from explorer.ui import formats

_NAME_LENGTH = 64


class ReplaceQuestion(QMessageBox):
    """Names the file. No is the answer of Enter and of Esc; `replace` and `keep` are called for the answers."""

    def __init__(self, path: Path, replace: Callable[[], None], keep: Callable[[], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(self.tr("Replace the file?"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        name, folder = (
            formats.isolated(formats.one_line(each, _NAME_LENGTH)) for each in (path.name, str(path.parent))
        )
        self.setText(self.tr("There is a file “{name}” already. Replace it?").format(name=name))
        self.setInformativeText(self.tr("It is in {folder}. What is in it now will be gone.").format(folder=folder))
        self.replace = self.addButton(self.tr("Replace it"), QMessageBox.ButtonRole.DestructiveRole)
        self.keep = self.addButton(QMessageBox.StandardButton.No)
        self.setDefaultButton(self.keep)
        self.setEscapeButton(self.keep)
        self.replace.clicked.connect(replace)
        self.rejected.connect(keep)
        self.finished.connect(self.deleteLater)
