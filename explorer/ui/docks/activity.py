"""The Activity dock: every change that a person made, its state, a way to take any one back, and the job at work."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMenu, QStackedLayout, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.journal import Entry
from explorer.ui.docks.activity_verbs import Verb, hindrance, target_of, verb_word
from explorer.ui.docks.running_job import RunningJob
from explorer.ui.docks.waiting_changes import WaitingChanges
from explorer.ui.models.activity import ActivityModel
from explorer.ui.session import Session
from explorer.ui.standing import SHOWN_STEPS
from explorer.ui.theme import tones
from explorer.ui.widgets.empty_state import EmptyState
from explorer.ui.widgets.flow_layout import FlowLayout
from explorer.ui.widgets.icons import icon
from explorer.ui.widgets.line_list import LineList

_WIDTHS = (128, 104, 56)
_TICK_MS = 30_000
_ICONS = {
    Verb.UNDO: "arrow-u-up-left",
    Verb.REDO: "arrow-u-up-right",
    Verb.GO: "arrow-right",
    Verb.DECIDE: "scales",
    Verb.GIVE_UP: "x",
}


class Activity(QWidget):
    """Lists the journal's steps, newest first; what is selected and where one reads stays so when it changes."""

    key_requested = Signal(object)
    """The person wants to see the record under this `Key`."""
    decide_requested = Signal()
    """The person wants to decide about changes that met somebody else's."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._writes = session, session.writes
        self.model = ActivityModel(session.now, self)
        self.list = LineList(_WIDTHS, self)
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Changes made"))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.actions_by_verb = {verb: self._action(verb) for verb in Verb}
        self.empty = EmptyState(self)
        # The words of an empty dock must not hold a low window open.
        self.empty.setMinimumHeight(1)
        self.empty.explain(
            self.tr("Nothing was changed yet"),
            self.tr(
                "Every change that you make is listed here. Each can be undone, in any order, "
                "also after Memory Explorer was closed and started again."
            ),
        )
        self._lay_out(RunningJob(session), WaitingChanges(session))
        self.list.activated.connect(lambda _: self.actions_by_verb[Verb.GO].trigger())
        self.list.customContextMenuRequested.connect(self._offer)
        self.list.selectionModel().currentChanged.connect(self._show_verbs)
        self._writes.standing_changed.connect(self._show)
        tick = QTimer(self, interval=_TICK_MS)
        tick.timeout.connect(self.model.tell_time)
        tick.start()
        self._dress()
        self._show()

    @property
    def step(self) -> Entry | None:
        """The selected step."""
        index = self.list.currentIndex()
        return self.model.steps[index.row()] if index.isValid() else None

    def select_step(self, change_id: str) -> None:
        """Go to a step; nothing happens where it is not listed."""
        position = self.model.position_of(change_id)
        if position is not None:
            self.list.setCurrentIndex(self.model.index(position))

    def step_menu(self) -> QMenu:
        """What can be done with the selected step; it goes when it is closed."""
        menu = QMenu(self.list)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        menu.addActions(list(self.actions_by_verb.values()))
        return menu

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_older"):
            self._dress()

    def _action(self, verb: Verb) -> QAction:
        action = QAction(verb_word(verb), self)
        # Qt would leave out the dots on the button.
        action.setIconText(verb_word(verb))
        action.triggered.connect(partial(self._do, verb))
        return action

    def _lay_out(self, job: QWidget, waiting: QWidget) -> None:
        self._older = QLabel(self.tr("Older steps are kept too, but not listed."))
        self._older.setContentsMargins(12, 6, 12, 6)
        self._verbs = QWidget()
        row = FlowLayout(self._verbs)
        row.setContentsMargins(12, 8, 12, 8)
        for action in self.actions_by_verb.values():
            button = QToolButton()
            button.setProperty("chip", True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setDefaultAction(action)
            row.addWidget(button)
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(self.list, 1)
        column.addWidget(self._older)
        column.addWidget(self._verbs)
        self._stack = QStackedLayout()
        self._stack.addWidget(page)
        self._stack.addWidget(self.empty)
        whole = QVBoxLayout(self)
        whole.addWidget(job)
        whole.addWidget(waiting)
        whole.addLayout(self._stack, 1)
        for layout in (column, whole):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)

    def _dress(self) -> None:
        shown = tones(self.palette())
        self._older.setStyleSheet(f"color: {shown.muted}")
        for verb, action in self.actions_by_verb.items():
            action.setIcon(icon(_ICONS[verb], self.palette()))

    def _show(self) -> None:
        steps = self._writes.standing.steps
        step, bar = self.step, self.list.verticalScrollBar()
        scrolled, top = bar.value(), self.list.indexAt(QPoint(0, 0))
        anchor = self.model.steps[top.row()].change.id if scrolled and top.isValid() else None
        offset = self.list.visualRect(top).top() if anchor else 0
        self.model.show_steps(steps)
        if step is not None and self.step is None:
            self.select_step(step.change.id)
        at = None if anchor is None else self.model.position_of(anchor)
        # Who reads further down goes on reading there; who is at the top sees what is new.
        if at is None:
            bar.setValue(scrolled)
        else:
            bar.setValue(bar.value() + self.list.visualRect(self.model.index(at)).top() - offset)
        self._older.setVisible(len(steps) >= SHOWN_STEPS)
        self._stack.setCurrentIndex(0 if steps else 1)
        self._show_verbs()

    def _show_verbs(self) -> None:
        step = self.step
        for verb, action in self.actions_by_verb.items():
            why_not = hindrance(verb, step, is_read_only=self._writes.is_read_only)
            action.setEnabled(not why_not)
            action.setToolTip(why_not or self._promise(verb))

    def _promise(self, verb: Verb) -> str:
        """What a verb will do with the selected step."""
        index = self.list.currentIndex()
        if verb is Verb.UNDO and index.isValid() and self.model.is_overtaken(index.row()):
            return self.tr("Later changes touched the same records: where they differ, you are asked what to keep.")
        return {
            Verb.UNDO: self.tr("Take back this step alone; later ones stay."),
            Verb.REDO: self.tr("Do this step again."),
            Verb.GO: self.tr("Show the first record that this step changed (Enter)."),
            Verb.DECIDE: self.tr("Somebody else changed these records meanwhile: choose what to keep."),
            Verb.GIVE_UP: self.tr("Drop this change; the file stays as it is."),
        }[verb]

    def _offer(self, place: QPoint) -> None:
        if self.list.indexAt(place).isValid():
            self.step_menu().popup(self.list.viewport().mapToGlobal(place))

    def _do(self, verb: Verb) -> None:
        step = self.step
        if step is None:
            return
        change_id = step.change.id
        if verb is Verb.UNDO:
            self._writes.undo_step(change_id)
        elif verb is Verb.REDO:
            self._writes.redo_step(change_id)
        elif verb is Verb.DECIDE:
            self.decide_requested.emit()
        elif verb is Verb.GIVE_UP:
            self._writes.give_up([change_id])
        else:
            self.key_requested.emit(target_of(step))
