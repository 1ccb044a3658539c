"""One value in a pane: read, selected from, and, where there is a choice, taken by a click or a key."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTextCursor,
)
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from typing_extensions import override

from explorer.services.teleport.answers import Choice
from explorer.services.word_diff import Piece
from explorer.ui.teleport.pane_text import fill, text_document
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

PADDING, TOP = 8, 4
"""Within the frame, at the sides and above and below."""
_SIGN, _RADIUS = 16, 4
_LARGER = 1.2
_KEYS = {Qt.Key.Key_1: Choice.MINE, Qt.Key.Key_2: Choice.THEIRS, Qt.Key.Key_3: Choice.BOTH, Qt.Key.Key_E: Choice.EDITED}
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class PaneCell(QWidget):
    """A value with its marks. `offers` are the choices that keys make; a click makes `own`."""

    choice_made = Signal(object, bool)
    """A `Choice`, and whether a key made it."""
    stepped = Signal(int)
    """The same field in the pane to the left (-1) or right (1) is wanted."""
    focused = Signal()

    def __init__(self, own: Choice | None, parent: QWidget | None = None, *, is_text: bool = False) -> None:
        super().__init__(parent)
        self.own = own
        self.offers: frozenset[Choice] = frozenset()
        self.is_taken = self.is_open = False
        self.plain = ""
        self._is_text, self._is_quiet = is_text, False
        self._pieces: Sequence[Piece] = ()
        self._document = text_document()
        self._cursor = QTextCursor(self._document)
        self._pressed: QPoint | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def is_choosable(self) -> bool:
        """Whether a person can take this value."""
        return self.own is not None and self.own in self.offers

    @property
    def text(self) -> str:
        """What is shown."""
        return self._document.toPlainText()

    @property
    def html(self) -> str:
        """What is shown, with its marks."""
        return self._document.toHtml()

    def show_pieces(self, pieces: Sequence[Piece], plain: str, *, quiet: bool = False) -> None:
        """Show a value; `plain` is what is copied of it. A quiet one is muted and never large."""
        self._pieces, self.plain, self._is_quiet = pieces, plain, quiet
        self.dress()

    def offer(self, choices: frozenset[Choice]) -> None:
        """Say what can be chosen; nothing, so that it is no stop for the keyboard."""
        self.offers = choices
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus if self.is_choosable else Qt.FocusPolicy.NoFocus)
        shape = Qt.CursorShape.PointingHandCursor if self.is_choosable and not self._is_text else None
        shape = shape or (Qt.CursorShape.IBeamCursor if self._is_text else Qt.CursorShape.ArrowCursor)
        self.setCursor(shape)
        self.update()

    def mark(self, *, taken: bool, is_open: bool) -> None:
        """Show whether this value is taken, or that nobody has decided and somebody has to."""
        if (self.is_taken, self.is_open) != (taken, is_open):
            self.is_taken, self.is_open = taken, is_open
            self.update()

    def dress(self) -> None:
        """Take the font and the colours of the palette."""
        font = QFont(self.font())
        if self._is_text and not self._is_quiet:
            font.setPointSizeF(font.pointSizeF() * _LARGER)
        self._document.setDefaultFont(font)
        fill(self._document, self._pieces, tones(self.palette()))
        self._cursor = QTextCursor(self._document)
        self.update()

    def height_for(self, width: int) -> int:
        """How high it is on so many pixels; its lines are broken for that width."""
        room = max(width - 2 * PADDING - (_SIGN if self.is_choosable else 0), 1)
        if self._document.textWidth() != room:
            self._document.setTextWidth(room)
        return int(self._document.size().height() + 0.5) + 2 * TOP

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_document"):
            # The panes may be told of a theme before their cells are.
            self.dress()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._knows(event):
            # A field that has the keyboard comes before the window's keys.
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._knows(event):
            super().keyPressEvent(event)
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in _STEPS:
            self.stepped.emit(_STEPS[Qt.Key(event.key())])
        else:
            self.choice_made.emit(_KEYS.get(Qt.Key(event.key()), self.own), True)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()
        self.focused.emit()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._pressed = event.position().toPoint()
        self._cursor.setPosition(self._position(self._pressed))
        self.update()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pressed is None or not self._is_text:
            return
        if self._cursor.hasSelection() or _distance(at, self._pressed) >= QApplication.startDragDistance():
            self._cursor.setPosition(self._position(at), QTextCursor.MoveMode.KeepAnchor)
            self.update()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        is_click = pressed is not None and not self._cursor.hasSelection()
        if is_click and self.is_choosable and self.rect().contains(event.position().toPoint()):
            self.choice_made.emit(self.own, False)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu().popup(event.globalPos())

    def menu(self) -> QMenu:
        """What the right mouse button offers; it goes when it is closed."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Copy"), self.copy)
        return menu

    def copy(self) -> None:
        """Copy what is selected; where nothing is, all of it."""
        QGuiApplication.clipboard().setText(self._cursor.selection().toPlainText() or self.plain)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_choosable:
            self._paint_frame(painter)
        shown = tones(self.palette())
        context = QAbstractTextDocumentLayout.PaintContext()
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Text, QColor(shown.muted if self._is_quiet else shown.text))
        context.palette = palette
        if self._cursor.hasSelection():
            selection = QAbstractTextDocumentLayout.Selection()
            selection.cursor = self._cursor
            selection.format.setBackground(palette.highlight())
            context.selections = [selection]
        if self.is_taken or self.is_open:
            name, color = ("check-circle-fill", shown.accent) if self.is_taken else ("warning", shown.bad)
            top = TOP + (self.fontMetrics().lineSpacing() - _SIGN) // 2
            area = QRect(self.width() - _SIGN - 4, top, _SIGN, _SIGN)
            icon(name, self.palette(), color).paint(painter, area)
        painter.translate(PADDING, TOP)
        painter.setClipRect(QRect(0, 0, self.width() - 2 * PADDING, self.height() - TOP))
        self._document.documentLayout().draw(painter, context)

    def _paint_frame(self, painter: QPainter) -> None:
        shown = tones(self.palette())
        has_focus = self.hasFocus()
        width = 2.0 if has_focus else 1.0
        color = shown.accent if has_focus or self.is_taken else shown.line
        painter.setPen(QPen(QColor(color), width))
        is_full = self.is_taken and not self._is_text
        fill_color = shown.selection if is_full else shown.window if self.underMouse() else shown.base
        painter.setBrush(QColor(fill_color))
        inset = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), _RADIUS, _RADIUS)

    def _position(self, at: QPoint) -> int:
        place = QPointF(at.x() - PADDING, at.y() - TOP)
        return max(self._document.documentLayout().hitTest(place, Qt.HitTestAccuracy.FuzzyHit), 0)

    def _knows(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Copy):
            return True
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self.is_choosable:
            return False
        key = event.key()
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, *_STEPS):
            return True
        return _KEYS.get(Qt.Key(key)) in self.offers


def _distance(one: QPoint, other: QPoint) -> int:
    return (one - other).manhattanLength()
