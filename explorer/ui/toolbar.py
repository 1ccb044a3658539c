"""The toolbar: workspace, branch, filter box, and what is going on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget
from typing_extensions import override

from explorer.ui.branch_menu import BranchMenu
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

_SHOWN_NAME = 28
_FILTER_WIDTH = 420


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
        self.branch = BranchMenu(session)
        self.filter = FilterBox()
        self.filter.setPlaceholderText(self.tr("Filter by keyword   /"))
        self.filter.setAccessibleName(self.tr("Filter"))
        self.filter.setClearButtonEnabled(True)
        # A file that is dropped here is for the window to open, not text to search for.
        self.filter.setAcceptDrops(False)
        self.filter.setMaximumWidth(_FILTER_WIDTH)
        self.filter.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._glass = self.filter.addAction(
            icon("magnifying-glass", self.palette()), QLineEdit.ActionPosition.LeadingPosition
        )
        self.state = QLabel()
        self.state.setContentsMargins(8, 0, 8, 0)
        space = QWidget()
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        placed = {
            widget: self.addWidget(widget) for widget in (self.workspace, self.branch, self.filter, space, self.state)
        }
        self._needs_a_file = (placed[self.branch], placed[self.filter])
        session.opened.connect(self.show_file)
        session.activity_changed.connect(self.show_state)
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
        self.show_state()

    def show_state(self) -> None:
        """Say whether an agent is writing, or the file cannot be read any more."""
        shown = tones(self.palette())
        session = self._session
        if session.trouble:
            color, text = shown.bad, self.tr("file not readable")
        elif session.snapshot is not None and session.snapshot.damage:
            color, text = shown.bad, self.tr("file damaged")
        elif session.agent_is_writing:
            color, text = shown.warning, self.tr("agent is writing")
        else:
            color, text = shown.good, "" if session.path is None else self.tr("up to date")
        self.state.setText(f'<span style="color:{color}">●</span> {text}' if text else "")
        self.state.setToolTip(session.trouble)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "state"):
            self.workspace.setIcon(icon("database", self.palette()))
            self._glass.setIcon(icon("magnifying-glass", self.palette()))
            self.branch.show_branch()
            self.show_state()

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
