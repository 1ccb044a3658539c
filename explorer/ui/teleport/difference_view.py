"""The lower part of the window that compares: one difference side by side, and what is decided about it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from explorer.memory.keys import Key
from explorer.memory.teleport import BaseKind
from explorer.memory.times import parse_time
from explorer.services.teleport.answers import Choice, choices_for
from explorer.services.teleport.compare import Difference, Row
from explorer.services.teleport.fields import TEXT
from explorer.ui import formats
from explorer.ui.teleport.decision_bar import DecisionBar
from explorer.ui.teleport.diff_words import difference_word, memory_words
from explorer.ui.teleport.panes import SidePanes
from explorer.ui.teleport.review import Review
from explorer.ui.widgets.elided_text import ElidedText


class DifferenceView(QWidget):
    """Shows a row and takes its answer into the review; the row stays until another is shown."""

    previous_requested = Signal()
    next_requested = Signal()
    edit_requested = Signal()
    """The person wants to write the text."""
    decided = Signal()
    """The row has its answer: on to the next."""

    def __init__(self, review: Review, *, read_only: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._review, self._read_only = review, read_only
        self._row: Row | None = None
        self._difference: Difference | None = None
        self.title, self.panes, self.bar = ElidedText(1), SidePanes(), DecisionBar()
        self.panes.read_only = read_only
        self.base, self.hide_equal = QCheckBox(self.tr("Base")), QCheckBox(self.tr("Hide equal fields"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top())
        column.addWidget(self.panes, 1)
        column.addWidget(self.bar)
        self.bar.setVisible(not read_only)
        self._connect()

    @property
    def row(self) -> Row | None:
        """What is shown."""
        return self._row

    @property
    def difference(self) -> Difference | None:
        """All about it."""
        return self._difference

    def show_row(self, row: Row | None) -> None:
        """Show a row, or that there is none."""
        self._row = row
        self._difference = None if row is None else self._review.difference(row)
        self.refresh()

    def refresh(self) -> None:
        """Show the answer as it is now."""
        row, difference, review = self._row, self._difference, self._review
        given = None if row is None else review.given(row)
        base = review.encounter.other.base
        self.panes.show_difference(difference, given, base_known=base is not None)
        reaches = () if row is None else review.reaches(row)
        domain = "" if row is None else review.encounter.domains.get(row.root, "")
        self.bar.show_row(difference, given, reaches, domain, read_only=self._read_only)
        self.title.show_text(self._title())
        self.base.setEnabled(difference is not None and difference.base is not None)
        self._show_base()

    def choose(self, choice: Choice) -> None:
        """Decide the row as the button of the choice does."""
        if choice is Choice.EDITED:
            self.edit_requested.emit()
        else:
            self.bar.press(choice)

    def set_names(self, here: str, there: str) -> None:
        """What the two sides are called."""
        base, when = self._review.encounter.other.base, ""
        if base is not None:
            words = self.tr("as sent on {date}") if base.info.kind is BaseKind.SENT else self.tr("as merged on {date}")
            when = words.format(date=formats.local_date(parse_time(base.info.made_at)))
        self.panes.set_titles(here, there, when)

    @property
    def written(self) -> str | None:
        """The text that a person wrote for the row before; None where nobody did."""
        given = None if self._row is None else self._review.given(self._row)
        text = None if given is None else given.edited.get(TEXT)
        return text if isinstance(text, str) else None

    def edited(self, root: Key, text: str) -> bool:
        """Take the text that a person wrote for a row; False where that is not there any more, or is no such row now.

        What is one side's text after all is that side's.
        """
        row = self._review.encounter.comparison.by_root.get(root)
        if row is None or Choice.EDITED not in choices_for(row):
            return False
        difference = self._review.difference(row)
        sides = ((Choice.MINE, difference.here), (Choice.THEIRS, difference.there))
        same = next((choice for choice, state in sides if state is not None and state.text == text), None)
        if same is None:
            self._review.edit(row, TEXT, text)
        else:
            self._review.decide_field(row, TEXT, same)
        if self._row == row and self._review.answer(row) is not None:
            self.decided.emit()
        return True

    def _top(self) -> QHBoxLayout:
        previous, following = QPushButton(self.tr("‹ Previous")), QPushButton(self.tr("Next ›"))
        previous.setToolTip("Shift+F7")
        following.setToolTip("F7")
        previous.clicked.connect(self.previous_requested)
        following.clicked.connect(self.next_requested)
        self.base.setChecked(True)
        self.hide_equal.setChecked(True)
        self.base.toggled.connect(self._show_base)
        self.hide_equal.toggled.connect(self.panes.set_hide_equal)
        self.panes.set_hide_equal(True)
        row = QHBoxLayout()
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(8)
        row.addWidget(self.title, 1)
        for widget in (previous, following, self.base, self.hide_equal):
            row.addWidget(widget)
        return row

    def _connect(self) -> None:
        self.bar.chosen.connect(self._take)
        self.bar.edit_requested.connect(self.edit_requested)
        self.panes.field_chosen.connect(self._take_field)

    def _show_base(self) -> None:
        self.panes.set_base_shown(self.base.isChecked() and self.base.isEnabled())

    def _take(self, choice: Choice) -> None:
        if self._row is not None:
            self._review.choose([self._row, *self.bar.reach.rows], choice)
            self.decided.emit()

    def _take_field(self, name: str, choice: Choice) -> None:
        if self._row is None:
            return
        if choice is Choice.EDITED:
            self.edit_requested.emit()
        else:
            self._review.decide_field(self._row, name, choice)

    def _title(self) -> str:
        difference = self._difference
        if difference is None:
            return self.tr("Nothing is listed. Press a chip above to list a class of memories.")
        parts = [memory_words(difference)]
        state = difference.here or difference.there
        domain = None if state is None else state.metadata.get("domain")
        if isinstance(domain, str) and domain and domain != parts[0]:
            parts.append(domain)
        conflicts = self._review.conflicts
        if difference.row.diff.is_conflict:
            number = conflicts.index(difference.row) + 1 if difference.row in conflicts else 0
            counted = self.tr("conflict {n} of {all}").format(
                n=formats.count(number), all=formats.count(len(conflicts))
            )
            parts += [counted, self.tr("%n left", "", len(self._review.unsolved))]
        else:
            parts.append(difference_word(difference))
        return " · ".join(parts)
