"""The skills of the workspace: which there are, what they say, and which of them a message would activate."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QSplitter, QStackedLayout, QWidget
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.memory.namespaces import SKILLS
from explorer.memory.protocols import Embedder
from explorer.services import deletion
from explorer.ui.agent_view.skill_answers import SkillList, read_skills
from explorer.ui.agent_view.skill_list import SkillListing
from explorer.ui.agent_view.skill_page import SkillPage
from explorer.ui.agent_view.skill_tester import SkillTester
from explorer.ui.details.drafts import Drafts
from explorer.ui.session import Session
from explorer.ui.widgets.empty_state import EmptyState

_NARROW = 720
_WIDE_SIZES, _TALL_SIZES = [208, 408, 408], [160, 260, 340]
_COMMAND = "memory-agent skills load FOLDER --into {file}"


class SkillsPage(QWidget):
    """List, skill and tester beside each other; below each other where it is narrow. No skill is made here."""

    key_requested = Signal(object)
    """A record is to be shown: its `Key`. Skills are shown here, so nothing is asked for yet."""

    def __init__(self, session: Session, embedder: Embedder | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._drafts = Drafts(session)
        self._wanted: Key | None = None
        self._is_outdated = True
        self.list, self.page = SkillListing(), SkillPage(session, self._drafts)
        self.tester, self.empty = SkillTester(session, embedder), EmptyState()
        self._redress = QTimer(self, interval=0, singleShot=True)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._stack = QStackedLayout(self)
        self.setFocusProxy(self.list)
        self._lay_out()
        self._connect()
        self._explain()

    @property
    def key(self) -> Key | None:
        """The skill that is shown, where it stands in the file."""
        return None if self.page.shown is None else self.page.shown.skill.key

    def focus(self) -> None:
        """Give the keyboard to the list."""
        self.list.lines.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_key(self, key: Key) -> None:
        """Go to a skill; where the filter hides it, the filter is cleared. Nothing happens where there is none."""
        if not self.list.go_to(key):
            self._wanted = key
            self.list.clear_filter()

    def flush_drafts(self) -> None:
        """Write down at once what was typed last."""
        self.page.flush()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_outdated:
            self._ask()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= _NARROW
        direction = Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical
        if self._splitter.orientation() is not direction:
            self._splitter.setOrientation(direction)
            self._splitter.setSizes(_WIDE_SIZES if is_wide else _TALL_SIZES)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Not now: the parts are given the new palette after this.
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_redress"):
            self._redress.start()

    def _lay_out(self) -> None:
        # The words of an empty dock must not hold a low window open.
        self.empty.setMinimumHeight(1)
        self._splitter.setChildrenCollapsible(False)
        for widget in (self.list, self.page, self.tester):
            self._splitter.addWidget(widget)
        for at, factor in enumerate((0, 1, 1)):
            self._splitter.setStretchFactor(at, factor)
        self._splitter.setSizes(_WIDE_SIZES)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self._splitter)

    def _connect(self) -> None:
        session, lines = self._session, self.list.lines
        self._redress.timeout.connect(self._dress)
        self.list.filtered.connect(self._ask)
        self.list.current_changed.connect(self._show_current)
        lines.delete_requested.connect(self._delete)
        lines.edit_requested.connect(self.page.edit_text)
        lines.activated.connect(lambda _: self._go_into_page())
        self.page.delete_requested.connect(self._delete)
        self.page.text.editor.left.connect(self.focus)
        self.tester.key_requested.connect(self.show_key)
        session.opening.connect(self.page.prepare_to_leave)
        session.failed.connect(self.page.stay)
        session.opened.connect(self._begin_anew)
        session.refreshed.connect(self._ask)
        session.writes.standing_changed.connect(self._ask)

    def _begin_anew(self) -> None:
        self.page.abandon()
        self.list.show_list(SkillList(), ())
        self._wanted = None
        self.tester.begin_anew()
        self._explain()
        self._ask()

    def _ask(self) -> None:
        self._is_outdated = not self.isVisible()
        if self._is_outdated:
            return
        text, ahead = self.list.text, self._session.writes.ahead
        self._session.ask("skills", lambda snapshot: read_skills(snapshot, ahead, text), self._show)
        self.tester.renew()

    def _show(self, found: SkillList) -> None:
        drafts = {draft.key for draft in self._drafts.every() if draft.key.namespace == SKILLS}
        self.list.show_list(found, {each.root for each in found.skills if not drafts.isdisjoint(each.lineage)})
        if self._wanted is not None:
            self.list.go_to(self._wanted)
            self._wanted = None
        self._show_current()
        self._stack.setCurrentWidget(self._splitter if found.total else self.empty)
        if not found.total:
            self._explain()

    def _show_current(self) -> None:
        self.page.show_skill(self.list.current)

    def _go_into_page(self) -> None:
        """Enter reads the text, or goes on typing where that was begun."""
        part = self.page.text
        (part.editor.input if part.is_editing else part.view).setFocus(Qt.FocusReason.OtherFocusReason)

    def _delete(self) -> None:
        shown = self.page.shown
        if shown is None or not self.page.is_editable:
            return
        focus, key = QApplication.focusWidget(), shown.key
        if focus is not None and self.page.isAncestorOf(focus):
            self.focus()
        self.page.flush()
        self._session.writes.make(lambda editing: deletion.delete(editing, [key]))

    def _explain(self) -> None:
        if self._session.snapshot is None:
            self.empty.explain(self.tr("No workspace is open"), self.tr("The skills of a workspace are listed here."))
            self._stack.setCurrentWidget(self.empty)
            return
        path = self._session.path
        name = "" if path is None else str(path)
        self.empty.explain(
            self.tr("No skills yet"),
            self.tr(
                "Skills are instructions that a message or a path activates. Agents load them from a folder of "
                "Markdown files:"
            ),
            command=_COMMAND.format(file=f'"{name}"' if " " in name else name),
        )

    def _dress(self) -> None:
        self.page.dress()
        self._show_current()
