"""What the kinds and states of the graph are called, in the person's language."""

from __future__ import annotations

from PySide6.QtCore import QObject

from explorer.memory.query import FactState
from explorer.services.graph import EdgeKind, Node, NodeKind


class Words(QObject):
    """Made where it is asked, so that a change of language is followed."""

    def node_kind(self, kind: NodeKind) -> str:
        """`Fact`."""
        return {
            NodeKind.DOMAIN: self.tr("Domain"),
            NodeKind.TOPIC: self.tr("Topic"),
            NodeKind.FACT: self.tr("Fact"),
            NodeKind.POLICY: self.tr("Policy"),
            NodeKind.AGENT: self.tr("Agent"),
        }[kind]

    def node_kind_plural(self, kind: NodeKind) -> str:
        """`Facts`."""
        return {
            NodeKind.DOMAIN: self.tr("Domains"),
            NodeKind.TOPIC: self.tr("Topics"),
            NodeKind.FACT: self.tr("Facts"),
            NodeKind.POLICY: self.tr("Policies"),
            NodeKind.AGENT: self.tr("Agents"),
        }[kind]

    def edge_kind(self, kind: EdgeKind) -> str:
        """`Supersedes`."""
        return {
            EdgeKind.CONTAINS: self.tr("Contains"),
            EdgeKind.SOURCE: self.tr("Source of policy"),
            EdgeKind.SUPERSEDES: self.tr("Supersedes"),
            EdgeKind.CONFLICT: self.tr("Open conflict"),
            EdgeKind.RELATED: self.tr("Related"),
            EdgeKind.MERGED_FROM: self.tr("Merged from"),
            EdgeKind.LEARNED_BY: self.tr("Learned by"),
        }[kind]

    def tie(self, kind: EdgeKind, outgoing: bool) -> str:
        """How an edge reads from one of its ends: `supersedes`, `superseded by`."""
        there, back = {
            EdgeKind.CONTAINS: (self.tr("contains"), self.tr("is in")),
            EdgeKind.SOURCE: (self.tr("drawn from"), self.tr("source of")),
            EdgeKind.SUPERSEDES: (self.tr("supersedes"), self.tr("superseded by")),
            EdgeKind.CONFLICT: (self.tr("conflicts with"), self.tr("conflicts with")),
            EdgeKind.RELATED: (self.tr("related to"), self.tr("related to")),
            EdgeKind.MERGED_FROM: (self.tr("merged from"), self.tr("merged into")),
            EdgeKind.LEARNED_BY: (self.tr("learned"), self.tr("learned by")),
        }[kind]
        return there if outgoing else back

    def state(self, node: Node) -> str:
        """How a node stands, as a word; nothing where there is nothing to say."""
        return self.tr("inactive") if not node.active else self.fact_state(node.state)

    def fact_state(self, state: FactState) -> str:
        """`superseded`; nothing for an active fact."""
        return {
            FactState.SUPERSEDED: self.tr("superseded"),
            FactState.EXPIRED: self.tr("expired"),
            FactState.CONTRADICTION: self.tr("contradiction"),
            FactState.DUPLICATE: self.tr("duplicate"),
            FactState.ODD: self.tr("odd"),
            FactState.FADING: self.tr("fading"),
            FactState.PINNED: self.tr("pinned"),
        }.get(state, "")

    def domain(self, name: str) -> str:
        """A domain as it is shown; policies may have none."""
        return name or self.tr("no domain")
