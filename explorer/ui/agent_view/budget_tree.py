"""The list of what a preamble is made of, with the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget
from typing_extensions import override

from explorer.ui.agent_view.budget import BudgetGroup, BudgetRow
from explorer.ui.agent_view.budget_model import CHARACTERS, TOKENS, WHAT, BudgetModel

_WIDTHS = {TOKENS: 64, CHARACTERS: 76}
_INDENT = 12


class BudgetTree(QTreeView):
    """Keeps selection, scroll and closed groups when the figures change. The letters j and k walk."""

    key_requested = Signal(object)
    """A record is to be shown: its `Key`."""
    row_chosen = Signal(object)
    """The current `BudgetRow`, or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.budget = BudgetModel(self)
        self.setModel(self.budget)
        self.setAccessibleName(self.tr("What the preamble costs"))
        self.setUniformRowHeights(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIndentation(_INDENT)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Stretch)
        for section, width in _WIDTHS.items():
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Interactive)
            header.resizeSection(section, width)
        self.activated.connect(self._request)
        self.selectionModel().currentChanged.connect(lambda index: self.row_chosen.emit(self.budget.row_at(index)))

    @property
    def current_row(self) -> BudgetRow | None:
        """The row that is chosen; None where none is, or a group."""
        return self.budget.row_at(self.currentIndex())

    def show_groups(self, groups: Sequence[BudgetGroup]) -> None:
        """Show these: closed, so that the sums are seen at once, but those that begin open or that a person opened."""
        if list(groups) == list(self.budget.groups):
            return
        before = {group.name: self.isExpanded(self.budget.index(at, 0)) for at, group in enumerate(self.budget.groups)}
        row, scrolled = self.current_row, self.verticalScrollBar().value()
        self.budget.show_groups(groups, self.palette())
        for at, group in enumerate(groups):
            self.setExpanded(self.budget.index(at, 0), before.get(group.name, group.is_open))
        self.verticalScrollBar().setValue(scrolled)
        found = self.budget.index_of(row.key) if row is not None and row.key is not None else QModelIndex()
        if found.isValid():
            self.setCurrentIndex(found)
        else:
            self.row_chosen.emit(None)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.NoModifier and event.text() in ("j", "k"):
            at = self.currentIndex()
            to = self.indexBelow(at) if event.text() == "j" else self.indexAbove(at)
            if to.isValid():
                self.setCurrentIndex(to)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys here."""

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "budget"):
            self.budget.dress(self.palette())

    def _request(self, index: QModelIndex) -> None:
        row = self.budget.row_at(index)
        if row is not None and row.key is not None:
            self.key_requested.emit(row.key)
