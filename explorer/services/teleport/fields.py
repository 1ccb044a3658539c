"""Which fields of two records are compared, and what is taken over without asking (SEMANTICS 7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from explorer.memory.changes import BOOKKEEPING
from explorer.memory.effects import same_value
from explorer.memory.records import DELETED, SUPERSEDED_BY
from explorer.memory.text import content_hash, same_text
from explorer.memory.times import parse_seconds

TEXT = "content"
IMPORTANCE, IMPORTANCE_BASE, DECAY_ANCHOR = "importance", "importance_base", "decay_anchor"
_COUNTS = ("access_count", "recall_count", "mention_count")
_TIMES = ("last_accessed", "last_recalled_at")
_UNITED = ("links", "source_observation_ids")
"""Lists that agents keep by themselves: what either side has in one is kept."""
_DERIVED = ("content_hash", "revision_of", "embedding_stale", "deleted_at", "deleted_by", "delete_reason")
_LOADED = ("loaded_from", "loaded_fields")
"""What a skill remembers of the file here that it was loaded from."""
AUTHOR, MERGED_FROM = "agent_id", "merged_from"
"""Who wrote the text, and the branch that it came from: they come and stay with that."""
_INSTANTS = ("created_at", "valid_until", "expires_at", "resolved_at")
_UNORDERED = ("tags", "trigger_keywords", "glob_patterns", "tools_allowed", "source_fact_ids", "agents")
_STORABLE = (str, int, float, bool, type(None))
_NOT_COMPARED = BOOKKEEPING | {
    *_COUNTS,
    *_TIMES,
    *_UNITED,
    *_DERIVED,
    *_LOADED,
    AUTHOR,
    MERGED_FROM,
    IMPORTANCE_BASE,
    DECAY_ANCHOR,
}


def compared_fields(metadata: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that mean something, of one record; its importance is the one that decay began with."""
    fields = {name: value for name, value in metadata.items() if name not in _NOT_COMPARED and value is not None}
    if metadata.get(IMPORTANCE_BASE) is not None:
        fields[IMPORTANCE] = metadata[IMPORTANCE_BASE]
    return fields


def same_field(name: str, one: object, other: object) -> bool:
    """Whether two values mean the same: texts as a person reads them, times as instants, tags in any order."""
    if same_value(one, other):
        return True
    if name == TEXT and isinstance(one, str) and isinstance(other, str):
        return same_text(one, other)
    if name in _INSTANTS:
        instant = parse_seconds(one)
        return instant is not None and instant == parse_seconds(other)
    if name in _UNORDERED and isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(one.count(item) == other.count(item) for item in one)
    return False


def differing_fields(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """The names of compared fields that are not the same, the text first, the others by name."""
    names = sorted(one.keys() | other.keys(), key=lambda name: (name != TEXT, name))
    return [name for name in names if not same_field(name, one.get(name), other.get(name))]


def values_of(name: str, metadata: Mapping[str, Any]) -> dict[str, Any]:
    """What a record has in a compared field, with the fields that follow it; None where it has nothing."""
    names = (IMPORTANCE, IMPORTANCE_BASE, DECAY_ANCHOR) if name == IMPORTANCE else (name,)
    return {each: metadata.get(each) for each in names}


def quiet_changes(here: Mapping[str, Any], there: Mapping[str, Any]) -> dict[str, Any]:
    """What is taken over without asking: larger counts, newer times of use, what only their lists have."""
    found: dict[str, Any] = {name: there[name] for name in _COUNTS if _count(there.get(name)) > _count(here.get(name))}
    for name in _TIMES:
        ours, theirs = parse_seconds(here.get(name)), parse_seconds(there.get(name))
        if theirs is not None and (ours is None or theirs > ours):
            found[name] = there[name]
    for name in _UNITED:
        kept = _items(here.get(name))
        if len(whole := united(kept, _items(there.get(name)))) > len(kept):
            found[name] = whole
    return found


def united(ours: Iterable[Any], theirs: Iterable[Any]) -> list[Any]:
    """Our list, and what only theirs has behind it."""
    whole = list(ours)
    for item in theirs:
        if item not in whole:
            whole.append(item)
    return whole


def in_place(text: object, metadata: Mapping[str, Any]) -> dict[str, Any]:
    """A text that is edited in place, with its digest where the record has one."""
    digest = {"content_hash": content_hash(str(text or ""))} if metadata.get("content_hash") else {}
    return {TEXT: text, **digest}


def is_storable(value: object) -> bool:
    """Whether a value is of the types that JSON has; a list or map nested too deep stands there as another one."""
    if isinstance(value, Mapping):
        return all(map(is_storable, value.values()))
    return all(map(is_storable, value)) if isinstance(value, list) else type(value) in _STORABLE


def text_of(metadata: Mapping[str, Any]) -> str:
    """The record's text; empty where it has none."""
    content = metadata.get(TEXT)
    return content if isinstance(content, str) else ""


def is_deleted(metadata: Mapping[str, Any]) -> bool:
    """Whether the record is a tombstone."""
    return metadata.get(SUPERSEDED_BY) == DELETED or metadata.get("deleted_at") is not None


def _count(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def _items(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
