"""Mends what the file doctor found in a workspace: told, or written as one change set."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from explorer.agent.access import Access, utc_now
from explorer.agent.replanning import applied, previewed
from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError, NotAWorkspace, WorkspaceDamaged
from explorer.memory.examination import Examination
from explorer.memory.protocols import Clock, Embedder, Report
from explorer.services.editing import Editing
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.repairs.planning import plan, repairs
from explorer.services.repairs.repair import Repair, RepairKind
from explorer.store.doctor import examine

ALL = "all"
_WHAT_NOT = "Nothing was repaired"
_EXAMINING_SHARE = 0.4


class CannotRepair(MemoryExplorerError):
    """There is no such kind of repair."""


@dataclass(frozen=True, slots=True)
class Repaired:
    """What was mended, or would be (`dry_run`), of what was found before.

    `stale` is how many memories wait for a new vector then: renewing vectors is a step of its own.
    """

    examination: Examination
    kinds: tuple[RepairKind, ...]
    dry_run: bool
    change_id: str
    repairs: tuple[Repair, ...]
    stale: int


def repair_file(
    path: Path,
    kinds: Collection[str],
    *,
    apply: bool = False,
    clock: Clock = utc_now,
    embedding: Callable[[], AbstractContextManager[Embedder]] = MiniLmEmbedder,
    person: str | None = None,
    state_root: Path | None = None,
    report: Report = lambda _: None,
) -> Repaired:
    """Mend what was found of these kinds, or of all; with `apply` it is written, as one step that can be undone.

    Raises `CannotRepair`, `NotAWorkspace`, and `WorkspaceDamaged` where the file cannot be written before it was
    salvaged; with `apply`, as `writing.write_now`.
    """
    chosen = _kinds(kinds)
    examination = examine(path, clock(), lambda done: report(_EXAMINING_SHARE * done))
    _check(examination)
    access = Access(
        path,
        clock,
        embedding,
        person,
        state_root,
        lambda done: report(_EXAMINING_SHARE + (1.0 - _EXAMINING_SHARE) * done),
    )

    def rule(editing: Editing) -> tuple[Repaired, ChangeSet | None]:
        offered = repairs(editing, examination, access.share(0.2, 0.4))
        wanted = tuple(each for each in offered if each.kind in chosen)
        change = plan(editing, wanted, access.share(0.4, 0.5))
        marked = sum(each.kind is RepairKind.VECTORS for each in wanted)
        written = change is not None and apply
        answer = Repaired(
            examination,
            chosen,
            not apply,
            change.id if change is not None and written else "",
            wanted,
            len(examination.vectors.stale) + marked,
        )
        return answer, change

    return (applied if apply else previewed)(access, rule, _WHAT_NOT)


def _kinds(said: Collection[str]) -> tuple[RepairKind, ...]:
    known = {kind.value: kind for kind in RepairKind}
    for word in said:
        if word not in (ALL, *known):
            raise CannotRepair(f"There is no repair “{word}”: choose {', '.join((ALL, *known))}. {_WHAT_NOT}.")
    return tuple(RepairKind) if ALL in said else tuple(kind for word, kind in known.items() if word in said)


def _check(examination: Examination) -> None:
    name = f"“{examination.path.name}”"
    if examination.file is None:
        raise NotAWorkspace(examination.sentence)
    if examination.damage:
        what = f"is damaged ({examination.damage[0]})"
    elif examination.vectors.missing:
        what = (
            f"has records whose vector is not of its dimension ({examination.vectors.missing[0]}): nobody can open it"
        )
    else:
        return
    raise WorkspaceDamaged(f"{name} {what}. {_WHAT_NOT}; make a sound copy first, with memory-agent salvage.")
