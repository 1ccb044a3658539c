"""Agents' notes as lines of a list: whose, when, how it begins, and what of it is not in the file yet."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from html import escape

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.memory.protocols import Clock
from explorer.memory.system_records import Note
from explorer.ui import formats
from explorer.ui.widgets.line_list import LINE_ROLE, Line

Index = QModelIndex | QPersistentModelIndex
_BEGINNING = 120
_NAME_LENGTH = 60


class NotesModel(QAbstractListModel):
    """Shows notes as `Line`s under `LINE_ROLE`."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._now: datetime = clock()
        self.notes: Sequence[Note] = ()
        self._waiting: Collection[Key] = ()
        self._typed: Collection[Key] = ()

    def show_notes(self, notes: Sequence[Note], waiting: Collection[Key], typed: Collection[Key]) -> None:
        """Show these; of those `waiting` a change is not in the file yet, in those `typed` a text is unsaved."""
        is_same = [note.key for note in notes] == [note.key for note in self.notes]
        if not is_same:
            self.beginResetModel()
        self.notes, self._waiting, self._typed, self._now = notes, waiting, typed, self._clock()
        if not is_same:
            self.endResetModel()
        elif notes:
            self.dataChanged.emit(self.index(0), self.index(len(notes) - 1))

    def position_of(self, key: Key) -> int | None:
        """Where a note stands; None where it is not listed."""
        return next((at for at, note in enumerate(self.notes) if note.key == key), None)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.notes)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        note = self.notes[index.row()]
        if role == LINE_ROLE:
            return self._line(note)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._line(note).title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._line(note).sentence
        if role == Qt.ItemDataRole.ToolTipRole:
            name, changed = escape(note.agent_id or note.id), formats.exact_time(note.updated)
            return f"<qt>{name}<br>{changed.replace(chr(10), '<br>')}</qt>"
        return None

    def _line(self, note: Note) -> Line:
        name = formats.one_line(note.agent_id or note.id, _NAME_LENGTH)
        if note.key in self._typed:
            sign, state = "pencil-simple", self.tr("unsaved text")
        elif note.key in self._waiting:
            sign, state = "clock", self.tr("waiting")
        else:
            sign, state = "notebook", ""
        tone = "warning" if state else "muted"
        return Line(name, (state, formats.ago(note.updated, self._now)), _beginning(note.content), sign, tone)


def _beginning(content: str) -> str:
    """The first line that says something, without the marks of a heading."""
    lines = (line.strip().lstrip("#").strip() for line in content[: 8 * _BEGINNING].splitlines())
    return formats.isolated(formats.one_line(next((line for line in lines if line), ""), _BEGINNING))
