"""Search as the agent: the very function behind `search_memory`, asked while a person types, with its reasons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QSplitter, QStackedLayout, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal
from explorer.memory.protocols import Embedder
from explorer.services.recall.request import Mode
from explorer.services.recall.results import Silence
from explorer.ui.agent_view.answers import Answer, Question, Roles, answer_to, repositories, roles_in
from explorer.ui.agent_view.asked_fact import AskedFact
from explorer.ui.agent_view.comparison import Comparison
from explorer.ui.agent_view.explanation import Explanation
from explorer.ui.agent_view.question_bar import QuestionBar
from explorer.ui.agent_view.question_vector import QuestionVector
from explorer.ui.agent_view.search_words import silence_sentence
from explorer.ui.agent_view.why_not_words import fact_text
from explorer.ui.details.hint import Hint
from explorer.ui.models import dragged_keys
from explorer.ui.session import Session
from explorer.ui.widgets.empty_state import EmptyState
from explorer.ui.widgets.hues import Hues

_PATIENCE_MS = 150
"""So long the answer waits for a model that is at hand: shown at once, and again, the rows would jump."""
_NARROW = 640
_WIDE_SIZES, _TALL_SIZES = [640, 360], [240, 200]


class SearchPage(QWidget):
    """Answers on the branch that is shown, from what is in the file. Nothing is counted as recalled."""

    key_requested = Signal(object)
    """A record is to be shown: its `Key`."""
    model_requested = Signal()
    reembed_requested = Signal()

    def __init__(self, session: Session, embedder: Embedder | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.vector = QuestionVector(session.tasks, embedder, self)
        self.answer: Answer | None = None
        self.about: Key | None = None
        """The fact that is asked for."""
        self._roles = Roles()
        self._is_outdated, self._explains_asked, self._was_heard = True, False, False
        self.bar, self.asked, self.hint = QuestionBar(session), AskedFact(), Hint("warning")
        self.lists, self.explanation, self.empty = Comparison(), Explanation(), EmptyState()
        self._again = self.hint.offer(self.tr("Try again"), self._try_again)
        self._choose = self.hint.offer(self.tr("Embedding model…"), self.model_requested.emit)
        self._reembed = self.hint.offer(self.tr("Re-embed all…"), self.reembed_requested.emit)
        self._patience = QTimer(self, interval=_PATIENCE_MS, singleShot=True)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self.setAcceptDrops(True)
        self.setFocusProxy(self.bar)
        self._lay_out()
        self._connect()
        self._show_stack()

    def ask(self, text: str) -> None:
        """Put a question."""
        self.bar.ask(text)

    def ask_about(self, key: Key | None) -> None:
        """Ask why a fact is none of the results; None asks no more."""
        self.about = None if key is None or is_internal(key.namespace) else key
        self._explains_asked = self.about is not None
        self._ask()

    def focus(self) -> None:
        """Give the keyboard to the question, all of which is selected: typing begins another one."""
        self.bar.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.bar.box.selectAll()

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
            self.lists.setOrientation(direction)
            self._splitter.setSizes(_WIDE_SIZES if is_wide else _TALL_SIZES)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "hint"):
            self.hint.dress()

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(not is_internal(key.namespace) for key in dragged_keys.unpack(event.mimeData())):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        key = next((key for key in dragged_keys.unpack(event.mimeData()) if not is_internal(key.namespace)), None)
        if key is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.ask_about(key)

    def _lay_out(self) -> None:
        # The words of an empty dock must not hold a low window open.
        self.empty.setMinimumHeight(1)
        self._splitter.setChildrenCollapsible(False)
        for widget in (self.lists, self.explanation):
            self._splitter.addWidget(widget)
        for at, factor in enumerate((2, 1)):
            self._splitter.setStretchFactor(at, factor)
        self._splitter.setSizes(_WIDE_SIZES)
        self.hint.setContentsMargins(12, 0, 12, 6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.bar, self.asked, self.hint):
            column.addWidget(part)
        self._stack = QStackedLayout()
        self._stack.addWidget(self._splitter)
        self._stack.addWidget(self.empty)
        column.addLayout(self._stack, 1)

    def _connect(self) -> None:
        session = self._session
        self.bar.changed.connect(self._ask_with_vector)
        self.bar.role_changed.connect(self._show_lists)
        self.bar.results_requested.connect(self._go_to_results)
        self._patience.timeout.connect(self._ask)
        self.vector.changed.connect(self._ask)
        self.lists.selected.connect(self._explain_selected)
        self.asked.closed.connect(lambda: self.ask_about(None))
        self.asked.explanation_requested.connect(self._explain_asked)
        for part in (self.lists, self.explanation):
            part.key_requested.connect(self.key_requested)
        session.opened.connect(self._begin_anew)
        session.refreshed.connect(self._renew)
        session.branch_changed.connect(self._ask)
        session.writes.standing_changed.connect(self._ask_roles)
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.focus, context=context)

    def _begin_anew(self) -> None:
        self.vector.try_again()
        self.answer, self.about, self._was_heard = None, None, False
        self.bar.filter.clear()
        self._show_stack()
        self._renew()

    def _renew(self) -> None:
        self._ask()
        self._ask_roles()

    def _ask_with_vector(self) -> None:
        """Ask; where the model is at hand, as soon as it has told the meaning of the question."""
        text = self.bar.box.text()
        if self._was_heard and self.bar.mode.value is not Mode.KEYWORD and text.strip():
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
        session, embedder = self._session, self.vector.embedder
        request = self.bar.request(session.branch)
        vector = self.vector.of(request.text)
        will_come = not self.vector.is_given_up(request.text)
        silence = None if vector is not None else Silence.LOADING if will_come else Silence.NO_MODEL
        # “Yesterday” is a day where the person is.
        now = session.now().astimezone()
        question = Question(request, now, vector, silence, self.bar.compare.value, self.about)
        session.ask("search", lambda snapshot: answer_to(snapshot, question, embedder), self._show)

    def _ask_roles(self) -> None:
        if self.isVisible():
            ahead, now = self._session.writes.ahead, self._session.now()
            self._session.ask("search roles", lambda snapshot: roles_in(snapshot, ahead, now), self._take_roles)

    def _take_roles(self, roles: Roles) -> None:
        is_other, self._roles = roles != self._roles, roles
        if is_other:
            self.bar.offer_roles(roles.every)
            self._show_lists()
        self.bar.offer_repositories(repositories(self._session.domains))

    def _show(self, answer: Answer) -> None:
        self.answer = answer
        if answer.question.vector is not None or answer.silence not in (None, Silence.LOADING):
            self._was_heard = answer.silence is None
        if answer.wants_vector:
            self.vector.want(answer.question.request.text)
        asked = answer.asked
        self.asked.show_text("" if asked is None else fact_text(asked.fact, asked.key))
        has_lasting_silence = answer.silence not in (None, Silence.LOADING) and answer.main is not None
        self.hint.say(
            silence_sentence(answer.silence, self.vector.trouble)
            if has_lasting_silence and answer.silence is not None
            else ""
        )
        self._again.setVisible(answer.silence is Silence.NO_MODEL and self.vector.embedder is not None)
        self._choose.setVisible(answer.silence in (Silence.OTHER_MODEL, Silence.NO_MODEL))
        is_writable = not self._session.writes.is_read_only
        self._reembed.setVisible(answer.silence in (Silence.OTHER_MODEL, Silence.NO_VECTORS) and is_writable)
        self._show_lists()

    def _show_lists(self) -> None:
        answer = self.answer
        if answer is None:
            return
        role = self.bar.role.value
        self.explanation.say_understood(answer.main)
        self.lists.show_answer(answer, Hues(self._session.domains), role, self._roles.closed.get(role, frozenset()))
        if answer.asked is not None and (self._explains_asked or self.lists.current is None):
            self._explain_asked()
        else:
            self._explain_current()
        self._show_stack()

    def _explain_selected(self) -> None:
        self._explains_asked = False
        self._explain_current()

    def _explain_current(self) -> None:
        answer, current = self.answer, self.lists.current
        if answer is None or current is None:
            self.explanation.show_nothing()
            return
        result, mode = current
        role = self.bar.role.value
        is_closed = result.fact.shown_domain in self._roles.closed.get(role, ())
        self.explanation.show_result(result, answer, mode, role if is_closed else "")

    def _explain_asked(self) -> None:
        answer = self.answer
        if answer is not None and answer.asked is not None:
            self._explains_asked = True
            self.explanation.show_asked(answer.asked, answer)

    def _go_to_results(self) -> None:
        if self.lists.main.current is not None:
            self.lists.main.setFocus(Qt.FocusReason.OtherFocusReason)

    def _try_again(self) -> None:
        self.vector.try_again()
        self._ask()

    def _show_stack(self) -> None:
        answer = self.answer
        is_listed = answer is not None and any(
            listing is not None and listing.results for listing in (answer.main, answer.other)
        )
        has_more = answer is not None and answer.asked is not None
        if self._session.snapshot is None:
            self.empty.explain(self.tr("No workspace is open"), self.tr("What an agent gets comes from its workspace."))
        elif answer is None or answer.main is None:
            self.empty.explain(
                self.tr("What would an agent get?"),
                self.tr(
                    "Type what an agent would ask. The answer is what its search_memory gives, with the reasons for "
                    "every place. Nothing is changed, and nothing counts as recalled."
                ),
            )
        else:
            self.empty.explain(self.tr("An agent gets nothing"), self._why_nothing(answer))
        self._stack.setCurrentWidget(self._splitter if is_listed or has_more else self.empty)

    def _why_nothing(self, answer: Answer) -> str:
        assert answer.main is not None
        if not answer.main.recalled.in_scope:
            return self.tr("No fact may answer on this branch, with this filter.")
        if answer.silence is Silence.LOADING and answer.wants_vector:
            return self.tr("No word of the question is known. Meaning follows: the model is loading…")
        return self.tr("No fact has a word of the question, and none is near it in meaning.")
