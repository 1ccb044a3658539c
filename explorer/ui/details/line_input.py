"""A line to type in: suggestions while one types, steps by the arrow keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QLocale, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget
from typing_extensions import override

from explorer.ui import formats
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

_STEP_KEYS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 4, Qt.Key.Key_PageDown: -4}
_COMING_AND_GOING = (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut)


class LineInput(QLineEdit):
    """As wide as there is room for. The wheel steps a figure only where the keyboard is."""

    edited = Signal()
    """A person changed the text: typed, stepped, cleared, or took a suggestion."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = 0.0
        self._clearing: QAction | None = None
        self._offered = QStringListModel(self)
        self.textEdited.connect(lambda _: self.edited.emit())
        self.textChanged.connect(lambda _: self._show_clearing())

    def put(self, text: str) -> None:
        """Show a text, its beginning in sight."""
        self.setText(text)
        self.setCursorPosition(0)

    def suggest(self, texts: Iterable[str]) -> None:
        """Offer `texts`; all of them on Down in an empty line."""
        offered = sorted(texts, key=str.casefold)
        if self.completer() is None:
            completer = QCompleter(self._offered, self)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            completer.activated.connect(lambda _: self.edited.emit())
            self.setCompleter(completer)
        # A new list closes the one that is open.
        popup = self.completer().popup()
        if offered != self._offered.stringList() and not (popup is not None and popup.isVisible()):
            self._offered.setStringList(offered)

    def offer_clearing(self) -> None:
        """Show a sign that empties the line, while it has a text and somebody is at it."""
        self._clearing = self.addAction(QIcon(), QLineEdit.ActionPosition.TrailingPosition)
        self._clearing.setText(self.tr("Clear"))
        self._clearing.setToolTip(self.tr("Clear"))
        self._clearing.triggered.connect(self._clear_at_once)
        self._dress()

    def set_steps(self, step: float) -> None:
        """Let Up and Down change a figure 0..1 by `step`."""
        self._step = step

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_offered"):
            self._dress()

    @override
    def event(self, event: QEvent) -> bool:
        is_handled = super().event(event)
        if event.type() in _COMING_AND_GOING and hasattr(self, "_offered"):
            self._show_clearing()
        return is_handled

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(48, super().minimumSizeHint().height())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._step and key in _STEP_KEYS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._step_by(_STEP_KEYS[key])
        elif key == Qt.Key.Key_Down and self._offered.rowCount():
            self._offer_all()
        else:
            super().keyPressEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._step and self.hasFocus() and event.angleDelta().y():
            self._step_by(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def _show_clearing(self) -> None:
        if self._clearing is not None:
            self._clearing.setVisible(bool(self.text()) and (self.hasFocus() or self.underMouse()))

    def _dress(self) -> None:
        if self._clearing is not None:
            self._clearing.setIcon(icon("x", self.palette(), tones(self.palette()).muted))
            self._show_clearing()

    def _clear_at_once(self) -> None:
        self.clear()
        self.edited.emit()
        self.editingFinished.emit()

    def _step_by(self, steps: int) -> None:
        figure, is_figure = QLocale().toDouble(self.text().strip())
        if not is_figure:
            if self.text().strip():
                return
            figure = 0.5 - steps * self._step
        figure = min(1.0, max(0.0, figure + steps * self._step))
        self.setText(formats.share(figure))
        self.selectAll()
        self.edited.emit()

    def _offer_all(self) -> None:
        completer = self.completer()
        completer.setCompletionPrefix("")
        completer.complete()
