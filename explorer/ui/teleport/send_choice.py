"""What goes into a snapshot: which memories, and with or without their history."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QVBoxLayout, QWidget

from explorer.memory.keys import Key
from explorer.services.teleport.forecast import Forecast, forecast
from explorer.services.teleport.parcels import Selection
from explorer.ui import formats
from explorer.ui.dialogs.boxes import Box
from explorer.ui.dialogs.texts import plain, quiet
from explorer.ui.session import Session
from explorer.ui.teleport.send_lines import SignedLine
from explorer.ui.teleport.send_places import PlaceTree
from explorer.ui.teleport.send_radio import TextRadio

_TOPIC = "send"
_NAME_LENGTH = 48
_INDENT = 22
_SLOW_MS = 200


class What(Enum):
    """Which memories go."""

    EVERYTHING = auto()
    BRANCH = auto()
    SELECTED = auto()
    PLACES = auto()


class ChoicePage(QWidget):
    """Counts live, in the background, what the choice means; `changed` says that `forecast` is another."""

    changed = Signal()

    def __init__(self, session: Session, selected: Sequence[Key], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._selected = session, tuple(selected)
        self._branch = session.branch
        self.forecast: Forecast | None = None
        self.what = dict(self._make_what())
        self.with_history = TextRadio(self.tr("With history"))
        self.newest_only = TextRadio(self.tr("Newest text only"))
        self.with_history.setChecked(True)
        self.what[What.EVERYTHING].setChecked(True)
        self._counts = {what: QLabel() for what in self.what}
        self.places = PlaceTree()
        self._frame = Box()
        self.outcome = SignedLine("package")
        self.references = SignedLine("link-break", "warning")
        self.waiting = SignedLine("hourglass-simple", "warning")
        self.damage = SignedLine("warning", "warning")
        self._slow = QTimer(self, singleShot=True, interval=_SLOW_MS)
        self._lay_out()
        self._connect()
        self._unfold()
        self.ask()

    @property
    def selection(self) -> Selection:
        """What is chosen."""
        chosen = Selection()
        if self.what[What.PLACES].isChecked():
            chosen = self.places.selection
        elif What.BRANCH in self.what and self.what[What.BRANCH].isChecked() and self._branch is not None:
            chosen = Selection(branches=frozenset((self._branch,)))
        elif What.SELECTED in self.what and self.what[What.SELECTED].isChecked():
            chosen = Selection(keys=frozenset(self._selected))
        return replace(chosen, newest_only=self.newest_only.isChecked())

    def choose(self, what: What) -> None:
        """Choose which memories go."""
        self.what[what].setChecked(True)

    def ask(self) -> None:
        """Count anew."""
        selection, selected = self.selection, self._selected
        self._slow.start()
        self._session.ask(
            _TOPIC,
            lambda snapshot: forecast(snapshot, selection, selected, lambda _: None),
            self._show,
            is_long=True,
        )

    def close_questions(self) -> None:
        """Ask and answer nothing more."""
        self._slow.stop()
        self._session.refreshed.disconnect(self.ask)
        self._session.writes.standing_changed.disconnect(self._say_what_waits)
        self._session.tasks.forget(_TOPIC)

    def _make_what(self) -> Iterator[tuple[What, TextRadio]]:
        yield What.EVERYTHING, TextRadio(self.tr("Everything"))
        if self._branch is not None:
            name = formats.isolated(formats.one_line(self._branch, _NAME_LENGTH))
            text = self.tr("Branch {name}, and what belongs to no branch").format(name=name)
            yield What.BRANCH, TextRadio(text.replace("&", "&&"))
        if self._selected:
            yield (
                What.SELECTED,
                TextRadio(self.tr("The %n fact(s) that are selected in the list", "", len(self._selected))),
            )
        yield What.PLACES, TextRadio(self.tr("Chosen branches and kinds of memory"))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(_title(self.tr("What goes")))
        column.addLayout(self._what_rows())
        frame = QVBoxLayout(self._frame)
        frame.setContentsMargins(1, 1, 1, 1)
        frame.addWidget(self.places)
        column.addWidget(self._frame, 1)
        column.addSpacing(8)
        column.addWidget(_title(self.tr("How it goes")))
        column.addLayout(self._how_rows())
        column.addSpacing(8)
        column.addWidget(self._outcome_box())
        column.addStretch(0)

    def _outcome_box(self) -> Box:
        box = Box()
        lines = QVBoxLayout(box)
        lines.setContentsMargins(12, 8, 12, 8)
        lines.setSpacing(4)
        for line in (self.outcome, self.references, self.waiting, self.damage):
            lines.addWidget(line)
        return box

    def _what_rows(self) -> QGridLayout:
        self._what_group = QButtonGroup(self)
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        for row, (what, button) in enumerate(self.what.items()):
            self._what_group.addButton(button)
            grid.addWidget(button, row, 0)
            count = self._counts[what]
            count.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(count, row, 1)
        return grid

    def _how_rows(self) -> QGridLayout:
        self._how_group = QButtonGroup(self)
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        grid.setHorizontalSpacing(0)
        grid.setColumnMinimumWidth(0, _INDENT)
        grid.setColumnStretch(1, 1)
        meanings = {
            self.with_history: self.tr(
                "Earlier texts and what was deleted go along: for somebody who sends changes back."
            ),
            self.newest_only: self.tr(
                "One record for each memory, nothing deleted: for tools that know nothing of revisions."
            ),
        }
        for row, (button, meaning) in enumerate(meanings.items()):
            self._how_group.addButton(button)
            button.setAccessibleDescription(meaning)
            grid.addWidget(button, 2 * row, 0, 1, 2)
            grid.addWidget(quiet(meaning), 2 * row + 1, 1)
        return grid

    def _connect(self) -> None:
        self._what_group.buttonToggled.connect(self._choose)
        self._how_group.buttonToggled.connect(self._choose)
        self._slow.timeout.connect(self._wait)
        self.places.changed.connect(self.ask)
        self._session.refreshed.connect(self.ask)
        self._session.writes.standing_changed.connect(self._say_what_waits)

    def _choose(self, _: object, is_on: bool) -> None:
        # One of two signals: a choice also takes another back.
        if is_on:
            self._unfold()
            self.ask()

    def _unfold(self) -> None:
        self._frame.setVisible(self.what[What.PLACES].isChecked())

    def _wait(self) -> None:
        """What was counted before is not true any more."""
        self.forecast = None
        self.outcome.say(self.tr("Counting…"))
        self.references.say("")
        self.changed.emit()

    def _show(self, counted: Forecast) -> None:
        self._slow.stop()
        self.forecast = counted
        self.places.show_counts(counted.by_namespace)
        numbers = {What.EVERYTHING: counted.everything, What.SELECTED: counted.selected}
        if self._branch is not None:
            numbers[What.BRANCH] = counted.with_branch(self._branch)
        for what, label in self._counts.items():
            label.setText(formats.count(numbers[what]) if what in numbers else "")
        self.outcome.say(self._outcome_words(counted))
        references = counted.left_out.references
        self.references.say(
            self.tr("%n reference(s) lead(s) from what goes to what stays.", "", references) if references else ""
        )
        self._say_what_waits()
        self.changed.emit()

    def _outcome_words(self, counted: Forecast) -> str:
        left_out = counted.left_out
        words = [self.tr("%n memory(ies) go(es).", "", counted.memories)]
        if counted.deleted:
            words.append(self.tr("%n of them is (are) marked as deleted, without a text.", "", counted.deleted))
        if counted.stay:
            deleted = self.tr("%n deleted", "", left_out.deleted)
            stay = self.tr("%n memory(ies) stay(s)", "", counted.stay)
            words.append(f"{stay}, {deleted}." if left_out.deleted else f"{stay}.")
        if left_out.earlier_texts:
            words.append(self.tr("%n earlier text(s) stay(s).", "", left_out.earlier_texts))
        return " ".join(words)

    def _say_what_waits(self) -> None:
        pending = len(self._session.writes.standing.pending)
        text = self.tr("%n change(s) wait(s) to be written to the file and is (are) not in the snapshot.", "", pending)
        self.waiting.say(text if pending else "")
        snapshot = self._session.snapshot
        damage = 0 if snapshot is None else len(snapshot.damage)
        lost = self.tr("The file is damaged in %n place(s): what cannot be read does not go.", "", damage)
        self.damage.say(lost if damage else "")


def _title(text: str) -> QLabel:
    label = plain(text)
    font = QFont(label.font())
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label
