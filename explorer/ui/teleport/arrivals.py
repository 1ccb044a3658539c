"""Files and branches that are to be compared: one after another."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.protocols import Report
from explorer.memory.teleport import Courier
from explorer.services.teleport.fitness import Obstacle
from explorer.ui.branches.other_branch import learn_branch
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.tasks import Job, Lane
from explorer.ui.teleport.diff_words import obstacle_words
from explorer.ui.teleport.encounter import Encounter, learn, meet
from explorer.ui.teleport.window import CompareWindow

_READING = 0.6
_ARCHIVE = ".zip"


@dataclass(frozen=True, slots=True)
class _Pair:
    """A file to be compared with the workspace that is open then, or with `here`."""

    there: Path
    here: Path | None = None


@dataclass(frozen=True, slots=True)
class _Branches:
    """Two branches of the workspace that is open then."""

    source: str
    target: str


_Comparison = _Pair | _Branches


class Arrivals(QObject):
    """Opens a window for each file once the one before is closed. Files are read beside the window, without a trace."""

    refused = Signal(str)
    """A file cannot be compared: a sentence."""
    shown = Signal(object)
    """A `CompareWindow` is open."""

    def __init__(self, session: Session, settings: Settings, courier: Courier | None, parent: QWidget) -> None:
        """Without a `courier` nothing is unpacked."""
        super().__init__(parent)
        self._session, self._settings, self._courier, self._parent = session, settings, courier, parent
        self._waiting: deque[_Comparison] = deque()
        self._job: Job | None = None
        self._is_closed = False
        self.window: CompareWindow | None = None

    def compare(self, paths: Sequence[Path]) -> None:
        """Compare these files with the workspace, one after another."""
        self._waiting.extend(_Pair(path) for path in paths)
        self._next()

    def compare_two(self, here: Path, there: Path) -> None:
        """Compare two files with each other; nothing is merged."""
        self._waiting.append(_Pair(there, here))
        self._next()

    def compare_branches(self, source: str, target: str) -> None:
        """Compare two branches of the workspace, so that `source` can be merged into `target`."""
        self._waiting.append(_Branches(source, target))
        self._next()

    def may_close(self) -> bool:
        """Close the open window, for the application ends; False where the person would rather go on deciding."""
        waiting = list(self._waiting)
        # The next file is not begun with while everything goes.
        self._waiting.clear()
        if self.window is None or self.window.close():
            return True
        self._waiting.extend(waiting)
        return False

    def close(self) -> None:
        """Begin nothing more."""
        self._is_closed = True
        self._waiting.clear()
        if self._job is not None:
            self._job.cancel()
        if self.window is not None:
            self.window.close()

    def _next(self) -> None:
        if self.window is not None:
            self.window.raise_()
            self.window.activateWindow()
            return
        if not self._waiting or self._session.tasks.has(self._job):
            return
        pair = self._waiting.popleft()
        is_packed = isinstance(pair, _Pair) and pair.there.suffix.lower() == _ARCHIVE
        if isinstance(pair, _Pair) and is_packed and self._courier is not None:
            self._offer_unpacking(pair.there, self._courier)
        else:
            self._meet(pair)

    def _meet(self, pair: _Comparison) -> None:
        session = self._session
        snapshot, ahead, committer = session.snapshot, session.writes.ahead, session.writes.committer
        bases = None if committer is None else committer.bases
        is_merge = _is_merge(pair)
        if is_merge and snapshot is None:
            self._next()
            return

        def work(report: Report) -> Encounter:
            if isinstance(pair, _Branches):
                assert snapshot is not None
                return meet(snapshot, ahead, learn_branch(snapshot, ahead, pair.source, pair.target, bases), report)
            there = session.read_other(pair.there, _part(report, 0.0, _READING))
            here = snapshot if pair.here is None else session.read_other(pair.here, lambda _: report(_READING))
            assert here is not None
            other = learn(there, bases if is_merge else None, lambda _: report(_READING))
            return meet(here, ahead if is_merge else None, other, _part(report, _READING, 1.0))

        def fail(error: MemoryExplorerError) -> None:
            self.refused.emit(str(error))
            self._next()

        title = self.tr("Comparing {name}").format(name=pair.there.name if isinstance(pair, _Pair) else pair.source)
        show = _Show(self, pair)
        self._job = session.tasks.run(title, work, show, fail, Lane.COMPARING, self._next)

    def show(self, encounter: Encounter, pair: _Comparison) -> None:
        """Open the window on what was compared, or say why there is nothing to compare."""
        if self._is_closed:
            return
        if _is_merge(pair) and encounter.here.file.path != self._session.path:
            # Another workspace was opened meanwhile: it is the one to be compared with, and has other branches.
            if isinstance(pair, _Pair):
                self._meet(pair)
            else:
                self._next()
            return
        if any(each.obstacle is Obstacle.SAME_FILE for each in encounter.obstacles):
            self.refused.emit(obstacle_words(encounter.obstacles))
            self._next()
            return
        names = (pair.here.name, pair.there.name) if isinstance(pair, _Pair) and pair.here is not None else None
        read_only = not _is_merge(pair) or self._session.writes.is_read_only
        window = CompareWindow(
            encounter, self._settings, self._session, read_only=read_only, names=names, parent=self._parent
        )
        window.closed.connect(self._forget)
        self.window = window
        window.show()
        self.shown.emit(window)

    def _forget(self) -> None:
        if self.window is not None:
            self.window.deleteLater()
            self.window = None
        self._next()

    def _offer_unpacking(self, archive: Path, courier: Courier) -> None:
        question = QMessageBox(self._parent)
        question.setWindowTitle(self.tr("Packed files"))
        question.setText(
            self.tr("“{name}” is a packed file. Unpack it to a temporary folder, and compare what is in it?").format(
                name=archive.name
            )
        )
        unpack = question.addButton(self.tr("Unpack and compare"), QMessageBox.ButtonRole.AcceptRole)
        question.addButton(self.tr("Leave it"), QMessageBox.ButtonRole.RejectRole)

        def answer() -> None:
            question.deleteLater()
            if question.clickedButton() is unpack:
                self._unpack(archive, courier)
            else:
                self._next()

        question.finished.connect(answer)
        question.open()

    def _unpack(self, archive: Path, courier: Courier) -> None:
        def done(paths: list[Path]) -> None:
            self._waiting.extendleft(_Pair(path) for path in reversed(paths))
            self._next()

        def fail(error: MemoryExplorerError) -> None:
            self.refused.emit(str(error))
            self._next()

        title = self.tr("Unpacking {name}").format(name=archive.name)
        self._job = self._session.tasks.run(
            title, lambda report: courier.unpack(archive, report), done, fail, Lane.COMPARING, self._next
        )


@dataclass(frozen=True, slots=True)
class _Show:
    """Hands the comparison over together with what it is of."""

    arrivals: Arrivals
    pair: _Comparison

    def __call__(self, encounter: Encounter) -> None:
        self.arrivals.show(encounter, self.pair)


def _is_merge(pair: _Comparison) -> bool:
    return isinstance(pair, _Branches) or pair.here is None


def _part(report: Report, begin: float, end: float) -> Callable[[float], None]:
    return lambda done: report(begin + (end - begin) * done)
