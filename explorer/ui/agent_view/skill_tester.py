"""What would a message activate? Answered while it is typed, by the code that serves agents."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from explorer.memory.protocols import Embedder
from explorer.services.recall.results import Silence
from explorer.ui import formats
from explorer.ui.agent_view.exact_text import ExactText
from explorer.ui.agent_view.question_vector import QuestionVector
from explorer.ui.agent_view.skill_answers import Trial, Tried, try_out
from explorer.ui.agent_view.skill_page import switch_style_sheet
from explorer.ui.agent_view.skill_trial_html import trial_html
from explorer.ui.agent_view.skill_words import silence_words
from explorer.ui.details.hint import Hint
from explorer.ui.details.html import key_of
from explorer.ui.details.rich_label import rich_label
from explorer.ui.dialogs.texts import quiet
from explorer.ui.session import Session
from explorer.ui.theme import tones

_PAUSE_MS = 150
_PATIENCE_MS = 150
"""So long the answer waits for a model that is at hand: shown at once, and again, the rows would jump."""
_LINES_OF_LOW, _LINES_OF_TALL = 2, 4
_TALL, _ROUND_LINES = 420, 12


class SkillTester(QWidget):
    """Keeps what was typed whatever happens to the workspace. What waits to be written counts. Nothing is changed."""

    key_requested = Signal(object)
    """A skill is to be shown: its `Key`."""

    def __init__(self, session: Session, embedder: Embedder | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.vector = QuestionVector(session.tasks, embedder, self)
        self.tried: Tried | None = None
        self._is_outdated, self._was_heard = True, False
        self.message, self.path = QPlainTextEdit(), QLineEdit()
        self.hint = Hint("warning")
        self._again = self.hint.offer(self.tr("Try again"), self._try_again)
        self.score_switch, self.prompt_switch = QPushButton(self.tr("Scores")), QPushButton(self.tr("Prompt text"))
        self.cost, self.copy = quiet(), QPushButton(self.tr("Copy"))
        self.scores, self.prompt = rich_label(), ExactText()
        self._scroll, self._stack = QScrollArea(), QStackedWidget()
        self._pause = QTimer(self, interval=_PAUSE_MS, singleShot=True)
        self._patience = QTimer(self, interval=_PATIENCE_MS, singleShot=True)
        self._lay_out()
        self._connect()
        self._dress()

    def ask(self, message: str, path: str = "") -> None:
        """Try a message, without waiting for more of it."""
        self.message.setPlainText(message)
        self.path.setText(path)
        self._ask_with_vector()

    def renew(self) -> None:
        """Ask anew: there is another state of the workspace."""
        self._ask()

    def begin_anew(self) -> None:
        """Another workspace is open."""
        self.vector.try_again()
        self._was_heard = False
        self._ask()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_outdated:
            self._ask()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        lines = _LINES_OF_TALL if event.size().height() >= _TALL else _LINES_OF_LOW
        self.message.setFixedHeight(lines * self.fontMetrics().lineSpacing() + _ROUND_LINES)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_patience"):
            self._dress()

    def _lay_out(self) -> None:
        self.message.setAccessibleName(self.tr("Message to try"))
        self.message.setPlaceholderText(self.tr("What a person would say to the agent"))
        self.message.setTabChangesFocus(True)
        option = self.message.document().defaultTextOption()
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self.message.document().setDefaultTextOption(option)
        self.path.setAccessibleName(self.tr("File that it is about"))
        self.path.setPlaceholderText(self.tr("File that it is about, as src/app.py"))
        self.path.setClearButtonEnabled(True)
        self.copy.setToolTip(self.tr("Copy the prompt text, as the agent gets it"))
        self.prompt.setAccessibleName(self.tr("Prompt text of the activated skills"))
        self._lay_out_answer()
        head = QHBoxLayout()
        head.setSpacing(2)
        for switch in (self.score_switch, self.prompt_switch):
            switch.setCheckable(True)
            head.addWidget(switch)
        head.addSpacing(8)
        head.addWidget(self.cost, 1)
        head.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 0)
        column.setSpacing(6)
        for widget in (self.message, self.path, self.hint):
            column.addWidget(widget)
        column.addLayout(head)
        column.addWidget(self._stack, 1)

    def _lay_out_answer(self) -> None:
        page = QWidget()
        page.setAutoFillBackground(True)
        page.setBackgroundRole(QPalette.ColorRole.Base)
        inner = QVBoxLayout(page)
        inner.setContentsMargins(8, 6, 8, 6)
        self.scores.setAlignment(Qt.AlignmentFlag.AlignTop)
        inner.addWidget(self.scores)
        inner.addStretch(1)
        self._scroll.setWidget(page)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(self.tr("What would be activated"))
        for widget in (self._scroll, self.prompt):
            self._stack.addWidget(widget)

    def _connect(self) -> None:
        group = QButtonGroup(self)
        for switch in (self.score_switch, self.prompt_switch):
            group.addButton(switch)
        self.score_switch.setChecked(True)
        self.prompt_switch.toggled.connect(lambda is_on: self._stack.setCurrentIndex(int(is_on)))
        self.message.textChanged.connect(self._pause.start)
        self.path.textChanged.connect(lambda _: self._pause.start())
        self._pause.timeout.connect(self._ask_with_vector)
        self._patience.timeout.connect(self._ask)
        self.vector.changed.connect(self._ask)
        self.copy.clicked.connect(self.prompt.copy_all)
        self.scores.linkActivated.connect(self._follow)

    def _ask_with_vector(self) -> None:
        """Ask; where the model is at hand, as soon as it has told the meaning of the message."""
        self._pause.stop()
        text = self.message.toPlainText()
        if self._was_heard and text.strip():
            self.vector.want(text)
            if self.vector.of(text) is None and self.vector.is_coming:
                self._patience.start()
                return
        self._ask()

    def _ask(self) -> None:
        self._patience.stop()
        self._is_outdated = not self.isVisible()
        if self._is_outdated:
            return
        message, embedder, ahead = self.message.toPlainText(), self.vector.embedder, self._session.writes.ahead
        vector = self.vector.of(message)
        is_given_up = self.vector.is_given_up(message)
        silence = None if vector is not None else Silence.NO_MODEL if is_given_up else Silence.LOADING
        trial = Trial(message, self.path.text(), vector, silence)
        self._session.ask("skill trial", lambda snapshot: try_out(snapshot, ahead, trial, embedder), self._show)

    def _show(self, tried: Tried) -> None:
        self.tried = tried
        self._was_heard = self._was_heard or tried.trial.vector is not None
        if tried.wants_vector:
            self.vector.want(tried.trial.message)
        is_lasting = tried.silence not in (None, Silence.LOADING)
        self.hint.say(silence_words(tried.silence, self.vector.trouble) if is_lasting and tried.silence else "")
        self._again.setVisible(tried.silence is Silence.NO_MODEL and self.vector.embedder is not None)
        self.prompt.show_text(tried.prompt)
        self.copy.setEnabled(bool(tried.prompt))
        cost = self.tr("costs about {n} tokens").format(n=formats.count(tried.tokens))
        is_waiting = tried.silence is Silence.LOADING and tried.wants_vector
        self.cost.setText(silence_words(Silence.LOADING) if is_waiting else cost if tried.prompt else "")
        self._write()

    def _write(self) -> None:
        if self.tried is None or self.tried.trial.is_empty:
            text = self.tr("Type a message: the answer is which skills an agent gets with it, and why.")
            self.scores.setText(f'<p style="color:{tones(self.palette()).muted}">{text}</p>')
        else:
            self.scores.setText(trial_html(self.tried.activation, tones(self.palette())))

    def _follow(self, address: str) -> None:
        key = key_of(address)
        if key is not None:
            self.key_requested.emit(key)

    def _try_again(self) -> None:
        self.vector.try_again()
        self._ask()

    def _dress(self) -> None:
        shown = tones(self.palette())
        for switch in (self.score_switch, self.prompt_switch):
            switch.setStyleSheet(switch_style_sheet(self))
        self.message.setStyleSheet(f"""
            QPlainTextEdit {{ border: 1px solid {shown.line}; border-radius: 4px; background: {shown.base}; }}
            QPlainTextEdit:focus {{ border-color: {shown.accent}; }}
            """)
        self.hint.dress()
        self._write()
