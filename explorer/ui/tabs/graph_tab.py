"""The Knowledge Graph tab: what is known as a map, and the same as a list."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTreeView,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.services.graph import KnowledgeGraph, NodeId, NodeKind, Why, find
from explorer.services.graph_layout import Layout
from explorer.ui.graph.canvas import GraphCanvas
from explorer.ui.graph.labels import name_of
from explorer.ui.graph.legend import Legend
from explorer.ui.graph.node_list import Column, NodeList
from explorer.ui.graph.toolbar import GraphToolbar
from explorer.ui.widgets.hues import Hues

_NAME_LETTERS = 70
_NAME_AT_LEAST = 160
_GIVEN_UP_FIRST = (Column.STATE, Column.DOMAIN, Column.KIND)
"""Columns of the list that make room for the name in a narrow window, in this order."""
_COLUMN_WIDTHS = {Column.KIND: 64, Column.DOMAIN: 104, Column.STATE: 96, Column.EDGES: 56}


class GraphTab(QWidget):
    """Shows what it is given. `key_selected` gives the Key of a fact or policy, None for everything else.

    `graph_requested` asks for `graph_layout.compose` in the worker, and for `show_graph` with what it returns.
    """

    key_selected = Signal(object)
    graph_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._graph: KnowledgeGraph | None = None
        self._is_stale = True
        self._is_told = False
        self.toolbar = GraphToolbar(self)
        self.canvas = GraphCanvas(self)
        self.legend = Legend(self)
        self.nodes = NodeList(self)
        self.list = QTreeView(self)
        self.chosen, self.counts = QLabel(self), QLabel(self)
        self.pages = QStackedWidget(self)
        self._make_list()
        self._lay_out()
        self._connect()
        self._show_state()

    def show_graph(self, graph: KnowledgeGraph, layout: Layout, hues: Hues | None = None) -> None:
        """Show a state of the workspace, its domains in `hues`; selection, view, switches and typed text stay."""
        self.canvas.set_hues(hues or Hues(node.domain for node in graph.nodes))
        self._graph, self._is_stale = graph, False
        self.nodes.show_graph(graph)
        self.canvas.show_graph(graph, layout)
        self.legend.show_counts(graph)
        self.pages.setCurrentIndex(0 if any(node.kind is NodeKind.FACT for node in graph.nodes) else 1)
        self._select_in_list()
        self._show_state()

    def select_key(self, key: Key | None) -> None:
        """Select the fact or policy that this record belongs to and bring it into sight; it is not announced."""
        number = None if key is None or self._graph is None else self._graph.by_key.get(key)
        self._is_told = True
        self.canvas.select(number)
        self._is_told = False
        if number is not None:
            self.canvas.reveal(number)

    def forget(self) -> None:
        """The workspace or the branch has changed: ask for a new graph, now or when the tab is looked at."""
        self._is_stale = True
        if self.isVisible():
            self.graph_requested.emit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.list and event.type() == QEvent.Type.Resize:
            self._fit_list()
        return super().eventFilter(watched, event)

    def _fit_list(self) -> None:
        shown = dict(_COLUMN_WIDTHS)
        for column in _GIVEN_UP_FIRST:
            if self.list.width() - sum(shown.values()) < _NAME_AT_LEAST:
                shown.pop(column)
        for column in _COLUMN_WIDTHS:
            self.list.setColumnHidden(column, column not in shown)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self.graph_requested.emit()

    def _make_list(self) -> None:
        self.list.setModel(self.nodes)
        self.list.setUniformRowHeights(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for column, width in _COLUMN_WIDTHS.items():
            self.list.setColumnWidth(column, width)
        self.list.installEventFilter(self)
        self.list.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self.list.setSortingEnabled(True)
        self.list.setAccessibleName(self.tr("Nodes and edges of the graph"))
        self.list.hide()
        self.canvas.setAccessibleName(self.tr("Knowledge graph"))
        self.canvas.setAccessibleDescription(
            self.tr("Arrow keys select the next node in a direction, with Shift the other end of a path.")
        )

    def _lay_out(self) -> None:
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.addWidget(self.list)
        split.addWidget(self.canvas)
        split.setStretchFactor(1, 1)
        split.setSizes([480, 700])
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(split, 1)
        middle.addWidget(self._scrolling_legend())
        status = QHBoxLayout()
        status.setContentsMargins(12, 4, 12, 4)
        status.setSpacing(16)
        self.chosen.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.chosen.setTextFormat(Qt.TextFormat.PlainText)
        status.addWidget(self.chosen, 1)
        status.addWidget(self.counts)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.toolbar)
        column.addLayout(middle, 1)
        column.addLayout(status)
        self.pages.addWidget(page)
        self.pages.addWidget(self._empty_page())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.pages)

    def _scrolling_legend(self) -> QWidget:
        legend = QScrollArea(self, widgetResizable=True)
        legend.setFrameShape(QFrame.Shape.NoFrame)
        legend.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        legend.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        legend.setWidget(self.legend)
        legend.setFixedWidth(self.legend.sizeHint().width() + 24)
        return legend

    def _empty_page(self) -> QWidget:
        text = self.tr(
            "No facts yet. Agents create them while they work; this map shows how what they know hangs together."
        )
        label = QLabel(text, self)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setMargin(64)
        return label

    def _connect(self) -> None:
        self.toolbar.find_requested.connect(self._find)
        self.toolbar.neighbourhood_requested.connect(self.canvas.show_neighbourhood_of_selected)
        self.toolbar.hops_changed.connect(self.canvas.set_hops)
        self.toolbar.path_requested.connect(self.canvas.show_path)
        self.toolbar.everything_requested.connect(self.canvas.clear)
        self.toolbar.fit_requested.connect(self.canvas.fit)
        self.toolbar.list_toggled.connect(self.list.setVisible)
        self.legend.kind_switched.connect(self.canvas.show_kind)
        self.canvas.selected.connect(self._selected)
        self.canvas.changed.connect(self._show_state)
        self.list.selectionModel().currentChanged.connect(self._listed)
        self.list.activated.connect(self._activated)

    def _find(self, step: int) -> None:
        """Select and centre a hit: the first, or the one that follows the selected one, around the end."""
        hits = self._hits()
        scene = self.canvas.shown
        if hits and scene is not None:
            here = hits.index(scene.selected) if step and scene.selected in hits else (-1 if step > 0 else 0)
            number = hits[(here + step) % len(hits)]
            self.canvas.select(number)
            self.canvas.centre_on(number)
        self._show_state()

    def _hits(self) -> list[int]:
        scene = self.canvas.shown
        if scene is None:
            return []
        return [number for number in find(scene.graph, self.toolbar.search.text()) if scene.nodes_shown[number]]

    def _selected(self, identity: NodeId | None) -> None:
        self._select_in_list()
        if not self._is_told and self._graph is not None:
            self.key_selected.emit(None if identity is None else self._graph.nodes[self._graph.by_id[identity]].key)

    def _select_in_list(self) -> None:
        scene = self.canvas.shown
        chosen = None if scene is None else scene.selected
        if chosen == self.nodes.node_at(self.list.currentIndex()):
            return
        index = QModelIndex() if chosen is None else self.nodes.index_of(chosen)
        self.list.setCurrentIndex(index)

    def _listed(self, current: QModelIndex) -> None:
        number = self.nodes.node_at(current)
        if number is not None:
            self.canvas.select(number)
            self.canvas.reveal(number)

    def _activated(self, index: QModelIndex) -> None:
        number = self.nodes.node_at(index)
        if number is not None:
            self.canvas.centre_on(number)

    def _show_state(self) -> None:
        scene = self.canvas.shown
        if scene is None:
            return
        self.toolbar.show_state(
            selected=scene.selected is not None, second=scene.second is not None, dimmed=scene.focus is not None
        )
        hits = self._hits() if self.toolbar.search.text().strip() else []
        self.toolbar.show_found(hits.index(scene.selected) if scene.selected in hits else None, len(hits))
        self.chosen.setText(self._chosen_words())
        self.counts.setText(self._count_words())

    def _chosen_words(self) -> str:
        scene = self.canvas.shown
        if scene is None or scene.selected is None:
            return ""
        name = name_of(scene.graph, scene.selected)[:_NAME_LETTERS]
        if self.canvas.has_no_path:
            return self.tr("No path along the kinds of edges that are shown")
        if scene.path:
            return self.tr("Path of %n edge(s)", "", len(scene.path) - 1)
        if scene.second is not None:
            return self.tr("{one} … {other}").format(one=name, other=name_of(scene.graph, scene.second)[:_NAME_LETTERS])
        return name

    def _count_words(self) -> str:
        """What is shown of how many, and what leads nowhere."""
        scene = self.canvas.shown
        if scene is None:
            return ""
        number = self.locale().toString
        graph = scene.graph
        words = self.tr("{nodes} of {all_nodes} nodes, {edges} of {all_edges} edges").format(
            nodes=number(int(scene.nodes_shown.sum())), all_nodes=number(len(graph.nodes)),
            edges=number(int(scene.edges_shown.sum())), all_edges=number(len(graph.ends)),
        )  # fmt: skip
        ends = Counter(end.why for end in graph.loose_ends)
        if ends[Why.MISSING]:
            words += " · " + self.tr("%n reference(s) to nothing", "", ends[Why.MISSING])
        if ends[Why.DELETED]:
            words += " · " + self.tr("%n to deleted facts", "", ends[Why.DELETED])
        if ends[Why.ELSEWHERE]:
            words += " · " + self.tr("%n to other branches", "", ends[Why.ELSEWHERE])
        return words
