"""Everything that brings memory in from another file or sends it out, as the main window offers it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from explorer.memory.keys import Key
from explorer.memory.teleport import Courier
from explorer.ui.drop_target import DropTarget
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.teleport.arrivals import Arrivals

if TYPE_CHECKING:
    from explorer.ui.teleport.send import SendDialog


class Travel(QObject):
    """Files that are dropped on the window are compared with the workspace; where none is open, the first is opened."""

    open_requested = Signal(Path)
    refused = Signal(str)

    def __init__(self, session: Session, settings: Settings, courier: Courier | None, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._settings, self._courier, self._window = session, settings, courier, window
        self.arrivals = Arrivals(session, settings, courier, window)
        self.target = DropTarget(window, self._words)
        self._coming: list[Path] = []
        self.arrivals.refused.connect(self.refused)
        self.target.dropped.connect(self.take)
        session.opened.connect(self._take_rest)
        session.failed.connect(self._forget_rest)

    def take(self, paths: Sequence[Path]) -> None:
        """Compare files that were dropped or named; without a workspace, open the first and compare the others."""
        if self._session.snapshot is None:
            self.compare_when_open(paths[1:])
            self.open_requested.emit(paths[0])
        else:
            self.arrivals.compare(paths)

    def compare_when_open(self, paths: Sequence[Path]) -> None:
        """Compare these files with the workspace that is opened next."""
        self._coming = list(paths)

    def choose_file(self) -> None:
        """Ask for a file to compare with the workspace."""
        if self._session.snapshot is None:
            return
        paths, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Compare with this workspace"), "", self._file_types()
        )
        if paths:
            self.arrivals.compare([Path(path) for path in paths])

    def choose_two(self) -> None:
        """Ask for two files to compare with each other."""
        types = self._file_types()
        first, _ = QFileDialog.getOpenFileName(self._window, self.tr("The first file"), "", types)
        if not first:
            return
        second, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("The second file"), str(Path(first).parent), types
        )
        if second:
            self.arrivals.compare_two(Path(first), Path(second))

    def send(self, selected: Sequence[Key]) -> SendDialog | None:
        """Send the workspace, or a part of it, as a file; the dialog, where there is a workspace."""
        if self._session.snapshot is None or self._courier is None:
            return None
        # The library that knows the forms of secrets takes a sixth of a second to load: not at the start.
        from explorer.ui.teleport.send import SendDialog  # noqa: PLC0415

        dialog = SendDialog(self._session, self._courier, self._settings, selected, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def may_close(self) -> bool:
        """Whether no decisions would be lost."""
        return self.arrivals.may_close()

    def close(self) -> None:
        """Begin nothing more."""
        self.arrivals.close()

    def _take_rest(self) -> None:
        rest, self._coming = self._coming, []
        if rest:
            self.arrivals.compare(rest)

    def _forget_rest(self) -> None:
        # The workspace that they were to be compared with could not be opened.
        self._coming.clear()

    def _words(self) -> str:
        if self._session.snapshot is None:
            return self.tr("Open this workspace")
        return self.tr("Compare with this workspace")

    def _file_types(self) -> str:
        return self.tr("Workspaces (*.vdb *.zip);;All files (*)")
