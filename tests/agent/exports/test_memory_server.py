from __future__ import annotations

import json
from pathlib import Path

from explorer.agent.exports.memory_server import memory_server
from tests.agent.exports.exported import chosen


def test_topics_are_entities_and_links_relations(path: Path) -> None:
    made = memory_server(chosen(path, "main"))
    lines = [json.loads(part) for part in made.parts]
    entities = {each["name"]: (each["entityType"], each["observations"]) for each in lines if each["type"] == "entity"}
    assert entities["data/database"] == ("data", ["=cmd|' /C calc'!A0", "The database is PostgreSQL 16"])
    assert entities["ops/database"] == ("ops", ["Ports"])
    assert entities["project"] == ("project", ["Ana prefers tea 🍵"])
    relations = [each for each in lines if each["type"] == "relation"]
    assert relations == [{"type": "relation", "from": "data/database", "to": "pool", "relationType": "depends on"}]
    assert made.counts == {"entities": 4, "observations": 5, "relations": 1}
    assert made.left_out["links within a topic"] == made.left_out["links to what is not in the file"] == 1
    assert made.left_out["policies"] == 2
