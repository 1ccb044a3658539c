"""The toolbar: workspace, branch, filter box, and what is going on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget
from typing_extensions import override

from explorer.memory.journal import Trouble
from explorer.ui.actions import ACTIONS, MAINTAIN
from explorer.ui.branches.button import BranchButton
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.theme import tones
from explorer.ui.trouble_words import trouble_words
from explorer.ui.widgets.icons import icon
from explorer.ui.widgets.trash import Trash

_SHOWN_NAME = 28
_FILTER_WIDTH = 420
_ICONS = {
    "undo": "arrow-u-up-left",
    "redo": "arrow-u-up-right",
    "send": "paper-plane-tilt",
    "compare": "arrows-left-right",
    "agent_search": "robot",
}
_BY_KEY = Qt.TextInteractionFlag.LinksAccessibleByKeyboard


class FilterBox(QLineEdit):
    """Esc and the down arrow go back to the list; the text stays."""

    left = Signal()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class Toolbar(QToolBar):
    """What every tab shares."""

    file_requested = Signal(Path)
    activity_requested = Signal()
    """The person wants to know more of what waits."""

    def __init__(
        self, session: Session, settings: Settings, actions: Mapping[str, QAction], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._settings, self._actions = session, settings, actions
        self.setObjectName("toolbar")
        self.setWindowTitle(self.tr("Toolbar"))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.workspace = self._workspace_button()
        self.branch = BranchButton(session)
        self.filter = self._filter_box()
        self.undo, self.redo = self._step_button("undo"), self._step_button("redo")
        self.trash = Trash()
        self.state = QLabel()
        self.state.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | _BY_KEY)
        self.state.linkActivated.connect(lambda _: self.activity_requested.emit())
        self.state.setContentsMargins(8, 0, 8, 0)
        space = QWidget()
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.send, self.compare = self._step_button("send"), self._step_button("compare")
        self.maintain = self._maintain_button()
        self.search = self._step_button("agent_search")
        left = (self.workspace, self.branch, self.filter, space, self.search, self.send, self.compare, self.maintain)
        right = (self.undo, self.redo, self.trash)
        placed = {widget: self.addWidget(widget) for widget in (*left, *right, self.state)}
        self._needs_a_file = tuple(
            placed[each] for each in (self.branch, self.filter, self.search, self.send, self.compare, self.maintain)
        )
        self._changes = tuple(placed[widget] for widget in right)
        session.opened.connect(self.show_file)
        session.activity_changed.connect(self.show_state)
        session.writes.standing_changed.connect(self.show_state)
        self._dress_steps()
        self.show_file()

    def show_file(self) -> None:
        """Say which workspace is open."""
        path = self._session.path
        name = self.tr("Workspace") if path is None else path.name
        short = name if len(name) <= _SHOWN_NAME else f"{name[: _SHOWN_NAME - 9]}…{name[-8:]}"
        self.workspace.setText(f"{short} ▾")
        self.workspace.setToolTip("" if path is None else str(path))
        self.workspace.setAccessibleName(self.tr("Workspace: {name}").format(name=name))
        for placed in self._needs_a_file:
            placed.setVisible(path is not None)
        for placed in self._changes:
            placed.setVisible(not self._session.writes.is_read_only)
        self.show_state()

    def show_state(self) -> None:
        """Say whether an agent is writing, or the file cannot be read any more."""
        shown = tones(self.palette())
        session, text = self._session, ""
        writes = session.writes
        link = ""
        if session.trouble:
            color, text = shown.bad, self.tr("file not readable")
        elif session.snapshot is not None and session.snapshot.damage:
            color, text = shown.bad, self.tr("file damaged")
        elif writes.standing.stale:
            color, link = shown.bad, self.tr("%n to decide", "", len(writes.standing.stale))
        elif writes.standing.pending and (writes.waits_for_agent or writes.trouble):
            color = shown.bad if writes.trouble else shown.warning
            link = self.tr("%n waiting", "", len(writes.standing.pending))
        elif writes.standing.pending:
            color, text = shown.warning, self.tr("saving")
        elif session.agent_is_writing:
            color, text = shown.warning, self.tr("agent is writing")
        else:
            color, text = shown.good, "" if session.path is None else self._calm()
        if link:
            text = f'<a href="#" style="color:{shown.text}">{link}</a>'
        self.state.setText(f'<span style="color:{color}">●</span> {text}' if text else "")
        self.state.setToolTip(session.trouble or writes.trouble or self._waiting_reason())

    def _calm(self) -> str:
        was_changed = bool(self._session.writes.standing.steps)
        return self.tr("saved") if was_changed else self.tr("up to date")

    def _waiting_reason(self) -> str:
        if not self._session.writes.waits_for_agent:
            return ""
        return trouble_words(Trouble.BUSY, "")

    def _step_button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(self._actions[name])
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "state"):
            self.workspace.setIcon(icon("database", self.palette()))
            self.maintain.setIcon(icon("wrench", self.palette()))
            self._glass.setIcon(icon("magnifying-glass", self.palette()))
            self._dress_steps()
            self.trash.dress()
            self.branch.show_branch()
            self.show_state()

    def _dress_steps(self) -> None:
        for name, glyph in _ICONS.items():
            self._actions[name].setIcon(icon(glyph, self.palette()))

    def _filter_box(self) -> FilterBox:
        box = FilterBox()
        box.setPlaceholderText(self.tr("Filter by keyword   /"))
        box.setAccessibleName(self.tr("Filter"))
        box.setClearButtonEnabled(True)
        # A file that is dropped here is for the window to open, not text to search for.
        box.setAcceptDrops(False)
        box.setMaximumWidth(_FILTER_WIDTH)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._glass = box.addAction(icon("magnifying-glass", self.palette()), QLineEdit.ActionPosition.LeadingPosition)
        return box

    def _workspace_button(self) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon("database", self.palette()))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(partial(self._fill_recent, menu))
        button.setMenu(menu)
        return button

    def _maintain_button(self) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon("wrench", self.palette()))
        button.setToolTip(self.tr("Maintain"))
        button.setAccessibleName(self.tr("Maintain"))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(button)
        menu.addActions([self._actions[spec.name] for spec in ACTIONS if spec.menu == MAINTAIN])
        button.setMenu(menu)
        return button

    def _fill_recent(self, menu: QMenu) -> None:
        menu.clear()
        menu.addAction(self._actions["open"])
        menu.addAction(self._actions["demo"])
        recent = self._settings.recent
        if recent:
            menu.addSeparator()
        for path in recent:
            action = menu.addAction(path.name.replace("&", "&&"), partial(self.file_requested.emit, path))
            action.setToolTip(str(path))
        if recent:
            menu.addSeparator()
            menu.addAction(self._actions["forget"])
