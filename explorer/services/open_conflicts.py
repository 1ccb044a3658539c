"""Open conflicts between records, and how one is settled along with a side that goes (SEMANTICS 5)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from explorer.memory.ahead import Ahead
from explorer.memory.changes import Patch
from explorer.memory.decode import decode_system
from explorer.memory.keys import Key
from explorer.memory.namespaces import CONFLICTS
from explorer.memory.protocols import Snapshot
from explorer.memory.system_records import Conflict
from explorer.memory.times import format_time
from explorer.services.editing import Editing
from explorer.services.lineages import root_of


@dataclass(frozen=True, slots=True)
class OpenConflict:
    """An open conflict and its sides as it names them; `roots` are their lineages, None where a side is gone."""

    record: Conflict
    sides: tuple[str, str]
    roots: tuple[Key | None, Key | None]

    def survivor(self, gone: Collection[Key]) -> str | None:
        """How the conflict names the side that is none of the lineages `gone`; None where both are, or are missing."""
        left = [
            side for side, root in zip(self.sides, self.roots, strict=True) if root is not None and root not in gone
        ]
        return left[0] if len(left) == 1 else None


def open_conflicts(snapshot: Snapshot, ahead: Ahead, roots: Collection[Key]) -> Iterator[OpenConflict]:
    """The conflicts, open still once what waits is written, with one of these lineages as a side."""
    wanted = frozenset(roots)
    for stored in snapshot.system(Conflict):
        record = stored
        if stored.key in ahead.touched:
            record = decode_system(stored.key, ahead.metadata(stored.key) or {"state": "resolved"}, Conflict)
        if record.state != "open" or not record.is_current or record.problems:
            continue
        found = OpenConflict(
            record, (record.a, record.b), (_root(snapshot, ahead, record.a), _root(snapshot, ahead, record.b))
        )
        if not wanted.isdisjoint(found.roots):
            yield found


def settled(editing: Editing, conflict: OpenConflict, winner: str | None) -> Patch:
    """Closes the conflict; `winner` is a side as the conflict names it."""
    now = format_time(editing.now)
    after = {"state": "resolved", "winner": winner, "resolved_at": now, "resolved_by": editing.by, "updated_at": now}
    metadata = editing.metadata(conflict.record.key)
    return Patch(conflict.record.key, {name: metadata.get(name) for name in after}, after)


def _root(snapshot: Snapshot, ahead: Ahead, side: str) -> Key | None:
    key = snapshot.resolve(side, CONFLICTS)
    metadata = None if key is None else ahead.metadata(key)
    return None if key is None or metadata is None else root_of(key, metadata)
