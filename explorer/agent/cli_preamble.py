"""`memory-agent preamble`: what an agent gets at dispatch, to the letter."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from explorer.agent.answers import plain
from explorer.agent.console import BAD_INPUT, AsJson, fail, now, print_exactly, print_json, progress, sentences
from explorer.agent.preambles import dispatch_preamble

_FROM_STDIN = "-"


def preamble(
    workspace: Annotated[Path, typer.Argument(help="The workspace (.vdb).", metavar="W.vdb")],
    task: Annotated[
        str, typer.Option("--task", help="What the agent is sent to do; - reads it from stdin.", metavar="TEXT")
    ],
    agent: Annotated[
        str, typer.Option("--agent", help="Whose notes go along; without it, nobody's.", metavar="NAME")
    ] = "",
    branch: Annotated[
        str | None, typer.Option("--branch", help="The branch that the task is for; without it, git's.")
    ] = None,
    repo: Annotated[
        str, typer.Option("--repo", help="The repository whose facts (repo:SLUG/…) come first.", metavar="SLUG")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Print the text that an agent gets when it is sent to a task: policies, its notes, a few facts."""
    with sentences(as_json):
        text = _read_stdin(as_json) if task == _FROM_STDIN else task
        with progress("Reading") as report:
            answer = dispatch_preamble(workspace, text, agent, branch=branch, repo=repo, clock=now, report=report)
    if as_json:
        print_json(plain(answer))
    else:
        print_exactly(answer.text)


def _read_stdin(as_json: bool) -> str:
    # Python has no stdin where it was closed before the start; its types do not say so.
    stream = getattr(sys, "stdin", None)
    if stream is None:
        fail("There is no standard input to read the task from. Give it with --task.", BAD_INPUT, as_json)
    data: bytes = stream.buffer.read()
    return data.decode("utf-8", "replace")
