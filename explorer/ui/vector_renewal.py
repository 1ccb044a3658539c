"""Vectors of texts that were changed while no model was there: computed and put in, in one batch, on demand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from explorer.memory.embedded_text import embedded_text
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder, Matrix, Report, Snapshot
from explorer.services import stale_vectors
from explorer.services.deletion import rebuild_seconds
from explorer.ui.dialogs.rough_time import rough_time
from explorer.ui.embedding.embedding_words import EmbeddingWords
from explorer.ui.session import Session
from explorer.ui.tasks import Lane
from explorer.ui.widgets.notice import Notice


class VectorRenewal(QObject):
    """Asks first, with the number of vectors and the time: the agents' index is rebuilt meanwhile."""

    failed = Signal(object)
    """A `MemoryExplorerError`: no model, or it does not run."""
    reembed_requested = Signal()
    """All texts are to be embedded anew, as the vectors are of another model."""

    def __init__(self, session: Session, embedder: Embedder | None, notice: Notice, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._embedder, self._notice, self._window = session, embedder, notice, window
        self._words = EmbeddingWords(self)

    def use(self, embedder: Embedder | None) -> None:
        """Renew with this model from now on."""
        self._embedder = embedder

    def start(self) -> None:
        """Look which vectors are out of date, and ask."""
        embedder = self._embedder
        if embedder is None:
            return

        def look(snapshot: Snapshot) -> tuple[Sequence[Key], float, str]:
            other = stale_vectors.other_vectors(snapshot, embedder)
            model = "" if other is None else other.name or self._words.dimensions(other.dimension)
            return stale_vectors.stale_facts(snapshot), rebuild_seconds(snapshot), model

        self._session.ask("vectors", look, lambda found: self._offer(embedder, *found), is_long=True)

    def _offer(self, embedder: Embedder, keys: Sequence[Key], seconds: float, other_model: str) -> None:
        if not keys:
            self._notice.say(self.tr("All vectors fit their texts."))
        elif other_model:
            text = self.tr("The vectors of this workspace are of another model ({model}): they cannot be renewed here.")
            reembed = (self.tr("Re-embed all…"), self.reembed_requested.emit)
            self._notice.say(text.format(model=other_model), reembed, is_trouble=True)
        elif self._is_wanted(len(keys), seconds):
            self._renew(embedder, keys)

    def _is_wanted(self, count: int, seconds: float) -> bool:
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(self.tr("Renew %n vector(s)?", "", count))
        box.setInformativeText(
            self.tr(
                "The agents' index is rebuilt. That takes {time}, in which agents can read but not write. "
                "You can go on working."
            ).format(time=rough_time(seconds))
        )
        renew = box.addButton(self.tr("Renew %n vector(s)", "", count), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        is_wanted = box.clickedButton() is renew
        box.deleteLater()
        return is_wanted

    def _renew(self, embedder: Embedder, keys: Sequence[Key]) -> None:
        snapshot = self._session.snapshot
        assert snapshot is not None
        rows = [snapshot.row(key) for key in keys]
        texts = [
            "" if row is None else embedded_text(key.namespace, snapshot.metadata(row))
            for key, row in zip(keys, rows, strict=True)
        ]

        def embed(report: Report) -> Matrix:
            return embedder.embed(texts, report)

        def make(vectors: Matrix) -> None:
            self._session.writes.make(lambda editing: stale_vectors.reembed(editing, keys, vectors))

        self._session.tasks.run(self.tr("Renewing vectors"), embed, make, self.failed.emit, Lane.WRITING)
