from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.errors import MemoryExplorerError, ModelMissing
from explorer.ui.agent_view.question_vector import QuestionVector
from explorer.ui.tasks import Tasks
from tests.ui.agent_view.conftest import HandEmbedder
from tests.ui.conftest import PATIENCE


@pytest.fixture
def vector(tasks: Tasks, embedder: HandEmbedder) -> QuestionVector:
    return QuestionVector(tasks, embedder)


def test_only_the_newest_question_waits_and_the_one_at_work_is_not_stopped(
    vector: QuestionVector, embedder: HandEmbedder, qtbot: QtBot
) -> None:
    embedder.free.clear()
    for text in ("d", "da", "dat", "data"):
        vector.want(text)
    assert vector.is_coming
    assert vector.of("d") is None
    embedder.free.set()
    qtbot.waitUntil(lambda: vector.of("data") is not None, timeout=PATIENCE)
    assert embedder.asked == ["d", "data"]
    assert vector.of("d") is not None, "what was computed is kept"
    qtbot.waitUntil(lambda: not vector.is_coming, timeout=PATIENCE)
    vector.want("d")
    assert not vector.is_coming


def test_another_model_knows_nothing_of_what_the_one_before_said(
    vector: QuestionVector, embedder: HandEmbedder, qtbot: QtBot
) -> None:
    vector.want("known")
    qtbot.waitUntil(lambda: vector.of("known") is not None, timeout=PATIENCE)
    embedder.free.clear()
    vector.want("late")
    other = HandEmbedder()
    with qtbot.waitSignal(vector.changed):
        vector.use(other)
    assert vector.of("known") is None
    vector.want("known")
    embedder.trouble = ModelMissing("Gone.")
    embedder.free.set()
    qtbot.waitUntil(lambda: vector.of("known") is not None, timeout=PATIENCE)
    assert other.asked == ["known"]
    assert vector.of("late") is None
    assert vector.trouble == ""


def test_a_missing_model_is_asked_once(vector: QuestionVector, embedder: HandEmbedder, qtbot: QtBot) -> None:
    embedder.trouble = ModelMissing("No model.")
    with qtbot.waitSignal(vector.changed, timeout=PATIENCE):
        vector.want("a")
    assert vector.trouble == "No model."
    assert vector.is_given_up("b")
    vector.want("b")
    assert embedder.asked == ["a"]
    embedder.trouble = None
    vector.try_again()
    with qtbot.waitSignal(vector.changed, timeout=PATIENCE):
        vector.want("b")
    assert vector.of("b") is not None
    assert vector.trouble == ""


def test_a_process_that_died_is_started_for_the_next_question_not_for_the_same(
    vector: QuestionVector, embedder: HandEmbedder, qtbot: QtBot
) -> None:
    embedder.trouble = MemoryExplorerError("It ended.")
    with qtbot.waitSignal(vector.changed, timeout=PATIENCE):
        vector.want("a")
    vector.want("a")
    assert embedder.asked == ["a"]
    embedder.trouble = None
    with qtbot.waitSignal(vector.changed, timeout=PATIENCE):
        vector.want("b")
    assert not vector.is_given_up("b")


def test_without_a_model_nothing_is_wanted(tasks: Tasks) -> None:
    vector = QuestionVector(tasks, None)
    vector.want("a")
    assert not vector.is_coming


def test_a_window_that_goes_does_not_wait_for_the_model(
    vector: QuestionVector, embedder: HandEmbedder, tasks: Tasks
) -> None:
    embedder.free.clear()
    vector.want("a")
    tasks.close()
    assert vector.of("a") is None
