"""Upkeep that an agent starts: nothing runs by itself, and nothing is written unless it is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from explorer.agent.answers import counted
from explorer.agent.decay import MemoryDecayEngine
from explorer.agent.decay_reports import Falling
from explorer.agent.desk import Desk
from explorer.agent.maintenance import MemoryMaintenance
from explorer.agent.maintenance_reports import CannotMaintain, Found, SharedBelief
from explorer.agent.verbs.limits import LISTED, check_limit
from explorer.memory.decay_laws import Exponential
from explorer.memory.fading import FADED_BELOW, HALF_LIFE_HOURS
from explorer.services.consolidation.proposals import Proposal, ProposalKind


@dataclass(frozen=True, slots=True)
class Merging:
    """What is proposed: the records that go, what takes their place, and the words that nothing has afterwards."""

    kind: str
    going: tuple[str, ...]
    texts: tuple[str, ...]
    survivor: str
    survivor_text: str
    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Consolidated:
    """What would be done, or was (`applied`); `proposals` are the first of `in_all`, `counts` all by kind."""

    applied: bool
    change_id: str
    counts: Mapping[str, int]
    accepted: int
    in_all: int
    proposals: tuple[Merging, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class Harmonised:
    """What agents agree on, and where they contradict each other; the first of `beliefs_in_all`, `conflicts_in_all`."""

    applied: bool
    change_id: str
    beliefs: tuple[SharedBelief, ...]
    beliefs_in_all: int
    conflicts: tuple[Found, ...]
    conflicts_in_all: int
    lapsed: int
    sentence: str


@dataclass(frozen=True, slots=True)
class Decayed:
    """What fades, or faded (`applied`); `falling` are the first to fall of `falling_in_all`."""

    applied: bool
    change_id: str
    scanned: int
    decayed: int
    pruned: int
    untouched: int
    falling: tuple[Falling, ...]
    falling_in_all: int
    sentence: str


def consolidate_memory(
    desk: Desk, kinds: Sequence[str] = (), skip: Sequence[str] = (), limit: int = LISTED, apply: bool = False
) -> Consolidated:
    """Merge duplicates, make facts of session items that last, and put away what is expired, faded or doubtful.

    Use it at the end of a piece of work. Without `apply` nothing is written: look at what is proposed, above all at the
    words that would be lost, and skip what you do not want. Nothing pinned is touched. It can be undone.

    - `kinds`: Only these: exact duplicates, near duplicates, promotion, expired, faded, doubtful; empty = all.
    - `skip`: Ids of records whose proposals are left alone this time.
    - `limit`: How many proposals are told; `apply` carries out all that are not skipped.
    - `apply`: Do it.
    """
    check_limit(limit)
    chosen = [_kind(each) for each in kinds] or list(ProposalKind)
    told = _maintenance(desk).consolidate(chosen, list(skip), desk.branch_name(), apply=apply)
    shown = [each for each in told.proposals if each.kind in chosen]
    what = "carried out" if apply else "proposed and nothing was written: call it again with apply=true to do it"
    return Consolidated(
        apply,
        told.change_id,
        {kind.value: count for kind, count in told.counts.items()},
        told.accepted,
        len(shown),
        tuple(map(_merging, shown[:limit])),
        f"{counted(told.accepted, 'step')} of {counted(len(told.proposals), 'proposal')} {what}.",
    )


def harmonize_memory(desk: Desk, limit: int = LISTED, apply: bool = False) -> Harmonised:
    """Find what several agents agree on and where they contradict each other.

    Use it when more than one agent writes this memory. With `apply`, what at least two agents hold becomes a shared
    belief, and a contradiction between agents an open conflict (see list_memory_conflicts). No fact is changed.

    - `limit`: How many beliefs and conflicts are told; `apply` notes all.
    - `apply`: Note them; without it nothing is written.
    """
    check_limit(limit)
    told = _maintenance(desk).harmonise(apply=apply)
    new = sum(each.is_new for each in told.beliefs) + sum(each.is_new for each in told.conflicts)
    what = "noted" if apply else "new, and nothing was written: call it again with apply=true to note them"
    beliefs, conflicts = counted(len(told.beliefs), "shared belief"), counted(len(told.conflicts), "contradiction")
    return Harmonised(
        apply,
        told.change_id,
        told.beliefs[:limit],
        len(told.beliefs),
        told.conflicts[:limit],
        len(told.conflicts),
        len(told.lapsed),
        f"{beliefs} and {conflicts} between agents; {new:,} {what}.",
    )


def apply_decay(
    desk: Desk,
    law: str = Exponential.name,
    half_life_hours: float = HALF_LIFE_HOURS,
    threshold: float = FADED_BELOW,
    keep: Sequence[str] = (),
    limit: int = LISTED,
    apply: bool = False,
) -> Decayed:
    """Let the importance of what nobody uses fade, and delete what has faded below the threshold.

    Use it now and then in a long-lived workspace. Without `apply` nothing is written: look at `falling`, which names
    what would be deleted now (`is_below`) and what is next. Pinned facts never fade. It can be undone, and running it
    twice at one time does nothing the second time.

    - `law`: "exponential", or "weibull", which has a half-life for each fact type.
    - `half_life_hours`: Of the exponential law.
    - `threshold`: What is less important than this is deleted; 0 deletes nothing.
    - `keep`: Ids of facts that are left as they are this time.
    - `limit`: How many falling facts are told.
    - `apply`: Do it.
    """
    check_limit(limit)
    engine = MemoryDecayEngine(desk.path, half_life_hours, threshold, law=law, access=desk.access)
    told = engine.run_decay(keep=list(keep)) if apply else engine.preview_decay(keep=list(keep))
    counts = told.report
    what = "" if apply else " Nothing was written: call it again with apply=true to do it."
    return Decayed(
        apply,
        told.change_id,
        counts.scanned,
        counts.decayed,
        counts.pruned,
        counts.untouched,
        told.falling[:limit],
        len(told.falling),
        f"{counts}.{what}",
    )


def _maintenance(desk: Desk) -> MemoryMaintenance:
    return MemoryMaintenance(desk.path, access=desk.access)


def _kind(said: str) -> ProposalKind:
    try:
        return ProposalKind(said.strip().casefold())
    except ValueError:
        known = ", ".join(ProposalKind)
        raise CannotMaintain(f"There is no kind “{said}”: choose from {known}. Nothing was changed.") from None


def _merging(proposal: Proposal) -> Merging:
    first, going = proposal.members[0], proposal.going
    survivor = str(first.key) if proposal.kind.merges else str(proposal.survivor or proposal.target or "")
    lost = dict.fromkeys(word for member in going for word in member.lost)
    return Merging(
        proposal.kind.value,
        tuple(str(member.key) for member in going),
        tuple(member.text for member in going),
        survivor,
        first.text if proposal.kind.merges else "",
        tuple(lost),
    )
