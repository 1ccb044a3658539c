"""Attributes that a person sets in place, for one record or many (SEMANTICS 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec

from explorer.memory.changes import ChangeKind, ChangeSet, Patch
from explorer.memory.effects import same_value
from explorer.memory.errors import Refusal, Refused
from explorer.memory.facts import Fact, FactType, Veracity
from explorer.memory.fading import anchor, importance_at
from explorer.memory.keys import Key
from explorer.memory.records import SUPERSEDED_BY, Record
from explorer.memory.system_records import Domain, Note, Policy, Skill
from explorer.memory.times import format_time, parse_time
from explorer.services.bulk import for_each
from explorer.services.editing import Editing, label_of

EDITABLE: Mapping[type[Record], frozenset[str]] = {
    Fact: frozenset(
        ("topic", "domain", "confidence", "importance", "fact_type", "veracity", "valid_until", "tags", "pinned")
    ),
    Policy: frozenset(("active", "required_role", "domain")),
    Note: frozenset(("content",)),
    Domain: frozenset(("label", "description")),
    Skill: frozenset(("glob_patterns", "tools_allowed", "tags", "importance")),
}
"""The fields of each kind that are edited in place; the texts of facts, policies and skills are revised instead.

So are a skill's description and keywords, which its vector is made from too (`services.skills.editing`).
"""
_UNCHANGED_IMPORTANCE = 0.001  # SEMANTICS 4
_LISTS = frozenset(("tags", "glob_patterns", "trigger_keywords", "tools_allowed"))
_WORDS: Mapping[str, Any] = {"fact_type": FactType.UNKNOWN, "veracity": Veracity.UNKNOWN}


def set_fields(editing: Editing, keys: Sequence[Key], values: Mapping[str, Any]) -> ChangeSet | None:
    """Set `values` in every record of `keys` that does not have them yet; None where all have.

    Values are what `field_checks` gives; one that does not fit its field raises ValueError. An empty
    `required_role` or `valid_until` (None) clears the field. With several keys those that cannot be edited are
    left out; `Refused` is raised where none can: OTHER_KIND where the record has no such field, NOT_CURRENT where it
    is deleted or superseded.
    """

    def rule(key: Key) -> Patch | None:
        return _patch(editing, key, values)

    patches = for_each((editing.newest(key) for key in keys), rule)
    return editing.change_set(ChangeKind.EDIT, (patch for patch in patches if patch is not None))


def _patch(editing: Editing, key: Key, values: Mapping[str, Any]) -> Patch | None:
    record = editing.record(key)
    metadata = editing.metadata(key)
    if not values.keys() <= EDITABLE.get(type(record), frozenset()):
        raise Refused(Refusal.OTHER_KIND, label_of(metadata, key))
    if not record.is_current:
        raise Refused(Refusal.NOT_CURRENT, label_of(metadata, key))
    after = changed_values(record, values, editing.now)
    if not after:
        return None
    after["updated_at"] = format_time(editing.now)
    # A record that was revised, replaced or deleted meanwhile is not the one that the person looked at.
    before = {name: metadata.get(name) for name in (*after, SUPERSEDED_BY)}
    return Patch(key, before, after)


def changed_values(record: Record, values: Mapping[str, Any], now: datetime) -> dict[str, Any]:
    """The `values` that the record does not have yet, as they are stored.

    The importance of a fact comes with what it fades from. Raises ValueError where one does not fit its field.
    """
    plain = {name: _plain(name, value) for name, value in values.items()}
    after = {name: value for name, value in plain.items() if not _stands(record, name, value)}
    if isinstance(record, Fact) and "importance" in values:
        after.pop("importance", None)
        becoming = msgspec.structs.replace(record, pinned=plain.get("pinned", record.pinned))
        after |= _importance(becoming, plain["importance"], now)
    _check(record, after)
    return after


def _plain(name: str, value: Any) -> Any:
    """`value` as it is stored."""
    if name == "fact_type":
        return FactType(value).value
    if name == "veracity":
        return Veracity(value).value
    if name in _LISTS:
        return list(value)
    return None if value == "" and name in ("required_role", "valid_until") else value


def _stands(record: Record, name: str, value: Any) -> bool:
    """Whether the record has `value` already, a missing field being its default."""
    current = getattr(record, name)
    if name == "valid_until" and value is not None and current is not None:
        return parse_time(value) == parse_time(current)
    if name in _LISTS:
        return same_value([*current], value)
    return same_value(current or _WORDS.get(name, current), value)


def _importance(fact: Fact, value: float | None, now: datetime) -> dict[str, Any]:
    """The importance that a person states is the one of now, and fades from now on (`memory.fading.anchor`)."""
    shown = importance_at(fact, now)
    if shown is value or (shown is not None and value is not None and abs(shown - value) < _UNCHANGED_IMPORTANCE):
        return {}
    has_time = value is not None and anchor(fact) is not None
    noted = format_time(now) if has_time else None
    return {"importance": value, "importance_base": value, "decay_anchor": noted}


def _check(record: Record, after: Mapping[str, Any]) -> None:
    """Raises ValueError where a value would make the record odd."""
    fields = {name: value for name, value in after.items() if value is not None}
    if "valid_until" in fields and parse_time(fields["valid_until"]) is None:
        raise ValueError(f"{fields['valid_until']!r} is no time")
    try:
        msgspec.convert({"namespace": record.namespace, "id": record.id, **fields}, type(record))
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
