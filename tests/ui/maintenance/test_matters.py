from __future__ import annotations

from explorer.memory.keys import Key
from explorer.services.consolidation.proposals import Member, ProposalKind
from explorer.ui.maintenance.matters import KINDS, Decision, Kind, Matter, Task

A, B, C = (Key("user", each) for each in "abc")


def test_a_matter_is_known_by_its_kind_and_records() -> None:
    one = Matter(Kind.NEAR, (Member(A, "a"), Member(B, "b")), A, object())
    other = Matter(Kind.NEAR, (Member(B, "b"), Member(A, "a")), B)
    assert one.name == other.name
    assert one != other
    assert one.keys == (A, B)
    assert Matter(Kind.PROMOTION, (Member(A, "a"),), C).keys == (A, C), "the fact that says it already is looked at too"


def test_every_kind_belongs_to_one_task() -> None:
    assert [kind for kinds in KINDS.values() for kind in kinds] == list(Kind)
    assert [kind.value for kind in KINDS[Task.CONSOLIDATE]] == [kind.value for kind in ProposalKind]
    assert {kind for kind in Kind if kind.has_text} == {Kind.EXACT, Kind.NEAR, Kind.PROMOTION}


def test_a_decision_is_ones_own_by_text_or_survivor() -> None:
    assert not Decision().is_own
    assert Decision(text="t").is_own
    assert Decision(survivor=A).is_own
