"""The selected conflict: both sides beside each other, and what can be decided about them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.services.conflicts.inbox import Case, case_of
from explorer.services.conflicts.resolving import Dismissal, Side, dismiss, keep
from explorer.services.editing import Editing
from explorer.ui.details.drafts import Drafts
from explorer.ui.docks.conflict_card import ConflictCard
from explorer.ui.docks.conflict_words import Sides, compared, decided_words
from explorer.ui.docks.side_editing import SideEditing
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.widgets.flow_layout import FlowLayout
from explorer.ui.write_queue import Build

_NARROW = 520
NOTHING: Sides = ((), ())
Selected = tuple[Case | None, Sides, str]
"""A conflict, its texts with their marks, and how it was decided."""


def selected(editing: Editing, key: Key) -> Selected:
    """What the page shows of a conflict; to be called in the worker, because texts may be long."""
    case = case_of(editing, key)
    if case is None:
        return None, NOTHING, ""
    outcome = "" if case.is_open else decided_words(case, editing.ahead.metadata(key))
    return case, compared(case), outcome


class ConflictPage(QWidget):
    """Shows two cards. A newer state of the file takes nothing away that is being typed."""

    decided = Signal(object)
    """A decision about the conflict under this `Key` is being written down."""
    key_requested = Signal(object)
    refused = Signal(object)
    """The decision about the conflict under this `Key` was refused."""
    left = Signal()
    """An editor was left: the keyboard is free."""

    def __init__(self, session: Session, drafts: Drafts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.case: Case | None = None
        self._deciding: list[Key] = []
        self._is_decidable = False
        self.cards = {side: ConflictCard(side) for side in Side}
        self.editing = {side: SideEditing(session, drafts, card) for side, card in self.cards.items()}
        self.keep = {
            Side.A: self._button(self.tr("Keep A"), "1", partial(self.keep_side, Side.A)),
            Side.B: self._button(self.tr("Keep B"), "2", partial(self.keep_side, Side.B)),
        }
        self.both = self._button(self.tr("Both true"), "3", self.say_both_true)
        self.dismiss = self._button(self.tr("No conflict"), "X", self.say_no_conflict)
        self._explain_buttons()
        self.outcome = QLabel(wordWrap=True)
        self.outcome.setTextFormat(Qt.TextFormat.PlainText)
        self._lay_out()
        for side, card in self.cards.items():
            card.show_requested.connect(partial(self.show_side, side))
            self.editing[side].left.connect(self.left)
            card.editing_changed.connect(self._make_room)
            self.editing[side].saved.connect(self._tell_decided)
        session.writes.refused.connect(self._take_back)
        self.dress()
        self.show_case(None, NOTHING, "")

    @property
    def is_editing(self) -> bool:
        """Whether a text is being corrected."""
        return any(each.is_editing for each in self.editing.values())

    def show_case(self, case: Case | None, sides: Sides, outcome: str) -> None:
        """Show a conflict, or a newer state of the one that is shown; `outcome` says how it was decided."""
        self.case = case
        for side, pieces in zip(Side, sides, strict=True):
            editing = self.editing[side]
            editing.show_case(case)
            fact = None if case is None else case.fact(side)
            is_suggested = case is not None and case.is_open and case.suggested is side
            self.cards[side].show_side(fact, pieces, suggested=is_suggested, editable=editing.may_edit)
            self.cards[side].setVisible(case is not None)
        self._offer(case, outcome)

    def note_open(self, keys: Collection[Key]) -> None:
        """Take which conflicts are open: what is no more among them is decided, and can be again once it is undone."""
        self._deciding = [key for key in self._deciding if key in keys]

    def keep_side(self, side: Side) -> None:
        """One side stays, the other one becomes history."""
        if self.keep[side].isEnabled():
            self._decide(lambda key: lambda editing: keep(editing, key, side))

    def say_both_true(self) -> None:
        """Neither goes: both are true."""
        self._dismiss(Dismissal.BOTH_TRUE)

    def say_no_conflict(self) -> None:
        """Neither goes: there is nothing to decide."""
        self._dismiss(Dismissal.NO_CONFLICT)

    def edit_side(self, side: Side | None = None) -> None:
        """Correct a side's text; None = the one that the keyboard is in, else A."""
        focus = QApplication.focusWidget()
        in_b = focus is not None and self.cards[Side.B].isAncestorOf(focus)
        self.editing[side or (Side.B if in_b else Side.A)].edit()

    def show_side(self, side: Side | None = None) -> None:
        """Show the fact of a side; None = of the one that is suggested, else of the first that is there."""
        case = self.case
        if case is None:
            return
        wanted = side or case.suggested or case.winner or (Side.A if case.a is not None else Side.B)
        fact = case.fact(wanted)
        if fact is not None:
            self.key_requested.emit(fact.key)

    def prepare_to_leave(self) -> None:
        """Another workspace is being opened: whatever is still typed is written down at once, in the present one."""
        for each in self.editing.values():
            each.set_leaving(leaving=True)

    def stay(self) -> None:
        """The other workspace could not be opened."""
        for each in self.editing.values():
            each.set_leaving(leaving=False)

    def leave(self) -> None:
        """The other workspace is there: what was typed is in the journal of the one before."""
        for each in self.editing.values():
            each.card.editor.stop_waiting()
        self.stay()
        self._deciding = []
        self.show_case(None, NOTHING, "")

    def flush(self) -> None:
        """Write down at once what was typed last."""
        for each in self.editing.values():
            each.flush()

    def dress(self) -> None:
        """Take the colours of the palette."""
        self.outcome.setStyleSheet(f"color: {tones(self.palette()).muted}")

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "outcome"):
            self.dress()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= _NARROW
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)

    def _button(self, text: str, key: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(f"{text}   {key}")
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: act())
        return button

    def _explain_buttons(self) -> None:
        self.keep[Side.A].setToolTip(self.tr("A stays; B is superseded by it and kept as history."))
        self.keep[Side.B].setToolTip(self.tr("B stays; A is superseded by it and kept as history."))
        self.both.setToolTip(self.tr("Neither goes: both are true, and this is not asked again."))
        self.dismiss.setToolTip(self.tr("Neither goes: they have nothing to do with each other."))

    def _lay_out(self) -> None:
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(8)
        for card in self.cards.values():
            self._sides.addWidget(card, 1)
        self._bar = QWidget()
        row = FlowLayout(self._bar)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (*self.keep.values(), self.both, self.dismiss):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(8)
        column.addLayout(self._sides, 1)
        column.addWidget(self._bar)
        column.addWidget(self.outcome)

    def _offer(self, case: Case | None, outcome: str) -> None:
        is_decidable = case is not None and case.is_open and not self._session.writes.is_read_only
        has_both = case is not None and case.suggested is not None
        self._is_decidable = is_decidable
        self._make_room()
        for button in self.keep.values():
            button.setEnabled(is_decidable and has_both)
        for button in (self.both, self.dismiss):
            button.setEnabled(is_decidable)
        self.outcome.setText(outcome)
        self.outcome.setVisible(bool(outcome))

    def _make_room(self) -> None:
        """Nobody decides while a text is being corrected: the editor has the room."""
        self._bar.setVisible(self._is_decidable and not self.is_editing)

    def _dismiss(self, reason: Dismissal) -> None:
        if self.dismiss.isEnabled():
            self._decide(lambda key: lambda editing: dismiss(editing, [key], reason))

    def _decide(self, rule: Callable[[Key], Build]) -> None:
        case = self.case
        if case is None or not case.is_open or case.conflict.key in self._deciding or self.is_editing:
            return
        key = case.conflict.key
        build = rule(key)
        self._deciding.append(key)

        def done(change: ChangeSet | None) -> None:
            if change is None and key in self._deciding:
                self._deciding.remove(key)

        self._session.writes.make(build, done)
        self.decided.emit(key)

    def _take_back(self) -> None:
        """The first decision that was on its way was refused, or something else was: then it can be made again."""
        deciding, self._deciding = self._deciding, []
        if deciding:
            self.refused.emit(deciding[0])

    def _tell_decided(self) -> None:
        if self.case is not None:
            self.decided.emit(self.case.conflict.key)
