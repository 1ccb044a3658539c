"""From a record's metadata to its type, validated; what does not fit is named and shown, never dropped."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec

from explorer.memory import namespaces as names
from explorer.memory import system_records as system
from explorer.memory.facts import Fact
from explorer.memory.keys import Key

KIND_BY_NAMESPACE: dict[str, type[system.SystemRecord]] = {
    names.POLICIES: system.Policy,
    names.NOTES: system.Note,
    names.DOMAINS: system.Domain,
    names.GRANTS: system.Grant,
    names.SKILLS: system.Skill,
    names.HOT: system.HotItem,
    names.CONFLICTS: system.Conflict,
    names.BELIEFS: system.Belief,
    names.WORKSPACE: system.WorkspaceInfo,
}
_OURS = ("namespace", "id", "problems")
# A name with half a surrogate pair, which JSON can hold, is no UTF-8: msgspec raises the second for it.
_UNFIT = (msgspec.ValidationError, UnicodeEncodeError)

S = TypeVar("S", bound=msgspec.Struct)
R = TypeVar("R", bound=system.SystemRecord)


def decode_fact(key: Key, metadata: Mapping[str, object]) -> Fact:
    """The fact that stands under `key`; fields of a wrong type show their default and are listed in `problems`."""
    return _decode(key, metadata, Fact)


def decode_system(key: Key, metadata: Mapping[str, object], kind: type[R]) -> R:
    """The record of `kind` under `key`, by the same rules."""
    return _decode(key, metadata, kind)


def unknown_keys(kind: type[msgspec.Struct], metadata: Mapping[str, object]) -> dict[str, object]:
    """The metadata that `kind` has no field for: kept in the file, shown read-only."""
    known = kind.__struct_fields__
    return {name: value for name, value in metadata.items() if name not in known or name in _OURS}


def _decode(key: Key, metadata: Mapping[str, object], kind: type[S]) -> S:
    # A key cannot be removed with vectlite, only set to null (VECTLITE 3): null is missing.
    fields = dict(metadata)
    if None in metadata.values():
        fields = {name: value for name, value in metadata.items() if value is not None}
    fields.pop("problems", None)
    fields["namespace"], fields["id"] = key
    try:
        return msgspec.convert(fields, kind)
    except _UNFIT:
        return _decode_field_by_field(fields, kind)


def _decode_field_by_field(fields: dict[str, object], kind: type[S]) -> S:
    types = _field_types(kind)
    fitting: dict[str, object] = {}
    problems: list[str] = []
    for name, value in fields.items():
        if name not in types:
            continue
        try:
            fitting[name] = msgspec.convert(value, types[name])
        except _UNFIT:
            problems.append(name)
    return kind(**fitting, problems=tuple(problems))


@cache
def _field_types(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)
