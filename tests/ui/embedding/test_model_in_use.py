from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.journal import Committer
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.embedding_choice import EmbeddingModel, ModelSource
from explorer.services.embedding_folder import described
from explorer.store.workspace import Workspace
from explorer.ui.embedding.model_in_use import ModelInUse
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.tasks import Tasks
from tests.ui.conftest import PATIENCE, PERSON, Clock
from tests.ui.fake_committer import FakeCommitter


@pytest.fixture
def opened(tasks: Tasks, clock: Clock, workspace: Path, qtbot: QtBot) -> tuple[Session, list[FakeCommitter]]:
    made: list[FakeCommitter] = []

    def open_committer(path: Path) -> Committer:
        made.append(FakeCommitter())
        return made[-1]

    session = Session(tasks, clock, Workspace, open_committer, PERSON)
    with qtbot.waitSignal(session.opened, timeout=PATIENCE):
        session.open(workspace)
    return session, made


def test_another_model_is_used_at_once_and_next_time(
    opened: tuple[Session, list[FakeCommitter]], settings: Settings, tiny_model: Path, workspace: Path, qtbot: QtBot
) -> None:
    session, committers = opened
    start = MiniLmEmbedder()
    in_use = ModelInUse(session, settings, start)
    model = EmbeddingModel(ModelSource.FOLDER, str(tiny_model))
    with qtbot.waitSignal(in_use.changed):
        in_use.use(model, described(tiny_model))
    assert in_use.model == model
    assert in_use.embedder is not None
    assert (in_use.embedder.name, in_use.embedder.dimension) == ("tiny", 32)
    assert committers[0].embedder is in_use.embedder
    with qtbot.waitSignal(session.opened, timeout=PATIENCE):
        session.open(workspace)
    assert committers[1].embedder is in_use.embedder
    before = in_use.embedder
    in_use.use(model, described(tiny_model))
    assert in_use.embedder is before, "a model takes seconds to load"
    assert ModelInUse(session, settings, None).model == model
    in_use.use(EmbeddingModel(), None)
    assert isinstance(in_use.embedder, MiniLmEmbedder)
    in_use.close()
    session.close()


def test_what_writes_keeps_the_model_of_the_start_until_another_is_chosen(
    opened: tuple[Session, list[FakeCommitter]], settings: Settings, workspace: Path, qtbot: QtBot
) -> None:
    session, committers = opened
    in_use = ModelInUse(session, settings, MiniLmEmbedder())
    assert in_use.model == EmbeddingModel()
    with qtbot.waitSignal(session.opened, timeout=PATIENCE):
        session.open(workspace)
    assert [each.embedder for each in committers] == [None, None]
    session.close()
