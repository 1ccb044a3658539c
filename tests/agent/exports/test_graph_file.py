from __future__ import annotations

from pathlib import Path

import networkx as nx

from explorer.agent.exports.graph_file import graph_file
from tests.agent.exports.exported import chosen


def test_the_graph_of_the_window(path: Path, tmp_path: Path) -> None:
    made = graph_file(chosen(path, "main"))
    out = tmp_path / "g.graphml"
    out.write_bytes(b"".join(made.parts))
    graph = nx.read_graphml(out)
    assert (len(graph.nodes), len(graph.edges)) == (made.counts["nodes"], made.counts["edges"])
    assert made.left_out["references that lead to nothing shown"] == 1
