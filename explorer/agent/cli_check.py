"""`memory-agent check`: what a file is, what is wrong with it, and what of that can be mended."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from explorer.agent import answers, checking
from explorer.agent.cli_reembed import MODEL_HELP
from explorer.agent.console import BAD_INPUT, AsJson, fail, now, print_json, print_lines, progress, sentences
from explorer.agent.renewing import renew_vectors
from explorer.agent.repair_lines import (
    check_document,
    renewal_document,
    renewal_lines,
    repair_document,
    repair_lines,
)
from explorer.agent.repairing import ALL, repair_file
from explorer.services.embedding import MiniLmEmbedder, embedder_of
from explorer.services.embedding_choice import EmbeddingModel, read_model
from explorer.services.repairs.repair import RepairKind

_KINDS = ", ".join((ALL, *(kind.value for kind in RepairKind)))


def check(
    file: Annotated[Path, typer.Argument(help="The workspace (.vdb) to look at.", metavar="FILE")],
    repair: Annotated[
        list[str] | None,
        typer.Option("--repair", help=f"Say what can be repaired: {_KINDS}; may be repeated.", metavar="KIND"),
    ] = None,
    renew: Annotated[
        bool,
        typer.Option("--renew-vectors", help="Name memories that wait for a new vector; with --apply, make them."),
    ] = False,
    model: Annotated[
        str, typer.Option("--model", help=f"{MODEL_HELP} Only with --renew-vectors.", metavar="MODEL")
    ] = "default",
    apply: Annotated[bool, typer.Option("--apply", help="Write these repairs, as one step.")] = False,
    as_json: AsJson = False,
) -> None:
    """Say what a file is, what it holds and what is wrong with it; changes nothing unless --apply is given."""
    if repair and renew:
        fail("Repair first, and renew vectors in a run of its own. Nothing was written.", BAD_INPUT, as_json)
    if apply and not (repair or renew):
        fail(f"Say what is to be repaired, with --repair: {_KINDS}. Nothing was written.", BAD_INPUT, as_json)
    if repair:
        with sentences(as_json), progress("Repairing" if apply else "Checking") as report:
            answer = repair_file(file, repair, apply=apply, clock=now, embedding=MiniLmEmbedder, report=report)
        document, lines = repair_document(answer), repair_lines(answer)
    elif renew:
        with sentences(as_json), progress("Renewing vectors" if apply else "Reading") as report:
            choice = read_model(model)
            embedding = MiniLmEmbedder if choice == EmbeddingModel() else partial(embedder_of, choice)
            renewal = renew_vectors(file, apply=apply, clock=now, embedding=embedding, report=report)
        document, lines = renewal_document(renewal), renewal_lines(renewal)
    else:
        with sentences(as_json), progress("Checking") as report:
            found = checking.check(file, now, report)
        document, lines = check_document(found), answers.check_lines(found)
        if found.file is None:
            fail(found.sentence, BAD_INPUT, as_json, document)
    if as_json:
        print_json(document)
    else:
        print_lines(lines)
