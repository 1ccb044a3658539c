"""What can be done with a step of the journal, and why not."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from explorer.memory.changes import ChangeKind, ChangeSet, Insert, Purge
from explorer.memory.journal import ChangeState, Entry
from explorer.memory.keys import Key


class Verb(StrEnum):
    """What a person can do with a step."""

    UNDO = "undo"
    REDO = "redo"
    GO = "go"
    DECIDE = "decide"
    GIVE_UP = "give up"


_OPEN = (ChangeState.WAITING, ChangeState.STALE)


def verb_word(verb: Verb) -> str:
    """The words on its button."""
    return {
        Verb.UNDO: QCoreApplication.translate("ActivityVerbs", "Undo this step"),
        Verb.REDO: QCoreApplication.translate("ActivityVerbs", "Redo this step"),
        Verb.GO: QCoreApplication.translate("ActivityVerbs", "Go to the record"),
        Verb.DECIDE: QCoreApplication.translate("ActivityVerbs", "Decide…"),
        Verb.GIVE_UP: QCoreApplication.translate("ActivityVerbs", "Give up"),
    }[verb]


def hindrance(verb: Verb, step: Entry | None, *, is_read_only: bool = False) -> str:
    """Why `verb` cannot be done with `step`, as a sentence; empty where it can."""
    if step is None:
        return QCoreApplication.translate("ActivityVerbs", "Select a step first.")
    if verb is Verb.GO:
        gone = QCoreApplication.translate("ActivityVerbs", "What this step was about is erased permanently.")
        return "" if target_of(step) is not None else gone
    if is_read_only:
        return QCoreApplication.translate("ActivityVerbs", "This workspace is open for reading only.")
    if verb is Verb.UNDO:
        return _why_not_undo(step)
    if verb is Verb.REDO:
        return _why_not_redo(step)
    if verb is Verb.DECIDE:
        settled = QCoreApplication.translate("ActivityVerbs", "There is nothing to decide: no one else changed these.")
        return "" if step.state is ChangeState.STALE else settled
    written = QCoreApplication.translate("ActivityVerbs", "Only a change that is not in the file yet can be given up.")
    return "" if step.state in _OPEN else written


def target_of(step: Entry) -> Key | None:
    """The record that a step leads to: the newest text of the first one; None where it is erased."""
    change = step.change
    if any(isinstance(operation, Purge) for operation in change.operations):
        return None
    revision = _first_revision(change)
    if revision is None:
        return next(iter(change.keys), None)
    is_gone = step.state in (ChangeState.UNDONE, ChangeState.DROPPED, ChangeState.STALE)
    return revision.source if is_gone else revision.key


def _first_revision(change: ChangeSet) -> Insert | None:
    return next((each for each in change.operations if isinstance(each, Insert) and each.source is not None), None)


def _why_not_undo(step: Entry) -> str:
    if step.change.kind in (ChangeKind.UNDO, ChangeKind.REDO):
        return QCoreApplication.translate("ActivityVerbs", "Undo or redo the step that this line is about instead.")
    if step.scrubbed or not step.change.is_undoable:
        return QCoreApplication.translate("ActivityVerbs", "What was done permanently cannot be taken back.")
    return {
        ChangeState.WAITING: "",
        ChangeState.WRITING: QCoreApplication.translate("ActivityVerbs", "It is just being written; try again soon."),
        ChangeState.STALE: QCoreApplication.translate("ActivityVerbs", "It was not written: decide, or give it up."),
        ChangeState.APPLIED: "",
        ChangeState.UNDONE: QCoreApplication.translate("ActivityVerbs", "It is undone already."),
        ChangeState.DROPPED: QCoreApplication.translate("ActivityVerbs", "It was given up and never written."),
    }[step.state]


def _why_not_redo(step: Entry) -> str:
    if step.scrubbed:
        return QCoreApplication.translate("ActivityVerbs", "Parts of it were erased permanently.")
    undone_only = QCoreApplication.translate("ActivityVerbs", "Only a step that was undone can be done again.")
    return "" if step.can_be_redone else undone_only
