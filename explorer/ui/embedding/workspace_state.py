"""How much of the open workspace can be found by meaning with the chosen model, and what to do where it is not all."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from explorer.memory.protocols import Embedder
from explorer.services.coverage import Coverage, coverage
from explorer.services.stale_vectors import OtherModel, other_vectors
from explorer.ui import formats
from explorer.ui.details.hint import Hint
from explorer.ui.dialogs.texts import plain, quiet
from explorer.ui.embedding.embedding_words import EmbeddingWords
from explorer.ui.session import Session

_NAME_LENGTH = 60


class WorkspaceState(QWidget):
    """Counted once, and again where the file changes. There is nothing to see while no workspace is open."""

    renew_requested = Signal()
    reembed_requested = Signal()
    counted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._words = EmbeddingWords(self)
        self._embedder: Embedder | None = None
        self._is_in_use = True
        self.coverage: Coverage | None = None
        self.other: OtherModel | None = None
        self._title, self._counts, self._whose = quiet(), plain(), Hint("warning")
        self.renew, self.reembed = QPushButton(), QPushButton()
        self.renew.clicked.connect(self.renew_requested)
        self.reembed.clicked.connect(self.reembed_requested)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.renew, self.reembed):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        for each in (self._title, self._whose, self._counts):
            column.addWidget(each)
        column.addLayout(row)
        session.refreshed.connect(self._count)
        self._count()

    @property
    def text(self) -> str:
        """What is said of the workspace."""
        return " ".join(filter(None, (self._whose.text, self._counts.text())))

    def judge(self, embedder: Embedder | None, *, is_in_use: bool) -> None:
        """Say how it stands for a model; None = the choice is none yet. `is_in_use` = the window uses it already."""
        self._embedder, self._is_in_use = embedder, is_in_use
        snapshot = self._session.snapshot
        self.other = None if embedder is None or snapshot is None else other_vectors(snapshot, embedder)
        self._show()

    def end(self) -> None:
        """Take no answer any more."""
        self._session.refreshed.disconnect(self._count)
        self._session.tasks.forget("coverage")

    def dress(self) -> None:
        """Take the colours of the palette."""
        self._whose.dress()

    def _count(self) -> None:
        now = self._session.now()
        self._session.ask("coverage", lambda snapshot: coverage(snapshot, None, now), self._take, is_long=True)
        self.judge(self._embedder, is_in_use=self._is_in_use)

    def _take(self, found: Coverage) -> None:
        self.coverage = found
        self._show()
        self.counted.emit()

    def _show(self) -> None:
        path, found, is_writable = self._session.path, self.coverage, not self._session.writes.is_read_only
        name = "" if path is None else formats.isolated(formats.one_line(path.name, _NAME_LENGTH))
        self._title.setText(self.tr("The workspace {name}").format(name=name))
        self._whose.say("" if self.other is None else self._words.other(self.other))
        self._counts.setText(self.tr("Counting…") if found is None else " ".join(self._words.coverage(found)))
        self._counts.setVisible(self.other is None)
        pending = 0 if found is None else found.pending
        has_model = self._embedder is not None
        self.renew.setText(self._words.renew(pending))
        self.renew.setVisible(bool(pending) and is_writable and has_model and self.other is None and self._is_in_use)
        self.reembed.setText(
            self.tr("Re-embed all…") if self._is_in_use else self.tr("Use this model, and re-embed all…")
        )
        has_reason = self.other is not None or (found is not None and found.missing > 0)
        self.reembed.setVisible(has_reason and is_writable and has_model)
