"""What is shown of a graph: which kinds, what is selected, what is in focus; as arrays for painting and picking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.services.graph import EVERY_EDGE, USUAL_EDGES, EdgeKind, KnowledgeGraph, NodeKind
from explorer.services.graph_layout import Layout

NODE_ORDER = tuple(NodeKind)
HIDDEN_AT_FIRST = (NodeKind.AGENT, *(EVERY_EDGE - USUAL_EDGES))
_LEAST_PX = {NodeKind.TOPIC: 1.0, NodeKind.FACT: 1.25, NodeKind.POLICY: 2.0, NodeKind.AGENT: 3.0, NodeKind.DOMAIN: 0.0}
_MOST_PX = {NodeKind.TOPIC: 4.0, NodeKind.FACT: 13.0, NodeKind.POLICY: 11.0, NodeKind.AGENT: 9.0, NodeKind.DOMAIN: 0.0}
_WORLD = {NodeKind.TOPIC: 0.13, NodeKind.FACT: 0.19, NodeKind.POLICY: 0.34, NodeKind.AGENT: 0.5, NodeKind.DOMAIN: 0.0}
_CONFIDENCE_WORLD = 0.25

Mask = NDArray[np.bool_]
Floats = NDArray[np.float64]


class View(NamedTuple):
    """From the layout to pixels: x · scale + dx, y · scale + dy; the picture is `width` × `height` pixels."""

    scale: float
    dx: float
    dy: float
    width: float
    height: float

    def place(self, points: Floats) -> Floats:
        """The pixels of points of shape (n, 2)."""
        placed: Floats = points * self.scale + np.array((self.dx, self.dy))
        return placed


class Scene:
    """Mutable; whoever changes it asks for a new picture. Nodes and edges go by their numbers.

    `nodes_shown` and `edges_shown` are masks; `lines` are the shown edges that are drawn as lines.
    """

    def __init__(self, graph: KnowledgeGraph, layout: Layout) -> None:
        self.graph = graph
        self.layout = layout
        self.node_kinds = {kind for kind in NodeKind if kind not in HIDDEN_AT_FIRST}
        self.edge_kinds = set(USUAL_EDGES)
        self.selected: int | None = None
        self.second: int | None = None
        self.focus: Mask | None = None
        self.path: list[int] = []
        places = {kind: place for place, kind in enumerate(NODE_ORDER)}
        self.kinds = np.array([places[node.id.kind] for node in graph.nodes], np.uint8)
        confidence = np.array([0.5 if node.confidence is None else node.confidence for node in graph.nodes])
        is_fact = self.kinds == places[NodeKind.FACT]
        self._world = _by_kind(_WORLD)[self.kinds] + is_fact * _CONFIDENCE_WORLD * confidence
        self._least, self._most = _by_kind(_LEAST_PX)[self.kinds], _by_kind(_MOST_PX)[self.kinds]
        # The circle of a domain shows what it contains; lines to its name would only cross it.
        enclosed = graph.edges_of({EdgeKind.CONTAINS}) & (self.kinds[graph.ends[:, 0]] == places[NodeKind.DOMAIN])
        self._drawable = ~enclosed
        self.refresh()

    def refresh(self) -> None:
        """Take up a change of the kinds that are shown."""
        shown = np.array([kind in self.node_kinds for kind in NODE_ORDER])
        self.nodes_shown: Mask = shown[self.kinds]
        ends = self.graph.ends
        both = self.nodes_shown[ends[:, 0]] & self.nodes_shown[ends[:, 1]]
        self.edges_shown: Mask = self.graph.edges_of(self.edge_kinds) & both
        self.lines: Mask = self.edges_shown & self._drawable

    def focus_on(self, nodes: Iterable[int] | None) -> None:
        """Dim all but these; None = nothing is dimmed."""
        if nodes is None:
            self.focus = None
            return
        self.focus = np.zeros(len(self.graph.nodes), np.bool_)
        self.focus[list(nodes)] = True

    def radii(self, scale: float) -> Floats:
        """Half the size of every node in pixels; dots grow with the picture, within limits."""
        radii: Floats = np.clip(self._world * scale, self._least, self._most)
        return radii

    def edges_at(self, node: int) -> Mask:
        """The shown edges that begin or end at a node."""
        touching: Mask = self.edges_shown & (self.graph.ends == node).any(axis=1)
        return touching

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of all that is shown."""
        regions = self.layout.domains
        left = [region.x - region.radius for region in regions]
        top = [region.y - region.radius for region in regions]
        right = [region.x + region.radius for region in regions]
        bottom = [region.y + region.radius for region in regions]
        shown = self.layout.positions[self.nodes_shown]
        if len(shown):
            left, right = [*left, shown[:, 0].min()], [*right, shown[:, 0].max()]
            top, bottom = [*top, shown[:, 1].min()], [*bottom, shown[:, 1].max()]
        if not left:
            return -1.0, -1.0, 1.0, 1.0
        return float(min(left)), float(min(top)), float(max(right)), float(max(bottom))

    def node_near(self, x: float, y: float, reach: float) -> int | None:
        """The shown node nearest to a point of the layout, not farther than `reach`."""
        pickable = np.flatnonzero(self.nodes_shown & (self.kinds != NODE_ORDER.index(NodeKind.DOMAIN)))
        if not len(pickable):
            return None
        distance = np.hypot(*(self.layout.positions[pickable] - (x, y)).T)
        nearest = int(distance.argmin())
        return int(pickable[nearest]) if distance[nearest] <= reach else None

    def node_towards(self, start: int, dx: float, dy: float) -> int | None:
        """The next shown node from `start` in a direction (a unit vector): near ones, and straight ahead, first."""
        way = self.layout.positions - self.layout.positions[start]
        ahead = way @ np.array((dx, dy))
        aside = np.abs(way @ np.array((-dy, dx)))
        candidates = np.flatnonzero(self.nodes_shown & (ahead > 1e-9) & (aside <= ahead * 1.2))
        if not len(candidates):
            return None
        cost = ahead[candidates] + 2.0 * aside[candidates]
        return int(candidates[cost.argmin()])


def _by_kind(values: dict[NodeKind, float]) -> Floats:
    return np.array([values[kind] for kind in NODE_ORDER])
