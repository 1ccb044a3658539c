"""From a snapshot to its knowledge graph."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import TypeVar

import numpy as np

from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.lineage import in_order
from explorer.memory.protocols import Snapshot
from explorer.memory.query import FactState
from explorer.memory.records import SYSTEM_PREFIX, UNDONE
from explorer.memory.states import fact_state
from explorer.memory.system_records import Conflict, Domain, Policy
from explorer.memory.times import parse_seconds
from explorer.services.graph import EDGE_ORDER, EdgeKind, KnowledgeGraph, LooseEnd, Node, NodeId, NodeKind, Why, folded

T = TypeVar("T", Fact, Policy)


def build(snapshot: Snapshot, branch: str | None, now: datetime) -> KnowledgeGraph:
    """The graph of what is seen on `branch` (None: on any).

    Tombstones are left out, superseded facts and inactive policies are in and say so. A lineage is one node, and a
    reference to any of its texts leads to it, even to one that was undone. A domain is in when something is known in
    it. No reference raises.
    """
    builder = _Builder(snapshot)
    facts = builder.add_facts([snapshot.fact(row) for row in snapshot.fact_rows(branch).tolist()], now)
    policies = builder.add_policies(snapshot.system(Policy))
    for number, fact in facts:
        builder.tie_fact(number, fact)
    for number, policy in policies:
        for reference in policy.source_fact_ids:
            builder.tie(EdgeKind.SOURCE, number, policy.key, reference)
        builder.tie_winner(number, policy.key, policy.superseded_by)
    for conflict in builder.open_conflicts:
        builder.tie_conflict(conflict)
    return builder.finish()


class _Builder:
    def __init__(self, snapshot: Snapshot) -> None:
        self._snapshot = snapshot
        self._domains = {domain.name: domain for domain in snapshot.system(Domain) if domain.is_current and domain.name}
        self._nodes: list[Node] = []
        self._by_id: dict[NodeId, int] = {}
        self._by_key: dict[Key, int] = {}
        self._edges: dict[tuple[int, int, EdgeKind], float] = {}
        self._loose: list[LooseEnd] = []
        self._deleted: set[Key] = set()
        self.open_conflicts = [one for one in snapshot.system(Conflict) if one.is_current and one.state == "open"]

    def add_facts(self, facts: Iterable[Fact], now: datetime) -> list[tuple[int, Fact]]:
        conflicts = self._conflict_states()
        lineages: dict[tuple[str, str], list[Fact]] = {}
        for fact in facts:
            lineages.setdefault((fact.namespace, fact.revision_of or fact.id), []).append(fact)
        added: list[tuple[int, Fact]] = []
        for (namespace, root), members in lineages.items():
            texts = _texts(members)
            if not texts:
                continue
            newest = texts[-1]
            if newest.is_deleted:
                self._deleted.update(text.key for text in members)
                continue
            domain = newest.shown_domain
            conflict = next((conflicts[text.key] for text in texts if text.key in conflicts), None)
            node = Node(
                NodeId(NodeKind.FACT, namespace, root), newest.content, domain, newest.topic, newest.key,
                fact_state(newest, conflict, now), newest.confidence,
                parse_seconds(texts[0].created_at), len(texts) - 1,
            )  # fmt: skip
            home = self._topic(domain, newest.topic) if newest.topic.strip() else self._domain(domain)
            number = self._add(node)
            self._edges[home, number, EdgeKind.CONTAINS] = 1.0
            self._by_key.update((text.key, number) for text in members)
            added.append((number, newest))
        return added

    def add_policies(self, policies: Iterable[Policy]) -> list[tuple[int, Policy]]:
        lineages: dict[str, list[Policy]] = {}
        for policy in policies:
            lineages.setdefault(policy.root_id, []).append(policy)
        added: list[tuple[int, Policy]] = []
        for root, members in lineages.items():
            texts = _texts(members)
            if not texts:
                continue
            newest = texts[-1]
            if newest.is_deleted:
                self._deleted.update(text.key for text in members)
                continue
            state = FactState.SUPERSEDED if newest.superseded_by else FactState.ACTIVE
            node = Node(
                NodeId(NodeKind.POLICY, newest.namespace, root), newest.content, newest.domain, "", newest.key,
                state, None, parse_seconds(texts[0].created_at), len(texts) - 1, newest.active,
            )  # fmt: skip
            home = self._domain(newest.domain)
            number = self._add(node)
            self._edges[home, number, EdgeKind.CONTAINS] = 1.0
            self._by_key.update((text.key, number) for text in members)
            self._tie_agent(number, newest.agent_id)
            added.append((number, newest))
        return added

    def tie_fact(self, number: int, fact: Fact) -> None:
        for link in fact.links:
            self.tie(EdgeKind.RELATED, number, fact.key, link.to, link.weight)
        self.tie_winner(number, fact.key, fact.superseded_by)
        # A merge of branches may note the branch itself as the source: that is no record.
        if fact.merged_from and self._snapshot.resolve(fact.merged_from, fact.namespace) is not None:
            self.tie(EdgeKind.MERGED_FROM, number, fact.key, fact.merged_from)
        self._tie_agent(number, fact.agent_id)

    def tie_winner(self, number: int, key: Key, superseded_by: str) -> None:
        if superseded_by and not superseded_by.startswith(SYSTEM_PREFIX):
            winner = self._reach(EdgeKind.SUPERSEDES, key, superseded_by)
            if winner is not None and winner != number:
                self._edges[winner, number, EdgeKind.SUPERSEDES] = 1.0

    def tie_conflict(self, conflict: Conflict) -> None:
        one = self._reach(EdgeKind.CONFLICT, conflict.key, conflict.a)
        other = self._reach(EdgeKind.CONFLICT, conflict.key, conflict.b)
        if one is not None and other is not None and one != other:
            self._edges[min(one, other), max(one, other), EdgeKind.CONFLICT] = conflict.similarity or 0.0

    def tie(self, kind: EdgeKind, number: int, key: Key, reference: str, weight: float = 1.0) -> None:
        target = self._reach(kind, key, reference)
        if target is None or target == number:
            return
        # Links are noted on both facts: one line for the two, as strong as the stronger.
        both_ways = kind is EdgeKind.RELATED and target < number
        ends = (target, number, kind) if both_ways else (number, target, kind)
        self._edges[ends] = max(self._edges.get(ends, 0.0), weight)

    def finish(self) -> KnowledgeGraph:
        place = {kind: at for at, kind in enumerate(EDGE_ORDER)}
        ends = np.array([(a, b) for a, b, _ in self._edges], np.int32).reshape(-1, 2)
        kinds = np.array([place[kind] for _, _, kind in self._edges], np.uint8)
        weights = np.array(list(self._edges.values()), np.float32)
        labels = tuple(folded(node.label) for node in self._nodes)
        return KnowledgeGraph(
            tuple(self._nodes), ends, kinds, weights, self._by_id, self._by_key, tuple(self._loose), labels
        )

    def _add(self, node: Node) -> int:
        number = self._by_id[node.id] = len(self._nodes)
        self._nodes.append(node)
        return number

    def _domain(self, name: str) -> int:
        known = self._by_id.get(NodeId(NodeKind.DOMAIN, "", name))
        if known is not None:
            return known
        record = self._domains.get(name)
        label = record.label if record is not None and record.label else name
        return self._add(Node(NodeId(NodeKind.DOMAIN, "", name), label, name))

    def _topic(self, domain: str, topic: str) -> int:
        name = topic.strip().casefold()
        known = self._by_id.get(NodeId(NodeKind.TOPIC, domain, name))
        if known is not None:
            return known
        home = self._domain(domain)
        number = self._add(Node(NodeId(NodeKind.TOPIC, domain, name), topic.strip(), domain, topic.strip()))
        self._edges[home, number, EdgeKind.CONTAINS] = 1.0
        return number

    def _tie_agent(self, number: int, agent: str) -> None:
        if agent:
            identity = NodeId(NodeKind.AGENT, "", agent)
            known = self._by_id.get(identity)
            source = self._add(Node(identity, agent, "")) if known is None else known
            self._edges[source, number, EdgeKind.LEARNED_BY] = 1.0

    def _reach(self, kind: EdgeKind, source: Key, reference: str) -> int | None:
        key = self._snapshot.resolve(reference, source.namespace)
        number = None if key is None else self._by_key.get(key)
        if number is None:
            why = Why.MISSING if key is None else Why.DELETED if key in self._deleted else Why.ELSEWHERE
            self._loose.append(LooseEnd(source, kind, reference, why))
        return number

    def _conflict_states(self) -> dict[Key, FactState]:
        found: dict[Key, FactState] = {}
        for conflict in self.open_conflicts:
            state = FactState.DUPLICATE if conflict.kind == FactState.DUPLICATE else FactState.CONTRADICTION
            for reference in (conflict.a, conflict.b):
                key = self._snapshot.resolve(reference, conflict.namespace)
                if key is not None and found.get(key) is not FactState.CONTRADICTION:
                    found[key] = state
        return found


def _texts(members: list[T]) -> list[T]:
    """A lineage's texts, oldest first, without the undone ones."""
    shown = [member for member in members if member.superseded_by != UNDONE]
    return in_order(shown) if len(shown) > 1 else shown
