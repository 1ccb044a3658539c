"""What was believed of a topic as lines of a list: from when to when, and what took its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.memory.text import normalise
from explorer.services.conflicts.topic_history import End, Held
from explorer.ui import formats
from explorer.ui.widgets.line_list import LINE_ROLE, Line

Index = QModelIndex | QPersistentModelIndex
_TEXT_LENGTH = 100
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ICONS = {
    End.REPLACED: "arrow-bend-up-right",
    End.REVISED: "pencil-simple",
    End.DELETED: "trash",
    End.EXPIRED: "clock",
    End.BROKEN: "link-break",
    End.CIRCULAR: "arrows-clockwise",
}
RETURNS_ICON = "arrow-counter-clockwise"
DAMAGED = frozenset({End.BROKEN, End.CIRCULAR})
"""Ends that are none: the file needs a repair."""


def letters(held: Sequence[Held]) -> list[str]:
    """A name for each text, A, B, C: equal texts have the same one, so that A, B, A is seen."""
    names: dict[str, str] = {}
    found = []
    for each in held:
        # A tombstone has no text to be told by.
        text = normalise(each.text) or str(each.key)
        found.append(names.setdefault(text, _letter(len(names))))
    return found


def _letter(number: int) -> str:
    name = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, len(_ALPHABET))
        name = _ALPHABET[rest] + name
    return name


class TopicHistoryModel(QAbstractListModel):
    """Shows `Held` texts as `Line`s under `LINE_ROLE`, oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.held: Sequence[Held] = ()
        self.letters: Sequence[str] = ()

    def show_history(self, held: Sequence[Held]) -> None:
        """Show these."""
        if held == self.held:
            return
        self.beginResetModel()
        self.held, self.letters = held, letters(held)
        self.endResetModel()

    def position_of(self, key: Key) -> int | None:
        """Where a text stands; None where it is not listed."""
        return next((at for at, each in enumerate(self.held) if each.key == key), None)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.held)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == LINE_ROLE:
            return self._line(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._line(index.row()).title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._line(index.row()).sentence
        if role == Qt.ItemDataRole.ToolTipRole:
            held = self.held[index.row()]
            times = (formats.exact_time(held.since), formats.exact_time(held.until))
            return "\n".join(part for part in (self._how(held), *times) if part)
        return None

    def _line(self, row: int) -> Line:
        held, letter = self.held[row], self.letters[row]
        text = formats.isolated(formats.one_line(held.text, _TEXT_LENGTH)) or self.tr("(no text left)")
        sign, tone = self._sign(held)
        quiet = held.end is not None and held.end not in DAMAGED and held.returns is None
        return Line(f"{letter}  {text}", (self._how(held), self._span(held)), "", sign, tone, quiet)

    def _sign(self, held: Held) -> tuple[str, str]:
        if held.end in DAMAGED:
            assert held.end is not None
            return ICONS[held.end], "bad"
        if held.returns is not None:
            return RETURNS_ICON, "warning"
        return ("check-circle", "good") if held.end is None else (ICONS[held.end], "muted")

    def _span(self, held: Held) -> str:
        since = formats.local_date(held.since) or self.tr("no date")
        if held.end is None:
            return self.tr("since {date}").format(date=since)
        until = formats.local_date(held.until) or self.tr("no date")
        return self.tr("{since} – {until}").format(since=since, until=until)

    def _how(self, held: Held) -> str:
        """Why it is not believed any more, what came then, and whether it had been believed before."""
        parts = []
        if held.returns is not None:
            at = self.position_of(held.returns)
            letter = "" if at is None else self.letters[at]
            parts.append(self.tr("{letter} again").format(letter=letter))
        parts.append(self._end(held))
        return " · ".join(parts)

    def _end(self, held: Held) -> str:
        by = None if held.by is None else self.position_of(held.by)
        letter = "" if by is None else self.letters[by]
        if held.end is None:
            return self.tr("believed now")
        if held.end is End.BROKEN:
            return self.tr("what replaced it is not there")
        if held.end is End.CIRCULAR:
            return self.tr("replaced, in the end, by itself")
        if held.end is End.DELETED:
            return self.tr("deleted")
        if held.end is End.EXPIRED:
            return self.tr("expired")
        if held.end is End.REVISED:
            return self.tr("revised to {letter}").format(letter=letter) if letter else self.tr("revised")
        return self.tr("replaced by {letter}").format(letter=letter) if letter else self.tr("replaced")
