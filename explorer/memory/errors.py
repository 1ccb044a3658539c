"""What can go wrong with a workspace, each as a sentence for a person.

Anything else that is raised is a bug and stays loud.
"""

from __future__ import annotations


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
