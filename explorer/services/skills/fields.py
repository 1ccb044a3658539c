"""The fields of a skill in the spellings that agents' files have them in, and what is wrong with a value."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Any

import yaml

from explorer.services.yaml_entries import Entry, Unreadable, items, scalar

_NUMBER = re.compile(r"[+-]?[0-9.]{1,20}(e[+-]?[0-9]{1,3})?", re.IGNORECASE)
_OPENING, _CLOSING = "([{", ")]}"
FIELDS = {
    "name": "name",
    "description": "description",
    "globpatterns": "glob_patterns",
    "globs": "glob_patterns",
    "glob": "glob_patterns",
    "applyto": "glob_patterns",
    "paths": "glob_patterns",
    "triggerkeywords": "trigger_keywords",
    "keywords": "trigger_keywords",
    "triggers": "trigger_keywords",
    "trigger": "trigger_keywords",
    "toolsallowed": "tools_allowed",
    "allowedtools": "tools_allowed",
    "tools": "tools_allowed",
    "importance": "importance",
    "tags": "tags",
}
"""By spelling, without case, hyphens and underscores."""
LISTS = frozenset(("glob_patterns", "trigger_keywords", "tools_allowed", "tags"))


def field_of(key: str) -> str | None:
    """The field that a key of the front matter means; None for one that we do not know."""
    return FIELDS.get(re.sub("[-_ ]", "", key.casefold()))


def read_line(entry: Entry) -> str:
    """A text of one line; white space in it counts once. Raises `Unreadable`."""
    text = scalar(entry.node, entry.line)
    if text is None:
        raise Unreadable(entry.line, f"“{entry.key}” has to be a text, and is {_named(entry.node)}; it was left out.")
    return _line(text)


def read_list(entry: Entry, field: str, complain: Callable[[Unreadable], None]) -> list[str]:
    """A list of texts, or one text that lists them; each once. Items that are no text are told and left out.

    Commas between brackets do not divide: `Bash(git add, git commit), Read` are two. Tools without a comma are divided
    by spaces, as the Agent Skills format has them. Raises `Unreadable`.
    """
    said = scalar(entry.node, entry.line)
    if said is not None:
        parts = divide(said, ",\n") if field != "tools_allowed" or _has_comma(said) else divide(said, " \n\t")
        return _once(parts)
    nodes = items(entry.node, entry.line)
    if nodes is None:
        raise Unreadable(entry.line, f"“{entry.key}” has to be a list, and is {_named(entry.node)}; it was left out.")
    texts: list[str] = []
    for node in nodes:
        line = entry.line + max(0, node.start_mark.line - entry.node.start_mark.line)
        try:
            text = scalar(node, line)
        except Unreadable as refused:
            complain(refused)
            continue
        if text is None:
            complain(Unreadable(line, f"“{entry.key}” has to list texts; {_named(node)} in it was left out."))
        else:
            texts.append(text)
    return _once(texts)


def read_share(entry: Entry) -> float:
    """A number from 0 to 1. Raises `Unreadable`."""
    text = scalar(entry.node, entry.line) or ""
    try:
        number = float(text) if _NUMBER.fullmatch(text.strip()) else math.nan
    except ValueError:
        number = math.nan
    if not 0.0 <= number <= 1.0:
        said = f"“{text}”" if text else _named(entry.node)
        reason = f"“{entry.key}” has to be a number from 0 to 1, and is {said}; 0.7 is used."
        raise Unreadable(entry.line, reason)
    return abs(number)


def divide(text: str, separators: str) -> Iterator[str]:
    """The parts of `text` between separators that stand in no brackets."""
    depth, begun = 0, 0
    for at, character in enumerate(text):
        depth += (character in _OPENING) - (character in _CLOSING and depth > 0)
        if not depth and character in separators:
            yield text[begun:at]
            begun = at + 1
    yield text[begun:]


def _has_comma(text: str) -> bool:
    return sum(1 for _ in divide(text, ",")) > 1


def _once(texts: Any) -> list[str]:
    return list(dict.fromkeys(line for text in texts if (line := _line(text))))


def _line(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _named(node: yaml.Node) -> str:
    if isinstance(node, yaml.SequenceNode):
        return "a list"
    return "a mapping" if isinstance(node, yaml.MappingNode) else "empty"
