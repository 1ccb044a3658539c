"""`memory-agent salvage`: what is undamaged of a file, in a new one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from explorer.agent.answers import counted, plain, shortened
from explorer.agent.console import AsJson, now, print_json, print_lines, progress, sentences
from explorer.memory.salvaged import Salvaged
from explorer.store.salvage import check_target, examine_salvage
from explorer.store.salvage import salvage as save


def salvage(
    damaged: Annotated[Path, typer.Argument(help="The damaged workspace; it is only read.", metavar="DAMAGED.vdb")],
    new: Annotated[Path, typer.Argument(help="The file to write.", metavar="NEW.vdb")],
    apply: Annotated[bool, typer.Option("--apply", help="Write it; without, say what would be saved.")] = False,
    as_json: AsJson = False,
) -> None:
    """Save every record of a damaged file that is undamaged, and of its log, to a new file."""
    with sentences(as_json), progress("Searching") as report:
        if apply:
            answer = save(damaged, new, now(), report)
        else:
            check_target(damaged, new)
            answer = examine_salvage(damaged, now(), report)
    if as_json:
        print_json(salvage_document(answer))
    else:
        print_lines(salvage_lines(answer))


def salvage_document(answer: Salvaged) -> dict[str, object]:
    """The answer for programs."""
    document = plain(answer)
    assert isinstance(document, dict)
    return document | {"saved": answer.saved, "sound": answer.is_sound, "applied": answer.target is not None}


def salvage_lines(answer: Salvaged) -> Iterator[str]:
    """The answer for a person."""
    name = f"“{answer.path.name}”"
    if answer.is_sound:
        yield f"{name} is sound: there is nothing to salvage. It holds {counted(answer.saved, 'record')}."
    else:
        log = ", what is in its log included" if answer.batches else ""
        yield f"{name} is damaged. {counted(answer.saved, 'record')} can be saved{log}."
        counts = "" if answer.promised is None else f"; its header counts {answer.promised:,}"
        yield f"In the main file: {counted(answer.stood, 'record')}{counts}"
    yield from (f"  {namespace or '(no namespace)'}  {count:,}" for namespace, count in answer.namespaces.items())
    yield from _listed("The header is damaged", answer.header)
    yield from _listed("Lost", answer.lost)
    yield from _listed("Saved, to be looked at", answer.doubtful)
    yield from _listed("Several records with one key", answer.duplicates)
    if answer.batches:
        after = f", {answer.after_damage:,} of them behind a damaged place" if answer.after_damage else ""
        yield f"From the log: {counted(answer.batches, 'batch', 'batches')}{after}"
    yield from _listed("Changes in the log that were not made", answer.unplaced)
    if answer.expired:
        yield f"Past their time to live, and so hidden from agents: {answer.expired:,}"
    if answer.is_cut_short:
        yield "The file is full of what only looks like records; not each of these places was followed to its end."
    yield _last_line(answer)


def _last_line(answer: Salvaged) -> str:
    if answer.target is not None:
        name = f"“{answer.path.name}”"
        return f"Written to “{answer.target.name}”: {counted(answer.saved, 'record')}. {name} is as it was."
    if answer.is_sound:
        return "Nothing was written; with --apply it is copied all the same."
    return "Nothing was written; with --apply it is."


def _listed(what: str, places: Iterable[object]) -> Iterator[str]:
    lines = [f"  {place}" for place in places]
    if lines:
        yield f"{what}: {len(lines):,}"
        yield from shortened(lines)
