"""`memory-agent conflicts|consolidate|harmonize` on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from explorer.agent import maintenance_lines as lines
from explorer.agent.console import AsJson, now, print_json, print_lines, progress, sentences
from explorer.agent.maintenance import MemoryMaintenance
from explorer.memory.protocols import Report
from explorer.services.consolidation.proposals import ProposalKind
from explorer.services.embedding import MiniLmEmbedder

Ours = Annotated[Path, typer.Argument(help="The workspace (.vdb).", metavar="W.vdb")]
Apply = Annotated[bool, typer.Option("--apply", help="Do it; without this, only say what would be done.")]


def conflicts(workspace: Ours, apply: Apply = False, as_json: AsJson = False) -> None:
    """Put facts that contradict or double each other into the inbox; a preview, unless --apply is given."""
    with sentences(as_json), progress("Comparing") as report:
        answer = _maintenance(workspace, report).find_conflicts(apply=apply)
    if as_json:
        print_json(lines.document(answer))
    else:
        print_lines(lines.conflicts_lines(answer))


def consolidate(
    workspace: Ours,
    kind: Annotated[
        list[ProposalKind] | None, typer.Option("--kind", help="Only this kind of proposal; may be repeated.")
    ] = None,
    skip: Annotated[
        list[str] | None,
        typer.Option("--skip", help="Leave what has this fact as it is; may be repeated.", metavar="KEY"),
    ] = None,
    branch: Annotated[
        str | None,
        typer.Option("--branch", help="Where session items become facts; without it, git's.", metavar="BRANCH"),
    ] = None,
    apply: Apply = False,
    as_json: AsJson = False,
) -> None:
    """Put together what is doubled, keep what a session learned, clear what is of no use; a preview without --apply."""
    with sentences(as_json), progress("Comparing") as report:
        maintenance = _maintenance(workspace, report)
        answer = maintenance.consolidate(tuple(kind or ProposalKind), skip or (), branch, apply=apply)
    if as_json:
        print_json(lines.document(answer))
    else:
        print_lines(lines.consolidation_lines(answer))


def harmonize(workspace: Ours, apply: Apply = False, as_json: AsJson = False) -> None:
    """Note what several agents agree on, and where they contradict each other; a preview, unless --apply is given."""
    with sentences(as_json), progress("Comparing") as report:
        answer = _maintenance(workspace, report).harmonise(apply=apply)
    if as_json:
        print_json(lines.document(answer))
    else:
        print_lines(lines.harmony_lines(answer))


def _maintenance(workspace: Path, report: Report) -> MemoryMaintenance:
    return MemoryMaintenance(workspace, clock=now, embedding=MiniLmEmbedder, report=report)
