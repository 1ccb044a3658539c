"""Whether the chosen model is on this computer, looked at beside the window; and fetching it where a person asks."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.protocols import Report
from explorer.services.embedding_choice import EmbeddingModel, ModelSource
from explorer.services.embedding_folder import ModelFolder
from explorer.services.embedding_model import fetched, find
from explorer.ui.maintenance.job_strip import JobStrip
from explorer.ui.session import Session

_REST_MS = 200


class ModelSearch(QObject):
    """Of several choices the newest is looked at, once nobody typed for a moment."""

    changed = Signal()
    """`found`, `trouble` or `is_looking` is another."""

    def __init__(self, session: Session, strip: JobStrip, parent: QObject | None = None) -> None:
        """`strip` shows a model that is being fetched, and stops it."""
        super().__init__(parent)
        self._session, self._strip = session, strip
        self.model: EmbeddingModel | None = None
        self.found: ModelFolder | None = None
        self.trouble = ""
        """What is wrong with the choice, as a sentence; empty where nothing is."""
        self.is_looking = False
        self._number = 0
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._look)
        self._fetching: EmbeddingModel | None = None
        strip.failed.connect(lambda error: self._end_fetching(None, str(error)))
        strip.stopped.connect(lambda: self._end_fetching(None, self.tr("It was not fetched: you stopped it.")))

    @property
    def is_fetching(self) -> bool:
        """Whether a model is on its way."""
        return self._strip.is_running

    @property
    def can_fetch(self) -> bool:
        """Whether the chosen model is one that could be fetched now."""
        model = self.model
        is_of_hub = model is not None and model.source is ModelSource.HUB and bool(model.place)
        return is_of_hub and self.found is None and not self.is_looking and not self.is_fetching

    def look(self, model: EmbeddingModel | None, trouble: str = "") -> None:
        """Look at another choice soon; None = there is none yet, and `trouble` says why, or nothing."""
        self._fetching = None
        self._strip.stop()
        self.model, self.found, self.trouble = model, None, trouble
        self._number += 1
        self.is_looking = model is not None
        self._rest.stop()
        if model is not None:
            self._rest.start()
        self.changed.emit()

    def fetch(self) -> None:
        """Fetch the chosen model from the hub."""
        model = self.model
        if model is None or not self.can_fetch:
            return

        def work(report: Report) -> ModelFolder:
            return fetched(model, report)

        self.trouble, self._fetching = "", model
        self._strip.run(self.tr("Fetching {name}").format(name=model.place), work, self._end_fetching)
        self.changed.emit()

    def end(self) -> None:
        """Look for nothing any more; what is being fetched is given up."""
        self._rest.stop()
        self._number += 1
        self._strip.end()

    def _look(self) -> None:
        model, number = self.model, self._number
        assert model is not None

        def question() -> tuple[ModelFolder | None, str]:
            try:
                return find(model), ""
            except MemoryExplorerError as error:
                return None, str(error)

        def answer(result: tuple[ModelFolder | None, str]) -> None:
            if number == self._number:
                self._take(*result)

        # Weights that claim to be the default's are read whole.
        self._session.tasks.ask("embedding model", question, answer, is_long=True)

    def _end_fetching(self, found: ModelFolder | None, trouble: str = "") -> None:
        if self._fetching is None:
            # Another one was chosen meanwhile.
            self.changed.emit()
        else:
            self._fetching = None
            self._take(found, trouble)

    def _take(self, found: ModelFolder | None, trouble: str = "") -> None:
        self.found, self.trouble, self.is_looking = found, trouble, False
        self.changed.emit()
