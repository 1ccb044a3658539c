"""What a person decides about the differences between two files: every answer, and how to take it back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from explorer.memory.keys import Key
from explorer.services.teleport.alike import Reach, reaches
from explorer.services.teleport.answers import (
    Answer,
    Choice,
    ConflictStrategy,
    answer_by,
    choices_for,
    default_answer,
)
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Difference, Row
from explorer.ui.teleport.encounter import Encounter

LEFT_OUT = Answer(Choice.LEFT_OUT)
_WHOLE = frozenset(
    (
        DiffClass.NEW_THERE,
        DiffClass.EDIT_DELETE,
        DiffClass.DELETED_HERE,
        DiffClass.DELETED_THERE,
        DiffClass.MISSING_THERE,
    )
)
"""What has no fields to decide one by one: one side has the memory, the other has not."""


@dataclass(frozen=True, slots=True)
class _Step:
    """What stood before a decision: answers by row, None where there was none."""

    before: Mapping[Key, Answer | None]


class Review(QObject):
    """The answers to one comparison. What nobody answers is done as `answers.default_answer` says."""

    changed = Signal()
    """Answers are others."""
    renewed = Signal()
    """The files were compared anew; answers to what is still the same difference stay."""

    def __init__(self, encounter: Encounter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.encounter = encounter
        self._given: dict[Key, Answer] = {}
        self._steps: list[_Step] = []

    @property
    def answers(self) -> dict[Key, Answer]:
        """Every decision that is complete, by the root of its row."""
        rows = self.encounter.comparison.by_root
        return {root: answer for root, answer in self._given.items() if is_complete(rows[root], answer)}

    @property
    def conflicts(self) -> Sequence[Row]:
        """All rows that somebody has to decide."""
        return self.encounter.listed.get(DiffClass.CONFLICT, ())

    @property
    def unsolved(self) -> list[Row]:
        """The conflicts that nobody decided yet."""
        return [row for row in self.conflicts if self.answer(row) is None]

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back."""
        return bool(self._steps)

    @property
    def decided(self) -> int:
        """About how many rows a person decided something, perhaps not everything yet."""
        return len(self._given)

    def answer(self, row: Row) -> Answer | None:
        """What becomes of a row; None for a conflict that nobody decided, or not yet in all fields."""
        given = self._given.get(row.root)
        if given is None:
            return default_answer(row)
        return given if is_complete(row, given) else None

    def given(self, row: Row) -> Answer | None:
        """What the person said of a row so far; else what happens by itself."""
        return self._given.get(row.root) or default_answer(row)

    def difference(self, row: Row) -> Difference:
        """All about a row."""
        return self.encounter.comparison.difference(row)

    def reaches(self, row: Row) -> Sequence[Reach]:
        """How far a decision about a conflict can reach; only itself for any other row."""
        return reaches(row, self.unsolved if row.diff.is_conflict else (), self.encounter.domains)

    def decide(self, rows: Iterable[Row], answer: Answer | None) -> int:
        """Give rows an answer, as one step; to how many it applies. None takes a decision away."""
        fitting = [row for row in rows if answer is None or answer.choice in choices_for(row)]
        self._take({row.root: answer for row in fitting})
        return len(fitting)

    def choose(self, rows: Iterable[Row], choice: Choice) -> int:
        """Give rows a whole choice, as one step; a conflict's other fields are merged. To how many it applies."""
        return self.decide(rows, Answer(choice))

    def decide_field(self, row: Row, name: str, choice: Choice) -> None:
        """Decide one field; where every disputed field has its answer, the row is decided."""
        if row.diff in _WHOLE:
            self.decide([row], Answer(choice))
        else:
            self._take({row.root: with_field(self._given.get(row.root), name, choice)})

    def edit(self, row: Row, name: str, value: Any) -> None:
        """Give a field what a person wrote."""
        before = self._given.get(row.root)
        whole = row.diff in _WHOLE
        answer = Answer(Choice.EDITED) if whole else with_field(before, name, Choice.EDITED)
        edited = {**(before.edited if before is not None else {}), name: value}
        self._take({row.root: replace(answer, edited=edited)})

    def toggle(self, row: Row) -> None:
        """Leave a row out, or take it in again."""
        is_out = self._given.get(row.root) == LEFT_OUT
        self.decide([row], None if is_out else LEFT_OUT)

    def resolve(self, strategy: ConflictStrategy) -> int:
        """Have a strategy decide what is still unsolved, as one step; how many it could not tell."""
        found: dict[Key, Answer | None] = {}
        left = 0
        for row in self.unsolved:
            answer = answer_by(strategy, self.difference(row))
            if answer is not None and answer.choice is Choice.BOTH and Choice.BOTH not in choices_for(row):
                # One side deleted it: what there is stays.
                is_here = (here := self.difference(row).here) is not None and not here.is_deleted
                answer = Answer(Choice.MINE if is_here else Choice.THEIRS)
            if answer is None:
                left += 1
            else:
                found[row.root] = answer
        self._take(found)
        return left

    def leave_conflicts_out(self) -> None:
        """Leave out what is unsolved: it is asked about again next time."""
        self._take(dict.fromkeys((row.root for row in self.unsolved), LEFT_OUT))

    def undo(self) -> None:
        """Take back the last decision, of all rows that it was for."""
        if self._steps:
            self._set(self._steps.pop().before)
            self.changed.emit()

    def renew(self, encounter: Encounter) -> int:
        """Take a newer comparison; how many decisions fell away because their difference is another now."""
        before, now = self.encounter.comparison.by_root, encounter.comparison.by_root
        kept = {root: answer for root, answer in self._given.items() if _is_same(before.get(root), now.get(root))}
        lost = len(self._given) - len(kept)
        self.encounter, self._given = encounter, kept
        steps = [
            {root: answer for root, answer in step.before.items() if _is_same(before.get(root), now.get(root))}
            for step in self._steps
        ]
        self._steps = [_Step(step) for step in steps if step]
        self.renewed.emit()
        return lost

    def _take(self, answers: Mapping[Key, Answer | None]) -> None:
        before = {root: self._given.get(root) for root in answers}
        if before == dict(answers):
            return
        self._steps.append(_Step(before))
        self._set(answers)
        self.changed.emit()

    def _set(self, answers: Mapping[Key, Answer | None]) -> None:
        for root, answer in answers.items():
            if answer is None:
                self._given.pop(root, None)
            else:
                self._given[root] = answer


def with_field(before: Answer | None, name: str, choice: Choice) -> Answer:
    """An answer in which one more field is decided."""
    base = before if before is not None and before.choice is not Choice.LEFT_OUT else Answer(Choice.EACH)
    return replace(base, fields={**base.fields, name: choice})


def is_complete(row: Row, answer: Answer) -> bool:
    """Whether nothing of a row is left to decide."""
    return answer.choice is not Choice.EACH or set(row.disputed) <= answer.fields.keys()


def _is_same(before: Row | None, now: Row | None) -> bool:
    return before is not None and now is not None and (before.diff, before.mark) == (now.diff, now.mark)
