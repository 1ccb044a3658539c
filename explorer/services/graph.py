"""The knowledge graph of a workspace: domains, topics, facts, policies, agents, and what ties them (SEMANTICS 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.memory.keys import Key
from explorer.memory.query import FactState
from explorer.memory.terms import fold

if TYPE_CHECKING:
    import networkx as nx


class NodeKind(StrEnum):
    """What a node stands for."""

    DOMAIN = "domain"
    TOPIC = "topic"
    FACT = "fact"
    POLICY = "policy"
    AGENT = "agent"


class EdgeKind(StrEnum):
    """What ties two nodes, and which way it reads."""

    CONTAINS = "contains"  # domain → topic → fact, domain → policy
    SOURCE = "source"  # policy → fact it was drawn from
    SUPERSEDES = "supersedes"  # the newer → what it replaced
    CONFLICT = "conflict"  # open only; reads both ways
    RELATED = "related"  # episodic link, weighted; reads both ways
    MERGED_FROM = "merged_from"  # the copy → the record that it came from
    LEARNED_BY = "learned_by"  # agent → what it learned


EVERY_EDGE = frozenset(EdgeKind)
USUAL_EDGES = EVERY_EDGE - {EdgeKind.LEARNED_BY}
"""What is shown until a person asks for more: an agent is tied to everything that it learned."""
EDGE_ORDER = tuple(EdgeKind)
"""`KnowledgeGraph.edge_kinds` holds places in this."""


class Why(StrEnum):
    """Why a reference leads to no node."""

    MISSING = "missing"
    DELETED = "deleted"
    ELSEWHERE = "elsewhere"  # on another branch, or a record that is no node


class NodeId(NamedTuple):
    """What a node is called in every state of the workspace: a fact by its lineage, a topic by domain and name."""

    kind: NodeKind
    home: str
    name: str


@dataclass(frozen=True, slots=True)
class Node:
    """One thing that is known. `label` is the whole text; `created` is in Unix seconds, of a lineage's first text.

    `key` names the newest record of a fact or policy; the others have none. `revisions` counts earlier texts.
    """

    id: NodeId
    label: str
    domain: str
    topic: str = ""
    key: Key | None = None
    state: FactState = FactState.ACTIVE
    confidence: float | None = None
    created: float | None = None
    revisions: int = 0
    active: bool = True

    @property
    def kind(self) -> NodeKind:
        """What the node stands for."""
        return self.id.kind


class LooseEnd(NamedTuple):
    """A reference that leads to no node: who makes it, what it says, and why it ends there."""

    source: Key
    kind: EdgeKind
    reference: str
    why: Why


@dataclass(frozen=True, slots=True, eq=False)
class KnowledgeGraph:
    """Nodes, numbered 0..n-1, and the edges between them in columns; `model` and `undirected` are networkx's view.

    `ends` is int32 of shape (m, 2), source and target; `edge_kinds` uint8 (m,), places in `EDGE_ORDER`;
    `weights` float32 (m,), 0..1. `by_key` finds a node by any record of its lineage. `folded` are the labels
    without case and accents.
    """

    nodes: tuple[Node, ...]
    ends: NDArray[np.int32]
    edge_kinds: NDArray[np.uint8]
    weights: NDArray[np.float32]
    by_id: dict[NodeId, int]
    by_key: dict[Key, int]
    loose_ends: tuple[LooseEnd, ...]
    folded: tuple[str, ...]
    _undirected: dict[frozenset[EdgeKind], nx.Graph] = field(default_factory=dict, repr=False)

    def node_counts(self) -> dict[NodeKind, int]:
        """Nodes of each kind."""
        counts = Counter(node.id.kind for node in self.nodes)
        return {kind: counts[kind] for kind in NodeKind}

    def edge_counts(self) -> dict[EdgeKind, int]:
        """Edges of each kind."""
        counts = np.bincount(self.edge_kinds, minlength=len(EDGE_ORDER)).tolist()
        return dict(zip(EDGE_ORDER, counts, strict=True))

    def edges_of(self, kinds: Collection[EdgeKind]) -> NDArray[np.bool_]:
        """Which edges are of these kinds, shape (m,)."""
        chosen = np.array([kind in kinds for kind in EDGE_ORDER])
        return np.asarray(chosen[self.edge_kinds], np.bool_)

    def model(self) -> nx.MultiDiGraph:
        """Node numbers with their `node`, edges by kind with their `weight`; made anew at every call."""
        import networkx as nx  # noqa: PLC0415 a tenth of a second: who sees no graph never waits for it

        model = nx.MultiDiGraph()
        model.add_nodes_from((number, {"node": node}) for number, node in enumerate(self.nodes))
        kinds = [EDGE_ORDER[place] for place in self.edge_kinds.tolist()]
        columns = zip(self.ends.tolist(), kinds, self.weights.tolist(), strict=True)
        model.add_edges_from((a, b, kind, {"weight": weight}) for (a, b), kind, weight in columns)
        return model

    def undirected(self, kinds: frozenset[EdgeKind]) -> nx.Graph:
        """All nodes with the edges of these kinds, read both ways; kept for the next question."""
        found = self._undirected.get(kinds)
        if found is None:
            import networkx as nx  # noqa: PLC0415 as above

            found = nx.empty_graph(len(self.nodes))
            found.add_edges_from(self.ends[self.edges_of(kinds)].tolist())
            self._undirected[kinds] = found
        return found


def neighbourhood(
    graph: KnowledgeGraph, node: int, hops: int, kinds: frozenset[EdgeKind] = EVERY_EDGE
) -> frozenset[int]:
    """The nodes at most `hops` edges of these kinds away, itself included."""
    ends = graph.ends[graph.edges_of(kinds)]
    reached = np.zeros(len(graph.nodes), np.bool_)
    reached[node] = True
    for _ in range(hops):
        reached[ends[reached[ends].any(axis=1)].ravel()] = True
    return frozenset(np.flatnonzero(reached).tolist())


def path(graph: KnowledgeGraph, a: int, b: int, kinds: frozenset[EdgeKind] = EVERY_EDGE) -> list[int] | None:
    """A shortest way from `a` to `b` along edges of these kinds, read both ways; None where there is none."""
    import networkx as nx  # noqa: PLC0415 as above

    try:
        return list(nx.bidirectional_shortest_path(graph.undirected(kinds), a, b))
    except nx.NetworkXNoPath:
        return None


def folded(text: str) -> str:
    """`text` as `find` compares it."""
    # Folding character by character costs 20 µs a fact; most labels do not need it.
    return text.casefold() if text.isascii() else fold(text)


def find(graph: KnowledgeGraph, text: str) -> list[int]:
    """The nodes whose label holds `text` without regard to case and accents: whole labels first, then beginnings."""
    wanted = folded(text.strip())
    if not wanted:
        return []
    found = [number for number, label in enumerate(graph.folded) if wanted in label]
    return sorted(
        found, key=lambda number: (graph.folded[number] != wanted, not graph.folded[number].startswith(wanted))
    )
