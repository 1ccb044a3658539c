"""`memory-agent decay`: what is not used fades."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from explorer.agent.console import BAD_INPUT, AsJson, fail, now, print_json, print_lines, progress, sentences
from explorer.agent.decay import MemoryDecayEngine
from explorer.agent.decay_lines import decay_document, decay_lines
from explorer.memory.decay_laws import Exponential, Weibull
from explorer.memory.fading import FADED_BELOW, HALF_LIFE_HOURS
from explorer.services.embedding import MiniLmEmbedder


def decay(
    workspace: Annotated[Path, typer.Argument(help="The workspace (.vdb).", metavar="W.vdb")],
    law: Annotated[
        str, typer.Option("--law", help=f"{Exponential.name}, or {Weibull.name} with a half-life for each fact type.")
    ] = Exponential.name,
    half_life: Annotated[
        float | None,
        typer.Option("--half-life", help=f"Of the exponential law; {HALF_LIFE_HOURS:g} without it.", metavar="HOURS"),
    ] = None,
    threshold: Annotated[
        float, typer.Option("--threshold", help="What is less important than this is deleted; 0 deletes nothing.")
    ] = FADED_BELOW,
    keep: Annotated[
        list[str] | None,
        typer.Option("--keep", help="Leave this fact as it is, this time; may be repeated.", metavar="KEY"),
    ] = None,
    apply: Annotated[bool, typer.Option("--apply", help="Do it; without this, only say what would be done.")] = False,
    as_json: AsJson = False,
) -> None:
    """Lower the importance of what nobody uses and delete what has faded; a preview, unless --apply is given."""
    with sentences(as_json), progress("Decaying" if apply else "Reading") as report:
        if half_life is not None and law == Weibull.name:
            fail("The Weibull law has a half-life for each fact type. Leave --half-life out.", BAD_INPUT, as_json)
        engine = MemoryDecayEngine(
            workspace,
            HALF_LIFE_HOURS if half_life is None else half_life,
            threshold,
            law=law,
            clock=now,
            embedding=MiniLmEmbedder,
            report=report,
        )
        answer = engine.run_decay(keep=keep or ()) if apply else engine.preview_decay(keep=keep or ())
    if as_json:
        print_json(decay_document(answer))
    else:
        print_lines(decay_lines(answer))
