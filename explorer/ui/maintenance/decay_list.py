"""The list of who fades: narrowed by words, gone through by keys, ticked and pinned."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.memory.protocols import Snapshot
from explorer.memory.query import FactQuery
from explorer.ui.maintenance.decay_model import Column, DecayModel
from explorer.ui.maintenance.decay_trial import Places, Surveyed, Trial, fading
from explorer.ui.maintenance.decay_words import DecayWords
from explorer.ui.session import Session
from explorer.ui.widgets.icons import icon

_ROW_HEIGHT = 28
_WIDTHS = {
    Column.SKIP: 44,
    Column.TYPE: 96,
    Column.TODAY: 60,
    Column.WEEK: 60,
    Column.MONTH: 60,
    Column.QUARTER: 60,
    Column.FALLS: 108,
    Column.RUN: 112,
}
_SEARCH_WIDTH, _PAUSE_MS = 220, 120
_SEARCH = "decay search"
_FOLLOWED = 1_000
"""So many selected facts stay selected when the list changes around them."""
Flags = QItemSelectionModel.SelectionFlag


class _Table(QTableView):
    """j and k go up and down, the space bar ticks, P pins."""

    ticked = Signal()
    pinned = Signal()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if is_plain and event.text() in ("j", "k"):
            key = Qt.Key.Key_Down if event.text() == "j" else Qt.Key.Key_Up
            super().keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        elif event.key() == Qt.Key.Key_Space:
            self.ticked.emit()
        elif is_plain and event.key() == Qt.Key.Key_P:
            self.pinned.emit()
        elif is_plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys here."""


