"""The nodes and edges of the graph as a tree: for the keyboard, for screen readers, for sorting."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

import numpy as np
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from typing_extensions import override

from explorer.services.graph import EDGE_ORDER, KnowledgeGraph, Node
from explorer.ui.graph.labels import name_of
from explorer.ui.graph.words import Words

AnyIndex = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_TOOLTIP_LETTERS = 400
_ROW_PX = 24


class Column(IntEnum):
    """The columns of a node; an edge shows how it reads, the other end, and what that is."""

    NAME = 0
    KIND = 1
    DOMAIN = 2
    STATE = 3
    EDGES = 4


class NodeList(QAbstractItemModel):
    """Top rows are nodes, below each its edges. `node_at` gives the node of a row: an edge's is its other end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = Words(self)
        self._graph: KnowledgeGraph | None = None
        self._order: list[int] = []
        self._rows: list[int] = []
        self._first: list[int] = [0]
        self._ties: list[int] = []
        self._sorting = Column.NAME, Qt.SortOrder.AscendingOrder

    def show_graph(self, graph: KnowledgeGraph) -> None:
        """List another graph."""
        self.beginResetModel()
        self._graph = graph
        # Every edge stands under both its ends: edge numbers sorted by end, and where each node's begin.
        both = graph.ends.T.reshape(-1)
        self._ties = (np.argsort(both, kind="stable") % max(len(graph.ends), 1)).tolist()
        self._first = np.concatenate(([0], np.cumsum(np.bincount(both, minlength=len(graph.nodes))))).tolist()
        self._put_in_order()
        self.endResetModel()

    def index_of(self, node: int) -> QModelIndex:
        """Where a node stands."""
        return self.index(self._rows[node], 0)

    def node_at(self, index: AnyIndex) -> int | None:
        """The node that a row is about."""
        if not index.isValid():
            return None
        owner = int(index.internalId())
        return self._order[index.row()] if owner == 0 else self._tie(owner - 1, index.row())[1]

    @override
    def index(self, row: int, column: int, parent: AnyIndex = _ROOT) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        # An index of an edge carries its node's number + 1, which no sorting changes.
        return self.createIndex(row, column, self._order[parent.row()] + 1 if parent.isValid() else 0)

    @override
    def parent(self, index: AnyIndex = _ROOT) -> QModelIndex:  # type: ignore[override]  # the one without arguments is QObject's
        owner = int(index.internalId()) if index.isValid() else 0
        return QModelIndex() if owner == 0 else self.createIndex(self._rows[owner - 1], 0, 0)

    @override
    def rowCount(self, parent: AnyIndex = _ROOT) -> int:
        if not parent.isValid():
            return len(self._order)
        if parent.column() != 0 or parent.internalId() != 0:
            return 0
        node = self._order[parent.row()]
        return self._first[node + 1] - self._first[node]

    @override
    def hasChildren(self, parent: AnyIndex = _ROOT) -> bool:
        return self.rowCount(parent) > 0

    @override
    def columnCount(self, parent: AnyIndex = _ROOT) -> int:
        return len(Column)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Name"), self.tr("Kind"), self.tr("Domain"), self.tr("State"), self.tr("Edges"))[section]

    @override
    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self._graph is None or not index.isValid():
            return None
        column, node = Column(index.column()), self.node_at(index)
        assert node is not None
        if role == Qt.ItemDataRole.DisplayRole:
            owner = int(index.internalId())
            return self._of_node(node, column) if owner == 0 else self._of_tie(owner - 1, index.row(), column)
        if role == Qt.ItemDataRole.ToolTipRole and column is Column.NAME:
            return self._graph.nodes[node].label[:_TOOLTIP_LETTERS]
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, _ROW_PX)
        if role == Qt.ItemDataRole.TextAlignmentRole and column is Column.EDGES:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorting = Column(column), order
        if self._graph is None:
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        moved = [None if index.internalId() else self._order[index.row()] for index in before]
        self._put_in_order()
        after = [
            index if node is None else self.createIndex(self._rows[node], index.column(), 0)
            for index, node in zip(before, moved, strict=True)
        ]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _put_in_order(self) -> None:
        assert self._graph is not None
        column, order = self._sorting
        descending = order == Qt.SortOrder.DescendingOrder
        self._order = sorted(range(len(self._graph.nodes)), key=self._sort_value(column), reverse=descending)
        self._rows = np.argsort(self._order).tolist()

    def _sort_value(self, column: Column) -> Callable[[int], str | int]:
        graph, degrees = self._graph, self._first
        assert graph is not None
        return {
            Column.NAME: lambda node: graph.folded[node],
            Column.KIND: lambda node: self._words.node_kind(graph.nodes[node].kind),
            Column.DOMAIN: lambda node: graph.nodes[node].domain.casefold(),
            Column.STATE: lambda node: self._words.state(graph.nodes[node]),
            Column.EDGES: lambda node: degrees[node + 1] - degrees[node],
        }[column]

    def _of_node(self, number: int, column: Column) -> object:
        assert self._graph is not None
        node = self._graph.nodes[number]
        if column is Column.EDGES:
            return self._first[number + 1] - self._first[number]
        return self._name(number) if column is Column.NAME else self._attribute(node, column)

    def _of_tie(self, owner: int, row: int, column: Column) -> object:
        assert self._graph is not None
        edge, other = self._tie(owner, row)
        kind = EDGE_ORDER[int(self._graph.edge_kinds[edge])]
        if column is Column.NAME:
            outgoing = int(self._graph.ends[edge, 0]) == owner
            return self.tr("{tie}: {name}").format(tie=self._words.tie(kind, outgoing), name=self._name(other))
        return None if column is Column.EDGES else self._attribute(self._graph.nodes[other], column)

    def _tie(self, node: int, row: int) -> tuple[int, int]:
        """The edge in a row below a node, and its other end."""
        assert self._graph is not None
        edge = self._ties[self._first[node] + row]
        a, b = self._graph.ends[edge].tolist()
        return edge, b if a == node else a

    def _name(self, number: int) -> str:
        assert self._graph is not None
        return name_of(self._graph, number) or self._words.domain("")

    def _attribute(self, node: Node, column: Column) -> str:
        if column is Column.KIND:
            return self._words.node_kind(node.kind)
        return node.domain if column is Column.DOMAIN else self._words.state(node)
