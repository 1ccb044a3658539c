"""`memory-agent`: the verbs on the command line (`explorer.agent.console` says where answers go)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from explorer.agent import (
    answers,
    cli_branches,
    cli_check,
    cli_decay,
    cli_maintenance,
    cli_preamble,
    cli_purge,
    cli_reembed,
    cli_salvage,
    cli_search,
    cli_skills,
    cli_teleport,
    importing,
)
from explorer.agent.console import BAD_INPUT, Answered, AsJson, now, print_json, print_lines, progress, sentences
from explorer.memory.namespaces import DEFAULT_BRANCH
from explorer.services.embedding import MiniLmEmbedder

_PURPOSE = "Bring memory into a workspace, send it, compare and merge it, and check it."

app = typer.Typer(
    name="memory-agent",
    help=_PURPOSE,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    """Run the command that the arguments name."""
    try:
        app()
    except SystemExit as end:
        # Arguments that were not understood: typer has said why on stderr, and stdout still owes a document.
        if end.code == BAD_INPUT and not isinstance(end, Answered) and "--json" in sys.argv[1:]:
            print_json({"error": "The arguments were not understood; stderr says why, --help what there is."})
        raise


@app.callback(help=_PURPOSE)
def _commands() -> None:
    """Make `memory-agent` a command with verbs."""


@app.command("import")
def import_files(
    files: Annotated[list[Path], typer.Argument(help="Memory files of an MCP memory server.", metavar="FILE...")],
    into: Annotated[Path, typer.Option("--into", help="The workspace (.vdb) to add to.", metavar="W.vdb")],
    create: Annotated[bool, typer.Option("--create", help="Make the workspace where there is none.")] = False,
    branch: Annotated[str, typer.Option("--branch", help="The branch that the facts belong to.")] = DEFAULT_BRANCH,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be added, write nothing.")] = False,
    as_json: AsJson = False,
) -> None:
    """Import memory.jsonl files of the MCP knowledge-graph memory server: observations become facts."""
    with sentences(as_json), progress("Importing") as report:
        answer = importing.import_memory(
            files,
            into,
            embedding=MiniLmEmbedder,
            clock=now,
            report=report,
            create=create,
            branch=branch,
            dry_run=dry_run,
        )
    if as_json:
        print_json(answers.plain(answer))
    else:
        print_lines(answers.import_lines(answer))


app.command("check")(cli_check.check)
app.command("snapshot")(cli_teleport.snapshot)
app.command("diff")(cli_teleport.diff)
app.command("merge")(cli_teleport.merge)
app.add_typer(cli_branches.branches)
app.command("decay")(cli_decay.decay)
app.command("conflicts")(cli_maintenance.conflicts)
app.command("consolidate")(cli_maintenance.consolidate)
app.command("harmonize")(cli_maintenance.harmonize)
app.command("purge")(cli_purge.purge)
app.command("salvage")(cli_salvage.salvage)
app.command("reembed")(cli_reembed.reembed)
app.command("preamble")(cli_preamble.preamble)
app.command("search")(cli_search.search)
app.add_typer(cli_skills.skills)
