"""The memory file of the MCP knowledge-graph memory server: entities with observations, and relations between them.

The format is JSON Lines, also in a file named `.json`: `{"type": "entity", "name", "entityType", "observations": […]}`
and `{"type": "relation", "from", "to", "relationType"}`. A saved answer of its `read_graph`, one document
`{"entities": […], "relations": […]}`, is read too, and so are the dialects of `graph_dialects`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from explorer.agent.importers.graph_dialects import in_the_format, is_graph_record, is_texts_by_name, of_texts_by_name
from explorer.agent.importers.json_objects import JsonObject, json_objects, whole_object
from explorer.agent.importers.json_values import time_of
from explorer.agent.importers.source_text import Unused, without_surrogates
from explorer.agent.importers.statements import Place, Reading, SourceFile, Statement, Subject, Tie
from explorer.memory.records import Time

DEFAULT_ENTITY_TYPE = "entity"
DEFAULT_RELATION_TYPE = "related"
_ENTITY_KEYS = frozenset({"type", "name", "entityType", "observations", "createdAt"})
_RELATION_KEYS = frozenset({"type", "from", "to", "relationType"})
_TEXT_KEYS = ("text", "content", "observation")
_TIME_KEYS = ("timestamp", "createdAt", "created_at", "updatedAt")
_KINDS = {"entities": "entity", "relations": "relation"}


@dataclass(frozen=True, slots=True)
class Observation:
    """One thing that is known of an entity; `created_at` only where the file has a time for the observation itself.

    `more` is what a dialect says beside it.
    """

    text: str
    line: int
    created_at: Time | None = None
    more: dict[str, object] = field(default_factory=dict)


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


def read(files: Sequence[SourceFile]) -> Reading:
    """What these files hold: each observation is a statement about its entity, relations are ties.

    Files of one folder are one graph: the same name is the same entity. An empty file is an empty graph, which is how
    a memory begins.
    """
    subjects: dict[str, Subject] = {}
    statements: list[Statement] = []
    ties: list[Tie] = []
    unused: list[Unused] = []
    held = dict.fromkeys(("entities", "relations", "observations"), 0)
    for file in files:
        graph = parse(file)
        for entity in graph.entities:
            place = Place(file, entity.line)
            subjects.setdefault(entity.name, Subject(entity.name, entity.entity_type, place, entity.created_at))
            statements += [_statement(file, entity, one) for one in entity.observations]
        ties += [Tie(one.source, one.target, one.relation_type, Place(file, one.line)) for one in graph.relations]
        unused += graph.unused
        held["entities"] += len(graph.entities)
        held["relations"] += len(graph.relations)
        held["observations"] += sum(len(entity.observations) for entity in graph.entities)
    return Reading(tuple(subjects.values()), tuple(statements), tuple(ties), tuple(unused), held)


def parse(file: SourceFile) -> KnowledgeGraph:
    """The graph in a file."""
    reading = _Reading(file)
    whole = whole_object(file.text)
    if whole is not None and is_texts_by_name(whole) and not is_graph_record(whole):
        for record in of_texts_by_name(whole):
            reading.take(1, record)
        return reading.graph()
    for line, found, lists in json_objects(file.text):
        if isinstance(found, str):
            reading.report(line, found)
        else:
            kind = _KINDS.get(lists[-1]) if lists else None
            reading.take(line, found if kind is None else {**found, "type": kind})
    return reading.graph()


def _statement(file: SourceFile, entity: Entity, observation: Observation) -> Statement:
    created = entity.created_at if observation.created_at is None else observation.created_at
    place = Place(file, observation.line)
    return Statement(
        observation.text, entity.name, entity.entity_type, place, created_at=created, more=observation.more
    )


class _Reading:
    """Collects the objects of one file."""

    def __init__(self, file: SourceFile) -> None:
        self.unused = list(file.unused)
        self._file = file.name
        self._entities: dict[str, list[Entity]] = {}
        self._relations: list[Relation] = []
        self._not_kept: dict[tuple[str, str], tuple[int, int]] = {}

    def report(self, line: int, reason: str) -> None:
        self.unused.append(Unused(line, reason, self._file))

    def take(self, line: int, found: JsonObject) -> None:
        for record in in_the_format(found):
            kind = record.get("type")
            if kind == "entity":
                self._take_entity(line, record)
            elif kind == "relation":
                self._take_relation(line, record)
            elif isinstance(kind, str):
                self.report(line, f"A record of type “{_short(kind)}” is not part of this format.")
            else:
                keys = ", ".join(map(_short, list(record)[:6])) or "none"
                self.report(line, f"An object without a “type” of entity or relation (its keys: {keys}).")

    def graph(self) -> KnowledgeGraph:
        for (kind, key), (line, count) in self._not_kept.items():
            self.report(line, f"“{_short(key)}” of {count:,} {kind} is not kept.")
        entities = tuple(_merged(parts) for parts in self._entities.values())
        unused = tuple(sorted(dict.fromkeys(self.unused), key=lambda part: part.line))
        return KnowledgeGraph(entities, tuple(self._relations), unused)

    def _take_entity(self, line: int, found: JsonObject) -> None:
        name = _name(found.get("name"))
        if not name:
            self.report(line, "An entity without a name.")
            return
        entity_type = _name(found.get("entityType"))
        if not entity_type and found.get("entityType") not in (None, ""):
            self.report(line, f"The entityType of “{_short(name)}” is no text; it counts as missing.")
        observations = self._observations(line, name, found.get("observations", []))
        created = time_of(found, "createdAt")
        if created is None and found.get("createdAt") is not None:
            self.report(line, f"The createdAt of “{_short(name)}” is no time that can be read; it counts as missing.")
        self._entities.setdefault(name, []).append(Entity(name, entity_type, observations, created, line))
        self._note_others("entities", line, found.keys() - _ENTITY_KEYS)

    def _take_relation(self, line: int, found: JsonObject) -> None:
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
                beside = item if isinstance(item, dict) else {}
                more = beside.get("more")
                kept = more if isinstance(more, dict) else {}
                result.append(Observation(text, line, time_of(beside, *_TIME_KEYS), kept))
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


def _short(text: str, limit: int = 60) -> str:
    text = without_surrogates(text)
    return text if len(text) <= limit else f"{text[: limit - 1]}…"
