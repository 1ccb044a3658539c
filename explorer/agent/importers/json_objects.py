"""The JSON objects of a memory file with their lines, whatever an interrupted writer left of it."""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterator
from typing import NamedTuple

JsonObject = dict[str, object]


class Found(NamedTuple):
    """What stands in a line, counted from 1: an object, or the reason why nothing could be read.

    `lists` names the lists of the document that the object is in, from the outside: `("entities",)`; it is empty
    where the object stands by itself or in a list without a name.
    """

    line: int
    value: JsonObject | str
    lists: tuple[str, ...] = ()


CONTAINERS = frozenset(("entities", "relations", "results", "memories", "items", "observations", "facts", "data"))
"""The names of lists that make an object a document of several records, and none itself."""
NOT_PART = "is not part of this format."
_TOO_BROKEN = "Too much is broken here: what follows was not read."

_DECODER = json.JSONDecoder()
_BLANK = re.compile(r"[ \t\r\n]*")
_BETWEEN = re.compile(r"[ \t\r\n,]*")
_NEXT_OBJECT = re.compile(r"\n[ \t]*\{")
_CONTAINER = re.compile(rf'\s*\{{\s*"(?:{"|".join(sorted(CONTAINERS))})"\s*:\s*[\[{{]')
_MOST_BROKEN = 200
"""So many broken objects in one line, or in a text of objects over lines, and the rest is no memory file any more."""
_MERGE_MARKS = ("<<<<<<<", "=======", ">>>>>>>", "|||||||")


def json_objects(text: str) -> Iterator[Found]:
    """Everything that `text` holds, in its order.

    That is one object a line, or several; or one document with lists of them; or a list; or objects over several
    lines with commas between them. What is cut off is read as far as it goes.
    """
    start = _skip(_BLANK, text, 0)
    opening = text[start : start + 1]
    if opening == "{" and (_is_container(_whole(text)) or (_CONTAINER.match(text) and not _is_by_lines(text, start))):
        yield from _of_container(text, start, ())
    elif opening == "[" and not _is_by_lines(text, start):
        end = yield from _of_list(text, start + 1, ())
        yield from _of_stream(text, end)
    elif opening == "{" and not _is_by_lines(text, start) and _reads(text, start):
        yield from _of_stream(text, start)
    else:
        yield from _of_lines(text)


def whole_object(text: str) -> JsonObject | None:
    """The object where `text` is one and nothing else."""
    return _whole(text)


def beginning(text: str) -> str:
    """What a text that is of another format begins with, in words."""
    start = _skip(_BLANK, text, 0)
    try:
        value, _ = _DECODER.raw_decode(text, start)
    except (ValueError, RecursionError):
        return f"“{text[start:].split(chr(10), 1)[0][:60].strip()}”, which is not JSON"
    if isinstance(value, dict):
        keys = ", ".join(f"“{key[:40]}”" for key in list(value)[:6])
        return f"an object with the keys {keys}" if keys else "an object without keys"
    return _what(value)


def _is_by_lines(text: str, start: int) -> bool:
    """Whether the first line is whole by itself and others follow, as in JSON Lines."""
    end = text.find("\n", start)
    line = text[start : len(text) if end < 0 else end]
    return _reads(line, 0) and text[start] == "{"


def _reads(text: str, at: int) -> bool:
    try:
        _DECODER.raw_decode(text, at)
    except (ValueError, RecursionError):
        return False
    return True


def _whole(text: str) -> JsonObject | None:
    try:
        value, end = _DECODER.raw_decode(text, _skip(_BLANK, text, 0))
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) and _skip(_BLANK, text, end) == len(text) else None


def _is_container(value: JsonObject | None) -> bool:
    """Whether it holds lists of records; an entity's observations are its own."""
    if value is None or any(isinstance(value.get(key), str) for key in ("name", "entityName", "_type", "namespace")):
        return False
    return any(isinstance(value.get(name), list | dict) for name in CONTAINERS)


def _of_lines(text: str) -> Iterator[Found]:
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        for found in _of_line(line, cut=number == len(lines)):
            yield Found(number, found)


