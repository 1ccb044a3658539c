"""Asks before records are purged: Undo cannot bring them back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from explorer.services.purging import PurgePlan
from explorer.ui.dialogs.grave import GraveDialog
from explorer.ui.maintenance.purge_words import PurgeWords


class PurgeDialog(GraveDialog):
    """Accepted where the person wants it; Cancel is the default. `folder` is where the backup will be."""

    def __init__(self, plan: PurgePlan, folder: Path, parent: QWidget | None = None) -> None:
        words = PurgeWords()
        super().__init__(words.question(plan), words.button(plan), words.follows(plan, folder), "warning", None, parent)
        self.setWindowTitle(self.tr("Purge permanently"))
