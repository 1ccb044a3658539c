"""The docks around the tabs: Details beside them; Activity, Notes, Access, Conflicts, Agent view closed at first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

from explorer.memory import namespaces
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder
from explorer.ui import formats
from explorer.ui.agent_view.agent_view import SEARCH, AgentView
from explorer.ui.details.details import Details
from explorer.ui.docks.access import Access
from explorer.ui.docks.activity import Activity
from explorer.ui.docks.conflicts import Conflicts
from explorer.ui.docks.notes import Notes
from explorer.ui.session import Session

_DETAILS_SHARE, _DETAILS_MOST = 0.3, 368
DOCKS = DETAILS, ACTIVITY, NOTES, ACCESS, CONFLICTS, AGENT = (
    "details", "activity", "notes", "access", "conflicts", "agent",
)  # fmt: skip

_AT_HOME = frozenset((namespaces.NOTES, namespaces.GRANTS, namespaces.DOMAINS, namespaces.CONFLICTS, namespaces.SKILLS))
"""What is shown in a dock of its own."""


class Docks(QObject):
    """Makes the docks, and shows or hides each by the action of its name, which follows."""

    key_requested = Signal(object)
    """A record is to be shown: its `Key`."""
    decide_requested = Signal()
    left = Signal()
    """A dock that had the keyboard was closed."""

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        actions: Mapping[str, QAction],
        embedder: Embedder | None = None,
    ) -> None:
        """Without an `embedder` nothing is searched by meaning."""
        super().__init__(window)
        self._window, self._actions = window, actions
        self.details, self.activity = Details(session), Activity(session)
        self.notes, self.access, self.conflicts = Notes(session), Access(session), Conflicts(session)
        self.agent = AgentView(session, embedder)
        right, below = Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea
        self._docks = {
            DETAILS: self._add(DETAILS, self.tr("Details"), self.details, right),
            ACTIVITY: self._add(ACTIVITY, self.tr("Activity"), self.activity, below),
            NOTES: self._add(NOTES, self.tr("Notes"), self.notes, below),
            ACCESS: self._add(ACCESS, self.tr("Access"), self.access, below),
            CONFLICTS: self._add(CONFLICTS, self.tr("Conflicts"), self.conflicts, below),
            AGENT: self._add(AGENT, self.tr("Agent view"), self.agent, below),
        }
        self._keyboard = {
            DETAILS: self.details, ACTIVITY: self.activity.list, NOTES: self.notes.list, ACCESS: self.access.table,
            CONFLICTS: self.conflicts, AGENT: self.agent,
        }  # fmt: skip
        for one, other in pairwise((ACTIVITY, NOTES, ACCESS, CONFLICTS, AGENT)):
            window.tabifyDockWidget(self._docks[one], self._docks[other])
        for part in (self.details, self.activity, self.conflicts, self.agent):
            part.key_requested.connect(self.key_requested)
        self.details.why_requested.connect(lambda key: self.ask_why_not([key]))
        self.conflicts.open_count_changed.connect(self._count_conflicts)
        self.activity.decide_requested.connect(self.decide_requested)

    def __getitem__(self, name: str) -> QDockWidget:
        return self._docks[name]

    def flush_drafts(self) -> None:
        """Keep what is being typed, before the window goes."""
        self.details.flush_drafts()
        self.notes.flush_drafts()
        self.conflicts.flush_drafts()
        self.agent.flush_drafts()

    def show(self, name: str, shown: bool = True) -> None:
        """Open a dock and give it the keyboard, or close it; nothing happens where it is so already."""
        dock = self._docks[name]
        if shown and dock.isHidden():
            self.go_to(name)
        elif not shown and not dock.isHidden():
            focus = QApplication.focusWidget()
            dock.hide()
            if focus is not None and dock.isAncestorOf(focus):
                self.left.emit()

    def go_to(self, name: str) -> None:
        """Give a dock the keyboard, whether it was closed, behind another one, or in sight."""
        self._docks[name].show()
        self._docks[name].raise_()
        self._keyboard[name].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_record(self, key: Key) -> bool:
        """Show a record that has a dock of its own; False for facts, policies and what has none."""
        if key.namespace == namespaces.NOTES:
            self.go_to(NOTES)
            self.notes.show_key(key)
        elif key.namespace in (namespaces.GRANTS, namespaces.DOMAINS):
            self.go_to(ACCESS)
        elif key.namespace == namespaces.CONFLICTS:
            self.go_to(CONFLICTS)
            self.conflicts.show_key(key)
        elif key.namespace == namespaces.SKILLS:
            self.go_to(AGENT)
            self.agent.show_skill(key)
        return key.namespace in _AT_HOME

    def show_topic(self, domain: str, topic: str) -> None:
        """Show what was believed of a topic, and when."""
        self.go_to(CONFLICTS)
        self.conflicts.show_topic(domain, topic)

    def show_topic_of(self, facts: Sequence[Fact]) -> None:
        """The same for the topic of the first of these facts; nothing happens where it has none."""
        if facts and facts[0].topic.strip():
            self.show_topic(facts[0].shown_domain, facts[0].topic)

    def search_as_agent(self) -> None:
        """Let the person ask what an agent would ask."""
        self.go_to(AGENT)
        self.agent.go_to_page(SEARCH)

    def ask_why_not(self, keys: Sequence[Key]) -> None:
        """Ask why an agent would not get the first of these records that is a fact; nothing happens without one."""
        key = next((key for key in keys if not namespaces.is_internal(key.namespace)), None)
        if key is not None:
            self.go_to(AGENT)
            self.agent.ask_about(key)

    def lay_out_at_first(self) -> None:
        """The widths of a window that was never arranged by a person."""
        width = min(_DETAILS_MOST, round(_DETAILS_SHARE * self._window.width()))
        self._window.resizeDocks([self._docks[DETAILS]], [width], Qt.Orientation.Horizontal)

    def _count_conflicts(self, count: int) -> None:
        """The number of open conflicts stands on the dock and on its action, also where it is closed."""
        title = self.tr("Conflicts {count}").format(count=formats.count(count)) if count else self.tr("Conflicts")
        self._docks[CONFLICTS].setWindowTitle(title)
        self._actions[CONFLICTS].setText(title)

    def _add(self, name: str, title: str, content: QWidget, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.setWidget(content)
        self._window.addDockWidget(area, dock)
        dock.hide()
        dock.visibilityChanged.connect(lambda _: self._actions[name].setChecked(not dock.isHidden()))
        return dock
