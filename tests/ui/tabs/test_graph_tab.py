from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.graph import EdgeKind, NodeId, NodeKind
from explorer.services.graph_layout import compose
from explorer.ui.graph.scene import Scene
from explorer.ui.tabs.graph_tab import GraphTab
from tests.services.fake_snapshot import FakeSnapshot
from tests.ui.graph.sample import number_of, sample

# Qt's offscreen platform says so of every window with a least size.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def tab(qtbot: QtBot) -> GraphTab:
    made = GraphTab()
    qtbot.addWidget(made)
    made.resize(1024, 700)
    made.show_graph(*sample())
    made.show()
    return made


def scene_of(tab: GraphTab) -> Scene:
    assert tab.canvas.shown is not None
    return tab.canvas.shown


def test_a_graph_is_asked_for_when_the_tab_is_looked_at_and_something_has_changed(qtbot: QtBot) -> None:
    tab = GraphTab()
    qtbot.addWidget(tab)
    asked: list[bool] = []
    tab.graph_requested.connect(lambda: asked.append(True))
    tab.forget()
    assert asked == []
    tab.show()
    assert len(asked) == 1
    tab.show_graph(*sample())
    tab.hide()
    tab.show()
    assert len(asked) == 1
    tab.forget()
    assert len(asked) == 2


def test_a_selected_fact_is_announced_by_its_key_and_a_topic_as_none(tab: GraphTab, qtbot: QtBot) -> None:
    graph = scene_of(tab).graph
    with qtbot.waitSignal(tab.key_selected) as heard:
        tab.canvas.select(number_of(graph, "f7"))
    assert heard.args == [Key("user", "f7")]
    with qtbot.waitSignal(tab.key_selected) as heard:
        tab.canvas.select(graph.by_id[NodeId(NodeKind.TOPIC, "people", "topic 1")])
    assert heard.args == [None]


def test_a_key_from_outside_is_selected_in_map_and_list_and_not_announced_again(tab: GraphTab, qtbot: QtBot) -> None:
    tab.toolbar.as_list.click()
    with qtbot.assertNotEmitted(tab.key_selected):
        tab.select_key(Key("user", "f7"))
    number = number_of(scene_of(tab).graph, "f7")
    assert scene_of(tab).selected == number
    assert tab.nodes.node_at(tab.list.currentIndex()) == number
    tab.select_key(Key("user", "not there"))
    assert scene_of(tab).selected is None
    assert not tab.list.currentIndex().isValid()


def test_the_list_selects_in_the_map(tab: GraphTab, qtbot: QtBot) -> None:
    assert not tab.list.isVisible()
    tab.toolbar.as_list.click()
    assert tab.list.isVisible()
    number = number_of(scene_of(tab).graph, "f9")
    with qtbot.waitSignal(tab.key_selected) as heard:
        tab.list.setCurrentIndex(tab.nodes.index_of(number))
    assert heard.args == [Key("user", "f9")]
    assert scene_of(tab).selected == number


def test_searching_walks_through_the_hits_and_around(tab: GraphTab, qtbot: QtBot) -> None:
    tab.toolbar.search.setText("FACT 1")
    seen = []
    for _ in range(12):
        QTest.keyClick(tab.toolbar.search, Qt.Key.Key_Return)
        seen.append(scene_of(tab).selected)
    assert len(set(seen)) == 11
    assert seen[11] == seen[0]
    assert tab.toolbar.found.text() == "1 of 11"
    tab.toolbar.find_requested.emit(-1)
    assert scene_of(tab).selected == seen[10]
    tab.toolbar.search.setText("no such thing")
    tab.toolbar.find_requested.emit(0)
    assert tab.toolbar.found.text() == "nothing found"
    assert scene_of(tab).selected == seen[10]


def test_hidden_nodes_are_not_found(tab: GraphTab) -> None:
    tab.toolbar.search.setText("coder")
    tab.toolbar.find_requested.emit(1)
    assert tab.toolbar.found.text() == "nothing found"
    tab.legend.switches[NodeKind.AGENT].click()
    tab.toolbar.find_requested.emit(1)
    assert tab.toolbar.found.text() == "1 of 1"


def test_path_and_neighbourhood_by_their_buttons(tab: GraphTab) -> None:
    graph = scene_of(tab).graph
    assert not tab.toolbar.way.isEnabled()
    tab.canvas.select(number_of(graph, "f0"))
    tab.canvas.select_second(number_of(graph, "f1"))
    tab.toolbar.way.click()
    assert len(scene_of(tab).path) == 2
    assert "1" in tab.chosen.text()
    tab.toolbar.everything.click()
    assert scene_of(tab).focus is None
    assert not tab.toolbar.everything.isEnabled()
    tab.canvas.select(number_of(graph, "f0"))
    tab.toolbar.around.click()
    assert scene_of(tab).focus is not None


def test_no_path_is_said(tab: GraphTab) -> None:
    graph = scene_of(tab).graph
    for kind in EdgeKind:
        tab.legend.switches[kind].setChecked(False)
    tab.canvas.select(number_of(graph, "f0"))
    tab.canvas.select_second(number_of(graph, "f1"))
    tab.toolbar.way.click()
    assert "No path" in tab.chosen.text()


def test_counts_are_honest(tab: GraphTab) -> None:
    graph = scene_of(tab).graph
    total = len(graph.nodes)
    assert tab.counts.text().startswith(f"{total - 1} of {total} nodes")
    tab.legend.switches[NodeKind.FACT].click()
    assert tab.counts.text().startswith(f"{total - 25} of {total} nodes, ")
    assert f"of {len(graph.ends)} edges" in tab.counts.text()


def test_no_facts_says_that_agents_create_them(qtbot: QtBot) -> None:
    tab = GraphTab()
    qtbot.addWidget(tab)
    tab.show_graph(*compose(FakeSnapshot(), None))
    assert tab.pages.currentIndex() == 1
    tab.show_graph(*sample())
    assert tab.pages.currentIndex() == 0


def test_a_refresh_keeps_what_is_selected_and_typed(tab: GraphTab, qtbot: QtBot) -> None:
    tab.canvas.select(number_of(scene_of(tab).graph, "f7"))
    tab.toolbar.search.setText("f")
    with qtbot.assertNotEmitted(tab.key_selected):
        tab.show_graph(*sample(30))
    assert scene_of(tab).selected == number_of(scene_of(tab).graph, "f7")
    assert tab.nodes.node_at(tab.list.currentIndex()) == scene_of(tab).selected
    assert tab.toolbar.search.text() == "f"
