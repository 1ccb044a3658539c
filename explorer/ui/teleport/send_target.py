"""Where a snapshot is written: a name that can be typed, or chosen from the folders."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from explorer.ui.dialogs.texts import quiet

SUFFIX = ".vdb"


def usual_folder() -> Path:
    """The person's documents, else the home folder."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents) if documents and Path(documents).is_dir() else Path.home()


def suggestion(workspace: Path, now: datetime, folder: Path) -> Path:
    """A name that no file has yet: `<workspace>-<date>.vdb`, else with a number."""
    stem = f"{workspace.stem}-{now.astimezone():%Y-%m-%d}"
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


def path_of(text: str, folder: Path) -> Path | None:
    """The file that a typed name means; one without a folder is in `folder`. None where it names none."""
    name = text.strip().strip('"')
    if not name or name.endswith(("/", "\\")):
        return None
    try:
        path = folder / Path(name).expanduser()
    except RuntimeError:
        # `~somebody`, whom this computer does not know
        return None
    return path if path.suffix else path.with_name(f"{path.name}{SUFFIX}")


class TargetRow(QWidget):
    """What was typed stays until the dialog is closed, whatever happens to it."""

    changed = Signal()

    def __init__(self, folder: Path, workspace: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder, self._workspace = folder, workspace
        label = QLabel(self.tr("&File"))
        self.box = QLineEdit()
        self.box.setAccessibleName(self.tr("File that the snapshot is written to"))
        label.setBuddy(self.box)
        self.choose = QPushButton(self.tr("Choose…"))
        self.choose.setAutoDefault(False)
        self.choose.setAccessibleName(self.tr("Choose the file"))
        self.choose.clicked.connect(self.open_dialog)
        self._hint = quiet()
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self.box, 1)
        row.addWidget(self.choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._hint)
        self.box.textChanged.connect(self._look)
        self._is_suggested = True
        self.box.textEdited.connect(self._take_over)
        self._look()

    @property
    def path(self) -> Path | None:
        """The file that is meant; None where none is, or the workspace itself."""
        path = path_of(self.box.text(), self._folder)
        return None if path == self._workspace else path

    @property
    def hint(self) -> str:
        """What is said below the name."""
        return self._hint.text()

    def suggest(self, path: Path) -> None:
        """Put a name there, unless the person has given one."""
        if self._is_suggested:
            self.box.setText(str(path))

    def open_dialog(self) -> None:
        """Have the file chosen from the folders."""
        start = path_of(self.box.text(), self._folder) or self._folder
        dialog = QFileDialog(self, self.tr("Write the snapshot to"), str(start.parent))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setNameFilters([self.tr("Workspaces (*.vdb)"), self.tr("All files (*)")])
        # The dialog that sends asks: with the name, and with No as the answer of Enter.
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.selectFile(start.name)
        dialog.fileSelected.connect(self._choose)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _choose(self, name: str) -> None:
        self._is_suggested = False
        self.box.setText(name)
        self.box.setFocus()

    def _take_over(self) -> None:
        self._is_suggested = False

    def _look(self) -> None:
        text = self.box.text()
        path = path_of(text, self._folder)
        words = self._words(text, path)
        self._hint.setText(words)
        self._hint.setVisible(bool(words))
        self.box.setAccessibleDescription(words)
        self.changed.emit()

    def _words(self, text: str, path: Path | None) -> str:
        if path is None:
            return self.tr("Give the snapshot a name.")
        if path == self._workspace:
            return self.tr("That is the workspace itself. Give the snapshot another name.")
        return "" if str(path) == text.strip() else self.tr("Written as {path}").format(path=path)
