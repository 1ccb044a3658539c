"""JSON Lines of ours: `{"namespace", "id", "metadata", "vector"?}` a line, each a record as it is stored."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from explorer.agent.importers.json_objects import JsonObject, json_objects
from explorer.agent.importers.json_values import TooDeep, mapping_of, storable
from explorer.agent.importers.mapping import Incoming, Mapped
from explorer.agent.importers.source_text import Unused, without_surrogates
from explorer.agent.importers.statements import SourceFile
from explorer.memory.keys import Key

_KEYS = frozenset(("namespace", "id", "metadata", "vector"))
_LARGEST = 3e38


def fits(found: JsonObject, lists: Sequence[str]) -> bool:
    """Whether an object is a record of ours."""
    return not lists and all(isinstance(found.get(name), str) for name in ("namespace", "id")) and "metadata" in found


def read(files: Sequence[SourceFile]) -> tuple[Mapped, dict[str, int]]:
    """The records of these files as they stand; of a key that comes twice the first."""
    records: dict[Key, Incoming] = {}
    unused: list[Unused] = []
    for file in files:
        unused += file.unused
        for line, found, _ in json_objects(file.text):
            record, why = (None, found) if isinstance(found, str) else _record(found, file.name, line)
            if record is not None and record.key in records:
                why = f"{record.key} is there already."
            elif record is not None:
                records[record.key] = record
            if why:
                unused.append(Unused(line, why, file.name))
    return Mapped(tuple(records.values()), tuple(unused)), {"records": len(records)}


def _record(found: JsonObject, file: str, line: int) -> tuple[Incoming | None, str]:
    """The record, and what is wrong with it."""
    if not fits(found, ()) or not isinstance(found["metadata"], dict):
        return None, "An object without “namespace”, “id” and “metadata”."
    namespace, record_id = (without_surrogates(str(found[name])) for name in ("namespace", "id"))
    if not record_id:
        return None, "A record without an id."
    try:
        metadata = {str(name): storable(value, 1) for name, value in mapping_of(found, "metadata").items()}
    except TooDeep:
        return None, f"The metadata of {Key(namespace, record_id)} is nested too deeply."
    vector, why = _vector(found.get("vector"))
    others = sorted(found.keys() - _KEYS)
    if others and not why:
        why = f"{', '.join(f'“{without_surrogates(name)}”' for name in others)} beside the record: not kept."
    return Incoming(Key(namespace, record_id), metadata, file, line, vector), why


def _vector(value: object) -> tuple[bytes | None, str]:
    if value is None:
        return None, ""
    if isinstance(value, list) and value:
        numbers = [part for part in value if isinstance(part, float | int) and abs(part) <= _LARGEST]
        if len(numbers) == len(value) and any(numbers):
            return struct.pack(f"<{len(numbers)}f", *numbers), ""
    return None, "Its vector is no list of numbers; it is made anew."
