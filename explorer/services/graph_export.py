"""The knowledge graph as GraphML, for Gephi, yEd and networkx."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime

from explorer.memory.times import format_time
from explorer.services.graph import EDGE_ORDER, KnowledgeGraph, Node

# What XML 1.0 has no way to write.
_UNWRITABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def graphml(graph: KnowledgeGraph) -> Iterator[str]:
    """The lines of a GraphML document: a directed graph, nodes `n0…` and edges `e0…` with what the graph knows of them.

    Characters that XML cannot hold become the replacement character.
    """
    import networkx as nx  # noqa: PLC0415 a tenth of a second: who exports no graph never waits for it

    model = nx.MultiDiGraph()
    model.add_nodes_from((f"n{number}", _node(node)) for number, node in enumerate(graph.nodes))
    kinds = [EDGE_ORDER[place].value for place in graph.edge_kinds.tolist()]
    columns = zip(graph.ends.tolist(), kinds, graph.weights.tolist(), strict=True)
    model.add_edges_from(
        (f"n{a}", f"n{b}", f"e{number}", {"kind": kind, "weight": weight})
        for number, ((a, b), kind, weight) in enumerate(columns)
    )
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield from nx.generate_graphml(model)


def _node(node: Node) -> dict[str, str | float | int]:
    known: dict[str, str | float | int | None] = {
        "kind": node.kind.value,
        "label": node.label,
        "domain": node.domain,
        "topic": node.topic,
        "record": "" if node.key is None else str(node.key),
        "state": node.state.value,
        "confidence": node.confidence,
        "created_at": None if node.created is None else format_time(datetime.fromtimestamp(node.created, UTC)),
        "revisions": node.revisions,
        # networkx writes “True”, which XML's booleans are not.
        "active": "true" if node.active else "false",
    }
    return {
        name: _writable(value) if isinstance(value, str) else value
        for name, value in known.items()
        if value is not None and value != ""
    }


def _writable(text: str) -> str:
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text)
