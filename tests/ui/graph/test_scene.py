from __future__ import annotations

import numpy as np

from explorer.services.graph import EDGE_ORDER, EdgeKind, NodeId, NodeKind
from explorer.ui.graph.scene import NODE_ORDER, Scene, View
from tests.ui.graph.sample import number_of, sample


def test_agents_and_what_they_learned_are_hidden_at_first() -> None:
    graph, layout = sample()
    scene = Scene(graph, layout)
    agent = graph.by_id[NodeId(NodeKind.AGENT, "", "coder")]
    assert not scene.nodes_shown[agent]
    assert scene.nodes_shown.sum() == len(graph.nodes) - 1
    assert EdgeKind.LEARNED_BY not in {EDGE_ORDER[place] for place in graph.edge_kinds[scene.edges_shown]}


def test_an_edge_is_shown_when_its_kind_and_both_ends_are() -> None:
    graph, layout = sample()
    scene = Scene(graph, layout)
    scene.node_kinds -= {NodeKind.FACT}
    scene.refresh()
    assert {NODE_ORDER[kind] for kind in scene.kinds[graph.ends[scene.edges_shown]].ravel()} == {
        NodeKind.DOMAIN, NodeKind.TOPIC, NodeKind.POLICY
    }  # fmt: skip


def test_a_domain_contains_without_lines() -> None:
    graph, layout = sample()
    scene = Scene(graph, layout)
    drawn = graph.ends[scene.lines]
    assert not (scene.kinds[drawn] == NODE_ORDER.index(NodeKind.DOMAIN)).any()
    assert scene.edges_shown.sum() > scene.lines.sum() > 0


def test_a_view_places_points_in_pixels() -> None:
    view = View(10.0, 5.0, -5.0, 100.0, 100.0)
    assert view.place(np.array([[1.0, 2.0]])).tolist() == [[15.0, 15.0]]


def test_the_nearest_node_is_picked_within_reach_and_never_a_hidden_one() -> None:
    graph, layout = sample()
    scene = Scene(graph, layout)
    number = number_of(graph, "f7")
    x, y = layout.positions[number]
    assert scene.node_near(x + 0.2, y, 0.3) == number
    assert scene.node_near(x + 0.4, y, 0.3) is None
    scene.node_kinds.clear()
    scene.refresh()
    assert scene.node_near(x, y, 10.0) is None


def test_arrows_go_to_what_lies_ahead() -> None:
    graph, layout = sample()
    scene = Scene(graph, layout)
    start = number_of(graph, "f7")
    for direction in ((1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)):
        found = scene.node_towards(start, *direction)
        if found is not None:
            assert float((layout.positions[found] - layout.positions[start]) @ np.array(direction)) > 0
    rightmost = int(np.where(scene.nodes_shown, layout.positions[:, 0], -np.inf).argmax())
    assert scene.node_towards(rightmost, 1.0, 0.0) is None


def test_bounds_leave_out_what_is_hidden() -> None:
    graph, layout = sample()
    scene = Scene(graph, layout)
    without = scene.bounds()
    scene.node_kinds |= {NodeKind.AGENT}
    scene.refresh()
    assert scene.bounds()[3] > without[3]


def test_focus_is_a_mask_or_nothing() -> None:
    graph, layout = sample()
    scene = Scene(graph, layout)
    scene.focus_on([0, 2])
    assert scene.focus is not None
    assert np.flatnonzero(scene.focus).tolist() == [0, 2]
    scene.focus_on(None)
    assert scene.focus is None
