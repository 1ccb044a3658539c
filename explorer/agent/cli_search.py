"""`memory-agent search`: what an agent gets for a question."""

from __future__ import annotations

import shutil
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from explorer.agent.console import AsJson, now, print_json, print_lines, progress, sentences
from explorer.agent.search_lines import search_document, search_lines
from explorer.agent.searching import ALL_BRANCHES, search_memory
from explorer.services.embedding import MiniLmEmbedder, ModelEmbedder, embedder_of
from explorer.services.embedding_choice import ModelSource, read_model
from explorer.services.recall.request import DEFAULT_LIMIT, Mode

_NARROWEST, _WIDEST = 60, 160


def search(
    workspace: Annotated[Path, typer.Argument(help="The workspace (.vdb).", metavar="W.vdb")],
    question: Annotated[str, typer.Argument(help="What is asked.", metavar="QUESTION")],
    mode: Annotated[str, typer.Option("--mode", help="hybrid, semantic or keyword.")] = Mode.HYBRID.value,
    branch: Annotated[
        str | None, typer.Option("--branch", help=f"The branch to search; without it, git's. {ALL_BRANCHES} = all.")
    ] = None,
    domain: Annotated[list[str] | None, typer.Option("--domain", help="Only this domain; may be repeated.")] = None,
    fact_type: Annotated[
        list[str] | None, typer.Option("--type", help="Only facts of this type; may be repeated.", metavar="TYPE")
    ] = None,
    by: Annotated[
        list[str] | None, typer.Option("--by", help="Only what this agent learned; may be repeated.", metavar="AGENT")
    ] = None,
    since: Annotated[
        str | None,
        typer.Option("--since", help="Learned then or later: 2026-10-05, 2026-10, last week.", metavar="TIME"),
    ] = None,
    until: Annotated[
        str | None, typer.Option("--until", help="Learned then or before, the whole day or month.", metavar="TIME")
    ] = None,
    repo: Annotated[
        str, typer.Option("--repo", help="The repository whose facts (repo:SLUG/…) come first.", metavar="SLUG")
    ] = "",
    limit: Annotated[int, typer.Option("--limit", help="How many results at most.")] = DEFAULT_LIMIT,
    agent: Annotated[
        str | None, typer.Option("--agent", help="Who asks: counts that it got these facts.", metavar="NAME")
    ] = None,
    role: Annotated[str | None, typer.Option("--role", help="Mark what this role has no access to.")] = None,
    model: Annotated[
        str, typer.Option("--model", help="The model of the vectors: default, a folder, or hub:NAME.", metavar="MODEL")
    ] = ModelSource.DEFAULT.value,
    explain: Annotated[bool, typer.Option("--explain", help="Say of each result why it is one.")] = False,
    as_json: AsJson = False,
) -> None:
    """Search the memory as an agent does; nothing is written, unless --agent says who asks."""
    with sentences(as_json), progress("Searching") as report:
        answer = search_memory(
            workspace,
            question,
            mode=mode,
            branch=branch,
            domains=domain or (),
            types=fact_type or (),
            agents=by or (),
            since=since,
            until=until,
            repo=repo,
            limit=limit,
            agent=agent,
            role=role,
            explain=explain,
            clock=_here_and_now,
            embedding=lambda: _embedder(model),
            report=report,
        )
    if as_json:
        print_json(search_document(answer, explain=explain))
    else:
        width = shutil.get_terminal_size((100, 24)).columns
        print_lines(search_lines(answer, min(max(width, _NARROWEST), _WIDEST), explain=explain))


def _embedder(notation: str) -> ModelEmbedder:
    choice = read_model(notation)
    return MiniLmEmbedder() if choice.source is ModelSource.DEFAULT else embedder_of(choice)


def _here_and_now() -> datetime:
    return now().astimezone()
