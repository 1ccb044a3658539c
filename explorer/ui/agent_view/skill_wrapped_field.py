"""A field for what needs more than a line: a description, a list of values. It is as high as its text."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget
from typing_extensions import override

from explorer.ui.details.attribute_fields import TypedField
from explorer.ui.details.notation import Notation
from explorer.ui.theme import tones

_MOST_LINES = 6
_DOCUMENT_MARGIN, _FRAME = 4, 1
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class WrappedInput(QPlainTextEdit):
    """Breaks its lines, and goes on to the next control at Tab. Enter takes what was typed, Shift+Enter breaks."""

    edited = Signal()
    """A person changed the text."""
    finished = Signal()
    """Enter, or the keyboard left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_put = False
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        option = self.document().defaultTextOption()
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self.document().setDefaultTextOption(option)
        self.document().setDocumentMargin(_DOCUMENT_MARGIN)
        self.document().documentLayout().documentSizeChanged.connect(lambda _: self._fit())
        self.textChanged.connect(self._tell)

    def text(self) -> str:
        """What stands there."""
        return self.toPlainText()

    def put(self, text: str) -> None:
        """Show a text; nobody is told."""
        self._is_put = True
        self.setPlainText(text)
        self._is_put = False

    @override
    def sizeHint(self) -> QSize:
        lines = min(_MOST_LINES, self._lines)
        return QSize(120, lines * self.fontMetrics().lineSpacing() + 2 * (_DOCUMENT_MARGIN + _FRAME))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(48, self.sizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.finished.emit()
        elif event.key() in _ENTER:
            self.textCursor().insertBlock()
        else:
            super().keyPressEvent(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.finished.emit()

    @property
    def _lines(self) -> int:
        return max(1, int(self.document().size().height()))

    def _fit(self) -> None:
        """Take the height of the text; a bar comes only where that is too high, else it would come and go."""
        policy = Qt.ScrollBarPolicy
        is_high = self._lines > _MOST_LINES
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if is_high else policy.ScrollBarAlwaysOff)
        self.updateGeometry()

    def _tell(self) -> None:
        if not self._is_put:
            self.edited.emit()


class WrappedField(TypedField):
    """Shows a value in a `WrappedInput`."""

    def __init__(self, name: str, title: str, notation: Notation) -> None:
        self.input = WrappedInput()
        super().__init__(name, title, notation, self.input, self.input.text, self.input.put)
        self.input.edited.connect(self._note_typing)
        self.input.finished.connect(self.finish)


def flat_input_style_sheet(widget: QWidget) -> str:
    """Without a frame until the pointer or the keyboard is there, as the other fields of a form."""
    shown = tones(widget.palette())
    return f"""
    QPlainTextEdit[flat="true"] {{
        border: 1px solid transparent; border-radius: 4px; background: transparent; padding: 0 2px; }}
    QPlainTextEdit[flat="true"]:hover {{ border-color: {shown.line}; background: {shown.base}; }}
    QPlainTextEdit[flat="true"]:focus {{ border-color: {shown.accent}; background: {shown.base}; }}
    QPlainTextEdit[flat="true"][problem="true"] {{ border-color: {shown.bad}; }}
    """
