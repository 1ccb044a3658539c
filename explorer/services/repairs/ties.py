"""References that lead nowhere or in a circle: dropped, led on to what is there, or broken."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from explorer.memory.examination import Examination
from explorer.memory.findings import Ring
from explorer.memory.keys import Key, readings
from explorer.memory.records import DELETED, SUPERSEDED_BY, SYSTEM_PREFIX, UNDONE
from explorer.memory.references import LINKS, REVISION_OF, SIDES, SOURCES, WINNER
from explorer.memory.system_records import Conflict
from explorer.memory.times import format_time, parse_seconds
from explorer.services.editing import Editing, decoded
from explorer.services.lineages import members
from explorer.services.repairs.repair import Draft, Mend, RepairKind
from explorer.services.superseding import reference


class Ties:
    """Mends the references of one record after the other; `examination` says where the rings and the dead ends are."""

    def __init__(self, editing: Editing, examination: Examination) -> None:
        self._editing = editing
        self._hidden = frozenset(examination.past_ttl)
        self._opened: dict[Key, Ring] = {}
        self._first: dict[Key, Key] = {}
        for ring in examination.rings:
            if self._stands(ring):
                self._break(ring)
        # Lineages whose first record is gone: references to that lead on to the newest text.
        self._heirs: defaultdict[Key, list[Key]] = defaultdict(list)
        for dead in examination.references:
            if dead.field == REVISION_OF and self._is_there(dead.key):
                self._heirs[Key(dead.key.namespace, dead.value)].append(dead.key)

    def mend(self, draft: Draft) -> None:
        """Propose what is to be done with the references of a record."""
        self._mend_lineage(draft)
        record = decoded(draft.key, draft.now)
        if record is None or not record.is_current:
            return
        if isinstance(record, Conflict):
            self._mend_conflict(draft, record)
        for field in (LINKS, SOURCES):
            if field in record.__struct_fields__ and field not in record.problems:
                self._mend_list(draft, field)

    def _mend_lineage(self, draft: Draft) -> None:
        key, said = draft.key, draft.now.get(SUPERSEDED_BY)
        if isinstance(said, str) and said and not said.startswith(SYSTEM_PREFIX):
            if key in self._opened:
                self._reopen(draft, RepairKind.RINGS)
            elif self._target(said, key) is None:
                self._follow(draft, said)
        first = self._first.get(key)
        if first == key:
            draft.mend(RepairKind.RINGS, REVISION_OF, Mend.DROPPED, {REVISION_OF: None})
        elif first is not None:
            draft.mend(RepairKind.RINGS, REVISION_OF, Mend.FOLLOWED, {REVISION_OF: first.id})

    def _follow(self, draft: Draft, said: str) -> None:
        """What takes the place of the record is gone: what takes its place in turn does, or nothing."""
        key = draft.key
        following = self._later_text(draft) or self._heir(said, key)
        if following is None or self._leads_to(following, key):
            self._reopen(draft, RepairKind.REFERENCES)
        else:
            named = reference(self._editing, following, key.namespace)
            draft.mend(RepairKind.REFERENCES, SUPERSEDED_BY, Mend.FOLLOWED, {SUPERSEDED_BY: named})

    def _reopen(self, draft: Draft, kind: RepairKind) -> None:
        """The record becomes current again; one that is marked as deleted, or has no text, counts as deleted."""
        record = decoded(draft.key, draft.now)
        content = draft.now.get("content")
        has_text = isinstance(content, str) and content.strip() != ""
        is_empty = record is not None and "content" in record.__struct_fields__ and not has_text
        if draft.now.get("deleted_at") is not None or is_empty:
            draft.mend(kind, SUPERSEDED_BY, Mend.DELETED, {SUPERSEDED_BY: DELETED})
        else:
            draft.mend(kind, SUPERSEDED_BY, Mend.REOPENED, {SUPERSEDED_BY: None})

    def _later_text(self, draft: Draft) -> Key | None:
        """The next text of the same memory that is there, by number: the one in between was removed."""
        record = decoded(draft.key, draft.now)
        if record is None:
            return None
        texts = (text.key for text in members(self._editing.snapshot, record))
        later = [key for key in texts if _number(key) > _number(draft.key) and self._is_there(key)]
        return min(later, key=_number, default=None)

    def _mend_list(self, draft: Draft, field: str) -> None:
        entries = draft.now.get(field) or []
        kept, mend = [], None
        for entry in entries:
            said = entry["to"] if field == LINKS else entry
            if self._is_alive(said, draft.key):
                kept.append(entry)
                continue
            heir = self._heir(said, draft.key)
            if heir is None or heir == draft.key:
                mend = Mend.DROPPED
            else:
                mend = mend or Mend.FOLLOWED
                named = reference(self._editing, heir, draft.key.namespace)
                kept.append({**entry, "to": named} if field == LINKS else named)
        if mend is not None:
            draft.mend(RepairKind.REFERENCES, field, mend, {field: kept})

    def _mend_conflict(self, draft: Draft, record: Conflict) -> None:
        if record.state == "open":
            ends = {side: said for side in SIDES if (said := getattr(record, side))}
            dead = [side for side, said in ends.items() if not self._is_alive(said, draft.key)]
            heirs = {side: self._heir(ends[side], draft.key) for side in dead}
            for side, heir in heirs.items():
                if heir is not None:
                    draft.mend(RepairKind.REFERENCES, side, Mend.FOLLOWED, {side: str(heir)})
            lost = [side for side, heir in heirs.items() if heir is None]
            if lost:
                left = [side for side in ends if side not in lost]
                winner = draft.now[left[0]] if len(left) == 1 else None
                now = format_time(self._editing.now)
                after = {"state": "resolved", WINNER: winner, "resolved_at": now, "resolved_by": self._editing.by}
                draft.mend(RepairKind.REFERENCES, lost[0], Mend.SETTLED, after)
        winner = draft.now.get(WINNER)
        if isinstance(winner, str) and winner and not self._is_alive(winner, draft.key):
            heir = self._heir(winner, draft.key)
            mend = Mend.DROPPED if heir is None else Mend.FOLLOWED
            draft.mend(RepairKind.REFERENCES, WINNER, mend, {WINNER: None if heir is None else str(heir)})

    def _target(self, said: str, home: Key) -> Key | None:
        """The record that takes the place of another one; one that was undone takes none."""
        found = next((key for key in readings(said, home.namespace) if self._is_there(key)), None)
        metadata = None if found is None else self._editing.ahead.metadata(found)
        return None if metadata is None or metadata.get(SUPERSEDED_BY) == UNDONE else found

    def _is_alive(self, said: str, home: Key) -> bool:
        return any(self._is_there(key) for key in readings(said, home.namespace))

    def _is_there(self, key: Key) -> bool:
        return key not in self._hidden and self._editing.ahead.metadata(key) is not None

    def _heir(self, said: str, home: Key) -> Key | None:
        """The newest text of a memory whose first one, which is named, is gone."""
        texts = next((self._heirs[key] for key in readings(said, home.namespace) if key in self._heirs), ())
        current = [key for key in texts if not (self._editing.ahead.metadata(key) or {}).get(SUPERSEDED_BY)]
        return max(current or texts, key=_number, default=None)

    def _leads_to(self, start: Key, goal: Key) -> bool:
        seen: set[Key] = set()
        key: Key | None = start
        while key is not None and key not in seen:
            if key == goal:
                return True
            seen.add(key)
            said = (self._editing.ahead.metadata(key) or {}).get(SUPERSEDED_BY)
            key = self._target(said, key) if isinstance(said, str) else None
        return False

    def _stands(self, ring: Ring) -> bool:
        """Whether the ring is still one, with what waits."""
        for key, following in zip(ring.keys, (*ring.keys[1:], ring.keys[0]), strict=True):
            said = (self._editing.ahead.metadata(key) or {}).get(ring.field)
            if not isinstance(said, str) or following not in readings(said, key.namespace):
                return False
        return True

    def _break(self, ring: Ring) -> None:
        """Replaced in a ring: the newest is current again. Revisions in a ring: the oldest is the first text."""
        by_age = sorted(ring.keys, key=lambda key: _age(key, self._editing.ahead.metadata(key) or {}))
        if ring.field == SUPERSEDED_BY:
            self._opened[by_age[-1]] = ring
        else:
            self._first.update(dict.fromkeys(ring.keys, by_age[0]))


def _number(key: Key) -> tuple[int, str]:
    """Revisions of one memory in their order, as in `memory.lineage`."""
    return len(key.id), key.id


def _age(key: Key, metadata: Mapping[str, Any]) -> tuple[float, tuple[int, str], float]:
    def seconds(field: str) -> float:
        return parse_seconds(metadata.get(field)) or float("-inf")

    return seconds("created_at"), _number(key), seconds("updated_at")
