"""The Conflicts dock: an inbox of what contradicts or doubles each other, decided one after another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QScrollArea, QSplitter, QStackedLayout, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.services.conflicts.inbox import Inbox, inbox
from explorer.services.conflicts.resolving import Side
from explorer.services.editing import Editing
from explorer.ui.details.drafts import Drafts, place_of
from explorer.ui.docks.conflict_bar import ConflictBar
from explorer.ui.docks.conflict_finder import ConflictFinder
from explorer.ui.docks.conflict_list import ConflictList
from explorer.ui.docks.conflict_page import NOTHING, ConflictPage, Selected, selected
from explorer.ui.docks.topic_page import Topic, TopicPage, topic_of
from explorer.ui.models.conflicts import Listing
from explorer.ui.session import Session
from explorer.ui.widgets.empty_state import EmptyState

_LIST_WIDTH, _LIST_HEIGHT, _NARROW = 360, 128, 640
_WIDTH, _HEIGHT = 800, 264


@dataclass(frozen=True, slots=True)
class _Found:
    inbox: Inbox = field(default_factory=Inbox)
    open: Listing = field(default_factory=Listing)
    closed: Listing = field(default_factory=Listing)


def _found(inbox: Inbox) -> _Found:
    return _Found(inbox, Listing(inbox.open), Listing(inbox.decided))


class Conflicts(QWidget):
    """Lists the conflicts of the branch that is shown. Selection, place and typed text survive every change."""

    open_count_changed = Signal(int)
    """So many conflicts that are seen on the branch are open."""
    key_requested = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._drafts = Drafts(session)
        self.inbox, self._open, self._closed = Inbox(), Listing(), Listing()
        self._wanted: Key | None = None
        self._decided: set[Key] = set()
        self._topic: Topic | None = None
        self.list = ConflictList(session.now, self)
        self.bar, self.finder = ConflictBar(), ConflictFinder(session)
        self.page, self.topic = ConflictPage(session, self._drafts), TopicPage(session)
        self.empty = EmptyState(self)
        # The words of an empty dock must not hold a low window open.
        self.empty.setMinimumHeight(1)
        self._lay_out()
        self._connect()
        self._add_keys()
        self._show_inbox(_Found())

    @property
    def open_count(self) -> int:
        """How many conflicts that are seen on the branch are open."""
        return len(self._open.keys)

    @property
    def shows_timeline(self) -> bool:
        """Whether the timeline of a topic stands in the place of the two sides."""
        return not self.topic.isHidden()

    def show_key(self, key: Key) -> None:
        """Go to a conflict, open or decided, as soon as it is there; another branch's is not shown."""
        self._wanted = key
        self.show_timeline(shown=False)
        for is_decided, listing in ((False, self._open), (True, self._closed)):
            if key in listing.position_of:
                self.bar.show_decided(is_decided)
                self._list()

    def show_topic(self, domain: str, topic: str) -> None:
        """Show the timeline of any topic, whether there is a conflict about it or not."""
        self._topic = (domain, topic)
        self.show_timeline()

    def show_timeline(self, shown: bool = True) -> None:
        """Show what was believed of the topic instead of the two sides, or these again."""
        self._topic = (self._topic or topic_of(self.page.case)) if shown else None
        self._sides.setVisible(not shown)
        self.topic.setVisible(shown)
        self.bar.timeline.setChecked(shown)
        if shown:
            self.topic.show_topic(self._topic)
        self._show_stack()

    def flush_drafts(self) -> None:
        """Write down at once what was typed last."""
        self.page.flush()

    @override
    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, _HEIGHT)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wanted = Qt.Orientation.Horizontal if event.size().width() >= _NARROW else Qt.Orientation.Vertical
        if wanted is not self._splitter.orientation():
            self._splitter.setOrientation(wanted)
            is_wide = wanted is Qt.Orientation.Horizontal
            self._splitter.setSizes([_LIST_WIDTH, 3 * _LIST_WIDTH] if is_wide else [_LIST_HEIGHT, 3 * _LIST_HEIGHT])

    def _lay_out(self) -> None:
        # A low dock has no room for an editor.
        self._sides = QScrollArea(widgetResizable=True)
        self._sides.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sides.setWidget(self.page)
        right = QWidget()
        sides = QVBoxLayout(right)
        sides.addWidget(self._sides, 1)
        sides.addWidget(self.topic, 1)
        self.topic.hide()
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        for widget in (self.list, right):
            self._splitter.addWidget(widget)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setSizes([_LIST_WIDTH, 3 * _LIST_WIDTH])
        column = QVBoxLayout(self)
        column.addWidget(self.bar)
        column.addWidget(self.finder)
        self._stack = QStackedLayout()
        self._stack.addWidget(self._splitter)
        self._stack.addWidget(self.empty)
        column.addLayout(self._stack, 1)
        for layout in (sides, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)

    def _connect(self) -> None:
        session, page = self._session, self.page
        self.list.selection_shown.connect(self._show_selected)
        self.list.activated.connect(lambda _: page.show_side())
        self.bar.filter_changed.connect(self._change_filter)
        self.bar.search.clicked.connect(lambda _: self.finder.search())
        self.bar.timeline.clicked.connect(lambda shown: self.show_timeline(shown=shown))
        self.finder.running_changed.connect(self._offer_search)
        page.decided.connect(self._go_on)
        page.left.connect(self.list.setFocus)
        page.refused.connect(self.show_key)
        for part in (page, self.topic):
            part.key_requested.connect(self.key_requested)
        session.opening.connect(page.prepare_to_leave)
        session.failed.connect(page.stay)
        session.opened.connect(self._begin_anew)
        for signal in (session.refreshed, session.branch_changed, session.writes.standing_changed):
            signal.connect(self._ask)
        session.tasks.progressed.connect(self._offer_search)

    def _add_keys(self) -> None:
        page = self.page
        keys: dict[str, Callable[[], object]] = {
            "1": partial(self._decide, partial(page.keep_side, Side.A)),
            "2": partial(self._decide, partial(page.keep_side, Side.B)),
            "3": partial(self._decide, page.say_both_true),
            "X": partial(self._decide, page.say_no_conflict),
            "E": partial(self._decide, page.edit_side),
            "Shift+E": partial(self._decide, partial(page.edit_side, Side.B)),
            "T": lambda: self.show_timeline(shown=not self.shows_timeline),
        }
        for key, act in keys.items():
            QShortcut(QKeySequence(key), self, act, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _decide(self, act: Callable[[], object]) -> None:
        """Where the two sides are not seen, nobody decides about them."""
        if self.page.isVisible():
            act()

    def _begin_anew(self) -> None:
        self._decided.clear()
        self._wanted = None
        self.page.leave()
        self.bar.show_decided(False)
        self.show_timeline(shown=False)
        self._show_inbox(_Found())
        self._ask()

    def _ask(self) -> None:
        ahead, branch = self._session.writes.ahead, self._session.branch
        self._session.ask("conflicts", lambda snapshot: _found(inbox(snapshot, ahead, branch)), self._show_inbox)

    def _show_inbox(self, found: _Found) -> None:
        now_open, before = found.open.position_of, self._open.position_of
        came_back = {key for key in self._decided if key in now_open and key not in before}
        if came_back:
            # A decision was undone: that is what one looks at next.
            self._wanted = came_back.pop()
            self._decided.discard(self._wanted)
        self.inbox, self._open, self._closed = found.inbox, found.open, found.closed
        self.page.note_open(now_open)
        self.bar.show_counts(found.inbox)
        if len(now_open) != len(before):
            self.open_count_changed.emit(self.open_count)
        self._list()

    def _list(self, *, anew: bool = False) -> None:
        listing = self._closed if self.bar.is_decided else self._open
        typed = {place_of(draft) for draft in self._drafts.every() if place_of(draft) != draft.key}
        wanted = self._wanted if self._wanted in listing.position_of else None
        if wanted is not None:
            self._wanted = None
        self.list.show_conflicts(listing, self._editing(), typed, wanted, anew=anew)
        self._show_stack()

    def _show_selected(self) -> None:
        key, editing = self.list.key, self._editing()
        if key is None or editing is None:
            self._session.tasks.forget("conflict")
            self._show_case((None, NOTHING, ""))
        else:
            self._session.ask("conflict", lambda _: selected(editing, key), self._show_case)

    def _show_case(self, found: Selected) -> None:
        before = None if self.page.case is None else self.page.case.conflict.key
        self.page.show_case(*found)
        if self.shows_timeline:
            # It goes along with the selection; a topic that was asked for stays until then.
            is_other = found[0] is not None and found[0].conflict.key != before
            self._topic = topic_of(found[0]) if is_other or self._topic is None else self._topic
            self.topic.show_topic(self._topic)

    def _go_on(self, key: Key) -> None:
        """After a decision the next one is selected."""
        self._decided.add(key)
        if not self.bar.is_decided:
            self.list.go_on(key)

    def _change_filter(self) -> None:
        self.page.flush()
        self._list(anew=True)
        if self.shows_timeline:
            self.show_timeline(shown=False)

    def _offer_search(self) -> None:
        self.bar.search.setEnabled(self._session.snapshot is not None and not self.finder.is_running)

    def _show_stack(self) -> None:
        """A topic that was asked for is shown also where there is no conflict at all."""
        has_any = bool(self.list.rows.listing.keys)
        is_shown = has_any or (self.shows_timeline and self._topic is not None)
        self.bar.timeline.setEnabled(is_shown)
        self.list.setVisible(has_any)
        self.setFocusProxy(self.list if has_any else self.bar.search)
        if self.bar.is_decided:
            self.empty.explain(self.tr("Nothing was decided yet"), self.tr("What you decide is listed here."))
        else:
            self.empty.explain(
                self.tr("No open conflicts"),
                self.tr(
                    "A conflict is two facts that say different things of the same matter, or the same thing twice. "
                    "“Find conflicts” looks for them among all facts; nothing is changed before you decide."
                ),
            )
        self._stack.setCurrentWidget(self._splitter if is_shown else self.empty)

    def _editing(self) -> Editing | None:
        snapshot = self._session.snapshot
        return None if snapshot is None else self._session.writes.editing(snapshot)
