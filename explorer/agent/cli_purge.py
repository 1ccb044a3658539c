"""`memory-agent purge`: what was put aside long ago goes for good."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from explorer.agent.answers import counted, plain, shortened
from explorer.agent.console import AsJson, now, print_json, print_lines, progress, sentences
from explorer.agent.purging import Purged
from explorer.agent.purging import purge as purge_workspace
from explorer.services.purging import PURGE_DAYS, Kept, PurgeReason

_REASONS = {
    PurgeReason.SUPERSEDED: "earlier and superseded texts",
    PurgeReason.DELETED: "deleted memories",
    PurgeReason.UNDONE: "traces of undone steps",
    PurgeReason.EXPIRED: "past their time to live",
}
_KEPT = {
    Kept.PINNED: "texts of pinned memories",
    Kept.NEEDED: "named by something that stays",
    Kept.UNDATED: "without a time at which they were put aside",
    Kept.BROKEN: "replaced by something that is missing, or in a circle (memory-agent check names them)",
    Kept.ODD: "that do not fit their type (memory-agent check names them)",
    Kept.WAITING: "with a change that is not written yet",
}


def purge(
    workspace: Annotated[Path, typer.Argument(help="The workspace (.vdb).", metavar="W.vdb")],
    older_than: Annotated[
        int, typer.Option("--older-than", help="How long what was put aside is kept.", metavar="DAYS")
    ] = PURGE_DAYS,
    compact: Annotated[
        bool, typer.Option("--compact", help="Write the file anew also where nothing is to be removed.")
    ] = False,
    apply: Annotated[bool, typer.Option("--apply", help="Do it; without this, only say what would be done.")] = False,
    as_json: AsJson = False,
) -> None:
    """Remove for good what was superseded or deleted long ago, and compact; a preview, unless --apply is given."""
    with sentences(as_json), progress("Purging" if apply else "Reading") as report:
        answer = purge_workspace(workspace, older_than, apply=apply, compact=compact, clock=now, report=report)
    if as_json:
        print_json(purge_document(answer))
    else:
        print_lines(purge_lines(answer))


def purge_document(answer: Purged) -> dict[str, object]:
    """A purge as one document."""
    document = plain(answer)
    assert isinstance(document, dict)
    return document | {"total": len(answer.keys), "bytes_freed": sum(answer.bytes.values())}


def purge_lines(answer: Purged) -> Iterator[str]:
    """What goes, what stays nevertheless, what it costs and what it means."""
    total = len(answer.keys)
    verb = "would be removed" if answer.dry_run else "removed"
    yield f"Put aside more than {counted(answer.days, 'day')} ago: {counted(total, 'record')} {verb} for good."
    for reason, count in answer.records.items():
        yield f"  {_REASONS[reason]:<30}{count:>8,}{answer.bytes[reason]:>14,} bytes"
    yield from shortened([f"    {key}" for key in answer.keys])
    for kept, count in sorted(answer.kept.items()):
        yield f"Kept although old: {count:,} {_KEPT[kept]}"
    if answer.repointed:
        yield f"{counted(answer.repointed, 'record')} will name the newest text in place of one that goes."
    if answer.dangling:
        yield f"{counted(answer.dangling, 'reference')} of old texts and decided conflicts will lead nowhere."
    yield from _meaning(answer)


def _meaning(answer: Purged) -> Iterator[str]:
    if answer.resumed and answer.dry_run:
        yield "A purge that was begun before and cut off waits still; --apply completes it, too."
    elif answer.resumed:
        yield "A purge that was begun before and cut off is completed."
    if not answer.compacted:
        if answer.resumed:
            yield f"The file as it was before that is kept in “{answer.copy}”."
        else:
            yield "Nothing is to be done. --compact writes the file anew nevertheless."
        return
    if answer.dry_run:
        yield f"The file takes {answer.size:,} bytes; about {sum(answer.bytes.values()):,} of them go."
        seconds = max(1, round(answer.seconds))
        yield f"It takes about {seconds:,} s; agents may go on meanwhile and are kept out for the last moment only."
        if answer.keys:
            yield (
                "What goes cannot be shown, restored or undone any more, and a file that still holds a deleted memory "
                "can bring it back when it is merged."
            )
        yield f"The whole file as it is now is kept in “{answer.copy}”."
        yield "Nothing was written: this was a preview. --apply does it."
        return
    yield f"The file took {answer.size:,} bytes and takes {answer.size_after:,} now."
    yield f"The file as it was is kept in “{answer.copy}”."
    if answer.change_id:
        yield "This cannot be undone. To go back, put that copy in the file's place while no agent runs."
