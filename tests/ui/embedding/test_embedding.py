from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from explorer.services.embedding_choice import EmbeddingModel, ModelSource
from explorer.services.embedding_folder import described
from explorer.ui.embedding.model_dialog import ModelDialog, Wish
from explorer.ui.embedding.reembed_dialog import ReembedDialog
from explorer.ui.main_window import MainWindow
from tests.ui.conftest import PATIENCE, Agent, OpenWindow
from tests.ui.embedding.conftest import HandModel


@pytest.fixture
def shown(open_window: OpenWindow, workspace: Path, hire: Callable[[Path], Agent]) -> MainWindow:
    """A window with a model that fits, on a workspace in which a vector is out of date."""
    agent = hire(workspace)
    agent.change("cache", embedding_stale=True)
    agent.close()
    window = open_window()
    window.embedding.in_use.embedder = HandModel("all-MiniLM-L6-v2")
    window.corrections.renewal.use(window.embedding.in_use.embedder)
    window.open(workspace)
    return window


def wait_for(window: MainWindow, text: str, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.status.vectors.text() == text, timeout=PATIENCE)


def test_what_waits_is_said_in_the_status_line_and_renewed_by_it(
    shown: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    wait_for(shown, "1 text(s) wait for a vector", qtbot)
    assert shown.notice.text == "", "it does not nag"
    monkeypatch.setattr(QMessageBox, "exec", lambda box: box.buttons()[0].click())
    shown.status.vectors.click()
    wait_for(shown, "", qtbot)
    assert shown.status.vectors.isHidden()


def test_another_model_is_handed_to_all_who_use_it(
    shown: MainWindow, tiny_model: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    asked: list[str] = []

    def choose(dialog: ModelDialog) -> int:
        dialog._in_use.use(EmbeddingModel(ModelSource.FOLDER, str(tiny_model)), described(tiny_model))
        dialog.wish = Wish.NOTHING
        asked.append("model")
        return 1

    monkeypatch.setattr(ModelDialog, "exec", choose)
    shown.actions_by_name["embedding"].trigger()
    assert "tiny" in shown.notice.text
    made = shown.embedding.in_use.embedder
    agent = shown.docks.agent
    assert {id(each) for each in (made, agent.search.vector.embedder, agent.skills.tester.vector.embedder)} == {
        id(made)
    }
    wait_for(shown, "Vectors of another model", qtbot)
    assert "3 dimension(s)" in shown.status.vectors.toolTip()
    shown.status.vectors.click()
    assert asked == ["model", "model"]


def test_what_the_dialog_wants_is_begun(shown: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    wishes, asked = [Wish.REEMBED, Wish.RENEW], list[str]()

    def choose(dialog: ModelDialog) -> int:
        dialog.wish = wishes.pop(0)
        return 1

    def ask(dialog: ReembedDialog) -> int:
        asked.append(dialog.do.text())
        return 0

    def ask_plainly(box: QMessageBox) -> None:
        asked.append(box.text())
        box.buttons()[1].click()

    monkeypatch.setattr(ModelDialog, "exec", choose)
    monkeypatch.setattr(ReembedDialog, "exec", ask)
    monkeypatch.setattr(QMessageBox, "exec", ask_plainly)
    wait_for(shown, "1 text(s) wait for a vector", qtbot)
    shown.embedding.choose()
    qtbot.waitUntil(lambda: asked == ["Re-embed 19 text(s)"], timeout=PATIENCE)
    shown.embedding.choose()
    qtbot.waitUntil(lambda: asked[1:] == ["Renew 1 vector(s)?"], timeout=PATIENCE)


def test_where_nothing_can_be_changed_nothing_waits(open_window: OpenWindow, workspace: Path, qtbot: QtBot) -> None:
    agent = Agent(workspace)
    agent.change("cache", embedding_stale=True)
    agent.close()
    window = open_window(read_only=True)
    window.embedding.in_use.embedder = HandModel("all-MiniLM-L6-v2")
    window.open(workspace)
    qtbot.waitUntil(lambda: window.session.snapshot is not None, timeout=PATIENCE)
    done: list[int] = []
    window.session.ask("after it", lambda _: 1, done.append, is_long=True)
    qtbot.waitUntil(lambda: bool(done), timeout=PATIENCE)
    assert window.status.vectors.isHidden()
    assert not window.actions_by_name["reembed"].isVisible()
    assert window.actions_by_name["embedding"].isVisible()
