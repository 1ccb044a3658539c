"""What a purge removes for good, what it costs and what it means, before anything is done (SEMANTICS 2, 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from explorer.memory.changes import ChangeKind, ChangeSet, Operation, Patch, Purge, new_change_set
from explorer.memory.effects import digest_of
from explorer.memory.keys import Key
from explorer.memory.namespaces import CONFLICTS
from explorer.memory.protocols import Report
from explorer.memory.records import SUPERSEDED_BY
from explorer.services.deletion import rebuild_seconds
from explorer.services.editing import Editing
from explorer.services.purge_candidates import Candidates, Kept, PurgeReason
from explorer.services.teleport.references import meanings, with_references

__all__ = ["PURGE_DAYS", "Kept", "PurgePlan", "PurgeReason", "plan_purge"]

PURGE_DAYS = 90
"""How long what was put aside is kept, unless a person says otherwise."""
_PUT_ASIDE = (SUPERSEDED_BY, "deleted_at", "pinned")
_TELL_EVERY = 2_000


@dataclass(frozen=True, slots=True)
class PurgePlan:
    """What goes, by reason; `change` is None where nothing does.

    `bytes` = what the records take in the file, by reason; `kept` counts what is old enough and stays, by reason.
    `repointed` are records that will name the newest text in place of one that goes; `dangling` counts references that
    will lead nowhere: from old texts and decided conflicts, or from a memory to its own past. `seconds` = about how
    long the job takes; agents are kept from the file only for its last moment.
    """

    days: int
    keys: Mapping[PurgeReason, tuple[Key, ...]]
    bytes: Mapping[PurgeReason, int]
    kept: Mapping[Kept, int]
    repointed: tuple[Key, ...]
    dangling: int
    seconds: float
    change: ChangeSet | None

    @property
    def records(self) -> int:
        """How many records go."""
        return sum(map(len, self.keys.values()))

    @property
    def bytes_freed(self) -> int:
        """How many bytes they take in the file."""
        return sum(self.bytes.values())


def plan_purge(editing: Editing, report: Report, days: int = PURGE_DAYS) -> PurgePlan:
    """What was put aside more than `days` days ago and may go, with the change set that removes it.

    Never anything that is current or pinned, nor a text of what is pinned; nothing that a record which stays needs.
    What current records name is replaced by the newest text in its place, and stays where there is none. Raises
    ValueError for a negative number of days, and what `report` raises.
    """
    if days < 0:
        raise ValueError("a number of days is not negative")
    candidates = Candidates(editing, _before(editing.now, days), _all_keys(editing, report))
    candidates.judge(lambda done: report(0.4 + 0.3 * done))
    report(0.7)
    patches, dangling = _follow(editing, candidates)
    report(0.9)
    outlived = _outlived(editing, candidates)
    keys: dict[PurgeReason, list[Key]] = {reason: [] for reason in PurgeReason}
    for key, reason in candidates.reasons.items():
        keys[reason].append(key)
    keys[PurgeReason.EXPIRED] = outlived
    found = {reason: tuple(sorted(each)) for reason, each in keys.items()}
    return PurgePlan(
        days=days,
        keys=found,
        bytes={reason: sum(map(editing.snapshot.bytes_of, each)) for reason, each in found.items()},
        kept=Counter(candidates.kept.values()),
        repointed=tuple(patch.key for patch in patches),
        dangling=dangling,
        seconds=rebuild_seconds(editing.snapshot),
        change=_change(editing, patches, found),
    )


def _before(now: datetime, days: int) -> datetime:
    try:
        return now - timedelta(days=days)
    except OverflowError:
        return datetime.min.replace(tzinfo=UTC)


def _all_keys(editing: Editing, report: Report) -> Iterator[Key]:
    keys = dict.fromkeys((*editing.snapshot.keys(), *sorted(editing.ahead.touched)))
    for number, key in enumerate(keys):
        if number % _TELL_EVERY == 0:
            report(0.4 * number / len(keys))
        yield key


def _outlived(editing: Editing, candidates: Candidates) -> list[Key]:
    """Records whose time to live has passed; those that are pinned stay for vectlite to decide."""
    found = []
    for key in editing.snapshot.outlived():
        if key in editing.ahead.touched:
            candidates.kept[key] = Kept.WAITING
        elif (editing.ahead.metadata(key) or {}).get("pinned"):
            candidates.kept[key] = Kept.PINNED
        else:
            found.append(key)
    return found


def _follow(editing: Editing, candidates: Candidates) -> tuple[list[Patch], int]:
    """Have current records name the newest texts, and keep what there is none for; how many references are lost."""
    own = 0
    changing: dict[Key, dict[Key, Key]] = {}
    for key, names in candidates.citing():
        for name, said in names:
            target = _meant(candidates, name, said, key.namespace)
            if target is None or target not in candidates.reasons:
                continue
            heir = candidates.heir(target, in_lineage=key.namespace == CONFLICTS)
            if heir == key:
                own += 1
            elif heir is None or key in editing.ahead.touched:
                candidates.hold(target)
            else:
                changing.setdefault(key, {})[target] = heir
    patches = [patch for key, heirs in changing.items() if (patch := _patch(editing, candidates, key, heirs))]
    return patches, own + _dangling_in_history(candidates)


def _dangling_in_history(candidates: Candidates) -> int:
    return sum(
        _meant(candidates, name, said, key.namespace) in candidates.reasons
        for key, standing in candidates.standings.items()
        if key not in candidates.reasons and not standing.is_current
        for name, said in standing.names
    )


def _meant(candidates: Candidates, name: str, said: str, home: str) -> Key | None:
    return next((key for key in meanings(name, said, home) if key in candidates.standings), None)


def _patch(editing: Editing, candidates: Candidates, key: Key, heirs: Mapping[Key, Key]) -> Patch | None:
    """What a record says once it names the heirs of those that really go."""
    metadata = editing.metadata(key)

    def say(name: str, said: object) -> object:
        target = _meant(candidates, name, said, key.namespace) if isinstance(said, str) else None
        if target is None or target not in candidates.reasons or target not in heirs:
            return said
        heir = heirs[target]
        return heir.id if said == target.id and heir.namespace == key.namespace else str(heir)

    changed = with_references(metadata, say)
    after = {name: _once(value) for name, value in changed.items() if value != metadata.get(name)}
    return Patch(key, {name: metadata.get(name) for name in after}, after) if after else None


def _once(value: Any) -> Any:
    """A list of references without the second of two that are the same now."""
    if not isinstance(value, list):
        return value
    return [each for number, each in enumerate(value) if each not in value[:number]]


def _change(
    editing: Editing, patches: Sequence[Patch], keys: Mapping[PurgeReason, tuple[Key, ...]]
) -> ChangeSet | None:
    purges: list[Operation] = []
    for reason, found in keys.items():
        for key in found:
            metadata = editing.metadata(key)
            before = {} if reason is PurgeReason.EXPIRED else {name: metadata.get(name) for name in _PUT_ASIDE}
            purges.append(Purge(key, digest_of(metadata), before))
    if not purges:
        return None
    # Without a label: the beginning of a text that is gone would stay in the list of activities.
    return new_change_set(ChangeKind.PURGE, (*patches, *purges), editing.now, editing.by)
