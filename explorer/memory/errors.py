"""What can go wrong with a workspace, each as a sentence for a person.

Anything else that is raised is a bug and stays loud.
"""

from __future__ import annotations

from enum import StrEnum


class MemoryExplorerError(Exception):
    """Base of all expected errors; `str(error)` says what is wrong and what to do."""


class NotAWorkspace(MemoryExplorerError):
    """The path is missing, a folder, empty, unreadable, or not a file of a version that we know."""


class WorkspaceDamaged(MemoryExplorerError):
    """The file is a workspace, but what was asked for cannot be read from it."""


class WorkspaceBusy(MemoryExplorerError):
    """Another process holds the workspace for writing; trying again later helps."""


class ModelMissing(MemoryExplorerError):
    """No embedding model can be loaded; the sentence says how to install one."""


class ModelDamaged(MemoryExplorerError):
    """The embedding model's weights are not the ones that were published."""


class UnusableSource(MemoryExplorerError):
    """A file that was to be imported has nothing in it that can be used."""


class TargetExists(MemoryExplorerError):
    """There is a file where one was to be written; nothing was written."""


class CannotSend(MemoryExplorerError):
    """A file that was to be sent cannot be written; there is no new file."""


class CannotCompare(MemoryExplorerError):
    """A file cannot be compared with the workspace, or only if the person wants that nevertheless."""


class JournalUnusable(MemoryExplorerError):
    """What a person changes cannot be written down on this computer, so it is not done either."""


class Refusal(StrEnum):
    """Why a change that a person asked for is not made; the window has the words."""

    GONE = "gone"
    """The record is not in the workspace any more."""
    ODD = "odd"
    """It does not fit its type and is read-only."""
    NOT_CURRENT = "not current"
    """It is deleted or superseded."""
    ITSELF = "itself"
    """A fact cannot replace itself."""
    REPLACEMENT_NOT_ACTIVE = "replacement not active"
    """What should replace it is deleted, superseded or expired."""
    CYCLE = "cycle"
    """What should replace it is, in the end, replaced by it."""
    TEXT_GONE = "text gone"
    """The text of the deleted record is neither in the file nor in this computer's history."""
    EMPTY_TEXT = "empty text"
    """A text cannot be emptied; that is what deleting is for."""
    NOT_DELETED = "not deleted"
    """There is nothing to restore."""
    OTHER_KIND = "other kind"
    """The record does not have such a field."""
    ALREADY_THERE = "already there"
    """It is on the branch that it should go to."""
    CHANGED_MEANWHILE = "changed meanwhile"
    """Records that a merge would write were changed since they were compared."""


class Refused(MemoryExplorerError):
    """A change that a person asked for is not made; nothing was written."""

    def __init__(self, reason: Refusal, label: str = "") -> None:
        super().__init__(f"{reason}: {label}" if label else str(reason))
        self.reason = reason
        self.label = label
