"""Where the nodes of a knowledge graph stand: a pure function of what is known and when it was learned.

╭──────◇──╮  ╭─────╮    a domain is a circle, its topics circles within, side by side;
│ (∴) (⁘) │  │ (∵) │    a topic stands in the middle of its facts, the oldest innermost (a sunflower's
│   (:)   │  ╰──◇──╯    order, so that a further fact moves none), policies on the domain's edge;
╰─────────╯             agents in rows below everything.
   ○ ○ ○
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

import numpy as np
from numpy.typing import NDArray

from explorer.memory.protocols import Snapshot
from explorer.services.circle_packing import pack
from explorer.services.graph import USUAL_EDGES, KnowledgeGraph, Node, NodeKind
from explorer.services.graph_build import build

SPACING = 1.0
"""No two nodes of one topic are closer; everything else is measured by it too."""

_GOLDEN_ANGLE = math.pi * (3.0 - math.sqrt(5.0))
_PETAL = 0.72  # the closest two in a sunflower that leaves out its first place stand 1.41 of this apart
_TOPIC_MARGIN = 0.8
_DOMAIN_MARGIN = 0.4
_DOMAIN_GAP = 1.8
_DOMAINS_ASPECT = 1.8
_POLICY_MARGIN = 0.8
_POLICY_SPACING = 1.4
_POLICY_ARC = math.radians(280.0)
_AGENT_SPACING = 6.0
_AGENTS_IN_A_ROW = 9
# Sizes grow in steps, so that one more fact seldom changes a circle and moves its neighbours.
_CAPACITY_STEP = 1.6
_CENTRING_STEP = 0.5
_RADIUS_STEP = 1.15

Points = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Region:
    """The circle of a domain or a topic, and the number of its node."""

    node: int
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """`positions` has shape (n, 2), x to the right and y down; `domains` do not overlap, nor do `topics`."""

    positions: Points
    domains: tuple[Region, ...]
    topics: tuple[Region, ...]


@dataclass(slots=True)
class _Cluster:
    number: int
    topics: dict[str, list[int]] = field(default_factory=dict)
    policies: list[int] = field(default_factory=list)
    centres: list[tuple[float, float]] = field(default_factory=list)
    ring: float = 0.0
    radius: float = 0.0


def compose(snapshot: Snapshot, branch: str | None, now: datetime | None = None) -> tuple[KnowledgeGraph, Layout]:
    """What is seen on `branch`, and where its nodes stand; for a worker. `now` is by default the present."""
    graph = build(snapshot, branch, now or datetime.now(UTC))
    # Made here, so that the first path need not wait for it.
    graph.undirected(USUAL_EDGES)
    return graph, lay_out(graph)


def lay_out(graph: KnowledgeGraph) -> Layout:
    """The same positions for the same nodes at any time; O(n log n), without iteration."""
    clusters = _clusters(graph)
    for cluster in clusters:
        _arrange(cluster)
    centres = pack([cluster.radius + _DOMAIN_GAP / 2 for cluster in clusters], _DOMAINS_ASPECT)
    positions = np.zeros((len(graph.nodes), 2))
    domains: list[Region] = []
    topics: list[Region] = []
    for cluster, (x, y) in zip(clusters, centres, strict=True):
        domains.append(Region(cluster.number, x, y, cluster.radius))
        # The domain's own point is on its edge, above, where its name stands.
        positions[cluster.number] = x, y - cluster.radius
        for numbers, (dx, dy) in zip(cluster.topics.values(), cluster.centres, strict=True):
            positions[numbers] = _sunflower(len(numbers)) + np.array((x + dx, y + dy))
            if graph.nodes[numbers[0]].kind is NodeKind.TOPIC:
                topics.append(Region(numbers[0], x + dx, y + dy, _topic_radius(len(numbers))))
        if cluster.policies:
            positions[cluster.policies] = cluster.ring * _on_edge(len(cluster.policies)) + np.array((x, y))
    lowest = max((domain.y + domain.radius for domain in domains), default=0.0)
    agents = [number for number, node in enumerate(graph.nodes) if node.kind is NodeKind.AGENT]
    agents.sort(key=lambda number: graph.nodes[number].id.name)
    positions[agents] = _rows(len(agents), lowest + 2 * _DOMAIN_GAP)
    return Layout(positions, tuple(domains), tuple(topics))


def _clusters(graph: KnowledgeGraph) -> list[_Cluster]:
    """Domains, topics and facts, each in the order in which they were first learned; a topic's node leads its facts."""
    found: dict[str, _Cluster] = {
        node.domain: _Cluster(number) for number, node in enumerate(graph.nodes) if node.kind is NodeKind.DOMAIN
    }
    topic_nodes = {
        (node.domain, node.id.name): number for number, node in enumerate(graph.nodes) if node.kind is NodeKind.TOPIC
    }
    order: dict[str, None] = {}
    for number, node in _by_age(graph.nodes):
        order[node.domain] = None
        cluster = found[node.domain]
        if node.kind is NodeKind.POLICY:
            cluster.policies.append(number)
            continue
        topic = node.topic.strip().casefold()
        members = cluster.topics.get(topic)
        if members is None:
            anchor = topic_nodes.get((node.domain, topic))
            members = cluster.topics[topic] = [] if anchor is None else [anchor]
        members.append(number)
    return [found[domain] for domain in order]


