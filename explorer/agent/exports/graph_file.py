"""The knowledge graph as a GraphML file."""

from __future__ import annotations

from collections import Counter

from explorer.agent.exports.contents import Chosen, Contents
from explorer.services.graph_build import build
from explorer.services.graph_export import graphml


def graph_file(chosen: Chosen) -> Contents:
    """Domains, topics, facts, policies and agents with what ties them, as the window's graph has them."""
    graph = build(chosen.snapshot, chosen.branch, chosen.now)
    nodes, edges = len(graph.nodes), len(graph.ends)
    left_out = Counter({"references that lead to nothing shown": len(graph.loose_ends)})
    return Contents(
        (part.encode() for part in graphml(graph)), nodes + edges, {"nodes": nodes, "edges": edges}, left_out
    )
