"""What moving, copying or deleting memory of branches does, in sentences with counts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from explorer.memory.changes import ChangeKind, ChangeSet, Import, Restore, Tombstone, Withdraw
from explorer.services.branches.deleting import BranchDeletion
from explorer.services.branches.moving import Moving
from explorer.services.deletion import Consequences
from explorer.services.lineages import REVISION_OF
from explorer.services.superseding import Affected
from explorer.ui import formats

OF_BRANCHES = (ChangeKind.MOVE, ChangeKind.COPY, ChangeKind.DELETE_BRANCH)
_NAMED, _NAME_LENGTH = 2, 40


class MoveWords(QObject):
    """Sentences with numbers in them: their plural forms are collected for the translators from `tr` only."""

    def forecast(self, moving: Moving, place: str, *, copies: bool) -> str:
        """What would be moved or copied, and what follows."""
        name = formats.isolated(formats.one_line(place, _NAME_LENGTH))
        words = self.tr("%n fact(s) to {place}", "", moving.memories)
        if copies:
            words = self.tr("%n copy(s) to {place}", "", moving.memories)
        parts = [words.format(place=name)]
        if moving.there_already:
            parts.append(self.tr("%n say(s) the same there already", "", moving.there_already))
        if moving.renamed:
            parts.append(self.tr("%n get(s) another id, because theirs is taken there", "", moving.renamed))
        if moving.references:
            parts.append(self.tr("%n record(s) that name them follow", "", moving.references))
        return " · ".join(parts)

    def moved(self, count: int) -> str:
        """What a move did, to be filled in."""
        return self.tr("Moved %n fact(s) to {place}", "", count)

    def copied(self, count: int) -> str:
        """What a copy did, to be filled in."""
        return self.tr("Copied %n fact(s) to {place}", "", count)

    def deleted(self, count: int) -> str:
        """What deleting a branch did, to be filled in."""
        return self.tr("Deleted branch {place}: %n fact(s)", "", count)

    def question(self, branch: str, count: int) -> str:
        """What is asked before a branch goes."""
        return self.tr("Delete branch “{name}” with its %n fact(s)?", "", count).format(name=formats.isolated(branch))

    def delete(self, branch: str, count: int) -> str:
        """What stands on the button."""
        short = formats.isolated(formats.one_line(branch, _NAME_LENGTH // 2))
        return self.tr("Delete {name} (%n fact(s))", "", count).format(name=short)

    def reached(self, deletion: BranchDeletion, reached: Consequences) -> list[tuple[str, str]]:
        """What else a deletion reaches: an icon with a sentence each."""
        lines = []
        if deletion.replaced:
            words = self.tr("%n of them is/are superseded and go(es) too.", "", deletion.replaced)
            lines.append(("clock-counter-clockwise", words))
        if count := len(reached.policies):
            words = self.tr("%n policy(s) cite(s) it and go(es) on citing it, shown as deleted", "", count)
            lines.append(("scales", _with_names(words, reached.policies)))
        if count := len(reached.linking):
            words = self.tr("%n fact(s) elsewhere keep(s) the link to it", "", count)
            lines.append(("link", _with_names(words, reached.linking)))
        if deletion.conflicts:
            lines.append(("warning-circle", self.tr("%n open conflict(s) end(s) with it.", "", deletion.conflicts)))
        lines.append(("arrow-u-up-left", self.tr("Undo brings everything back.")))
        return lines


def step_words(step: ChangeKind, change: ChangeSet) -> str:
    """What a step of one of the kinds `OF_BRANCHES` did, also where `change` takes it back."""
    words = MoveWords()
    if step is ChangeKind.COPY:
        brought = [each.inserted if isinstance(each, Withdraw) else each for each in change.operations]
        count = len({each.metadata.get(REVISION_OF) or each.key.id for each in brought if isinstance(each, Import)})
        sentence = words.copied(count)
    else:
        # An undo has the inverse of what was done.
        gone = Restore if change.kind is ChangeKind.UNDO else Tombstone
        count = sum(type(each) is gone for each in change.operations)
        sentence = words.moved(count) if step is ChangeKind.MOVE else words.deleted(count)
    return sentence.format(place=formats.isolated(formats.one_line(change.label, _NAME_LENGTH)))


def _with_names(sentence: str, affected: Sequence[Affected]) -> str:
    names = [f"“{formats.isolated(formats.one_line(each.label, _NAME_LENGTH))}”" for each in affected[:_NAMED]]
    return f"{sentence}: {', '.join(names)}{', …' if len(affected) > _NAMED else ''}"
