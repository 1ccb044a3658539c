from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.errors import NotAWorkspace, Refusal, Refused
from explorer.memory.keys import Key
from explorer.ui.change_messages import EXPLAINED
from explorer.ui.corrections import Corrections
from explorer.ui.main_window import MainWindow
from tests.ui.conftest import MAIN, Agent, OpenWindow, ids
from tests.ui.driving import DELETE, Driver, press

Hire = Callable[[Path], Agent]


@pytest.fixture
def ana(window: MainWindow, qtbot: QtBot) -> Driver:
    driver = Driver(window, qtbot)
    driver.settle()
    return driver


def corrections(ana: Driver) -> Corrections:
    return ana.window.corrections


def test_a_deletion_says_what_points_to_it_and_offers_undo(ana: Driver) -> None:
    ana.select("db~2")
    press(DELETE)
    ana.wait(lambda: ana.said)
    assert ana.said == (
        "Deleted “The database is PostgreSQL 16”. 1 policy(s) cite it and go on citing it, shown as deleted: "
        "“Use PostgreSQL for everything that must…”. "
        "1 fact(s) keep their link to it: “Redis caches the sessions of the shop”."
    )
    assert ana.offered == ["Undo"]
    ana.settle()
    ana.answer("Undo")
    assert ana.said == ""
    ana.wait(lambda: "db~2" in ids(ana.window))
    ana.wait(lambda: ana.said)
    assert ana.said.startswith("Undid: Deleted")
    assert ana.offered == []
    ana.settle()
    assert ana.stored("db~2")["content"] == "The database is PostgreSQL 16"


def test_a_deleted_winner_offers_to_restore_what_it_replaced(ana: Driver) -> None:
    ana.select("deploy")
    press(DELETE)
    ana.wait(lambda: ana.said)
    assert "1 conflict(s) are settled by it." in ana.said
    assert "It had replaced 1 fact(s): “Tests run on Travis”." in ana.said
    assert ana.offered == ["Undo", "Restore what it replaced"]
    ana.settle()
    ana.answer("Restore what it replaced")
    ana.settle()
    assert "superseded_by" not in ana.stored("old")
    assert ana.stored("deploy")["content"] == ""
    assert ana.steps == 2


def test_nothing_points_to_it_is_not_said(ana: Driver) -> None:
    ana.select("tone")
    press(DELETE)
    ana.wait(lambda: ana.said)
    assert ana.said == "Deleted “Answer in one sentence”"
    assert ana.offered == ["Undo"]


def test_undo_in_the_notice_takes_back_its_own_step(ana: Driver) -> None:
    ana.select("tone")
    press(DELETE)
    ana.wait(lambda: ana.said)
    ana.select("cache")
    press("p")
    ana.settle()
    assert ana.said == "Deleted “Answer in one sentence”", "an edit is seen in its row, and hides no offer"
    ana.answer("Undo")
    ana.wait(lambda: "tone" in ids(ana.window))
    ana.settle()
    assert ana.stored("cache")["pinned"] is True
    assert ana.stored("tone", "feedback")["content"] == "Answer in one sentence"


def test_only_the_last_of_several_deletions_is_said(ana: Driver) -> None:
    ana.select("cache")
    for _ in range(3):
        press(DELETE)
    ana.wait(lambda: "Thursdays" in ana.said)
    ana.settle()
    ana.be_answered()
    assert ana.said.startswith("Deleted “Deploys go out on Thursdays”")


def test_many_deleted_records_are_explained_by_the_first(open_window: OpenWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "work.vdb"
    agent = Agent(path)
    for number in range(EXPLAINED + 10):
        agent.remember(f"f{number:03}", f"Fact {number}")
    agent.close()
    ana = Driver(open_window(path), qtbot)
    ana.facts.table.selectAll()
    ana.facts.table.setFocus()
    press(DELETE)
    ana.wait(lambda: ana.said)
    assert ana.said.startswith("Deleted 210 fact(s)")
    ana.settle()


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (Refused(Refusal.NOT_CURRENT, "Tests run on Travis"), "“Tests run on Travis”"),
        (Refused(Refusal.GONE, ""), "This record"),
        (NotAWorkspace(Path("a.vdb"), "“a.vdb” is no workspace"), "a.vdb"),
    ],
)
def test_why_something_was_not_done_is_a_sentence(ana: Driver, error: Refused, words: str) -> None:
    ana.writes.refused.emit(error)
    assert words in ana.said
    assert "Traceback" not in ana.said
    assert ana.offered == []


def test_an_edit_is_not_said_and_a_supersession_is(ana: Driver) -> None:
    ana.select("cache")
    ana.type_in_cell("t", "caching")
    ana.leave_cell()
    ana.settle()
    assert ana.said == ""
    from explorer.services.superseding import supersede

    keys = [Key(MAIN, "deploy-2")]
    ana.writes.make(lambda editing: supersede(editing, keys, Key(MAIN, "deploy")))
    ana.wait(lambda: ana.said)
    assert ana.said == "Superseded “Deploys go out on Thursdays”"
    assert ana.offered == ["Undo"]


def test_another_workspace_begins_without_a_message(ana: Driver, many: Path) -> None:
    ana.select("tone")
    press(DELETE)
    ana.wait(lambda: ana.said)
    ana.settle()
    ana.window.open(many)
    ana.wait(lambda: ana.window.session.path == many)
    assert ana.said == ""


def test_what_an_earlier_session_left_is_written_and_said(
    open_window: OpenWindow, workspace: Path, hire: Hire, qtbot: QtBot
) -> None:
    agent = hire(workspace)
    agent.change("sale", topic="so that it holds the file")
    first = Driver(open_window(workspace), qtbot)
    first.select("cache")
    first.type_in_cell("t", "caching")
    first.leave_cell()
    first.wait(lambda: "1 waiting" in first.window.toolbar.state.text())
    first.window.close()
    first.window.session.tasks.close()
    agent.close()
    second = Driver(open_window(workspace), qtbot)
    second.wait(lambda: second.said == "1 change(s) from last time are in the file now.")
    second.settle()
    assert second.stored("cache")["topic"] == "caching"
