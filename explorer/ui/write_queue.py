"""What a person changes: made, written down, brought into the file when it is free, taken back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime

from msgspec import structs
from PySide6.QtCore import QObject, QTimer, Signal

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.journal import Committed, Committer, Draft, Journal, Retention, Trouble
from explorer.memory.keys import Key
from explorer.memory.protocols import Clock, Snapshot
from explorer.services.editing import Editing
from explorer.services.steps import do_again, redo_last, take_back, undo_last
from explorer.ui.ledger import Change, Ledger
from explorer.ui.standing import Standing, ahead_of
from explorer.ui.tasks import Job, Lane, Tasks
from explorer.ui.trouble_words import trouble_words

Build = Callable[[Editing], ChangeSet | None]
_RETRY_MS, _LONG_OPERATIONS = 1_000, 1_000


class WriteQueue(QObject):
    """Every change of the window goes through `make`. Nothing here blocks: journal and file have lanes of their own."""

    made = Signal(object)
    """A `ChangeSet` was written down; the window shows it, the file does not have it yet."""
    changed = Signal(object)
    """A `ChangeSet` is in the file."""
    drafts_found = Signal()
    """Texts were being typed when an earlier session ended: `standing.drafts`."""
    completed = Signal(int)
    """So many changes of an earlier session, which had ended before they were written, are in the file now."""
    conflicted = Signal()
    """Changes met records that somebody else had changed: `standing.stale` waits for a decision."""
    refused = Signal(object)
    """A change was not made: a `MemoryExplorerError` says why."""
    standing_changed = Signal()

    def __init__(self, tasks: Tasks, clock: Clock, person: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks, self._now, self._person = tasks, clock, person
        self._ledger: Ledger | None = None
        self._opened: list[Committer] = []
        self._snapshot: Snapshot | None = None
        self._commit_job: Job | None = None
        self.standing = Standing()
        self.ahead = Ahead(lambda _: None)
        self.trouble = self.detail = ""
        """Why what waits cannot be written, as sentences for a person, and what a program said; empty where it can."""
        self.waits_for_agent = False
        self._told: tuple[object, ...] = ()
        self._retry = QTimer(self, singleShot=True, interval=_RETRY_MS)
        self._retry.timeout.connect(self.commit_now)

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be changed: no workspace is open, or the person asked for reading only."""
        return self._ledger is None

    @property
    def committer(self) -> Committer | None:
        """What writes to the workspace, and has its history and backups; None where nothing can be changed."""
        return None if self._ledger is None else self._ledger.committer

    @property
    def is_writing(self) -> bool:
        """Whether a process is at work on the file."""
        return self._tasks.has(self._commit_job)

    @property
    def is_quiet(self) -> bool:
        """Whether every change is in the file and shown from there."""
        is_seen = self._ledger is None or self._ledger.unseen.is_empty
        return not self.standing.pending and is_seen and not self.is_writing

    @property
    def touches_file(self) -> bool:
        """Whether the file may change because of the person, or did so since it was read last."""
        return self.is_writing or bool(self.seen_with_next_read())

    def attach(self, committer: Committer | None, snapshot: Snapshot) -> None:
        """Work on another workspace; what waited there when an earlier session ended is written now."""
        self._retry.stop()
        self._snapshot, self._ledger = snapshot, None
        if committer is not None:
            self._opened.append(committer)
            self._ledger = Ledger(committer, snapshot)
        self._say(None)
        self.standing = Standing()
        self._lay_ahead()
        self._do(lambda _: None, self._begin)

    def seen_with_next_read(self) -> tuple[str, ...]:
        """The change sets which are in the file now, and which a reading that begins now will show."""
        return () if self._ledger is None else self._ledger.unseen.in_file

    def prepare(self, snapshot: Snapshot, seen: Collection[str]) -> None:
        """Work out, in any thread, what `show` will need."""
        if self._ledger is not None:
            self._ledger.unseen.prepare(snapshot, seen)

    def show(self, snapshot: Snapshot, seen: Collection[str]) -> None:
        """Take a newer state of the file, which has the change sets `seen`."""
        if snapshot is self._snapshot and not seen:
            return
        self._snapshot = snapshot
        if self._ledger is not None:
            self._ledger.unseen.show(snapshot, seen)
        self._lay_ahead()

    def editing(self, snapshot: Snapshot) -> Editing:
        """What a rule would be given now, for a dialog that shows what it would do."""
        return Editing(snapshot, self.ahead, self._now(), self._person)

    def make(self, build: Build, done: Callable[[ChangeSet | None], None] = lambda _: None) -> None:
        """Have a rule make a change set, write it down and bring it into the file; `done` gets it, or None.

        Where the rule refuses, `refused` is emitted and nothing happens.
        """
        self._make(build, (), done)

    def decide(self, build: Build, stale: Sequence[ChangeSet], done: Callable[[], None] = lambda: None) -> None:
        """Put the change set of a decision in the place of those that had become stale."""
        self._make(build, [each.id for each in stale], lambda _: done())

    def undo(self) -> None:
        """Take back the last step."""
        self._step(undo_last)

    def redo(self) -> None:
        """Do the step again that was taken back last."""
        self._step(redo_last)

    def undo_step(self, change_id: str) -> None:
        """Take back one step, whatever came after it; where that touched the same records, a person decides."""
        self._step(lambda journal, now, by: take_back(journal, journal.find(change_id), now, by))

    def redo_step(self, change_id: str) -> None:
        """Do one step again."""
        self._step(lambda journal, now, by: do_again(journal, journal.find(change_id), now, by))

    def give_up(self, change_ids: Sequence[str]) -> None:
        """Drop changes that wait."""
        self._do(lambda ledger: ledger.journal.drop(change_ids), lambda _: None)

    def save_draft(self, draft: Draft) -> None:
        """Keep a text that is being typed; half a surrogate pair, which no file can hold, is left out."""
        storable = structs.replace(draft, text=draft.text.encode("utf-8", "ignore").decode())
        self._do(lambda ledger: ledger.journal.save_draft(storable), lambda _: None)

    def forget_draft(self, key: Key, field: str) -> None:
        """The text became a change, or was discarded."""
        self._do(lambda ledger: ledger.journal.forget_draft(key, field), lambda _: None)

    def keep(self, retention: Retention) -> None:
        """Keep so much of the history, and so many backups."""
        self._do(lambda ledger: ledger.committer.prepare(retention), lambda _: None)

    def ask_journal(self, question: Callable[[Journal], object], answer: Callable[[object], None]) -> None:
        """Ask the journal beside the window."""
        self._do(lambda ledger: question(ledger.journal), answer)

    def commit_now(self) -> None:
        """Try at once to write what waits."""
        if (ledger := self._ledger) is None or not self.standing.pending:
            return
        if self.is_writing:
            # Perhaps to another workspace, which was open before; then nothing else would begin with this one.
            self._retry.start()
            return
        if self._snapshot is not None and self._snapshot.damage:
            # vectlite would write the file anew, without what could not be read.
            self._say(Trouble.DAMAGED)
            self._retry.start()
            self._tell()
            return
        self._retry.stop()
        self._commit_job = self._tasks.run(
            self._title(self.standing.pending),
            ledger.commit,
            lambda result: self._settle(ledger, *result),
            lambda error: self._fail(ledger, error),
            Lane.WRITING,
            self._retry.start,
        )

    def close(self) -> None:
        """Begin nothing more; what waits is written at the next start."""
        self._retry.stop()
        self._ledger = None

    def release(self) -> None:
        """Let go of the journals; only once the tasks have ended."""
        for committer in self._opened:
            committer.close()
        self._opened.clear()

    def _begin(self, _: None) -> None:
        if self._ledger is not None:
            self._ledger.take_over(self.standing)
        if self.standing.drafts:
            self.drafts_found.emit()
        if self.standing.stale:
            self.conflicted.emit()

    def _step(self, rule: Callable[[Journal, datetime, str], ChangeSet | None]) -> None:
        self._change(lambda ledger: rule(ledger.journal, self._now(), self._person), lambda _: None)

    def _make(self, build: Build, replaced: Sequence[str], done: Callable[[ChangeSet | None], None]) -> None:
        def work(ledger: Ledger) -> ChangeSet | None:
            change = build(ledger.editing(self._now(), self._person))
            if change is not None:
                ledger.journal.record(change)
            if replaced:
                ledger.journal.drop(replaced)
            return change

        self._change(work, done)

    def _change(self, work: Change, done: Callable[[ChangeSet | None], None]) -> None:
        def show(change: ChangeSet | None) -> None:
            if change is not None:
                self.made.emit(change)
            done(change)

        self._do(lambda ledger: ledger.change(work), show)

    def _do(self, work: Callable[[Ledger], object], done: Callable[..., None]) -> None:
        if (ledger := self._ledger) is None:
            return

        def show(result: tuple[object, Standing]) -> None:
            if ledger is self._ledger:
                self._take_standing(result[1])
                self.commit_now()
                done(result[0])

        self._tasks.run("", lambda _: ledger.work(work), show, self.refused.emit, Lane.EDITING)

    def _settle(self, ledger: Ledger, committed: Committed, standing: Standing) -> None:
        if ledger is not self._ledger:
            return
        self._say(committed.trouble, committed.detail)
        self._take_standing(standing)
        for change in committed.applied:
            self.changed.emit(change)
        if completed := ledger.completed(committed, self.standing):
            self.completed.emit(completed)
        if committed.stale:
            self.conflicted.emit()
        self._retry.start()
        if committed.trouble is None:
            self.commit_now()

    def _say(self, trouble: Trouble | None, detail: str = "") -> None:
        self.waits_for_agent = trouble is Trouble.BUSY
        self.trouble = self.detail = ""
        if trouble is not None and trouble is not Trouble.BUSY and self._snapshot is not None:
            self.trouble, self.detail = trouble_words(trouble, self._snapshot.file.path.name), detail

    def _fail(self, ledger: Ledger, error: MemoryExplorerError) -> None:
        if ledger is self._ledger:
            self._say(None)
            self.trouble = str(error)
            self._tell()
            self._retry.start()

    def _take_standing(self, standing: Standing) -> None:
        if standing.number > self.standing.number:
            self.standing = standing
        self._lay_ahead()
        self._tell()

    def _tell(self) -> None:
        """Announce how the changes stand, where that is another: an agent may keep the file for hours."""
        before = self._told
        self._told = (self._ledger, self.standing, self.trouble, self.detail, self.waits_for_agent)
        if self._told != before:
            self.standing_changed.emit()

    def _lay_ahead(self) -> None:
        if self._ledger is not None:
            self.ahead = self._ledger.unseen.state()[1]
        elif self._snapshot is not None:
            self.ahead = ahead_of(self._snapshot, ())

    def _title(self, pending: Sequence[ChangeSet]) -> str:
        title = {
            ChangeKind.ERASE: self.tr("Erasing permanently"),
            ChangeKind.REEMBED: self.tr("Renewing vectors"),
            ChangeKind.PURGE: self.tr("Purging permanently"),
        }.get(pending[0].kind, "")
        count = sum(len(change.operations) for change in pending)
        return title if title or count < _LONG_OPERATIONS else self.tr("Saving %n change(s)", "", count)
