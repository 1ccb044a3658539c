from __future__ import annotations

import math
import random
from datetime import UTC, datetime, timedelta
from time import perf_counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.facts import Fact
from explorer.memory.system_records import Policy
from explorer.services.graph import KnowledgeGraph, NodeId, NodeKind
from explorer.services.graph_build import build
from explorer.services.graph_layout import SPACING, Layout, compose, lay_out
from tests.services.fake_snapshot import FakeSnapshot

NOW = datetime(2026, 11, 30, tzinfo=UTC)


def fact(number: int, domain: str, topic: str) -> Fact:
    created = (NOW - timedelta(days=1000) + timedelta(hours=number)).isoformat()
    return Fact(
        namespace="user", id=f"f{number:04d}", content=f"fact {number}", domain=domain, topic=topic, created_at=created,
        agent_id=f"agent {number % 3}",
    )  # fmt: skip


def policy(number: int, domain: str) -> Policy:
    return Policy(namespace="__policies__", id=f"p{number}", content=f"rule {number}", domain=domain)


places = st.lists(st.tuples(st.sampled_from("ABCD"), st.sampled_from(["", "x", "y", "z", "long topic"])), max_size=70)


@st.composite
def graphs(draw: st.DrawFn) -> KnowledgeGraph:
    facts = [fact(number, *place) for number, place in enumerate(draw(places))]
    policies = [policy(number, domain) for number, domain in enumerate(draw(st.lists(st.sampled_from("ABE"))))]
    return build(FakeSnapshot(facts, policies), None, NOW)


def by_id(graph: KnowledgeGraph, layout: Layout) -> dict[NodeId, tuple[float, float]]:
    return {node.id: tuple(layout.positions[number].tolist()) for number, node in enumerate(graph.nodes)}


@settings(deadline=None)
@given(graphs())
def test_regions_are_apart_and_hold_what_is_theirs(graph: KnowledgeGraph) -> None:
    layout = lay_out(graph)
    for circles, gap in ((layout.domains, SPACING), (layout.topics, 0.0)):
        for one in range(len(circles)):
            for other in range(one):
                a, b = circles[one], circles[other]
                assert math.dist((a.x, a.y), (b.x, b.y)) >= a.radius + b.radius + gap - 1e-3
    home = {graph.nodes[region.node].domain: region for region in layout.domains}
    for number, node in enumerate(graph.nodes):
        if node.kind is NodeKind.AGENT:
            continue
        region = home[node.domain]
        assert math.dist(layout.positions[number], (region.x, region.y)) <= region.radius + 1e-6


@settings(deadline=None)
@given(graphs())
def test_no_two_nodes_are_closer_than_the_spacing(graph: KnowledgeGraph) -> None:
    positions = lay_out(graph).positions
    shown = [number for number, node in enumerate(graph.nodes) if node.kind is not NodeKind.DOMAIN]
    apart = np.hypot(*(positions[shown][:, None] - positions[shown][None, :]).transpose(2, 0, 1))
    np.fill_diagonal(apart, math.inf)
    assert apart.min(initial=math.inf) >= SPACING - 1e-6


@settings(deadline=None)
@given(graphs())
def test_the_same_graph_is_laid_out_the_same(graph: KnowledgeGraph) -> None:
    one, other = lay_out(graph), lay_out(graph)
    assert np.array_equal(one.positions, other.positions)
    assert (one.domains, one.topics) == (other.domains, other.topics)


@settings(deadline=None)
@given(places.filter(bool), st.randoms(use_true_random=False))
def test_the_order_in_the_file_does_not_matter(chosen: list[tuple[str, str]], shuffling: random.Random) -> None:
    facts = [fact(number, *place) for number, place in enumerate(chosen)]
    before = build(FakeSnapshot(facts), None, NOW)
    shuffling.shuffle(facts)
    after = build(FakeSnapshot(facts), None, NOW)
    assert by_id(before, lay_out(before)) == by_id(after, lay_out(after))


