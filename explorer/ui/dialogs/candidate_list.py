"""A search box and the list that it searches: the arrow keys go through the list wherever the focus is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListView
from typing_extensions import override

_STEPS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SearchBox(QLineEdit):
    """Keys that go through a list are handed on; the focus stays."""

    stepped = Signal(QKeyEvent)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            self.stepped.emit(event)
        else:
            super().keyPressEvent(event)


class CandidateList(QListView):
    """j and k go through it as the arrows do; `/` asks for the search box."""

    search_requested = Signal()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.NoModifier and event.text() in ("j", "k"):
            key = Qt.Key.Key_Down if event.text() == "j" else Qt.Key.Key_Up
            super().keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        elif event.text() == "/":
            self.search_requested.emit()
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys here; the box searches."""
