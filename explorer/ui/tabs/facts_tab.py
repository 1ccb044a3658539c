"""The Facts tab: a filtered, sorted, virtual table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import msgspec
import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.query import Facet, FacetCount, FactAnswer, FactQuery, FactState, Rows, Sort
from explorer.ui import formats
from explorer.ui.agent_command import serve_command
from explorer.ui.models.facts import FactsModel
from explorer.ui.saved_filters import SavedFilters, Selection
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.tabs.facet_bar import FacetBar
from explorer.ui.tabs.fact_table import FactTable
from explorer.ui.widgets.empty_state import EmptyState
from explorer.ui.widgets.hues import Hues

_MINUTE_MS = 60_000


@dataclass(frozen=True, slots=True)
class _Place:
    """Where the person was in the table, by keys; and the row numbers, quicker while the `epoch` is the same."""

    current: Key | None
    selected: Rows
    keys: Sequence[Key]
    epoch: int
    top: Key | None


class FactsTab(QWidget):
    """Shows the session's facts. What a person selected, and where they scrolled to, survives every refresh."""

    key_selected = Signal(object)
    """The current fact's `Key`, or None."""
    details_requested = Signal()
    filter_cleared = Signal()
    counted = Signal(object)
    """The newest `FactAnswer`."""
    selection_changed = Signal()
    edit_requested = Signal(object, str, object, object)
    """A cell was edited: the record's `Key`, the field, its new value, and the stored one that was shown there."""

    def __init__(self, session: Session, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._answer: FactAnswer | None = None
        self._sort: Sort | None = None
        self._wanted: Key | None = None
        self.model = FactsModel(session.now, self)
        self.table = FactTable(self.model, settings, self)
        self.facets = FacetBar(self._ask_counts, SavedFilters(settings), self)
        self.empty = EmptyState(self)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.facets)
        column.addLayout(self._stack, 1)
        self._is_put_off = False
        self._is_returning = False
        self._minute = QTimer(self, interval=_MINUTE_MS)
        self._connect()

    def _connect(self) -> None:
        session = self._session
        self.facets.changed.connect(self._ask)
        self.table.sort_requested.connect(self._sort_by)
        self.table.activated.connect(lambda _: self.details_requested.emit())
        self.table.selectionModel().currentRowChanged.connect(self._announce)
        self.empty.acted.connect(self._clear_filter)
        # Facts expire and fade by the clock alone.
        self._minute.timeout.connect(self._ask)
        self._minute.start()
        self.model.edit_requested.connect(self.edit_requested)
        self.table.editing_ended.connect(self._show_what_was_put_off, Qt.ConnectionType.QueuedConnection)
        self.table.selectionModel().selectionChanged.connect(self._announce_selection)
        session.writes.standing_changed.connect(self._lay_ahead)
        session.opening.connect(self.table.finish_editing)
        session.opened.connect(self._start_anew)
        session.refreshed.connect(self._ask)
        session.branch_changed.connect(self._ask)

    @property
    def query(self) -> FactQuery:
        """What is asked now."""
        return replace(self.facets.selection.query(), branch=self._session.branch, sort=self._sort)

    @property
    def current_key(self) -> Key | None:
        """The key of the current fact."""
        index = self.table.currentIndex()
        return self.model.key_at(index.row()) if index.isValid() else None

    @property
    def selected_keys(self) -> Sequence[Key]:
        """The keys of the selected facts from top to bottom."""
        return self.model.keys_at(self._selected_rows())

    @property
    def selected_facts(self) -> list[Fact]:
        """The selected facts from top to bottom."""
        return [self.model.row_at(row).fact for row in self._selected_rows().tolist()]

    def filter_by(self, text: str) -> None:
        """Narrow the list to a keyword search; the facets stay."""
        self.table.fact_delegate.search_text = text
        self.facets.select(msgspec.structs.replace(self.facets.selection, text=text))

    def select_key(self, key: Key) -> None:
        """Go to a fact; where the filter hides it, the filter is cleared."""
        position = self.model.position_of(key)
        self._wanted = None if position is not None else key
        if position is not None:
            self.table.go_to(position)
            return
        if not self.facets.selection.is_empty:
            self._clear_filter()

    def move_on(self, keys: Sequence[Key]) -> None:
        """Select the row behind those of `keys`, else the one before: they are about to go."""
        going = set(self.model.positions_of(keys))
        after = (row for row in range(max(going, default=0) + 1, self.model.rowCount()) if row not in going)
        before = (row for row in range(max(going, default=0) - 1, -1, -1) if row not in going)
        to = next(after, next(before, None))
        if going and to is not None:
            self.table.go_to(to)

    def show_deleted(self) -> None:
        """Show what was deleted."""
        facets = {Facet.STATE: frozenset({FactState.DELETED.value})}
        self.facets.select(msgspec.structs.replace(Selection(), facets=facets))

    def _start_anew(self) -> None:
        # What is typed there belongs to no record of this workspace.
        self.table.finish_editing(saves=False)
        self._answer = None
        self._wanted = None
        self.table.scrollToTop()
        self._ask()

    def _ask(self) -> None:
        query, now = self.query, self._session.now()
        self._session.ask("facts", lambda snapshot: snapshot.facts(query, now), self._show)

    def _ask_counts(self, facet: Facet, show: Callable[[Sequence[FacetCount]], None]) -> None:
        query, now = self.query, self._session.now()
        self._session.ask("facet", lambda snapshot: snapshot.facet(facet, query, now), show)

    def _lay_ahead(self) -> None:
        writes = self._session.writes
        self.model.is_editable = not writes.is_read_only
        self.model.lay_ahead(writes.ahead, is_waiting=writes.waits_for_agent or bool(writes.trouble))

    def _show_what_was_put_off(self) -> None:
        if self._is_put_off:
            self._ask()

    def _show(self, answer: FactAnswer) -> None:
        snapshot = self._session.snapshot
        assert snapshot is not None
        if self.table.is_editing:
            # New rows would close the editor of a cell, with what is being typed there.
            self._is_put_off = True
            return
        self._is_put_off = False
        place = self._place()
        self.table.fact_delegate.set_hues(Hues(self._session.domains))
        self.table.fact_delegate.domains = self._session.domains
        self._lay_ahead()
        self.model.show_rows(snapshot, answer.rows)
        self._is_returning = True
        self._return_to(place)
        self._is_returning = False
        self._announce_what_moved(place)
        is_first, self._answer = self._answer is None, answer
        self._say_counts(answer)
        if is_first and self._wanted is None and len(answer.rows):
            self.table.go_to(0)
        self.counted.emit(answer)

    def _place(self) -> _Place:
        key_at, current, top = self.model.key_at, self.table.currentIndex(), self.table.rowAt(0)
        selected = self._selected_rows()
        return _Place(
            current=key_at(current.row()) if current.isValid() else None,
            selected=self.model.numbers_at(selected),
            keys=self.model.keys_at(selected),
            epoch=self.model.row_epoch,
            top=key_at(top) if top >= 0 else None,
        )

    def _selected_rows(self) -> NDArray[np.int64]:
        selection = self.table.selectionModel().selection()
        runs = map(selection.at, range(selection.count()))
        rows = [np.arange(run.top(), run.bottom() + 1) for run in runs]
        return np.unique(np.concatenate(rows)) if rows else np.empty(0, np.int64)

    def _return_to(self, place: _Place) -> None:
        if place.epoch == self.model.row_epoch:
            positions = self.model.positions_of_numbers(place.selected)
        else:
            positions = np.array(self.model.positions_of(place.keys), np.int64)
        selection = QItemSelection()
        # Qt takes seconds over thousands of single rows, and no time over the few runs that they mostly are.
        runs = np.split(positions, np.flatnonzero(np.diff(positions) != 1) + 1) if len(positions) else []
        for run in runs:
            selection.select(self.model.index(int(run[0]), 0), self.model.index(int(run[-1]), 0))
        flags = QItemSelectionModel.SelectionFlag
        self.table.selectionModel().select(selection, flags.ClearAndSelect | flags.Rows)
        top = None if place.top is None else self.model.position_of(place.top)
        current = None if place.current is None else self.model.position_of(place.current)
        if current is not None:
            self.table.selectionModel().setCurrentIndex(self.model.index(current, 0), flags.NoUpdate)
        if top is not None:
            self.table.verticalScrollBar().setValue(top)
        if self._wanted is not None and (position := self.model.position_of(self._wanted)) is not None:
            self._wanted = None
            self.table.go_to(position)

    def _say_counts(self, answer: FactAnswer) -> None:
        text = self.tr("{shown} of {total}").format(
            shown=formats.count(len(answer.rows)), total=formats.count(answer.total)
        )
        if answer.on_other_branches:
            elsewhere = formats.count(answer.on_other_branches)
            text += " · " + self.tr("{n} on other branches").format(n=elsewhere)
        lines = [
            self.tr("%n fact(s) hidden by the filter", "", answer.filtered_out),
            self.tr("%n deleted fact(s): choose State, deleted", "", answer.deleted),
            self.tr("%n earlier revision(s), in the history of their facts", "", answer.earlier_revisions),
        ]
        self.facets.show_result(text, "\n".join(lines))
        if len(answer.rows):
            self._stack.setCurrentWidget(self.table)
        else:
            self._explain_emptiness(answer)
            self._stack.setCurrentWidget(self.empty)

    def _explain_emptiness(self, answer: FactAnswer) -> None:
        if answer.filtered_out:
            hidden = self.tr("%n fact(s) hidden by the filter", "", answer.filtered_out)
            self.empty.explain(self.tr("No fact matches"), hidden, action=self.tr("Clear the filter"))
        elif answer.on_other_branches:
            elsewhere = self.tr(
                "%n fact(s) on other branches. Choose one in the branch menu.", "", answer.on_other_branches
            )
            self.empty.explain(self.tr("No facts on this branch"), elsewhere)
        else:
            self.empty.explain(
                self.tr("No facts yet"),
                self.tr(
                    "Agents create facts; here you review and correct them. "
                    "This command gives Claude Code this memory; README says how other agents get it:"
                ),
                command=serve_command(self._session.path) if self._session.path is not None else "",
            )

    def _sort_by(self, sort: Sort | None) -> None:
        self._sort = sort
        self._ask()

    def _clear_filter(self) -> None:
        self.table.fact_delegate.search_text = ""
        self.filter_cleared.emit()
        self.facets.select(Selection())

    def _announce(self) -> None:
        if not self._is_returning:
            self.key_selected.emit(self.current_key)

    def _announce_selection(self) -> None:
        if not self._is_returning:
            self.selection_changed.emit()

    def _announce_what_moved(self, before: _Place) -> None:
        """Rows that only stand elsewhere now are no news: the person may be reading what a link led to."""
        now = self._place()
        is_same = now.epoch == before.epoch and np.array_equal(now.selected, before.selected)
        if not is_same and list(now.keys) != list(before.keys):
            self.selection_changed.emit()
        if now.current != before.current:
            self.key_selected.emit(now.current)
