"""What an agent gets at dispatch, to the letter, while the task is typed; what each part costs, what is not in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSplitter, QStackedLayout, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.protocols import Snapshot
from explorer.services.preamble.choices import Choices, choices
from explorer.services.preamble.preamble import preamble
from explorer.services.preamble.results import Preamble
from explorer.ui import formats
from explorer.ui.agent_view.budget import BudgetRow, BudgetWords
from explorer.ui.agent_view.budget_tree import BudgetTree
from explorer.ui.agent_view.exact_text import ExactText
from explorer.ui.agent_view.preamble_inputs import PreambleInputs
from explorer.ui.details.hint import Hint
from explorer.ui.dialogs.texts import plain
from explorer.ui.session import Session
from explorer.ui.widgets.empty_state import EmptyState

_TYPING_MS = 80
_NARROW = 720
_WIDE_SIZES, _TALL_SIZES = [216, 388, 412], [150, 300, 300]


class PreamblePage(QWidget):
    """Asks the very function that serves agents, beside the window, on the branch that is shown."""

    key_requested = Signal(object)
    """A record is to be shown: its `Key`."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._is_outdated = True
        self._words = BudgetWords(self)
        self.shown: Preamble | None = None
        self.inputs = PreambleInputs()
        self.cost, self.waiting = plain(), Hint("clock")
        self.copy = QPushButton(self.tr("Copy"))
        self.copy.setToolTip(self.tr("Copy the whole text, as the agent gets it"))
        self.text, self.tree = ExactText(), BudgetTree()
        self.text.setAccessibleName(self.tr("What the agent gets"))
        self.nothing, self.closed = EmptyState(), EmptyState()
        self._typing = QTimer(self, interval=_TYPING_MS, singleShot=True)
        self._splitter = self._lay_out()
        self._connect()
        self._show_waiting()

    def show_task(self, text: str) -> None:
        """Take `text` for the task."""
        self.inputs.task.setPlainText(text)

    def focus(self) -> None:
        """Give the keyboard to the task, all of which is selected: typing begins another one."""
        self.inputs.task.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.inputs.task.selectAll()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_outdated:
            self._renew()

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
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "waiting"):
            self.waiting.dress()

    def _lay_out(self) -> QSplitter:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.cost, 1)
        top.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignTop)
        for empty in (self.nothing, self.closed):
            # The words of an empty dock must not hold a low window open.
            empty.setMinimumHeight(1)
        middle = QWidget()
        self._body = QStackedLayout()
        self._body.addWidget(self.text)
        self._body.addWidget(self.nothing)
        column = QVBoxLayout(middle)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addLayout(top)
        column.addWidget(self.waiting)
        column.addLayout(self._body, 1)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.setChildrenCollapsible(False)
        for widget in (self.inputs, middle, self.tree):
            splitter.addWidget(widget)
        for at, factor in enumerate((0, 1, 1)):
            splitter.setStretchFactor(at, factor)
        splitter.setSizes(_WIDE_SIZES)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.closed)
        self._stack.addWidget(splitter)
        self.closed.explain(
            self.tr("No workspace is open"), self.tr("What an agent gets at dispatch comes from its workspace.")
        )
        return splitter

    def _connect(self) -> None:
        session = self._session
        self.inputs.changed.connect(self._typing.start)
        self._typing.timeout.connect(self._ask)
        self.copy.clicked.connect(self.text.copy_all)
        self.tree.key_requested.connect(self.key_requested)
        self.tree.row_chosen.connect(self._mark)
        session.opened.connect(self._renew)
        session.refreshed.connect(self._renew)
        session.branch_changed.connect(self._ask)
        session.writes.standing_changed.connect(self._show_waiting)

    def _renew(self) -> None:
        """Ask anew, also who there is."""
        if self._session.snapshot is None:
            return
        self._stack.setCurrentWidget(self._splitter)
        if not self._may_ask():
            return
        now = self._session.now()
        self._session.ask("preamble choices", lambda snapshot: choices(snapshot, now), self._offer)
        self._ask()

    def _may_ask(self) -> bool:
        """Whether anybody looks; who looks later is shown the state of then."""
        self._is_outdated = not self.isVisible()
        return not self._is_outdated

    def _offer(self, known: Choices) -> None:
        self.inputs.offer(known)

    def _ask(self) -> None:
        if not self._may_ask():
            return
        task, agent, repo = self.inputs.task_text, self.inputs.agent_name, self.inputs.repo_slug
        branch, now = self._session.branch, self._session.now()

        def made(snapshot: Snapshot) -> Preamble:
            return preamble(snapshot, task, agent, now, branch=branch, repo=repo)

        self._session.ask("preamble", made, self._show)

    def _show(self, made: Preamble) -> None:
        self.shown = made
        self.text.show_text(made.text)
        self.tree.show_groups(self._words.groups(made))
        self.copy.setEnabled(bool(made.text))
        self.cost.setText(self._cost_words(made))
        self._body.setCurrentWidget(self.text if made.text else self.nothing)
        if not made.text:
            self.nothing.explain(self.tr("An agent gets nothing"), self._why_nothing(made))

    def _cost_words(self, made: Preamble) -> str:
        if not made.text:
            return ""
        always = made.tokens - made.facts.tokens
        said = self.tr("Costs about {tokens} tokens at this dispatch, {always} of them at every one.")
        if not made.facts.text:
            said = self.tr("Costs about {tokens} tokens at every dispatch.")
        return said.format(tokens=formats.count(made.tokens), always=formats.count(always))

    def _why_nothing(self, made: Preamble) -> str:
        agent = formats.isolated(formats.one_line(made.agent, 40))
        notes = self.tr("{agent} has no notes").format(agent=agent) if agent else self.tr("no agent is named")
        said = self.tr("There is no active policy, {notes}, and no fact goes along with this task.")
        return said.format(notes=notes)

    def _show_waiting(self) -> None:
        count = len(self._session.writes.standing.pending)
        said = self.tr("An agent gets what is in the file; %n change(s) wait to be written.", "", count)
        self.waiting.say(said if count else "")

    def _mark(self, row: BudgetRow | None) -> None:
        made = self.shown
        is_fact = made is not None and any(row is not None and each.key == row.key for each in made.shortlist.included)
        self.text.mark("" if row is None else row.line, last=is_fact)
