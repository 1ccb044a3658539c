"""The kinds of findings as lines, and the findings of one kind as a table with a tick for each that can be mended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from html import escape

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPalette
from typing_extensions import override

from explorer.services.editing import label_of
from explorer.services.repairs.repair import Repair
from explorer.ui import formats
from explorer.ui.maintenance.check_words import CheckWords, kind_title, repair_words, wrong_words
from explorer.ui.maintenance.file_findings import HARMLESS, LOSSLESS, Checked, FindingKind, Found, Name, name_of
from explorer.ui.theme import tones
from explorer.ui.widgets.line_list import LINE_ROLE, Line

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_TOOLTIP, _TEXT = 600, 2_000
_BAD = (
    FindingKind.DAMAGE,
    FindingKind.MISSING_VECTORS,
    FindingKind.HASHES,
    FindingKind.NOT_FINITE,
    FindingKind.FIELDS,
    FindingKind.TIMES,
)


def sign_of(kind: FindingKind) -> tuple[str, str]:
    """Icon and tone: what is wrong, what to look at, what is only told."""
    if kind in _BAD:
        return "warning", "bad"
    return ("info", "muted") if kind in HARMLESS else ("warning", "warning")


class Ticks:
    """Which repairs are chosen: what loses nothing from the start, the rest once a person ticks it.

    A choice holds also when the file is examined again.
    """

    def __init__(self, chosen: Mapping[Name, bool] | None = None) -> None:
        self._chosen = dict(chosen or {})

    def copy(self) -> Ticks:
        """The choices as they are now: those that a job beside the window is given."""
        return Ticks(self._chosen)

    def is_on(self, found: Found) -> bool:
        """Whether the repair of a finding is to be made; False where it has none."""
        if found.name is None or found.repair is None:
            return False
        chosen = self._chosen.get(found.name)
        return found.repair.mend in LOSSLESS if chosen is None else chosen

    def set(self, rows: Iterable[Found], *, on: bool) -> None:
        """Choose the repairs of findings, or leave them."""
        self._chosen.update((found.name, on) for found in rows if found.name is not None)

    def chosen(self, repairs: Sequence[Repair]) -> list[Repair]:
        """Those of `repairs` that are ticked, in their order."""
        return [each for each in repairs if self._chosen.get(name_of(each), each.mend in LOSSLESS)]


class KindModel(QAbstractListModel):
    """The kinds of which anything was found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = CheckWords(self)
        self.kinds: list[FindingKind] = []
        self._checked: Checked | None = None

    def show(self, checked: Checked) -> None:
        """List the kinds of an examination."""
        self.beginResetModel()
        self._checked, self.kinds = checked, list(checked.found)
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.kinds)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or self._checked is None:
            return None
        kind = self.kinds[index.row()]
        name, tone = sign_of(kind)
        found = self._checked.found[kind]
        line = Line(kind_title(kind), (self._words.found(len(found)),), icon=name, tone=tone)
        if role == LINE_ROLE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.sentence
        return None


class Column(IntEnum):
    """The columns, from left to right."""

    TICK = 0
    RECORD = 1
    WRONG = 2
    REPAIR = 3


class FindingModel(QAbstractTableModel):
    """The words of a row are made when it is shown: there may be many thousand."""

    ticked = Signal()

    def __init__(self, palette: QPalette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ticks = Ticks()
        self.is_editable = True
        self.rows: Sequence[Found] = ()
        self._checked: Checked | None = None
        self._tones = tones(palette)

    def show(self, checked: Checked, kind: FindingKind | None) -> None:
        """List the findings of a kind."""
        self.beginResetModel()
        self._checked = checked
        self.rows = () if kind is None else checked.found.get(kind, ())
        self.endResetModel()

    def dress(self, palette: QPalette) -> None:
        """Take the colours of a palette."""
        self._tones = tones(palette)
        self._repaint()

    def tick(self, rows: Iterable[int], *, on: bool) -> None:
        """Choose the repairs of these rows, or leave them."""
        found = [each for each in map(self.rows.__getitem__, rows) if each.repair is not None]
        if found and self.is_editable:
            self.ticks.set(found, on=on)
            self._repaint()
            self.ticked.emit()

    def is_ticked(self, rows: Iterable[int]) -> bool:
        """Whether all of these rows that can be mended are to be."""
        found = [each for each in map(self.rows.__getitem__, rows) if each.repair is not None]
        return bool(found) and all(map(self.ticks.is_on, found))

    def value_of(self, found: Found) -> object:
        """What stands in the field that a finding is about, with what waits to be written."""
        metadata = (
            None if self._checked is None or found.key is None else self._checked.editing.ahead.metadata(found.key)
        )
        return None if metadata is None else metadata.get(found.field)

    def record_of(self, found: Found) -> str:
        """The beginning of the record's text, its key where it has none."""
        if found.key is None or self._checked is None:
            return found.said
        return label_of(self._checked.editing.ahead.metadata(found.key) or {}, found.key)

    def text_of(self, found: Found) -> str:
        """The record's text, cut only where it is very long."""
        metadata = (
            None if self._checked is None or found.key is None else self._checked.editing.ahead.metadata(found.key)
        )
        content = (metadata or {}).get("content")
        return (
            formats.one_line(content, _TEXT) if isinstance(content, str) and content.strip() else self.record_of(found)
        )

    def remedy(self, found: Found) -> str:
        """What mends it, or that nothing here does."""
        if found.repair is not None:
            return repair_words(found.repair)
        checked = self._checked
        if checked is not None and found.key is not None and found.key in checked.editing.ahead.touched:
            return self.tr("a change of it waits to be written")
        return self.tr("renew vectors") if found.kind is FindingKind.STALE_VECTORS else "—"

    @override
    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    @override
    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return ("", self.tr("Record"), self.tr("What is wrong"), self.tr("Repair"))[section]

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        is_tick = index.isValid() and index.column() == Column.TICK and self.is_editable
        if is_tick and self.rows[index.row()].repair is not None:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        found, column = self.rows[index.row()], Column(index.column())
        if column is Column.TICK:
            return self._tick(found, role)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(found, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            # Marked up, so that nothing in the text is taken for markup.
            return f"<p>{escape(self._text(found, column)[:_TOOLTIP])}</p>"
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._color(found, column)
        return None

    @override
    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or index.column() != Column.TICK:
            return False
        self.tick([index.row()], on=Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def _tick(self, found: Found, role: int) -> object:
        if found.repair is None or not self.is_editable:
            return None
        is_on = self.ticks.is_on(found)
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.tr("to be repaired") if is_on else self.tr("to be left")
        return None

    def _text(self, found: Found, column: Column) -> str:
        if column is Column.RECORD:
            return formats.isolated(self.record_of(found))
        if column is Column.WRONG:
            return wrong_words(found, self.value_of(found))
        return self.remedy(found)

    def _color(self, found: Found, column: Column) -> QColor | None:
        is_left = column is Column.REPAIR and not self.ticks.is_on(found)
        return QColor(self._tones.muted) if is_left else None

    def _repaint(self) -> None:
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(Column) - 1))
