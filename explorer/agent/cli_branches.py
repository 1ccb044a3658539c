"""`memory-agent branches list|diff|merge|delete|move` on the command line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from explorer.agent import branch_lines as lines
from explorer.agent.branches import WorktreeManager
from explorer.agent.console import (
    BAD_INPUT,
    DIFFERENT,
    Answered,
    AsJson,
    fail,
    now,
    print_json,
    print_lines,
    progress,
    sentences,
)
from explorer.memory.namespaces import GLOBAL_MEMORY_TYPES
from explorer.memory.protocols import Report
from explorer.services.branches.places import Place
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.teleport.answers import ConflictStrategy

branches = typer.Typer(
    name="branches",
    help="Memory that belongs to a branch: list, compare, merge, move and delete it.",
    no_args_is_help=True,
)
Ours = Annotated[Path, typer.Argument(help="The workspace (.vdb).", metavar="W.vdb")]
Source = Annotated[str, typer.Argument(help="The branch whose memory is merged.", metavar="SOURCE")]
Into = Annotated[
    str | None, typer.Option("--into", help="The branch it comes to; without it, git's.", metavar="BRANCH")
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Say what would be done, write nothing.")]


@branches.command("list")
def list_branches(workspace: Ours, as_json: AsJson = False) -> None:
    """Every branch with memory, with counts and what became of it in git; orphans first."""
    with sentences(as_json), progress("Reading") as report:
        answer = _manager(workspace, report).list_branches()
    if as_json:
        print_json(lines.branches_document(answer))
    else:
        print_lines(lines.branches_lines(answer))


@branches.command()
def diff(workspace: Ours, source: Source, into: Into = None, as_json: AsJson = False) -> None:
    """Compare two branches and write nothing; exit code 1 where they differ."""
    with sentences(as_json), progress("Comparing") as report:
        answer = _manager(workspace, report).diff_branch(source, into)
    if as_json:
        print_json(lines.merge_document(answer))
    else:
        print_lines(lines.diff_lines(answer))
    if answer.differs:
        raise Answered(DIFFERENT)


@branches.command()
def merge(
    workspace: Ours,
    source: Source,
    into: Into = None,
    strategy: Annotated[
        ConflictStrategy, typer.Option("--strategy", help="How conflicts are decided.")
    ] = ConflictStrategy.NEWER_WINS,
    dry_run: DryRun = False,
    as_json: AsJson = False,
) -> None:
    """Bring what is new and changed on a branch to another one; the branch itself stays as it is."""
    with sentences(as_json), progress("Merging") as report:
        manager = _manager(workspace, report)
        if dry_run:
            answer = manager.diff_branch(source, into, strategy)
        else:
            answer = manager.merge_branch(source, into, strategy)
    if as_json:
        print_json(lines.merge_document(answer))
    else:
        print_lines(lines.merge_lines(answer))


@branches.command()
def delete(
    workspace: Ours,
    branch: Annotated[str, typer.Argument(help="The branch whose memory goes.", metavar="BRANCH")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    dry_run: DryRun = False,
    as_json: AsJson = False,
) -> None:
    """Delete all memory of a branch, after asking; what belongs to no branch stays."""
    with sentences(as_json):
        with progress("Reading") as report:
            planned = _manager(workspace, report).remove_branch(branch, dry_run=True)
        if dry_run or not planned.memories:
            answer = planned
        else:
            if not yes:
                _ask(lines.question(planned), as_json)
            with progress("Deleting") as report:
                answer = _manager(workspace, report).remove_branch(branch)
    if as_json:
        print_json(lines.removal_document(answer))
    else:
        print_lines(lines.removal_lines(answer))


@branches.command()
def move(
    workspace: Ours,
    source: Annotated[
        str | None, typer.Argument(help="The branch whose memory is moved; none with --fact.", metavar="[SOURCE]")
    ] = None,
    to: Annotated[str | None, typer.Option("--to", help="The branch it comes to.", metavar="BRANCH")] = None,
    everywhere: Annotated[
        str | None,
        typer.Option("--global", help=f"All branches see it then: {' or '.join(GLOBAL_MEMORY_TYPES)}.", metavar="TYPE"),
    ] = None,
    fact: Annotated[
        list[str] | None, typer.Option("--fact", help="Only this fact; may be repeated.", metavar="KEY")
    ] = None,
    copies: Annotated[bool, typer.Option("--copy", help="Leave it where it is, too.")] = False,
    dry_run: DryRun = False,
    as_json: AsJson = False,
) -> None:
    """Move or copy facts, or a whole branch, to another branch or to where all branches see them."""
    with sentences(as_json), progress("Moving") as report:
        if (source is None) == (not fact):
            fail("Name either the branch that is moved or facts with --fact, not both.", BAD_INPUT, as_json)
        place = _place(to, everywhere, as_json)
        manager = _manager(workspace, report)
        if source is not None:
            answer = manager.move_branch(source, place, copies=copies, dry_run=dry_run)
        else:
            answer = manager.move_facts(fact or (), place, copies=copies, dry_run=dry_run)
    if as_json:
        print_json(lines.move_document(answer))
    else:
        print_lines(lines.move_lines(answer))


def _place(to: str | None, everywhere: str | None, as_json: bool) -> Place:
    if bool(to) == bool(everywhere):
        fail("Say where to: either a branch with --to, or --global user or --global feedback.", BAD_INPUT, as_json)
    if everywhere is not None and everywhere not in GLOBAL_MEMORY_TYPES:
        known = " and ".join(GLOBAL_MEMORY_TYPES)
        fail(f"All branches see {known}, not “{everywhere}”. Choose one of these.", BAD_INPUT, as_json)
    return Place(to) if to else Place(memory_type=everywhere or "")


def _ask(question: str, as_json: bool) -> None:
    if as_json or not sys.stdin.isatty():
        fail(f"{question} Nothing was deleted; say so with --yes.", BAD_INPUT, as_json)
    if not typer.confirm(question, err=True):
        fail("Nothing was deleted.", BAD_INPUT, as_json)


def _manager(workspace: Path, report: Report) -> WorktreeManager:
    return WorktreeManager(workspace, clock=now, embedding=MiniLmEmbedder, report=report)
