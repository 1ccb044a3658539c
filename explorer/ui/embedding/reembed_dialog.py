"""Asks before every vector is replaced: Undo cannot bring them back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from explorer.memory.protocols import Embedder
from explorer.memory.reembedding import ReembeddingPlan
from explorer.ui.dialogs.grave import GraveDialog
from explorer.ui.embedding.embedding_words import EmbeddingWords


class ReembedDialog(GraveDialog):
    """Accepted where the person wants it; Cancel is the default. `folder` is where the backup will be."""

    def __init__(
        self, plan: ReembeddingPlan, embedder: Embedder, seconds: float, folder: Path, parent: QWidget | None = None
    ) -> None:
        words, model = EmbeddingWords(), (embedder.name, embedder.dimension)
        follows = words.follows(plan, model, seconds, folder)
        super().__init__(
            words.question(plan), words.button(plan), follows, "warning", None, parent, act="arrows-clockwise"
        )
        self.setWindowTitle(self.tr("Re-embed all"))
