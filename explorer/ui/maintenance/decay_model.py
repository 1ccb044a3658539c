"""The facts that fade as a table: their importance today and later, when they have faded, what a run does."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from html import escape
from typing import Any, NamedTuple

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from typing_extensions import override

from explorer.memory.decay_laws import Numbers
from explorer.memory.decode import decode_fact
from explorer.memory.facts import FactType
from explorer.memory.keys import Key
from explorer.services.decay.counting import FORECAST_DAYS, Fate, instant
from explorer.ui import formats
from explorer.ui.maintenance.decay_trial import Places, Trial
from explorer.ui.maintenance.decay_words import VETO_ICON, VETO_TONE, fate_sign, fate_word
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon
from explorer.ui.words import type_word

Index = QModelIndex | QPersistentModelIndex
_LINE, _TOLD, _REMEMBERED = 300, 2_000, 4_096
_TYPES = tuple(FactType)
_NO_PLACES: Places = np.empty(0, np.intp)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Column(IntEnum):
    """The columns, from left to right."""

    SKIP = 0
    TEXT = 1
    TYPE = 2
    TODAY = 3
    WEEK = 4
    MONTH = 5
    QUARTER = 6
    FALLS = 7
    RUN = 8


_IMPORTANCES = (Column.TODAY, Column.WEEK, Column.MONTH, Column.QUARTER)


class _Words(NamedTuple):
    line: str
    text: str


class DecayModel(QAbstractTableModel):
    """Shows facts of a trial in the order that it is given."""

    veto_requested = Signal(object, bool)
    """A list of `Key`s, and whether the run is to leave them alone."""

    def __init__(self, palette: QPalette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._palette = palette
        self.trial: Trial | None = None
        self._places = _NO_PLACES
        self._falls: Numbers = np.empty(0)
        self._words: dict[int, _Words] = {}
        self._icons: dict[tuple[str, str], Any] = {}
        self.is_editable = False

    def show(self, trial: Trial, places: Places, falls: Numbers) -> None:
        """Show these facts; where they are the same as before, the rows stay what they are.

        `falls` has for each fact of the survey when it falls below the threshold.
        """
        if self.trial is None or trial.surveyed is not self.trial.surveyed:
            self._words.clear()
            keeps = False
        else:
            keeps = np.array_equal(places, self._places)
        if keeps:
            self.trial, self._falls = trial, falls
            self._tell_changed()
            return
        self.beginResetModel()
        self.trial, self._places, self._falls = trial, places, falls
        self.endResetModel()

    def dress(self, palette: QPalette) -> None:
        """Take the colours of another palette."""
        self._palette = palette
        self._icons.clear()
        self._tell_changed()

    def place_at(self, row: int) -> int:
        """The number in the survey of what a row shows."""
        return int(self._places[row])

    def keys_at(self, rows: Places) -> list[Key]:
        """The keys of what these rows show."""
        return [] if self.trial is None else [self.trial.surveyed.survey.keys[at] for at in self._places[rows].tolist()]

    def key_at(self, row: int) -> Key:
        """The key of what a row shows."""
        assert self.trial is not None
        return self.trial.surveyed.survey.keys[self.place_at(row)]

    def rows_of(self, keys: Sequence[Key]) -> list[int]:
        """Where these facts are listed, from top to bottom; those that are not listed are left out."""
        if self.trial is None:
            return []
        known = self.trial.surveyed.places
        places = [known[key] for key in keys if key in known]
        found: list[int] = np.flatnonzero(np.isin(self._places, places)).tolist()
        return found

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's own default
        return 0 if parent.isValid() else len(self._places)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's own default
        return 0 if parent.isValid() else len(Column)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = Column(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column in _IMPORTANCES else _LEFT
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._heading_explained(column)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if column in _IMPORTANCES[1:]:
            return self.tr("+%n d", "", FORECAST_DAYS[column - Column.TODAY])
        return {
            Column.SKIP: self.tr("Skip"),
            Column.TEXT: self.tr("Fact"),
            Column.TYPE: self.tr("Type"),
            Column.TODAY: self.tr("Today"),
            Column.FALLS: self.tr("Falls below"),
            Column.RUN: self.tr("This run"),
        }[column]

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        can_be_ticked = index.column() == Column.SKIP and self.is_editable
        return flags | Qt.ItemFlag.ItemIsUserCheckable if can_be_ticked else flags

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        trial = self.trial
        if not index.isValid() or trial is None:
            return None
        place, column = self.place_at(index.row()), Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(trial, place, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(place, column)
        if role == Qt.ItemDataRole.CheckStateRole and column is Column.SKIP and self.is_editable:
            return Qt.CheckState.Checked if trial.is_vetoed(place) else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._color(trial, place, column)
        if role == Qt.ItemDataRole.DecorationRole and column is Column.RUN:
            return self._icon(*self._sign(trial, place))
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._explained(place, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(trial, place, column)
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Announces the veto; the row shows it once the run is counted without the fact."""
        if role != Qt.ItemDataRole.CheckStateRole or not self.flags(index) & Qt.ItemFlag.ItemIsUserCheckable:
            return False
        self.veto_requested.emit([self.key_at(index.row())], Qt.CheckState(value) == Qt.CheckState.Checked)
        return True

    def _text(self, trial: Trial, place: int, column: Column) -> str:
        if column is Column.SKIP:
            return ""
        if column is Column.TEXT:
            return self._words_of(place).line
        if column is Column.TYPE:
            return type_word(_TYPES[trial.surveyed.survey.kinds[place]])
        if column in _IMPORTANCES:
            value = float(trial.left[column - Column.TODAY][place])
            return "" if np.isnan(value) else formats.share(value)
        if column is Column.FALLS:
            at = instant(float(self._falls[place]))
            if at is not None:
                return formats.local_date(at)
            return self.tr("from the start") if self._falls[place] < 0 else self.tr("never")
        return self.tr("skipped") if trial.is_vetoed(place) else fate_word(Fate(trial.fates[place]))

    def _explained(self, place: int, column: Column) -> str | None:
        if column is Column.TEXT:
            # Marked up, so that nothing in the text is taken for markup.
            return f"<p>{escape(self._words_of(place).text)}</p>"
        if column is Column.FALLS:
            return formats.exact_time(instant(float(self._falls[place]))) or None
        return None

    def _spoken(self, trial: Trial, place: int, column: Column) -> str:
        if column is Column.SKIP:
            return self.tr("skipped") if trial.is_vetoed(place) else self.tr("not skipped")
        return f"{self.headerData(column, Qt.Orientation.Horizontal)}: {self._text(trial, place, column)}"

    def _heading_explained(self, column: Column) -> str | None:
        return {
            Column.SKIP: self.tr("Ticked facts are left alone by this run. Space switches the tick."),
            Column.TODAY: self.tr("Importance now, by the chosen law"),
            Column.FALLS: self.tr("When importance falls below the threshold where nobody uses the fact"),
            Column.RUN: self.tr("What applying does with the fact"),
        }.get(column)

    def _alignment(self, place: int, column: Column) -> Qt.AlignmentFlag:
        if column in _IMPORTANCES:
            return _RIGHT
        if column is Column.TEXT and formats.is_right_to_left(self._words_of(place).line):
            return _RIGHT | Qt.AlignmentFlag.AlignAbsolute
        return _LEFT

    def _sign(self, trial: Trial, place: int) -> tuple[str, str]:
        return (VETO_ICON, VETO_TONE) if trial.is_vetoed(place) else fate_sign(Fate(trial.fates[place]))

    def _color(self, trial: Trial, place: int, column: Column) -> QColor | None:
        shown = tones(self._palette)
        if column is Column.RUN:
            return QColor(getattr(shown, self._sign(trial, place)[1]))
        if column in _IMPORTANCES and trial.left[column - Column.TODAY][place] < trial.law.threshold:
            return QColor(shown.bad)
        return QColor(shown.muted) if column in (Column.TYPE, *_IMPORTANCES) else None

    def _icon(self, name: str, tone: str) -> Any:
        if not name:
            return None
        if (name, tone) not in self._icons:
            self._icons[name, tone] = icon(name, self._palette, getattr(tones(self._palette), tone))
        return self._icons[name, tone]

    def _words_of(self, place: int) -> _Words:
        words = self._words.get(place)
        if words is None:
            assert self.trial is not None
            if len(self._words) >= _REMEMBERED:
                self._words.clear()
            surveyed = self.trial.surveyed
            key = surveyed.survey.keys[place]
            text = decode_fact(key, surveyed.editing.ahead.metadata(key) or {}).content
            line = formats.one_line(text, _LINE) or str(key)
            words = self._words[place] = _Words(line, text[:_TOLD])
        return words

    def _tell_changed(self) -> None:
        if len(self._places):
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._places) - 1, len(Column) - 1))
