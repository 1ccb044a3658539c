"""The journal and the file of one workspace, as the lanes beside the window work with them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import datetime
from typing import TypeVar

from explorer.memory.changes import ChangeSet
from explorer.memory.journal import Committed, Committer, Journal
from explorer.memory.protocols import Report, Snapshot
from explorer.services.editing import Editing
from explorer.ui.standing import Standing, read_standing
from explorer.ui.unseen import Unseen

T = TypeVar("T")
Change = Callable[["Ledger"], ChangeSet | None]


class Ledger:
    """What belongs to one opening of a workspace stays together.

    A change that is still to be made when the person opens another workspace is made on the state of its own, and
    goes into the journal of its own. `editing`, `work` and `commit` ask the journal: not in the window's thread.
    """

    def __init__(self, committer: Committer, snapshot: Snapshot) -> None:
        self.committer = committer
        self.unseen = Unseen(committer.journal, snapshot)
        self._looking = threading.Lock()
        self._looks = 0
        self._left_over: frozenset[str] = frozenset()
        self._completed = 0

    @property
    def journal(self) -> Journal:
        """Where the changes are written down."""
        return self.committer.journal

    def editing(self, now: datetime, by: str) -> Editing:
        """What a rule is given: the newest state, and on it all that is on its way. Raises `JournalUnusable`."""
        self.unseen.follow()
        return Editing(*self.unseen.state(), now, by)

    def change(self, work: Change) -> ChangeSet | None:
        """The change that `work` wrote down, from now on part of what is on its way. Raises what `work` raises."""
        change = work(self)
        if change is not None:
            self.unseen.follow((change,))
        return change

    def work(self, work: Callable[[Ledger], T]) -> tuple[T, Standing]:
        """What `work` gives, and how the changes stand then. Raises `JournalUnusable`, and what `work` raises."""
        result = work(self)
        self.unseen.follow()
        self.unseen.state()
        return result, self._standing()

    def commit(self, report: Report) -> tuple[Committed, Standing]:
        """Bring what waits into the file, and keep what was applied until it is seen. Raises as `Committer.commit`."""
        self.unseen.follow()
        committed = self.committer.commit(report)
        self.unseen.follow(committed.applied)
        self.unseen.state()
        return committed, self._standing()

    def take_over(self, standing: Standing) -> None:
        """What waits now was left by an earlier session."""
        self._left_over = frozenset(change.id for change in standing.pending)

    def completed(self, committed: Committed, standing: Standing) -> int:
        """How many changes of an earlier session are in the file; told once, when none of them waits any more."""
        self._completed += len(self._left_over.intersection(change.id for change in committed.applied))
        self._left_over = self._left_over.intersection(change.id for change in standing.pending)
        if self._left_over:
            return 0
        count, self._completed = self._completed, 0
        return count

    def _standing(self) -> Standing:
        # Two lanes look at the journal, and the one that looked first may be heard last.
        with self._looking:
            self._looks += 1
            return read_standing(self.journal, self._looks)
