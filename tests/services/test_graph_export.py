from __future__ import annotations

import io
import xml.etree.ElementTree as ET

import networkx as nx

from explorer.services.graph_build import build
from explorer.services.graph_export import graphml
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, NOW, RawSnapshot

RECORDS: Records = {
    f"{MAIN} a": {
        "content": "A <b> & ]]> \x00\ud800\r\n\tЇ",
        "domain": "ops",
        "topic": "t",
        "confidence": 0.5,
        "created_at": "2026-11-03",
        "links": [{"to": "b", "type": "x", "weight": 0.4}],
    },
    f"{MAIN} b": {"content": "B", "domain": "ops", "agent_id": "coder"},
    "__policies__ p": {"content": "Rule", "domain": "ops", "active": False, "source_fact_ids": [f"{MAIN}/a"]},
}


def test_nodes_and_edges_with_what_is_known_of_them() -> None:
    text = "".join(graphml(build(RawSnapshot(RECORDS), None, NOW)))
    graph = nx.read_graphml(io.BytesIO(text.encode()))
    nodes = {data["label"]: data for _, data in graph.nodes(data=True)}
    fact = nodes["A <b> & ]]> \N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}\r\n\tЇ"]
    assert (fact["kind"], fact["record"], fact["confidence"]) == ("fact", f"{MAIN}/a", 0.5)
    assert fact["created_at"] == "2026-11-03T00:00:00+00:00"
    assert nodes["Rule"]["active"] is False
    kinds = {data["kind"]: data["weight"] for _, _, data in graph.edges(data=True)}
    assert (kinds["related"], kinds["source"]) == (0.4, 1.0)
    assert {"contains", "source", "related", "learned_by"} <= kinds.keys()


def test_no_id_comes_twice() -> None:
    text = "".join(graphml(build(RawSnapshot(RECORDS), None, NOW)))
    ids = [each.get("id") for each in ET.fromstring(text).iter() if each.get("id")]
    assert len(ids) == len(set(ids))
