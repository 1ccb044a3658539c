from __future__ import annotations

from datetime import UTC, datetime

from explorer.agent.importers.graph_facts import GraphFacts, NewFact, Origin, fact_id, to_facts
from explorer.agent.importers.knowledge_graph import parse
from explorer.memory.decode import decode_fact
from explorer.memory.text import content_hash

ORIGIN = Origin("memory.jsonl", datetime(2026, 11, 1, tzinfo=UTC))


def mapped(*lines: str, branch: str = "main") -> GraphFacts:
    return to_facts(parse("\n".join(lines).encode(), "memory.jsonl"), ORIGIN, branch)


def entity(name: str, *observations: str, more: str = "") -> str:
    listed = ",".join(f'"{observation}"' for observation in observations)
    return f'{{"type":"entity","name":"{name}","entityType":"Project","observations":[{listed}]{more}}}'


def relation(source: str, target: str, kind: str = "uses") -> str:
    return f'{{"type":"relation","from":"{source}","to":"{target}","relationType":"{kind}"}}'


def shown(facts: GraphFacts) -> list[tuple[str, str]]:
    return [(str(fact.metadata["topic"]), fact.content) for fact in facts.facts]


def links(fact: NewFact) -> list[tuple[object, object]]:
    return [(link["to"], link["type"]) for link in fact.links]


def test_an_observation_is_a_fact_of_the_branch() -> None:
    [fact] = mapped(entity("Shop", "sells books"), branch="feature/x").facts
    assert fact.key.namespace == "project:feature/x"
    assert fact.key.id == fact_id("project:feature/x", "Shop", "sells books")
    assert fact.metadata == {
        "content": "sells books",
        "content_hash": content_hash("sells books"),
        "memory_type": "project",
        "fact_type": "fact",
        "domain": "Project",
        "topic": "Shop",
        "confidence": 0.3,
        "importance": 0.5,
        "veracity": "imported",
        "created_at": "2026-11-01T00:00:00+00:00",
        "updated_at": "2026-11-01T00:00:00+00:00",
        "mention_count": 1,
        "tags": [],
        "links": [],
        "source_file": "memory.jsonl",
        "source_line": 1,
    }
    assert decode_fact(fact.key, fact.metadata).problems == ()


def test_the_id_knows_namespace_name_and_text_and_nothing_else() -> None:
    ids = {fact_id("project:main", "A", "x"), fact_id("project:b", "A", "x"), fact_id("project:main", "B", "x")}
    assert len(ids | {fact_id("project:main", "A", "y")}) == 4
    assert fact_id("project:main", "A", "x") == fact_id("project:main", "A", " x\n")


def test_times_come_from_the_observation_then_the_entity_then_the_file() -> None:
    line = (
        '{"type":"entity","name":"A","createdAt":"2025-08-12T09:07:04.103Z",'
        '"observations":["one",{"text":"two","timestamp":1735689600}]}'
    )
    times = [fact.metadata["created_at"] for fact in mapped(line, entity("B", "three")).facts]
    assert times == ["2025-08-12T09:07:04.103000+00:00", "2025-01-01T00:00:00+00:00", "2026-11-01T00:00:00+00:00"]


def test_a_repeated_text_is_one_fact_with_two_mentions() -> None:
    facts = mapped(entity("A", "x", "y", "x "), entity("B", "x")).facts
    assert [fact.metadata["mention_count"] for fact in facts] == [2, 1, 1]


def test_a_relation_links_first_fact_to_first_fact() -> None:
    found = mapped(relation("A", "B"), entity("A", "a1", "a2"), entity("B", "b1", "b2"))
    a1, a2, b1, b2 = found.facts
    assert links(a1) == [(str(b1.key), "uses")]
    assert a1.links[0]["weight"] == 1.0
    assert links(a2) == links(b1) == links(b2) == []


def test_an_entity_without_observations_has_its_name_as_text_only_where_a_link_ends() -> None:
    found = mapped(entity("A"), entity("B", "b"), entity("C"), relation("B", "A"))
    assert shown(found) == [("A", "A"), ("B", "b")]
    assert [(part.line, "“C” has no observation" in part.reason) for part in found.unused] == [(3, True)]


def test_dangling_self_and_repeated_relations_are_reported() -> None:
    found = mapped(
        entity("A", "a"),
        entity("B", "b"),
        relation("A", "Gone"),
        relation("A", "A"),
        relation("A", "B"),
        relation("A", "B"),
        relation("A", "B", "owns"),
    )
    assert [kind for _, kind in links(found.facts[0])] == ["uses", "owns"]
    assert [part.line for part in found.unused] == [3, 4, 6]
    assert "“Gone”" in found.unused[0].reason
    assert "to itself" in found.unused[1].reason
    assert "already in line 5" in found.unused[2].reason


def test_facts_relations_and_reports_add_up() -> None:
    lines = [entity(f"E{i}", f"text {i}") for i in range(5)]
    lines += [relation(f"E{i}", f"E{i + 1}") for i in range(6)]
    found = mapped(*lines)
    assert sum(len(fact.links) for fact in found.facts) + len(found.unused) == 6
