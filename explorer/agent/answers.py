"""A verb's answer as JSON for programs and as text for people."""

from __future__ import annotations

import dataclasses
import math
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import Enum
from pathlib import Path

from explorer.agent.importers.source_text import Unused
from explorer.agent.importing import ImportReport, SourceReport
from explorer.memory.examination import Examination
from explorer.memory.findings import Amount, Growth
from explorer.memory.keys import Key

_SHOWN = 8
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


def import_lines(answer: ImportReport) -> Iterator[str]:
    """An import's report for a person."""
    for source in answer.sources:
        yield from _source_lines(source, answer.dry_run)
    where = f"“{answer.workspace.name}”"
    if answer.dry_run:
        yield f"Nothing was written: this was a dry run. {counted(answer.added, 'fact')} would go into {where}."
        return
    news = f"{counted(answer.added, 'new fact')}, {counted(len(answer.new_domains), 'new domain')}"
    yield f"{'Made' if answer.created else 'Into'} {where}: {news}."
    if not answer.embedded:
        yield (
            "No embedding model is installed, so these facts are found by keyword only; they are marked and can be "
            "embedded later. Install it with: pip install 'memory-explorer[model]'"
        )


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
    return unicodedata.category(character) in {"Cc", "Cs"} or unicodedata.bidirectional(character) in _BIDI_CONTROLS


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


def _source_lines(source: SourceReport, dry_run: bool) -> Iterator[str]:
    entities, observations = counted(source.entities, "entity", "entities"), counted(source.observations, "observation")
    yield f"{source.file.name}: {entities}, {observations}, {counted(source.relations, 'relation')}"
    parts = [f"{counted(source.added, 'fact')} {'to add' if dry_run else 'added'} with {counted(source.links, 'link')}"]
    if source.already_there:
        parts.append(f"{source.already_there:,} already there")
    if source.changed_here:
        parts.append(f"{source.changed_here:,} edited or deleted here since, left as they are")
    if source.links_left_out:
        parts.append(f"{counted(source.links_left_out, 'new link')} of facts that are there left out")
    yield f"  {'; '.join(parts)}"
    if source.unused:
        yield f"  {counted(len(source.unused), 'part')} could not be used:"
        yield from (f"    {line}" for line in _grouped(source.unused))


def _grouped(unused: Iterable[Unused]) -> Iterator[str]:
    by_reason: defaultdict[str, list[int]] = defaultdict(list)
    for part in unused:
        by_reason[part.reason].append(part.line)
    found = []
    for reason, lines in by_reason.items():
        shown = ", ".join(map(str, lines[:3])) + (f" and {len(lines) - 3:,} more" if len(lines) > 3 else "")
        found.append(f"line {shown}: {reason}")
    yield from shortened(found)
