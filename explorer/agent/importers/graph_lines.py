"""The JSON objects of a knowledge-graph memory file with their lines, whatever an interrupted writer left of it."""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterator

GraphObject = dict[str, object]
Found = tuple[int, GraphObject | str]
"""A line, counted from 1, and the object that begins there, or the reason why nothing could be read."""

_DECODER = json.JSONDecoder()
_BLANK = re.compile(r"[ \t\r\n]*")
_BETWEEN = re.compile(r"[ \t\r\n,]*")
_KINDS = {"entities": "entity", "relations": "relation"}
_MERGE_MARKS = ("<<<<<<<", "=======", ">>>>>>>", "|||||||")


def graph_objects(text: str) -> Iterator[Found]:
    """Everything that `text` holds, in its order; objects of a whole document get the `type` that its lists imply."""
    document = _whole_document(text)
    if document is not None and any(isinstance(document.get(name), list) for name in _KINDS):
        yield from _of_document(text)
        return
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        for found in _of_line(line, cut=number == len(lines)):
            yield number, found


def beginning(text: str) -> str:
    """What a text that is no knowledge graph begins with, in words."""
    start = _skip(_BLANK, text, 0)
    try:
        value, _ = _DECODER.raw_decode(text, start)
    except (ValueError, RecursionError):
        return f"“{text[start:].split(chr(10), 1)[0][:60].strip()}”, which is not JSON"
    if isinstance(value, dict):
        keys = ", ".join(f"“{key[:40]}”" for key in list(value)[:6])
        return f"an object with the keys {keys}" if keys else "an object without keys"
    return _what(value)


def _of_line(line: str, cut: bool) -> Iterator[GraphObject | str]:
    """The objects on one line: two writers at once leave several, or a broken one before a whole one."""
    at = _skip(_BLANK, line, 0)
    while at < len(line):
        try:
            value, end = _DECODER.raw_decode(line, at)
        except (ValueError, RecursionError) as error:
            yield _why_unreadable(line, at, cut, error)
            end = line.find('{"type"', at + 1)
            if end < 0 or isinstance(error, RecursionError):
                return
        else:
            yield value if isinstance(value, dict) else f"No object but {_what(value)}."
        at = _skip(_BLANK, line, end)


def _why_unreadable(line: str, at: int, cut: bool, error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "Nested too deeply to be read."
    if line.startswith(_MERGE_MARKS):
        return "A mark of an unfinished git merge; resolve it and import again."
    if not isinstance(error, json.JSONDecodeError):
        return "A number with too many digits to be read."
    if line[at] not in "{[":
        return f"Not JSON: “{line[at : at + 40].strip()}”."
    if cut:
        return "The last line is cut off: its writer was interrupted."
    return f"Broken JSON: {error.msg} (column {error.colno})."


def _whole_document(text: str) -> GraphObject | None:
    try:
        value, end = _DECODER.raw_decode(text, _skip(_BLANK, text, 0))
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) and _skip(_BLANK, text, end) == len(text) else None


def _of_document(text: str) -> Iterator[Found]:
    """The members of a document that is known to be whole, read one by one for the sake of their lines."""
    at = text.index("{") + 1
    while text[at := _skip(_BETWEEN, text, at)] != "}":
        name, at = _DECODER.raw_decode(text, at)
        at = _skip(_BLANK, text, at) + 1
        at = _skip(_BLANK, text, at)
        kind = _KINDS.get(name)
        if kind is None or text[at] != "[":
            yield text.count("\n", 0, at) + 1, f"“{name}” is not part of this format."
            _, at = _DECODER.raw_decode(text, at)
        else:
            at = yield from _of_list(text, at + 1, kind)


def _of_list(text: str, at: int, kind: str) -> Generator[Found, None, int]:
    line, counted = text.count("\n", 0, at) + 1, at
    while text[at := _skip(_BETWEEN, text, at)] != "]":
        line, counted = line + text.count("\n", counted, at), at
        value, at = _DECODER.raw_decode(text, at)
        yield line, {**value, "type": kind} if isinstance(value, dict) else f"No object but {_what(value)}."
    return at + 1


def _skip(pattern: re.Pattern[str], text: str, at: int) -> int:
    match = pattern.match(text, at)
    return match.end() if match else at


def _what(value: object) -> str:
    if value is None:
        return "null"
    return {str: "a text", list: "a list", bool: "a truth value"}.get(type(value), "a number")
