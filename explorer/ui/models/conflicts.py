"""Conflicts as lines of a list: what contradicts or doubles what, and how it was decided."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from html import escape
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.memory.protocols import Clock
from explorer.memory.system_records import Conflict
from explorer.services.conflicts.inbox import Case, case_of
from explorer.services.editing import Editing
from explorer.ui import formats
from explorer.ui.docks.conflict_words import (
    both_in_full,
    both_in_short,
    decision_words,
    kind_icon,
    kind_tone,
    kind_word,
    topic_word,
)
from explorer.ui.widgets.line_list import LINE_ROLE, Line

Index = QModelIndex | QPersistentModelIndex
_TEXT_LENGTH, _TOPIC_LENGTH = 60, 28
_REMEMBERED = 500


class Listing:
    """Conflicts in the order of a list. It is made in the worker: to find each among thousands takes a while."""

    def __init__(self, conflicts: Sequence[Conflict] = ()) -> None:
        self.conflicts = conflicts
        self.keys = [each.key for each in conflicts]
        self.position_of: Mapping[Key, int] = {key: at for at, key in enumerate(self.keys)}


class ConflictsModel(QAbstractListModel):
    """Shows conflicts as `Line`s under `LINE_ROLE`; what the sides say is looked up for the rows that are seen."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._now: datetime = clock()
        self.listing = Listing()
        self._typed: Collection[Key] = ()
        self._editing: Editing | None = None
        self._line = lru_cache(_REMEMBERED)(self._made)

    def show_conflicts(self, listing: Listing, editing: Editing | None, typed: Collection[Key] = ()) -> None:
        """Show these, their sides as `editing` knows them; in those `typed` a text is unsaved."""
        is_same = listing.keys == self.listing.keys
        if not is_same:
            self.beginResetModel()
        self.listing, self._typed, self._now = listing, typed, self._clock()
        self._editing = editing
        self._line.cache_clear()
        if not is_same:
            self.endResetModel()
        elif listing.keys:
            self.dataChanged.emit(self.index(0), self.index(len(listing.keys) - 1))

    def position_of(self, key: Key) -> int | None:
        """Where a conflict stands; None where it is not listed."""
        return self.listing.position_of.get(key)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.listing.keys)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == LINE_ROLE:
            return self._line(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._line(index.row()).title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            line, case = self._line(index.row()), self._case(index.row())
            return " · ".join((both_in_full(case).replace("\n", " "), *filter(None, line.details)))
        if role == Qt.ItemDataRole.ToolTipRole:
            text = escape(both_in_full(self._case(index.row()))).replace("\n", "<br>")
            if (similarity := self.listing.conflicts[index.row()].similarity) is not None:
                said = self.tr("Similarity: {figure}").format(figure=formats.share(similarity))
                text += f"<br>{said}"
            moment = escape(formats.exact_time(self.listing.conflicts[index.row()].updated)).replace("\n", "<br>")
            return f"<qt>{text}<br>{moment}</qt>"
        return None

    def _case(self, row: int) -> Case:
        conflict = self.listing.conflicts[row]
        found = None if self._editing is None else case_of(self._editing, conflict.key)
        return found or Case(conflict, None, None, None)

    def _made(self, row: int) -> Line:
        case = self._case(row)
        conflict = case.conflict
        title = both_in_short(case)
        topic = formats.isolated(formats.one_line(topic_word(case), _TOPIC_LENGTH))
        figures = (formats.share(conflict.similarity), formats.ago(conflict.updated, self._now))
        if conflict.key in self._typed:
            return Line(title, (self.tr("unsaved text"), topic, *figures), "", "pencil-simple", "warning")
        if not case.is_open:
            sign = "check-circle" if conflict.state == "resolved" else "equals"
            metadata = None if self._editing is None else self._editing.ahead.metadata(conflict.key)
            words = decision_words(case, metadata)
            return Line(title, (words, topic, *figures), "", sign, "good" if sign == "check-circle" else "muted")
        return Line(
            title, (kind_word(conflict.kind), topic, *figures), "", kind_icon(conflict.kind), kind_tone(conflict.kind)
        )
