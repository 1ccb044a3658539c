"""The rows of a comparison as a table: those of the chosen classes that have the words looked for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import IntEnum
from html import escape
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QPalette
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.services.teleport.answers import Choice, choices_for
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Row
from explorer.ui import formats
from explorer.ui.teleport.diff_words import (
    CHIPS,
    decision_word,
    difference_word,
    icon_of,
    memory_words,
    side_words,
    tone_of,
)
from explorer.ui.teleport.review import Review
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

_REMEMBERED = 4_096
Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns, from left to right."""

    TICK = 0
    MEMORY = 1
    DIFFERENCE = 2
    HERE = 3
    THERE = 4
    DECISION = 5


class _Words(NamedTuple):
    memory: str
    difference: str
    here: str
    there: str


class RowModel(QAbstractTableModel):
    """Conflicts first, then in the order of the chips; within a class as in the files."""

    def __init__(
        self, review: Review, palette: QPalette, parent: QObject | None = None, *, read_only: bool = False
    ) -> None:
        super().__init__(parent)
        self._review, self._read_only = review, read_only
        self._palette = palette
        self._classes: frozenset[DiffClass] = frozenset()
        self._found: Collection[Key] | None = None
        self._rows: list[Row] = []
        self._words: dict[Key, _Words] = {}
        self._icons: dict[DiffClass, Any] = {}
        review.changed.connect(self._tell_changed)
        review.renewed.connect(self.take)
        self.take()

    @property
    def rows(self) -> Sequence[Row]:
        """What is listed."""
        return self._rows

    def row_at(self, number: int) -> Row:
        """The row with this number in the list."""
        return self._rows[number]

    def number_of(self, root: Key) -> int | None:
        """Where a row is listed; None where it is not."""
        return next((number for number, row in enumerate(self._rows) if row.root == root), None)

    def take(self) -> None:
        """Take the rows of the comparison anew."""
        self._words.clear()
        self._list()

    def show(self, classes: frozenset[DiffClass], found: Collection[Key] | None) -> None:
        """List these chips' classes, and of them the rows that were found; None = no words are looked for."""
        self._classes, self._found = classes, found
        self._list()

    def dress(self, palette: QPalette) -> None:
        """Take the colours of another palette."""
        self._palette = palette
        self._icons.clear()
        self._tell_changed()

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's own default
        return 0 if parent.isValid() else len(Column)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            "",
            self.tr("Memory"),
            self.tr("Difference"),
            self.tr("Here"),
            self.tr("There"),
            self.tr("Decision"),
        )[section]

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() == Column.TICK and self.can_leave_out(self._rows[index.row()]):
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def can_leave_out(self, row: Row) -> bool:
        """Whether a row has a tick."""
        return not self._read_only and Choice.LEFT_OUT in choices_for(row)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.ToolTipRole and column in (Column.HERE, Column.THERE, Column.MEMORY):
            # Marked up, so that nothing in the text is taken for markup.
            return f"<p>{escape(self._text(row, column))}</p>"
        if role == Qt.ItemDataRole.CheckStateRole and column is Column.TICK and self.can_leave_out(row):
            return Qt.CheckState.Checked if self._is_ticked(row) else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.DecorationRole and column is Column.MEMORY:
            return self._icon(row.diff)
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._color(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, column)
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or not self.flags(index) & Qt.ItemFlag.ItemIsUserCheckable:
            return False
        self._review.toggle(self._rows[index.row()])
        return True

    def _text(self, row: Row, column: Column) -> str:
        if column is Column.TICK:
            return ""
        if column is Column.DECISION:
            return decision_word(row.diff, self._review.answer(row))
        words = self._words_of(row)
        return (words.memory, words.difference, words.here, words.there)[column - Column.MEMORY]

    def _words_of(self, row: Row) -> _Words:
        words = self._words.get(row.root)
        if words is None:
            if len(self._words) >= _REMEMBERED:
                self._words.clear()
            difference = self._review.difference(row)
            words = self._words[row.root] = _Words(
                memory_words(difference),
                difference_word(difference),
                formats.isolated(side_words(difference, here=True)),
                formats.isolated(side_words(difference, here=False)),
            )
        return words

    def _is_ticked(self, row: Row) -> bool:
        answer = self._review.answer(row)
        return answer is not None and answer.choice is not Choice.LEFT_OUT

    def _spoken(self, row: Row, column: Column) -> str:
        if column is not Column.TICK:
            return self._text(row, column)
        if not self.can_leave_out(row):
            return self.tr("nothing to decide")
        return self.tr("taken") if self._is_ticked(row) else self.tr("not taken")

    def _icon(self, diff: DiffClass) -> Any:
        if diff not in self._icons:
            self._icons[diff] = icon(icon_of(diff), self._palette, tone_of(diff, tones(self._palette)))
        return self._icons[diff]

    def _color(self, row: Row, column: Column) -> QColor | None:
        shown = tones(self._palette)
        if column is Column.DIFFERENCE:
            return QColor(tone_of(row.diff, shown))
        if column is Column.DECISION:
            answer = self._review.answer(row)
            if answer is None:
                return QColor(shown.bad)
            return QColor(shown.muted) if answer.choice in (Choice.LEFT_OUT, Choice.MINE) else None
        return None

    def _list(self) -> None:
        self.beginResetModel()
        found, classes = self._found, self._classes
        listed = self._review.encounter.listed
        rows = [row for diff in CHIPS if diff in classes for row in listed.get(diff, ())]
        self._rows = rows if found is None else [row for row in rows if row.root in found]
        self.endResetModel()

    def _tell_changed(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(Column) - 1))
