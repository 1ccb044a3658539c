"""The vector of the question that a person types: computed beside the window, the newest question first."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from explorer.memory.errors import MemoryExplorerError, ModelDamaged, ModelMissing
from explorer.memory.protocols import Embedder, Matrix, Report
from explorer.ui.tasks import Job, Lane, Tasks

Vector = NDArray[np.float32]
_REMEMBERED = 64


class QuestionVector(QObject):
    """At most one question is with the model, and only the newest one waits: what was typed before is skipped.

    The one at work is not stopped, as that would stop the model, which takes seconds to load; its vector is kept.
    """

    changed = Signal()
    """A vector is there, or it will not come and `trouble` says why."""

    def __init__(self, tasks: Tasks, embedder: Embedder | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.embedder = embedder
        self.trouble = ""
        """Why there is no vector, in the model's own sentence."""
        self._tasks = tasks
        self._known: dict[str, Vector] = {}
        self._at_work: Job | None = None
        self._next: str | None = None
        self._is_hopeless = False
        self._refused: str | None = None

    @property
    def is_coming(self) -> bool:
        """Whether a vector is being computed; the first one waits for the model to load."""
        return self._tasks.has(self._at_work)

    def of(self, text: str) -> Vector | None:
        """The unit vector of a text, shape (dimension,), where it is known."""
        return self._known.get(text)

    def is_given_up(self, text: str) -> bool:
        """Whether no vector of a text will come, unless the person says to try again."""
        return self._is_hopeless or text == self._refused

    def want(self, text: str) -> None:
        """Have the vector of a text computed, unless it is known or cannot be."""
        if self.embedder is None or text in self._known or self.is_given_up(text):
            self._next = None
        elif self.is_coming:
            self._next = text
        else:
            self._begin(self.embedder, text)

    def use(self, embedder: Embedder | None) -> None:
        """Embed with this model from now on; what the one before said is forgotten."""
        self.embedder, self._next = embedder, None
        self._known.clear()
        self.try_again()
        self.changed.emit()

    def try_again(self) -> None:
        """Forget that the model was missing: it may have been installed meanwhile."""
        self.trouble, self._is_hopeless, self._refused = "", False, None

    def _begin(self, embedder: Embedder, text: str) -> None:
        self._next = None

        def embed(report: Report) -> Matrix:
            return embedder.embed([text], report)

        def keep(vectors: Matrix) -> None:
            if embedder is not self.embedder:
                self._go_on()
                return
            self.trouble = ""
            while len(self._known) >= _REMEMBERED:
                del self._known[next(iter(self._known))]
            self._known[text] = vectors[0]
            self._go_on()

        def fail(error: MemoryExplorerError) -> None:
            if embedder is not self.embedder:
                self._go_on()
                return
            # Asking again at once would load everything again, for the same answer.
            self.trouble, self._refused = str(error), text
            self._is_hopeless = isinstance(error, ModelMissing | ModelDamaged)
            self._go_on()

        self._at_work = self._tasks.run("", embed, keep, fail, Lane.EMBEDDING, self._stop)

    def _go_on(self) -> None:
        waiting = self._next
        if waiting is not None:
            self.want(waiting)
        self.changed.emit()

    def _stop(self) -> None:
        self._next = None
