"""The queue on the left: gone through by keys, each matter with its decision."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget
from typing_extensions import override

from explorer.ui.maintenance.decisions import Decisions
from explorer.ui.maintenance.matters import Kind, Matter, Name, State, Task
from explorer.ui.maintenance.queue_model import Column, QueueModel

_UNFOLDED_AT_MOST = 3_000
"""A kind with more matters is folded until a person comes to it: Qt lays out each row when it unfolds them."""
_WIDTHS = {Column.MATTER: 260, Column.RECORDS: 64, Column.STATE: 112}


class QueueView(QTreeView):
    """Keeps the matter that is shown when the queue changes around it, else the one that took its place."""

    matter_changed = Signal(object)
    """Another `Matter` is current; None where none is."""
    accept_requested = Signal()

    def __init__(self, decisions: Decisions, task: Task, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decisions = decisions
        self.queue = QueueModel(decisions, task, self.palette(), self)
        self._folded: set[Kind] = set()
        self._known: set[Kind] = set()
        self._shown: Matter | None = None
        self._current: Name | None = None
        self._number = 0
        self._set_up()
        self.queue.modelAboutToBeReset.connect(self._remember)
        self.queue.modelReset.connect(self._return)
        self.selectionModel().currentChanged.connect(self._tell)
        self._return()

    @property
    def current(self) -> Matter | None:
        """The matter that is shown: while a kind's row has the keyboard, the one before."""
        matter = self.queue.matter_at(self.currentIndex())
        if matter is None and self._shown is not None and self._decisions.has(self._shown):
            return self._shown
        return matter

    def step(self, by: int) -> None:
        """Go so many matters on, passing kinds; at an end stay."""
        order = self.queue.order
        if order:
            self.go_to(order[min(max(self._at() + by, 0), len(order) - 1)])

    def go_to_next(self) -> None:
        """Go to the next matter that waits for a decision, from the first again behind the last; where none is, stay.

        Of the same kind where it has any, so that a person stays with one thought.
        """
        order, at, here = self.queue.order, self._at(), self.current
        following = [each for each in (*order[at + 1 :], *order[: max(at, 0)]) if self._waits(each)]
        same = [each for each in following if here is not None and each.kind is here.kind]
        if chosen := same or following:
            self.go_to(chosen[0])

    def go_to(self, matter: Matter) -> None:
        """Show a matter."""
        index = self.queue.index_of(matter.name)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def place_of(self, matter: Matter) -> tuple[int, int]:
        """The how manieth of how many of its kind it is."""
        index = self.queue.index_of(matter.name)
        return index.row() + 1, self.queue.rowCount(index.parent())

    def restore_columns(self, state: QByteArray) -> None:
        """Take the widths that were remembered."""
        self.header().restoreState(state)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_J: 1, Qt.Key.Key_K: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.key() in steps and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.step(steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not (
            event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            self.accept_requested.emit()
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys here."""

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "queue"):
            self.queue.dress(self.palette())

    def _set_up(self) -> None:
        self.setModel(self.queue)
        self.setAccessibleName(self.tr("Proposals"))
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setIndentation(12)
        self.setTabKeyNavigation(False)
        self.setExpandsOnDoubleClick(True)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionResizeMode(Column.MATTER, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(48)
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, width)
        self.collapsed.connect(lambda index: self._fold(index, is_folded=True))
        self.expanded.connect(lambda index: self._fold(index, is_folded=False))

    def _waits(self, matter: Matter) -> bool:
        return self._decisions.state(matter) in (State.UNDECIDED, State.CHANGED)

    def _at(self) -> int:
        current = self.current
        return -1 if current is None else self.queue.number_of(current.name)

    def _fold(self, index: QModelIndex, *, is_folded: bool) -> None:
        kind = self.queue.kinds[index.row()]
        (self._folded.add if is_folded else self._folded.discard)(kind)

    def _remember(self) -> None:
        current = self.current
        self._current = None if current is None else current.name
        self._number = max(0, self._at())

    def _return(self) -> None:
        for number, kind in enumerate(self.queue.kinds):
            top = self.queue.index(number, 0)
            self.setFirstColumnSpanned(number, QModelIndex(), True)
            if kind not in self._known:
                self._known.add(kind)
                self._folded |= {kind} if self.queue.rowCount(top) > _UNFOLDED_AT_MOST else set()
            self.setExpanded(top, kind not in self._folded)
        order = self.queue.order
        at = QModelIndex() if self._current is None else self.queue.index_of(self._current)
        if not at.isValid() and order:
            at = self.queue.index_of(order[min(self._number, len(order) - 1)].name)
        self.setCurrentIndex(at)
        if at.isValid():
            self.scrollTo(at)
        self._show(self.queue.matter_at(at))

    def _tell(self, index: QModelIndex) -> None:
        matter = self.queue.matter_at(index)
        if matter is not None:
            self._show(matter)

    def _show(self, matter: Matter | None) -> None:
        self._shown = matter
        self.matter_changed.emit(matter)
