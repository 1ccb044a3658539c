"""How the changes of a workspace stand: what waits, what is to be decided, what can be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.journal import Draft, Entry, Journal
from explorer.memory.keys import Key
from explorer.memory.protocols import Snapshot

SHOWN_STEPS = 500


@dataclass(frozen=True, slots=True)
class Standing:
    """`pending` wait for the file, `stale` for a decision; both oldest first.

    `undo` and `redo` are the steps that Ctrl+Z and its opposite mean. `steps` are the newest entries of the journal,
    newest first, `drafts` the texts that are being typed. Of two looks at one journal the one with the higher
    `number` is the newer.
    """

    pending: tuple[ChangeSet, ...] = ()
    stale: tuple[ChangeSet, ...] = ()
    undo: Entry | None = None
    redo: Entry | None = None
    steps: tuple[Entry, ...] = ()
    drafts: tuple[Draft, ...] = ()
    number: int = field(default=0, compare=False)


def read_standing(journal: Journal, number: int = 0) -> Standing:
    """What the journal says now. Raises `JournalUnusable`."""
    return Standing(
        tuple(journal.pending()),
        tuple(journal.stale()),
        journal.next_undo(),
        journal.next_redo(),
        tuple(journal.entries(SHOWN_STEPS)),
        tuple(journal.drafts()),
        number,
    )


def ahead_of(snapshot: Snapshot, changes: Iterable[ChangeSet]) -> Ahead:
    """The records of `snapshot` as they will be with `changes`, oldest first."""

    def read(key: Key) -> dict[str, object] | None:
        row = snapshot.row(key)
        return None if row is None else snapshot.metadata(row)

    return Ahead(read, changes)
