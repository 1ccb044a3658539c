"""Asks before all memory of a branch is deleted, with its name and counts."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from explorer.services.branches.deleting import BranchDeletion
from explorer.services.deletion import Consequences
from explorer.ui.branches.move_words import MoveWords
from explorer.ui.dialogs.grave import GraveDialog


class DeleteBranchDialog(GraveDialog):
    """Accepted where the person wants it; Cancel is the default."""

    def __init__(
        self, branch: str, deletion: BranchDeletion, reached: Consequences, parent: QWidget | None = None
    ) -> None:
        words, count = MoveWords(), deletion.memories
        follows = words.reached(deletion, reached)
        super().__init__(
            words.question(branch, count), words.delete(branch, count), follows, "git-branch", None, parent
        )
        self.setWindowTitle(self.tr("Delete a branch"))
