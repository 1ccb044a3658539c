from __future__ import annotations

from explorer.memory.query import FactState
from explorer.services.graph import EdgeKind, Node, NodeId, NodeKind
from explorer.ui.graph.words import Words


def test_everything_has_a_word(qapp: object) -> None:
    words = Words()
    for kind in NodeKind:
        assert words.node_kind(kind)
        assert words.node_kind_plural(kind) != words.node_kind(kind)
    for edge in EdgeKind:
        assert words.edge_kind(edge)
        assert words.tie(edge, True)
        assert words.tie(edge, False)
    silent = {state for state in FactState if not words.fact_state(state)}
    assert silent == {FactState.ACTIVE, FactState.DELETED}


def test_an_inactive_policy_says_so(qapp: object) -> None:
    policy = Node(NodeId(NodeKind.POLICY, "__policies__", "p"), "rule", "d", active=False)
    assert Words().state(policy) == "inactive"
    assert Words().domain("") == "no domain"
