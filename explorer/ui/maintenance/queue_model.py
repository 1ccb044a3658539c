"""The matters as a tree of two levels: kinds, and below each its matters. Columns are data, nothing is copied."""

from __future__ import annotations

from enum import IntEnum
from html import escape

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPalette
from typing_extensions import override

from explorer.ui import formats
from explorer.ui.maintenance.decisions import Decisions
from explorer.ui.maintenance.kind_words import MatterWords, kind_word, state_icon, state_tone, state_words
from explorer.ui.maintenance.matters import KINDS, Kind, Matter, Name, State, Task
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_LINE_LENGTH, _TOOLTIP_LENGTH = 200, 600
_ROW = QSize(0, 26)
_ALIGN_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Column(IntEnum):
    """The columns, from left to right."""

    MATTER = 0
    RECORDS = 1
    STATE = 2


class QueueModel(QAbstractItemModel):
    """Only kinds that have any matter are listed."""

    def __init__(self, decisions: Decisions, task: Task, palette: QPalette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._decisions, self._task, self._palette = decisions, task, palette
        self._words = MatterWords(self)
        self._groups: list[tuple[Kind, list[Matter]]] = []
        self.order: list[Matter] = []
        """All matters from top to bottom."""
        self._places: dict[Name, tuple[int, int]] = {}
        self._icons: dict[State, QIcon] = {}
        decisions.changed.connect(self._tell_changed)
        decisions.renewed.connect(self.take)
        self.take()

    @property
    def kinds(self) -> list[Kind]:
        """The kinds that are listed."""
        return [kind for kind, _ in self._groups]

    def take(self) -> None:
        """Take the matters anew."""
        self.beginResetModel()
        groups: dict[Kind, list[Matter]] = {kind: [] for kind in KINDS[self._task]}
        for matter in self._decisions.matters:
            groups[matter.kind].append(matter)
        self._groups = [(kind, matters) for kind, matters in groups.items() if matters]
        self.order = [matter for _, matters in self._groups for matter in matters]
        self._places = {
            matter.name: (group, row)
            for group, (_, matters) in enumerate(self._groups)
            for row, matter in enumerate(matters)
        }
        self.endResetModel()

    def matter_at(self, index: Index) -> Matter | None:
        """The matter of a row; None of a kind's row."""
        if not index.isValid() or index.internalId() == 0:
            return None
        return self._groups[index.internalId() - 1][1][index.row()]

    def index_of(self, name: Name) -> QModelIndex:
        """Where a matter stands; an invalid index where it is not listed."""
        place = self._places.get(name)
        return QModelIndex() if place is None else self.createIndex(place[1], 0, place[0] + 1)

    def number_of(self, name: Name) -> int:
        """The place of a matter in `order`."""
        group, row = self._places[name]
        return row + sum(len(matters) for _, matters in self._groups[:group])

    def dress(self, palette: QPalette) -> None:
        """Take the colours of another palette."""
        self._palette = palette
        self._icons.clear()
        self._tell_changed()

    @override
    def index(self, row: int, column: int, parent: Index = _NOWHERE) -> QModelIndex:
        # A tree view asks for every row when it unfolds: `hasIndex` would ask back for both counts each time.
        is_matter = parent.isValid()
        if is_matter and (parent.internalId() != 0 or parent.column() != 0):
            return QModelIndex()
        count = len(self._groups[parent.row()][1]) if is_matter else len(self._groups)
        if not (0 <= row < count and 0 <= column < len(Column)):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if is_matter else 0)

    @override
    def parent(self, index: Index = _NOWHERE) -> QModelIndex:  # type: ignore[override]  # the one without arguments is QObject's
        if not index.isValid() or index.internalId() == 0:
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, 0)

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        if not parent.isValid():
            return len(self._groups)
        if parent.internalId() != 0 or parent.column() != 0:
            return 0
        return len(self._groups[parent.row()][1])

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return len(Column)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and section == Column.RECORDS:
            return _ALIGN_RIGHT
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Memory"), self.tr("Records"), self.tr("Decision"))[section]

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == Column.RECORDS:
            return _ALIGN_RIGHT
        if role == Qt.ItemDataRole.SizeHintRole:
            return _ROW
        matter = self.matter_at(index)
        if matter is None:
            return self._of_kind(self._groups[index.row()][0], Column(index.column()), role)
        return self._of_matter(matter, Column(index.column()), role)

    def _of_kind(self, kind: Kind, column: Column, role: int) -> object:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            counts = self._decisions.counts(kind)
            if column is not Column.MATTER:
                return ""
            parts = [
                f"{kind_word(kind)}  {formats.count(counts.all)}",
                self._words.accepted(counts.accepted) if counts.accepted else "",
                self._words.again(counts.changed) if counts.changed else "",
            ]
            return " · ".join(part for part in parts if part)
        if role == Qt.ItemDataRole.FontRole and column is Column.MATTER:
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        return None

    def _of_matter(self, matter: Matter, column: Column, role: int) -> object:
        state = self._decisions.state(matter)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(matter, column, state)
        if role == Qt.ItemDataRole.ToolTipRole and column is Column.MATTER:
            # Marked up, so that nothing in the text is taken for markup.
            return f"<p>{escape(self._label(matter, _TOOLTIP_LENGTH))}</p>"
        if role == Qt.ItemDataRole.DecorationRole and column is Column.STATE:
            return self._icon(state)
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._color(column, state)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._text(matter, column, state)
        return None

    def _text(self, matter: Matter, column: Column, state: State) -> str:
        if column is Column.MATTER:
            return formats.isolated(self._label(matter, _LINE_LENGTH))
        if column is Column.RECORDS:
            return formats.count(len(matter.members)) if len(matter.members) > 1 else ""
        return state_words(state)

    def _label(self, matter: Matter, most: int) -> str:
        decision = self._decisions.decision(matter)
        chosen = decision.survivor or matter.survivor
        text = next((member.text for member in matter.members if member.key == chosen), matter.members[0].text)
        return formats.one_line(text if decision.text is None else decision.text, most) or str(matter.members[0].key)

    def _icon(self, state: State) -> QIcon:
        if state not in self._icons:
            self._icons[state] = icon(state_icon(state), self._palette, state_tone(state, tones(self._palette)))
        return self._icons[state]

    def _color(self, column: Column, state: State) -> QColor | None:
        shown = tones(self._palette)
        if column is Column.STATE:
            return QColor(state_tone(state, shown))
        return QColor(shown.muted) if state is State.SKIPPED or column is Column.RECORDS else None

    def _tell_changed(self) -> None:
        if not self._groups:
            return
        last = len(Column) - 1
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._groups) - 1, last))
        for number, (_, matters) in enumerate(self._groups):
            top = self.index(number, 0)
            self.dataChanged.emit(self.index(0, 0, top), self.index(len(matters) - 1, last, top))
