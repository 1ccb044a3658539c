"""What maintenance did, in sentences with counts: conflicts, decay, consolidation, harmonising, repairs, purges."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from explorer.memory.changes import ChangeKind, Import, Insert, Operation, Patch, Purge, Restore, Tombstone, Withdraw
from explorer.memory.namespaces import BELIEFS, CONFLICTS, is_internal
from explorer.memory.records import SUPERSEDED_BY
from explorer.ui import formats

OF_MAINTENANCE = (
    ChangeKind.FIND_CONFLICTS,
    ChangeKind.RESOLVE,
    ChangeKind.DECAY,
    ChangeKind.CONSOLIDATE,
    ChangeKind.HARMONISE,
    ChangeKind.REPAIR,
    ChangeKind.PURGE,
    ChangeKind.LEARN,
)


class MaintenanceWords(QObject):
    """The words with a number in them: their plural forms are collected for the translators from `tr` only."""

    def noted(self, count: int) -> str:
        """Conflicts that were put into the inbox."""
        return self.tr("Noted %n conflict(s)", "", count)

    def resolved(self, count: int) -> str:
        """Conflicts in which one side stays, to be filled in."""
        return self.tr("Resolved %n conflict(s): “{text}” stays", "", count)

    def corrected(self, count: int) -> str:
        """Conflicts in which a side says something else now, to be filled in."""
        return self.tr("Resolved %n conflict(s): text corrected to “{text}”", "", count)

    def dismissed(self, count: int) -> str:
        """Conflicts in which both sides stay."""
        return self.tr("Dismissed %n conflict(s)", "", count)

    def settled(self, count: int) -> str:
        """Conflicts that were closed along with something else."""
        return self.tr("%n conflict(s) settled", "", count)

    def conflicts(self, count: int) -> str:
        """Conflicts that were noted along with something else."""
        return self.tr("%n conflict(s) noted", "", count)

    def faded(self, count: int) -> str:
        """Facts whose importance is less now."""
        return self.tr("%n fact(s) lost importance", "", count)

    def deleted(self, count: int) -> str:
        """Facts that were deleted."""
        return self.tr("%n deleted", "", count)

    def merged(self, count: int) -> str:
        """Facts that were merged into another one that says the same."""
        return self.tr("%n merged into another", "", count)

    def promoted(self, count: int) -> str:
        """Session items that became facts."""
        return self.tr("%n promoted to a fact", "", count)

    def updated(self, count: int) -> str:
        """Facts that took something over."""
        return self.tr("%n updated", "", count)

    def beliefs(self, count: int) -> str:
        """Beliefs that were noted."""
        return self.tr("%n belief(s) noted", "", count)

    def given_up(self, count: int) -> str:
        """Beliefs that nobody shares any more."""
        return self.tr("%n given up", "", count)

    def repaired(self, count: int) -> str:
        """Records that were repaired."""
        return self.tr("Repaired %n record(s)", "", count)

    def purged(self, count: int) -> str:
        """Records that are gone for good."""
        return self.tr("Purged %n record(s) permanently", "", count)


def maintenance_words(step: ChangeKind, operations: Sequence[Operation], label: str) -> str:
    """What a step of one of the kinds `OF_MAINTENANCE` did; the same for what undoes it, which is told as undone."""
    words = MaintenanceWords()
    conflicts = sum(each.key.namespace == CONFLICTS for each in operations)
    if step is ChangeKind.FIND_CONFLICTS:
        return words.noted(len(operations))
    if step is ChangeKind.RESOLVE:
        return _resolved(words, operations, conflicts, label)
    if step is ChangeKind.REPAIR:
        return words.repaired(len(operations))
    if step is ChangeKind.LEARN:
        said = QCoreApplication.translate("MaintenanceWords", "An agent learned “{text}”")
        return said.format(text=formats.isolated(label))
    if step is ChangeKind.PURGE:
        return words.purged(sum(isinstance(each, Purge) for each in operations))
    if step is ChangeKind.DECAY:
        said = QCoreApplication.translate("MaintenanceWords", "Decay: {what}")
        return said.format(what=_listed(_decayed(words, operations, conflicts)))
    if step is ChangeKind.CONSOLIDATE:
        said = QCoreApplication.translate("MaintenanceWords", "Consolidated: {what}")
        return said.format(what=_listed(_consolidated(words, operations, conflicts)))
    said = QCoreApplication.translate("MaintenanceWords", "Harmonised: {what}")
    return said.format(what=_listed(_harmonised(words, operations, conflicts)))


def _resolved(words: MaintenanceWords, operations: Sequence[Operation], conflicts: int, label: str) -> str:
    if conflicts == len(operations):
        return words.dismissed(conflicts)
    is_correction = any(isinstance(each, Insert | Withdraw) for each in operations)
    said = words.corrected(conflicts) if is_correction else words.resolved(conflicts)
    return said.replace("{text}", formats.isolated(label))


def _decayed(words: MaintenanceWords, operations: Sequence[Operation], conflicts: int) -> list[str]:
    deleted = _deleted(operations)
    parts = [words.faded(len(operations) - deleted - conflicts)]
    return parts + _some((words.deleted, deleted), (words.settled, conflicts))


def _consolidated(words: MaintenanceWords, operations: Sequence[Operation], conflicts: int) -> list[str]:
    facts = [each for each in operations if not is_internal(each.key.namespace)]
    changed = [each for each in facts if isinstance(each, Patch) and not isinstance(each, Tombstone | Restore)]
    merged = sum(bool(each.after.get(SUPERSEDED_BY) or each.before.get(SUPERSEDED_BY)) for each in changed)
    promoted = sum(isinstance(each, Import) or _takes_back_import(each) for each in facts)
    parts = _some((words.merged, merged), (words.deleted, _deleted(facts)), (words.promoted, promoted))
    parts = parts or [words.updated(len(changed))]
    return parts + _some((words.settled, conflicts))


def _harmonised(words: MaintenanceWords, operations: Sequence[Operation], conflicts: int) -> list[str]:
    beliefs = [each for each in operations if each.key.namespace == BELIEFS]
    given_up = _deleted(beliefs)
    noted = len(beliefs) - given_up
    return _some((words.beliefs, noted), (words.given_up, given_up), (words.conflicts, conflicts))


def _takes_back_import(operation: Operation) -> bool:
    return isinstance(operation, Withdraw) and isinstance(operation.inserted, Import)


def _deleted(operations: Sequence[Operation]) -> int:
    return sum(isinstance(each, Tombstone | Restore) for each in operations)


def _some(*counted: tuple[Callable[[int], str], int]) -> list[str]:
    """The words for what there is any of."""
    return [words(count) for words, count in counted if count]


def _listed(parts: Sequence[str]) -> str:
    return ", ".join(parts)
