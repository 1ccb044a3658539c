"""Pairs of texts as agents note them, labelled by hand, and how a judgement of them is scored.

`pairs.jsonl`, one pair a line: `task` is `duplicates` (`label` same or different) or `contradictions` (contradiction or
not); `category` says what makes the pair hard; `cosine` is that of all-MiniLM-L6-v2, computed once, so that the
normal tests need no model (`python -m tests.bench duplicates` computes it anew). All texts were written for this file.
Labels say what a person would: a pair is the same where either of the two may be thrown away, and a
contradiction where both cannot be true of one project at one time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec

PAIRS = Path(__file__).with_name("pairs.jsonl")
_POSITIVE = frozenset({"same", "contradiction"})


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two texts and what a person says of them; `same_topic` is told of contradictions only."""

    task: str
    label: str
    category: str
    a: str
    b: str
    cosine: float
    same_topic: bool = False

    @property
    def is_positive(self) -> bool:
        """Whether it is one of those that are to be found."""
        return self.label in _POSITIVE


class Score(msgspec.Struct, frozen=True):
    """How right a judgement is: of what it finds, and of what there is."""

    precision: float
    recall: float


def pairs(task: str) -> list[Pair]:
    """All pairs of a task, in the order of the file."""
    decoder = msgspec.json.Decoder(Pair)
    every = [decoder.decode(line) for line in PAIRS.read_text(encoding="utf-8").splitlines()]
    return [pair for pair in every if pair.task == task]


def score(labelled: Sequence[Pair], judge: Callable[[Pair], bool]) -> Score:
    """Of a judgement that says whether a pair is one to be found; 0 where it finds none."""
    found = [pair for pair in labelled if judge(pair)]
    right = count(pair.is_positive for pair in found)
    return Score(right / max(1, len(found)), right / max(1, count(pair.is_positive for pair in labelled)))


def count(told: Iterable[bool]) -> int:
    """How many are true."""
    return sum(1 for each in told if each)
