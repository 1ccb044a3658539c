"""Three panes beside each other whose lines stand at the same heights, and which scroll together."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollBar, QSplitter, QWidget
from typing_extensions import override

from explorer.ui.teleport.pane_cell import PaneCell
from explorer.ui.teleport.pane_column import Pane
from explorer.ui.teleport.pane_fields import Place

Connect = Callable[[Place, PaneCell, int], None]


class PaneFrame(QWidget):
    """The panes in a splitter, and one scroll bar for all; `connect` is called with every new cell."""

    def __init__(self, connect: Connect, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_base_shown = False
        self.panes = tuple(Pane(place, connect) for place in Place)
        self.splitter, self.bar = QSplitter(Qt.Orientation.Horizontal), QScrollBar(Qt.Orientation.Vertical)
        self.splitter.setAccessibleName(self.tr("Both sides"))
        for pane in self.panes:
            self.splitter.addWidget(pane)
            self.splitter.setStretchFactor(pane.place, 1)
            pane.area.resized.connect(self.lay_out)
            pane.area.verticalScrollBar().valueChanged.connect(self.scroll_to)
        self.splitter.setChildrenCollapsible(False)
        self.bar.valueChanged.connect(self.scroll_to)
        policy = self.bar.sizePolicy()
        # The panes keep their widths, whatever they hold.
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        self.panes[Place.HERE].area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.panes[Place.BASE].hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.splitter, 1)
        row.addWidget(self.bar)

    def show_base(self, shown: bool) -> None:
        """Show or hide the pane in the middle."""
        if shown is not self._is_base_shown:
            self._is_base_shown = shown
            here, _, there = self.splitter.sizes()
            both = max(here + there, 2)
            # The sides keep their proportion, and the base gets a third.
            self.panes[Place.BASE].setVisible(shown)
            self.splitter.setSizes([2 * (here or both // 2), both if shown else 0, 2 * (there or both // 2)])
            self.lay_out()

    def save_state(self) -> QByteArray:
        """The widths, to be remembered."""
        return self.splitter.saveState()

    def restore_state(self, state: QByteArray) -> bool:
        """Take the widths that were remembered; whether that was possible."""
        is_restored = self.splitter.restoreState(state)
        self.splitter.setChildrenCollapsible(False)
        self.panes[Place.BASE].setVisible(self._is_base_shown)
        return is_restored

    def lay_out(self) -> None:
        """Give every line the same height in all panes."""
        shown = [pane for pane in self.panes if not pane.isHidden()]
        widths = [pane.area.viewport().width() for pane in shown]
        wanted = [pane.body.heights(width) for pane, width in zip(shown, widths, strict=True)]
        if len({len(heights) for heights in wanted}) != 1:
            # One pane has its new lines, the next one not yet.
            return
        heights = [max(each) for each in zip(*wanted, strict=True)]
        for pane, width in zip(shown, widths, strict=True):
            pane.body.lay_out(width, heights)
        own = self.panes[Place.HERE].area.verticalScrollBar()
        self.bar.setPageStep(own.pageStep())
        self.bar.setSingleStep(self.fontMetrics().lineSpacing())
        self.bar.setRange(0, own.maximum())
        self.bar.setVisible(own.maximum() > 0)

    def scroll_to(self, top: int) -> None:
        """Scroll all panes; nothing moves that is there already."""
        for pane in self.panes:
            pane.area.verticalScrollBar().setValue(top)
        self.bar.setValue(top)

    def reveal(self, place: Place, cell: PaneCell) -> None:
        """Scroll to a cell; one that is higher than the pane may stay where it is seen at all."""
        area = self.panes[place].area
        page, margin = area.viewport().height(), 2 * self.fontMetrics().lineSpacing()
        if cell.height() + margin < page:
            area.ensureWidgetVisible(cell, 0, margin)
        elif not cell.visibleRegion().isEmpty():
            return
        else:
            self.scroll_to(cell.y())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "bar"):
            for pane in self.panes:
                pane.body.dress()
            self.lay_out()
