"""What is written down of changes: each with its state, and texts that are still being typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from explorer.memory.changes import ChangeSet, Tombstone
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder, Report
from explorer.memory.teleport import Bases

if TYPE_CHECKING:
    from explorer.memory.reembedding import Reembedded


class ChangeState(StrEnum):
    """How far a change set has come."""

    WAITING = "waiting"
    """Intended, and not in the file yet: it is written as soon as the file is free."""
    WRITING = "writing"
    """A process is at it; found so after a crash, it is written again (every operation is idempotent)."""
    STALE = "stale"
    """Somebody else changed a record meanwhile: a person has to decide. Nothing was written."""
    APPLIED = "applied"
    UNDONE = "undone"
    """It was applied and taken back."""
    DROPPED = "dropped"
    """It was given up before it was written."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A change set as it stands in the journal; `number` counts up in the order in which they were made.

    `scrubbed` = parts of it were erased permanently, so it cannot be taken back any more. `seconds` is how long it took
    to write it; None where it is not written, or nobody noted it.
    """

    number: int
    change: ChangeSet
    state: ChangeState
    scrubbed: bool = False
    seconds: float | None = field(default=None, compare=False)

    @property
    def can_be_undone(self) -> bool:
        """Whether taking it back is possible now."""
        return self.state is ChangeState.APPLIED and self.change.is_undoable and not self.scrubbed

    @property
    def can_be_redone(self) -> bool:
        """Whether doing it again is possible now."""
        return self.state is ChangeState.UNDONE and not self.scrubbed


class Draft(Struct, frozen=True):
    """A text that is being typed and is not a change yet; `base` is the text that it began from."""

    key: Key
    field: str
    text: str
    base: str
    at: str


@dataclass(frozen=True, slots=True)
class Retention:
    """How long the journal is kept (SEMANTICS 2, DESIGN "Apply"): `days` and `megabytes`, whichever ends first.

    `backups` = how many daily copies of the workspace are kept; 0 = none is made.
    """

    days: int = 90
    megabytes: int = 500
    backups: int = 7


class Trouble(StrEnum):
    """Why what waits cannot be written now; the window has the words. Nothing was lost in any of these cases."""

    BUSY = "busy"
    """Another program has the file open for writing: an agent at work is normal."""
    MISSING = "missing"
    """The file is not there any more."""
    READ_ONLY = "read-only"
    """The file or its folder may not be written by this user."""
    DISK_FULL = "disk full"
    DAMAGED = "damaged"
    """The file is damaged, or no workspace any more."""
    NAMES_TOO_LONG = "names too long"
    """vectlite cannot keep the index files of a file with such a long name."""
    FAILED = "failed"
    """Something else; the detail says what."""


@dataclass(frozen=True, slots=True)
class Committed:
    """What became of the changes that waited.

    `applied` and `stale` are change sets that were settled. What else waits, waits still; `trouble` says why,
    `detail` what a program reported.
    """

    applied: tuple[ChangeSet, ...] = ()
    stale: tuple[ChangeSet, ...] = ()
    trouble: Trouble | None = None
    detail: str = ""


class Journal(Protocol):
    """The memory of changes of one workspace, on this computer. Safe from any thread.

    Methods raise `JournalUnusable` where it cannot be written; then nothing was changed.
    """

    @property
    def notice(self) -> str:
        """A sentence where an earlier journal was damaged and was set aside; else empty."""
        ...

    def record(self, change: ChangeSet) -> None:
        """Write down an intent, durably, before anything else happens."""
        ...

    def pending(self) -> list[ChangeSet]:
        """What is intended and not in the file yet, oldest first."""
        ...

    def stale(self) -> list[ChangeSet]:
        """What waits for a person's decision, oldest first."""
        ...

    def entries(self, limit: int) -> list[Entry]:
        """The newest `limit` entries, newest first; what agents counted (`ChangeKind.RECALL`) is none."""
        ...

    def find(self, change_id: str) -> Entry | None:
        """One entry."""
        ...

    def next_undo(self) -> Entry | None:
        """The newest step that can be taken back: the one that Ctrl+Z means."""
        ...

    def next_redo(self) -> Entry | None:
        """The step undone last, unless a new one was made since."""
        ...

    def drop(self, change_ids: Sequence[str]) -> list[str]:
        """Give up changes that wait for the file or for a decision; the ids of those that could be given up."""
        ...

    def withdraw(self, change_id: str) -> bool:
        """Take back a change that was not written yet; False where it was, or is being written."""
        ...

    def tombstone(self, key: Key) -> Tombstone | None:
        """The operation that deleted a record, or will once it is written, where its text is kept here."""
        ...

    def save_draft(self, draft: Draft) -> None:
        """Keep what is being typed, in place of an earlier state of it."""
        ...

    def forget_draft(self, key: Key, field: str) -> None:
        """The text became a change, or was discarded."""
        ...

    def drafts(self) -> list[Draft]:
        """What was being typed, oldest first."""
        ...

    def keep(self, retention: Retention) -> None:
        """Keep so much from now on, and remove what is beyond it."""
        ...


class Committer(Protocol):
    """Writes what waits in the journal to the workspace."""

    @property
    def journal(self) -> Journal:
        """Where it takes changes from and notes what became of them."""
        ...

    @property
    def bases(self) -> Bases:
        """What is known of other files that were sent or merged."""
        ...

    @property
    def folder(self) -> Path:
        """Where the journal and the backups lie."""
        ...

    @property
    def has_backups(self) -> bool:
        """Whether there are daily copies of the workspace."""
        ...

    def commit(self, report: Report) -> Committed:
        """Apply what waits, in order, in one opening of the file; report what happened. Raises `JournalUnusable`."""
        ...

    def compact(self, report: Report) -> Committed:
        """Write the file anew as it stands; a copy of it as it was is kept. Raises what `report` raises."""
        ...

    def reembed(self, embedder: Embedder, person: str, report: Report) -> Reembedded:
        """Replace every vector by those of `embedder`: minutes, and agents may go on until the last moment.

        Raises `CannotReembed`, `WorkspaceDamaged`, `NotAWorkspace`, `JournalUnusable`, and what `embedder` and `report`
        raise; then all is as it was.
        """
        ...

    def use(self, embedder: Embedder | None) -> None:
        """Embed new texts with this model from now on."""
        ...

    def copy_before(self, purge_id: str = "") -> Path:
        """Where the copy of the file before a purge is, or would be made; without its id, before a compaction."""
        ...

    def prepare(self, retention: Retention) -> None:
        """Set what is kept."""
        ...

    def close(self) -> None:
        """Let go of the journal; nothing is asked any more."""
        ...
