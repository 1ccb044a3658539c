"""The fields of the form for many facts: each says what they have now, and is empty until it is to be changed."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.services.field_checks import FieldProblem
from explorer.ui.details.form_grid import INDENT
from explorer.ui.details.line_input import LineInput
from explorer.ui.details.notation import Notation
from explorer.ui.field_words import problem_words


class BulkLine(QWidget):
    """A text; empty leaves the facts as they are."""

    changed = Signal()

    def __init__(self, name: str, title: str, notation: Notation) -> None:
        super().__init__()
        self.name, self._notation = name, notation
        self.line = LineInput()
        self.line.setAccessibleName(title)
        self.line.setProperty("flat", "true")
        self.line.offer_clearing()
        self._note = QLabel(wordWrap=True)
        self._note.hide()
        self._note.setProperty("problem", "true")
        self._note.setIndent(INDENT)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.line)
        column.addWidget(self._note)
        self.setFocusProxy(self.line)
        self.line.textChanged.connect(lambda _: self.changed.emit())
        self.line.editingFinished.connect(self._explain)
        self.line.textEdited.connect(lambda _: self._explain() if self.problem is None else None)

    @property
    def problem(self) -> FieldProblem | None:
        """Why the text does not fit."""
        return self._notation.read(self.line.text()).problem

    @property
    def value(self) -> object:
        """What to set; None leaves the facts as they are."""
        text = self.line.text()
        return self._notation.read(text).value if text.strip() else None

    def show_common(self, value: object, *, is_various: bool) -> None:
        """Say what the facts have now."""
        various = QCoreApplication.translate("BulkFields", "various")
        none = QCoreApplication.translate("BulkFields", "none")
        self.line.setPlaceholderText(various if is_various else self._notation.write(value) or none)

    def clear(self) -> None:
        """Leave the facts as they are."""
        self.line.clear()
        self._explain()

    def _explain(self) -> None:
        problem = self.problem
        text = "" if problem is None else problem_words(problem)
        self._note.setText(text)
        self._note.setVisible(bool(text))
        self.line.setAccessibleDescription(text)
        self.line.setProperty("problem", "true" if problem else "false")
        self.line.style().polish(self.line)


class BulkChoice(QComboBox):
    """One of a few words; the first leaves the facts as they are, and says how these are."""

    changed = Signal()

    def __init__(self, name: str, title: str, words: Iterable[tuple[object, str]]) -> None:
        super().__init__()
        self.name = name
        self.setAccessibleName(title)
        self.setProperty("flat", "true")
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(4)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.addItem("", None)
        for value, word in words:
            self.addItem(word, value)
        self.installEventFilter(self)
        self.currentIndexChanged.connect(self._note_choice)

    @property
    def value(self) -> object:
        """What to set; None leaves the facts as they are."""
        return self.currentData() if self.currentIndex() > 0 else None

    def show_common(self, value: object, *, is_various: bool) -> None:
        """Say what the facts have now."""
        same = self.findData(value) if value is not None else -1
        various = QCoreApplication.translate("BulkFields", "various")
        leave = QCoreApplication.translate("BulkFields", "leave as they are")
        self.setItemText(0, various if is_various else self.itemText(same) if same > 0 else leave)
        self._note_choice()

    def clear_choice(self) -> None:
        """Leave the facts as they are."""
        self.setCurrentIndex(0)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and not self.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def _note_choice(self) -> None:
        self.setProperty("untouched", "true" if self.currentIndex() <= 0 else "false")
        self.style().polish(self)
        self.changed.emit()
