"""`memory-agent facts list|show|history` and `memory-agent policies` on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from explorer.agent import fact_lines as lines
from explorer.agent.answers import plain
from explorer.agent.console import AsJson, now, print_json, print_lines, progress, sentences
from explorer.agent.desk import Desk
from explorer.agent.fact_list import list_facts
from explorer.agent.searching import ALL_BRANCHES
from explorer.agent.verbs.facts import fact_history, get_fact
from explorer.agent.verbs.limits import LISTED
from explorer.agent.verbs.policies import list_policies
from explorer.memory.protocols import Report

facts = typer.Typer(name="facts", help="Facts: list them, show one, tell its history.", no_args_is_help=True)
Ours = Annotated[Path, typer.Argument(help="The workspace (.vdb).", metavar="W.vdb")]
Id = Annotated[str, typer.Argument(help="The fact: namespace/id, or its plain id.", metavar="ID")]
Branch = Annotated[
    str | None, typer.Option("--branch", help="The branch in whose namespaces a plain id is looked for.")
]


@facts.command("list")
def list_all(
    workspace: Ours,
    text: Annotated[str, typer.Option("--text", help="Only what these words find.", metavar="WORDS")] = "",
    branch: Annotated[
        str | None,
        typer.Option("--branch", help=f"What is seen on this branch; without it, git's. {ALL_BRANCHES} = all."),
    ] = None,
    domain: Annotated[list[str] | None, typer.Option("--domain", help="Only this domain; may be repeated.")] = None,
    fact_type: Annotated[
        list[str] | None, typer.Option("--type", help="Only facts of this type; may be repeated.", metavar="TYPE")
    ] = None,
    by: Annotated[
        list[str] | None, typer.Option("--by", help="Only what this agent learned; may be repeated.", metavar="AGENT")
    ] = None,
    state: Annotated[
        list[str] | None,
        typer.Option("--state", help="Only in this state (active, superseded, expired, …); may be repeated."),
    ] = None,
    limit: Annotated[int, typer.Option("--limit", help="How many at most; how many there are is said.")] = LISTED,
    as_json: AsJson = False,
) -> None:
    """List facts: the best match first where there are words, else the newest; reads only."""
    with sentences(as_json), progress("Reading") as report:
        answer = list_facts(
            workspace,
            text,
            branch=branch,
            domains=domain or (),
            types=fact_type or (),
            agents=by or (),
            states=state or (),
            limit=limit,
            clock=now,
            report=report,
        )
    if as_json:
        print_json(plain(answer))
    else:
        print_lines(lines.list_lines(answer))


@facts.command()
def show(workspace: Ours, fact: Id, branch: Branch = None, as_json: AsJson = False) -> None:
    """Show one fact with all that is known of it."""
    with sentences(as_json), progress("Reading") as report:
        answer = get_fact(_desk(workspace, branch, report), fact)
    if as_json:
        print_json(plain(answer))
    else:
        print_lines(lines.view_lines(answer))


@facts.command()
def history(workspace: Ours, fact: Id, branch: Branch = None, as_json: AsJson = False) -> None:
    """Tell what was believed before a fact and what took its place."""
    with sentences(as_json), progress("Reading") as report:
        answer = fact_history(_desk(workspace, branch, report), fact)
    if as_json:
        print_json(plain(answer))
    else:
        print_lines(lines.history_lines(answer))


def policies(
    workspace: Ours,
    domain: Annotated[str, typer.Option("--domain", help="Only this domain.")] = "",
    inactive: Annotated[bool, typer.Option("--inactive", help="Also those that are switched off.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the rules that every agent gets, and about how many tokens each costs at every dispatch."""
    with sentences(as_json), progress("Reading") as report:
        answer = list_policies(_desk(workspace, None, report), domain, inactive)
    if as_json:
        print_json(plain(answer))
    else:
        print_lines(lines.policy_lines(answer))


def _desk(workspace: Path, branch: str | None, report: Report) -> Desk:
    return Desk(workspace, branch=branch, clock=now, report=report)
