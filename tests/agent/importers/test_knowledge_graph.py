from __future__ import annotations

import codecs
import json
from pathlib import Path
from typing import Any

import pytest

from explorer.agent.importers.knowledge_graph import KnowledgeGraph, Relation, parse, read
from explorer.agent.importers.source_text import decode
from explorer.agent.importers.statements import SourceFile
from tests.agent.importers.sources import MODIFIED, source

# Real files of agents and their users stand beside the checkout, never in it.
SAMPLES = Path(__file__).parents[4] / "shared" / "data"
GRAPHS = sorted((SAMPLES / "mcp-kg").glob("*/*.json*"))
ENTITY = '{"type":"entity","name":"Shop","entityType":"Project","observations":["sells books","sells maps"]}'
OWN = f"""{ENTITY}
{{"type":"entity","name":"Ana","entityType":"Person","observations":[]}}
{{"type":"relation","from":"Ana","to":"Shop","relationType":"owns"}}
"""


def graph(*lines: str) -> KnowledgeGraph:
    return parse(source("\n".join(lines)))


def of_bytes(data: bytes) -> KnowledgeGraph:
    text, unused = decode(data)
    return parse(SourceFile("memory.jsonl", text, MODIFIED, tuple(unused)))


def reasons(found: KnowledgeGraph) -> list[tuple[int, str]]:
    return [(part.line, part.reason) for part in found.unused]


def texts(found: KnowledgeGraph) -> list[str]:
    return [observation.text for entity in found.entities for observation in entity.observations]


def test_entities_relations_and_lines() -> None:
    found = graph(OWN)
    assert [(entity.name, entity.entity_type, entity.line) for entity in found.entities] == [
        ("Shop", "Project", 1),
        ("Ana", "Person", 2),
    ]
    assert texts(found) == ["sells books", "sells maps"]
    assert found.relations == (Relation("Ana", "Shop", "owns", 3),)
    assert found.unused == ()


@pytest.mark.parametrize(
    "data",
    [
        codecs.BOM_UTF8 + OWN.encode(),
        codecs.BOM_UTF16_LE + OWN.encode("utf-16-le"),
        OWN.replace("\n", "\r\n").encode(),
        codecs.BOM_UTF16_LE + OWN.replace("\n", "\r\n").encode("utf-16-le"),
        OWN.rstrip().encode(),
    ],
)
def test_the_same_graph_in_any_clothing(data: bytes) -> None:
    assert of_bytes(data) == graph(OWN)


@pytest.mark.parametrize("data", [b"", b"\n", b" ", codecs.BOM_UTF8, codecs.BOM_UTF16_LE])
def test_an_empty_memory_is_no_error(data: bytes) -> None:
    assert of_bytes(data) == KnowledgeGraph()


def test_a_document_of_entities_and_relations() -> None:
    document = {
        "entities": [{"name": "Shop", "entityType": "Project", "observations": ["sells"]}],
        "relations": [{"from": "Shop", "to": "Shop"}],
    }
    found = graph(json.dumps(document, indent=1))
    assert texts(found) == ["sells"]
    assert len(found.relations) == 1


def test_duplicate_names_are_one_entity_with_all_observations_in_order() -> None:
    found = graph(
        '{"type":"entity","name":"Shop","observations":["one"]}',
        '{"type":"entity","name":" Shop ","entityType":"Job","observations":["two","one"],"createdAt":"2025-01-02"}',
    )
    assert len(found.entities) == 1
    assert (found.entities[0].entity_type, found.entities[0].created_at) == ("Job", "2025-01-02")
    assert [(one.text, one.line) for one in found.entities[0].observations] == [("one", 1), ("two", 2), ("one", 2)]


def test_missing_types_have_names() -> None:
    found = graph(
        '{"type":"entity","name":"A","observations":["x"]}',
        '{"type":"relation","from":"A","to":"B"}',
    )
    assert found.entities[0].entity_type == "entity"
    assert found.relations[0].relation_type == "related"
    assert found.unused == ()


def test_odd_observations_are_used_where_they_have_a_text_and_reported_where_not() -> None:
    odd = [None, "", "text", 7, True, {"text": "told", "timestamp": "2025-05-06T14:09:36Z"}, {"note": 1}, ["x"]]
    found = graph(json.dumps({"type": "entity", "name": "A", "observations": odd}))
    assert texts(found) == ["text", "7", "true", "told"]
    assert found.entities[0].observations[3].created_at == "2025-05-06T14:09:36Z"
    assert reasons(found) == [
        (1, "Observation 1 of “A” is null."),
        (1, "Observation 2 of “A” is empty."),
        (1, "Observation 7 of “A” is an object without a text."),
        (1, "Observation 8 of “A” is a list, not a text."),
    ]


