"""The embedding model that the window uses: remembered, changed while it runs, handed on to what writes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from explorer.memory.protocols import Embedder
from explorer.services.embedding import ModelEmbedder
from explorer.services.embedding_choice import EmbeddingModel
from explorer.services.embedding_folder import ModelFolder
from explorer.services.embedding_kept import keep, kept_embedder, kept_model
from explorer.ui.session import Session
from explorer.ui.settings import EMBEDDING, Settings


class ModelInUse(QObject):
    """What is at work with the model before goes on with that one to its end."""

    changed = Signal()
    """`embedder` is another one."""

    def __init__(
        self, session: Session, settings: Settings, embedder: Embedder | None, parent: QObject | None = None
    ) -> None:
        """`embedder` is the one that was made at the start; None = texts are not embedded."""
        super().__init__(parent)
        self._session, self._settings = session, settings
        self.embedder = embedder
        self._was_chosen = False
        self._running = [embedder] if isinstance(embedder, ModelEmbedder) else []
        session.opened.connect(self._hand_on)

    @property
    def model(self) -> EmbeddingModel:
        """Which model was chosen."""
        return kept_model(self._settings.text(EMBEDDING))

    def use(self, model: EmbeddingModel, found: ModelFolder | None) -> None:
        """Use this model from now on, which was `found` so; None only for the default, which may not be installed.

        Where it is the one in use, that stays: a model takes seconds to load.
        """
        text = keep(model, found)
        if text == self._settings.text(EMBEDDING):
            return
        self._settings.set(EMBEDDING, text)
        before, made = self.embedder, kept_embedder(text)
        self._running.append(made)
        self.embedder, self._was_chosen = made, True
        self._hand_on()
        if isinstance(before, ModelEmbedder):
            # It waits until nobody is at work with that model any more.
            self._session.tasks.ask(f"end of {id(before)}", before.close, lambda _: None, is_long=True)
        self.changed.emit()

    def close(self) -> None:
        """End the models' processes, once nothing is at work any more."""
        for each in self._running:
            each.close()

    def _hand_on(self) -> None:
        committer = self._session.writes.committer
        if committer is not None and self._was_chosen:
            # A workspace that is opened gets the one of the start.
            committer.use(self.embedder)