def _of_line(line: str, cut: bool) -> Iterator[JsonObject | str]:
    """The objects on one line: two writers at once leave several, or a broken one before a whole one."""
    at = _skip(_BETWEEN, line, 0)
    broken = 0
    while at < len(line):
        try:
            value, end = _DECODER.raw_decode(line, at)
        except (ValueError, RecursionError) as error:
            yield _why_unreadable(line, at, cut, error)
            end = line.find('{"type"', at + 1)
            broken += 1
            if end < 0 or isinstance(error, RecursionError):
                return
            if broken == _MOST_BROKEN:
                yield _TOO_BROKEN
                return
        else:
            yield value if isinstance(value, dict) else f"No object but {_what(value)}."
        at = _skip(_BETWEEN, line, end)


def _why_unreadable(text: str, at: int, cut: bool, error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "Nested too deeply to be read."
    if text.startswith(_MERGE_MARKS, at):
        return "A mark of an unfinished git merge; resolve it and import again."
    if not isinstance(error, json.JSONDecodeError):
        return "A number with too many digits to be read."
    if text[at] not in "{[":
        return f"Not JSON: “{text[at : at + 40].splitlines()[0].strip()}”."
    if cut:
        return "The last line is cut off: its writer was interrupted."
    return f"Broken JSON: {error.msg} (column {error.colno})."


class _Lines:
    """Which line a place is in, for places that are asked in their order."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._line, self._at = 1, 0

    def of(self, at: int) -> int:
        self._line, self._at = self._line + self._text.count("\n", self._at, at), at
        return self._line


def _of_stream(text: str, at: int) -> Iterator[Found]:
    """Objects one after the other; behind a broken one, from the next line that begins with one."""
    lines = _Lines(text)
    broken = 0
    while (at := _skip(_BETWEEN, text, at)) < len(text):
        try:
            value, end = _DECODER.raw_decode(text, at)
        except (ValueError, RecursionError) as error:
            following = _NEXT_OBJECT.search(text, at)
            yield Found(lines.of(at), _why_unreadable(text, at, following is None, error))
            broken += 1
            if following is None or isinstance(error, RecursionError):
                return
            if broken == _MOST_BROKEN:
                yield Found(lines.of(at), _TOO_BROKEN)
                return
            at = following.end() - 1
        else:
            yield Found(lines.of(at), value if isinstance(value, dict) else f"No object but {_what(value)}.")
            at = end


def _of_container(text: str, at: int, lists: tuple[str, ...]) -> Generator[Found, None, int]:
    """The members of a document, read one by one for the sake of their lines; ends where it is broken."""
    at += 1
    lines = _Lines(text)
    while (at := _skip(_BETWEEN, text, at)) < len(text) and text[at] != "}":
        line = lines.of(at)
        try:
            name, at = _DECODER.raw_decode(text, at)
            at = _skip(_BLANK, text, _skip(_BLANK, text, at) + 1)
            inner = (*lists, str(name))
            if text[at : at + 1] == "[" and (lists or name in CONTAINERS):
                at = yield from _of_list(text, at + 1, inner)
            elif text[at : at + 1] == "{" and not lists and name in CONTAINERS:
                at = yield from _of_container(text, at, inner)
            else:
                _, at = _DECODER.raw_decode(text, at)
                yield Found(line, f"“{name}” {NOT_PART}", lists)
        except (ValueError, RecursionError) as error:
            yield Found(line, _why_unreadable(text, min(at, len(text) - 1), True, error), lists)
            return len(text)
    return at + 1


def _of_list(text: str, at: int, lists: tuple[str, ...]) -> Generator[Found, None, int]:
    lines = _Lines(text)
    while (at := _skip(_BETWEEN, text, at)) < len(text) and text[at] != "]":
        try:
            value, end = _DECODER.raw_decode(text, at)
        except (ValueError, RecursionError) as error:
            yield Found(lines.of(at), _why_unreadable(text, at, True, error), lists)
            return len(text)
        yield Found(lines.of(at), value if isinstance(value, dict) else f"No object but {_what(value)}.", lists)
        at = end
    return at + 1


def _skip(pattern: re.Pattern[str], text: str, at: int) -> int:
    match = pattern.match(text, at)
    return match.end() if match else at


def _what(value: object) -> str:
    if value is None:
        return "null"
    return {str: "a text", list: "a list", bool: "a truth value"}.get(type(value), "a number")
