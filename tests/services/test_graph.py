from __future__ import annotations

from datetime import UTC, datetime

import networkx as nx

from explorer.memory.facts import Fact, Link
from explorer.services.graph import EDGE_ORDER, EdgeKind, KnowledgeGraph, NodeId, NodeKind, find, neighbourhood, path
from explorer.services.graph_build import build
from tests.services.fake_snapshot import FakeSnapshot

NOW = datetime(2026, 11, 30, tzinfo=UTC)


def chain() -> KnowledgeGraph:
    """a — b — c, each in a topic of its own; d stands alone in another domain."""
    return build(
        FakeSnapshot(
            [
                Fact(
                    namespace="user", id="a", content="Árbol", domain="one", topic="ta", links=(Link("b", weight=0.5),)
                ),
                Fact(namespace="user", id="b", content="arbol viejo", domain="one", topic="tb", links=(Link("c"),)),
                Fact(namespace="user", id="c", content="el arbol", domain="one", topic="tc"),
                Fact(namespace="user", id="d", content="other", domain="two"),
            ]
        ),
        None,
        NOW,
    )


def fact(graph: KnowledgeGraph, name: str) -> int:
    return graph.by_id[NodeId(NodeKind.FACT, "user", name)]


def test_counts_name_every_kind() -> None:
    graph = chain()
    assert graph.node_counts() == {
        NodeKind.DOMAIN: 2,
        NodeKind.TOPIC: 3,
        NodeKind.FACT: 4,
        NodeKind.POLICY: 0,
        NodeKind.AGENT: 0,
    }
    counts = graph.edge_counts()
    assert set(counts) == set(EdgeKind)
    assert counts[EdgeKind.CONTAINS] == 7
    assert counts[EdgeKind.RELATED] == 2


def test_the_networkx_model_has_the_same_nodes_and_edges() -> None:
    graph = chain()
    model = graph.model()
    assert isinstance(model, nx.MultiDiGraph)
    assert model.number_of_nodes() == len(graph.nodes)
    assert model.nodes[fact(graph, "a")]["node"].label == "Árbol"
    assert model.edges[fact(graph, "a"), fact(graph, "b"), EdgeKind.RELATED]["weight"] == 0.5
    assert sorted((a, b) for a, b, _ in model.edges) == sorted(map(tuple, graph.ends.tolist()))
    assert len(graph.edge_kinds) == len(graph.weights) == len(graph.ends)
    assert EDGE_ORDER[graph.edge_kinds[0]] is EdgeKind.CONTAINS


def test_a_neighbourhood_grows_with_its_hops() -> None:
    graph = chain()
    related = frozenset({EdgeKind.RELATED})
    a, b, c = (fact(graph, name) for name in "abc")
    assert neighbourhood(graph, a, 0, related) == {a}
    assert neighbourhood(graph, a, 1, related) == {a, b}
    assert neighbourhood(graph, c, 2, related) == {a, b, c}
    # Over what contains them: the topics, then the domain.
    assert graph.by_id[NodeId(NodeKind.DOMAIN, "", "one")] in neighbourhood(graph, a, 2)


def test_a_path_reads_edges_both_ways() -> None:
    graph = chain()
    a, b, c, d = (fact(graph, name) for name in "abcd")
    related = frozenset({EdgeKind.RELATED})
    assert path(graph, c, a, related) == [c, b, a]
    assert path(graph, a, a, related) == [a]
    assert path(graph, a, d) is None
    assert path(graph, a, c, frozenset()) is None


def test_finding_ignores_case_and_accents_and_puts_whole_labels_first() -> None:
    graph = chain()
    assert find(graph, "ARBOL") == [fact(graph, "a"), fact(graph, "b"), fact(graph, "c")]
    assert find(graph, " one ") == [graph.by_id[NodeId(NodeKind.DOMAIN, "", "one")]]
    assert find(graph, "") == find(graph, "  ") == find(graph, "nowhere") == []
