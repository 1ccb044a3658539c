"""A small graph that the tests of its views share."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from explorer.memory.facts import Fact, Link
from explorer.memory.system_records import Conflict, Policy
from explorer.services.graph import KnowledgeGraph, NodeId, NodeKind
from explorer.services.graph_layout import Layout, compose
from tests.services.fake_snapshot import FakeSnapshot

NOW = datetime(2026, 11, 30, tzinfo=UTC)


def sample(facts: int = 24, links: int = 1) -> tuple[KnowledgeGraph, Layout]:
    """`facts` facts f0, f1, … in three domains and five topics, each linked to the `links` next but five; two policies,
    one conflict (f0, f1), one agent; f2 is superseded by f3, f4 is pinned."""
    known = [
        Fact(
            namespace="user",
            id=f"f{number}",
            content=f"Fact {number}\nсерйозно 👩‍🚀 نص",
            domain=("architecture", "people", "repo:x/ui")[number % 3],
            topic=f"topic {number % 5}",
            confidence=(number % 10) / 10,
            created_at=(NOW - timedelta(days=100) + timedelta(hours=number)).isoformat(),
            agent_id="coder",
            links=tuple(Link(f"f{(number + 5 * step) % facts}", weight=0.5) for step in range(1, links + 1)),
            superseded_by="f3" if number == 2 else "",
            pinned=number == 4,
        )
        for number in range(facts)
    ]
    others = [
        Policy(
            namespace="__policies__", id="p", content="Two approvals", domain="people", source_fact_ids=("user/f1",)
        ),
        Policy(namespace="__policies__", id="q", content="Old rule", domain="people", active=False),
        Conflict(namespace="__conflicts__", id="c", kind="contradiction", a="user/f0", b="user/f1", similarity=0.9),
    ]
    return compose(FakeSnapshot(known, others), None, NOW)


def number_of(graph: KnowledgeGraph, name: str) -> int:
    """The node of a fact."""
    return graph.by_id[NodeId(NodeKind.FACT, "user", name)]
