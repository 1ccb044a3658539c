from __future__ import annotations

from explorer.agent.importers.knowledge_graph import read
from explorer.agent.importers.mapping import Incoming, Mapped, record_id, to_records
from explorer.agent.importers.statements import Place, Reading, Statement, Subject, Tie
from explorer.memory.decode import decode_fact, decode_system
from explorer.memory.system_records import Policy
from explorer.memory.text import content_hash
from tests.agent.importers.sources import source


def mapped(*lines: str, branch: str = "main") -> Mapped:
    return to_records(read([source("\n".join(lines))]), "kg", branch)


def fact_id(namespace: str, name: str, text: str) -> str:
    return record_id("kg", namespace, name, text)


def entity(name: str, *observations: str, more: str = "") -> str:
    listed = ",".join(f'"{observation}"' for observation in observations)
    return f'{{"type":"entity","name":"{name}","entityType":"Project","observations":[{listed}]{more}}}'


def relation(source: str, target: str, kind: str = "uses") -> str:
    return f'{{"type":"relation","from":"{source}","to":"{target}","relationType":"{kind}"}}'


def shown(facts: Mapped) -> list[tuple[str, str]]:
    return [(str(fact.metadata["topic"]), fact.content) for fact in facts.records]


def links(fact: Incoming) -> list[tuple[object, object]]:
    return [(link["to"], link["type"]) for link in fact.links]


def test_an_observation_is_a_fact_of_the_branch() -> None:
    [fact] = mapped(entity("Shop", "sells books"), branch="feature/x").records
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
    times = [fact.metadata["created_at"] for fact in mapped(line, entity("B", "three")).records]
    assert times == ["2025-08-12T09:07:04.103000+00:00", "2025-01-01T00:00:00+00:00", "2026-11-01T00:00:00+00:00"]


def test_a_repeated_text_is_one_fact_with_two_mentions() -> None:
    facts = mapped(entity("A", "x", "y", "x "), entity("B", "x")).records
    assert [fact.metadata["mention_count"] for fact in facts] == [2, 1, 1]


def test_a_relation_links_first_fact_to_first_fact() -> None:
    found = mapped(relation("A", "B"), entity("A", "a1", "a2"), entity("B", "b1", "b2"))
    a1, a2, b1, b2 = found.records
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
    assert [kind for _, kind in links(found.records[0])] == ["uses", "owns"]
    assert [part.line for part in found.unused] == [3, 4, 6]
    assert "“Gone”" in found.unused[0].reason
    assert "to itself" in found.unused[1].reason
    assert "already in line 5" in found.unused[2].reason


def test_facts_relations_and_reports_add_up() -> None:
    lines = [entity(f"E{i}", f"text {i}") for i in range(5)]
    lines += [relation(f"E{i}", f"E{i + 1}") for i in range(6)]
    found = mapped(*lines)
    assert sum(len(fact.links) for fact in found.records) + len(found.unused) == 6


def test_ids_of_earlier_imports_stay() -> None:
    assert fact_id("project:main", "Shop", "sells books") == "kg_b50bdcbf2f9a108c"


def test_a_policy_comes_in_switched_off() -> None:
    place = Place(source("", "CLAUDE.md"), 7)
    rule = Statement("Never push to main", "CLAUDE.md", "project", place, topic="Rules", is_policy=True)
    [policy] = to_records(Reading((Subject("CLAUDE.md", "project", place),), (rule, rule)), "cm", "dev").records
    assert policy.key.namespace == "__policies__"
    assert (policy.file, policy.line) == ("CLAUDE.md", 7)
    read_back = decode_system(policy.key, policy.metadata, Policy)
    assert read_back.problems == ()
    assert (read_back.content, read_back.active, read_back.domain) == ("Never push to main", False, "project")
    assert policy.metadata["section"] == "Rules"


def test_what_is_given_goes_before_the_defaults_and_what_is_more_is_kept() -> None:
    place = Place(source("", "notes/a.md"), 3)
    said = Statement(
        "text", "A", "d", place, "T", "user", created_at="2026-01-02", updated_at=1735689600, valid_until="2027-01-01",
        confidence=0.9, importance=0.1, tags=("x",), agent_id="ana", more={"context": "c", "content": "not this"},
    )  # fmt: skip
    [fact] = to_records(Reading((Subject("A", "d", place),), (said,)), "bm", "dev").records
    assert str(fact.key).startswith("user/bm_")
    assert fact.metadata["content"] == "text"
    kept = {name: fact.metadata[name] for name in ("topic", "confidence", "importance", "tags", "agent_id", "context")}
    assert kept == {
        "topic": "T",
        "confidence": 0.9,
        "importance": 0.1,
        "tags": ["x"],
        "agent_id": "ana",
        "context": "c",
    }
    assert fact.metadata["created_at"] == "2026-01-02T00:00:00+00:00"
    assert fact.metadata["updated_at"] == "2025-01-01T00:00:00+00:00"
    assert fact.metadata["valid_until"] == "2027-01-01T00:00:00+00:00"


def test_the_same_tie_in_another_file_names_that_file() -> None:
    one, other = Place(source("", "a.md"), 3), Place(source("", "b.md"), 4)
    subjects = (Subject("A", "d", one), Subject("B", "d", other))
    ties = (Tie("A", "B", "uses", one), Tie("A", "B", "uses", other))
    found = to_records(Reading(subjects, (), ties), "bm", "main")
    assert [(part.file, part.line) for part in found.unused] == [("b.md", 4)]
    assert "line 3 of “a.md”" in found.unused[0].reason
