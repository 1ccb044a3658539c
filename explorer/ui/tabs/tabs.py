"""The three tabs, each built when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from explorer.memory.keys import Key
from explorer.memory.namespaces import POLICIES
from explorer.memory.query import Facet, FactAnswer, FactState
from explorer.services.graph import KnowledgeGraph
from explorer.services.graph_layout import Layout, compose
from explorer.ui import formats
from explorer.ui.saved_filters import Selection
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.tabs.facts_tab import FactsTab
from explorer.ui.tabs.policies_tab import PoliciesTab
from explorer.ui.widgets.hues import Hues

if TYPE_CHECKING:
    from explorer.ui.tabs.graph_tab import GraphTab

_GRAPH_PAUSE_MS = 1_000
"""How long a graph is looked at before an agent's next change moves it."""
FACTS, POLICY_TAB, GRAPH = range(3)


class Tabs(QTabWidget):
    """Facts, Policies, Knowledge Graph. What is selected in one is announced; a key is found in the tab that has it."""

    key_selected = Signal(object)
    details_requested = Signal()
    filter_cleared = Signal()

    def __init__(self, session: Session, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setDocumentMode(True)
        self.facts = FactsTab(session, settings)
        self.policies = PoliciesTab(session)
        self.graph: GraphTab | None = None
        self._graph_place = QWidget()
        QVBoxLayout(self._graph_place).setContentsMargins(0, 0, 0, 0)
        self._graph_is_stale, self._graph_is_asked = True, False
        self._pause = QTimer(self, singleShot=True, interval=_GRAPH_PAUSE_MS)
        self._pause.timeout.connect(self._catch_up)
        self._key: Key | None = None
        for page, title in (
            (self.facts, self.tr("Facts")),
            (self.policies, self.tr("Policies")),
            (self._graph_place, self.tr("Knowledge Graph")),
        ):
            self.addTab(page, title)
        for tab in (self.facts, self.policies):
            tab.key_selected.connect(self._announce)
            tab.details_requested.connect(self.details_requested)
            tab.filter_cleared.connect(self.filter_cleared)
        self.facts.counted.connect(self._title_facts)
        self.policies.counted.connect(self._title_policies)
        self.currentChanged.connect(self._turn_to)
        for signal in (session.opened, session.refreshed, session.branch_changed):
            signal.connect(self._age_graph)

    def filter_by(self, text: str) -> None:
        """Narrow facts and policies to a text."""
        self.facts.filter_by(text)
        self.policies.filter_by(text)

    def focus_list(self) -> None:
        """Give the keyboard to the list of the current tab."""
        page = {FACTS: self.facts.table, POLICY_TAB: self.policies.tree}.get(self.currentIndex(), self.graph)
        if page is not None:
            page.setFocus()

    def select_key(self, key: Key) -> None:
        """Show a fact or a policy in its own tab; in the graph, where that is open."""
        if self.currentIndex() == GRAPH and self.graph is not None:
            self.graph.select_key(key)
            return
        is_policy = key.namespace == POLICIES
        self.setCurrentIndex(POLICY_TAB if is_policy else FACTS)
        (self.policies if is_policy else self.facts).select_key(key)

    def show_odd(self) -> None:
        """Show the facts whose fields do not fit."""
        self.setCurrentIndex(FACTS)
        facets = {Facet.STATE: frozenset({FactState.ODD.value})}
        self.facts.facets.select(msgspec.structs.replace(Selection(), facets=facets))

    def show_deleted(self) -> None:
        """Show the facts that were deleted."""
        self.setCurrentIndex(FACTS)
        self.facts.show_deleted()

    def _announce(self, key: Key | None) -> None:
        # A tab that is not seen may lose its selection to a filter; that is nobody's choice.
        if self.sender() is self.currentWidget():
            self._key = key
            self.key_selected.emit(key)

    def _choose(self, key: Key | None) -> None:
        self._key = key
        self.key_selected.emit(key)

    def _turn_to(self, index: int) -> None:
        if index != GRAPH:
            key = (self.facts if index == FACTS else self.policies).current_key
            if key is not None:
                self._choose(key)
            return
        if self.graph is None:
            self.graph = self._make_graph()
        if self._graph_is_stale:
            self._ask_graph()
        else:
            self.graph.select_key(self._key)

    def _make_graph(self) -> GraphTab:
        # pyqtgraph takes a while to import: who never looks at the graph never waits for it.
        from explorer.ui.tabs.graph_tab import GraphTab  # noqa: PLC0415

        tab = GraphTab(self._graph_place)
        layout = self._graph_place.layout()
        assert layout is not None
        layout.addWidget(tab)
        tab.key_selected.connect(self._choose)
        tab.graph_requested.connect(self._ask_graph)
        return tab

    def _age_graph(self) -> None:
        self._graph_is_stale = True
        if self.currentIndex() == GRAPH:
            self._ask_graph()

    def _ask_graph(self) -> None:
        """Have a new graph composed; while one is being composed it is shown first, and the next one follows."""
        branch = self._session.branch
        if self.graph is None or self._session.snapshot is None or self._graph_is_asked or self._pause.isActive():
            return
        self._graph_is_stale, self._graph_is_asked = False, True
        self._session.ask("graph", lambda snapshot: compose(snapshot, branch), self._show_graph, is_long=True)

    def _show_graph(self, composed: tuple[KnowledgeGraph, Layout]) -> None:
        self._graph_is_asked = False
        if self.graph is not None:
            self.graph.show_graph(*composed, Hues(self._session.domains))
            self.graph.select_key(self._key)
        self._pause.start()

    def _catch_up(self) -> None:
        if self._graph_is_stale and self.currentIndex() == GRAPH:
            self._ask_graph()

    def _title_facts(self, answer: FactAnswer) -> None:
        self.setTabText(FACTS, f"{self.tr('Facts')}  {formats.count(answer.total - answer.on_other_branches)}")

    def _title_policies(self, total: int) -> None:
        self.setTabText(POLICY_TAB, f"{self.tr('Policies')}  {formats.count(total)}")
