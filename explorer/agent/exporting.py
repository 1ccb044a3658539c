"""Memory as a file for other tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from explorer.agent.access import Access, checked, utc_now
from explorer.agent.answers import counted
from explorer.agent.desk import Desk
from explorer.agent.exports.contents import Chosen, Contents
from explorer.agent.exports.fact_table import fact_table
from explorer.agent.exports.graph_file import graph_file
from explorer.agent.exports.json_lines import json_lines
from explorer.agent.exports.markdown import markdown
from explorer.agent.exports.memory_server import memory_server
from explorer.agent.searching import ALL_BRANCHES
from explorer.memory.errors import MemoryExplorerError, TargetExists
from explorer.memory.protocols import Clock, Report
from explorer.store.courier import refuse_own
from explorer.store.whole_file import write_whole

_WHAT_NOT = "Nothing was exported"
_READING_SHARE = 0.3


class ExportFormat(StrEnum):
    """What kind of file."""

    JSONL = "jsonl"
    MARKDOWN = "markdown"
    CSV = "csv"
    GRAPHML = "graphml"
    MEMORY_JSONL = "memory-jsonl"


_WRITERS: Mapping[ExportFormat, Callable[[Chosen], Contents]] = {
    ExportFormat.JSONL: json_lines,
    ExportFormat.MARKDOWN: markdown,
    ExportFormat.CSV: fact_table,
    ExportFormat.GRAPHML: graph_file,
    ExportFormat.MEMORY_JSONL: memory_server,
}
_BY_SUFFIX = {
    ".jsonl": ExportFormat.JSONL,
    ".md": ExportFormat.MARKDOWN,
    ".markdown": ExportFormat.MARKDOWN,
    ".csv": ExportFormat.CSV,
    ".graphml": ExportFormat.GRAPHML,
}


class CannotExport(MemoryExplorerError):
    """It is not said, or not known, what kind of file is wanted."""


@dataclass(frozen=True, slots=True)
class ExportReport:
    """A file that was written: what is in it and what is not, by name. `branch` None = of all branches."""

    workspace: Path
    path: Path
    format: ExportFormat
    branch: str | None
    counts: Mapping[str, int]
    left_out: Mapping[str, int]
    size: int
    sha256: str
    sentence: str


def export_memory(
    workspace: Path,
    out: Path,
    kind: ExportFormat | str = "",
    *,
    branch: str | None = None,
    vectors: bool = False,
    replace: bool = False,
    clock: Clock = utc_now,
    report: Report = lambda _: None,
) -> ExportReport:
    """Write what is seen on a branch, or without one all there is, to `out`: whole, or not at all; reads only.

    Without a `kind`, that of the file's suffix. `vectors` go along as JSON Lines only. Raises `CannotExport`,
    `TargetExists` where there is a file and it is not to be replaced, `CannotSend` where it cannot be written or is the
    workspace itself, `NotAWorkspace`, `WorkspaceDamaged`, and what `report` raises.
    """
    chosen = _kind(kind, out)
    if vectors and chosen is not ExportFormat.JSONL:
        raise CannotExport(f"Only jsonl holds vectors, {chosen} does not. {_WHAT_NOT}; leave --vectors out.")
    refuse_own(checked(out), workspace)
    if out.exists() and not replace:
        raise TargetExists(
            f"There is a file “{out}” already. {_WHAT_NOT}; choose another name, or replace it with --replace."
        )
    access = Access(workspace, clock, report=report)
    here = access.scan(_WHAT_NOT, access.share(0.0, _READING_SHARE))
    on = None if branch in (None, ALL_BRANCHES) else Desk(workspace, branch=branch).branch_name()
    made = _WRITERS[chosen](Chosen(here, on, clock(), vectors))
    sent = write_whole(made.parts, made.expected, out, access.share(_READING_SHARE, 1.0), replace=replace)
    left_out = {name: count for name, count in made.left_out.items() if count}
    held = ", ".join(f"{name} {count:,}" for name, count in made.counts.items())
    return ExportReport(
        workspace,
        sent.path,
        chosen,
        on,
        dict(made.counts),
        left_out,
        sent.size,
        sent.sha256,
        f"Wrote “{out.name}” ({counted(sent.size, 'byte')}): {held}.",
    )


def _kind(said: ExportFormat | str, out: Path) -> ExportFormat:
    if not said:
        found = _BY_SUFFIX.get(out.suffix.casefold())
        if found is None:
            raise CannotExport(
                f"What kind of file “{out.name}” is to be does not follow from its name. {_WHAT_NOT}; say --format "
                f"{', '.join(ExportFormat)}."
            )
        return found
    try:
        return ExportFormat(said)
    except ValueError:
        raise CannotExport(f"There is no format “{said}”: choose {', '.join(ExportFormat)}. {_WHAT_NOT}.") from None
