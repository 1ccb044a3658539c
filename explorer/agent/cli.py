"""`memory-agent`: the verbs on the command line (`explorer.agent.console` says where answers go)."""

from __future__ import annotations

import sys

import typer

from explorer.agent import (
    cli_branches,
    cli_check,
    cli_decay,
    cli_export,
    cli_facts,
    cli_import,
    cli_maintenance,
    cli_preamble,
    cli_purge,
    cli_reembed,
    cli_salvage,
    cli_search,
    cli_serve,
    cli_skills,
    cli_teleport,
)
from explorer.agent.console import BAD_INPUT, Answered, print_json

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


app.command("serve")(cli_serve.serve)
app.command("import")(cli_import.import_files)
app.command("export")(cli_export.export)
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
app.add_typer(cli_facts.facts)
app.command("policies")(cli_facts.policies)
