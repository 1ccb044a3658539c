"""A verb's answer as JSON for programs and as text for people."""

from __future__ import annotations

import dataclasses
import math
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from enum import Enum
from pathlib import Path

from explorer.memory.examination import Examination
from explorer.memory.findings import Amount, Growth
from explorer.memory.keys import Key

_SHOWN = 8
_STEERING = frozenset({"Cc", "Cs", "Zl", "Zp"})
_BIDI_CONTROLS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


def plain(value: object) -> object:
    """`value` in the types that JSON has; keys of records as `namespace/id`, numbers that are none as text."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, Key | Path | str):
        # A name that is not UTF-8 has half characters in Python, which JSON cannot hold.
        return str(value).encode("utf-8", "replace").decode()
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, Mapping):
        return {str(plain(name)): plain(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted((plain(item) for item in value), key=str)
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def check_lines(answer: Examination) -> Iterator[str]:
    """An examination for a person."""
    yield answer.sentence
    if answer.file is None:
        return
    for namespace in answer.namespaces:
        yield f"  {namespace.name}  {namespace.records:,}"
    findings = answer.findings()
    if not findings:
        yield "Nothing is wrong with it."
    for finding in findings:
        yield f"{finding.what}: {len(finding.where):,}"
        yield from shortened([f"  {place}" for place in finding.where])
    grown = [f"{amount.records:,} {name} ({amount.bytes:,} bytes)" for name, amount in _grown(answer.growth)]
    if grown:
        yield f"In the file and in no list: {', '.join(grown)}."


def printable(text: str) -> str:
    """`text` without control characters: a memory file must not steer the terminal that shows it."""
    return "".join("\N{REPLACEMENT CHARACTER}" if _steers(character) else character for character in text)


def _steers(character: str) -> bool:
    return unicodedata.category(character) in _STEERING or unicodedata.bidirectional(character) in _BIDI_CONTROLS


def shortened(lines: Sequence[str]) -> Iterator[str]:
    """The first lines of a list, and how many more there are."""
    yield from lines[:_SHOWN]
    if len(lines) > _SHOWN:
        indent = lines[0][: len(lines[0]) - len(lines[0].lstrip())]
        yield f"{indent}… and {len(lines) - _SHOWN:,} more (--json names all)"


def counted(number: int, one: str, many: str | None = None) -> str:
    """A number with its noun."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def _grown(growth: Growth) -> Iterator[tuple[str, Amount]]:
    parts = ("superseded", growth.superseded), ("deleted", growth.deleted), ("undone", growth.undone)
    return (part for part in (*parts, ("past their time to live", growth.past_ttl)) if part[1].records)
