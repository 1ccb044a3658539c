"""The embedding model in the window: chosen in a dialog, handed to all who use it, told where vectors are not of it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from explorer.memory.protocols import Embedder, Snapshot
from explorer.services.stale_vectors import OtherModel, other_vectors, stale_facts
from explorer.ui import formats
from explorer.ui.agent_view.agent_view import AgentView
from explorer.ui.embedding.embedding_words import EmbeddingWords
from explorer.ui.embedding.model_dialog import ModelDialog, Wish
from explorer.ui.embedding.model_in_use import ModelInUse
from explorer.ui.embedding.reembedding import Reembedding
from explorer.ui.maintenance.maintaining import Maintaining
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.status import StatusLine
from explorer.ui.vector_renewal import VectorRenewal
from explorer.ui.widgets.notice import Notice


class Embedding(QObject):
    """Nothing is embedded by itself: what waits, or is of another model, is said in the status line, with a way out."""

    def __init__(self, session: Session, settings: Settings, embedder: Embedder | None, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._window = session, window
        self._words = EmbeddingWords(self)
        self.in_use = ModelInUse(session, settings, embedder, self)
        self.other: OtherModel | None = None
        """Whose vectors the open workspace has, where they are of another model."""

    def follow(
        self, status: StatusLine, notice: Notice, maintaining: Maintaining, agent: AgentView, renewal: VectorRenewal
    ) -> None:
        """From now on do what these ask for; `status` says what is wrong, `agent` and `renewal` use what is chosen."""
        session, self._status, self._notice = self._session, status, notice
        self._agent, self._renewal = agent, renewal
        self.reembedding = Reembedding(session, self.in_use, notice, self._window)
        self.reembedding.choice_requested.connect(self.choose)
        self.reembedding.renew_requested.connect(renewal.start)
        agent.model_requested.connect(self.choose)
        maintaining.vectors_requested.connect(renewal.start)
        for part in (maintaining, agent, renewal):
            part.reembed_requested.connect(self.reembed)
        status.vectors_requested.connect(self._answer)
        self.in_use.changed.connect(self._hand_on)
        session.opened.connect(self._look)
        session.refreshed.connect(self._look)

    def choose(self) -> None:
        """Show which model is used and how the workspace stands for it, and let the person choose another one."""
        dialog = ModelDialog(self._session, self.in_use, self._window)
        wish = dialog.wish if dialog.exec() else Wish.NOTHING
        dialog.end()
        dialog.deleteLater()
        if wish is Wish.REEMBED:
            self.reembed()
        elif wish is Wish.RENEW:
            self._renewal.start()

    def reembed(self) -> None:
        """Replace all vectors of the workspace, once the person was told what that means."""
        self.reembedding.start()

    def _hand_on(self) -> None:
        embedder = self.in_use.embedder
        self._agent.use(embedder)
        self._renewal.use(embedder)
        self._look()
        if embedder is not None:
            text = self.tr("New texts are embedded with {model} from now on.")
            self._notice.say(text.format(model=formats.isolated(embedder.name)))

    def _look(self) -> None:
        embedder = self.in_use.embedder
        if embedder is None:
            return

        def look(snapshot: Snapshot) -> tuple[OtherModel | None, int]:
            other = other_vectors(snapshot, embedder)
            return other, 0 if other is not None else len(stale_facts(snapshot))

        self._session.ask("vectors of the file", look, lambda found: self._show(*found), is_long=True)

    def _show(self, other: OtherModel | None, waiting: int) -> None:
        self.other = other
        if other is not None:
            self._status.say_vectors(self.tr("Vectors of another model"), self._words.other(other))
        elif waiting and not self._session.writes.is_read_only:
            about = self.tr("Agents find these texts by what they said before, or not by meaning. Press to renew.")
            self._status.say_vectors(self._words.waiting(waiting), about)
        else:
            self._status.say_vectors("")

    def _answer(self) -> None:
        """The person pressed what the status line says."""
        if self.other is not None:
            self.choose()
        else:
            self._renewal.start()
