"""`memory-agent export`: memory as a file for other tools."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from explorer.agent.answers import plain
from explorer.agent.console import AsJson, now, print_json, print_lines, progress, sentences
from explorer.agent.exporting import ExportFormat, export_memory
from explorer.agent.searching import ALL_BRANCHES


def export(
    workspace: Annotated[Path, typer.Argument(help="The workspace (.vdb).", metavar="W.vdb")],
    out: Annotated[Path, typer.Argument(help="The file to write.", metavar="OUT")],
    kind: Annotated[
        str,
        typer.Option(
            "--format", help=f"{', '.join(ExportFormat)}; without it, what the suffix says.", metavar="FORMAT"
        ),
    ] = "",
    branch: Annotated[
        str | None,
        typer.Option("--branch", help=f"Only what is seen on this branch; without it, or {ALL_BRANCHES}, everything."),
    ] = None,
    vectors: Annotated[bool, typer.Option("--vectors", help="With the vectors of the texts (jsonl only).")] = False,
    replace: Annotated[bool, typer.Option("--replace", help="Write over a file that is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write memory to a file for other tools: all of it as JSON Lines, or as Markdown, CSV, GraphML, memory.jsonl."""
    with sentences(as_json), progress("Exporting") as report:
        answer = export_memory(
            workspace, out, kind, branch=branch, vectors=vectors, replace=replace, clock=now, report=report
        )
    if as_json:
        print_json(plain(answer))
    else:
        left_out = [f"{name} {count:,}" for name, count in answer.left_out.items()]
        print_lines([answer.sentence, *([f"Not in it: {', '.join(left_out)}."] if left_out else [])])