def test_observations_that_are_no_list() -> None:
    found = graph(
        '{"type":"entity","name":"A","observations":"alone"}',
        '{"type":"entity","name":"B","observations":null}',
        '{"type":"entity","name":"C"}',
    )
    assert texts(found) == ["alone"]
    assert reasons(found) == [(2, "The observations of “B” are no list.")]


def test_records_of_other_types_are_reported_each_with_its_line() -> None:
    found = graph(ENTITY, '{"type":"codegraph","name":"x"}', '{"type":"codegraph"}', '{"entityName":"x"}')
    assert reasons(found) == [
        (2, "A record of type “codegraph” is not part of this format."),
        (3, "A record of type “codegraph” is not part of this format."),
        (4, "An object without a “type” of entity or relation (its keys: entityName)."),
    ]


def test_extra_keys_are_reported_once_with_their_count() -> None:
    found = graph(
        '{"type":"entity","name":"A","observations":["x"],"version":1}',
        '{"type":"entity","name":"B","observations":["y"],"version":1,"createdAt":1735689600}',
        '{"type":"relation","from":"A","to":"B","weight":2}',
    )
    assert reasons(found) == [(1, "“version” of 2 entities is not kept."), (3, "“weight” of 1 relations is not kept.")]
    assert found.entities[1].created_at == 1735689600


def test_what_has_no_name_no_ends_or_no_readable_time_is_reported() -> None:
    found = graph(
        '{"type":"entity","observations":["x"]}',
        '{"type":"entity","name":7}',
        '{"type":"relation","from":"A"}',
        '{"type":"entity","name":"A","entityType":["x"],"createdAt":"soon"}',
    )
    assert [line for line, _ in reasons(found)] == [1, 2, 3, 4, 4]


def test_the_reports_of_broken_lines_stand_between_the_others_in_order() -> None:
    found = graph('{"type":"map"}', "{broken", ENTITY, '{"type":"ent')
    assert [line for line, _ in reasons(found)] == [1, 2, 4]


def test_half_a_surrogate_pair_becomes_a_replacement_character() -> None:
    found = graph('{"type":"entity","name":"A\\ud83d","observations":["x\\udc00"]}')
    assert (found.entities[0].name, texts(found)) == ("A�", ["x�"])


def test_a_reading_has_statements_with_the_times_of_their_entity() -> None:
    line = '{"type":"entity","name":"A","entityType":"T","createdAt":"2025-01-02","observations":["x",{"text":"y"}]}'
    reading = read([source(line, "a.jsonl"), source('{"type":"relation","from":"A","to":"B"}', "b.jsonl")])
    assert [(one.text, one.subject, one.domain, one.created_at) for one in reading.statements] == [
        ("x", "A", "T", "2025-01-02"),
        ("y", "A", "T", "2025-01-02"),
    ]
    assert [(tie.source, tie.target, tie.place.file.name) for tie in reading.ties] == [("A", "B", "b.jsonl")]
    assert reading.held == {"entities": 1, "relations": 1, "observations": 2}


def test_an_object_of_texts_is_an_entity_a_name() -> None:
    found = graph('{"updates": "The endpoint was moved", "todo": "x"}')
    assert [(entity.name, len(entity.observations)) for entity in found.entities] == [("updates", 1), ("todo", 1)]


@pytest.mark.parametrize("path", [None, *GRAPHS], ids=lambda path: "own" if path is None else path.parent.name)
def test_real_files_hold_what_was_counted_in_them(path: Path | None) -> None:
    if path is None:
        data = OWN.encode()
        wanted: dict[str, Any] = {"unique_names": 2, "relations": 1, "observations": 2, "other_record_types": {}}
    else:
        data = path.read_bytes()
        wanted = json.loads((SAMPLES / "expected_counts.json").read_text("utf-8"))[
            f"mcp-kg/{path.parent.name}/{path.name}"
        ]
    found = of_bytes(data)
    foreign = sum("is not part of this format" in part.reason for part in found.unused)
    assert len(found.entities) == wanted["unique_names"]
    assert len(found.relations) == wanted["relations"]
    assert len(texts(found)) == wanted["observations"]
    assert foreign == sum(wanted["other_record_types"].values())
