from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.memory.query import Facet, FactColumn, Sort
from explorer.ui.agent_command import serve_command
from explorer.ui.main_window import MainWindow
from explorer.ui.saved_filters import Selection
from tests.ui.conftest import AUTH, MAIN, PATIENCE, Agent, OpenWindow, ago, details_text, ids
from tests.ui.driving import Driver, press

Hire = Callable[[Path], Agent]
Flags = QItemSelectionModel.SelectionFlag


def listing(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def select(window: MainWindow, *record_ids: str) -> None:
    """Select these rows; the last one is current."""
    table = window.tabs.facts.table
    for number, record_id in enumerate(record_ids):
        index = table.model().index(ids(window).index(record_id), 0)
        flags = Flags.Select if number else Flags.ClearAndSelect
        table.selectionModel().setCurrentIndex(index, flags | Flags.Rows)


def selected(window: MainWindow) -> list[str]:
    return [fact.id for fact in window.tabs.facts.selected_facts]


def current(window: MainWindow) -> str:
    return ids(window)[window.tabs.facts.table.currentIndex().row()]


def top(window: MainWindow) -> str:
    return ids(window)[window.tabs.facts.table.rowAt(0)]


def said(window: MainWindow) -> str:
    """What the empty state says, with its buttons and its command."""
    empty = window.tabs.facts.empty
    parts = [empty.findChildren(kind) for kind in (QLabel, QLineEdit, QPushButton)]
    return "\n".join(str(part.property("text")) for kind in parts for part in kind if part.isVisible())


def result(window: MainWindow) -> tuple[str, str]:
    """The counts beside the facets, and what explains them."""
    label = window.tabs.facts.facets.findChild(QLabel)
    assert label is not None
    return label.text(), label.toolTip()


def test_the_newest_facts_come_first_and_the_first_is_read(window: MainWindow) -> None:
    assert ids(window) == [
        "tone", "ana", "cache", "deploy", "deploy-2", "odd", "ticket", "marked", "db~2", "sale", "old", "undated",
    ]  # fmt: skip
    assert current(window) == "tone"
    assert selected(window) == ["tone"]
    assert "Answer in one sentence" in details_text(window)


def test_what_is_hidden_is_counted(window: MainWindow) -> None:
    text, explanation = result(window)
    assert text == "12 of 14 · 2 on other branches"
    assert explanation.split("\n") == [
        "0 fact(s) hidden by the filter",
        "1 deleted fact(s): choose State, deleted",
        "1 earlier revision(s), in the history of their facts",
    ]


@pytest.mark.parametrize("compacted", [False, True], ids=["tail", "read anew"])
def test_a_refresh_keeps_selection_current_row_place_and_filter(
    open_window: OpenWindow, many: Path, hire: Hire, qtbot: QtBot, compacted: bool
) -> None:
    window = open_window(many)
    agent = hire(many)
    agent.change("f100", topic="so that the agent has its log")
    before = listing(many.parent)
    window.toolbar.filter.setText("fact")
    qtbot.waitUntil(lambda: len(ids(window)) == 200, timeout=PATIENCE)
    table = window.tabs.facts.table
    select(window, "f060", "f070", "f065")
    table.verticalScrollBar().setValue(ids(window).index("f050"))
    assert top(window) == "f050"
    begin = time.monotonic()
    if compacted:
        agent.compact()
    agent.remember("late", "One more fact", created_at=ago(0.5))
    agent.forget("f010")
    qtbot.waitUntil(lambda: "late" in ids(window) and "f010" not in ids(window), timeout=PATIENCE)
    assert time.monotonic() - begin < 1.0 or compacted
    assert len(ids(window)) == 200
    assert set(selected(window)) == {"f060", "f065", "f070"}
    assert current(window) == "f065"
    assert top(window) == "f050"
    assert window.toolbar.filter.text() == "fact"
    assert table.selectionModel().isRowSelected(table.currentIndex().row())
    assert listing(many.parent) == before or compacted


def test_the_last_rows_stay_in_sight_when_others_come(
    open_window: OpenWindow, many: Path, hire: Hire, qtbot: QtBot
) -> None:
    window = open_window(many)
    table = window.tabs.facts.table
    table.go_to(199)
    table.scrollToBottom()
    first = top(window)
    hire(many).remember("late", "One more fact", created_at=ago(0.5))
    qtbot.waitUntil(lambda: "late" in ids(window), timeout=PATIENCE)
    QApplication.processEvents()
    assert top(window) == first
    assert current(window) == "f199"


def test_a_row_that_is_gone_is_read_no_more(window: MainWindow, workspace: Path, hire: Hire, qtbot: QtBot) -> None:
    select(window, "deploy")
    qtbot.waitUntil(lambda: "Tuesdays" in details_text(window), timeout=PATIENCE)
    hire(workspace).forget("deploy")
    qtbot.waitUntil(lambda: "deploy" not in ids(window), timeout=PATIENCE)
    assert selected(window) == []
    qtbot.waitUntil(window.details.text.isHidden, timeout=PATIENCE)


def test_of_several_selected_rows_those_that_are_left_are_read(
    window: MainWindow, workspace: Path, hire: Hire, qtbot: QtBot
) -> None:
    select(window, "cache", "deploy")
    assert len(window.details.keys) == 2
    hire(workspace).forget("deploy")
    qtbot.waitUntil(lambda: selected(window) == ["cache"], timeout=PATIENCE)
    qtbot.waitUntil(lambda: "Redis caches" in details_text(window), timeout=PATIENCE)


def test_all_rows_selected_stay_so_as_few_runs_and_a_new_one_does_not_join_them(
    open_window: OpenWindow, many: Path, hire: Hire, qtbot: QtBot
) -> None:
    window = open_window(many)
    table = window.tabs.facts.table
    table.selectAll()
    hire(many).remember("between", "Learned between two others", created_at=ago(6.05))
    qtbot.waitUntil(lambda: "between" in ids(window), timeout=PATIENCE)
    assert len(selected(window)) == 200
    assert "between" not in selected(window)
    # Qt's time grows with the square of their number: 20,000 single rows took 3 seconds.
    assert table.selectionModel().selection().count() == 2


def test_typing_narrows_the_list_and_marks_the_hits(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClicks(window.toolbar.filter, "post")
    qtbot.waitUntil(lambda: ids(window) == ["db~2"], timeout=PATIENCE)
    assert window.tabs.facts.table.fact_delegate.search_text == "post"
    text, explanation = result(window)
    assert text == "1 of 14 · 2 on other branches"
    assert explanation.startswith("11 fact(s) hidden by the filter")
    window.toolbar.filter.clear()
    qtbot.waitUntil(lambda: len(ids(window)) == 12, timeout=PATIENCE)
    assert window.tabs.facts.table.fact_delegate.search_text == ""


def test_facets_and_text_narrow_together(window: MainWindow, qtbot: QtBot) -> None:
    facts = window.tabs.facts
    facts.facets.select(Selection(facets={Facet.DOMAIN: frozenset({"data"})}))
    qtbot.waitUntil(lambda: ids(window) == ["cache", "odd", "ticket", "db~2"], timeout=PATIENCE)
    QTest.keyClicks(window.toolbar.filter, "redis")
    qtbot.waitUntil(lambda: ids(window) == ["cache"], timeout=PATIENCE)
    assert facts.facets.selection.facets == {Facet.DOMAIN: frozenset({"data"})}
    assert facts.query.text == "redis"
    assert facts.query.branch == "main"


def test_facet_counts_are_of_what_the_rest_of_the_filter_leaves(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClicks(window.toolbar.filter, "deploys")
    qtbot.waitUntil(lambda: len(ids(window)) == 2, timeout=PATIENCE)
    buttons = window.tabs.facts.facets.findChildren(QToolButton)
    menu = next(each for each in buttons if each.accessibleName() == "Agent").menu()
    menu.aboutToShow.emit()
    qtbot.waitUntil(lambda: len(menu.actions()) == 2, timeout=PATIENCE)
    assert sorted(action.text() for action in menu.actions()) == ["coder\t1", "devops\t1"]


def test_deleted_facts_are_shown_where_they_are_asked_for(window: MainWindow, qtbot: QtBot) -> None:
    window.tabs.facts.facets.select(Selection(facets={Facet.STATE: frozenset({"deleted"})}))
    qtbot.waitUntil(lambda: ids(window) == ["gone"], timeout=PATIENCE)
    assert result(window)[0] == "1 of 15 · 2 on other branches"


def test_an_order_is_asked_of_the_store_and_given_up(window: MainWindow, qtbot: QtBot) -> None:
    newest_first = ids(window)
    select(window, "cache")
    table = window.tabs.facts.table
    table.sort_requested.emit(Sort(FactColumn.CONFIDENCE, descending=True))
    qtbot.waitUntil(lambda: ids(window)[:2] == ["db~2", "ana"], timeout=PATIENCE)
    assert current(window) == "cache"
    assert selected(window) == ["cache"]
    table.sort_requested.emit(None)
    qtbot.waitUntil(lambda: ids(window) == newest_first, timeout=PATIENCE)


def test_another_branch_shows_other_rows(window: MainWindow, qtbot: QtBot) -> None:
    window.session.choose_branch("feature/auth")
    qtbot.waitUntil(lambda: ids(window) == ["auth-1", "auth-2", "tone", "ana"], timeout=PATIENCE)
    assert result(window)[0] == "4 of 14 · 10 on other branches"
    window.session.choose_branch(None)
    qtbot.waitUntil(lambda: len(ids(window)) == 14, timeout=PATIENCE)
    assert result(window)[0] == "14 of 14"


def test_when_the_filter_hides_all_it_can_be_cleared(window: MainWindow, qtbot: QtBot) -> None:
    facts = window.tabs.facts
    facts.facets.select(Selection(facets={Facet.DOMAIN: frozenset({"data"})}))
    QTest.keyClicks(window.toolbar.filter, "xyzzy")
    qtbot.waitUntil(facts.empty.isVisible, timeout=PATIENCE)
    assert said(window) == "No fact matches\n12 fact(s) hidden by the filter\nClear the filter"
    next(each for each in facts.empty.findChildren(QPushButton) if each.text() == "Clear the filter").click()
    qtbot.waitUntil(lambda: len(ids(window)) == 12, timeout=PATIENCE)
    assert window.toolbar.filter.text() == ""
    assert facts.facets.selection.is_empty
    assert facts.table.isVisible()


def test_when_all_facts_are_on_other_branches_it_says_so(open_window: OpenWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "auth.vdb"
    agent = Agent(path)
    agent.remember("a", "Login uses passkeys", AUTH)
    agent.close()
    window = open_window(path)
    qtbot.waitUntil(window.tabs.facts.empty.isVisible, timeout=PATIENCE)
    assert said(window) == "No facts on this branch\n1 fact(s) on other branches. Choose one in the branch menu."
    window.session.choose_branch("feature/auth")
    qtbot.waitUntil(lambda: ids(window) == ["a"], timeout=PATIENCE)


def test_an_empty_workspace_says_that_agents_create_facts_and_how(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot, hire: Hire
) -> None:
    path = tmp_path / "a folder" / "empty.vdb"
    path.parent.mkdir()
    Agent(path).close()
    window = open_window(path)
    qtbot.waitUntil(window.tabs.facts.empty.isVisible, timeout=PATIENCE)
    heading, text, command, copy = said(window).split("\n")
    assert heading == "No facts yet"
    assert text.startswith("Agents create facts; here you review and correct them.")
    assert command == serve_command(path)
    assert copy == "Copy"
    hire(path).remember("first", "The first fact")
    qtbot.waitUntil(lambda: ids(window) == ["first"], timeout=PATIENCE)
    assert window.tabs.facts.table.isVisible()


def test_a_fact_that_is_to_be_shown_is_gone_to_once_it_is_listed(
    window: MainWindow, workspace: Path, hire: Hire, qtbot: QtBot
) -> None:
    window.tabs.facts.select_key(Key(MAIN, "future"))
    assert current(window) == "tone"
    hire(workspace).remember("future", "Learned later")
    qtbot.waitUntil(lambda: "future" in ids(window) and current(window) == "future", timeout=PATIENCE)


def test_a_wish_that_was_overtaken_does_not_move_the_person_later(window: MainWindow, qtbot: QtBot) -> None:
    window.tabs.facts.select_key(Key(AUTH, "auth-1"))
    window.tabs.facts.select_key(Key(MAIN, "cache"))
    assert current(window) == "cache"
    window.session.choose_branch(None)
    qtbot.waitUntil(lambda: len(ids(window)) == 14, timeout=PATIENCE)
    assert current(window) == "cache"


def test_the_list_takes_the_keyboard_back_from_the_filter(window: MainWindow, qtbot: QtBot) -> None:
    filter_box = window.toolbar.filter
    filter_box.setFocus()
    QTest.keyClicks(filter_box, "deploys j")
    assert filter_box.text() == "deploys j"
    QTest.keyClick(filter_box, Qt.Key.Key_Escape)
    assert window.tabs.facts.table.hasFocus()
    assert filter_box.text() == "deploys j"


def test_what_a_link_led_to_stays_shown_while_agents_write(
    window: MainWindow, workspace: Path, hire: Hire, qtbot: QtBot
) -> None:
    window.show_key(Key(AUTH, "auth-1"))
    qtbot.waitUntil(lambda: "Login uses passkeys" in details_text(window), timeout=PATIENCE)
    hire(workspace).remember("late", "One more fact")
    qtbot.waitUntil(lambda: "late" in ids(window), timeout=PATIENCE)
    Driver(window, qtbot).be_answered()
    assert window.details.key == Key(AUTH, "auth-1")
    assert current(window) == "tone"


@pytest.mark.parametrize(
    ("going", "expected"),
    [
        (["cache"], "deploy"),
        (["undated"], "old"),
        (["tone", "ana"], "cache"),
        (["cache", "deploy-2"], "odd"),
        (["old", "undated"], "sale"),
        (["sale", "undated"], "old"),
        (["nowhere"], "tone"),
        ([], "tone"),
    ],
)
def test_before_rows_go_the_one_behind_them_is_selected(window: MainWindow, going: list[str], expected: str) -> None:
    keys = {row.fact.id: row.fact.key for row in map(window.tabs.facts.model.row_at, range(12))}
    window.tabs.facts.move_on([keys.get(each, Key(MAIN, each)) for each in going])
    assert (current(window), selected(window)) == (expected, [expected])


def test_where_all_rows_go_none_is_gone_to(window: MainWindow) -> None:
    model = window.tabs.facts.model
    window.tabs.facts.move_on([model.key_at(row) for row in range(model.rowCount())])
    assert current(window) == "tone"


def test_rows_that_were_put_off_come_when_the_editing_ends_and_fit_the_newest_file(
    window: MainWindow, workspace: Path, hire: Hire, qtbot: QtBot
) -> None:
    ana = Driver(window, qtbot)
    ana.settle()
    ana.select("cache")
    press("t")
    agent = hire(workspace)
    with qtbot.waitSignal(window.session.refreshed, timeout=PATIENCE):
        agent.remember("one", "Learned first")
    ana.be_answered()
    with qtbot.waitSignal(window.session.refreshed, timeout=PATIENCE):
        agent.forget("one")
        agent.forget("deploy")
        agent.compact()
    assert "deploy" in ids(window)
    window.tabs.facts.table.finish_editing()
    qtbot.waitUntil(lambda: "deploy" not in ids(window), timeout=PATIENCE)
    assert "one" not in ids(window)
    assert current(window) == "cache"


def test_the_trash_shows_what_was_deleted_whatever_was_filtered(window: MainWindow, qtbot: QtBot) -> None:
    window.toolbar.filter.setText("redis")
    window.tabs.facts.show_deleted()
    qtbot.waitUntil(lambda: ids(window) == ["gone"], timeout=PATIENCE)
    assert window.toolbar.filter.text() == ""
    assert window.tabs.facts.facets.selection.facets == {Facet.STATE: frozenset({"deleted"})}


def test_a_read_only_list_drags_and_edits_nothing(open_window: OpenWindow, workspace: Path) -> None:
    window = open_window(workspace, read_only=True)
    assert not window.tabs.facts.model.is_editable
    assert not window.tabs.facts.table.edit_column(FactColumn.TOPIC)
