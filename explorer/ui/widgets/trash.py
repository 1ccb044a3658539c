"""The trash in the toolbar: rows are dragged onto it, a click shows what was deleted."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QToolButton, QWidget
from typing_extensions import override

from explorer.ui.models.dragged_keys import unpack
from explorer.ui.widgets.icons import icon


class Trash(QToolButton):
    """Takes rows of this program only: anything else that is dropped is refused."""

    dropped = Signal(object)
    """Records to be deleted: a list of `Key`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Trash"))
        self.setToolTip(self.tr("Show deleted facts; drag rows here to delete them"))
        self.dress()

    def dress(self) -> None:
        """Take the colours of the palette."""
        self.setIcon(icon("trash", self.palette()))

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if unpack(event.mimeData()):
            self.setDown(True)
            event.acceptProposedAction()

    @override
    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.setDown(False)

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        self.setDown(False)
        keys = unpack(event.mimeData())
        if keys:
            # Not as a move: the list takes its rows away itself, once they are deleted.
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.dropped.emit(keys)