@settings(deadline=None)
@given(places.filter(bool), st.data())
def test_a_further_fact_leaves_its_topic_as_it_is(chosen: list[tuple[str, str]], data: st.DataObject) -> None:
    """What was there keeps its place around the topic, whatever happens to the circles."""
    facts = [fact(number, *place) for number, place in enumerate(chosen)]
    domain, topic = data.draw(st.sampled_from(chosen))
    before = build(FakeSnapshot(facts), None, NOW)
    after = build(FakeSnapshot([*facts, fact(len(facts), domain, topic)]), None, NOW)
    old, new = by_id(before, lay_out(before)), by_id(after, lay_out(after))
    members = [
        node.id for node in before.nodes if node.kind is NodeKind.FACT and (node.domain, node.topic) == (domain, topic)
    ]
    moves = np.array([np.subtract(new[member], old[member]) for member in members])
    assert np.allclose(moves, moves[0])


def test_a_further_fact_in_a_circle_with_room_moves_nothing() -> None:
    """
    (∴) with room for one more: (⁘), and all else stands still.
    """
    facts = [fact(number, "AB"[number % 2], "xyz"[number % 3]) for number in range(60)]
    before = build(FakeSnapshot(facts), None, NOW)
    after = build(FakeSnapshot([*facts, fact(60, "A", "x")]), None, NOW)
    old, new = by_id(before, lay_out(before)), by_id(after, lay_out(after))
    assert all(new[identity] == place for identity, place in old.items())


def test_most_further_facts_move_nothing_and_the_others_little() -> None:
    """200 additions to nine domains with topics of very different sizes."""
    pick = random.Random(3)
    everything = [
        fact(number, f"d{pick.randrange(9)}", f"t{pick.paretovariate(0.8) % 12:.0f}") for number in range(500)
    ]
    graph = build(FakeSnapshot(everything[:300]), None, NOW)
    old = by_id(graph, lay_out(graph))
    unmoved, moved_share = 0, []
    for count in range(301, 501):
        graph = build(FakeSnapshot(everything[:count]), None, NOW)
        new = by_id(graph, lay_out(graph))
        moves = [new[identity] != place for identity, place in old.items() if identity.kind is not NodeKind.AGENT]
        unmoved += not any(moves)
        moved_share.append(sum(moves) / len(moves))
        old = new
    assert unmoved >= 140
    assert sum(moved_share) / len(moved_share) < 0.08


def test_policies_stand_on_the_edge_of_their_domain_and_agents_below_everything() -> None:
    """
    ╭──────╮
    │ (∴)  │
    ╰─◇──◇─╯
      ○  ○
    """
    graph = build(FakeSnapshot([fact(n, "A", "x") for n in range(9)], [policy(n, "A") for n in range(5)]), None, NOW)
    layout = lay_out(graph)
    (region,) = layout.domains
    for number, node in enumerate(graph.nodes):
        x, y = layout.positions[number]
        distance = math.dist((x, y), (region.x, region.y))
        if node.kind is NodeKind.POLICY:
            assert region.radius - 1.0 <= distance < region.radius
        elif node.kind is NodeKind.FACT:
            assert distance < region.radius - 1.0
        elif node.kind is NodeKind.AGENT:
            assert y > region.y + region.radius
        elif node.kind is NodeKind.DOMAIN:
            assert (x, y) == (region.x, region.y - region.radius)


def test_an_empty_graph_has_an_empty_layout() -> None:
    graph, layout = compose(FakeSnapshot(), None)
    assert len(graph.nodes) == 0
    assert layout.positions.shape == (0, 2)
    assert layout.domains == layout.topics == ()


def test_a_domain_may_have_policies_only() -> None:
    graph, layout = compose(FakeSnapshot([], [policy(1, "")]), None, NOW)
    assert len(layout.domains) == 1
    assert np.isfinite(layout.positions).all()
    assert graph.nodes[layout.domains[0].node].kind is NodeKind.DOMAIN


def test_ten_thousand_nodes_take_a_second_at_most() -> None:
    facts = [fact(number, f"d{number % 12}", f"t{number % 700}") for number in range(9_000)]
    graph = build(FakeSnapshot(facts), None, NOW)
    started = perf_counter()
    lay_out(graph)
    assert perf_counter() - started < 1.0
