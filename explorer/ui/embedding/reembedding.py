"""All vectors replaced by those of the model in use: tried first, then asked, done beside the window, and told."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from explorer.memory.errors import MemoryExplorerError, ModelDamaged, ModelMissing
from explorer.memory.journal import Committer
from explorer.memory.protocols import Embedder, Report
from explorer.memory.reembedding import CannotReembed, Reembedded, ReembeddingPlan, plan_reembedding
from explorer.services.deletion import rebuild_seconds
from explorer.services.embedding import EmbeddingFailed
from explorer.services.reembedding import embedding_seconds
from explorer.ui.embedding.embedding_words import EmbeddingWords, not_replaced
from explorer.ui.embedding.model_in_use import ModelInUse
from explorer.ui.embedding.reembed_dialog import ReembedDialog
from explorer.ui.session import Session
from explorer.ui.tasks import Job, Lane
from explorer.ui.widgets.notice import Notice

_COUNTED, _WRITING = 0.3, 0.7
_OF_THE_MODEL = (ModelMissing, ModelDamaged, EmbeddingFailed, CannotReembed)


class Reembedding(QObject):
    """One at a time. The model is tried before the question, so that it says how long it takes."""

    choice_requested = Signal()
    """The model does not run: another one may be chosen."""
    renew_requested = Signal()
    """What agents changed meanwhile is to be caught up."""

    def __init__(self, session: Session, in_use: ModelInUse, notice: Notice, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._in_use, self._notice, self._window = session, in_use, notice, window
        self._words = EmbeddingWords(self)
        self._job: Job | None = None

    @property
    def is_running(self) -> bool:
        """Whether it is being tried or done."""
        return self._session.tasks.has(self._job)

    def start(self) -> None:
        """Count the texts, try the model, and ask."""
        session, embedder = self._session, self._in_use.embedder
        snapshot, committer = session.snapshot, session.writes.committer
        if embedder is None or snapshot is None or committer is None or self.is_running:
            return
        path, ahead = snapshot.file.path, session.writes.ahead

        def work(report: Report) -> tuple[ReembeddingPlan, float]:
            plan = plan_reembedding(snapshot, lambda done: report(_COUNTED * done), ahead)
            if obstacle := plan.obstacle(embedder.dimension, path.name):
                raise CannotReembed(obstacle)
            seconds = embedding_seconds(embedder, plan.texts, lambda done: report(_COUNTED + (1 - _COUNTED) * done))
            return plan, seconds + rebuild_seconds(snapshot)

        def ask(found: tuple[ReembeddingPlan, float]) -> None:
            if committer is session.writes.committer:
                self._ask(committer, embedder, *found)

        title = self.tr("Trying the model {name}").format(name=embedder.name)
        self._job = session.tasks.run(title, work, ask, self._explain, Lane.COMPARING)

    def _ask(self, committer: Committer, embedder: Embedder, plan: ReembeddingPlan, seconds: float) -> None:
        dialog = ReembedDialog(plan, embedder, seconds, committer.copy_before().parent, self._window)
        is_wanted = dialog.exec()
        dialog.deleteLater()
        if is_wanted and committer is self._session.writes.committer:
            self._replace(committer, embedder)

    def _replace(self, committer: Committer, embedder: Embedder) -> None:
        session = self._session
        snapshot, path = session.snapshot, session.path
        assert snapshot is not None
        assert path is not None
        person = session.writes.editing(snapshot).by

        def work(report: Report) -> Reembedded:
            def tell(done: float) -> None:
                report(done)
                if done >= _WRITING:
                    # Before it is there: the window may look at the file before this job has ended.
                    session.expect_rewritten()

            return committer.reembed(embedder, person, tell)

        def take(done: Reembedded) -> None:
            if committer is session.writes.committer:
                # What waited was written along with it, and the step is in the history.
                session.writes.ask_journal(lambda _: None, lambda _: None)
                self._tell(path, embedder, done)

        def stop() -> None:
            self._notice.say(self.tr("Stopped: no vector was replaced, the file is as it was."))

        title = self.tr("Embedding all texts anew")
        self._job = session.tasks.run(title, work, take, self._explain, Lane.WRITING, stop)

    def _tell(self, path: Path, embedder: Embedder, done: Reembedded) -> None:
        trouble = done.committed.trouble
        if trouble is not None:
            again = (self.tr("Try again"), self.start)
            self._notice.say(not_replaced(trouble, path.name), again, is_trouble=True)
            return
        self._session.refresh()
        renew = [(self._words.renew(done.stale), self.renew_requested.emit)] if done.stale else []
        self._notice.say(self._words.done(done, embedder.name), *renew)

    def _explain(self, error: MemoryExplorerError) -> None:
        choose = (self.tr("Embedding model…"), self.choice_requested.emit)
        self._notice.say(str(error), *([choose] if isinstance(error, _OF_THE_MODEL) else []), is_trouble=True)
