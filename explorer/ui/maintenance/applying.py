"""Carries out what was accepted, as one change set that was counted before; follows the workspace meanwhile."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError, Refusal, Refused
from explorer.services.editing import Editing, label_of
from explorer.ui.maintenance.decisions import Decisions
from explorer.ui.maintenance.marks import Compared, compared
from explorer.ui.maintenance.matters import Purpose
from explorer.ui.maintenance.tally import Tally, tally_of
from explorer.ui.session import Session

_PAUSE_MS = 60


@dataclass(frozen=True, slots=True)
class Preview:
    """What would be written; `tally` None = nothing is to be written, because of `refusal` where there is one."""

    tally: Tally | None
    refusal: Refused | None = None


class Applier(QObject):
    """Nothing is applied that was not seen: where a record or a count is another by then, nothing is written."""

    counted = Signal(object)
    """The `Preview` of what is accepted now; None while that is being worked out."""
    looked = Signal(object)
    """`Compared`: the records were looked at again, because the workspace changed."""
    applied = Signal(object)
    """The `Tally` of what is written down now."""
    refused = Signal(object)
    """A `MemoryExplorerError`: nothing was written."""

    def __init__(self, decisions: Decisions, session: Session, purpose: Purpose, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._decisions, self._session, self._purpose = decisions, session, purpose
        self._path = session.path
        self._topics = tuple(f"{purpose.task} {what}" for what in ("preview", "look"))
        self.is_applying = self._is_over = False
        self._seen: Tally | None = None
        self.change: ChangeSet | None = None
        """What was carried out last."""
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._count)
        self._look = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._look.timeout.connect(self._look_again)
        decisions.changed.connect(self.count)
        decisions.renewed.connect(self.count)
        session.refreshed.connect(self._follow)
        session.opened.connect(self._meet_opened)
        session.writes.made.connect(self._follow)
        session.writes.standing_changed.connect(self._look.start)
        session.writes.refused.connect(self._explain)

    @property
    def hindrance(self) -> str:
        """Why nothing can be written now; empty where it can."""
        if self._session.path != self._path:
            return self.tr("another workspace is open")
        return self.tr("the workspace is read-only") if self._session.writes.is_read_only else ""

    @property
    def is_waiting(self) -> bool:
        """Whether what is counted or looked at is not the newest."""
        return self._pause.isActive() or self._look.isActive()

    def count(self) -> None:
        """Work out what would be written, in a moment."""
        if not self._is_over and not self.is_applying:
            self._seen = None
            self.counted.emit(None)
            self._pause.start()

    def look_again(self) -> None:
        """Look at the records again, in a moment."""
        self._look.start()

    def apply(self) -> None:
        """Write what was counted, if it still is what was seen."""
        accepted, seen, marks, purpose = self._decisions.accepted, self._seen, self._decisions.marks, self._purpose
        if self.is_applying or self.hindrance or not accepted or seen is None:
            return
        self.is_applying = True
        self.counted.emit(None)

        def build(editing: Editing) -> ChangeSet | None:
            moved = compared(editing, (each.matter for each in accepted), marks).changed
            if moved:
                key = next(iter(moved)).members[0].key
                raise Refused(Refusal.CHANGED_MEANWHILE, label_of(editing.ahead.metadata(key) or {}, key))
            change = purpose.change(editing, accepted)
            if change is None or tally_of(change) != seen:
                raise Refused(Refusal.CHANGED_MEANWHILE, "")
            return change

        def done(change: ChangeSet | None) -> None:
            self.is_applying, self.change = False, change
            if not self._is_over:
                self._decisions.settle(accepted)
                self.applied.emit(seen)

        self._session.writes.make(build, done)

    def undo(self) -> None:
        """Take back what was carried out last."""
        if self.change is not None and not self.hindrance:
            self._session.writes.undo_step(self.change.id)

    def close(self) -> None:
        """Nothing is asked any more, and no answer is taken."""
        self._is_over = True
        self._pause.stop()
        self._look.stop()
        for topic in self._topics:
            self._session.tasks.forget(topic)

    def _follow(self) -> None:
        self._look.start()
        self.count()

    def _meet_opened(self) -> None:
        """A workspace was opened: this one again, or another. What was handed over is in the history of its own."""
        self.is_applying = False
        self._follow()

    def _count(self) -> None:
        snapshot, accepted, purpose = self._session.snapshot, self._decisions.accepted, self._purpose
        if snapshot is None or self.hindrance or not accepted:
            self.counted.emit(Preview(None))
            return
        editing = self._session.writes.editing(snapshot)

        def question() -> Preview:
            try:
                change = purpose.change(editing, accepted)
            except Refused as refusal:
                return Preview(None, refusal)
            return Preview(None if change is None else tally_of(change))

        def show(preview: Preview) -> None:
            if not self.is_applying and not self._pause.isActive():
                self._seen = preview.tally
                self.counted.emit(preview)

        self._session.tasks.ask(self._topics[0], question, show, is_long=True)

    def _look_again(self) -> None:
        snapshot, decisions = self._session.snapshot, self._decisions
        if snapshot is None or self._session.path != self._path or self._is_over:
            return
        matters, marks = [*decisions.matters, *decisions.applied], decisions.marks
        if not matters:
            return
        editing = self._session.writes.editing(snapshot)

        def question() -> Compared:
            return compared(editing, matters, marks)

        def show(result: Compared) -> None:
            if decisions.marks is marks:
                self.looked.emit(result)

        self._session.tasks.ask(self._topics[1], question, show, is_long=True)

    def _explain(self, error: MemoryExplorerError) -> None:
        if not self.is_applying:
            return
        self.is_applying = False
        if not self._is_over:
            self.refused.emit(error)
            self._look.start()
            self.count()
