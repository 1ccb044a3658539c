"""What kind of question it is, and what that says of the voices (SEMANTICS 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from explorer.services.recall.results import Intent, Period


class Biases(NamedTuple):
    """By how much the weights of three voices are multiplied."""

    vector: float
    lexical: float
    temporal: float


BIASES: Mapping[Intent, Biases] = {
    Intent.TEMPORAL: Biases(0.6, 1.5, 1.6),
    Intent.FACTUAL: Biases(1.0, 1.2, 0.9),
    Intent.ENTITY: Biases(1.1, 1.0, 1.0),
    Intent.PREFERENCE: Biases(0.9, 0.8, 1.2),
    Intent.PROCEDURAL: Biases(1.3, 0.9, 0.7),
    Intent.GENERAL: Biases(1.0, 1.0, 1.0),
}


def intent_of(text: str, period: Period | None) -> Intent:
    """The intent of a question: temporal where it names a period, else general."""
    return Intent.GENERAL if period is None or not text else Intent.TEMPORAL
