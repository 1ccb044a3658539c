"""The steps of the journal as lines of a list, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from html import escape

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from explorer.memory.changes import ChangeKind
from explorer.memory.journal import ChangeState, Entry
from explorer.memory.keys import Key
from explorer.memory.protocols import Clock
from explorer.memory.times import parse_time
from explorer.ui import formats
from explorer.ui.change_words import change_words
from explorer.ui.widgets.line_list import LINE_ROLE, Line

Index = QModelIndex | QPersistentModelIndex
REVERSALS = (ChangeKind.UNDO, ChangeKind.REDO)
_NAME_LENGTH = 24
_LONG_SECONDS = 1.5
_SIGNS = {
    ChangeState.WAITING: ("clock", "warning"),
    ChangeState.WRITING: ("arrows-clockwise", "accent"),
    ChangeState.STALE: ("warning", "bad"),
    ChangeState.APPLIED: ("check", "muted"),
    ChangeState.UNDONE: ("arrow-u-up-left", "muted"),
    ChangeState.DROPPED: ("x", "muted"),
}
"""Icon and tone of each state."""


class ActivityModel(QAbstractListModel):
    """Shows entries of the journal as `Line`s under `LINE_ROLE`."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._now = clock()
        self.steps: Sequence[Entry] = ()
        self._words: dict[tuple[str, bool], str] = {}
        self._keys: dict[str, frozenset[Key]] = {}
        self._overtaken: dict[int, bool] = {}

    def show_steps(self, steps: Sequence[Entry]) -> None:
        """Show these, newest first; where only their states are new, the rows stay what they are."""
        is_same = [step.change.id for step in steps] == [step.change.id for step in self.steps]
        if not is_same:
            self.beginResetModel()
        self.steps = steps
        self._overtaken.clear()
        known = {step.change.id for step in steps}
        self._words = {name: words for name, words in self._words.items() if name[0] in known}
        self._keys = {name: keys for name, keys in self._keys.items() if name in known}
        if not is_same:
            self._now = self._clock()
            self.endResetModel()
        else:
            self.tell_time()

    def tell_time(self) -> None:
        """Say again how long ago everything was."""
        self._now = self._clock()
        if self.steps:
            self.dataChanged.emit(self.index(0), self.index(len(self.steps) - 1))

    def position_of(self, change_id: str) -> int | None:
        """Where a step stands; None where it is not listed."""
        return next((at for at, step in enumerate(self.steps) if step.change.id == change_id), None)

    def is_overtaken(self, position: int) -> bool:
        """Whether a later step that stands touched the same records: undoing this one then asks for a decision."""
        if position not in self._overtaken:
            keys = self._keys_of(self.steps[position])
            self._overtaken[position] = self.steps[position].state is ChangeState.APPLIED and any(
                not keys.isdisjoint(self._keys_of(later)) for later in self.steps[:position] if _stands(later)
            )
        return self._overtaken[position]

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.steps)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == LINE_ROLE:
            return self._line(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._said(self.steps[index.row()])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._line(index.row()).sentence
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tooltip(index.row())
        return None

    def _line(self, position: int) -> Line:
        step = self.steps[position]
        sign, tone = _SIGNS[step.state]
        by = formats.isolated(formats.one_line(step.change.made_by, _NAME_LENGTH))
        moment = parse_time(step.change.made_at)
        is_new = moment is not None and timedelta(0) <= self._now - moment < timedelta(minutes=1)
        when = self.tr("now") if is_new else formats.ago(moment, self._now)
        is_over = step.state in (ChangeState.UNDONE, ChangeState.DROPPED)
        return Line(
            self._said(step),
            (self._state_word(step.state), by, when),
            self._note(position),
            sign,
            tone,
            is_quiet=is_over or step.change.kind in REVERSALS,
        )

    def _state_word(self, state: ChangeState) -> str:
        return {
            ChangeState.WAITING: self.tr("waiting"),
            ChangeState.WRITING: self.tr("being written"),
            ChangeState.STALE: self.tr("needs a decision"),
            ChangeState.APPLIED: self.tr("saved"),
            ChangeState.UNDONE: self.tr("undone"),
            ChangeState.DROPPED: self.tr("given up"),
        }[state]

    def _note(self, position: int) -> str:
        step = self.steps[position]
        if step.scrubbed:
            return self.tr("parts of it were erased permanently")
        if step.change.kind not in REVERSALS and self.is_overtaken(position):
            return self.tr("later changes touched the same records")
        if step.seconds is not None and step.seconds >= _LONG_SECONDS:
            return self.tr("took %n second(s)", "", round(step.seconds))
        return ""

    def _tooltip(self, position: int) -> str:
        step = self.steps[position]
        parts = (self._said(step), formats.exact_time(parse_time(step.change.made_at)), self._note(position))
        # As rich text that is escaped: Qt would take a tag that an agent wrote for one.
        return f"<qt>{'<br>'.join(escape(part).replace(chr(10), '<br>') for part in parts if part)}</qt>"

    def _said(self, step: Entry) -> str:
        # What is erased permanently goes from the step's words too.
        name = (step.change.id, step.scrubbed)
        if name not in self._words:
            self._words[name] = change_words(step.change)
        return self._words[name]

    def _keys_of(self, step: Entry) -> frozenset[Key]:
        name = step.change.id
        if name not in self._keys:
            self._keys[name] = frozenset(step.change.keys)
        return self._keys[name]


def _stands(step: Entry) -> bool:
    """Whether the step is in the file by itself: an undo and what it took back leave no trace together."""
    return step.state is ChangeState.APPLIED and step.change.kind not in REVERSALS
