"""Saving what can be read of a damaged file: where to, done beside the window, told with what was lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.file_care import FileCare
from explorer.memory.protocols import Report
from explorer.memory.salvaged import Salvaged
from explorer.ui.session import Session
from explorer.ui.tasks import Job, Lane


class Salvaging(QObject):
    """Asks for the name of the new file, and writes it. The damaged one is only read."""

    began = Signal()
    saved = Signal(object)
    """A `Salvaged`: the new file is there."""
    failed = Signal(str)
    """A sentence: there is no new file."""
    stopped = Signal()
    """The person stopped it: there is no new file."""

    def __init__(self, session: Session, care: FileCare, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._care, self._window = session, care, window
        self._job: Job | None = None
        self._is_over = False
        self.choose: Callable[[Path], Path | None] = self._choose
        """Asks for the name of the new file; None where there is to be none."""

    @property
    def is_running(self) -> bool:
        """Whether a file is being written."""
        return self._session.tasks.has(self._job)

    def start(self, path: Path) -> None:
        """Ask where to, then save."""
        if not self.is_running and (target := self.choose(path)) is not None:
            self._save(path, target)

    def end(self) -> None:
        """Give up what is being written, and announce nothing any more."""
        self._is_over = True
        if self._job is not None:
            self._job.cancel()

    def _choose(self, path: Path) -> Path | None:
        target, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save what can be read to a new file"),
            str(_free(path)),
            self.tr("Workspaces (*.vdb)"),
            # What is there is never written over: the sentence says so, after which another name can be chosen.
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        return Path(target) if target else None

    def _save(self, path: Path, target: Path) -> None:
        def work(report: Report) -> Salvaged:
            return self._care.salvage(path, target, report)

        def take(salvaged: Salvaged) -> None:
            if not self._is_over:
                self.saved.emit(salvaged)

        def fail(error: MemoryExplorerError) -> None:
            if not self._is_over:
                self.failed.emit(str(error))

        def stop() -> None:
            if not self._is_over:
                self.stopped.emit()

        title = self.tr("Saving what can be read of {name}").format(name=path.name)
        self._job = self._session.tasks.run(title, work, take, fail, Lane.COMPARING, stop)
        self.began.emit()


def _free(path: Path) -> Path:
    """A name beside the file that is free."""
    stem, number = f"{path.stem}-saved", 1
    while (found := path.with_name(f"{stem}{'' if number == 1 else number}.vdb")).exists():
        number += 1
    return found
