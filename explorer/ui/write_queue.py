"""What a person changes: made, written down, brought into the file when it is free, taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from msgspec import structs
from PySide6.QtCore import QObject, QTimer, Signal

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.journal import Committed, Committer, Draft, Journal, Retention, Trouble
from explorer.memory.keys import Key
from explorer.memory.protocols import Clock, Report, Snapshot
from explorer.services.editing import Editing
from explorer.services.steps import do_again, redo_last, take_back, undo_last
from explorer.ui.standing import Standing, read_standing
from explorer.ui.tasks import Job, Lane, Tasks
from explorer.ui.trouble_words import trouble_words
from explorer.ui.unseen import Unseen

Build = Callable[[Editing], ChangeSet | None]
_RETRY_MS = 1_000
_LONG_OPERATIONS = 1_000
_LONG = (ChangeKind.ERASE, ChangeKind.REEMBED)


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
        self._committer: Committer | None = None
        self._opened: list[Committer] = []
        self._snapshot: Snapshot | None = None
        self._unseen = Unseen()
        self._left_over = 0
        self._commit_job: Job | None = None
        self.standing = Standing()
        self.ahead = Ahead(lambda _: None)
        self.trouble = ""
        """Why what waits cannot be written, as sentences for a person; empty where it can."""
        self.detail = ""
        self.waits_for_agent = False
        self._retry = QTimer(self, singleShot=True, interval=_RETRY_MS)
        self._retry.timeout.connect(self._commit)

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be changed: no workspace is open, or the person asked for reading only."""
        return self._committer is None

    @property
    def folder(self) -> Path | None:
        """Where the history and the backups of the workspace lie."""
        return None if self._committer is None else self._committer.folder

    @property
    def is_writing(self) -> bool:
        """Whether a process is at work on the file."""
        return self._tasks.has(self._commit_job)

    @property
    def is_quiet(self) -> bool:
        """Whether every change is in the file and shown from there."""
        return not self.standing.pending and self._unseen.is_empty and not self.is_writing

    def attach(self, committer: Committer | None, snapshot: Snapshot) -> None:
        """Work on another workspace; what waited there when an earlier session ended is written now."""
        self._retry.stop()
        self._committer = committer
        if committer is not None:
            self._opened.append(committer)
        self._unseen.start_anew()
        self._say(None)
        self.standing = Standing()
        self.show(snapshot, ())
        if committer is not None:
            self._do(self._look, self._take_over)

    def seen_with_next_read(self) -> tuple[str, ...]:
        """The change sets which are in the file now, and which a reading that begins now will show."""
        return self._unseen.in_file

    def show(self, snapshot: Snapshot, seen: Iterable[str]) -> None:
        """Take a newer state of the file, which has the change sets `seen`."""
        self._snapshot = snapshot
        self._unseen.show(snapshot, seen)
        self._lay_ahead()

    def editing(self, snapshot: Snapshot) -> Editing:
        """What a rule would be given now, for a dialog that shows what it would do."""
        return Editing(snapshot, self.ahead, self._now(), self._person)

    def make(self, build: Build, done: Callable[[ChangeSet | None], None] = lambda _: None) -> None:
        """Have a rule make a change set, write it down and bring it into the file; `done` gets it, or None.

        Where the rule refuses, `refused` is emitted and nothing happens.
        """

        def work(journal: Journal) -> ChangeSet | None:
            change = build(self._editing(journal))
            if change is not None:
                journal.record(change)
            return change

        def show(change: ChangeSet | None) -> None:
            if change is not None:
                self.made.emit(change)
            done(change)

        self._do(work, show)

    def undo(self) -> None:
        """Take back the last step."""
        self._do(lambda journal: undo_last(journal, self._now(), self._person), self._announce)

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._do(lambda journal: redo_last(journal, self._now(), self._person), self._announce)

    def undo_step(self, change_id: str) -> None:
        """Take back one step, whatever came after it; where that touched the same records, a person decides."""
        self._do(lambda journal: take_back(journal, journal.find(change_id), self._now(), self._person), self._announce)

    def redo_step(self, change_id: str) -> None:
        """Do one step again."""
        self._do(lambda journal: do_again(journal, journal.find(change_id), self._now(), self._person), self._announce)

    def give_up(self, change_ids: Sequence[str]) -> None:
        """Drop changes that wait."""
        self._do(lambda journal: journal.drop(change_ids), lambda _: None)

    def decide(self, build: Build, stale: Sequence[ChangeSet], done: Callable[[], None] = lambda: None) -> None:
        """Put the change set of a decision in the place of those that had become stale."""

        def work(journal: Journal) -> ChangeSet | None:
            change = build(self._editing(journal))
            if change is not None:
                journal.record(change)
            journal.drop([each.id for each in stale])
            return change

        def show(change: ChangeSet | None) -> None:
            self._announce(change)
            done()

        self._do(work, show)

    def save_draft(self, draft: Draft) -> None:
        """Keep a text that is being typed; half a surrogate pair, which no file can hold, is left out."""
        storable = draft.text.encode("utf-8", "ignore").decode()
        self._do(lambda journal: journal.save_draft(structs.replace(draft, text=storable)), lambda _: None)

    def forget_draft(self, key: Key, field: str) -> None:
        """The text became a change, or was discarded."""
        self._do(lambda journal: journal.forget_draft(key, field), lambda _: None)

    def keep(self, retention: Retention) -> None:
        """Keep so much of the history, and so many backups."""
        committer = self._committer
        if committer is not None:
            self._do(lambda _: committer.prepare(retention), lambda _: None)

    def ask_journal(self, question: Callable[[Journal], object], answer: Callable[[object], None]) -> None:
        """Ask the journal beside the window."""
        self._do(question, answer)

    def commit_now(self) -> None:
        """Try at once to write what waits."""
        self._commit()

    def close(self) -> None:
        """Begin nothing more; what waits is written at the next start."""
        self._retry.stop()
        self._committer = None

    def release(self) -> None:
        """Let go of the journals; only once the tasks have ended."""
        for committer in self._opened:
            committer.close()
        self._opened.clear()

    def _do(self, work: Callable[[Journal], object], done: Callable[..., None]) -> None:
        committer = self._committer
        if committer is None:
            return

        def perform(_: Report) -> tuple[object, Standing]:
            return work(committer.journal), read_standing(committer.journal)

        def show(result: tuple[object, Standing]) -> None:
            if committer is not self._committer:
                return
            self._take_standing(result[1])
            done(result[0])
            self._commit()

        self._tasks.run("", perform, show, self.refused.emit, Lane.EDITING)

    def _commit(self) -> None:
        committer = self._committer
        if committer is None or self.is_writing or not self.standing.pending:
            return
        if self._snapshot is not None and self._snapshot.damage:
            # vectlite would write the file anew, without what could not be read.
            self._say(Trouble.DAMAGED)
            self._retry.start()
            self.standing_changed.emit()
            return

        def work(report: Report) -> tuple[Committed, Standing]:
            committed = self._unseen.commit(committer, report)
            return committed, read_standing(committer.journal)

        def show(result: tuple[Committed, Standing]) -> None:
            if committer is self._committer:
                self._settle(*result)

        self._retry.stop()
        title = self._title(self.standing.pending)
        self._commit_job = self._tasks.run(title, work, show, self._fail, Lane.WRITING)
        self.standing_changed.emit()

    def _settle(self, committed: Committed, standing: Standing) -> None:
        self._say(committed.trouble, committed.detail)
        self._take_standing(standing)
        for change in committed.applied:
            self.changed.emit(change)
        if committed.applied and self._left_over and not standing.pending:
            count, self._left_over = self._left_over, 0
            self.completed.emit(count)
        if committed.stale:
            self.conflicted.emit()
        if committed.trouble is None:
            self._commit()
        else:
            self._retry.start()

    def _say(self, trouble: Trouble | None, detail: str = "") -> None:
        self.waits_for_agent = trouble is Trouble.BUSY
        name = "" if self._snapshot is None else self._snapshot.file.path.name
        self.trouble = "" if trouble in (None, Trouble.BUSY) else trouble_words(trouble, name)
        self.detail = "" if trouble in (None, Trouble.BUSY) else detail

    def _fail(self, error: MemoryExplorerError) -> None:
        self.trouble = str(error)
        self.standing_changed.emit()
        self._retry.start()

    def _take_over(self, journal_notice: object) -> None:
        self._left_over = len(self.standing.pending)
        if journal_notice:
            self.trouble = str(journal_notice)
        if self.standing.drafts:
            self.drafts_found.emit()
        if self.standing.stale:
            self.conflicted.emit()

    @staticmethod
    def _look(journal: Journal) -> object:
        return journal.notice

    def _announce(self, change: ChangeSet | None) -> None:
        if change is not None:
            self.made.emit(change)

    def _editing(self, journal: Journal) -> Editing:
        snapshot, ahead = self._unseen.state(journal.pending)
        return Editing(snapshot, ahead, self._now(), self._person)

    def _take_standing(self, standing: Standing) -> None:
        self.standing = standing
        self._lay_ahead()
        self.standing_changed.emit()

    def _lay_ahead(self) -> None:
        if self._snapshot is not None:
            self.ahead = self._unseen.state(lambda: self.standing.pending)[1]

    def _title(self, pending: Sequence[ChangeSet]) -> str:
        kind = pending[0].kind
        if kind in _LONG:
            return self.tr("Erasing permanently") if kind is ChangeKind.ERASE else self.tr("Renewing vectors")
        count = sum(len(change.operations) for change in pending)
        return self.tr("Saving %n change(s)", "", count) if count >= _LONG_OPERATIONS else ""
