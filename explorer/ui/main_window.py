"""The main window: puts the parts together and connects them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMessageBox, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from explorer import __version__
from explorer.memory.file_care import FileCare
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder
from explorer.memory.teleport import Courier
from explorer.services.markdown import as_markdown
from explorer.ui.actions import (
    ACTIONS,
    FACT_MENU,
    POLICY_MENU,
    SELECTION_KEYS,
    VIEW,
    fill_menu_bar,
    make_actions,
)
from explorer.ui.alerts import Alerts
from explorer.ui.branches.branching import Branching
from explorer.ui.corrections import Corrections
from explorer.ui.dialogs.preferences import keep_history
from explorer.ui.docks.docks import ACTIVITY, DETAILS, DOCKS, Docks
from explorer.ui.embedding.embedding import Embedding
from explorer.ui.farewell import may_leave
from explorer.ui.key_sheet import KeySheet
from explorer.ui.maintenance.maintaining import WINDOWS, Maintaining
from explorer.ui.saved_filters import Selection
from explorer.ui.session import Session
from explorer.ui.settings import COMPACT, FOLLOW_GIT, GEOMETRY, LAYOUT, Settings
from explorer.ui.status import StatusLine
from explorer.ui.tabs.tabs import FACTS, GRAPH, POLICY_TAB, Tabs
from explorer.ui.teleport.travel import Travel
from explorer.ui.toolbar import Toolbar
from explorer.ui.welcome import Welcome
from explorer.ui.widgets.banner import Banner
from explorer.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from PySide6.QtGui import QAction


class MainWindow(QMainWindow):
    """Assembles; decides nothing."""

    demo_requested = Signal()

    def __init__(
        self,
        session: Session,
        settings: Settings,
        embedder: Embedder | None = None,
        courier: Courier | None = None,
        care: FileCare | None = None,
    ) -> None:
        """Without a `courier` nothing can be sent or unpacked, without `care` no file checked or saved."""
        super().__init__()
        self.session, self.settings = session, settings
        self._passing: set[Path] = set()
        session.follows_git = settings.flag(FOLLOW_GIT, default=True)
        self.setWindowTitle("Memory Explorer")
        self.travel = Travel(session, settings, courier, self)
        self.branching = Branching(session, settings, self.travel.arrivals, self)
        self.maintaining = Maintaining(session, settings, care, self)
        self.embedding = Embedding(session, settings, embedder, self)
        self.actions_by_name: dict[str, QAction] = make_actions(self, self._handlers())
        self._menus = fill_menu_bar(self.menuBar(), self.actions_by_name)
        self.toolbar = Toolbar(session, settings, self.actions_by_name, self)
        self.addToolBar(self.toolbar)
        self.banner, self.welcome = Banner(), Welcome(settings)
        self.tabs, self.notice = Tabs(session, settings), Notice()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.welcome)
        self.pages.addWidget(self.tabs)
        self.setCentralWidget(self._central())
        self.docks = Docks(self, session, self.actions_by_name, embedder)
        self.details = self.docks.details
        self.alerts = Alerts(session, self.banner, self)
        self.corrections = Corrections(
            session, self.tabs, self.docks, self.notice, self, self.actions_by_name, self.branching, embedder
        )
        self.maintaining.offer_salvage(self.banner, self.notice)
        self.status = StatusLine(session, self)
        self.setStatusBar(self.status)
        self._offer_columns()
        self._connect()
        self._restore()

    def open(self, path: Path, *, remember: bool = True) -> None:
        """Open a workspace; where that fails, the window says why and keeps what it shows.

        `remember` puts it among the recent ones.
        """
        if not remember:
            self._passing.add(path)
        self.banner.say("")
        self.session.open(path)

    def show_key(self, key: Key) -> None:
        """Go to a record: its tab, its row, its details."""
        if not self.docks.show_record(key):
            self.tabs.select_key(key)
            # Also where no list has it: a link may lead to another branch.
            self.details.show_key(key)

    def _handlers(self) -> dict[str, Callable[..., object]]:
        # Most of what they act on is made after the actions.
        correct = {
            name: lambda name=name: self.corrections.perform(name)
            for name in (spec.name for spec in ACTIONS if spec.changes)
        }
        docks = {name: lambda shown, name=name: self.docks.show(name, shown) for name in DOCKS}
        maintain = {name: partial(self.maintaining.open, name) for name in WINDOWS}
        return (
            correct
            | docks
            | maintain
            | {
                "open": self._choose_file,
                "compare": self.travel.choose_file,
                "compare_files": self.travel.choose_two,
                "send": lambda: self.travel.send(self.tabs.facts.selected_keys),
                "demo": self.demo_requested.emit,
                "forget": self._forget_files,
                "history": partial(keep_history, self.settings, self.session.writes, self),
                "embedding": self.embedding.choose,
                "quit": self.close,
                "copy": self._copy,
                "timeline": lambda: self.docks.show_topic_of(self.tabs.facts.selected_facts),
                "agent_search": lambda: self.docks.search_as_agent(),  # noqa: PLW0108 made later
                "why_not": lambda: self.docks.ask_why_not(self.corrections.selected),
                "filter": self._go_to_filter,
                "clear": lambda: self.tabs.facts.facets.select(Selection()),
                "facts": partial(self._turn_to, FACTS),
                "policies": partial(self._turn_to, POLICY_TAB),
                "graph": partial(self._turn_to, GRAPH),
                "branch": lambda: self.toolbar.branch.choose(),  # noqa: PLW0108 made later
                "branches": self.branching.open_board,
                "compact": lambda on: self.tabs.facts.table.set_compact(on),  # noqa: PLW0108 made later
                "refresh": self.session.refresh,
                "keys": lambda: KeySheet(self).exec(),
                "about": self._about,
            }
        )

    def _central(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.pages, 1)
        column.addWidget(self.notice)
        return page

    def _offer_columns(self) -> None:
        table, view = self.tabs.facts.table, self._menus[VIEW]
        view.addSeparator()
        for title, fill in (
            (self.tr("Sort facts by"), table.fill_sort_menu),
            (self.tr("Columns of facts"), table.fill_column_menu),
        ):
            menu = view.addMenu(title)
            menu.aboutToShow.connect(partial(fill, menu))

    def _connect(self) -> None:
        session, tabs, docks = self.session, self.tabs, self.docks
        session.opened.connect(self._show_workspace)
        for opening in (self.travel.open_requested, self.maintaining.open_requested, self.welcome.file_requested):
            opening.connect(self.open)
        self.travel.refused.connect(self.banner.say)
        self.branching.facts_requested.connect(partial(self._turn_to, FACTS))
        self.maintaining.key_requested.connect(self.show_key)
        self.embedding.follow(self.status, self.notice, self.maintaining, docks.agent, self.corrections.renewal)
        self.toolbar.branch.board_requested.connect(self.branching.open_board)
        self.toolbar.file_requested.connect(self.open)
        self.toolbar.activity_requested.connect(lambda: docks.go_to(ACTIVITY))
        self.toolbar.trash.clicked.connect(tabs.show_deleted)
        self.toolbar.trash.dropped.connect(self.corrections.delete)
        self.welcome.open_requested.connect(self._choose_file)
        self.welcome.demo_requested.connect(self.demo_requested)
        self.toolbar.filter.textChanged.connect(tabs.filter_by)
        self.toolbar.filter.left.connect(tabs.focus_list)
        tabs.filter_cleared.connect(self.toolbar.filter.clear)
        tabs.facts.facets.changed.connect(self._show_filter_text)
        tabs.details_requested.connect(lambda: docks.go_to(DETAILS))
        docks.left.connect(tabs.focus_list)
        tabs.facts.counted.connect(self.status.show_answer)
        self.status.odd_requested.connect(tabs.show_odd)
        docks.key_requested.connect(self.show_key)
        for view, names in ((tabs.facts.table, FACT_MENU), (tabs.policies.tree, POLICY_MENU)):
            view.addActions([self.actions_by_name[name] for name in names])
        for name in SELECTION_KEYS:
            # Where the keyboard is elsewhere, in a list of steps or of grants, its keys are not for what is selected.
            action = self.actions_by_name[name]
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self.removeAction(action)
            tabs.addAction(action)
            self.details.addAction(action)

    def _restore(self) -> None:
        self.resize(1280, 800)
        self.restoreGeometry(self.settings.bytes(GEOMETRY))
        self._layout = self.settings.bytes(LAYOUT)
        self.actions_by_name["compact"].setChecked(self.settings.flag(COMPACT))

    def _show_workspace(self) -> None:
        path = self.session.path
        assert path is not None
        self.setWindowTitle(f"{path.name} · Memory Explorer")
        if path not in self._passing:
            self.settings.remember_file(path)
        if self.pages.currentWidget() is not self.tabs:
            self.pages.setCurrentWidget(self.tabs)
            self.docks.show(DETAILS)
            if not self.restoreState(self._layout):
                self.docks.lay_out_at_first()
            self.tabs.focus_list()

    def _show_filter_text(self) -> None:
        text = self.tabs.facts.facets.selection.text
        if text != self.toolbar.filter.text():
            self.toolbar.filter.setText(text)

    def _turn_to(self, tab: int) -> None:
        self.tabs.setCurrentIndex(tab)
        self.tabs.focus_list()

    def _forget_files(self) -> None:
        self.settings.forget_files()
        self.welcome.list_recent()

    def _choose_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a workspace"), "", self.tr("Workspaces (*.vdb);;All files (*)")
        )
        if path:
            self.open(Path(path))

    def _copy(self) -> None:
        facts = self.tabs.facts.selected_facts
        if facts:
            QGuiApplication.clipboard().setText(as_markdown(facts))
            self.status.showMessage(self.tr("%n fact(s) copied", "", len(facts)), 4_000)

    def _go_to_filter(self) -> None:
        self.toolbar.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.toolbar.filter.selectAll()

    def _about(self) -> None:
        QMessageBox.about(
            self,
            self.tr("About Memory Explorer"),
            self.tr("Memory Explorer {version}\nReview and correct what AI agents remember.").format(
                version=__version__
            ),
        )

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.session.look_at_git()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if not (self.travel.may_close() and may_leave(self.session, self)):
            event.ignore()
            return
        self.settings.set(GEOMETRY, self.saveGeometry())
        if self.pages.currentWidget() is self.tabs:
            self.settings.set(LAYOUT, self.saveState())
        self.tabs.facts.table.finish_editing()
        self.docks.flush_drafts()
        self.settings.set(FOLLOW_GIT, self.session.follows_git)
        self.tabs.facts.table.save_columns()
        self.travel.close()
        self.branching.close()
        self.maintaining.close()
        self.session.close()
        super().closeEvent(event)
