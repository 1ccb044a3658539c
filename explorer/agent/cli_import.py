"""`memory-agent import`: memory files of other tools into a workspace."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from explorer.agent import answers
from explorer.agent.console import AsJson, now, print_json, print_lines, progress, sentences
from explorer.agent.import_lines import import_lines
from explorer.agent.importers.formats import FORMATS
from explorer.agent.importing import import_memory
from explorer.memory.namespaces import DEFAULT_BRANCH
from explorer.services.embedding import MiniLmEmbedder

_FORMATS = ", ".join(FORMATS)


def import_files(
    sources: Annotated[list[Path], typer.Argument(help="Memory files, or folders of them.", metavar="SOURCE...")],
    into: Annotated[Path, typer.Option("--into", help="The workspace (.vdb) to add to.", metavar="W.vdb")],
    create: Annotated[bool, typer.Option("--create", help="Make the workspace where there is none.")] = False,
    branch: Annotated[str, typer.Option("--branch", help="The branch that the facts belong to.")] = DEFAULT_BRANCH,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be added, write nothing.")] = False,
    format_name: Annotated[
        str, typer.Option("--format", help=f"Read all sources as one of {_FORMATS}.", metavar="FORMAT")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Import memory: an MCP memory server's memory.jsonl, Claude Code's memory folder, mem0, basic-memory, our own."""
    with sentences(as_json), progress("Importing") as report:
        answer = import_memory(
            sources,
            into,
            embedding=MiniLmEmbedder,
            clock=now,
            report=report,
            create=create,
            branch=branch,
            dry_run=dry_run,
            format_name=format_name,
        )
    if as_json:
        print_json(answers.plain(answer))
    else:
        print_lines(import_lines(answer))
