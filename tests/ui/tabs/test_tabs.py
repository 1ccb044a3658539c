from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.memory.query import Facet
from explorer.ui.main_window import MainWindow
from explorer.ui.tabs.graph_tab import GraphTab
from explorer.ui.tabs.tabs import FACTS, GRAPH, POLICY_TAB
from tests.ui.conftest import MAIN, PATIENCE, Agent, details_text, ids, read

Hire = Callable[[Path], Agent]


def graph_of(window: MainWindow, qtbot: QtBot) -> GraphTab:
    window.tabs.setCurrentIndex(GRAPH)
    graph = window.tabs.graph
    assert graph is not None
    qtbot.waitUntil(lambda: graph.canvas.shown is not None, timeout=PATIENCE)
    return graph


def nodes(graph: GraphTab) -> int:
    return 0 if graph.canvas.shown is None else len(graph.canvas.shown.graph.nodes)


def test_titles_count_what_is_seen_on_the_branch(window: MainWindow, qtbot: QtBot) -> None:
    tabs = window.tabs
    assert [tabs.tabText(at) for at in range(tabs.count())] == ["Facts  12", "Policies  3", "Knowledge Graph"]
    window.toolbar.filter.setText("redis")
    qtbot.waitUntil(lambda: ids(window) == ["cache"], timeout=PATIENCE)
    assert tabs.tabText(FACTS) == "Facts  12"
    window.session.choose_branch("feature/auth")
    qtbot.waitUntil(lambda: tabs.tabText(FACTS) == "Facts  4", timeout=PATIENCE)


def test_the_graph_is_made_when_it_is_first_looked_at(window: MainWindow, qtbot: QtBot) -> None:
    assert window.tabs.graph is None
    assert nodes(graph_of(window, qtbot)) > 10


def test_the_graph_follows_branch_and_agents(window: MainWindow, workspace: Path, hire: Hire, qtbot: QtBot) -> None:
    graph = graph_of(window, qtbot)
    on_main = nodes(graph)
    window.session.choose_branch("feature/auth")
    qtbot.waitUntil(lambda: 0 < nodes(graph) < on_main, timeout=PATIENCE)
    on_auth = nodes(graph)
    window.tabs.setCurrentIndex(FACTS)
    hire(workspace).remember("auth-3", "Sessions end at night", "project:feature/auth", domain="security")
    qtbot.waitUntil(lambda: "auth-3" in ids(window), timeout=PATIENCE)
    assert nodes(graph) == on_auth, "what is not looked at is not made anew"
    window.tabs.setCurrentIndex(GRAPH)
    qtbot.waitUntil(lambda: nodes(graph) > on_auth, timeout=PATIENCE)


def test_what_is_selected_in_the_graph_is_read(window: MainWindow, qtbot: QtBot) -> None:
    graph = graph_of(window, qtbot)
    scene = graph.canvas.shown
    assert scene is not None
    graph.canvas.select(scene.graph.by_key[Key(MAIN, "cache")])
    qtbot.waitUntil(lambda: "Redis caches" in details_text(window), timeout=PATIENCE)


def test_in_the_graph_a_link_is_followed_in_the_graph(window: MainWindow, qtbot: QtBot) -> None:
    graph = graph_of(window, qtbot)
    window.show_key(Key(MAIN, "db~2"))
    assert window.tabs.currentIndex() == GRAPH
    scene = graph.canvas.shown
    assert scene is not None
    assert scene.selected == scene.graph.by_key[Key(MAIN, "db~2")]


def test_a_selection_in_a_tab_that_is_not_seen_is_not_announced(window: MainWindow, qtbot: QtBot) -> None:
    read(window, "cache", qtbot)
    window.tabs.setCurrentIndex(POLICY_TAB)
    window.tabs.select_key(Key("__policies__", "p-on"))
    qtbot.waitUntil(lambda: "/p-on<" in details_text(window), timeout=PATIENCE)
    with qtbot.assertNotEmitted(window.tabs.key_selected):
        window.tabs.facts.table.go_to(0)
    assert window.details.key == Key("__policies__", "p-on")


def test_odd_records_are_shown_on_request(window: MainWindow, qtbot: QtBot) -> None:
    window.tabs.setCurrentIndex(POLICY_TAB)
    window.toolbar.filter.setText("redis")
    window.tabs.show_odd()
    assert window.tabs.currentIndex() == FACTS
    qtbot.waitUntil(lambda: ids(window) == ["odd"], timeout=PATIENCE)
    assert window.toolbar.filter.text() == ""
    assert window.tabs.facts.facets.selection.facets == {Facet.STATE: frozenset({"odd"})}


@pytest.mark.parametrize("tab", [FACTS, POLICY_TAB, GRAPH])
def test_the_list_of_each_tab_takes_the_keyboard(window: MainWindow, qtbot: QtBot, tab: int) -> None:
    if tab == GRAPH:
        graph_of(window, qtbot)
    window.tabs.setCurrentIndex(tab)
    window.toolbar.filter.setFocus()
    assert window.toolbar.filter.hasFocus()
    window.tabs.focus_list()
    assert not window.toolbar.filter.hasFocus()
    page = window.tabs.currentWidget()
    assert page is not None
    assert page.isAncestorOf(window.focusWidget())