def _by_age(nodes: Sequence[Node]) -> Iterable[tuple[int, Node]]:
    dated = [
        (-math.inf if node.created is None else node.created, node.id.name, node.id.home, number, node)
        for number, node in enumerate(nodes)
        if node.kind in (NodeKind.FACT, NodeKind.POLICY)
    ]
    dated.sort(key=lambda entry: entry[:3])
    return ((number, node) for *_, number, node in dated)


def _arrange(cluster: _Cluster) -> None:
    radii = [_topic_radius(len(members)) for members in cluster.topics.values()]
    cluster.centres = _centred(pack(radii), radii)
    reach = max((math.hypot(x, y) + r for (x, y), r in zip(cluster.centres, radii, strict=True)), default=0.0)
    if cluster.policies:
        places = _places(len(cluster.policies))
        ring = max(reach + _POLICY_MARGIN / 2, places * _POLICY_SPACING / _POLICY_ARC)
        cluster.radius = _stepped(ring + _POLICY_MARGIN)
        cluster.ring = cluster.radius - _POLICY_MARGIN
    else:
        cluster.radius = _stepped(reach + _DOMAIN_MARGIN)


def _centred(centres: list[tuple[float, float]], radii: list[float]) -> list[tuple[float, float]]:
    """The circles moved so that their bounding box is around the origin.

    The move is rounded, so that one more circle seldom moves the others.
    """
    if not centres:
        return centres
    points, sizes = np.array(centres), np.array(radii)[:, None]
    middle = ((points - sizes).min(axis=0) + (points + sizes).max(axis=0)) / 2
    x, y = (np.round(middle / _CENTRING_STEP) * _CENTRING_STEP).tolist()
    return [(a - x, b - y) for a, b in centres]


def _topic_radius(members: int) -> float:
    capacity = 3
    while capacity < members:
        capacity = math.ceil(capacity * _CAPACITY_STEP)
    return _PETAL * math.sqrt(capacity) + _TOPIC_MARGIN


def _stepped(radius: float) -> float:
    return float(_RADIUS_STEP ** math.ceil(math.log(radius, _RADIUS_STEP)))


def _sunflower(count: int) -> Points:
    """The middle, then `count` - 1 places around it at the golden angle, shape (count, 2)."""
    place = np.arange(count)
    distance = _PETAL * np.sqrt(np.where(place == 0, 0, place + 1))
    angle = place * _GOLDEN_ANGLE
    return np.column_stack((distance * np.cos(angle), distance * np.sin(angle)))


def _places(count: int) -> int:
    return max(8, 1 << count.bit_length())


def _on_edge(count: int) -> Points:
    """`count` places on a unit circle's lower 280°, the first at the bottom, each next one halving a gap."""
    share = np.array([_halving(number + 1) for number in range(count)]) - 0.5
    angle = math.pi / 2 + share * _POLICY_ARC
    return np.column_stack((np.cos(angle), np.sin(angle)))


def _halving(number: int) -> float:
    """1/2, 1/4, 3/4, 1/8, 5/8 … (van der Corput's sequence)."""
    value, weight = 0.0, 0.5
    while number:
        value += weight * (number & 1)
        number >>= 1
        weight /= 2
    return value


def _rows(count: int, top: float) -> Points:
    """Rows from the middle outwards: the first in the middle, then right and left in turn."""
    place = np.arange(count)
    column = place % _AGENTS_IN_A_ROW
    x = np.where(column % 2, (column + 1) // 2, -(column // 2)) * _AGENT_SPACING
    return np.column_stack((x, top + place // _AGENTS_IN_A_ROW * SPACING * 3.0)).astype(np.float64)
