"""Plans of the verbs: what a rule makes of a workspace as it stands is told, or written as one change set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from explorer.agent.access import Access
from explorer.agent.writing import NotWritten, write_now, write_waiting
from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.effects import Read
from explorer.memory.keys import Key
from explorer.memory.teleport import Base
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.store.committer import FileCommitter

TRIES, _NAMED = 2, 3
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be written, from which records it was made, and what is known of a branch once it is."""

    change: ChangeSet | None
    before: Read
    base: Base | None = None


Rule = Callable[[FileCommitter], tuple[R, Plan]]
"""What is told of a plan, and the plan."""


def editing(access: Access, committer: FileCommitter, what_not: str) -> Editing:
    """The circumstances of a change, read now; `what_not` says in an error's sentence what was not done."""
    here = access.scan(what_not, access.share(0.0, 0.2))
    ahead = Ahead(reader(here), committer.journal.pending())
    return Editing(here, ahead, access.clock(), access.person)


def told(access: Access, rule: Rule[R]) -> R:
    """What the rule would do; nothing is written."""
    with access.committer() as committer:
        return rule(committer)[0]


def written(access: Access, rule: Rule[R], what_not: str = "Nothing was changed", tries: int = TRIES) -> R:
    """Write what the rule plans; where others changed something meanwhile, what it plans then.

    Raises `NotWritten` where they do so at the last of `tries` too, and as `write_now`.
    """
    access.check_writable(access.scan(what_not, lambda _: None), what_not)
    changed: tuple[Key, ...] = ()
    with access.committer() as committer:
        for _ in range(tries):
            write_waiting(committer, access.path, lambda _: None)
            answer, planned = rule(committer)

            def keep(planned: Plan = planned) -> None:
                if planned.base is not None:
                    committer.bases.keep(planned.base)

            if planned.change is None:
                keep()
                return answer
            report = access.share(0.5, 1.0)
            changed = write_now(committer, access.path, planned.change, planned.before, report, keep)
            if not changed:
                return answer
    raise NotWritten(_changed_sentence(access.path, changed, tries))


def _changed_sentence(workspace: Path, keys: Sequence[Key], tries: int) -> str:
    often = "twice" if tries == TRIES else f"{tries} times"
    more = f" and {len(keys) - _NAMED:,} more" if len(keys) > _NAMED else ""
    named = ", ".join(f"“{key}”" for key in keys[:_NAMED])
    return (
        f"Another program changed {named}{more} in “{workspace.name}” just when this was to be written, {often}. "
        "Nothing was written; run the same again."
    )
