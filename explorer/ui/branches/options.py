"""Branches to choose from: names with counts, narrowed by what is typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from explorer.memory.namespaces import GLOBAL_MEMORY_TYPES, branches_in, namespaces_of
from explorer.memory.query import BranchCounts
from explorer.services.branches.places import Place
from explorer.ui import formats
from explorer.ui.teleport.send_places import place_word

Index = QModelIndex | QPersistentModelIndex
OPTION_ROLE = Qt.ItemDataRole.UserRole
_LONGEST = 120


@dataclass(frozen=True, slots=True)
class Option:
    """A branch, or all of them (`branch` None, no `place`), or a place that all branches see.

    `count` are its facts, None where they are not counted. `is_git` = git has it checked out; `is_chosen` = it is the
    one that is shown.
    """

    title: str
    branch: str | None = None
    place: Place | None = None
    count: int | None = None
    is_git: bool = False
    is_chosen: bool = False

    @property
    def icon(self) -> str:
        """Its sign."""
        return "git-branch" if self.branch is not None else "globe" if self.place is not None else "stack"


class OptionsModel(QAbstractListModel):
    """Options that hold every word of the filter, in the order given."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._every: Sequence[Option] = ()
        self._shown: Sequence[Option] = ()
        self._words: list[str] = []

    def show_options(self, options: Sequence[Option]) -> None:
        """Offer these."""
        self._every = options
        self._narrow()

    def filter_by(self, text: str) -> None:
        """Offer those whose title has these words."""
        self._words = _folded(text).split()
        self._narrow()

    def option(self, row: int) -> Option | None:
        """The option in a row; None where there is none."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def row_of(self, branch: str | None) -> int:
        """Where a branch stands; 0 where it is not offered."""
        rows = (row for row, each in enumerate(self._shown) if each.place is None and each.branch == branch)
        return next(rows, 0)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's signature
        return 0 if parent.isValid() else len(self._shown)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        option = self.option(index.row()) if index.isValid() else None
        if option is None:
            return None
        if role == OPTION_ROLE:
            return option
        if role == Qt.ItemDataRole.DisplayRole:
            return option.title
        if role == Qt.ItemDataRole.ToolTipRole and len(option.title) > _LONGEST // 4:
            return option.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(option)
        return None

    def _narrow(self) -> None:
        self.beginResetModel()
        self._shown = [each for each in self._every if all(word in _folded(each.title) for word in self._words)]
        self.endResetModel()

    def _spoken(self, option: Option) -> str:
        count = "" if option.count is None else self.tr("%n fact(s)", "", option.count)
        git = self.tr("git's branch") if option.is_git else ""
        chosen = self.tr("shown") if option.is_chosen else ""
        return ", ".join(part for part in (option.title, count, git, chosen) if part)


def branch_options(
    counts: Mapping[str | None, BranchCounts], git: str | None, chosen: str | None, others: Collection[str] = ()
) -> list[Option]:
    """The branches that have facts, git's first; those of `others` that have none come last.

    One that is shown is offered even where it has nothing.
    """
    known = {name: count.facts for name, count in counts.items() if name is not None and count.facts}
    names = {*known, *(each for each in (git, chosen) if each is not None)}
    ordered = branches_in(namespace for name in names for namespace in namespaces_of(name))
    ordered.sort(key=lambda name: name != git)
    rest = sorted(set(others) - names, key=str.casefold)
    return [
        Option(
            formats.one_line(name, _LONGEST),
            name,
            count=known.get(name, 0),
            is_git=name == git,
            is_chosen=name == chosen,
        )
        for name in (*ordered, *rest)
    ]


def global_options() -> list[Option]:
    """The places that all branches see."""
    return [Option(place_word(each), place=Place(memory_type=each)) for each in GLOBAL_MEMORY_TYPES]


def _folded(text: str) -> str:
    return unicodedata.normalize("NFC", text).casefold()
