from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
import vectlite
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from explorer.memory.errors import ModelMissing
from explorer.memory.protocols import Matrix, Report
from explorer.ui.session import Session
from explorer.ui.vector_renewal import VectorRenewal
from explorer.ui.widgets.notice import Notice
from tests.ui.conftest import MAIN, PATIENCE, Agent


class Embedding:
    """Gives every text the same unit vector of three numbers, or fails."""

    name = "all-MiniLM-L6-v2"
    dimension = 3

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        if self.error is not None:
            raise self.error
        return np.eye(3, dtype=np.float32)[[2] * len(texts)]


class Desk:
    """A session on a workspace, and what it takes to renew its vectors."""

    def __init__(self, session: Session, qtbot: QtBot) -> None:
        self.session, self.qtbot = session, qtbot
        self.window = QWidget()
        self.notice = Notice(self.window)
        self.embedding = Embedding()
        qtbot.addWidget(self.window)
        self.window.show()

    def open(self, path: Path) -> VectorRenewal:
        renewal = VectorRenewal(self.session, self.embedding, self.notice, self.window)
        with self.qtbot.waitSignal(self.session.opened, timeout=PATIENCE):
            self.session.open(path)
        return renewal


@pytest.fixture
def desk(session: Session, qtbot: QtBot) -> Iterator[Desk]:
    yield Desk(session, qtbot)
    qtbot.waitUntil(lambda: session.tasks.is_idle, timeout=PATIENCE)


@pytest.fixture
def stale(workspace: Path, hire: Callable[[Path], Agent]) -> Path:
    agent = hire(workspace)
    agent.change("cache", embedding_stale=True)
    agent.close()
    return workspace


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], list[str]]:
    """Have the question answered by its first button or its second; the texts that were asked."""

    def choose(number: int) -> list[str]:
        asked: list[str] = []

        def exec_(box: QMessageBox) -> int:
            asked.extend([box.text(), box.informativeText()])
            box.buttons()[number].click()
            return 0

        monkeypatch.setattr(QMessageBox, "exec", exec_)
        return asked

    return choose


def vector(path: Path) -> list[float]:
    with closing(vectlite.open(str(path))) as database:
        record = database.get("cache", namespace=MAIN)
    assert record is not None
    assert record["metadata"].get("tags") == ["redis", "speed"]
    return list(record["vector"])


def test_vectors_are_renewed_after_asking(desk: Desk, stale: Path, answer: Callable[[int], list[str]]) -> None:
    asked = answer(0)
    renewal = desk.open(stale)
    with desk.qtbot.waitSignal(desk.session.writes.changed, timeout=PATIENCE):
        renewal.start()
    assert asked[0] == "Renew 1 vector(s)?"
    assert "a few seconds" in asked[1]
    desk.qtbot.waitUntil(lambda: desk.session.writes.is_quiet, timeout=PATIENCE)
    assert vector(stale) == [0.0, 0.0, 1.0]
    renewal.start()
    desk.qtbot.waitUntil(lambda: desk.notice.text == "All vectors fit their texts.", timeout=PATIENCE)


def test_without_a_yes_nothing_is_done(desk: Desk, stale: Path, answer: Callable[[int], list[str]]) -> None:
    asked = answer(1)
    before = vector(stale)
    desk.open(stale).start()
    desk.qtbot.waitUntil(lambda: bool(asked), timeout=PATIENCE)
    assert desk.session.writes.standing.steps == ()
    assert vector(stale) == before


def test_a_model_that_is_missing_is_told(desk: Desk, stale: Path, answer: Callable[[int], list[str]]) -> None:
    answer(0)
    desk.embedding.error = ModelMissing("Install one.")
    renewal = desk.open(stale)
    with desk.qtbot.waitSignal(renewal.failed, timeout=PATIENCE) as told:
        renewal.start()
    assert str(told.args[0]) == "Install one."


def test_vectors_of_another_model_are_left_alone(
    desk: Desk, stale: Path, hire: Callable[[Path], Agent], answer: Callable[[int], list[str]]
) -> None:
    asked = answer(0)
    agent = hire(stale)
    agent.remember("workspace", "", "__workspace__", embedding_model="BAAI/bge-small")
    agent.close()
    desk.open(stale).start()
    desk.qtbot.waitUntil(lambda: "BAAI/bge-small" in desk.notice.text, timeout=PATIENCE)
    assert asked == []


def test_vectors_of_another_dimension_are_left_alone(
    desk: Desk, stale: Path, monkeypatch: pytest.MonkeyPatch, answer: Callable[[int], list[str]]
) -> None:
    asked = answer(0)
    monkeypatch.setattr(Embedding, "dimension", 384)
    renewal = desk.open(stale)
    renewal.start()
    desk.qtbot.waitUntil(lambda: "another model (3 dimension(s))" in desk.notice.text, timeout=PATIENCE)
    assert asked == []
    with desk.qtbot.waitSignal(renewal.reembed_requested):
        desk.notice.buttons[0].click()


def test_another_model_renews_from_then_on(desk: Desk, stale: Path, answer: Callable[[int], list[str]]) -> None:
    answer(0)
    renewal = desk.open(stale)
    renewal.use(Embedding(ModelMissing("Gone.")))
    with desk.qtbot.waitSignal(renewal.failed, timeout=PATIENCE):
        renewal.start()
