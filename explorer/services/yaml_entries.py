"""A YAML mapping as entries with their lines, read so that no file can do harm or take long.

Nothing but plain values is made: a tag of another kind is refused, and so is an alias, which repeats what it stands for
without end, and what is nested deeper than anybody writes by hand.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import yaml
from typing_extensions import override

_DEEPEST = 20
_CORE = "tag:yaml.org,2002:"
_TRUE = frozenset(("yes", "true", "on"))
_TEXT = frozenset(("str", "timestamp", "merge", "value"))
_LARGEST = 2**63 - 1


class Unreadable(Exception):
    """A part of the front matter cannot be used: its line, counted from 1, and why, as a sentence."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Entry:
    """A key and its value, as YAML has them; `line` is the first of the file that the key stands in, from 1."""

    key: str
    node: yaml.Node
    line: int


class _Loader(yaml.SafeLoader):  # type: ignore[misc]
    """PyYAML's, which builds no tree of what is refused."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._depth = 0

    @override
    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        event = self.peek_event()
        if isinstance(event, yaml.AliasEvent):
            raise yaml.MarkedYAMLError(problem="aliases (*name) are not read", problem_mark=event.start_mark)
        if self._depth >= _DEEPEST:
            raise yaml.MarkedYAMLError(problem="it is nested too deep", problem_mark=event.start_mark)
        self._depth += 1
        try:
            node: yaml.Node | None = super().compose_node(parent, index)
        finally:
            self._depth -= 1
        return node


def entries(text: str, first_line: int) -> list[Entry] | None:
    """The entries of a mapping, a key that stands there twice two times; None where the text is something else.

    Empty text has none. `first_line` is the line of the file in which `text` begins. Raises `Unreadable`.
    """
    try:
        loader = _Loader(text)
        node = loader.get_single_node()
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = first_line + (0 if mark is None else mark.line)
        raise Unreadable(line, str(getattr(error, "problem", None) or getattr(error, "reason", error))) from error
    if node is None:
        return []
    if not isinstance(node, yaml.MappingNode):
        return None
    return [
        Entry(key.value, value, first_line + key.start_mark.line)
        for key, value in node.value
        if isinstance(key, yaml.ScalarNode)
    ]


def raw(key: str, text: str, line: int) -> Entry:
    """An entry whose value is `text` as it stands."""
    return Entry(key, yaml.ScalarNode(f"{_CORE}str", text), line)


def plain(entry: Entry) -> Any:
    """The value in the types that JSON has; dates stay as they are written. Raises `Unreadable`."""
    return _plain(entry.node, entry.line)


def scalar(node: yaml.Node, line: int) -> str | None:
    """The text of a single value as it is written, whatever YAML takes it for; None where it is a list or mapping.

    Raises `Unreadable` where it has a tag of its own.
    """
    kind = _kind(node, line)
    if not isinstance(node, yaml.ScalarNode):
        return None
    return "" if kind == "null" else str(node.value)


def items(node: yaml.Node, line: int) -> list[yaml.Node] | None:
    """The items of a list; None where it is none. Raises `Unreadable` where it has a tag of its own."""
    _kind(node, line)
    return list(node.value) if isinstance(node, yaml.SequenceNode) else None


def _plain(node: yaml.Node, line: int) -> Any:
    kind = _kind(node, line)
    if isinstance(node, yaml.SequenceNode):
        return [_plain(item, line) for item in node.value]
    if isinstance(node, yaml.MappingNode):
        return {scalar(key, line) or "": _plain(value, line) for key, value in node.value}
    if kind == "null":
        return None
    if kind == "bool":
        return node.value.lower() in _TRUE
    return node.value if kind in _TEXT else _number(kind, node)


def _number(kind: str, node: yaml.Node) -> int | float | str:
    """The number; as text where no 64 bits hold it."""
    reader = yaml.constructor.SafeConstructor()
    try:
        number: int | float
        number = reader.construct_yaml_int(node) if kind == "int" else reader.construct_yaml_float(node)
    except (ValueError, IndexError, OverflowError):
        return str(node.value)
    fits = abs(number) <= _LARGEST if kind == "int" else math.isfinite(number)
    return number if fits else str(node.value)


def _kind(node: yaml.Node, line: int) -> str:
    kind = str(node.tag).removeprefix(_CORE)
    standard = {"seq"} if isinstance(node, yaml.SequenceNode) else {"map"}
    if isinstance(node, yaml.ScalarNode):
        standard = {*_TEXT, "null", "bool", "int", "float"}
    if kind not in standard or not str(node.tag).startswith(_CORE):
        raise Unreadable(line, f"A value of the kind “{node.tag}” is not read.")
    return kind
