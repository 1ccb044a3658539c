"""A verb's answer as JSON for programs and as text for people."""

from __future__ import annotations

import dataclasses
import math
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import datetime
from enum import Enum
from pathlib import Path

from explorer.agent.importers.source_text import Unused
from explorer.agent.verbs import ImportReport, SourceReport
from explorer.memory.keys import Key
from explorer.store.doctor import Examination

_SHOWN = 8
_BIDI_CONTROLS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


def plain(value: object) -> object:
    """`value` in the types that JSON has; keys of records as `namespace/id`, numbers that are none as text."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Key | Path | str):
        # A name that is not UTF-8 has half characters in Python, which JSON cannot hold.
        return str(value).encode("utf-8", "replace").decode()
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, dict):
        return {str(plain(str(name))): plain(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def import_lines(answer: ImportReport) -> Iterator[str]:
    """An import's report for a person."""
    for source in answer.sources:
        yield from _source_lines(source, answer.dry_run)
    where = f"“{answer.workspace.name}”"
    if answer.dry_run:
        yield f"Nothing was written: this was a dry run. {_count(answer.added, 'fact')} would go into {where}."
        return
    news = f"{_count(answer.added, 'new fact')}, {_count(len(answer.new_domains), 'new domain')}"
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
        yield from (f"  {place}" for place in finding.where[:_SHOWN])
        if len(finding.where) > _SHOWN:
            yield f"  … and {len(finding.where) - _SHOWN:,} more (--json names all)"


def printable(text: str) -> str:
    """`text` without control characters: a memory file must not steer the terminal that shows it."""
    return "".join("\N{REPLACEMENT CHARACTER}" if _steers(character) else character for character in text)


def _steers(character: str) -> bool:
    return unicodedata.category(character) in {"Cc", "Cs"} or unicodedata.bidirectional(character) in _BIDI_CONTROLS


def _source_lines(source: SourceReport, dry_run: bool) -> Iterator[str]:
    entities, observations = _count(source.entities, "entity", "entities"), _count(source.observations, "observation")
    yield f"{source.file.name}: {entities}, {observations}, {_count(source.relations, 'relation')}"
    parts = [f"{_count(source.added, 'fact')} {'to add' if dry_run else 'added'} with {_count(source.links, 'link')}"]
    if source.already_there:
        parts.append(f"{source.already_there:,} already there")
    if source.changed_here:
        parts.append(f"{source.changed_here:,} edited or deleted here since, left as they are")
    if source.links_left_out:
        parts.append(f"{_count(source.links_left_out, 'new link')} of facts that are there left out")
    yield f"  {'; '.join(parts)}"
    if source.unused:
        yield f"  {_count(len(source.unused), 'part')} could not be used:"
        yield from (f"    {line}" for line in _grouped(source.unused))


def _grouped(unused: Iterable[Unused]) -> Iterator[str]:
    by_reason: defaultdict[str, list[int]] = defaultdict(list)
    for part in unused:
        by_reason[part.reason].append(part.line)
    for reason, lines in list(by_reason.items())[:_SHOWN]:
        shown = ", ".join(map(str, lines[:3])) + (f" and {len(lines) - 3:,} more" if len(lines) > 3 else "")
        yield f"line {shown}: {reason}"
    if len(by_reason) > _SHOWN:
        yield f"… and {len(by_reason) - _SHOWN:,} more (--json names all)"


def _count(number: int, one: str, many: str | None = None) -> str:
    return f"{number:,} {one if number == 1 else many or one + 's'}"
