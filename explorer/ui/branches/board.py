"""The branch board: every branch with memory, orphans first, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QSplitter, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.protocols import Snapshot
from explorer.services.branches.survey import BranchRow, orphans, survey
from explorer.services.branches.timeline import Timeline, timeline
from explorer.services.git_branches import GitBranches, GitState, read_branches
from explorer.ui import formats
from explorer.ui.branches.board_model import BoardColumn, BoardModel
from explorer.ui.branches.board_table import BoardTable
from explorer.ui.branches.git_words import head_sentence
from explorer.ui.branches.timeline_plot import TimelinePlot
from explorer.ui.dialogs.texts import heading_font, quiet
from explorer.ui.session import Session
from explorer.ui.settings import BOARD_COLUMNS, BOARD_GEOMETRY, BOARD_LAYOUT, Settings
from explorer.ui.widgets.notice import Button, Notice

_SIZE = (960, 640)
_ROWS, _TIME = "branch board", "branch timeline"


@dataclass(frozen=True, slots=True)
class _Surveyed:
    rows: list[BranchRow]
    git: GitBranches


class Board(QWidget):
    """A window of its own; shows what is, and announces what a person wants."""

    show_requested = Signal(object)
    """A branch's name, or None for all."""
    merge_requested = Signal(str)
    """Compare it with another one, and merge it into that."""
    move_requested = Signal(str, bool)
    """A branch's name, and whether its memory is to be copied."""
    delete_requested = Signal(str)
    facts_dropped = Signal(list, object, bool)
    branch_dropped = Signal(str, object)
    closed = Signal()

    def __init__(self, session: Session, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._session, self._settings = session, settings
        self.git = GitBranches()
        self.model = BoardModel(session.now, self)
        self.table = BoardTable(self.model)
        self.heading, self.git_line = QLabel(), quiet()
        self.filter = QLineEdit(placeholderText=self.tr("Search branches"), clearButtonEnabled=True)
        self.filter.setAccessibleName(self.tr("Search branches"))
        self.timeline, self.notice = TimelinePlot(), Notice()
        self._actions = self._make_actions()
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self._lay_out()
        self._connect()
        self._restore()
        self.table.setFocus()
        self.refresh()

    @property
    def row(self) -> BranchRow | None:
        """The branch that is marked."""
        return self.table.row

    def refresh(self) -> None:
        """Look at all branches again, beside the window."""
        session, path, now = self._session, self._session.path, self._session.now()
        if path is None:
            return
        name = formats.isolated(path.name)
        self.setWindowTitle(self.tr("Branches of {name}").format(name=name))
        folder = Path(path).resolve().parent

        def look(snapshot: Snapshot) -> _Surveyed:
            git = read_branches(folder)
            return _Surveyed(survey(snapshot, git, now, lambda _: None), git)

        session.ask(_ROWS, look, self._show, is_long=True)

    def say(self, words: str, *buttons: Button, is_trouble: bool = False) -> None:
        """Say what was done."""
        self.notice.say(words, *buttons, is_trouble=is_trouble)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.set(BOARD_GEOMETRY, self.saveGeometry())
        self._settings.set(BOARD_LAYOUT, self.splitter.saveState())
        self._settings.set(BOARD_COLUMNS, self.table.header().saveState())
        for topic in (_ROWS, _TIME):
            self._session.tasks.forget(topic)
        super().closeEvent(event)
        self.closed.emit()

    def action(self, name: str) -> QAction:
        """One of show, merge, move, copy, delete."""
        return self._actions[name]

    def _make_actions(self) -> dict[str, QAction]:
        table: dict[str, tuple[str, str, Callable[[str], object]]] = {
            "show": (self.tr("Show"), "", self.show_requested.emit),
            "merge": (self.tr("Compare and merge into…"), "M", self.merge_requested.emit),
            "move": (self.tr("Move to…"), "B", lambda name: self.move_requested.emit(name, False)),
            "copy": (self.tr("Copy to…"), "Shift+B", lambda name: self.move_requested.emit(name, True)),
            "delete": (self.tr("Delete…"), "Del", self.delete_requested.emit),
        }
        actions = {}
        for name, (text, keys, call) in table.items():
            action = actions[name] = QAction(text, self)
            action.setShortcuts([QKeySequence(keys)] if keys else [])
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(partial(self._do, call))
            self.table.addAction(action)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        return actions

    def _lay_out(self) -> None:
        self.heading.setFont(heading_font(self.heading.font()))
        top = QHBoxLayout()
        top.setSpacing(16)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.heading)
        words.addWidget(self.git_line)
        top.addLayout(words, 1)
        self.heading.setWordWrap(True)
        self.filter.setMinimumWidth(160)
        self.filter.setMaximumWidth(280)
        top.addWidget(self.filter, 0, Qt.AlignmentFlag.AlignTop)
        lower = QWidget()
        below = QVBoxLayout(lower)
        below.setContentsMargins(0, 8, 0, 0)
        below.addWidget(self.timeline)
        self.splitter.addWidget(self.table)
        self.splitter.addWidget(lower)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([380, 220])
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.splitter, 1)
        column.addWidget(self.notice)
        column.addLayout(self._button_row())

    def _button_row(self) -> QHBoxLayout:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        self.buttons: dict[str, QPushButton] = {}
        for name, action in self._actions.items():
            button = self.buttons[name] = QPushButton(action.text())
            button.setToolTip(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
            button.clicked.connect(action.trigger)
            buttons.addWidget(button)
        buttons.addStretch(1)
        return buttons

    def _connect(self) -> None:
        session, table = self._session, self.table
        table.activated.connect(lambda _: self._actions["show"].trigger())
        table.selectionModel().currentChanged.connect(lambda *_: self._show_current())
        table.facts_dropped.connect(self.facts_dropped)
        table.branch_dropped.connect(self.branch_dropped)
        self.filter.textChanged.connect(table.proxy.setFilterFixedString)
        self.filter.returnPressed.connect(table.setFocus)
        session.refreshed.connect(self.refresh)
        session.branch_changed.connect(self.refresh)
        session.opened.connect(self.close)
        for keys, call in (("/", self.filter.setFocus), ("Ctrl+F", self.filter.setFocus), ("Esc", self._escape)):
            QShortcut(QKeySequence(keys), self).activated.connect(call)

    def _restore(self) -> None:
        self.resize(*_SIZE)
        self.restoreGeometry(self._settings.bytes(BOARD_GEOMETRY))
        self.splitter.restoreState(self._settings.bytes(BOARD_LAYOUT))
        self.table.header().restoreState(self._settings.bytes(BOARD_COLUMNS))
        self.table.header().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self._show_current()

    def _show(self, surveyed: _Surveyed) -> None:
        first, marked = not self.model.rows, self.row
        self.git = surveyed.git
        self.model.show_rows(surveyed.rows)
        # Without git there is nothing to say in any row: the line above says why.
        self.table.setColumnHidden(
            BoardColumn.GIT, all(row.git is None or row.git.state is GitState.UNKNOWN for row in surveyed.rows)
        )
        named = [row for row in surveyed.rows if row.name is not None and row.facts]
        lost = len(orphans(surveyed.rows))
        parts = [self.tr("%n branch(es) with memory", "", len(named))]
        if lost:
            parts.append(self.tr("%n orphan(s), which git has no more", "", lost))
        self.heading.setText(" · ".join(parts))
        self.git_line.setText(head_sentence(surveyed.git.head))
        if first or self.row is None:
            self.table.go_to(surveyed.rows[0].name if marked is None else marked.name)
        self._show_current()

    def _show_current(self) -> None:
        row = self.row
        can_change = not self._session.writes.is_read_only
        is_branch = row is not None and row.name is not None and row.facts > 0
        for name, action in self._actions.items():
            action.setEnabled(is_branch and (can_change or name == "merge"))
            self.buttons[name].setEnabled(action.isEnabled())
        self._actions["show"].setEnabled(row is not None)
        self.buttons["show"].setEnabled(row is not None)
        is_renamed = row is not None and row.git is not None and row.git.state is GitState.RENAMED
        self.buttons["move"].setDefault(is_renamed)
        if row is None:
            self.timeline.show_timeline(None)
            return
        branch = row.name

        def ask(snapshot: Snapshot) -> Timeline:
            return timeline(snapshot, branch, lambda _: None)

        self._session.ask(_TIME, ask, self.timeline.show_timeline, is_long=True)

    def _do(self, call: Callable[[str], object]) -> None:
        row = self.row
        if row is not None:
            call(row.name)  # type: ignore[arg-type]

    def _escape(self) -> None:
        if self.filter.text():
            self.filter.clear()
            self.table.setFocus()
        else:
            self.close()
