from __future__ import annotations

from explorer.memory.keys import Key
from explorer.services.consolidation.proposals import Member, Proposal, ProposalKind, Proposals

ONE, TWO = Member(Key("user", "1"), "one"), Member(Key("user", "2"), "two")


def test_of_duplicates_all_but_the_survivor_go_of_all_else_everything() -> None:
    assert Proposal(ProposalKind.NEAR, (ONE, TWO)).going == (TWO,)
    assert Proposal(ProposalKind.EXPIRED, (ONE,)).going == (ONE,)
    assert Proposal(ProposalKind.EXACT, (ONE, TWO)).key == ONE.key


def test_counts_by_kind() -> None:
    found = Proposals((Proposal(ProposalKind.NEAR, (ONE, TWO)), Proposal(ProposalKind.FADED, (ONE,))), 2, 0, 0)
    assert dict(found.counts) == {ProposalKind.NEAR: 1, ProposalKind.FADED: 1}
