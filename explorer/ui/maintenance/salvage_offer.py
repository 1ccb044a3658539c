"""Where a file is damaged, or cannot be opened at all, the banner offers to save what can be read of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from explorer.memory.examination import Examination, FileKind
from explorer.memory.file_care import FileCare
from explorer.memory.salvaged import Salvaged
from explorer.ui.maintenance.salvage_words import SalvageWords
from explorer.ui.maintenance.salvaging import Salvaging
from explorer.ui.session import Session
from explorer.ui.tasks import Lane
from explorer.ui.widgets.banner import Banner
from explorer.ui.widgets.notice import Notice

_MAY_HOLD_RECORDS = (FileKind.FOREIGN, FileKind.CUT_HEADER, FileKind.LOG_ALONE)


class SalvageOffer(QObject):
    """The offer stands beside what the banner says of the damage; what became of it is said below the tabs."""

    open_requested = Signal(Path)
    """The new file is to be opened."""

    def __init__(self, session: Session, care: FileCare, banner: Banner, notice: Notice, window: QWidget) -> None:
        """Made after what fills the banner, whose words take an earlier offer away."""
        super().__init__(window)
        self._session, self._care, self._banner, self._notice = session, care, banner, notice
        self.salvaging = Salvaging(session, care, window)
        self.salvaging.saved.connect(self._say_saved)
        self.salvaging.failed.connect(lambda words: notice.say(words, is_trouble=True))
        self.salvaging.stopped.connect(lambda: notice.say(self.tr("Stopped: there is no new file.")))
        session.opening_failed.connect(self._meet_unreadable)
        session.opened.connect(self._meet_damage)
        session.refreshed.connect(self._meet_damage)

    def _meet_unreadable(self, path: Path) -> None:
        """A file that cannot be opened may hold records all the same."""

        def look(examination: Examination) -> None:
            if examination.kind in _MAY_HOLD_RECORDS:
                self._offer(path)

        self._session.tasks.run("", partial(self._care.examine, path), look, lambda _: None, Lane.COMPARING)

    def _meet_damage(self) -> None:
        snapshot, path = self._session.snapshot, self._session.path
        if snapshot is not None and snapshot.damage and path is not None:
            self._offer(path)

    def _offer(self, path: Path) -> None:
        self._banner.offer(self.tr("Save what can be read…"), partial(self.salvaging.start, path))

    def _say_saved(self, salvaged: Salvaged) -> None:
        target = salvaged.target
        buttons = [] if target is None else [(self.tr("Open the new file"), partial(self.open_requested.emit, target))]
        self._notice.say(SalvageWords().summary(salvaged), *buttons)
