"""One side of a conflict as a card: what it says, how it came to be known, and an editor to correct it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QTextEdit, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.facts import Fact
from explorer.services.conflicts.resolving import Side
from explorer.services.word_diff import Change, Piece
from explorer.ui import formats
from explorer.ui.details.hint import Hint
from explorer.ui.details.text_editor import TextEditor
from explorer.ui.docks.conflict_words import provenance_words, side_letter, standing_words
from explorer.ui.teleport.pane_text import fill, shortened, text_document
from explorer.ui.theme import tones
from explorer.ui.widgets.elided_text import ElidedText
from explorer.ui.widgets.icons import icon

_RADIUS, _ICON, _LEAST_LINES = 4, 14, 2
_KEYS = {Side.A: "E", Side.B: "Shift+E"}


class MarkedText(QTextEdit):
    """A text that is read, with its marks; Tab goes on, Enter is for whoever shows it."""

    activated = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAcceptDrops(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._pieces: Sequence[Piece] = ()
        document = text_document()
        document.setParent(self)
        self.setDocument(document)
        self.viewport().setAutoFillBackground(False)
        self.setMinimumHeight(_LEAST_LINES * self.fontMetrics().lineSpacing())
        # As high as there is room, whatever a text would like: a low dock scrolls only what does not fit at all.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    def show_pieces(self, pieces: Sequence[Piece]) -> None:
        """Show a text, with its first mark in sight; the same one stays where it was scrolled to."""
        if list(pieces) != list(self._pieces):
            self._pieces = pieces
            self.dress()
            self._go_to_mark()

    def dress(self) -> None:
        """Take the colours of the palette."""
        fill(self.document(), self._pieces, tones(self.palette()))

    def _go_to_mark(self) -> None:
        place = 0
        for piece in shortened(self._pieces):
            if piece.change is not Change.SAME:
                break
            # Qt counts in UTF-16.
            place += len(piece.text.encode("utf-16-le", "surrogatepass")) // 2
        self.moveCursor(QTextCursor.MoveOperation.Start)
        if place < self.document().characterCount() - 1:
            cursor = self.textCursor()
            cursor.setPosition(place)
            self.setTextCursor(cursor)
            self.ensureCursorVisible()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.activated.emit()
        else:
            super().keyPressEvent(event)


class ConflictCard(QFrame):
    """Shows a fact that others contradict. What a person wants with it is announced."""

    show_requested = Signal()
    """The fact itself is to be shown."""
    edit_requested = Signal()
    editing_changed = Signal()

    def __init__(self, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self.letter = QLabel(side_letter(side))
        self.suggested, self.meta = QLabel(), ElidedText(2)
        self.suggested.setTextFormat(Qt.TextFormat.PlainText)
        self.show_fact, self.edit = self._button(), self._button()
        self.show_fact.setToolTip(self.tr("Show this fact (Enter)"))
        self.show_fact.setAccessibleName(self.tr("Show fact {side}").format(side=side_letter(side)))
        self.edit.setToolTip(self.tr("Correct this text ({key})").format(key=_KEYS[side]))
        self.edit.setAccessibleName(self.tr("Correct the text of {side}").format(side=side_letter(side)))
        self.text, self.editor = MarkedText(), TextEditor()
        self.text.setAccessibleName(self.tr("Text of {side}").format(side=side_letter(side)))
        self.standing, self.draft, self.discarded = Hint("warning"), Hint("pencil-line"), Hint("trash")
        self._sign = QLabel()
        self._is_suggested = False
        self._lay_out()
        self.editor.hide()
        self.show_fact.clicked.connect(self.show_requested)
        self.edit.clicked.connect(self.edit_requested)
        self.text.activated.connect(self.show_requested)
        self.dress()

    @property
    def is_editing(self) -> bool:
        """Whether the editor is open."""
        return not self.editor.isHidden()

    def show_side(self, fact: Fact | None, pieces: Sequence[Piece], *, suggested: bool, editable: bool) -> None:
        """Show what a side says; None where its fact is gone."""
        self._is_suggested = suggested
        self.meta.show_text("" if fact is None else provenance_words(fact))
        learned = None if fact is None else fact.updated or fact.created
        self.letter.setToolTip(formats.exact_time(learned))
        self.text.show_pieces(pieces)
        self.text.setVisible(fact is not None and not self.is_editing)
        self.standing.say(standing_words(fact))
        self.show_fact.setEnabled(fact is not None)
        self.edit.setVisible(editable and not self.is_editing)
        for part in (self._sign, self.suggested):
            part.setVisible(suggested)
        self.update()

    def open_editor(self, text: str, base: str, unsaved_from: str = "") -> None:
        """Edit a text that began as `base`."""
        self.editor.begin(text, base, unsaved_from)
        self.text.hide()
        self.edit.hide()
        self.editor.show()
        self.editing_changed.emit()
        self.editor.input.setFocus()

    def close_editor(self) -> None:
        """Show the text again."""
        self.editor.stop_waiting()
        if self.is_editing:
            self.editor.hide()
            self.text.show()
            self.editing_changed.emit()

    def dress(self) -> None:
        """Take the colours of the palette."""
        shown = tones(self.palette())
        self._sign.setPixmap(icon("thumbs-up", self.palette(), shown.accent).pixmap(_ICON, _ICON))
        self.suggested.setStyleSheet(f"color: {shown.accent}")
        self.meta.setStyleSheet(f"color: {shown.muted}")
        self.letter.setStyleSheet(
            f"background: {shown.track}; border-radius: {_RADIUS}px; padding: 1px 7px; font-weight: 600"
        )
        self.show_fact.setIcon(icon("arrow-square-out", self.palette(), shown.muted))
        self.edit.setIcon(icon("pencil-simple", self.palette(), shown.muted))
        for part in (self.text, self.editor, self.standing, self.draft, self.discarded):
            part.dress()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_sign"):
            # The parts are given the new palette after this.
            QTimer.singleShot(0, self, self.dress)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown = tones(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(shown.base))
        painter.setPen(QPen(QColor(shown.accent if self._is_suggested else shown.line), 1.0))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)

    def _button(self) -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _lay_out(self) -> None:
        self.suggested.setText(self.tr("suggested"))
        self.suggested.setToolTip(
            self.tr("Its confidence times the weight of its veracity is larger; of equal ones, the newer is suggested.")
        )
        # Fill what the dock leaves, and scroll within.
        least = (_LEAST_LINES + 1) * self.fontMetrics().lineSpacing()
        for part in (self.editor.input, self.editor.preview):
            part.setMinimumHeight(least)
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
            layout = self.editor.layout()
            assert isinstance(layout, QVBoxLayout)
            layout.setStretchFactor(part, 1)
        self.editor.preview.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.letter)
        head.addWidget(self._sign)
        head.addWidget(self.suggested)
        head.addStretch(1)
        head.addWidget(self.show_fact)
        head.addWidget(self.edit)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 6, 8)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.meta)
        for widget in (self.standing, self.draft, self.discarded):
            column.addWidget(widget)
        column.addWidget(self.text, 1)
        column.addWidget(self.editor, 1)
        # Where there is no text, what is said instead stands at the top too.
        column.addStretch()
