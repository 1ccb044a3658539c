"""The laws by which importance fades, with every constant (SEMANTICS 4). Each is a value: a window may try any.

How much of a fact's importance is left hangs on its age alone; `explorer.memory.fading` says what the importance was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite, log
from typing import ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.memory.facts import FactType
from explorer.memory.fading import FADED_BELOW, HALF_LIFE_HOURS

Numbers = NDArray[np.float64]
Kinds = NDArray[np.int8]
"""Fact types by `kind_code`, shape (n,)."""


class Shape(NamedTuple):
    """What Weibull's law takes of a fact type: `k` below 1 fades fast first and slowly later, above 1 the other way."""

    k: float
    scale_hours: float

    @property
    def half_life_hours(self) -> float:
        """The age at which half is left: λ · (ln 2)^(1/k)."""
        return float(self.scale_hours * log(2.0) ** (1.0 / self.k))


SHAPES: Mapping[FactType, Shape] = {
    FactType.FACT: Shape(0.8, 720.0),
    FactType.PREFERENCE: Shape(0.4, 4380.0),
    FactType.DECISION: Shape(1.0, 336.0),
    FactType.COMMITMENT: Shape(1.0, 240.0),
    FactType.GOAL: Shape(0.9, 720.0),
    FactType.EVENT: Shape(1.2, 168.0),
    FactType.INSTRUCTION: Shape(0.9, 480.0),
    FactType.RELATIONSHIP: Shape(0.35, 8760.0),
    FactType.CONTEXT: Shape(0.85, 360.0),
    FactType.LEARNING: Shape(0.7, 1440.0),
    FactType.OBSERVATION: Shape(0.9, 480.0),
    FactType.ERROR: Shape(1.1, 336.0),
    FactType.ARTIFACT: Shape(0.75, 2160.0),
    FactType.REQUEST: Shape(1.5, 72.0),
    FactType.UNKNOWN: Shape(1.0, 168.0),
}
"""Seed B's table: preferences and relationships stay for months, requests for days."""
_CODES = {kind: code for code, kind in enumerate(FactType)}
_K = np.array([SHAPES[kind].k for kind in FactType])
_SCALE = np.array([SHAPES[kind].scale_hours for kind in FactType])


@dataclass(frozen=True, slots=True)
class Exponential:
    """Seed A's law: half is left after each half-life, whatever the type. Raises ValueError for what is no such law.

    Below `threshold` a fact has faded and is pruned; 0 prunes nothing.
    """

    half_life_hours: float = HALF_LIFE_HOURS
    threshold: float = FADED_BELOW
    name: ClassVar[str] = "exponential"
    counts_recalls: ClassVar[bool] = False
    """Whether being recalled makes a fact young again, beside being used."""

    def __post_init__(self) -> None:
        if not (isfinite(self.half_life_hours) and self.half_life_hours > 0):
            raise ValueError(f"A half-life is a number of hours above 0, not {self.half_life_hours:g}.")
        _check_threshold(self.threshold)

    def left(self, hours: Numbers, kinds: Kinds) -> Numbers:
        """The share that is left at these ages, 0..1, shape (n,): 2^(−age / half-life); 1 where there is no age (NaN).

        An age below 0, of a date in the future, counts as 0.
        """
        del kinds
        with np.errstate(over="ignore"):
            return _of_the_dated(hours, np.exp2(np.maximum(hours, 0.0) / -self.half_life_hours))

    def hours_until(self, left: Numbers, kinds: Kinds) -> Numbers:
        """The ages at which these shares, 0..1, are left; infinite for 0."""
        del kinds
        with np.errstate(divide="ignore", over="ignore"):
            return -self.half_life_hours * np.log2(left)


@dataclass(frozen=True, slots=True)
class Weibull:
    """Seed B's law: S = exp(−(age / λ)^k), with k and λ of the fact type. Otherwise as `Exponential`."""

    threshold: float = FADED_BELOW
    name: ClassVar[str] = "weibull"
    counts_recalls: ClassVar[bool] = True

    def __post_init__(self) -> None:
        _check_threshold(self.threshold)

    def left(self, hours: Numbers, kinds: Kinds) -> Numbers:
        """The share that is left at these ages, as `Exponential.left` gives it."""
        return _of_the_dated(hours, np.exp(-((np.maximum(hours, 0.0) / _SCALE[kinds]) ** _K[kinds])))

    def hours_until(self, left: Numbers, kinds: Kinds) -> Numbers:
        """The ages at which these shares, 0..1, are left; infinite for 0."""
        with np.errstate(divide="ignore"):
            return _SCALE[kinds] * (-np.log(left)) ** (1.0 / _K[kinds])


DecayLaw = Exponential | Weibull


def kind_code(kind: FactType) -> int:
    """The number that stands for a fact type in `Kinds`."""
    return _CODES[kind]


def _of_the_dated(hours: Numbers, left: Numbers) -> Numbers:
    left[np.isnan(hours)] = 1.0
    return left


def _check_threshold(threshold: float) -> None:
    if not 0.0 <= threshold <= 1.0:
        raise ValueError(f"A threshold lies between 0 and 1, as importance does; {threshold:g} does not.")
