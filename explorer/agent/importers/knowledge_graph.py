"""The memory file of the MCP knowledge-graph memory server: entities with observations, and relations between them.

The format is JSON Lines, also in a file named `.json`: `{"type": "entity", "name", "entityType", "observations": […]}`
and `{"type": "relation", "from", "to", "relationType"}`. A saved answer of its `read_graph`, one document
`{"entities": […], "relations": […]}`, is read too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from explorer.agent.importers.graph_lines import GraphObject, beginning, graph_objects
from explorer.agent.importers.source_text import Unused, decode, without_surrogates
from explorer.memory.errors import UnusableSource
from explorer.memory.records import Time
from explorer.memory.times import parse_time

DEFAULT_ENTITY_TYPE = "entity"
DEFAULT_RELATION_TYPE = "related"
_ENTITY_KEYS = frozenset({"type", "name", "entityType", "observations", "createdAt"})
_RELATION_KEYS = frozenset({"type", "from", "to", "relationType"})
_TEXT_KEYS = ("text", "content", "observation")
_TIME_KEYS = ("timestamp", "createdAt")


@dataclass(frozen=True, slots=True)
class Observation:
    """One thing that is known of an entity; `created_at` only where the file has a time for the observation itself."""

    text: str
    line: int
    created_at: Time | None = None


@dataclass(frozen=True, slots=True)
class Entity:
    """What the file says of one name; lines that repeat a name are one entity, `line` being the first of them."""

    name: str
    entity_type: str
    observations: tuple[Observation, ...]
    created_at: Time | None
    line: int


@dataclass(frozen=True, slots=True)
class Relation:
    """`source` does `relation_type` to `target`; both are names, which may be of no entity in the file."""

    source: str
    target: str
    relation_type: str
    line: int


@dataclass(frozen=True, slots=True)
class KnowledgeGraph:
    """What a file holds, in its order, and what of it could not be used."""

    entities: tuple[Entity, ...] = ()
    relations: tuple[Relation, ...] = ()
    unused: tuple[Unused, ...] = ()


def parse(data: bytes, file_name: str) -> KnowledgeGraph:
    """The graph in the bytes of a file; an empty file is an empty graph, which is how a memory begins.

    Raises `UnusableSource` where nothing in it is of this format, saying what it begins with instead.
    """
    text, unused = decode(data)
    reading = _Reading(unused)
    for line, found in graph_objects(text):
        if isinstance(found, str):
            reading.report(line, found)
        else:
            reading.take(line, found)
    if not reading.recognised and text.strip():
        raise UnusableSource(
            f"“{file_name}” is no knowledge-graph memory file: it begins with {beginning(without_surrogates(text))}, "
            "and nothing in it is a record of type “entity” or “relation”. Choose the memory file of an MCP memory "
            "server."
        )
    return reading.graph()


class _Reading:
    """Collects the objects of one file."""

    def __init__(self, unused: Iterable[Unused]) -> None:
        self.unused = list(unused)
        self.recognised = False
        self._entities: dict[str, list[Entity]] = {}
        self._relations: list[Relation] = []
        self._not_kept: dict[tuple[str, str], tuple[int, int]] = {}

    def report(self, line: int, reason: str) -> None:
        self.unused.append(Unused(line, reason))

    def take(self, line: int, found: GraphObject) -> None:
        kind = found.get("type")
        if kind == "entity":
            self.recognised = True
            self._take_entity(line, found)
        elif kind == "relation":
            self.recognised = True
            self._take_relation(line, found)
        elif isinstance(kind, str):
            self.report(line, f"A record of type “{_short(kind)}” is not part of this format.")
        else:
            keys = ", ".join(map(_short, list(found)[:6])) or "none"
            self.report(line, f"An object without a “type” of entity or relation (its keys: {keys}).")

    def graph(self) -> KnowledgeGraph:
        for (kind, key), (line, count) in self._not_kept.items():
            self.report(line, f"“{_short(key)}” of {count:,} {kind} is not kept.")
        entities = tuple(_merged(parts) for parts in self._entities.values())
        unused = tuple(sorted(dict.fromkeys(self.unused), key=lambda part: part.line))
        return KnowledgeGraph(entities, tuple(self._relations), unused)

    def _take_entity(self, line: int, found: GraphObject) -> None:
        name = _name(found.get("name"))
        if not name:
            self.report(line, "An entity without a name.")
            return
        entity_type = _name(found.get("entityType"))
        if not entity_type and found.get("entityType") not in (None, ""):
            self.report(line, f"The entityType of “{_short(name)}” is no text; it counts as missing.")
        observations = self._observations(line, name, found.get("observations", []))
        created = _readable_time(found, _TIME_KEYS[1:])
        if created is None and found.get("createdAt") is not None:
            self.report(line, f"The createdAt of “{_short(name)}” is no time that can be read; it counts as missing.")
        self._entities.setdefault(name, []).append(Entity(name, entity_type, observations, created, line))
        self._note_others("entities", line, found.keys() - _ENTITY_KEYS)

    def _take_relation(self, line: int, found: GraphObject) -> None:
        source, target = _name(found.get("from")), _name(found.get("to"))
        if not source or not target:
            self.report(line, "A relation without both ends (“from” and “to”).")
            return
        relation_type = _name(found.get("relationType")) or DEFAULT_RELATION_TYPE
        self._relations.append(Relation(source, target, relation_type, line))
        self._note_others("relations", line, found.keys() - _RELATION_KEYS)

    def _observations(self, line: int, name: str, value: object) -> tuple[Observation, ...]:
        if isinstance(value, str):
            value = [value]
        if not isinstance(value, list):
            self.report(line, f"The observations of “{_short(name)}” are no list.")
            return ()
        result: list[Observation] = []
        for number, item in enumerate(value, 1):
            text, why = _observation_text(item)
            if why:
                self.report(line, f"Observation {number} of “{_short(name)}” {why}.")
            else:
                created = _readable_time(item, _TIME_KEYS) if isinstance(item, dict) else None
                result.append(Observation(text, line, created))
        return tuple(result)

    def _note_others(self, kind: str, line: int, keys: Iterable[str]) -> None:
        for key in sorted(keys):
            first, count = self._not_kept.get((kind, key), (line, 0))
            self._not_kept[kind, key] = first, count + 1


def _merged(parts: list[Entity]) -> Entity:
    return Entity(
        parts[0].name,
        next((part.entity_type for part in parts if part.entity_type), DEFAULT_ENTITY_TYPE),
        tuple(observation for part in parts for observation in part.observations),
        next((part.created_at for part in parts if part.created_at is not None), None),
        parts[0].line,
    )


def _observation_text(item: object) -> tuple[str, str]:
    """The text of an observation, or why there is none."""
    if isinstance(item, dict):
        item = next((item[key] for key in _TEXT_KEYS if isinstance(item.get(key), str)), item)
    if isinstance(item, str):
        text = without_surrogates(item)
        return (text, "") if text.strip() else ("", "is empty")
    if isinstance(item, bool | int | float):
        return str(item).lower() if isinstance(item, bool) else str(item), ""
    if item is None:
        return "", "is null"
    return "", "is an object without a text" if isinstance(item, dict) else "is a list, not a text"


def _name(value: object) -> str:
    return without_surrogates(value).strip() if isinstance(value, str) else ""


def _readable_time(found: Mapping[str, object], keys: Iterable[str]) -> Time | None:
    for key in keys:
        value = found.get(key)
        if isinstance(value, str | int | float) and parse_time(value) is not None:
            return value
    return None


def _short(text: str, limit: int = 60) -> str:
    text = without_surrogates(text)
    return text if len(text) <= limit else f"{text[: limit - 1]}…"
