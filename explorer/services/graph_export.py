"""The knowledge graph as GraphML, for Gephi, yEd and networkx.

Written line by line: networkx, which reads it, would hold the whole document as a tree (1.3 GiB at 100,000 facts).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from xml.sax.saxutils import escape

from explorer.memory.times import format_time
from explorer.services.graph import EDGE_ORDER, KnowledgeGraph, Node

_OF_A_NODE: Mapping[str, str] = {
    "kind": "string",
    "label": "string",
    "domain": "string",
    "topic": "string",
    "record": "string",
    "state": "string",
    "confidence": "double",
    "created_at": "string",
    "revisions": "long",
    "active": "boolean",
}
_OF_AN_EDGE: Mapping[str, str] = {"kind": "string", "weight": "double"}
_HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
 xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">"""
# What XML 1.0 has no way to write.
_UNWRITABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_AS_IT_IS = {"\r": "&#13;"}


def graphml(graph: KnowledgeGraph) -> Iterator[str]:
    """A GraphML document in parts: a directed graph, nodes `n0…` and edges `e0…` with what the graph knows of them.

    Characters that XML cannot hold become the replacement character.
    """
    yield f"{_HEAD}\n"
    for letter, what, fields in (("v", "node", _OF_A_NODE), ("w", "edge", _OF_AN_EDGE)):
        for number, (name, kind) in enumerate(fields.items()):
            yield f'  <key id="{letter}{number}" for="{what}" attr.name="{name}" attr.type="{kind}"/>\n'
    yield '  <graph id="memory" edgedefault="directed">\n'
    for number, node in enumerate(graph.nodes):
        yield f'    <node id="n{number}">{_data("v", _node(node))}</node>\n'
    columns = zip(graph.ends.tolist(), graph.edge_kinds.tolist(), graph.weights.tolist(), strict=True)
    for number, ((one, other), kind, weight) in enumerate(columns):
        data = _data("w", (EDGE_ORDER[kind].value, round(weight, 6)))
        yield f'    <edge id="e{number}" source="n{one}" target="n{other}">{data}</edge>\n'
    yield "  </graph>\n</graphml>\n"


def _node(node: Node) -> tuple[str | float | None, ...]:
    """What is known of a node, in the order of `_OF_A_NODE`."""
    return (
        node.kind.value,
        node.label,
        node.domain,
        node.topic,
        None if node.key is None else str(node.key),
        node.state.value,
        node.confidence,
        None if node.created is None else format_time(datetime.fromtimestamp(node.created, UTC)),
        node.revisions,
        "true" if node.active else "false",
    )


def _data(letter: str, values: tuple[str | float | None, ...]) -> str:
    return "".join(
        f'<data key="{letter}{number}">{_written(value)}</data>'
        for number, value in enumerate(values)
        if value is not None and value != ""
    )


def _written(value: str | float) -> str:
    if not isinstance(value, str):
        return str(value)
    return escape(_UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", value), _AS_IT_IS)
