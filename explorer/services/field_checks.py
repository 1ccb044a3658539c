"""From what a person typed to the value that is stored, or why it cannot be; the window has the words."""

from __future__ import annotations

import math
import re
import unicodedata
from dataclasses import dataclass
from datetime import date, datetime, time, tzinfo
from enum import StrEnum
from typing import Generic, TypeVar

from explorer.memory.times import format_time, parse_time

V = TypeVar("V")
LONGEST_LINE = 200
_DAY_ENDS = time(23, 59, 59)


class FieldProblem(StrEnum):
    """Why a text is not taken."""

    NO_NUMBER = "no number"
    OUT_OF_RANGE = "out of range"
    """A share is 0 to 1."""
    NO_TIME = "no time"
    CONTROL_CHARACTERS = "control characters"
    """Line breaks, tabs and the like in a text of one line."""
    TOO_LONG = "too long"
    """More than `LONGEST_LINE` characters."""
    EMPTY = "empty"
    NOT_STORABLE = "not storable"
    """Half of a character that takes two codes: no UTF-8."""


@dataclass(frozen=True, slots=True)
class Checked(Generic[V]):
    """The value, or what is wrong: then `value` is None. An empty field that may be empty has the value None too."""

    value: V | None
    problem: FieldProblem | None = None


def check_confidence(text: str) -> Checked[float]:
    """A share 0..1: `0.7`, `0,7` or `70 %`; empty = not stated."""
    typed = text.strip()
    if not typed:
        return Checked(None)
    figure = typed.removesuffix("%").strip().replace(",", ".")
    if not re.fullmatch(r"[+-]?[0-9]*\.?[0-9]+|[0-9]+\.", figure):
        return Checked(None, FieldProblem.NO_NUMBER)
    value = float(figure) / (100.0 if typed.endswith("%") else 1.0)
    if not math.isfinite(value) or not 0.0 <= value <= 1.0:
        return Checked(None, FieldProblem.OUT_OF_RANGE)
    return Checked(abs(value))


def check_importance(text: str) -> Checked[float]:
    """A share 0..1, by the same rules."""
    return check_confidence(text)


def check_valid_until(text: str, local: tzinfo) -> Checked[str]:
    """An ISO date, which means its end, or date and time, both in the person's time zone `local`; empty = no end.

    The value is in UTC, as it is stored.
    """
    typed = text.strip()
    if not typed:
        return Checked(None)
    try:
        # Where clocks are put back, the later of the two instants ends the day.
        moment = datetime.combine(date.fromisoformat(typed), _DAY_ENDS.replace(fold=1))
    except ValueError:
        try:
            moment = datetime.fromisoformat(f"{typed[:-1]}Z" if typed.endswith("z") else typed)
        except ValueError:
            return Checked(None, FieldProblem.NO_TIME)
    try:
        value = format_time(moment.replace(tzinfo=local) if moment.tzinfo is None else moment)
    except (OverflowError, ValueError):
        return Checked(None, FieldProblem.NO_TIME)
    return Checked(value) if parse_time(value) is not None else Checked(None, FieldProblem.NO_TIME)


def check_line(text: str) -> Checked[str]:
    """A topic, domain, role or label: one line, outer white space stripped; may be empty."""
    line = text.strip()
    if any(unicodedata.category(character) in ("Cc", "Zl", "Zp") for character in line):
        return Checked(None, FieldProblem.CONTROL_CHARACTERS)
    if not _is_storable(line):
        return Checked(None, FieldProblem.NOT_STORABLE)
    return Checked(line) if len(line) <= LONGEST_LINE else Checked(None, FieldProblem.TOO_LONG)


def check_tags(text: str) -> Checked[list[str]]:
    """Tags between commas or line ends, each by the rules of a line, once, in the order typed."""
    tags: dict[str, None] = {}
    for part in re.split(r"[,\n\r]", text):
        checked = check_line(part)
        if checked.problem is not None:
            return Checked(None, checked.problem)
        if checked.value:
            tags[checked.value] = None
    return Checked(list(tags))


def check_text(text: str, may_be_empty: bool = False) -> Checked[str]:
    """A memory's text, taken as it was typed; only a note may be empty, because it cannot be deleted."""
    if not may_be_empty and not text.strip():
        return Checked(None, FieldProblem.EMPTY)
    return Checked(text) if _is_storable(text) else Checked(None, FieldProblem.NOT_STORABLE)


def _is_storable(text: str) -> bool:
    return not re.search("[\ud800-\udfff]", text)
