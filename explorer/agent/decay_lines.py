"""A run of decay as text for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from explorer.agent.answers import counted, plain, shortened
from explorer.agent.decay_reports import Decay, Falling
from explorer.agent.teleport_lines import written_line


def decay_lines(answer: Decay) -> Iterator[str]:
    """The line of seed A, the forecast, and who falls below the threshold."""
    yield str(answer.report)
    days = ("today" if each.days == 0 else f"in {each.days} days" for each in answer.forecast)
    below = ", ".join(f"{day} {each.below:,}" for day, each in zip(days, answer.forecast, strict=True))
    yield f"Below {answer.threshold:g} where nobody uses them: {below}"
    yield from shortened([_falling_line(each) for each in answer.falling])
    if answer.conflicts_settled:
        yield f"Open conflicts of theirs that are settled: {answer.conflicts_settled:,}"
    if answer.odd:
        are = "does not fit its type and was" if answer.odd == 1 else "do not fit their types and were"
        yield f"{counted(answer.odd, 'fact')} {are} left out (memory-agent check names them)."
    if answer.dry_run:
        yield "Nothing was written: this was a preview. --apply does it."
    else:
        yield written_line(answer.workspace, answer.change_id, dry_run=False)


def decay_document(answer: Decay) -> dict[str, object]:
    """The same as one flat document, the counts at its top."""
    document = plain(answer)
    assert isinstance(document, dict)
    del document["report"]
    return document | asdict(answer.report) | {"summary": str(answer.report)}


def _falling_line(falling: Falling) -> str:
    if falling.on is None:
        when = "was given less than that"
    else:
        when = f"below {'since' if falling.is_below else 'on'} {falling.on:%Y-%m-%d}"
    kept = ", kept this time" if falling.kept else ""
    return f"  {falling.key}  {falling.label}  {falling.importance[0]:.3f} now, {when}{kept}"
