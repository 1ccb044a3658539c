from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from explorer.services.graph import NodeKind
from explorer.ui.graph.node_list import Column, NodeList
from tests.ui.graph.sample import number_of, sample


def texts(model: QAbstractItemModel, column: Column) -> list[str]:
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def test_the_model_is_sound(qtbot: QtBot) -> None:
    model = NodeList()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_graph(sample()[0])
    for column in Column:
        model.sort(column, Qt.SortOrder.DescendingOrder)
    model.show_graph(sample(3)[0])
    assert tester.model() is model


def test_every_node_is_there_and_every_edge_under_both_its_ends(qapp: object) -> None:
    graph, _ = sample()
    model = NodeList()
    model.show_graph(graph)
    assert model.rowCount() == len(graph.nodes)
    assert sum(model.rowCount(model.index(row, 0)) for row in range(model.rowCount())) == 2 * len(graph.ends)
    index = model.index_of(number_of(graph, "f0"))
    ties = [str(model.index(row, 0, index).data()) for row in range(model.rowCount(index))]
    assert len(ties) == int(index.siblingAtColumn(Column.EDGES).data())
    assert {tie.partition(":")[0] for tie in ties} == {"is in", "related to", "conflicts with", "learned by"}
    conflict = next(row for row, tie in enumerate(ties) if tie.startswith("conflicts"))
    assert model.node_at(model.index(conflict, 0, index)) == number_of(graph, "f1")


def test_columns_say_kind_domain_and_state(qapp: object) -> None:
    graph, _ = sample()
    model = NodeList()
    model.show_graph(graph)
    index = model.index_of(number_of(graph, "f2"))
    row = [index.siblingAtColumn(column).data() for column in (Column.KIND, Column.DOMAIN, Column.STATE)]
    assert row == ["Fact", "repo:x/ui", "superseded"]
    headers = [model.headerData(column, Qt.Orientation.Horizontal) for column in Column]
    assert headers == ["Name", "Kind", "Domain", "State", "Edges"]


def test_sorting_keeps_what_points_into_the_list(qapp: object) -> None:
    graph, _ = sample()
    model = NodeList()
    model.show_graph(graph)
    node = number_of(graph, "f5")
    kept = QPersistentModelIndex(model.index_of(node))
    edge = QPersistentModelIndex(model.index(1, 0, model.index_of(node)))
    said = edge.data()
    model.sort(Column.EDGES, Qt.SortOrder.DescendingOrder)
    degrees = [int(text) for text in texts(model, Column.EDGES)]
    assert degrees == sorted(degrees, reverse=True)
    assert model.node_at(kept) == node
    assert edge.data() == said
    assert model.node_at(edge.parent()) == node


def test_another_graph_comes_in_the_same_order(qapp: object) -> None:
    model = NodeList()
    model.sort(Column.KIND, Qt.SortOrder.DescendingOrder)
    model.show_graph(sample()[0])
    assert texts(model, Column.KIND)[0] == "Topic"
    assert texts(model, Column.KIND) == sorted(texts(model, Column.KIND), reverse=True)


def test_an_invalid_index_is_no_node(qapp: object) -> None:
    model = NodeList()
    assert model.node_at(QModelIndex()) is None
    assert model.rowCount() == 0
    model.show_graph(sample()[0])
    assert {node.kind for node in sample()[0].nodes} == set(NodeKind)
