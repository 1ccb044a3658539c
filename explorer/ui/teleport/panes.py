"""A memory on two sides, beside each other: this workspace, on demand what both began with, the incoming file."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from explorer.services.teleport.answers import Answer, Choice, choices_for
from explorer.services.teleport.compare import Difference
from explorer.services.teleport.fields import TEXT
from explorer.ui import formats
from explorer.ui.teleport.pane_cell import PaneCell
from explorer.ui.teleport.pane_column import TEXT_LINE
from explorer.ui.teleport.pane_contents import Contents, contents_of
from explorer.ui.teleport.pane_fields import SIDES, FieldLine, Place, choice_of, is_taken
from explorer.ui.teleport.pane_frame import PaneFrame
from explorer.ui.teleport.pane_words import base_words, edited_exactly, edited_words, line_word, result_words
from explorer.ui.widgets.elided_text import ElidedText

_SPOKEN_LENGTH = 200


class SidePanes(QWidget):
    """Shows a `Difference`, and lets a person say field by field which side's value is taken."""

    field_chosen = Signal(str, object)
    """The name of a field and its `Choice`; EDITED is a wish to write it.

    Where only one side has the memory, the text stands for all of it.
    """

    def __init__(self, parent: QWidget | None = None, *, read_only: bool = False) -> None:
        """A read-only one compares: nothing can be chosen."""
        super().__init__(parent)
        self._is_read_only = read_only
        self._difference: Difference | None = None
        self._answer: Answer | None = None
        self._contents: Contents | None = None
        self._base_known = self._hides_equal = False
        self._titles = ("", "", "")
        self.frame = PaneFrame(self._connect)
        self.result = ElidedText(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.frame, 1)
        line = QHBoxLayout()
        line.setContentsMargins(16, 4, 16, 4)
        line.addWidget(self.result)
        column.addLayout(line)
        self._rebuild()

    @property
    def difference(self) -> Difference | None:
        """What is shown."""
        return self._difference

    @property
    def chosen(self) -> dict[str, Choice]:
        """What becomes of the fields that differ, by name, as far as it is decided."""
        if self._difference is None:
            return {}
        choices = {line.name: choice_of(line, self._answer, self._difference) for _, line in self._numbered()}
        return {name: choice for name, choice in choices.items() if choice is not None}

    @property
    def read_only(self) -> bool:
        """Whether nothing can be chosen."""
        return self._is_read_only

    @read_only.setter
    def read_only(self, read_only: bool) -> None:
        self._is_read_only = read_only
        self._rebuild()

    def show_difference(self, difference: Difference | None, answer: Answer | None, *, base_known: bool) -> None:
        """Show another memory, or another answer to the same; nothing for None.

        `answer` may be one that is not complete yet; `base_known` = it is known what both files began with.
        """
        self._answer = answer
        if difference != self._difference or base_known is not self._base_known:
            focus = QApplication.focusWidget()
            had_keyboard = focus is not None and self.isAncestorOf(focus)
            self._difference, self._base_known = difference, base_known
            self._rebuild()
            self.frame.scroll_to(0)
            if had_keyboard and not self.focus_fields():
                self.frame.panes[Place.HERE].area.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._show_answer()

    def set_titles(self, here: str, there: str, base: str) -> None:
        """Name the sides, and say what the base is; where a text is empty, the panes have words of their own."""
        self._titles = (here, base, there)
        self._rebuild()

    def set_base_shown(self, shown: bool) -> None:
        """Show or hide what both began with, between the sides."""
        self.frame.show_base(shown)

    def set_hide_equal(self, hide: bool) -> None:
        """Leave out, or show, the fields in which both sides say the same."""
        if hide is not self._hides_equal:
            self._hides_equal = hide
            self._rebuild()

    def focus_fields(self) -> bool:
        """Give the keyboard to the first field that is to be decided; whether there is a field to choose in."""
        numbers = [number for number, line in self._numbered() if self._is_choosable(line)]
        undecided = [number for number in numbers if self._is_undecided(number)]
        if numbers:
            self._focus(next(iter(undecided or numbers)))
        return bool(numbers)

    def cell(self, place: Place, name: str) -> PaneCell:
        """Where a field's value stands in a pane."""
        return self._cell(place, next(number for number, line in self._numbered() if line.name == name))

    def save_state(self) -> QByteArray:
        """The widths of the panes, to be remembered."""
        return self.frame.save_state()

    def restore_state(self, state: QByteArray) -> bool:
        """Take the widths that were remembered; whether that was possible."""
        return self.frame.restore_state(state)

    def _rebuild(self) -> None:
        difference, contents = self._difference, None
        if difference is not None:
            contents = contents_of(difference, base_known=self._base_known, hide_equal=self._hides_equal)
        self._contents = contents
        hidden = ""
        if contents is not None and contents.hidden:
            hidden = self.tr("%n equal field(s) hidden", "", contents.hidden)
        for pane in self.frame.panes:
            pane.body.setVisible(contents is not None)
            self._show_heading(pane.place)
            if contents is not None:
                note = contents.note if pane.place in SIDES else ""
                footer = hidden if pane.place is Place.HERE else ""
                pane.body.show_values(contents.texts[pane.place], note, contents.values[pane.place], footer)
        self._show_answer()
        if contents is not None:
            self._order_stops()
            self.frame.lay_out()

    def _show_heading(self, place: Place) -> None:
        caption = self._caption(place)
        state = None
        if self._difference is not None and place in SIDES:
            state = self._difference.here if place is Place.HERE else self._difference.there
        details = edited_words(state)
        if place is Place.BASE:
            details = base_words(self._difference, self._titles[Place.BASE], base_known=self._base_known)
        self.frame.panes[place].heading.say(caption, details, edited_exactly(state))

    def _caption(self, place: Place) -> str:
        usual = {Place.HERE: self.tr("THIS WORKSPACE"), Place.BASE: self.tr("BASE"), Place.THERE: self.tr("INCOMING")}
        return (self._titles[place] if place in SIDES else "") or usual[place]

    def _spoken(self, place: Place) -> str:
        usual = {Place.HERE: self.tr("this workspace"), Place.BASE: self.tr("base"), Place.THERE: self.tr("incoming")}
        return (self._titles[place] if place in SIDES else "") or usual[place]

    def _show_answer(self) -> None:
        """Offer the choices, show which one is made, and say so."""
        difference, contents = self._difference, self._contents
        self.result.show_text(result_words(difference, self._answer) if not self.read_only else "")
        self.result.setVisible(not self.read_only)
        if difference is None or contents is None:
            return
        is_left_out = self._answer is not None and self._answer.choice is Choice.LEFT_OUT
        for number, line in self._numbered():
            choice = None if self.read_only else choice_of(line, self._answer, difference)
            offers = self._offers(line)
            for place in Place:
                cell = self._cell(place, number)
                cell.offer(offers if place in SIDES else frozenset())
                is_open = cell.is_choosable and choice is None and not is_left_out
                cell.mark(taken=bool(offers) and is_taken(choice, place), is_open=is_open)
                self._name(cell, place, number, line)
            if offers:
                # A field is one stop of the Tab key; the arrows go from side to side.
                first, other = (self._cell(place, number) for place in SIDES)
                stop = other if other.is_taken and not first.is_taken else first
                stop.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _order_stops(self) -> None:
        cells = [self._cell(place, number) for number, _ in self._numbered() for place in SIDES]
        for before, cell in pairwise(cells):
            QWidget.setTabOrder(before, cell)

    def _name(self, cell: PaneCell, place: Place, number: int, line: FieldLine) -> None:
        shown = self._shown(place, number)
        value = formats.one_line(shown, _SPOKEN_LENGTH)
        name = self.tr("{field}, {side}: {value}").replace("{field}", line_word(line.name))
        name = name.replace("{side}", self._spoken(place)).replace("{value}", value)
        if cell.is_taken:
            name = self.tr("{value}. Chosen").replace("{value}", name)
        elif cell.is_open:
            name = self.tr("{value}. To be decided").replace("{value}", name)
        cell.setAccessibleName(name)
        keys = [self.tr("1: {side}"), self.tr("2: {side}")] if cell.is_choosable else []
        keys = [key.replace("{side}", self._spoken(side)) for key, side in zip(keys, SIDES, strict=False)]
        cell.setAccessibleDescription(", ".join([*keys, self.tr("3: both")] if Choice.BOTH in cell.offers else keys))

    def _shown(self, place: Place, number: int) -> str:
        assert self._contents is not None
        shown = self._contents.texts[place] if number == TEXT_LINE else self._contents.values[place][number]
        return "" if shown is None else shown.plain

    def _offers(self, line: FieldLine) -> frozenset[Choice]:
        if not self._is_choosable(line) or self._difference is None:
            return frozenset()
        offers = {Choice.MINE, Choice.THEIRS}
        if line.can_unite:
            offers.add(Choice.BOTH)
        if line.name == TEXT and Choice.EDITED in choices_for(self._difference.row):
            offers.add(Choice.EDITED)
        return frozenset(offers)

    def _is_choosable(self, line: FieldLine) -> bool:
        return line.is_choosable and not self.read_only

    def _is_undecided(self, number: int) -> bool:
        return self._difference is not None and choice_of(self._line(number), self._answer, self._difference) is None

    def _numbered(self) -> Iterator[tuple[int, FieldLine]]:
        if self._contents is not None:
            yield TEXT_LINE, self._contents.text
            yield from enumerate(self._contents.lines)

    def _line(self, number: int) -> FieldLine:
        assert self._contents is not None
        return self._contents.text if number == TEXT_LINE else self._contents.lines[number]

    def _cell(self, place: Place, number: int) -> PaneCell:
        return self.frame.panes[place].body.cell(number)

    def _focus(self, number: int, place: Place | None = None) -> None:
        taken = [each for each in SIDES if self._cell(each, number).is_taken]
        place = place if place is not None else (taken or SIDES)[0]
        self._cell(place, number).setFocus(Qt.FocusReason.OtherFocusReason)

    def _connect(self, place: Place, cell: PaneCell, number: int) -> None:
        cell.choice_made.connect(lambda choice, by_key: self._choose(number, choice, by_key))
        cell.stepped.connect(lambda step: self._focus(number, SIDES[step > 0]))
        cell.focused.connect(lambda: self.frame.reveal(place, cell))

    def _choose(self, number: int, choice: Choice, by_key: bool) -> None:
        difference = self._difference
        self.field_chosen.emit(self._line(number).name, choice)
        if self._difference is not difference or choice is Choice.EDITED or not by_key:
            return
        following = [each for each, line in self._numbered() if each > number and self._is_choosable(line)]
        undecided = next((each for each in following if self._is_undecided(each)), None)
        if undecided is not None:
            self._focus(undecided)
