"""Values of foreign JSON as the fields of a record want them; what is of another type counts as missing."""

from __future__ import annotations

import math
from collections.abc import Mapping

from explorer.agent.importers.source_text import without_surrogates
from explorer.memory.records import Time
from explorer.memory.times import parse_time

JsonObject = Mapping[str, object]
_LARGEST = 2**63 - 1
_DEEPEST = 50
_MILLISECONDS_FROM = 1e11
"""Unix seconds of the year 5138: a larger number counts milliseconds, as JavaScript does."""


def text_of(found: JsonObject, *names: str) -> str:
    """The first of these that is a text with something in it, without white space around it."""
    for name in names:
        value = found.get(name)
        if isinstance(value, str) and (text := without_surrogates(value).strip()):
            return text
    return ""


def texts_of(found: JsonObject, *names: str) -> tuple[str, ...]:
    """All texts of these lists, each once; a text by itself is one, or several with commas between them."""
    texts: dict[str, None] = {}
    for name in names:
        value = found.get(name)
        parts = value.split(",") if isinstance(value, str) else value if isinstance(value, list) else ()
        for part in parts:
            if isinstance(part, str) and (text := without_surrogates(part).strip()):
                texts[text] = None
    return tuple(texts)


def share_of(found: JsonObject, name: str, most: float = 1.0) -> float | None:
    """A number of 0 to `most` as a share of 0 to 1."""
    value = found.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= most:
        return None
    return value / most


def time_of(found: JsonObject, *names: str) -> Time | None:
    """The first of these that is a time; Unix milliseconds become seconds."""
    for name in names:
        value = found.get(name)
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            continue
        if isinstance(value, int | float) and abs(value) >= _MILLISECONDS_FROM:
            value = value / 1000 if abs(value) < _LARGEST else math.inf
        if parse_time(value) is not None:
            return value
    return None


def mapping_of(found: JsonObject, name: str) -> dict[str, object]:
    """The object under a name; an empty one where there is none."""
    value = found.get(name)
    return value if isinstance(value, dict) else {}


class TooDeep(Exception):
    """A value is nested deeper than anybody means to."""


def storable(value: object, depth: int = 0) -> object:
    """`value` as a record can hold it: numbers that no 64 bits hold as text, half characters replaced.

    Raises `TooDeep`.
    """
    if depth >= _DEEPEST:
        raise TooDeep
    if isinstance(value, dict):
        return {without_surrogates(str(name)): storable(part, depth + 1) for name, part in value.items()}
    if isinstance(value, list):
        return [storable(part, depth + 1) for part in value]
    if isinstance(value, str):
        return without_surrogates(value)
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > _LARGEST:
        return f"{value:#x}"
    return value
