"""The workspace that the window shows: which file, which state of it, which branch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from explorer.memory.errors import JournalUnusable, MemoryExplorerError, NotAWorkspace
from explorer.memory.journal import Committer
from explorer.memory.namespaces import DEFAULT_BRANCH
from explorer.memory.protocols import Clock, RecordSource, Snapshot, WorkspaceStore
from explorer.memory.query import Facet, FactQuery
from explorer.services.git import Head, read_head
from explorer.ui.head_watch import HeadWatch
from explorer.ui.tasks import Job, Tasks
from explorer.ui.write_queue import WriteQueue

T = TypeVar("T")
_POLL_MS = 400
_WRITING_SECONDS = 3.0
OpenStore = Callable[[Path], WorkspaceStore]
OpenCommitter = Callable[[Path], Committer]


@dataclass(frozen=True, slots=True)
class _Opened:
    """All that an opening finds; `committer` is None where nothing is to be changed.

    `hindrance` says why, or that the history of changes was lost.
    """

    snapshot: Snapshot
    domains: frozenset[str]
    head: Head
    committer: Committer | None
    hindrance: str


class Session(QObject):
    """Opens a workspace, follows it while agents write, and answers questions about its newest state.

    The folder is looked at by two `stat` calls every 400 ms: that works on every file system, keeps no handle,
    and shows an agent's rows within a second.
    """

    opening = Signal()
    opened = Signal()
    """Another workspace is shown: `snapshot` is its first state."""
    refreshed = Signal()
    """The same workspace, newer state."""
    failed = Signal(str)
    """It cannot be read (any more); what was read before stays."""
    opening_failed = Signal(Path)
    """A file could not be opened; `failed` says why, what was open stays."""
    branch_changed = Signal()
    activity_changed = Signal()
    """Whether an agent is writing, or whether the file can be read, changed."""

    def __init__(
        self,
        tasks: Tasks,
        clock: Clock,
        open_store: OpenStore,
        open_committer: OpenCommitter | None = None,
        person: str = "",
        parent: QObject | None = None,
    ) -> None:
        """`open_committer` None = nothing can be changed; `person` is written beside what is deleted or resolved."""
        super().__init__(parent)
        self.tasks = tasks
        self.now = clock
        self._open_store, self._open_committer = open_store, open_committer
        self.writes = WriteQueue(tasks, clock, person, self)
        self.writes.changed.connect(self._poll)
        self.writes.conflicted.connect(self._poll)
        self._store: WorkspaceStore | None = None
        self.snapshot: Snapshot | None = None
        self.head = Head(in_repository=False)
        self._head_watch = HeadWatch(tasks, self)
        self._head_watch.moved.connect(self.look_at_git)
        self.branch: str | None = DEFAULT_BRANCH
        self.follows_git = True
        self.trouble = ""
        self.domains: frozenset[str] = frozenset()
        self._last_write: datetime | None = None
        self._is_rewritten = False
        self._opening: Job | None = None
        self._look: Job | None = None
        self._timer = QTimer(self, interval=_POLL_MS)
        self._timer.timeout.connect(self._poll)

    @property
    def path(self) -> Path | None:
        """The file that is open or being opened."""
        return None if self._store is None else self._store.path

    @property
    def agent_is_writing(self) -> bool:
        """Whether the file changed within the last seconds."""
        if self._last_write is None:
            return False
        return (self.now() - self._last_write).total_seconds() < _WRITING_SECONDS

    def open(self, path: Path) -> None:
        """Read `path` in the background; what is open now stays until it could be read."""
        store, now = self._open_store(path), self.now()
        self.opening.emit()

        def read(report: Callable[[float], None]) -> _Opened:
            snapshot = self._scan(store, report)
            committer, hindrance = self._open_writing(path, snapshot)
            return _Opened(snapshot, _domains(snapshot, now), read_head(path.resolve().parent), committer, hindrance)

        def show(found: _Opened) -> None:
            self._store = store
            self.snapshot, self.domains = found.snapshot, found.domains
            self._take_head(found.head)
            self._last_write = None
            self.trouble = ""
            self.branch = self._git_branch() if self.follows_git else self.branch
            self.writes.attach(found.committer, found.snapshot)
            self._timer.start()
            self.opened.emit()
            # What was told of another workspace is over, also where nothing can be changed.
            self.writes.standing_changed.emit()
            self.branch_changed.emit()
            if found.hindrance:
                self.failed.emit(found.hindrance)

        def fail(error: MemoryExplorerError) -> None:
            self._report(error)
            self.opening_failed.emit(path)

        if self._opening is not None:
            # What was chosen last is what is wanted: an opening that still runs or waits is given up.
            self._opening.cancel()
        self._opening = self.tasks.run(self.tr("Opening {name}").format(name=path.name), read, show, fail)

    def read_other(self, path: Path, report: Callable[[float], None]) -> RecordSource:
        """Read another file, in any thread; it is left as it is. Raises as `WorkspaceStore.scan` does."""
        return self._open_store(path).peek(report)

    def ask(
        self, topic: str, question: Callable[[Snapshot], T], answer: Callable[[T], None], *, is_long: bool = False
    ) -> None:
        """Ask the newest state in the background; only the newest question of a topic is answered."""
        snapshot = self.snapshot
        if snapshot is not None:
            self.tasks.ask(topic, lambda: question(snapshot), answer, is_long=is_long)

    def choose_branch(self, branch: str | None) -> None:
        """Show one branch, or all (None); a choice by hand ends following git."""
        self.follows_git = False
        self._set_branch(branch)

    def follow_git(self, follow: bool) -> None:
        """Show git's branch now and after every change of it, or stay where we are."""
        self.follows_git = follow
        self.look_at_git()

    def look_at_git(self) -> None:
        """Ask git for its branch again."""
        path = self.path
        if path is None:
            return

        def learn(head: Head) -> None:
            changed = head != self.head
            self._take_head(head)
            if self.follows_git:
                self._set_branch(self._git_branch())
            elif changed:
                self.branch_changed.emit()

        self.tasks.ask("git", lambda: read_head(path.resolve().parent), learn)

    def expect_rewritten(self) -> None:
        """The person had the file written anew: what the next look finds is not an agent's work."""
        self._is_rewritten = True

    def refresh(self) -> None:
        """Look now whether the file changed."""
        self._poll()

    def close(self) -> None:
        """Stop following; what waits to be written is written at the next start."""
        self._timer.stop()
        self._head_watch.stop()
        self.writes.close()

    def _scan(self, store: WorkspaceStore, report: Callable[[float], None]) -> Snapshot:
        try:
            return store.scan(report)
        except NotAWorkspace:
            # A process may have been killed just between taking away the old file and naming the new one.
            if self._open_committer is None or not store.mend():
                raise
            return store.scan(report)

    def _open_writing(self, path: Path, snapshot: Snapshot) -> tuple[Committer | None, str]:
        if self._open_committer is None or snapshot.damage:
            # vectlite would write the file anew, without what could not be read.
            return None, ""
        try:
            committer = self._open_committer(path)
        except JournalUnusable as error:
            return None, str(error)
        return committer, committer.journal.notice

    def _take_head(self, head: Head) -> None:
        self.head = head
        self._head_watch.watch(head)

    def _git_branch(self) -> str | None:
        # A detached HEAD is no branch, and neither is one that git cannot name: everything is shown, nothing guessed.
        return (self.head.branch or DEFAULT_BRANCH) if self.head.is_known else None

    def _set_branch(self, branch: str | None) -> None:
        if branch != self.branch:
            self.branch = branch
        self.branch_changed.emit()

    def _poll(self) -> None:
        store = self._store
        if store is None or self.tasks.has(self._look):
            return
        now, seen, shown = self.now(), self.writes.seen_with_next_read(), self.snapshot
        is_ours = self.writes.touches_file or self._is_rewritten

        def look(report: Callable[[float], None]) -> tuple[Snapshot, frozenset[str]] | None:
            snapshot = store.refresh(report)
            newest = snapshot or shown
            if newest is not None and (snapshot is not None or seen):
                self.writes.prepare(newest, seen)
            return None if snapshot is None else (snapshot, _domains(snapshot, now))

        def show(newer: tuple[Snapshot, frozenset[str]] | None) -> None:
            if store is not self._store:
                return
            recovered, self.trouble = bool(self.trouble), ""
            if newer is not None:
                self.snapshot, self.domains = newer
                # What the person changed is not taken for an agent's work.
                self._last_write = self._last_write if is_ours or self.writes.touches_file else self.now()
                self._is_rewritten = False
            if self.snapshot is not None:
                self.writes.show(self.snapshot, seen)
            if newer is not None:
                self.refreshed.emit()
            if newer is not None or recovered or self._last_write is not None:
                self.activity_changed.emit()

        def lose(error: MemoryExplorerError) -> None:
            if store is self._store and str(error) != self.trouble:
                self.trouble = str(error)
                self.activity_changed.emit()

        self._look = self.tasks.run("", look, show, lose)

    def _report(self, error: MemoryExplorerError) -> None:
        self.failed.emit(str(error))


def _domains(snapshot: Snapshot, now: datetime) -> frozenset[str]:
    """The domains of all branches: each has one colour wherever it is shown."""
    return frozenset(each.value for each in snapshot.facet(Facet.DOMAIN, FactQuery(), now))
