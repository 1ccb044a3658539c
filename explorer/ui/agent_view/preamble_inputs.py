"""What a preamble is asked for: the task, the agent, and the repository where the workspace knows any."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from explorer.services.preamble.choices import Choices
from explorer.services.preamble.results import SHORTEST_TASK
from explorer.ui import formats
from explorer.ui.dialogs.texts import quiet

_LEAST_LINES = 2
_LEAST_CHARACTERS = 8


class PreambleInputs(QWidget):
    """Keeps what was typed whatever happens to the workspace."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_chosen = False
        self.task = QPlainTextEdit()
        self.task.setAccessibleName(self.tr("Task"))
        self.task.setPlaceholderText(self.tr("What the agent is sent to do"))
        self.task.setTabChangesFocus(True)
        self.task.setMinimumHeight(_LEAST_LINES * self.fontMetrics().lineSpacing() + 12)
        # A task may be in several languages: each paragraph runs in its own direction.
        option = self.task.document().defaultTextOption()
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self.task.document().setDefaultTextOption(option)
        self.hint = quiet()
        self.agent = self._combo(self.tr("Agent"), self.tr("nobody, no notes"))
        self.repo = self._combo(self.tr("Repository"), self.tr("none"))
        self._repo_label = QLabel(self.tr("Repository"))
        self._lay_out()
        self.task.textChanged.connect(self._tell)
        self.agent.editTextChanged.connect(lambda _: self.changed.emit())
        self.agent.textActivated.connect(self._choose)
        edit = self.agent.lineEdit()
        assert edit is not None
        edit.textEdited.connect(self._choose)
        self.repo.editTextChanged.connect(lambda _: self.changed.emit())
        self.offer(Choices())
        self._say_length()

    @property
    def task_text(self) -> str:
        """The task as it was typed."""
        return self.task.toPlainText()

    @property
    def agent_name(self) -> str:
        """Whose notes go along; empty for nobody."""
        return self.agent.currentText().strip()

    @property
    def repo_slug(self) -> str:
        """The repository whose facts come first; empty for none."""
        return "" if self.repo.isHidden() else self.repo.currentText().strip()

    def offer(self, known: Choices) -> None:
        """Offer these; what was typed or chosen stays. Where nothing was, the first agent with notes is taken."""
        agent = self.agent_name
        if not self._is_chosen:
            first = known.with_notes or known.agents or ("",)
            agent = agent if agent in known.agents else first[0]
        _fill(self.agent, known.agents, agent)
        # A repository that was asked for stays, also where the last of its domains has gone.
        has_any = bool(known.repos or self.repo.currentText().strip())
        for widget in (self.repo, self._repo_label):
            widget.setVisible(has_any)
        _fill(self.repo, known.repos, self.repo.currentText())

    def _combo(self, name: str, placeholder: str) -> QComboBox:
        combo = QComboBox()
        combo.setEditable(True)
        combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        combo.setAccessibleName(name)
        combo.setMinimumContentsLength(_LEAST_CHARACTERS)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        edit = combo.lineEdit()
        assert edit is not None
        edit.setPlaceholderText(placeholder)
        edit.setAccessibleName(name)
        return combo

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for row, (label, combo) in enumerate(((QLabel(self.tr("Agent")), self.agent), (self._repo_label, self.repo))):
            label.setBuddy(combo)
            grid.addWidget(label, row, 0)
            grid.addWidget(combo, row, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.task, 1)
        column.addWidget(self.hint)
        column.addLayout(grid)

    def _choose(self, _: str) -> None:
        self._is_chosen = True

    def _tell(self) -> None:
        self._say_length()
        self.changed.emit()

    def _say_length(self) -> None:
        length = len(self.task_text.strip())
        said = ""
        if length < SHORTEST_TASK:
            said = self.tr("{length} of {least} characters: a shorter task gets no facts").format(
                length=formats.count(length), least=formats.count(SHORTEST_TASK)
            )
        self.hint.setText(said)
        self.hint.setVisible(bool(said))


def _fill(combo: QComboBox, names: Sequence[str], text: str) -> None:
    """Offer `names` in a field that says `text`, and announce only what changes."""
    if [combo.itemText(at) for at in range(combo.count())] != list(names):
        edit = combo.lineEdit()
        assert edit is not None
        was, said, place = combo.blockSignals(True), combo.currentText(), edit.cursorPosition()
        combo.clear()
        combo.addItems(list(names))
        combo.setEditText(said)
        edit.setCursorPosition(place)
        combo.blockSignals(was)
    if combo.currentText() != text:
        combo.setEditText(text)
