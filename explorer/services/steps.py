"""Taking back a step of the journal, and doing it again."""

from __future__ import annotations

from datetime import datetime

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.journal import ChangeState, Entry, Journal


def undo_last(journal: Journal, now: datetime, by: str) -> ChangeSet | None:
    """Take back what was done last: a redo that still waits is withdrawn."""
    if _withdraws_last(journal, ChangeKind.REDO):
        return None
    return take_back(journal, journal.next_undo(), now, by)


def redo_last(journal: Journal, now: datetime, by: str) -> ChangeSet | None:
    """Do again what was undone last: an undo that still waits is withdrawn."""
    if _withdraws_last(journal, ChangeKind.UNDO):
        return None
    return do_again(journal, journal.next_redo(), now, by)


def take_back(journal: Journal, entry: Entry | None, now: datetime, by: str) -> ChangeSet | None:
    """Write down the change set that undoes a step; None where there is nothing to be written.

    A step that still waits for the file is withdrawn: neither it nor its inverse is written then.
    """
    if entry is not None and entry.state is ChangeState.WAITING:
        if journal.withdraw(entry.change.id):
            return None
        # It was taken to be written just now.
        entry = journal.find(entry.change.id)
    if entry is None:
        return None
    if not entry.can_be_undone and entry.state is not ChangeState.WRITING:
        return None
    change = entry.change.undone(now, by)
    journal.record(change)
    return change


def do_again(journal: Journal, entry: Entry | None, now: datetime, by: str) -> ChangeSet | None:
    """Write down the change set that does an undone step again; None where it cannot be."""
    if entry is None or not entry.can_be_redone:
        return None
    change = entry.change.redone(now, by)
    journal.record(change)
    return change


def _withdraws_last(journal: Journal, kind: ChangeKind) -> bool:
    pending = journal.pending()
    return bool(pending) and pending[-1].kind is kind and journal.withdraw(pending[-1].id)
