"""The fields of one record on which a person and an agent disagree, each with its choice."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget
from typing_extensions import override

from explorer.services.deciding import Disagreement, FieldDisagreement
from explorer.services.word_diff import Change, Piece
from explorer.ui import formats
from explorer.ui.dialogs.option import Option
from explorer.ui.dialogs.texts import heading_font, plain, quiet
from explorer.ui.dialogs.three_way import compared, marked_html
from explorer.ui.theme import tones
from explorer.ui.widgets.elided_text import ElidedText
from explorer.ui.words import field_value_word, field_word

_MARKED = ("content", "description", "tags", "deleted")
_SPOKEN_LENGTH, _SHOWN_LENGTH = 200, 8_000
_NAME_WIDTH, _NAME_AT_MOST = 12, 20
"""Characters that the names of fields are given room for."""
Headings = tuple[str, str, str]


class FieldChoice(QWidget):
    """Three values of one field; theirs or mine is chosen by a click, or by the keys 2 and 1."""

    decided = Signal()
    """A choice was made; it can be made again."""
    chosen_by_key = Signal()
    """It was made by 1 or 2: the next field is wanted."""

    def __init__(self, field: FieldDisagreement, headings: Headings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self.name = field_word(field.name)
        self._values = (field.before, field.theirs, field.mine)
        self._words = [field_value_word(field.name, value) for value in self._values]
        self._pieces = self._compare()
        self._labels = [_value_label() for _ in self._values]
        names = [
            self.tr("{field}, {column}: {value}").format(
                field=self.name, column=column, value=formats.one_line(word, _SPOKEN_LENGTH)
            )
            for column, word in zip(headings, self._words, strict=True)
        ]
        self.before = self._labels[0]
        self.before.setAccessibleName(names[0])
        self.before.setContentsMargins(8, 8, 8, 8)
        self.theirs, self.mine = Option(self._labels[1], names[1]), Option(self._labels[2], names[2])
        self._group = QButtonGroup(self)
        for option in (self.theirs, self.mine):
            self._group.addButton(option.radio)
            option.radio.toggled.connect(self._tell)
        _in_columns(self, self.before, self.theirs, self.mine)
        self._show_values()

    @property
    def takes_mine(self) -> bool | None:
        """What is chosen; None where nothing is."""
        return self.mine.radio.isChecked() if self.theirs.radio.isChecked() or self.mine.radio.isChecked() else None

    def choose(self, mine: bool) -> None:
        """Choose for the person."""
        (self.mine if mine else self.theirs).radio.setChecked(True)

    def focus(self) -> None:
        """Take the focus, so that 1 and 2 are about this field."""
        (self.theirs if self.theirs.radio.isChecked() else self.mine).radio.setFocus(Qt.FocusReason.TabFocusReason)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_1, Qt.Key.Key_2):
            self.choose(mine=event.key() == Qt.Key.Key_1)
            self.chosen_by_key.emit()
        else:
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_group"):
            self._show_values()

    def _compare(self) -> Sequence[Sequence[Piece]]:
        before, theirs, mine = self._words
        if self.field.name not in _MARKED or not _is_given(self.field.before):
            return [[Piece(Change.SAME, word)] for word in self._words]
        # Where nothing stands any more, that is said in a word: there is nothing to compare.
        theirs, mine = (
            word if _is_given(value) else before for word, value in zip((theirs, mine), self._values[1:], strict=True)
        )
        return compared(before, theirs, mine)

    def _tell(self, is_chosen: bool) -> None:
        if is_chosen:
            self.decided.emit()

    def _show_values(self) -> None:
        shown = tones(self.palette())
        for label, value, word, pieces in zip(self._labels, self._values, self._words, self._pieces, strict=True):
            nothing = f'<span style="color:{shown.muted}">{escape(word)}</span>'
            label.setText(marked_html(pieces, shown) if _is_given(value) else nothing)


class RecordChoices(QWidget):
    """One record: its text as a heading, and below it every field; where it is gone, what was to be written."""

    def __init__(self, disagreement: Disagreement, headings: Headings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.disagreement = disagreement
        self.choices: list[FieldChoice] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(8)
        label = ElidedText(2, disagreement.label)
        label.setFont(heading_font(label.font()))
        self._grid.addWidget(label, 0, 0, 1, 2)
        self._grid.setColumnStretch(1, 1)
        if disagreement.gone:
            self._say_it_is_gone()
        else:
            self._list_fields(headings)

    def _list_fields(self, headings: Headings) -> None:
        titles = QWidget()
        _in_columns(titles, *map(_column_title, headings))
        self._grid.addWidget(titles, 1, 1)
        for row, field in enumerate(self.disagreement.fields, 2):
            choice = FieldChoice(field, headings, self)
            self._grid.addWidget(_field_name(field.name), row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(choice, row, 1)
            self.choices.append(choice)

    def _say_it_is_gone(self) -> None:
        sentence = plain(
            self.tr("This record was removed or deleted meanwhile, so nothing can be written to it. You had written:")
        )
        self._grid.addWidget(sentence, 1, 0, 1, 2)
        row = 1
        for row, field in enumerate(self.disagreement.fields, 2):
            value = plain(field_value_word(field.name, field.mine)[:_SHOWN_LENGTH])
            value.setContentsMargins(8, 8, 8, 8)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._grid.addWidget(_field_name(field.name), row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(value, row, 1)
        leave = self.tr("Leave it")
        self.leave = Option(plain(leave), leave)
        self.leave.radio.setChecked(True)
        # The only one of a group: a click does not take the choice away.
        QButtonGroup(self).addButton(self.leave.radio)
        self._grid.addWidget(self.leave, row + 1, 1)


def _is_given(value: object) -> bool:
    return value not in (None, "", [], ())


def _in_columns(parent: QWidget, *parts: QWidget) -> None:
    """Lay the parts out in columns of the same width, whatever they hold."""
    row = QHBoxLayout(parent)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    for part in parts:
        policy = part.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
        part.setSizePolicy(policy)
        row.addWidget(part, 1)


def _column_title(text: str) -> QLabel:
    title = quiet(text)
    title.setContentsMargins(8, 0, 8, 0)
    title.setAlignment(Qt.AlignmentFlag.AlignBottom)
    return title


def _field_name(name: str) -> QLabel:
    label = quiet(field_word(name))
    label.setContentsMargins(0, 8, 0, 8)
    metrics = label.fontMetrics()
    unit = metrics.averageCharWidth()
    label.setFixedWidth(min(max(_NAME_WIDTH * unit, metrics.horizontalAdvance(label.text()) + 1), _NAME_AT_MOST * unit))
    return label


def _value_label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setMinimumWidth(40)
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label
