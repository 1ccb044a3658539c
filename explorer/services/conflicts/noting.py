"""Writes down what contradicts or doubles each other, for a person to decide (SEMANTICS 5)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from explorer.memory.changes import ChangeKind, ChangeSet, Insert, Operation, Patch
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.namespaces import CONFLICTS
from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.system_records import Conflict
from explorer.memory.text import content_hash
from explorer.memory.times import format_time
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.editing import Editing
from explorer.services.lineages import root_of

if TYPE_CHECKING:
    # It reads what texts state, which takes a while to import: the inbox needs none of it.
    from explorer.services.conflicts.detection import Contested

OPEN, RESOLVED, DISMISSED = "open", "resolved", "dismissed"
_DIGITS = 4


def conflict_key(kind: ConflictKind, sides: tuple[Key, Key]) -> Key:
    """The same pair and kind has the same record, whoever finds it."""
    named = "\n".join((kind, *map(str, sides)))
    return Key(CONFLICTS, f"conflict_{hashlib.sha256(named.encode()).hexdigest()[:16]}")


def note(editing: Editing, found: Iterable[Contested]) -> ChangeSet | None:
    """The change set that puts them into the inbox; None where all are there.

    One that was resolved or dismissed comes back only where a text of it is another one now.
    """
    return editing.change_set(ChangeKind.FIND_CONFLICTS, _operations(editing, found))


def _operations(editing: Editing, found: Iterable[Contested]) -> Iterator[Operation]:
    known = _known(editing)
    for contested in found:
        pair = (contested.kind.value, frozenset(contested.sides))
        key = known.get(pair) or _free_key(editing, contested)
        present = editing.ahead.metadata(key)
        if present is None:
            yield Insert(key, _record(editing, contested))
        elif _is_another(present, contested):
            after = _record(editing, contested) | {
                "winner": None,
                "resolved_at": None,
                "resolved_by": None,
                SUPERSEDED_BY: None,
                "deleted_at": None,
            }
            yield Patch(key, {name: present.get(name) for name in after}, after)


def _free_key(editing: Editing, contested: Contested) -> Key:
    """The key of the pair; after memory was moved to another branch its record may be about that by now."""
    key = conflict_key(contested.kind, contested.sides)
    number = 1
    while (present := editing.ahead.metadata(key)) is not None and not _is_about(editing, present, contested):
        number += 1
        key = Key(key.namespace, f"{conflict_key(contested.kind, contested.sides).id}-{number}")
    return key


def _is_about(editing: Editing, present: Mapping[str, Any], contested: Contested) -> bool:
    sides = [present.get(name) for name in ("a", "b")]
    roots = {_root_named(editing, side) for side in sides if isinstance(side, str)}
    return roots == set(contested.sides)


def _known(editing: Editing) -> dict[tuple[str, frozenset[Key | None]], Key]:
    """The conflicts that are there, by kind and the lineages of their sides: other tools give them other ids."""
    known: dict[tuple[str, frozenset[Key | None]], Key] = {}
    for record in editing.snapshot.system(Conflict):
        roots = (_root_named(editing, side) for side in (record.a, record.b))
        known[record.kind, frozenset(roots)] = record.key
    return known


def _root_named(editing: Editing, side: str) -> Key | None:
    key = editing.snapshot.resolve(side, CONFLICTS)
    metadata = None if key is None else editing.ahead.metadata(key)
    return None if key is None or metadata is None else root_of(key, metadata)


def _record(editing: Editing, contested: Contested) -> dict[str, Any]:
    a, b = contested.sides
    texts = _texts(contested)
    return {
        "kind": contested.kind.value,
        "a": str(a),
        "b": str(b),
        "state": OPEN,
        "similarity": round(contested.similarity, _DIGITS),
        "a_hash": content_hash(texts[a]),
        "b_hash": content_hash(texts[b]),
        "created_at": format_time(editing.now),
        "updated_at": format_time(editing.now),
    }


def _is_another(present: Mapping[str, Any], contested: Contested) -> bool:
    """Whether a conflict that is not open any more was about other texts."""
    if present.get("state") == OPEN and not present.get(SUPERSEDED_BY):
        return False
    a, b = contested.sides
    texts = _texts(contested)
    known = (present.get("a_hash"), present.get("b_hash"))
    # One that another tool wrote does not say which texts it was about: it stays decided.
    return None not in known and known != (content_hash(texts[a]), content_hash(texts[b]))


def _texts(contested: Contested) -> dict[Key, str]:
    return {_root(fact): fact.content for fact in (contested.one, contested.other)}


def _root(fact: Fact) -> Key:
    return Key(fact.namespace, fact.root_id)
