"""`memory-agent skills load|list|show|test` on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from explorer.agent import skill_lines as lines
from explorer.agent.console import AsJson, now, print_json, print_lines, progress, sentences
from explorer.agent.skills import SkillEngine
from explorer.memory.protocols import Report
from explorer.services.embedding import MiniLmEmbedder

skills = typer.Typer(
    name="skills",
    help="Skills: load them from Markdown files, list them, try what a message activates.",
    no_args_is_help=True,
)
Ours = Annotated[Path, typer.Argument(help="The workspace (.vdb).", metavar="W.vdb")]


@skills.command()
def load(
    sources: Annotated[
        list[Path],
        typer.Argument(help="Folders with Markdown files (.md, .mdc), or such files.", metavar="FOLDER|FILE..."),
    ],
    into: Annotated[Path, typer.Option("--into", help="The workspace (.vdb) to load into.", metavar="W.vdb")],
    restore: Annotated[bool, typer.Option("--restore", help="Bring back those that were deleted there.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be loaded, write nothing.")] = False,
    as_json: AsJson = False,
) -> None:
    """Load skills; the same file again adds nothing, and what was changed in the workspace stays."""
    with sentences(as_json), progress("Loading") as report:
        answer = _engine(into, report).load(sources, dry_run=dry_run, restore=restore)
    if as_json:
        print_json(lines.load_document(answer))
    else:
        print_lines(lines.load_lines(answer))


@skills.command("list")
def list_skills(workspace: Ours, as_json: AsJson = False) -> None:
    """The skills of a workspace."""
    with sentences(as_json), progress("Reading") as report:
        answer = _engine(workspace, report).skills()
    if as_json:
        print_json(lines.list_document(answer))
    else:
        print_lines(lines.list_lines(answer))


@skills.command()
def show(
    workspace: Ours,
    name: Annotated[str, typer.Argument(help="The skill.", metavar="NAME")],
    as_json: AsJson = False,
) -> None:
    """One skill, as it goes into a prompt."""
    with sentences(as_json), progress("Reading") as report:
        answer = _engine(workspace, report).skill(name)
    if as_json:
        print_json(lines.show_document(answer))
    else:
        print_lines(lines.show_lines(answer))


@skills.command("test")
def try_message(
    workspace: Ours,
    message: Annotated[str, typer.Argument(help="What somebody says to an agent.", metavar="MESSAGE")],
    path: Annotated[str | None, typer.Option("--path", help="A file that it is about.", metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    """Say which skills a message would activate, with the parts of each score; writes nothing."""
    with sentences(as_json), progress("Comparing") as report:
        answer = _engine(workspace, report).trial(message, path)
    if as_json:
        print_json(lines.trial_document(answer))
    else:
        print_lines(lines.trial_lines(answer))


def _engine(workspace: Path, report: Report) -> SkillEngine:
    return SkillEngine(workspace, clock=now, embedding=MiniLmEmbedder, report=report)
