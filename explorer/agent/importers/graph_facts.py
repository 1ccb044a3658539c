"""From a knowledge graph to facts: every observation is one, relations are links between them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import datetime

from explorer.agent.importers.knowledge_graph import Entity, KnowledgeGraph, Observation, Relation
from explorer.agent.importers.source_text import Unused
from explorer.memory.facts import FactType, Veracity
from explorer.memory.keys import Key
from explorer.memory.namespaces import BRANCH_SEPARATOR
from explorer.memory.records import Time
from explorer.memory.text import content_hash, normalise
from explorer.memory.times import format_time, parse_time

MEMORY_TYPE = "project"
IMPORTANCE = 0.5
CONFIDENCE = 0.5 * Veracity.IMPORTED.weight


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a graph comes from: the file's name, and when it was last changed (for what has no time of its own)."""

    file_name: str
    modified: datetime


@dataclass(frozen=True, slots=True)
class NewFact:
    """A fact that is not in a workspace yet: its key, its metadata as it will be stored."""

    key: Key
    metadata: dict[str, object]

    @property
    def content(self) -> str:
        """The text."""
        return str(self.metadata["content"])

    @property
    def links(self) -> list[dict[str, object]]:
        """The links to other facts, as they are stored."""
        links = self.metadata.get("links", [])
        assert isinstance(links, list)
        return links


@dataclass(frozen=True, slots=True)
class GraphFacts:
    """The facts of a graph in its order, and what of it became neither a fact nor a link."""

    facts: tuple[NewFact, ...]
    unused: tuple[Unused, ...]


def fact_id(namespace: str, name: str, text: str) -> str:
    """The id of what is known of `name`: the same at every import, so that importing twice adds nothing."""
    identity = "\0".join((namespace, name, normalise(text)))
    return f"kg_{hashlib.sha256(identity.encode()).hexdigest()[:16]}"


def to_facts(graph: KnowledgeGraph, origin: Origin, branch: str) -> GraphFacts:
    """Each observation as a fact with the entity's type as domain and its name as topic.

    A relation A → B is a link from the first fact of A to the first fact of B: linking all observations of both
    would make hundreds of links of one statement. An entity that has relations but no observation gets one fact
    whose text is its name, so that the links have an end. The same text twice is one fact with two mentions.
    """
    mapping = _Mapping(graph, origin, f"{MEMORY_TYPE}{BRANCH_SEPARATOR}{branch}")
    mapping.add_observations()
    mapping.add_links()
    return mapping.result()


class _Mapping:
    def __init__(self, graph: KnowledgeGraph, origin: Origin, namespace: str) -> None:
        self._graph = graph
        self._origin = origin
        self._namespace = namespace
        self._names = {entity.name for entity in graph.entities}
        self._facts: dict[Key, NewFact] = {}
        self._first: dict[str, NewFact] = {}
        self._unused: list[Unused] = []

    def add_observations(self) -> None:
        related = {name for one in self._graph.relations if self._why_no_link(one) is None for name in _ends(one)}
        for entity in self._graph.entities:
            observations = entity.observations
            if not observations and entity.name in related:
                observations = (Observation(entity.name, entity.line),)
            if not observations:
                self._report(entity.line, f"“{entity.name}” has no observation and no relation that could be kept.")
            for observation in observations:
                self._add(entity, observation)

    def add_links(self) -> None:
        seen: dict[tuple[str, str, str], int] = {}
        for relation in self._graph.relations:
            shown = f"The relation “{relation.source}” → {relation.relation_type} → “{relation.target}”"
            why = self._why_no_link(relation)
            same = (*_ends(relation), relation.relation_type)
            if why is None and same in seen:
                why = f"is already in line {seen[same]}"
            if why is not None:
                self._report(relation.line, f"{shown} {why}.")
                continue
            seen[same] = relation.line
            target = self._first[relation.target].key
            link: dict[str, object] = {"to": str(target), "type": relation.relation_type, "weight": 1.0}
            self._first[relation.source].links.append(link)

    def result(self) -> GraphFacts:
        unused = sorted((*self._graph.unused, *self._unused), key=lambda part: part.line)
        return GraphFacts(tuple(self._facts.values()), tuple(unused))

    def _add(self, entity: Entity, observation: Observation) -> None:
        key = Key(self._namespace, fact_id(self._namespace, entity.name, observation.text))
        known = self._facts.get(key)
        if known is not None:
            mentions = known.metadata["mention_count"]
            assert isinstance(mentions, int)
            known.metadata["mention_count"] = mentions + 1
            return
        fact = NewFact(key, self._metadata(entity, observation))
        self._facts[key] = fact
        self._first.setdefault(entity.name, fact)

    def _metadata(self, entity: Entity, observation: Observation) -> dict[str, object]:
        learned = self._time(observation.created_at, entity.created_at)
        return {
            "content": observation.text,
            "content_hash": content_hash(observation.text),
            "memory_type": MEMORY_TYPE,
            "fact_type": FactType.FACT.value,
            "domain": entity.entity_type,
            "topic": entity.name,
            "confidence": CONFIDENCE,
            "importance": IMPORTANCE,
            "veracity": Veracity.IMPORTED.value,
            "created_at": learned,
            "updated_at": learned,
            "mention_count": 1,
            "tags": [],
            "links": [],
            "source_file": self._origin.file_name,
            "source_line": observation.line,
        }

    def _time(self, *candidates: Time | None) -> str:
        read = (moment for value in candidates if (moment := parse_time(value)) is not None)
        return format_time(next(read, self._origin.modified))

    def _why_no_link(self, relation: Relation) -> str | None:
        missing = [f"“{name}”" for name in dict.fromkeys(_ends(relation)) if name not in self._names]
        if missing:
            return f"has an end that the file does not describe: {' and '.join(missing)}"
        if relation.source == relation.target:
            return "leads from an entity to itself"
        return None

    def _report(self, line: int, reason: str) -> None:
        self._unused.append(Unused(line, reason))


def _ends(relation: Relation) -> tuple[str, str]:
    return relation.source, relation.target
