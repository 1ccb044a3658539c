"""The dock's content: pages that show what an agent gets, each by the code that serves it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QTabWidget, QWidget
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder
from explorer.ui.agent_view.preamble_page import PreamblePage
from explorer.ui.agent_view.search_page import SearchPage
from explorer.ui.agent_view.skills_page import SkillsPage
from explorer.ui.session import Session

_WIDTH, _HEIGHT = 800, 312
SEARCH, PREAMBLE, SKILLS = range(3)


class AgentView(QTabWidget):
    """Search, Preamble and Skills; a page works only while it is seen."""

    key_requested = Signal(object)
    """A record is to be shown: its `Key`."""
    model_requested = Signal()
    """The embedding model is to be chosen, as the workspace's vectors are of another one."""
    reembed_requested = Signal()
    """All texts are to be embedded anew."""

    def __init__(self, session: Session, embedder: Embedder | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        # Lower than the tabs of the window: the dock is low.
        self.tabBar().setStyleSheet("QTabBar::tab { padding: 4px 12px; }")
        self.tabBar().setAccessibleName(self.tr("Pages of the agent view"))
        self.search = SearchPage(session, embedder)
        self.preamble = PreamblePage(session)
        self.skills = SkillsPage(session, embedder)
        self._pages: list[SearchPage | PreamblePage | SkillsPage] = []
        for page, title in (
            (self.search, self.tr("Search")),
            (self.preamble, self.tr("Preamble")),
            (self.skills, self.tr("Skills")),
        ):
            self.addTab(page, title)
            self._pages.append(page)
            page.key_requested.connect(self.key_requested)
        self.search.model_requested.connect(self.model_requested)
        self.search.reembed_requested.connect(self.reembed_requested)
        self.preamble.setFocusProxy(self.preamble.inputs.task)
        self.currentChanged.connect(self._hand_on)
        self._hand_on()

    def go_to_page(self, page: int) -> None:
        """Show a page and give it the keyboard."""
        self.setCurrentIndex(page)
        self._pages[page].focus()

    def use(self, embedder: Embedder | None) -> None:
        """Hear meaning with this model from now on."""
        self.search.vector.use(embedder)
        self.skills.tester.vector.use(embedder)

    def ask_about(self, key: Key) -> None:
        """Ask why an agent would not get a fact, for the question that is typed or will be."""
        self.search.ask_about(key)
        self.go_to_page(SEARCH)

    def show_skill(self, key: Key) -> None:
        """Show a skill, whichever of its texts stands under `key`."""
        self.go_to_page(SKILLS)
        self.skills.show_key(key)

    def flush_drafts(self) -> None:
        """Write down at once what is being typed."""
        self.skills.flush_drafts()

    @override
    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, _HEIGHT)

    def _hand_on(self) -> None:
        """The page that is seen gets the keyboard where the dock does, and it alone holds the dock open."""
        self.setFocusProxy(self.currentWidget())
        for page in self._pages:
            policy = QSizePolicy.Policy.Preferred if page is self.currentWidget() else QSizePolicy.Policy.Ignored
            page.setSizePolicy(policy, policy)
