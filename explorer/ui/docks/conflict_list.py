"""The list of conflicts: what is selected and where one reads stays so when it changes."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from explorer.memory.keys import Key
from explorer.memory.protocols import Clock
from explorer.services.editing import Editing
from explorer.ui.models.conflicts import ConflictsModel, Listing
from explorer.ui.widgets.line_list import LineList

_WIDTHS = (112, 128, 40, 56)


class ConflictList(LineList):
    """Shows conflicts; one is selected wherever there is any."""

    selection_shown = Signal()
    """Another conflict is selected, or there may be news of the one that is."""

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(_WIDTHS, parent)
        self.rows = ConflictsModel(clock, self)
        self.setModel(self.rows)
        self.setAccessibleName(self.tr("Conflicts"))
        self._is_showing = False
        self.selectionModel().currentChanged.connect(self._tell)

    @property
    def key(self) -> Key | None:
        """The conflict that is selected."""
        index = self.currentIndex()
        return self.rows.listing.keys[index.row()] if index.isValid() else None

    def show_conflicts(
        self,
        listing: Listing,
        editing: Editing | None,
        typed: Collection[Key],
        wanted: Key | None = None,
        *,
        anew: bool = False,
    ) -> None:
        """Show these, with `wanted` selected where it is among them; `anew` begins at the top."""
        key = wanted or (None if anew else self.key)
        row = 0 if anew else max(0, self.currentIndex().row())
        scrolled, anchor, offset = self._place()
        self._is_showing = True
        self.rows.show_conflicts(listing, editing, typed)
        position = None if key is None else self.rows.position_of(key)
        if position is None and listing.keys:
            # What was selected is gone: what stands in its place now is next.
            position = min(row, len(listing.keys) - 1)
        if position is not None:
            self.setCurrentIndex(self.rows.index(position))
        if anew:
            self.scrollToTop()
        elif wanted is None:
            self._return_to(scrolled, anchor, offset)
        self._is_showing = False
        self.selection_shown.emit()

    def go_on(self, key: Key) -> None:
        """Select the one after `key`; behind the last one, the one before."""
        at, count = self.rows.position_of(key), len(self.rows.listing.keys)
        if at is not None and count > 1:
            self.setCurrentIndex(self.rows.index(at + 1 if at + 1 < count else at - 1))

    def _tell(self) -> None:
        if not self._is_showing:
            self.selection_shown.emit()

    def _place(self) -> tuple[int, Key | None, int]:
        """How far it is scrolled, the row at the top, and where that one begins."""
        scrolled, top = self.verticalScrollBar().value(), self.indexAt(QPoint(0, 0))
        if not scrolled or not top.isValid():
            return scrolled, None, 0
        return scrolled, self.rows.listing.keys[top.row()], self.visualRect(top).top()

    def _return_to(self, scrolled: int, anchor: Key | None, offset: int) -> None:
        # Who reads further down goes on reading there; who is at the top sees what is new.
        bar = self.verticalScrollBar()
        at = None if anchor is None else self.rows.position_of(anchor)
        if at is None:
            bar.setValue(scrolled)
        else:
            bar.setValue(bar.value() + self.visualRect(self.rows.index(at)).top() - offset)
