from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.errors import ModelMissing
from explorer.memory.protocols import Report
from explorer.services.embedding_choice import EmbeddingModel, ModelSource
from explorer.services.embedding_folder import ModelFolder, described
from explorer.ui.embedding.model_search import ModelSearch
from explorer.ui.maintenance.job_strip import JobStrip
from explorer.ui.session import Session
from tests.ui.conftest import PATIENCE

HUB = EmbeddingModel(ModelSource.HUB, "acme/none")


@pytest.fixture
def search(session: Session, qtbot: QtBot) -> Iterator[ModelSearch]:
    strip = JobStrip(session)
    qtbot.addWidget(strip)
    made = ModelSearch(session, strip)
    yield made
    made.end()
    qtbot.waitUntil(lambda: session.tasks.is_idle, timeout=PATIENCE)


Fetch = Callable[[EmbeddingModel, Report], ModelFolder]


@pytest.fixture
def fetching(monkeypatch: pytest.MonkeyPatch) -> Callable[[Fetch], None]:
    """Have models fetched without a network."""
    return lambda fetch: monkeypatch.setattr("explorer.ui.embedding.model_search.fetched", fetch)


def looked(search: ModelSearch, model: EmbeddingModel, qtbot: QtBot) -> ModelSearch:
    search.look(model)
    assert search.is_looking
    qtbot.waitUntil(lambda: not search.is_looking, timeout=PATIENCE)
    return search


def test_the_newest_choice_is_looked_at(search: ModelSearch, tiny_model: Path, qtbot: QtBot) -> None:
    search.look(EmbeddingModel(ModelSource.FOLDER, "/nowhere"))
    looked(search, EmbeddingModel(ModelSource.FOLDER, str(tiny_model)), qtbot)
    assert search.found == described(tiny_model)
    assert search.trouble == ""
    search.look(None, "Nothing yet.")
    assert search.trouble == "Nothing yet."
    assert not search.found
    assert not search.is_looking


def test_what_is_wrong_is_a_sentence(search: ModelSearch, tmp_path: Path, qtbot: QtBot) -> None:
    looked(search, EmbeddingModel(ModelSource.FOLDER, str(tmp_path)), qtbot)
    assert "no sentence-transformers model" in search.trouble
    assert not search.can_fetch
    search.fetch()
    assert not search.is_fetching


def test_a_model_of_the_hub_is_fetched_when_asked(
    search: ModelSearch, tiny_model: Path, fetching: Callable[[Fetch], None], qtbot: QtBot
) -> None:
    asked: list[EmbeddingModel] = []

    def fetch(model: EmbeddingModel, report: Report) -> ModelFolder:
        asked.append(model)
        if len(asked) == 1:
            raise ModelMissing("The hub is not reached.")
        return described(tiny_model, model.place)

    fetching(fetch)
    looked(search, HUB, qtbot)
    assert search.can_fetch
    assert asked == []
    for trouble in ("The hub is not reached.", ""):
        search.fetch()
        assert search.is_fetching
        qtbot.waitUntil(lambda: not search.is_fetching, timeout=PATIENCE)
        assert search.trouble == trouble
    assert search.found == described(tiny_model, "acme/none")
    assert not search.can_fetch


def test_fetching_can_be_stopped_and_ends_with_another_choice(
    search: ModelSearch, fetching: Callable[[Fetch], None], qtbot: QtBot
) -> None:
    never = threading.Event()

    def fetch(model: EmbeddingModel, report: Report) -> ModelFolder:
        while not never.wait(0.01):
            report(0.0)
        raise AssertionError

    fetching(fetch)
    looked(search, HUB, qtbot)
    search.fetch()
    search._strip.stop()
    qtbot.waitUntil(lambda: not search.is_fetching, timeout=PATIENCE)
    assert "you stopped it" in search.trouble
    assert search.can_fetch
    search.fetch()
    search.look(None)
    qtbot.waitUntil(lambda: not search.is_fetching, timeout=PATIENCE)
    assert search.trouble == ""
