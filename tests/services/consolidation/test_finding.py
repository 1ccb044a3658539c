from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.services.consolidation.finding import propose
from explorer.services.consolidation.proposals import Proposal, ProposalKind, Proposals
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, editing_of
from tests.services.vector_snapshot import VectorSnapshot, towards

RECORDS: Records = {
    f"{MAIN} a": {"content": "Deploy on Tuesdays", "confidence": 0.9, "created_at": "2026-11-20"},
    f"{MAIN} b": {"content": "Deploy on Tuesdays.", "confidence": 0.8, "created_at": "2026-11-20"},
    f"{MAIN} c": {"content": "Deploy on Fridays", "confidence": 0.7, "created_at": "2026-11-20"},
    f"{MAIN} same1": {"content": "Use pnpm", "created_at": "2026-11-20", "confidence": 0.2},
    f"{MAIN} same2": {"content": " Use pnpm", "created_at": "2026-11-20", "confidence": 0.6},
    "user same3": {"content": "Use pnpm", "created_at": "2026-11-20"},
    f"{MAIN} expired": {"content": "Freeze until July", "valid_until": "2026-07-31"},
    f"{MAIN} faded": {"content": "Seen once", "importance": 0.9, "created_at": "2026-01-01"},
    f"{MAIN} doubt": {"content": "Perhaps", "confidence": 0.4, "created_at": "2026-10-01"},
    f"{MAIN} young": {"content": "Perhaps not", "confidence": 0.4, "created_at": "2026-11-20"},
    f"{MAIN} pinned": {"content": "Deploy on Tuesdays!", "pinned": True, "confidence": 0.1, "created_at": "2026-01-01"},
    f"{MAIN} pinnedold": {"content": "Pinned", "pinned": True, "valid_until": "2026-07-31"},
    "__hot__ h": {"content": "Tests run with pytest", "fact_type": "learning"},
}
VECTORS = {
    f"{MAIN} a": towards(1.0),
    f"{MAIN} b": towards(0.98, 1),
    f"{MAIN} c": towards(0.99, 2),
    f"{MAIN} pinned": towards(1.0),
}


def quiet(_: float) -> None:
    """A report that nobody reads."""


def proposed(records: Records = RECORDS) -> Proposals:
    return propose(editing_of(VectorSnapshot(records, VECTORS)), "main", quiet)


def of_kind(found: Proposals, kind: ProposalKind) -> list[list[str]]:
    return [[member.key.id for member in each.members] for each in found.proposals if each.kind is kind]


def test_everything_that_can_be_consolidated() -> None:
    found = proposed()
    assert {kind: of_kind(found, kind) for kind in ProposalKind} == {
        ProposalKind.EXACT: [["same2", "same1"]],
        ProposalKind.NEAR: [["a", "b"]],
        ProposalKind.PROMOTION: [["h"]],
        ProposalKind.EXPIRED: [["expired"]],
        ProposalKind.FADED: [["faded"]],
        ProposalKind.DOUBTFUL: [["doubt"]],
    }
    assert found.looked_at == 10
    promotion = next(each for each in found.proposals if each.kind is ProposalKind.PROMOTION)
    assert promotion.target == Key(MAIN, "h")


def test_what_holds_until_another_day_is_no_duplicate() -> None:
    ends = {"valid_until": "2027-01-01T00:00:00Z"}
    records = {
        **RECORDS,
        f"{MAIN} same1": {**RECORDS[f"{MAIN} same1"], **ends},
        f"{MAIN} b": {**RECORDS[f"{MAIN} b"], **ends},
    }
    assert of_kind(proposed(records), ProposalKind.EXACT) == []
    assert of_kind(proposed(records), ProposalKind.NEAR) == []


def test_what_only_a_purge_removes_is_counted() -> None:
    long_ago = "2026-01-01T00:00:00Z"
    old = {"content": "", "superseded_by": "system:deleted", "deleted_at": long_ago, "updated_at": long_ago}
    assert (proposed().purgeable, proposed({**RECORDS, f"{MAIN} old": old}).purgeable) == (0, 1)


def test_a_text_that_states_more_is_no_duplicate() -> None:
    records = {**RECORDS, f"{MAIN} b": {"content": "Deploy on Tuesdays at noon", "created_at": "2026-11-20"}}
    assert of_kind(proposed(records), ProposalKind.NEAR) == []


WORDS = ("deploy", "port 5432", "port 5433", "not", "v1.2", "v1.3", "2026-11-30", "2026-12-01", "never", "the api")


@settings(deadline=None, max_examples=60)
@given(
    st.lists(st.tuples(st.lists(st.sampled_from(WORDS), min_size=1, max_size=4), st.booleans()), min_size=2, max_size=8)
)
def test_never_anything_pinned_and_no_record_twice(texts: list[tuple[list[str], bool]]) -> None:
    records: Records = {
        f"{MAIN} f{number}": {
            "content": " ".join(words),
            "pinned": pinned,
            "confidence": 0.4,
            "created_at": "2026-01-01",
        }
        for number, (words, pinned) in enumerate(texts)
    }
    snapshot = VectorSnapshot(records, dict.fromkeys(records, towards(1.0)))
    found = propose(editing_of(snapshot), "main", quiet)
    members = [member.key for each in found.proposals for member in each.members]
    assert len(members) == len(set(members))
    assert not {key for key in members if records[f"{MAIN} {key.id}"]["pinned"]}
    for each in found.proposals:
        if each.kind is ProposalKind.NEAR:
            assert_same_figures(each)


def assert_same_figures(proposal: Proposal) -> None:
    """No number, version, date or negation of a member is one that the survivor has not, and the other way round."""
    marks = [
        sorted(word for word in WORDS if word in member.text and word not in ("deploy", "the api"))
        for member in proposal.members
    ]
    assert all(each == marks[0] for each in marks)


def test_it_can_be_stopped() -> None:
    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        propose(editing_of(VectorSnapshot(RECORDS, VECTORS)), "main", stop)
