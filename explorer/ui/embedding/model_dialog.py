"""Which embedding model is used, where it is or what is wrong with it, and what that means for the open workspace."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.protocols import Embedder
from explorer.services.embedding import ModelEmbedder
from explorer.services.embedding_choice import ModelSource
from explorer.services.embedding_folder import ModelFolder
from explorer.ui.dialogs.texts import fit, heading, plain, quiet
from explorer.ui.embedding.embedding_words import EmbeddingWords
from explorer.ui.embedding.model_choice import ModelChoice
from explorer.ui.embedding.model_in_use import ModelInUse
from explorer.ui.embedding.model_search import ModelSearch
from explorer.ui.embedding.workspace_state import WorkspaceState
from explorer.ui.maintenance.job_strip import JobStrip
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon


class Wish(Enum):
    """What is to be done once the dialog is closed."""

    NOTHING = "nothing"
    RENEW = "renew"
    REEMBED = "re-embed"


class ModelDialog(QDialog):
    """What is accepted is used at once; `wish` says what is to follow."""

    def __init__(self, session: Session, in_use: ModelInUse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Embedding model"))
        self._session = session
        self._in_use, self.wish, self._is_over = in_use, Wish.NOTHING, False
        self._words = EmbeddingWords(self)
        self.choice, self.strip = ModelChoice(in_use.model), JobStrip(session)
        self.search = ModelSearch(session, self.strip, self)
        self.state = WorkspaceState(session)
        self._sign, self._said, self._place = QLabel(), plain(), quiet()
        self._line = QWidget()
        self._line.setFixedHeight(1)
        self._lay_out()
        self.choice.sources[self.choice.source].setFocus()
        self._connect()
        self._look()

    @property
    def said(self) -> str:
        """What is said of the choice: its name and dimension, or what is wrong."""
        return self._said.text()

    @override
    def accept(self) -> None:
        model = self.search.model
        if model is not None and self._is_usable:
            self._in_use.use(model, self.search.found)
            super().accept()

    def end(self) -> None:
        """Take no answer any more: nobody sees the dialog again."""
        if not self._is_over:
            self._is_over = True
            self.search.end()
            self.state.end()

    @override
    def done(self, result: int) -> None:
        self.end()
        super().done(result)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "save"):
            self._dress()

    @property
    def _is_usable(self) -> bool:
        """Whether the choice can be saved: the default also where it is not installed yet."""
        search = self.search
        is_default = search.model is not None and search.model.source is ModelSource.DEFAULT
        return (search.found is not None or is_default) and not search.is_looking

    def _lay_out(self) -> None:
        about = self.tr(
            "A model on this computer turns texts into vectors, so that they are found by meaning. Agents find a text "
            "by meaning only where they use the same model."
        )
        found = QGridLayout()
        found.setHorizontalSpacing(8)
        found.setVerticalSpacing(2)
        found.setColumnStretch(1, 1)
        found.addWidget(self._sign, 0, 0, Qt.AlignmentFlag.AlignTop)
        found.addWidget(self._said, 0, 1)
        found.addWidget(self._place, 1, 1)
        selectable = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        self._place.setTextInteractionFlags(selectable)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addWidget(heading(self.tr("Embedding model")))
        column.addWidget(quiet(about))
        column.addWidget(self.choice)
        column.addLayout(found)
        column.addWidget(self.strip)
        column.addWidget(self._line)
        column.addWidget(self.state)
        column.addStretch(1)
        column.addWidget(self._buttons())
        # Only now does the dialog know it; else its Enter is the first button that could be one.
        self.strip.cancel.setAutoDefault(False)
        self.save.setDefault(True)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        self.save = buttons.button(QDialogButtonBox.StandardButton.Save)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _connect(self) -> None:
        self.choice.changed.connect(self._look)
        self.choice.fetch.clicked.connect(self.search.fetch)
        self.search.changed.connect(self._show)
        self.state.renew_requested.connect(lambda: self._accept_with(Wish.RENEW))
        self.state.reembed_requested.connect(lambda: self._accept_with(Wish.REEMBED))
        self.state.counted.connect(lambda: fit(self))

    def _accept_with(self, wish: Wish) -> None:
        self.wish = wish
        self.accept()

    def _look(self) -> None:
        model, trouble = self.choice.read
        self.search.look(model, trouble)

    def _show(self) -> None:
        search = self.search
        found = search.found
        self._said.setText(self._words.model(found.name, found.dimension) if found is not None else self._why_none())
        self._place.setText("" if found is None else str(found.path))
        self._place.setVisible(found is not None)
        self.choice.fetch.setEnabled(search.can_fetch)
        self.save.setEnabled(self._is_usable)
        self.state.judge(self._embedder(found), is_in_use=search.model == self._in_use.model)
        for part in (self._line, self.state):
            part.setVisible(self._session.snapshot is not None)
        self._dress()
        fit(self)

    def _embedder(self, found: ModelFolder | None) -> Embedder | None:
        """One of the choice, for its name and dimension; nothing is loaded."""
        return None if found is None else ModelEmbedder(found)

    def _why_none(self) -> str:
        search = self.search
        if search.trouble:
            return search.trouble
        if search.is_looking:
            return self.tr("Looking…")
        if search.is_fetching:
            return self.tr("It is used once all of it is here.")
        if self.choice.source is ModelSource.FOLDER:
            return self.tr("Choose the folder of a sentence-transformers model.")
        return self.tr("Type the name of a model. It is fetched when you press “Fetch”, and never by itself.")

    def _dress(self) -> None:
        search, shown = self.search, tones(self.palette())
        name, color = ("check-circle", shown.good) if search.found is not None else ("info", shown.muted)
        if search.trouble:
            name, color = "warning", shown.warning
        size = self.fontMetrics().height()
        self._sign.setPixmap(icon(name, self.palette(), color).pixmap(size, size))
        self._line.setStyleSheet(f"background: {shown.line}")
        self.state.dress()
