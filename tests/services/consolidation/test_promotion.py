from __future__ import annotations

import pytest

from explorer.memory.keys import Key
from explorer.services.consolidation.promotion import DURABLE, closed_items, mentions, new_fact, promotions
from explorer.services.consolidation.proposals import Proposal, ProposalKind
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, RawSnapshot, editing_of

HOT = "__hot__"


def proposed(records: Records, branch: str = "main") -> list[Proposal]:
    snapshot = RawSnapshot(records)
    facts = [snapshot.fact(row) for row in range(len(snapshot.fact_rows(None)))]
    return list(promotions(editing_of(snapshot), facts, branch))


@pytest.mark.parametrize(
    ("item", "is_proposed"),
    [
        ({"content": "X", "fact_type": "decision"}, True),
        ({"content": "X", "fact_type": "context"}, False),
        ({"content": "X"}, False),
        ({"content": " ", "fact_type": "fact"}, False),
        ({"content": "X", "fact_type": "fact", "pinned": True}, False),
        ({"content": "X", "fact_type": "fact", "expires_at": "2026-11-30T11:59:59Z"}, False),
        ({"content": "X", "fact_type": "fact", "expires_at": "2026-11-30T13:01:00+01:00"}, True),
        ({"content": "X", "fact_type": "fact", "superseded_by": "system:consolidated"}, False),
        ({"content": "X", "fact_type": "fact", "importance": 7}, False),
        ({"content": "X", "fact_type": ["fact"]}, False),
        ({"content": "X", "fact_type": "fact", "veracity": ["stated"]}, True),
    ],
)
def test_what_is_durable_and_has_not_run_out(item: dict[str, object], is_proposed: bool) -> None:
    assert bool(proposed({f"{HOT} h": item})) is is_proposed


def test_the_durable_types_are_those_of_the_rules() -> None:
    assert {kind.value for kind in DURABLE} == {
        "fact", "preference", "decision", "goal", "instruction", "relationship", "learning", "observation",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("item", "target"),
    [
        ({}, "project:feature/x"),
        ({"branch": "main"}, "project:main"),
        ({"memory_type": "reference"}, "reference:feature/x"),
        ({"memory_type": "user", "branch": "main"}, "user"),
        ({"memory_type": "__policies__"}, "project:feature/x"),
        ({"memory_type": "project:evil"}, "project:feature/x"),
        ({"memory_type": ["user"]}, "project:feature/x"),
    ],
)
def test_where_it_comes_to(item: dict[str, object], target: str) -> None:
    (proposal,) = proposed({f"{HOT} h": {"content": "X", "fact_type": "fact", **item}}, "feature/x")
    assert proposal.kind is ProposalKind.PROMOTION
    assert proposal.target == Key(target, "h")


def test_a_taken_id_becomes_one_of_its_text() -> None:
    (proposal,) = proposed({f"{HOT} h": {"content": "X", "fact_type": "fact"}, f"{MAIN} h": {"content": "other"}})
    assert proposal.target == Key(MAIN, "h+4b68ab38")


def test_an_id_that_was_given_already_is_not_given_again() -> None:
    gone = {"content": "", "deleted_at": "2026-11-01", "superseded_by": "system:deleted"}
    taken = {f"{MAIN} h": {"content": "other"}, f"{MAIN} h+4b68ab38": gone, f"{MAIN} h+4b68ab38-2": gone}
    (proposal,) = proposed({f"{HOT} h": {"content": "X", "fact_type": "fact"}, **taken})
    assert proposal.target == Key(MAIN, "h+4b68ab38-3")


def test_of_what_is_pinned_nothing_is_proposed() -> None:
    records: Records = {
        f"{HOT} h": {"content": "X", "fact_type": "fact"},
        f"{MAIN} p": {"content": "X", "pinned": True},
    }
    assert proposed(records) == []


def test_counts_end_where_the_format_does() -> None:
    assert mentions({"mention_count": 2**63 - 1}, [{}])["mention_count"] == 2**63 - 1


def test_items_that_say_the_same_are_one_proposal() -> None:
    one, other = proposed(
        {
            f"{HOT} h1": {"content": "X", "fact_type": "fact", "session_id": "1"},
            f"{HOT} h2": {"content": " X", "fact_type": "fact", "session_id": "2", "source_observation_ids": ["o"]},
            f"{HOT} h3": {"content": "Known", "fact_type": "goal"},
            f"{MAIN} k": {"content": "Known"},
        }
    )
    assert [member.key.id for member in one.members] == ["h1", "h2"]
    assert (one.survivor, other.survivor) == (None, Key(MAIN, "k"))


def test_the_fact_has_a_mention_for_each_that_said_it() -> None:
    records: Records = {
        f"{HOT} h1": {"content": "X", "fact_type": "fact", "session_id": "1", "agent_id": "a", "veracity": "stated"},
        f"{HOT} h2": {"content": "X", "fact_type": "fact", "session_id": "1", "agent_id": "a"},
        f"{HOT} h3": {"content": "X", "fact_type": "fact", "session_id": "2", "agent_id": "a", "extra": 1},
    }
    (proposal,) = proposed(records)
    editing = editing_of(RawSnapshot(records))
    made = new_fact(editing, proposal, None)
    assert made.metadata["mention_count"] == 2, "the same agent within one session counts once"
    assert made.metadata["confidence"] == pytest.approx(0.5 + 0.5 * 0.3 * 0.7)
    assert [patch.key.id for patch in closed_items(editing, proposal)] == ["h1", "h2", "h3"]
    assert new_fact(editing, proposal, "Y").metadata["content"] == "Y"


def test_mentions_keep_every_source() -> None:
    assert mentions({}, []) == {}
    after = mentions(
        {"source_observation_ids": ["a"], "mention_count": 4, "confidence": 1.0},
        [{"source_observation_ids": ["b", "a"]}],
    )
    assert after == {"source_observation_ids": ["a", "b"], "mention_count": 5, "confidence": 1.0}
