"""The fields of a form: each shows one attribute, takes what a person enters, and says what does not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.ui.details.form_grid import INDENT
from explorer.ui.details.line_input import LineInput
from explorer.ui.details.notation import Notation
from explorer.ui.details.share_bar import ShareBar
from explorer.ui.field_words import problem_words


class AttributeField(QWidget):
    """A control with a line below it for what is wrong, or what goes with the value.

    What is shown does not change while a person is at it; `base` is the value in the file that they saw.
    """

    entered = Signal(object)
    """Another value, which fits."""
    kept = Signal(str)
    """A text that does not fit; it stays until it is corrected."""
    mended = Signal()
    """There is no such text any more."""

    def __init__(self, name: str, title: str, control: QWidget) -> None:
        super().__init__()
        self.name, self.title, self.control = name, title, control
        self.base: object = None
        self._shown: object = None
        self._latest: tuple[object, object] = (None, None)
        self._is_modified = self._is_sent = self._is_unfit = False
        self._is_new = True
        self._hint = ""
        self.note = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.note.setVisible(False)
        self.note.setIndent(INDENT)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addWidget(control)
        self.column.addWidget(self.note)
        self.setFocusProxy(control)
        control.setAccessibleName(title)
        control.setProperty("flat", "true")
        control.installEventFilter(self)

    @property
    def is_unfit(self) -> bool:
        """Whether something stands there that does not fit."""
        return self._is_unfit

    def restart(self) -> None:
        """Forget what was entered: another record comes."""
        self._is_modified = self._is_sent = False
        self._is_new = True
        self._explain("")

    def show_value(self, value: object, base: object, hint: str = "") -> None:
        """Show `value` as soon as nobody is at the field; `base` is how it stands in the file."""
        self._latest, self._hint = (value, base), hint
        self.catch_up()
        if not self._is_unfit:
            self._explain("")

    def catch_up(self) -> None:
        """Show the newest value unless a person is at the field."""
        if not (self._is_modified or self._is_sent or (self.is_in_use and not self._is_new)):
            self._is_new = False
            value, self.base = self._latest
            if value != self._shown or not self._shows(value):
                self._shown = value
                self._display(value)

    @property
    def is_in_use(self) -> bool:
        """Whether the keyboard is here."""
        return self.control.hasFocus()

    def settle(self, base: object) -> None:
        """What was entered is written down; it will stand as `base` in the file."""
        self._is_sent = False
        self.base = base

    def take_back(self, reason: str) -> None:
        """What was entered could not be written down: it stays, and can be entered again."""
        if self._is_sent:
            self._is_sent, self._is_modified = False, True
            self._explain(reason)

    def show_text(self, text: str) -> None:
        """Put back a text that does not fit yet, where the field is one of text."""

    def finish(self) -> None:
        """Take what was entered, as if the keyboard had left."""

    def revert(self) -> None:
        """Show again what is in the file."""
        self._is_modified = False
        if self._is_unfit:
            self._explain("")
            self.mended.emit()
        (self._shown, self.base) = self._latest
        self._display(self._shown)
        self._explain("")

    def _display(self, value: object) -> None:
        """Put `value` into the control."""

    def _shows(self, value: object) -> bool:
        del value
        return True

    def _send(self, value: object) -> None:
        self._is_modified, self._is_sent = False, True
        self._shown = value
        self._latest = (value, self._latest[1])
        self.entered.emit(value)

    def _explain(self, problem: str) -> None:
        self._is_unfit = bool(problem)
        text = problem or self._hint
        self.note.setText(text)
        self.note.setProperty("problem", "true" if problem else "false")
        self.note.style().polish(self.note)
        self.note.setVisible(bool(text))
        self.control.setAccessibleDescription(text)
        self.control.setProperty("problem", "true" if problem else "false")
        self.control.style().polish(self.control)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Wheel and not self.control.hasFocus():
            # The page scrolls; a value must not change because the pointer happened to be over it.
            event.ignore()
            return True
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if self._is_modified:
                self.revert()
                return True
        elif kind == QEvent.Type.FocusOut:
            self.catch_up()
        return super().eventFilter(watched, event)


class TypedField(AttributeField):
    """A text in some notation. Whoever makes it connects what tells that it was typed in, and left."""

    def __init__(self, name: str, title: str, notation: Notation, control: QWidget, typed: Callable[[], str],
                 put: Callable[[str], None]) -> None:  # fmt: skip
        """`typed` says what stands in the control, `put` has a text stand there."""
        super().__init__(name, title, control)
        self._notation, self._typed, self._put = notation, typed, put

    @override
    def show_text(self, text: str) -> None:
        self._is_modified = True
        self._put(text)
        problem = self._notation.read(text).problem
        self._explain("" if problem is None else problem_words(problem))

    @override
    def finish(self) -> None:
        if not self._is_modified:
            return
        text = self._typed()
        checked = self._notation.read(text)
        if checked.problem is not None:
            self._explain(problem_words(checked.problem))
            self.kept.emit(text)
            return
        if self._is_unfit:
            self._explain("")
            self.mended.emit()
        if self._notation.write(checked.value) == self._notation.write(self._shown):
            self.revert()
        else:
            self._send(checked.value)
            self._display(checked.value)

    @override
    def _display(self, value: object) -> None:
        text = self._notation.write(value)
        if text != self._typed():
            self._put(text)
        self.control.setToolTip(self._notation.explain(value))

    @override
    def _shows(self, value: object) -> bool:
        return self._typed() == self._notation.write(value)

    def _note_typing(self) -> None:
        self._is_modified = True
        if self._is_unfit and self._notation.read(self._typed()).problem is None:
            self._explain("")
            self.mended.emit()


class LineField(TypedField):
    """A line of text; with suggestions where there are any."""

    def __init__(self, name: str, title: str, notation: Notation) -> None:
        self.line = LineInput()
        super().__init__(name, title, notation, self.line, self.line.text, self.line.put)
        self.line.edited.connect(self._note_typing)
        self.line.editingFinished.connect(self.finish)

    def suggest(self, texts: Iterable[str]) -> None:
        """Offer these texts while one types."""
        self.line.suggest(texts)


class ShareField(LineField):
    """A figure 0..1 with a thin bar; arrow keys change it in steps, and so does dragging the bar."""

    def __init__(self, name: str, title: str, notation: Notation) -> None:
        super().__init__(name, title, notation)
        self.bar = ShareBar()
        self.line.set_steps(0.05)
        self.line.setFixedWidth(self.line.fontMetrics().horizontalAdvance("0.00") + 28)
        self.column.removeWidget(self.line)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.line)
        row.addWidget(self.bar, 1)
        self.column.insertLayout(0, row)
        self.bar.moved.connect(self._drag)
        self.bar.released.connect(self.finish)
        self.line.textChanged.connect(lambda _: self._fill_bar())

    def _drag(self, share: float) -> None:
        self.line.setText(self._notation.write(share))
        self._note_typing()

    def _fill_bar(self) -> None:
        value = self._notation.read(self.line.text()).value
        self.bar.show_share(float(value) if isinstance(value, int | float) else None)


class ChoiceField(AttributeField):
    """One of a few words."""

    def __init__(self, name: str, title: str, words: Iterable[tuple[str, str]]) -> None:
        """`words` are the values with their words."""
        self.combo = QComboBox()
        super().__init__(name, title, self.combo)
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.setMinimumContentsLength(4)
        # Only with a focus that was asked for does the wheel change anything.
        self.combo.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for value, word in words:
            self.combo.addItem(word, value)
        self.combo.activated.connect(self._choose)

    @property
    @override
    def is_in_use(self) -> bool:
        return self.combo.hasFocus() or self.combo.view().isVisible()

    @override
    def _display(self, value: object) -> None:
        self.combo.setCurrentIndex(self.combo.findData(value))

    @override
    def _shows(self, value: object) -> bool:
        return bool(self.combo.currentData() == value)

    def _choose(self, index: int) -> None:
        value = self.combo.itemData(index)
        if value != self._shown:
            self._send(value)


class SwitchField(AttributeField):
    """Yes or no."""

    def __init__(self, name: str, title: str, text: str) -> None:
        self.box = QCheckBox(text)
        super().__init__(name, title, self.box)
        self.box.clicked.connect(self._send)

    @override
    def _display(self, value: object) -> None:
        self.box.setChecked(bool(value))

    @override
    def _shows(self, value: object) -> bool:
        return self.box.isChecked() is bool(value)
