"""What a value of a wrong type most plainly says in the right one; nothing is guessed."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, get_args, get_origin

import msgspec

from explorer.memory.facts import Link
from explorer.memory.records import Record
from explorer.memory.times import format_time, parse_time
from explorer.services.field_checks import check_confidence

_FLAGS = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
_WRITTEN_OUT = ("content", "description")
_FIRST_MS, _LAST_MS = 946_684_800_000, 4_102_444_800_000
"""Milliseconds of the years 2000 to 2100: as seconds, no time that is read; as milliseconds, plainly one."""
_LARGEST = 2**53
"""Up to here a float names each whole number exactly."""
_ZONE = re.compile(r"\s*(UTC|GMT)$", re.IGNORECASE)


class Read(NamedTuple):
    """A value that fits; `is_whole` = it says all that the one before it said."""

    value: Any
    is_whole: bool = True


def read_as(kind: type[Record], field: str, value: object) -> Read | None:
    """The value as the type of the field has it; None where it does not say what is meant."""
    wanted = _types(kind)[field]
    for candidate in _candidates(wanted, field, value):
        if _fits(candidate.value, wanted):
            return candidate
    return None


def read_as_time(value: object) -> str | None:
    """The instant as it is stored, of notations that are no time elsewhere: milliseconds, and a zone spelled out."""
    if isinstance(value, str):
        text = value.strip()
        if parse_time(bare := _ZONE.sub("", text)) is not None and bare != text:
            moment = parse_time(bare)
            return None if moment is None else format_time(moment)
        if not re.fullmatch("[0-9]{12,13}", text):
            return None
        value = int(text)
    if isinstance(value, bool) or not isinstance(value, int | float) or not _FIRST_MS <= value <= _LAST_MS:
        return None
    moment = parse_time(value / 1000)
    return None if moment is None else format_time(moment)


def _candidates(wanted: Any, field: str, value: object) -> Iterator[Read]:
    if get_origin(wanted) is tuple:
        yield from _links(value) if get_args(wanted)[0] is Link else _texts(value)
    elif wanted is str:
        yield from _written(value, field)
    elif wanted is bool:
        word = str(value).strip().casefold() if isinstance(value, str | int) else ""
        if word in _FLAGS:
            yield Read(_FLAGS[word])
    else:
        yield from _numbers(value)
        if isinstance(value, str):
            yield Read(value.strip().casefold())


def _numbers(value: object) -> Iterator[Read]:
    if isinstance(value, str):
        share = check_confidence(value).value
        if share is not None:
            yield Read(share)
        try:
            value = float(value)
        except ValueError:
            return
    if isinstance(value, float) and math.isfinite(value):
        yield Read(value)
        if value.is_integer() and abs(value) <= _LARGEST:
            yield Read(int(value))


def _written(value: object, field: str) -> Iterator[Read]:
    """A text: of a number or a yes, how it is written; of more, only where a text is shown whole anyway."""
    if isinstance(value, bool | int | float):
        yield Read(json.dumps(value))
    elif field in _WRITTEN_OUT and isinstance(value, list | dict):
        yield Read(json.dumps(value, ensure_ascii=False))


def _texts(value: object) -> Iterator[Read]:
    items = _items(value)
    if items is None:
        return
    texts: dict[str, None] = {}
    is_whole = True
    for item in items:
        if isinstance(item, str):
            texts[item] = None
        elif isinstance(item, bool | int | float):
            texts[json.dumps(item)] = None
        else:
            is_whole = is_whole and item is None
    if texts or is_whole:
        yield Read(list(texts), is_whole)


def _links(value: object) -> Iterator[Read]:
    items = [value] if isinstance(value, dict) else _items(value)
    if items is None:
        return
    links = [_link(item) for item in items]
    fitting = [link.value for link in links if link is not None]
    if fitting or not links:
        yield Read(fitting, all(link is not None and link.is_whole for link in links))


def _link(item: object) -> Read | None:
    if isinstance(item, str) and item.strip():
        return Read({"to": item.strip()})
    if not isinstance(item, dict) or not isinstance(item.get("to"), str):
        return None
    link, is_whole = dict(item), True
    for name, wanted in (("type", str), ("weight", float)):
        if name in link and not _fits(link[name], wanted):
            said = link.pop(name)
            number = next((read.value for read in _numbers(said)), None) if wanted is float else None
            if number is not None:
                link[name] = number
            is_whole = is_whole and (number is not None or said is None)
    return Read(link, is_whole)


def _items(value: object) -> list[Any] | None:
    """The items of a list, also of one that stands as text: in JSON, or between commas and line ends."""
    if isinstance(value, list):
        return value
    if not isinstance(value, str):
        return None
    if value.lstrip().startswith("["):
        try:
            found = json.loads(value)
        except (ValueError, RecursionError):
            pass
        else:
            return found if isinstance(found, list) else None
    parts = (part.strip() for part in re.split(r"[,\n\r]", value))
    return list(dict.fromkeys(part for part in parts if part))


def _fits(value: object, wanted: Any) -> bool:
    try:
        msgspec.convert(value, wanted)
        # Of a text that was JSON: half a character that takes two codes is no UTF-8.
        json.dumps(value, ensure_ascii=False).encode()
    except (msgspec.ValidationError, UnicodeEncodeError):
        return False
    return True


@cache
def _types(kind: type[Record]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}
