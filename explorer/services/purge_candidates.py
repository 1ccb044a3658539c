"""Which records may be removed for good: put aside long ago, and not needed by anything that stays (SEMANTICS 2, 6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from enum import StrEnum
from typing import Any

from msgspec import Struct

from explorer.memory.decode import KIND_BY_NAMESPACE
from explorer.memory.keys import Key
from explorer.memory.namespaces import CONFLICTS, is_internal
from explorer.memory.protocols import Report
from explorer.memory.records import SUPERSEDED_BY, SYSTEM_PREFIX, UNDONE
from explorer.memory.times import parse_time
from explorer.services.editing import Editing, decoded
from explorer.services.lineages import root_of
from explorer.services.teleport.references import references, successors

_TELL_EVERY = 2_000


class PurgeReason(StrEnum):
    """Why a record may go."""

    SUPERSEDED = "superseded"
    """Another text, or another memory, took its place."""
    DELETED = "deleted"
    """A tombstone, or put aside for a reason of the system (`system:decayed`)."""
    UNDONE = "undone"
    """It came with a step that was taken back."""
    EXPIRED = "expired"
    """Its time to live has passed: nobody sees it, and the next compaction would remove it anyway."""


class Kept(StrEnum):
    """Why a record that was put aside long ago stays nevertheless."""

    PINNED = "pinned"
    """A text of the same memory is pinned."""
    NEEDED = "needed"
    """Something that stays names it and would not be understood without it."""
    UNDATED = "undated"
    """Nothing says when it was put aside."""
    BROKEN = "broken"
    """What took its place is missing or leads back to it: that is to be repaired first."""
    ODD = "odd"
    """It does not fit its type."""
    WAITING = "waiting"
    """A change of it is not written yet."""


class Standing(Struct, frozen=True, gc=False):
    """What is looked at of a record. `is_settled` = a conflict that was decided, which is history itself."""

    superseded_by: str
    is_deleted: bool
    is_pinned: bool
    is_settled: bool
    root: Key
    names: tuple[tuple[str, str], ...]

    @property
    def is_current(self) -> bool:
        """Whether it is part of what is known now."""
        return not self.superseded_by and not self.is_deleted and not self.is_settled


class Candidates:
    """All records that we understand, and those of them that may go, each with its reason.

    `kept` counts what is old enough and stays. A record goes only where everything goes that it took the place of: so
    of a history the oldest texts go first, and what `superseded_by` of a record that stays names stays too.
    """

    def __init__(self, editing: Editing, before: datetime, records: Iterable[Key]) -> None:
        """`before` = what was put aside earlier may go; `records` are all keys."""
        self._editing, self._before = editing, before
        self.standings: dict[Key, Standing] = {}
        self.reasons: dict[Key, PurgeReason] = {}
        self.kept: dict[Key, Kept] = {}
        for key in records:
            metadata = editing.ahead.metadata(key)
            if metadata is not None and _is_understood(key):
                self.standings[key] = _standing(key, metadata)

    def judge(self, report: Report) -> None:
        """Find what may go."""
        pinned = {each.root for each in self.standings.values() if each.is_pinned}
        for number, (key, standing) in enumerate(self.standings.items()):
            if number % _TELL_EVERY == 0:
                report(number / len(self.standings))
            if standing.superseded_by or standing.is_deleted:
                self._judge(key, standing, pinned)
        for key in [each for each in self.standings if each not in self.reasons]:
            self._hold_later(key)
            if self.standings[key].superseded_by == UNDONE:
                # From an undone text the way to the current one leads over the first.
                self.hold(self.standings[key].root)

    def later(self, key: Key) -> Key | None:
        """The record that took the place of this one."""
        if key not in self.standings:
            # The first text of a lineage whose later ones are still there.
            return None
        found = successors(self.standings[key].superseded_by, key.namespace)
        return next((each for each in found if each in self.standings), None)

    def heir(self, key: Key, *, in_lineage: bool) -> Key | None:
        """The record that stands in the place of this one now; `in_lineage` = only as a text of the same memory."""
        seen, current = {key}, self.later(key)
        while current is not None and current not in seen:
            standing = self.standings[current]
            if in_lineage and standing.root != self.standings[key].root:
                return None
            if standing.is_current:
                return current
            seen.add(current)
            current = self.later(current)
        return None

    def hold(self, key: Key) -> None:
        """Let a record stay, and so what took its place."""
        if self.reasons.pop(key, None) is not None:
            self.kept[key] = Kept.NEEDED
        self._hold_later(key)

    def citing(self) -> Iterator[tuple[Key, tuple[tuple[str, str], ...]]]:
        """What is part of what is known now, and what each of it names: the field with the reference."""
        for key, standing in self.standings.items():
            if standing.is_current and standing.names:
                yield key, standing.names

    def _hold_later(self, key: Key) -> None:
        later = self.later(key)
        while later is not None and self.reasons.pop(later, None) is not None:
            self.kept[later] = Kept.NEEDED
            later = self.later(later)

    def _judge(self, key: Key, standing: Standing, pinned: set[Key]) -> None:
        metadata = self._editing.ahead.metadata(key) or {}
        reason = _reason(standing)
        since = self._since(key, metadata)
        if since is not None and since >= self._before:
            return
        if key in self._editing.ahead.touched:
            self.kept[key] = Kept.WAITING
        elif standing.root in pinned:
            self.kept[key] = Kept.PINNED
        elif since is None:
            self.kept[key] = Kept.UNDATED
        elif reason is PurgeReason.SUPERSEDED and not self._leads_on(key):
            self.kept[key] = Kept.BROKEN
        elif (record := decoded(key, metadata)) is None or record.problems:
            self.kept[key] = Kept.ODD
        else:
            self.reasons[key] = reason

    def _since(self, key: Key, metadata: Mapping[str, Any]) -> datetime | None:
        """When it was put aside: not before it was last changed, nor before what took its place was made."""
        later = self.later(key)
        made = None if later is None else (self._editing.ahead.metadata(later) or {}).get("created_at")
        times = (parse_time(each) for each in (metadata.get("deleted_at"), metadata.get("updated_at"), made))
        return max(filter(None, times), default=None)

    def _leads_on(self, key: Key) -> bool:
        """Whether the trail from here comes to an end that is there."""
        seen, current = {key}, self.later(key)
        while current is not None and current not in seen:
            standing = self.standings[current]
            if not standing.superseded_by or standing.superseded_by.startswith(SYSTEM_PREFIX):
                return standing.superseded_by != UNDONE
            seen.add(current)
            current = self.later(current)
        return False


def _is_understood(key: Key) -> bool:
    return not is_internal(key.namespace) or key.namespace in KIND_BY_NAMESPACE


def _standing(key: Key, metadata: Mapping[str, Any]) -> Standing:
    said = metadata.get(SUPERSEDED_BY)
    return Standing(
        said if isinstance(said, str) else "",
        metadata.get("deleted_at") is not None,
        bool(metadata.get("pinned")),
        key.namespace == CONFLICTS and metadata.get("state") == "resolved",
        root_of(key, metadata),
        tuple((name, each) for name, each in references(metadata) if name != SUPERSEDED_BY),
    )


def _reason(standing: Standing) -> PurgeReason:
    if standing.superseded_by == UNDONE:
        return PurgeReason.UNDONE
    if standing.is_deleted or standing.superseded_by.startswith(SYSTEM_PREFIX):
        return PurgeReason.DELETED
    return PurgeReason.SUPERSEDED
