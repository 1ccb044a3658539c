"""Notices when another branch is checked out in the workspace's folder."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from explorer.services.git import Head
from explorer.ui.tasks import Tasks

_POLL_MS = 400
_TOPIC = "head"


class HeadWatch(QObject):
    """Looks at git's HEAD by two `stat` calls every 400 ms, beside the window: that works on every file system."""

    moved = Signal()
    """Git wrote HEAD anew: it may stand elsewhere."""

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._head = Head(in_repository=False)
        self._mark = self._head.mark
        self._timer = QTimer(self, interval=_POLL_MS)
        self._timer.timeout.connect(self.look)

    def watch(self, head: Head) -> None:
        """Follow this HEAD from now on; one that nobody knows the place of is not followed."""
        self._head, self._mark = head, head.mark
        if head.git_folder is None:
            self._timer.stop()
        else:
            self._timer.start()

    def stop(self) -> None:
        """Follow nothing any more."""
        self._timer.stop()
        self._tasks.forget(_TOPIC)

    def look(self) -> None:
        """Look now."""
        head = self._head

        def compare(mark: tuple[int, ...]) -> None:
            if head is self._head and mark != self._mark:
                self._mark = mark
                self.moved.emit()

        self._tasks.ask(_TOPIC, lambda: head.mark, compare)
