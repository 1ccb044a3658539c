"""Keeps the pane at the matter that the queue is at; what has to be looked up is asked beside the window."""

from __future__ import annotations

from PySide6.QtCore import QObject

from explorer.memory.protocols import Snapshot
from explorer.ui.maintenance.close_up import SHOWN_AT_FIRST, SHOWN_MORE, CloseUp, close_up
from explorer.ui.maintenance.decisions import Decisions
from explorer.ui.maintenance.matter_pane import MatterPane
from explorer.ui.maintenance.matters import Matter, Purpose, State
from explorer.ui.maintenance.queue_view import QueueView
from explorer.ui.session import Session


class MatterViewer(QObject):
    """Only the newest look is shown."""

    def __init__(
        self, decisions: Decisions, queue: QueueView, pane: MatterPane, session: Session, purpose: Purpose
    ) -> None:
        super().__init__(pane)
        self._decisions, self._queue, self._pane = decisions, queue, pane
        self._session, self._purpose = session, purpose
        self._topic = f"{purpose.task} close-up"
        self._read_only = session.writes.is_read_only
        self._most = SHOWN_AT_FIRST
        queue.matter_changed.connect(self._begin)
        decisions.changed.connect(self.refresh)
        pane.more_requested.connect(self._show_more)

    def refresh(self) -> None:
        """Show how the matter stands now; look at its records only where something about them is another."""
        matter, decisions = self._queue.current, self._decisions
        if matter is None:
            self._session.tasks.forget(self._topic)
            self._pane.show_matter(None, State.UNDECIDED, (0, 0), 0, read_only=self._read_only)
            return
        state, others = decisions.state(matter), len(decisions.others(matter))
        self._pane.show_matter(matter, state, self._queue.place_of(matter), others, read_only=self._read_only)
        shown, decision = self._pane.close_up, decisions.decision(matter)
        is_same = shown is not None and (shown.decision.survivor, shown.decision.text) == (
            decision.survivor, decision.text,
        )  # fmt: skip
        if not is_same or state is State.CHANGED:
            self._look(matter)

    def close(self) -> None:
        """Ask nothing any more."""
        self._session.tasks.forget(self._topic)

    def _begin(self, _: Matter | None) -> None:
        self._most = SHOWN_AT_FIRST
        self.refresh()

    def _show_more(self) -> None:
        self._most += SHOWN_MORE
        if self._queue.current is not None:
            self._look(self._queue.current)

    def _look(self, matter: Matter) -> None:
        snapshot = self._session.snapshot
        if snapshot is None:
            return
        editing = self._session.writes.editing(snapshot)
        purpose, decision, most = self._purpose, self._decisions.decision(matter), self._most

        def question(_: Snapshot) -> CloseUp:
            return close_up(editing, purpose, matter, decision, most)

        def show(seen: CloseUp) -> None:
            if self._queue.current == seen.matter:
                self._pane.show_close_up(seen, read_only=self._read_only)

        self._session.ask(self._topic, question, show)
