"""Carries the answers of a review into the workspace: counted ahead, written as one change set, taken back as one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.errors import MemoryExplorerError, Refusal, Refused
from explorer.memory.journal import ChangeState, Entry
from explorer.memory.protocols import Report
from explorer.memory.teleport import Bases
from explorer.services.editing import Editing
from explorer.services.teleport.merging import Answers, Merge
from explorer.ui.details.drafts import Drafts
from explorer.ui.session import Session
from explorer.ui.tasks import Job, Lane
from explorer.ui.teleport.encounter import Encounter, meet
from explorer.ui.teleport.review import Review

_PAUSE_MS = 60
_COUNT = "merge preview"
_ON_ITS_WAY = (ChangeState.WAITING, ChangeState.WRITING)


@dataclass(frozen=True, slots=True)
class _Counted:
    """A preview, or why there is none: the workspace may not be any more what was compared."""

    merge: Merge | None
    refusal: Refused | None = None


class Merger(QObject):
    """Follows the workspace while a person decides: what an agent or the person changes is compared anew."""

    counted = Signal(object)
    """The `Merge` that would be written now; None while that is being worked out."""
    merged = Signal(object, object)
    """The `Merge` and its `ChangeSet` are written down; the second is None where nothing was to be written."""
    settled = Signal(str)
    """How far the change set is: a sentence."""
    undoable = Signal(bool)
    """Whether it can be taken back now."""
    moved = Signal(str)
    """Decisions fell away, because their difference is another now: a sentence."""
    failed = Signal(object)
    """A `MemoryExplorerError`: nothing was written."""

    def __init__(self, review: Review, session: Session, *, read_only: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review, self._session, self._read_only = review, session, read_only
        self._path = review.encounter.here.file.path
        self.drafts = None if read_only else Drafts(session)
        self.with_base = True
        self.is_merging = self.is_merged = False
        self._change: ChangeSet | None = None
        self._comparing: Job | None = None
        self._is_outdated = self._is_stopped = False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._count)
        if not read_only:
            session.refreshed.connect(self._look_again)
            session.writes.made.connect(self._look_again)
            session.writes.refused.connect(self._explain)
            session.writes.standing_changed.connect(self._tell_state)
            session.opened.connect(self._meet_opened)
            if session.snapshot is not review.encounter.here:
                # It was written to while the files were compared.
                self._look_again()

    @property
    def can_write(self) -> bool:
        """Whether the workspace that was compared is the open one, and may be changed."""
        return not self._read_only and not self.hindrance

    @property
    def hindrance(self) -> str:
        """Why the workspace cannot be written to now; empty where it can."""
        if self._session.path != self._path:
            return self.tr("another workspace is open")
        return self.tr("the workspace is read-only") if self._session.writes.is_read_only else ""

    @property
    def bases(self) -> Bases | None:
        """What is known of other files; None where nothing can be kept."""
        committer = self._session.writes.committer
        return None if committer is None else committer.bases

    def stop(self) -> None:
        """Nothing is asked any more, and no answer is taken."""
        self._pause.stop()
        self._read_only = self._is_stopped = True
        self._session.tasks.forget(_COUNT)
        if self._comparing is not None:
            self._comparing.cancel()

    def count(self) -> None:
        """Work out what would be written, in a moment."""
        if not self._read_only and not self.is_merged:
            self.counted.emit(None)
            self._pause.start()

    def compare_with_base(self, with_base: bool) -> None:
        """Compare with what is known from before, or without it."""
        self.with_base = with_base
        self._compare()

    def merge(self) -> None:
        """Write it."""
        if self.is_merging or not self.can_write:
            return
        self.is_merging = True
        self.counted.emit(None)
        encounter, answers = self._review.encounter, self._review.answers
        made: list[Merge] = []

        def build(editing: Editing) -> ChangeSet | None:
            made.append(encounter.other.merged(editing, encounter.comparison, answers))
            return made[0].change

        def done(change: ChangeSet | None) -> None:
            self.is_merging, self.is_merged, self._change = False, True, change
            self._keep(encounter, answers, change)
            if not self._is_stopped:
                self.merged.emit(made[0], change)
                self._tell_state()

        self._session.writes.make(build, done)

    def undo(self) -> None:
        """Take the merge back."""
        if self._change is not None:
            entry, takes_back = _deciding(self._change.id, self._session.writes.standing.steps)
            is_redo = entry is not None and not takes_back and entry.state in _ON_ITS_WAY
            # A redo that is on its way is what is taken back.
            self._session.writes.undo_step(entry.change.id if entry and is_redo else self._change.id)

    def _count(self) -> None:
        session, snapshot = self._session, self._session.snapshot
        if snapshot is None or not self.can_write:
            return
        encounter, answers = self._review.encounter, self._review.answers
        editing = session.writes.editing(snapshot)

        def question() -> _Counted:
            try:
                return _Counted(encounter.other.merged(editing, encounter.comparison, answers))
            except Refused as refusal:
                return _Counted(None, refusal)

        def show(counted: _Counted) -> None:
            if counted.refusal is not None and counted.refusal.reason is not Refusal.CHANGED_MEANWHILE:
                self.failed.emit(counted.refusal)
            elif counted.merge is None:
                self._look_again()
            elif not self.is_merging and not self.is_merged:
                self.counted.emit(counted.merge)

        session.tasks.ask(_COUNT, question, show, is_long=True)

    def _keep(self, encounter: Encounter, answers: Answers, change: ChangeSet | None) -> None:
        """Remember what came in."""
        bases, now = self.bases, self._session.now()
        if bases is None:
            return

        def work(_: Report) -> None:
            base = encounter.other.known_after(encounter.comparison, answers, change, now)
            if base is not None:
                bases.keep(base)

        self._session.tasks.run("", work, lambda _: None, self._fail, Lane.COMPARING)

    def _meet_opened(self) -> None:
        """A workspace was opened: this one again, or another."""
        if self.is_merging:
            # What was handed over is written down in the history of the workspace that was open then.
            self.is_merging, self.is_merged = False, True
            self.counted.emit(None)
            self.moved.emit(
                self.tr("A workspace was opened meanwhile: the history of this one says whether it was merged.")
            )
        self.count()
        self._look_again()

    def _look_again(self) -> None:
        """The workspace changed: what is shown is compared with it as it is now."""
        if self._read_only or self.is_merging or self.is_merged or self._session.path != self._path:
            return
        if self._session.tasks.has(self._comparing):
            self._is_outdated = True
        else:
            self._compare()

    def _compare(self) -> None:
        session, encounter, with_base = self._session, self._review.encounter, self.with_base
        is_open = session.path == self._path and not self._read_only
        here = (session.snapshot if is_open else None) or encounter.here
        other, ahead = encounter.other, session.writes.ahead if is_open else None
        self._is_outdated = False

        def work(report: Report) -> Encounter:
            return meet(here, ahead, other, report, with_base=with_base)

        self._comparing = session.tasks.run("", work, self._renew, self._fail, Lane.COMPARING)

    def _fail(self, error: MemoryExplorerError) -> None:
        if not self._is_stopped:
            self.failed.emit(error)

    def _renew(self, encounter: Encounter) -> None:
        if self.is_merging or self.is_merged or self._is_stopped:
            return
        lost = self._review.renew(encounter)
        if lost:
            self.moved.emit(self.tr("%n decision(s) fell away: what they were about is another now.", "", lost))
        if self._is_outdated:
            self._compare()

    def _explain(self, error: MemoryExplorerError) -> None:
        if not self.is_merging:
            return
        self.is_merging = False
        if isinstance(error, Refused) and error.reason is Refusal.CHANGED_MEANWHILE:
            self.moved.emit(self.tr("The workspace was changed meanwhile, so nothing was merged. Look at it again."))
            self._look_again()
        else:
            self.failed.emit(error)
            self.count()

    def _tell_state(self) -> None:
        change, writes = self._change, self._session.writes
        if change is None or not self.is_merged:
            return
        entry, takes_back = _deciding(change.id, writes.standing.steps)
        if entry is not None:
            self.settled.emit(self._state_words(entry.state, takes_back=takes_back))
            is_on_its_way = entry.state in _ON_ITS_WAY and not takes_back
            self.undoable.emit(is_on_its_way or entry.can_be_undone)
        elif self._session.path != self._path:
            self.undoable.emit(False)

    def _state_words(self, state: ChangeState, *, takes_back: bool) -> str:
        writes = self._session.writes
        if state is ChangeState.STALE:
            if takes_back:
                return self.tr("Taking it back met something that changed meanwhile: decide in the main window.")
            return self.tr("It met something that changed meanwhile: decide in the main window.")
        if state not in _ON_ITS_WAY:
            is_there = state is ChangeState.APPLIED
            return self.tr("It is in the file.") if is_there else self.tr("It was taken back.")
        if takes_back:
            waits = self.tr("It is taken back as soon as the agent lets go of the file.")
            return waits if writes.waits_for_agent else writes.trouble or self.tr("It is being taken back.")
        waits = self.tr("It is written down, and goes into the file as soon as the agent lets go of it.")
        return waits if writes.waits_for_agent else writes.trouble or self.tr("It is being written to the file.")


def _deciding(change_id: str, steps: Sequence[Entry]) -> tuple[Entry | None, bool]:
    """The entry that says how far a change is, and whether it takes that back; `steps` are the newest first.

    The newest undo or redo about it that is not in the file yet; else the change itself, None where it is not there.
    """
    taking_back = {change_id: False}
    itself: Entry | None = None
    decides: tuple[Entry | None, bool] = None, False
    for each in reversed(steps):
        change = each.change
        if change.id == change_id:
            itself = each
        elif change.of in taking_back and each.state is not ChangeState.DROPPED:
            taking_back[change.id] = taking_back[change.of] != (change.kind is ChangeKind.UNDO)
        else:
            continue
        is_open = each.state in (*_ON_ITS_WAY, ChangeState.STALE)
        decides = (each, taking_back[change.id]) if is_open else (itself, False)
    return decides
