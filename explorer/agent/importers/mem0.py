"""Exports of mem0 and OpenMemory: memories as `{"memory" | "text" | "data" | "content", "user_id", …}`.

They stand in a list, one a line, or in a document under `results`, `memories` or `items`; a vector store's copy has
them under `payload`. Relations of its graph memory (`source`, `relationship`, `target`) are facts of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from explorer.agent.importers.json_objects import NOT_PART, JsonObject, json_objects
from explorer.agent.importers.json_values import TooDeep, mapping_of, share_of, storable, text_of, texts_of, time_of
from explorer.agent.importers.source_text import Unused
from explorer.agent.importers.statements import (
    MEMORY_TYPES,
    PROJECT,
    Place,
    Reading,
    SourceFile,
    Statement,
    Subject,
)
from explorer.memory.facts import FactType
from explorer.memory.namespaces import USER

DEFAULT_DOMAIN = "memory"
_LISTS = frozenset(("results", "memories", "items", "data", "facts"))
_TEXTS = ("memory", "text", "data", "content", "fact")
_SIGNS = frozenset(
    "user_id agent_id run_id app_id actor_id hash memory created_at updated_at metadata categories event score state "
    "expiration_date".split()
)
_GONE = {"DELETE": "is marked as deleted", "deleted": "is deleted there", "archived": "is archived there"}
_FACT_TYPES = {member.value: member for member in FactType}
_KNOWN_KEYS = frozenset(
    (*_TEXTS, *_SIGNS, "id", "tags", "topic", "title", "domain", "category", "confidence", "importance", "fact_type")
)


def fits(found: JsonObject, lists: Sequence[str]) -> bool:
    """Whether an object is a memory of this kind."""
    if lists and lists[-1] == "relations":
        return False
    record = _record(found)
    return bool(text_of(record, *_TEXTS)) and bool(record.keys() & _SIGNS or (lists and lists[-1] in _LISTS))


def read(files: Sequence[SourceFile]) -> Reading:
    """What these files hold."""
    reading = _Reading()
    for file in files:
        reading.unused += file.unused
        for line, found, lists in json_objects(file.text):
            place = Place(file, line)
            if isinstance(found, str):
                reading.report(place, found)
            elif lists and lists[-1] == "relations":
                reading.take_relation(place, found)
            else:
                reading.take(place, _record(found), lists)
    return Reading(tuple(reading.subjects.values()), tuple(reading.statements), (), tuple(reading.unused), reading.held)


class _Reading:
    def __init__(self) -> None:
        self.subjects: dict[str, Subject] = {}
        self.statements: list[Statement] = []
        self.unused: list[Unused] = []
        self.held = {"memories": 0, "relations": 0}

    def report(self, place: Place, reason: str) -> None:
        self.unused.append(Unused(place.line, reason, place.file.name))

    def take(self, place: Place, record: JsonObject, lists: Sequence[str]) -> None:
        text = text_of(record, *_TEXTS)
        gone = next((_GONE[str(record[key])] for key in ("event", "state") if str(record.get(key)) in _GONE), "")
        if not text:
            keys = ", ".join(list(record)[:6]) or "none"
            where = f"of the list “{lists[-1]}” " if lists and lists[-1] not in _LISTS else ""
            self.report(place, f"An object {where}without a memory in it (its keys: {keys}) {NOT_PART}")
        elif gone or record.get("deleted_at"):
            self.held["memories"] += 1
            self.report(place, f"The memory “{text[:60]}” {gone or 'is deleted there'}.")
        else:
            self.held["memories"] += 1
            try:
                self._add(_statement(place, record, text))
            except TooDeep:
                self.report(place, f"The metadata of the memory “{text[:60]}” is nested too deeply.")

    def take_relation(self, place: Place, record: JsonObject) -> None:
        source, target = text_of(record, "source", "from"), text_of(record, "target", "destination", "to")
        kind = text_of(record, "relationship", "relation", "relationType", "type")
        if not source or not target or not kind:
            self.report(place, "A relation without both ends and a kind.")
            return
        self.held["relations"] += 1
        said = f"{source} {kind.replace('_', ' ')} {target}"
        self._add(Statement(said, source, DEFAULT_DOMAIN, place, fact_type=FactType.RELATIONSHIP, memory_type=USER))

    def _add(self, statement: Statement) -> None:
        self.statements.append(statement)
        self.subjects.setdefault(statement.subject, Subject(statement.subject, statement.domain, statement.place))


def _record(found: JsonObject) -> JsonObject:
    """The memory itself where a vector store keeps it beside its vector."""
    payload = mapping_of(found, "payload")
    return {**{key: value for key, value in found.items() if key != "payload"}, **payload} if payload else found


def _statement(place: Place, record: JsonObject, text: str) -> Statement:
    inner = mapping_of(record, "metadata")
    both: Mapping[str, object] = {**inner, **record}
    categories = texts_of(both, "categories", "category")
    user = text_of(both, "user_id")
    given = text_of(both, "memory_type", "type").casefold()
    kind = given if given in MEMORY_TYPES else USER if user else PROJECT
    known = text_of(both, "fact_type", "type").casefold()
    more = {key: storable(value) for key, value in both.items() if key not in _KNOWN_KEYS and value not in (None, "")}
    owners = {key: both[key] for key in ("user_id", "run_id", "app_id") if isinstance(both.get(key), str)}
    mem0_id = {"imported_id": record["id"]} if isinstance(record.get("id"), str) else {}
    return Statement(
        text=text,
        subject=text_of(both, "topic", "title") or user or text_of(both, "agent_id", "run_id") or DEFAULT_DOMAIN,
        domain=text_of(both, "domain") or next(iter(categories), DEFAULT_DOMAIN),
        place=place,
        memory_type=kind,
        fact_type=_FACT_TYPES.get(known, FactType.FACT),
        created_at=time_of(both, "created_at", "createdAt", "timestamp"),
        updated_at=time_of(both, "updated_at", "updatedAt"),
        valid_until=time_of(both, "expiration_date", "expires_at"),
        confidence=share_of(both, "confidence"),
        importance=share_of(both, "importance"),
        tags=tuple(dict.fromkeys((*categories, *texts_of(both, "tags")))),
        agent_id=text_of(both, "agent_id"),
        more={**({"source_metadata": more} if more else {}), **{k: storable(v) for k, v in (owners | mem0_id).items()}},
    )
