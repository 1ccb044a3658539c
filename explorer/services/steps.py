"""Taking back a step of the journal, and doing it again."""

from __future__ import annotations

from datetime import datetime

from explorer.memory.changes import ChangeSet
from explorer.memory.journal import ChangeState, Entry, Journal


def take_back(journal: Journal, entry: Entry | None, now: datetime, by: str) -> ChangeSet | None:
    """Write down the change set that undoes a step; None where there is nothing to be written.

    A step that still waits for the file is withdrawn: neither it nor its inverse is written then.
    """
    if entry is None or (entry.state is ChangeState.WAITING and journal.withdraw(entry.change.id)):
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
