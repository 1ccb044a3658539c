"""`memory-agent reembed`: every vector of a workspace is replaced by one of a model of choice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from explorer.agent.answers import counted, plain
from explorer.agent.console import AsJson, now, print_json, print_lines, progress, sentences
from explorer.agent.reembedding import Reembedding, reembed_all
from explorer.services.embedding import embedder_of
from explorer.services.embedding_choice import read_model
from explorer.services.embedding_model import fetched

MODEL_HELP = "The embedding model: default, the path of a folder, or hub:NAME of the Hugging Face hub."


def reembed(
    workspace: Annotated[Path, typer.Argument(help="The workspace (.vdb).", metavar="W.vdb")],
    model: Annotated[str, typer.Option("--model", help=MODEL_HELP, metavar="MODEL")] = "default",
    fetch: Annotated[
        bool, typer.Option("--fetch", help="Fetch a model hub:NAME first where it is not on this computer.")
    ] = False,
    apply: Annotated[bool, typer.Option("--apply", help="Do it; without this, only say what would be done.")] = False,
    as_json: AsJson = False,
) -> None:
    """Replace all vectors by those of another model, or of the same one; a preview, unless --apply is given."""
    with sentences(as_json):
        choice = read_model(model)
        if fetch:
            with progress("Fetching the model") as report:
                fetched(choice, report)
        with progress("Embedding" if apply else "Trying the model") as report:
            answer = reembed_all(workspace, choice, apply=apply, clock=now, embedding=embedder_of, report=report)
    if as_json:
        print_json(plain(answer))
    else:
        print_lines(reembedding_lines(answer))


def reembedding_lines(answer: Reembedding) -> Iterator[str]:
    """What is replaced by what, what it costs and what it means."""
    verb = "would get" if answer.dry_run else "got"
    texts = f"{counted(answer.texts, 'text')} of " if answer.texts != answer.embedded + answer.stale else ""
    yield f"{texts}{counted(answer.embedded, 'record')} {verb} a new vector."
    if answer.bare:
        yield f"{counted(answer.bare, 'record')} without a text {verb} a vector derived from the key."
    yield f"  before  {answer.old_model or 'no model named'}, {answer.old_dimension:,} dimensions"
    yield f"  after   {answer.new_model}, {answer.new_dimension:,} dimensions"
    if answer.dry_run:
        seconds = max(1, round(answer.seconds or 0.0))
        yield f"The file takes {answer.size:,} bytes and would take about {answer.size_after:,}."
        yield f"It takes about {seconds:,} s; agents may go on meanwhile and are kept out for the last moment only."
        if (answer.old_model, answer.old_dimension) != (answer.new_model, answer.new_dimension):
            yield "Agents find nothing by meaning until they use the new model, too."
        yield f"The whole file as it is now is kept in “{answer.copy}”."
        yield "Nothing was written: this was a preview. --apply does it."
        return
    if answer.stale:
        yield (
            f"{counted(answer.stale, 'record')} changed meanwhile and still to be embedded: "
            "memory-agent check --renew-vectors --apply does that."
        )
    yield f"The file took {answer.size:,} bytes and takes {answer.size_after:,} now."
    yield f"The file as it was is kept in “{answer.copy}”."
    yield "This cannot be undone. To go back, put that copy in the file's place while no agent runs."
