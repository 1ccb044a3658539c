"""The row above the facts: what the list is narrowed by, each value with its count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QInputDialog, QLabel, QMenu, QToolButton, QWidget
from typing_extensions import override

from explorer.memory.query import Facet, FacetCount
from explorer.ui import formats
from explorer.ui.formats import one_line
from explorer.ui.saved_filters import SavedFilters, Selection
from explorer.ui.widgets.flow_layout import FlowLayout
from explorer.ui.words import facet_value_word, facet_word

AskCounts = Callable[[Facet, Callable[[Sequence[FacetCount]], None]], None]
"""Asks for the counts of one facet under the present query."""
_STEPS = (0.0, 0.3, 0.5, 0.7, 0.8, 0.9)
_SHOWN_LENGTH = 28
_MENU_LENGTH, _MENU_ENTRIES = 60, 60
"""An open menu lays out all of itself for every entry: hundreds take seconds."""


def _offered(counts: Sequence[FacetCount], chosen: frozenset[str]) -> list[FacetCount]:
    """What a menu has room for: the most frequent values, and every chosen one."""
    found = {each.value: each for each in counts}
    offered = {each.value for each in counts[:_MENU_ENTRIES]} | chosen
    missing = [FacetCount(value, 0) for value in sorted(chosen - found.keys())]
    return [*(each for each in counts if each.value in offered), *missing]


class StayingMenu(QMenu):
    """A menu that stays open while its boxes are ticked by the pointer."""

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        action: QAction | None = self.activeAction()
        if action is not None and action.isCheckable() and action.isEnabled():
            action.trigger()
            event.accept()
        else:
            super().mouseReleaseEvent(event)


class FacetBar(QWidget):
    """Buttons for the facets, a chip for every selected value, saved filters, and the counts of the result."""

    changed = Signal()
    """The selection is another."""

    def __init__(self, ask_counts: AskCounts, saved: SavedFilters, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ask_counts = ask_counts
        self._saved = saved
        self.selection = Selection()
        self._chips: list[QToolButton] = []
        self._layout = FlowLayout(self)
        self._layout.setContentsMargins(8, 8, 8, 8)
        self._buttons = {facet: self._facet_button(facet) for facet in Facet}
        self._confidence = self._button(self.tr("Confidence"), self._fill_confidence)
        self._filters = self._button(self.tr("Filters"), self._fill_filters)
        self._filters.setAccessibleName(self.tr("Saved filters"))
        self._result = QLabel()
        self._result.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._result.setMinimumHeight(self._filters.sizeHint().height())
        self._layout.addWidget(self._result)

    def show_result(self, text: str, explanation: str) -> None:
        """Say what is shown, of how many, and what hides the rest."""
        self._result.setText(text)
        self._result.setToolTip(explanation)
        self._result.setAccessibleDescription(explanation)
        self._layout.invalidate()

    def select(self, selection: Selection) -> None:
        """Narrow the list to `selection`; its text belongs to the filter box."""
        if selection == self.selection:
            return
        self.selection = selection
        self._show_chips()
        self.changed.emit()

    def _facet_button(self, facet: Facet) -> QToolButton:
        return self._button(facet_word(facet), partial(self._fill_facet, facet))

    def _button(self, text: str, fill: Callable[[QMenu], None]) -> QToolButton:
        button = QToolButton()
        button.setText(f"{text} ▾")
        button.setAccessibleName(text)
        button.setProperty("chip", "true")
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = StayingMenu(button)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(partial(fill, menu))
        # While the menu is open the button gets no leave event, and would look pressed for ever.
        menu.aboutToHide.connect(partial(button.setAttribute, Qt.WidgetAttribute.WA_UnderMouse, False))
        button.setMenu(menu)
        self._layout.addWidget(button)
        return button

    def _fill_facet(self, facet: Facet, menu: QMenu) -> None:
        menu.clear()
        menu.addAction(self.tr("Counting…")).setEnabled(False)

        def show(counts: Sequence[FacetCount]) -> None:
            chosen = self.selection.facets.get(facet, frozenset())
            menu.clear()
            for each in _offered(counts, chosen):
                word = facet_value_word(facet, each.value)
                action = menu.addAction(
                    f"{one_line(word, _MENU_LENGTH)}\t{formats.count(each.count)}".replace("&", "&&")
                )
                action.setToolTip(word)
                action.setCheckable(True)
                action.setChecked(each.value in chosen)
                action.triggered.connect(partial(self._toggle, facet, each.value))
            left_out = len({each.value for each in counts} | chosen) - len(menu.actions())
            if left_out:
                more = self.tr("%n more: narrow the list by a keyword to see them here", "", left_out)
                menu.addAction(more).setEnabled(False)
            if menu.isEmpty():
                menu.addAction(self.tr("Nothing to choose from")).setEnabled(False)

        self._ask_counts(facet, show)

    def _toggle(self, facet: Facet, value: str) -> None:
        self.select(self.selection.toggled(facet, value))

    def _fill_confidence(self, menu: QMenu) -> None:
        menu.clear()
        for step in _STEPS:
            action = menu.addAction(f"≥ {formats.share(step)}" if step else self.tr("any"))
            action.setCheckable(True)
            action.setChecked(self.selection.least_confidence == step)
            action.triggered.connect(partial(self._set_confidence, step))

    def _set_confidence(self, least: float) -> None:
        self.select(msgspec.structs.replace(self.selection, least_confidence=least))

    def _fill_filters(self, menu: QMenu) -> None:
        menu.clear()
        filters = self._saved.all()
        for name, selection in filters.items():
            menu.addAction(name.replace("&", "&&"), partial(self.select, selection))
        if filters:
            menu.addSeparator()
            removal = menu.addMenu(self.tr("Remove"))
            for name in filters:
                removal.addAction(name.replace("&", "&&"), partial(self._saved.remove, name))
        save = menu.addAction(self.tr("Save this filter…"), self._save)
        save.setEnabled(not self.selection.is_empty)
        clear = menu.addAction(self.tr("Clear the filter"), partial(self.select, Selection()))
        clear.setEnabled(not self.selection.is_empty)

    def _save(self) -> None:
        name, agreed = QInputDialog.getText(self, self.tr("Save this filter"), self.tr("Name"))
        if agreed and name.strip():
            self._saved.save(name.strip(), self.selection)

    def _show_chips(self) -> None:
        for chip in self._chips:
            self._layout.removeWidget(chip)
            chip.deleteLater()
        self._chips.clear()
        for facet, button in self._buttons.items():
            for value in sorted(self.selection.facets.get(facet, ())):
                word = facet_value_word(facet, value)
                self._add_chip(button, word, partial(self._toggle, facet, value))
        if self.selection.least_confidence:
            figure = f"≥ {formats.share(self.selection.least_confidence)}"
            self._add_chip(self._confidence, figure, partial(self._set_confidence, 0.0))

    def _add_chip(self, after: QToolButton, word: str, remove: Callable[[], None]) -> None:
        chip = QToolButton(self)
        chip.setText(f"{one_line(word, _SHOWN_LENGTH)} ✕")
        chip.setToolTip(word)
        chip.setAccessibleName(self.tr("Remove the filter {word}").format(word=word))
        chip.setProperty("chip", "true")
        chip.setProperty("on", "true")
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.clicked.connect(remove)
        positions = [self._layout.itemAt(at) for at in range(self._layout.count())]
        at = next(number for number, item in enumerate(positions) if item is not None and item.widget() is after)
        chips_before = sum(1 for other in self._chips if other.property("after") is after)
        chip.setProperty("after", after)
        self._layout.insert_widget(at + 1 + chips_before, chip)
        self._chips.append(chip)
        chip.show()
