from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.errors import ModelMissing
from explorer.memory.keys import Key
from explorer.services.edits import set_fields
from explorer.store.workspace import Workspace
from explorer.ui.embedding.model_in_use import ModelInUse
from explorer.ui.embedding.reembed_dialog import ReembedDialog
from explorer.ui.embedding.reembedding import Reembedding
from explorer.ui.settings import Settings
from tests.ui.conftest import MAIN, Agent
from tests.ui.driving import stored
from tests.ui.embedding.conftest import Desk, HandModel


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The buttons of the questions that were asked; each is answered with yes."""
    captions: list[str] = []

    def answer(dialog: ReembedDialog) -> int:
        captions.append(dialog.do.text())
        return 1

    monkeypatch.setattr(ReembedDialog, "exec", answer)
    return captions


@pytest.fixture
def model() -> HandModel:
    return HandModel("acme/other", 5)


@pytest.fixture
def reembedding(desk: Desk, settings: Settings, model: HandModel, workspace: Path) -> Reembedding:
    desk.open(workspace)
    return Reembedding(desk.session, ModelInUse(desk.session, settings, model), desk.notice, desk.window)


def dimension(path: Path) -> int:
    return Workspace(path).scan(lambda _: None).file.dimension


def test_every_vector_is_replaced_after_asking(
    desk: Desk, reembedding: Reembedding, asked: list[str], workspace: Path
) -> None:
    written: list[bool] = []
    desk.session.activity_changed.connect(lambda: written.append(desk.session.agent_is_writing))
    reembedding.start()
    assert reembedding.is_running
    desk.wait(lambda: desk.notice.text)
    assert desk.notice.text.startswith("Replaced the vectors of 19 text(s) by those of acme/other.")
    assert asked == ["Re-embed 19 text(s)"]
    desk.wait(lambda: desk.session.snapshot is not None and desk.session.snapshot.file.dimension == 5)
    desk.wait(lambda: [step.change.kind.value for step in desk.session.writes.standing.steps] == ["reembed all"])
    assert dimension(workspace) == 5
    assert stored(workspace, "workspace", "__workspace__")["embedding_model"] == "acme/other"
    assert stored(workspace, "cache")["tags"] == ["redis", "speed"]
    assert not any(written), "it is not taken for an agent's work"


def test_a_busy_file_is_told_and_what_waits_is_written_along(
    desk: Desk, reembedding: Reembedding, asked: list[str], workspace: Path
) -> None:
    agent = Agent(workspace)
    desk.session.writes.make(lambda editing: set_fields(editing, [Key(MAIN, "cache")], {"confidence": 0.7}))
    reembedding.start()
    desk.wait(lambda: desk.notice.text)
    assert "an agent has" in desk.notice.text
    assert dimension(workspace) == 3
    agent.close()
    desk.press("Try again")
    desk.wait(lambda: desk.notice.text.startswith("Replaced"))
    assert len(asked) == 2
    assert dimension(workspace) == 5
    desk.wait(lambda: desk.session.writes.is_quiet)
    assert stored(workspace, "cache")["confidence"] == 0.7


def test_stopped_it_leaves_the_file_as_it_was(
    desk: Desk, reembedding: Reembedding, asked: list[str], model: HandModel, workspace: Path, qtbot: QtBot
) -> None:
    before = workspace.read_bytes()
    tasks = desk.session.tasks
    reembedding.start()
    desk.wait(lambda: asked)
    model.free.clear()
    desk.wait(lambda: tasks.current is not None and tasks.current.title == "Embedding all texts anew")
    assert tasks.current is not None
    tasks.current.cancel()
    desk.wait(lambda: desk.notice.text.startswith("Stopped: no vector was replaced"))
    assert workspace.read_bytes() == before
    model.free.set()


def test_without_a_yes_nothing_is_done(
    desk: Desk, reembedding: Reembedding, monkeypatch: pytest.MonkeyPatch, workspace: Path
) -> None:
    asked: list[bool] = []

    def answer(_: ReembedDialog) -> int:
        asked.append(True)
        return 0

    monkeypatch.setattr(ReembedDialog, "exec", answer)
    reembedding.start()
    desk.wait(lambda: asked)
    desk.wait(lambda: not reembedding.is_running)
    assert desk.session.writes.standing.steps == ()
    assert dimension(workspace) == 3


def test_a_model_that_does_not_run_is_told_before_anything_is_asked(
    desk: Desk, reembedding: Reembedding, asked: list[str], model: HandModel, qtbot: QtBot
) -> None:
    model.trouble = ModelMissing("Install one.")
    reembedding.start()
    desk.wait(lambda: desk.notice.text == "Install one.")
    with qtbot.waitSignal(reembedding.choice_requested):
        desk.press("Embedding model…")
    assert asked == []


def test_what_agents_change_meanwhile_waits_for_its_vector(
    desk: Desk, reembedding: Reembedding, asked: list[str], model: HandModel, workspace: Path,
    hire: Callable[[Path], Agent], qtbot: QtBot,
) -> None:  # fmt: skip
    embed = model.embed

    def meanwhile(texts: object, report: object) -> object:
        if asked:
            agent = Agent(workspace)
            agent.remember("late", "Late to the party", MAIN)
            agent.close()
        return embed(texts, report)  # type: ignore[arg-type]

    model.embed = meanwhile  # type: ignore[method-assign, assignment]
    reembedding.start()
    desk.wait(lambda: desk.notice.text)
    assert "1 text(s) changed meanwhile" in desk.notice.text
    with qtbot.waitSignal(reembedding.renew_requested):
        desk.press("Renew 1 vector(s)…")
