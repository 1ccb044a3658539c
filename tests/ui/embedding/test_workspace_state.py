from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from explorer.ui.embedding.workspace_state import WorkspaceState
from tests.ui.conftest import Agent
from tests.ui.embedding.conftest import Desk, HandModel

MODEL, OTHER = HandModel("all-MiniLM-L6-v2"), HandModel("acme/other", 5)


@pytest.fixture
def state(desk: Desk, workspace: Path, hire: Callable[[Path], Agent], qtbot: QtBot) -> WorkspaceState:
    agent = hire(workspace)
    agent.change("cache", embedding_stale=True)
    agent.close()
    desk.open(workspace)
    made = WorkspaceState(desk.session)
    qtbot.addWidget(made)
    made.judge(MODEL, is_in_use=True)
    made.show()
    assert made.text == "Counting…"
    desk.wait(lambda: made.coverage is not None)
    return made


def test_it_counts_and_offers_to_catch_up(state: WorkspaceState, qtbot: QtBot) -> None:
    assert "1 wait(s) for a new one" in state.text
    assert state.renew.isVisible()
    assert state.renew.text() == "Renew 1 vector(s)…"
    assert state.reembed.isHidden()
    with qtbot.waitSignal(state.renew_requested):
        state.renew.click()


def test_vectors_of_another_model_are_told_with_the_way_out(state: WorkspaceState, qtbot: QtBot) -> None:
    state.judge(OTHER, is_in_use=False)
    assert "3 dimension(s)" in state.text
    assert state.renew.isHidden()
    assert state.reembed.text() == "Use this model, and re-embed all…"
    with qtbot.waitSignal(state.reembed_requested):
        state.reembed.click()
    state.judge(OTHER, is_in_use=True)
    assert state.reembed.text() == "Re-embed all…"
    state.judge(None, is_in_use=False)
    assert state.reembed.isHidden()


def test_it_is_counted_again_where_the_file_changes(state: WorkspaceState, desk: Desk, workspace: Path) -> None:
    agent = Agent(workspace)
    agent.change("cache", embedding_stale=False)
    agent.close()
    desk.wait(lambda: state.coverage is not None and not state.coverage.pending)
    assert state.renew.isHidden()