class _Delegate(QStyledItemDelegate):
    """What has a colour keeps it while it is selected."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        color = index.data(Qt.ItemDataRole.ForegroundRole)
        if color is not None:
            option.palette.setColor(QPalette.ColorRole.HighlightedText, color)


class DecayList(QWidget):
    """Keeps what is selected, and its place on the screen, when the list changes around it."""

    place_changed = Signal(object)
    """Another fact is current: its number in the survey; None where none is."""
    key_requested = Signal(object)
    pin_requested = Signal(object)
    """A list of `Key`s."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._found: frozenset[Key] | None = None
        self._current: Key | None = None
        self.model = DecayModel(self.palette(), self)
        self.table, self.filter, self.counted = _Table(), QLineEdit(), QLabel()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._search)
        self._set_up_table()
        self._lay_out()
        self._connect()

    @property
    def selected_keys(self) -> list[Key]:
        """What is selected, from top to bottom."""
        # Qt's own list of selected rows asks the model about every cell.
        selection = self.table.selectionModel().selection()
        runs = map(selection.at, range(selection.count()))
        ranges = [np.arange(run.top(), run.bottom() + 1) for run in runs]
        return self.model.keys_at(np.unique(np.concatenate(ranges))) if ranges else []

    @property
    def place(self) -> int | None:
        """The number in the survey of the current fact."""
        index = self.table.currentIndex()
        return self.model.place_at(index.row()) if index.isValid() else None

    def place_in(self, surveyed: Surveyed) -> int | None:
        """The current fact's number in another survey; None where it is not there."""
        return None if self._current is None else surveyed.places.get(self._current)

    def show_trial(self, trial: Trial) -> None:
        """List who fades in this run."""
        is_newer = self.model.trial is None or trial.surveyed is not self.model.trial.surveyed
        self._list(trial)
        if is_newer and self.filter.text():
            self._search()

    def allow_changes(self, is_allowed: bool) -> None:
        """Have ticks, or none."""
        self.model.is_editable = is_allowed
        self.table.setColumnHidden(Column.SKIP, not is_allowed)

    def go_to(self, place: int) -> None:
        """Select a fact; nothing happens where it is not listed."""
        trial = self.model.trial
        rows = [] if trial is None else self.model.rows_of([trial.surveyed.survey.keys[place]])
        if rows:
            self._select(rows)
            self.table.scrollTo(self.model.index(rows[0], Column.TEXT))

    def tick_selected(self) -> None:
        """Leave the selected facts alone; where all are left alone, do not any more."""
        keys, trial = self.selected_keys, self.model.trial
        if keys and trial is not None and self.model.is_editable:
            self.model.veto_requested.emit(keys, not all(key in trial.vetoed for key in keys))

    def pin_selected(self) -> None:
        """Ask for the selected facts to be pinned."""
        if (keys := self.selected_keys) and self.model.is_editable:
            self.pin_requested.emit(keys)

    def stop(self) -> None:
        """Look for nothing any more."""
        self._pause.stop()
        self._session.tasks.forget(_SEARCH)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_glass"):
            self.model.dress(self.palette())
            self._glass.setIcon(icon("magnifying-glass", self.palette()))

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        # With a selection model of its own the header does not ask at every paint whether all rows are selected.
        table.horizontalHeader().setSelectionModel(QItemSelectionModel(self.model, table))
        table.setItemDelegate(_Delegate(table))
        table.setStyleSheet("QTableView::item { padding: 0 8px; }")
        table.setAccessibleName(self.tr("Facts that fade"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(Column.TEXT, QHeaderView.ResizeMode.Stretch)
        for column, width in _WIDTHS.items():
            header.resizeSection(column, width)

    def _lay_out(self) -> None:
        self.filter.setPlaceholderText(self.tr("Search here   /"))
        self.filter.setAccessibleName(self.tr("Search the facts that fade"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setFixedWidth(_SEARCH_WIDTH)
        self._glass = self.filter.addAction(
            icon("magnifying-glass", self.palette()), QLineEdit.ActionPosition.LeadingPosition
        )
        self.counted.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.counted, 1)
        top.addWidget(self.filter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.table, 1)

    def _connect(self) -> None:
        self.filter.textChanged.connect(lambda _: self._pause.start())
        self.filter.returnPressed.connect(lambda: self.table.setFocus(Qt.FocusReason.OtherFocusReason))
        self.table.selectionModel().currentRowChanged.connect(self._tell)
        self.table.ticked.connect(self.tick_selected)
        self.table.pinned.connect(self.pin_selected)
        self.table.activated.connect(lambda index: self.key_requested.emit(self.model.key_at(index.row())))

    def _search(self) -> None:
        wanted, now = self.filter.text().strip(), self._session.now()
        if not wanted:
            self._session.tasks.forget(_SEARCH)
            self._take_found(None)
            return

        def look(snapshot: Snapshot) -> frozenset[Key]:
            return frozenset(map(snapshot.key, snapshot.facts(FactQuery(text=wanted), now).rows.tolist()))

        self._session.ask(_SEARCH, look, self._take_found)

    def _take_found(self, found: frozenset[Key] | None) -> None:
        self._found = found
        if self.model.trial is not None:
            self._list(self.model.trial)

    def _list(self, trial: Trial) -> None:
        every, falls = fading(trial)
        places = self._narrowed(trial, every)
        selected, row = self.selected_keys[:_FOLLOWED], self.table.currentIndex().row()
        scrolled = self.table.verticalScrollBar().value()
        self.model.show(trial, places, falls)
        self.counted.setText(
            " · ".join(
                part
                for part in (
                    DecayWords().shown(len(places), len(every)),
                    DecayWords().not_fading(trial.pinned, trial.surveyed.survey.odd),
                )
                if part
            )
        )
        if not self.table.currentIndex().isValid() and len(places):
            self._select(self.model.rows_of(selected) or [min(max(row, 0), len(places) - 1)])
            self.table.verticalScrollBar().setValue(scrolled)
        if not len(places):
            self._current = None
            self.place_changed.emit(None)

    def _narrowed(self, trial: Trial, every: Places) -> Places:
        if self._found is None:
            return every
        known = trial.surveyed.places
        return every[np.isin(every, [known[key] for key in self._found if key in known])]

    def _select(self, rows: Sequence[int]) -> None:
        model, chosen = self.table.selectionModel(), QItemSelection()
        at = [row for row in rows if self.model.key_at(row) == self._current] or list(rows)
        model.setCurrentIndex(self.model.index(at[0], Column.TEXT), Flags.ClearAndSelect | Flags.Rows)
        for row in rows:
            index = self.model.index(row, Column.TEXT)
            chosen.select(index, index)
        model.select(chosen, Flags.Select | Flags.Rows)

    def _tell(self, index: QModelIndex) -> None:
        if index.isValid():
            self._current = self.model.key_at(index.row())
            self.place_changed.emit(self.model.place_at(index.row()))
