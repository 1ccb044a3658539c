"""The timeline of a topic: what was believed when, drawn and as a list, and where its history is damaged."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.protocols import Cancelled
from explorer.services.conflicts.inbox import Case
from explorer.services.conflicts.topic_history import Held, topic_history
from explorer.ui import formats
from explorer.ui.details.hint import Hint
from explorer.ui.docks.topic_timeline import TopicTimeline
from explorer.ui.models.topic_history import DAMAGED, TopicHistoryModel
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.widgets.elided_text import ElidedText
from explorer.ui.widgets.line_list import LineList

_WIDTHS = (152, 168)
_NAME_LENGTH, _LEAST_LIST = 60, 56
Topic = tuple[str, str]
"""Domain and topic."""


def topic_of(case: Case | None) -> Topic | None:
    """The topic that a conflict is about: that of the first side that has one."""
    facts = [] if case is None else [fact for fact in (case.a, case.b) if fact is not None]
    with_topic = (fact for fact in facts if fact.topic.strip())
    found = next(with_topic, facts[0] if facts else None)
    return None if found is None else (found.shown_domain, found.topic)


class TopicPage(QWidget):
    """Asks for the history of a topic while it is shown: it decodes every fact, which takes seconds at 100,000."""

    key_requested = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._topic: Topic | None = None
        self._asked = 0
        self._is_asking = self._is_due = False
        self.title, self.count = ElidedText(1), QLabel()
        self.timeline, self.model = TopicTimeline(), TopicHistoryModel(self)
        self.list = LineList(_WIDTHS, self)
        self.list.setModel(self.model)
        self.list.setMinimumHeight(_LEAST_LIST)
        self.list.setAccessibleName(self.tr("What was believed of the topic, oldest first"))
        self.damage, self.loops = Hint("warning"), Hint("arrow-counter-clockwise")
        head = QHBoxLayout()
        head.setContentsMargins(12, 0, 12, 0)
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.timeline)
        for hint in (self.damage, self.loops):
            hint.setContentsMargins(12, 0, 12, 0)
            column.addWidget(hint)
        column.addWidget(self.list, 1)
        self.timeline.picked.connect(lambda number: self.list.setCurrentIndex(self.model.index(number)))
        self.list.selectionModel().currentChanged.connect(lambda index, _: self.timeline.select(index.row()))
        self.list.activated.connect(lambda index: self.key_requested.emit(self.model.held[index.row()].key))
        self.dress()

    @property
    def topic(self) -> Topic | None:
        """The domain and topic that are shown."""
        return self._topic

    def show_topic(self, topic: Topic | None) -> None:
        """Show the history of (domain, topic), or its newer state; None = there is no topic."""
        is_other, self._topic = topic != self._topic, topic
        if not is_other and self._is_asking:
            # Asked anew at every change, a large workspace would never answer while an agent writes.
            self._is_due = True
            return
        self._asked += 1
        self._is_asking = self._is_due = False
        if topic is None or not topic[1].strip():
            self._show(())
            self.title.show_text(self.tr("These facts have no topic, so there is no history to show."))
            return
        if is_other:
            self._show(())
        name = formats.isolated(formats.one_line(topic[1], _NAME_LENGTH))
        domain = formats.isolated(formats.one_line(topic[0], _NAME_LENGTH))
        self.title.show_text(self.tr("“{topic}” in {domain}").replace("{domain}", domain).replace("{topic}", name))
        self._ask(*topic)

    def dress(self) -> None:
        """Take the colours of the palette."""
        shown = tones(self.palette())
        self.count.setStyleSheet(f"color: {shown.muted}")
        self.damage.dress()
        self.loops.dress()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.timeline.take_height(event.size().height() // 2)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "loops"):
            # The parts are given the new palette after this.
            QTimer.singleShot(0, self, self.dress)

    def _ask(self, domain: str, topic: str) -> None:
        branch, now, number = self._session.branch, self._session.now(), self._asked

        def report(_: float) -> None:
            # Another topic was asked for meanwhile.
            if number != self._asked:
                raise Cancelled

        def answer(held: tuple[Held, ...]) -> None:
            self._is_asking = False
            self._show(held)
            if self._is_due:
                self.show_topic(self._topic)

        self._is_asking = self._session.snapshot is not None
        self._session.ask(
            "topic history",
            lambda snapshot: topic_history(snapshot, domain, topic, branch, now, report),
            answer,
            is_long=True,
        )

    def _show(self, held: tuple[Held, ...]) -> None:
        index = self.list.currentIndex()
        key = self.model.held[index.row()].key if index.isValid() else None
        scrolled = self.list.verticalScrollBar().value()
        self.model.show_history(held)
        self.timeline.show_history(held, self._session.now())
        at = None if key is None else self.model.position_of(key)
        if at is not None:
            self.list.setCurrentIndex(self.model.index(at))
        elif held:
            current = [number for number, each in enumerate(held) if each.end is None]
            self.list.setCurrentIndex(self.model.index(current[-1] if current else len(held) - 1))
        self.list.verticalScrollBar().setValue(scrolled)
        self.timeline.setVisible(bool(held))
        self._tell(held)

    def _tell(self, held: tuple[Held, ...]) -> None:
        texts = self.tr("%n text(s)", "", len(held)) if held else ""
        left_out = self.timeline.left_out
        more = self.tr("%n of them in the list only", "", left_out) if left_out else ""
        self.count.setText(" · ".join(part for part in (texts, more) if part))
        broken = sum(each.end in DAMAGED for each in held)
        self.damage.say(
            self.tr("%n text(s) name something as replacing them that is not there or leads back. “Check file…” "
                    "offers the repair.", "", broken)
            if broken
            else ""
        )  # fmt: skip
        loops = sum(each.returns is not None for each in held)
        self.loops.say(
            self.tr("%n time(s) an earlier text came back after another one had replaced it.", "", loops)
            if loops
            else ""
        )
