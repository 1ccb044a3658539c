"""What is not used fades: seed A's MemoryDecayEngine over the rules of `explorer.services.decay`."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path

from explorer.agent.access import Access, utc_now
from explorer.agent.conflict_check import (
    CannotStore,
    ConflictResolution,
    ConflictResult,
    Memory,
    candidate,
    conflicts_of,
    resolution_named,
    stored,
)
from explorer.agent.decay_reports import CannotDecay, Decay, Falling
from explorer.agent.replanning import applied, previewed
from explorer.memory.changes import ChangeSet
from explorer.memory.decay_laws import DecayLaw, Exponential, Weibull
from explorer.memory.facts import FactType
from explorer.memory.fading import FADED_BELOW, HALF_LIFE_HOURS
from explorer.memory.keys import Key, readings
from explorer.memory.namespaces import DEFAULT_BRANCH
from explorer.memory.protocols import Clock, Embedder, Report
from explorer.services.active_facts import active_facts
from explorer.services.decay.counting import FORECAST_DAYS, DecayReport, falling, forecast, instant, later
from explorer.services.decay.planning import plan
from explorer.services.decay.survey import Survey, survey
from explorer.services.editing import Editing, label_of
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.git import read_head
from explorer.services.lineages import newest_of

__all__ = [
    "CannotDecay",
    "CannotStore",
    "ConflictResolution",
    "ConflictResult",
    "Decay",
    "DecayReport",
    "Memory",
    "MemoryDecayEngine",
]

_WHAT_NOT, _NOT_STORED = "Nothing was decayed", "Nothing was stored"
_KINDS = tuple(FactType)
_REPORT_EVERY = 1_000


class MemoryDecayEngine:
    """Lets the importance of what nobody uses fade in one workspace, and finds what contradicts it.

    Nothing is held open between calls. Whatever is wrong is raised as a `MemoryExplorerError` whose text is a sentence;
    then nothing was changed. Everything that is written is one step that can be undone in Memory Explorer.
    """

    def __init__(
        self,
        workspace: Path | str,
        half_life_hours: float = HALF_LIFE_HOURS,
        tombstone_threshold: float = FADED_BELOW,
        conflict_threshold: float = 0.80,
        *,
        law: str = Exponential.name,
        clock: Clock = utc_now,
        embedding: Callable[[], AbstractContextManager[Embedder]] = MiniLmEmbedder,
        person: str | None = None,
        state_root: Path | None = None,
        report: Report = lambda _: None,
        access: Access | None = None,
    ) -> None:
        """`law` is `exponential`, with the half-life, or `weibull`, which has one for each fact type; rest as `Access`.

        An `access` that is given stands for the rest.

        Raises `CannotDecay` where there is no such law, half-life or threshold.
        """
        self.half_life_hours = half_life_hours
        self.tombstone_threshold = tombstone_threshold
        self.conflict_threshold = conflict_threshold
        self.law = law_named(law, half_life_hours, tombstone_threshold)
        self._access = access or Access(workspace, clock, embedding, person, state_root, report)

    def apply_decay(self, now: datetime | None = None) -> DecayReport:
        """Decay all memory as of `now` (without a time zone: UTC); what was done."""
        return self.run_decay(now).report

    def run_decay(self, now: datetime | None = None, keep: Collection[Key | str] = ()) -> Decay:
        """The same with all that there is to say of it; facts of `keep` are left as they are this time.

        Raises `CannotDecay` where one of them is no current fact, and as `MemoryTeleport.merge`.
        """
        return applied(self._access, lambda editing: self._planned(editing, keep, dry_run=False), _WHAT_NOT, _utc(now))

    def preview_decay(self, now: datetime | None = None, keep: Collection[Key | str] = ()) -> Decay:
        """What `run_decay` would do; writes nothing."""
        return previewed(self._access, lambda editing: self._planned(editing, keep, dry_run=True), _WHAT_NOT, _utc(now))

    def check_conflicts(
        self, memory: Memory, resolution: ConflictResolution | str | None = None
    ) -> list[ConflictResult]:
        """What the workspace knows of the memory's type that contradicts or doubles it, the most similar first.

        Writes nothing. Without a `resolution`, that of each is what the stronger side says (SEMANTICS 5).
        """
        return previewed(self._access, lambda editing: self._checked(editing, memory, resolution), _NOT_STORED)[1]

    def store_with_conflict_check(
        self, memory: Memory, resolution: ConflictResolution | str | None = None
    ) -> tuple[str, list[ConflictResult]]:
        """Store a memory, and put it in the place of what it contradicts; its id, empty where it was not stored.

        As one step that can be undone in Memory Explorer. Raises `CannotStore`, and as `MemoryTeleport.merge`.
        """
        return applied(self._access, lambda editing: self._checked(editing, memory, resolution), _NOT_STORED)

    def _checked(
        self, editing: Editing, memory: Memory, resolution: ConflictResolution | str | None
    ) -> tuple[tuple[str, list[ConflictResult]], ChangeSet | None]:
        chosen = None if resolution is None else resolution_named(resolution)
        with self._access.embedder() as embedder:
            vector = embedder.embed([memory.content], self._access.share(0.2, 0.3))[0]
            new = candidate(editing, memory, self._branch(), vector, embedder.name)
        active = active_facts(editing, self._access.share(0.3, 0.4))
        beside = active.of([at for at, fact in enumerate(active.facts) if fact.namespace == new.key.namespace])
        found = conflicts_of(new, beside, self.conflict_threshold, chosen, self._access.share(0.4, 0.5))
        change = stored(editing, new, found)
        return ("" if change is None else new.key.id, list(found)), change

    def _branch(self) -> str:
        head = read_head(self._access.path.resolve().parent)
        if not head.is_known:
            reason = head.trouble or f"git is at commit {head.commit}, on no branch"
            raise CannotStore(f"Which branch the memory belongs to is not known: {reason}. {_NOT_STORED}.")
        return head.branch or DEFAULT_BRANCH

    def _planned(
        self, editing: Editing, keep: Collection[Key | str], *, dry_run: bool
    ) -> tuple[Decay, ChangeSet | None]:
        found = survey(editing, self._access.share(0.2, 0.3))
        kept = frozenset(_kept(editing, found, said) for said in keep)
        made = plan(editing, found, self.law, kept, self._access.share(0.3, 0.45))
        answer = Decay(
            workspace=self._access.path,
            law=self.law.name,
            half_life_hours=self.law.half_life_hours if isinstance(self.law, Exponential) else None,
            threshold=self.law.threshold,
            at=editing.now,
            dry_run=dry_run,
            change_id="" if made.change is None or dry_run else made.change.id,
            report=made.report,
            forecast=forecast(found, self.law, editing.now),
            falling=_falling(editing, found, self.law, kept, self._access.share(0.45, 0.5)),
            conflicts_settled=made.settled,
            odd=found.odd,
        )
        return answer, made.change


def law_named(name: str, half_life_hours: float, threshold: float) -> DecayLaw:
    """The law. Raises `CannotDecay` where there is no such one."""
    try:
        if name == Exponential.name:
            return Exponential(half_life_hours, threshold)
        if name == Weibull.name:
            return Weibull(threshold)
    except ValueError as error:
        raise CannotDecay(f"{error} {_WHAT_NOT}.") from error
    raise CannotDecay(f"There is no law “{name}”: choose {Exponential.name} or {Weibull.name}. {_WHAT_NOT}.")


def _kept(editing: Editing, found: Survey, said: Key | str) -> Key:
    """The current record of a fact that is named by any record of it; a text is read as `namespace/id`."""
    named = [said] if isinstance(said, Key) else readings(said, "")
    newest = (newest_of(key, editing.ahead.metadata) for key in named)
    key = next((key for key in newest if key is not None), None)
    if key is None:
        raise CannotDecay(f"There is no memory “{said}” in the workspace. {_WHAT_NOT}; name it as namespace/id.")
    if key not in found.keys:
        raise CannotDecay(f"“{said}” is no current fact, so it does not fade. {_WHAT_NOT}; leave it out.")
    return key


def _falling(
    editing: Editing, found: Survey, law: DecayLaw, kept: Collection[Key], report: Report
) -> tuple[Falling, ...]:
    days = [found.importance(law, later(editing.now, days)) for days in FORECAST_DAYS]
    falls = found.falls_below(law)
    rows = falling(found, law, editing.now).tolist()
    told = []
    for number, row in enumerate(rows):
        if number % _REPORT_EVERY == 0:
            report(number / len(rows))
        key = found.keys[row]
        told.append(
            Falling(
                key=key,
                label=label_of(editing.metadata(key), key),
                kind=_KINDS[found.kinds[row]],
                importance=tuple(left[row].item() for left in days),
                on=instant(falls[row].item()),
                is_below=bool(days[0][row] < law.threshold),
                kept=key in kept,
            )
        )
    return tuple(told)


def _utc(now: datetime | None) -> datetime | None:
    return now.replace(tzinfo=UTC) if now is not None and now.tzinfo is None else now
