"""An import's report for a person."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from explorer.agent.answers import counted, shortened
from explorer.agent.import_reports import Flagged, ImportReport, SourceReport
from explorer.agent.importers.formats import JSON_LINES
from explorer.agent.importers.source_text import Unused

_PLURALS = {"entities": "entity", "memories": "memory", "policies": "policy"}
_LINES_SHOWN = 3


def import_lines(answer: ImportReport) -> Iterator[str]:
    """What was in each source, what became of it, and what to do next."""
    for source in answer.sources:
        yield from _source_lines(source, answer.dry_run)
    if answer.passed_over:
        yield f"{counted(len(answer.passed_over), 'file')} of no known format passed over:"
        yield from shortened([f"  {name}" for name in answer.passed_over])
    where = f"“{answer.workspace.name}”"
    if answer.dry_run:
        yield f"Nothing was written: this was a dry run. {counted(answer.added, 'record')} would go into {where}."
        return
    policies = sum(source.policies for source in answer.sources)
    noun = "new record" if any(source.format == JSON_LINES.name for source in answer.sources) else "new fact"
    news = f"{counted(answer.added - policies, noun)}, {counted(len(answer.new_domains), 'new domain')}"
    yield f"{'Made' if answer.created else 'Into'} {where}: {news}."
    if policies:
        yield (
            f"{counted(policies, 'new policy', 'new policies')}, switched off: an active policy reaches every agent. "
            "Read them and switch on what holds."
        )
    if not answer.embedded:
        yield (
            "No embedding model is installed, so these facts are found by keyword only; they are marked and can be "
            "embedded later. Install it with: pip install 'memory-explorer[model]'"
        )


def _source_lines(source: SourceReport, dry_run: bool) -> Iterator[str]:
    held = ", ".join(
        counted(number, _PLURALS.get(name, name.removesuffix("s")), name) for name, number in _held(source)
    )
    files = f" ({source.format}, {counted(source.files, 'file')})" if source.files > 1 else f" ({source.format})"
    yield f"{source.source.name}{files}: {held}"
    facts = counted(source.added - source.policies, "record" if source.format == JSON_LINES.name else "fact")
    parts = [f"{facts} {'to add' if dry_run else 'added'} with {counted(source.links, 'link')}"]
    if source.policies:
        parts.append(counted(source.policies, "policy", "policies"))
    if source.already_there:
        parts.append(f"{source.already_there:,} already there")
    if source.changed_here:
        parts.append(f"{source.changed_here:,} edited or deleted here since, left as they are")
    if source.links_left_out:
        parts.append(f"{counted(source.links_left_out, 'new link')} of facts that are there left out")
    yield f"  {'; '.join(parts)}"
    if source.flagged:
        yield f"  {counted(len(source.flagged), 'text')} may hold a secret; nothing was changed in them:"
        yield from shortened([f"    {_place(part)}: {part.what} {part.masked}" for part in source.flagged])
    if source.unused:
        yield f"  {counted(len(source.unused), 'part')} could not be used:"
        yield from shortened([f"    {line}" for line in _grouped(source.unused)])


def _held(source: SourceReport) -> Iterator[tuple[str, int]]:
    first = next(iter(source.held), "")
    yield from ((name, number) for name, number in source.held.items() if number or name == first)


def _place(part: Flagged) -> str:
    return f"{part.file}, line {part.line}"


def _grouped(unused: Iterable[Unused]) -> Iterator[str]:
    by_reason: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for part in unused:
        by_reason[part.file, part.reason].append(part.line)
    for (file, reason), lines in by_reason.items():
        shown = ", ".join(map(str, lines[:_LINES_SHOWN]))
        more = f" and {len(lines) - _LINES_SHOWN:,} more" if len(lines) > _LINES_SHOWN else ""
        place = f"line {shown}{more}" if any(lines) else ""
        yield f"{', '.join(part for part in (file, place) if part)}: {reason}"
