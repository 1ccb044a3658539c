"""From a comparison and its answers to one change set, and to the counts that say what it does (SEMANTICS 7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from explorer.memory.changes import ChangeKind, ChangeSet, new_change_set
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.memory.protocols import RecordSource, Report
from explorer.memory.records import SUPERSEDED_BY, UNDONE
from explorer.services.editing import Editing, label_of
from explorer.services.lineages import newest_of
from explorer.services.teleport.answers import Answer, Choice, default_answer, values_by
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Comparison, Difference, Row
from explorer.services.teleport.fields import TEXT, differing_fields, text_of
from explorer.services.teleport.operations import Operations
from explorer.services.teleport.references import Missing
from explorer.services.teleport.sides import State

_REPORT_EVERY = 200
# What it is called when a lineage comes in that is not here: a deletion too, so that the memory stays deleted.
_BROUGHT = {DiffClass.NEW_THERE: "imported", DiffClass.DELETED_THERE: "deleted"}
Answers = Mapping[Key, Answer]
"""By the root of a row; of rows without one, the default holds, and a conflict stays unsolved."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What a merge does, in memories.

    `renewed` only get larger use counts or newer times. `unsolved` conflicts, which nobody decided, and rows that
    were `left_out` are asked about again next time. `operations` = records written, earlier texts included.
    """

    imported: int = 0
    changed: int = 0
    deleted: int = 0
    restored: int = 0
    kept_both: int = 0
    renewed: int = 0
    left_out: int = 0
    unsolved: int = 0
    operations: int = 0

    @property
    def written(self) -> int:
        """How many memories are written."""
        return self.imported + self.changed + self.deleted + self.restored + self.kept_both + self.renewed


@dataclass(frozen=True, slots=True)
class Merge:
    """What a merge would do: the change set (None where nothing is to be done), its counts, what would be missing."""

    change: ChangeSet | None
    tally: Tally
    missing: tuple[Missing, ...]


def merge(
    editing: Editing, comparison: Comparison, there: RecordSource, answers: Answers, report: Report, *, label: str = ""
) -> Merge:
    """Carry out a comparison's answers on the workspace as it is now; `label` names the file in the history.

    Texts that come in bring their vectors where both files have them of one model. Nothing is written over: raises
    `Refused` (CHANGED_MEANWHILE) where a record that would be written does not say any more what was compared.
    """
    merger = _Merger(editing, comparison, there, answers)
    # Where two memories there changed places, the one that is in use again must not seem to lead back to the other.
    rows = sorted(comparison.rows, key=lambda row: not _comes_back(row, comparison))
    for number, row in enumerate(rows):
        if number % _REPORT_EVERY == 0:
            report(number / len(rows))
        merger.take(row)
    made = merger.operations.finished()
    change = new_change_set(ChangeKind.MERGE, made, editing.now, editing.by, label) if made else None
    tally = replace(merger.tally, renewed=merger.operations.renewed, operations=len(made))
    return Merge(change, tally, tuple(merger.operations.missing()))


def answer_of(row: Row, answers: Answers) -> Answer | None:
    """What becomes of a row; None for a conflict that nobody decided. About what is only here there is no question."""
    if row.diff is DiffClass.ONLY_HERE:
        return default_answer(row)
    return answers.get(row.root) or default_answer(row)


def records_seen(comparison: Comparison, answers: Answers) -> Iterator[tuple[Key, Mapping[str, Any]]]:
    """What is known of the other file once it is merged: all but what was left out, of which the former state."""
    for row in comparison.rows:
        answer = answer_of(row, answers)
        is_open = answer is None or answer.choice is Choice.LEFT_OUT
        side = comparison.base if is_open else comparison.there
        if side is not None:
            yield from ((key, side.metadata(key) or {}) for key in side.keys(row.root))


class _Merger:
    def __init__(self, editing: Editing, comparison: Comparison, there: RecordSource, answers: Answers) -> None:
        self._read = editing.ahead.metadata
        self._comparison = comparison
        self._answers = answers
        coming = frozenset(
            key
            for row in comparison.rows
            if row.here_root is None and _takes(answer_of(row, answers))
            for key in comparison.there.keys(row.root)
        )
        here_roots = {row.root: row.here_root or row.root for row in comparison.rows if row.there_root is not None}
        self.operations = Operations(editing, there, comparison.there, here_roots, coming, comparison.naming)
        self.tally = Tally()

    def take(self, row: Row) -> None:
        answer = answer_of(row, self._answers)
        if answer is None or answer.choice is Choice.LEFT_OUT:
            self._count("unsolved" if answer is None else "left_out")
            return
        is_kept = answer.choice is Choice.MINE and not answer.fields and not row.disputed
        if is_kept and not row.quiet:
            return
        self._carry_out(row, answer, self._as_shown(row))

    def _carry_out(self, row: Row, answer: Answer, difference: Difference) -> None:
        here, there, operations = difference.here, difference.there, self.operations
        if here is not None and there is not None and not here.is_deleted and not there.is_deleted:
            self._on_both(answer, difference, here, there)
        elif here is not None and not here.is_deleted:
            # There it was deleted, or is gone.
            if answer.choice is Choice.THEIRS:
                self._count("deleted", operations.delete(here, there))
            elif answer.choice is Choice.EDITED and (values := values_by(answer, difference)):
                self._count("changed", operations.change(here, here, values))
        elif there is not None and answer.choice is not Choice.MINE:
            before = text_of(difference.base or {})
            if here is None:
                self._count(_BROUGHT.get(row.diff, "restored"), operations.bring(there, answer.edited.get(TEXT)))
            elif not there.is_deleted:
                self._count("restored", operations.restore(here, there, answer.edited.get(TEXT), before))

    def _on_both(self, answer: Answer, difference: Difference, here: State, there: State) -> None:
        if answer.choice is Choice.BOTH and not answer.fields:
            self._count("kept_both", self.operations.copy(there))
        elif values := values_by(answer, difference):
            self._count("changed", self.operations.change(here, there, values))
        else:
            self.operations.renew(here, there)

    def _as_shown(self, row: Row) -> Difference:
        """The difference, with the record here as it is now, which must still mean what it meant."""
        difference = self._comparison.difference(row)
        here = difference.here
        if here is None:
            keys = self._comparison.there.keys(row.root)
            if any(self._is_there(key) and self._comparison.here.metadata(key) is None for key in keys):
                raise Refused(Refusal.CHANGED_MEANWHILE, str(row.root))
            return difference
        now = self._read(here.key) or {}
        current = replace(here, metadata=now)
        is_as_shown = (
            newest_of(here.key, self._read) == newest_of(here.key, self._comparison.here.metadata)
            and current.is_deleted is here.is_deleted
            and now.get(SUPERSEDED_BY) == here.metadata.get(SUPERSEDED_BY)
            and not differing_fields(current.fields, here.fields)
        )
        if not is_as_shown:
            raise Refused(Refusal.CHANGED_MEANWHILE, label_of(here.metadata, here.key))
        return replace(difference, here=current)

    def _is_there(self, key: Key) -> bool:
        found = self._read(key)
        return found is not None and found.get(SUPERSEDED_BY) != UNDONE

    def _count(self, what: str, is_done: bool = True) -> None:
        self.tally = replace(self.tally, **{what: getattr(self.tally, what) + is_done})


def _comes_back(row: Row, comparison: Comparison) -> bool:
    """Whether a memory was replaced here and is not there."""
    if SUPERSEDED_BY not in row.fields or row.there_root is None:
        return False
    newest = comparison.there.newest(row.there_root)
    return newest is not None and not newest.superseded_by


def _takes(answer: Answer | None) -> bool:
    return answer is not None and answer.choice not in (Choice.MINE, Choice.LEFT_OUT)
