from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.changes import ChangeKind, ChangeSet, Import
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.services.consolidation.accepting import consolidate
from explorer.services.consolidation.proposals import Accepted, Member, Proposal, ProposalKind
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, RawSnapshot, applied, editing_of, key_of, said, standing_of

HOT = "__hot__"
RECORDS: Records = {
    f"{MAIN} a": {
        "content": "Deploy on Tuesdays", "mention_count": 2, "access_count": 1, "source_observation_ids": ["o1"],
        "tags": ["x"],
        "links": [
            {"to": "b", "type": "related", "weight": 0.9}, {"to": "z", "type": "related", "weight": 0.4},
        ],
        "last_accessed": "2026-11-01T10:00:00Z", "custom": {"kept": 1},
    },
    f"{MAIN} b": {
        "content": "Deploy on Tuesdays.", "mention_count": 3, "source_observation_ids": ["o2", "o1"], "tags": ["y"],
        "links": [{"to": "z", "type": "related", "weight": 0.7}], "last_accessed": "2026-11-02T10:00:00+02:00",
    },
    f"{MAIN} c": {"content": "We deploy on Tuesdays", "session_id": "s1", "agent_id": "coder"},
    f"{MAIN} old": {"content": "Old", "valid_until": "2026-01-01"},
    f"{MAIN} z": {"content": "Z", "superseded_by": "a"},
    f"{HOT} h1": {
        "content": "Deploy on Tuesdays", "agent_id": "qa", "session_id": "s9", "source_observation_ids": ["o7"],
    },
    f"{HOT} h2": {"content": "New", "fact_type": "decision", "domain": "deploy", "extra": 5},
    "__conflicts__ k": {"kind": "duplicate", "a": f"{MAIN}/a", "b": f"{MAIN}/b", "state": "open"},
}  # fmt: skip
A, B, C = (key_of(f"{MAIN} {name}") for name in "abc")


def member(where: str) -> Member:
    return Member(key_of(where), str(RECORDS[where]["content"]))


def duplicates(*names: str) -> Proposal:
    members = tuple(member(f"{MAIN} {name}") for name in names)
    return Proposal(ProposalKind.NEAR, members, survivor=members[0].key)


def promotion(name: str, target: Key, survivor: Key | None = None) -> Proposal:
    return Proposal(ProposalKind.PROMOTION, (member(f"{HOT} {name}"),), survivor, target)


def carried_out(*accepted: Accepted) -> ChangeSet:
    change = consolidate(editing_of(RawSnapshot(RECORDS)), accepted)
    assert change is not None
    assert change.kind is ChangeKind.CONSOLIDATE
    return change


def after(change: ChangeSet, where: str) -> dict[str, Any]:
    return standing_of(applied(RawSnapshot(RECORDS), change), where)


def test_the_survivor_takes_over_what_the_others_had() -> None:
    change = carried_out(Accepted(duplicates("a", "b", "c")))
    kept = after(change, f"{MAIN} a")
    assert kept["mention_count"] == 5
    assert kept["source_observation_ids"] == ["o1", "o2"]
    assert kept["tags"] == ["x", "y"]
    assert kept["links"] == [{"to": "z", "type": "related", "weight": 0.7}]
    assert kept["last_accessed"] == "2026-11-02T10:00:00+02:00"
    assert kept["custom"] == {"kept": 1}
    assert [after(change, f"{MAIN} {name}")["superseded_by"] for name in "bc"] == ["a", "a"]
    assert after(change, "__conflicts__ k")["state"] == "resolved"
    assert after(change, "__conflicts__ k")["winner"] == f"{MAIN}/a"


def test_another_one_may_survive() -> None:
    change = carried_out(Accepted(duplicates("a", "b"), survivor=B))
    assert after(change, f"{MAIN} a")["superseded_by"] == "b"
    assert after(change, f"{MAIN} b")["mention_count"] == 5


def test_the_text_may_become_another_one() -> None:
    change = carried_out(Accepted(duplicates("a", "b"), text="Deploy on Tuesdays only"))
    new = after(change, f"{MAIN} a~2")
    assert (new["content"], new["mention_count"], new["custom"]) == ("Deploy on Tuesdays only", 5, {"kept": 1})
    assert after(change, f"{MAIN} a")["superseded_by"] == "a~2"
    assert after(change, f"{MAIN} b")["superseded_by"] == "a~2"
    with pytest.raises(Refused) as refused:
        carried_out(Accepted(duplicates("a", "b"), text=" "))
    assert refused.value.reason is Refusal.EMPTY_TEXT


def test_a_session_item_becomes_a_fact_with_all_it_has() -> None:
    target = Key(MAIN, "h2")
    change = carried_out(Accepted(promotion("h2", target)))
    fact = after(change, f"{MAIN} h2")
    assert (fact["content"], fact["domain"], fact["fact_type"], fact["extra"]) == ("New", "deploy", "decision", 5)
    assert (fact["confidence"], fact["mention_count"], fact["memory_type"]) == (0.35, 1, "project")
    assert fact["promoted_from"] == [f"{HOT}/h2"]
    assert after(change, f"{HOT} h2")["superseded_by"] == "system:consolidated"


def test_one_that_is_known_is_a_mention_also_of_what_is_merged_meanwhile() -> None:
    heard = Accepted(promotion("h1", Key(MAIN, "h1"), survivor=B))
    change = carried_out(Accepted(duplicates("a", "b")), heard)
    kept = after(change, f"{MAIN} a")
    assert kept["mention_count"] == 6
    assert kept["source_observation_ids"] == ["o1", "o2", "o7"]
    assert kept["confidence"] == pytest.approx(0.5 * 0.7 + (1 - 0.35) * 0.3 * 0.7)
    assert not any(isinstance(operation, Import) for operation in change.operations)
    assert after(change, f"{HOT} h1")["superseded_by"] == "system:consolidated"


def test_one_that_is_known_to_what_goes_becomes_a_fact_all_the_same() -> None:
    gone = Accepted(Proposal(ProposalKind.DOUBTFUL, (member(f"{MAIN} a"),)))
    change = carried_out(gone, Accepted(promotion("h1", Key(MAIN, "h1"), survivor=A)))
    assert after(change, f"{MAIN} h1")["content"] == "Deploy on Tuesdays"


@pytest.mark.parametrize(
    ("kind", "mark"),
    [
        (ProposalKind.EXPIRED, "system:expired"),
        (ProposalKind.FADED, "system:decayed"),
        (ProposalKind.DOUBTFUL, "system:cleanup"),
    ],
)
def test_what_is_of_no_use_goes_with_its_reason(kind: ProposalKind, mark: str) -> None:
    gone = after(carried_out(Accepted(Proposal(kind, (member(f"{MAIN} old"),)))), f"{MAIN} old")
    assert (gone["superseded_by"], gone.get("content")) == (mark, None)


def test_what_is_not_there_any_more_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        carried_out(Accepted(duplicates("a", "z")))
    assert refused.value.reason is Refusal.NOT_CURRENT


def test_huge_counts_are_written_as_far_as_the_format_goes() -> None:
    records = {f"{MAIN} f{number}": {"content": "T", "mention_count": 2**62} for number in range(3)}
    members = tuple(Member(key_of(where), "T") for where in records)
    change = consolidate(editing_of(RawSnapshot(records)), [Accepted(Proposal(ProposalKind.EXACT, members))])
    assert standing_of(applied(RawSnapshot(records), change), f"{MAIN} f0")["mention_count"] == 2**63 - 1


def test_nothing_accepted_is_nothing_done() -> None:
    assert consolidate(editing_of(RawSnapshot(RECORDS)), []) is None


IDS = st.lists(st.text("abc", min_size=1, max_size=2), max_size=4)


@given(st.lists(IDS, min_size=2, max_size=5))
def test_no_source_id_is_lost_and_undo_brings_everything_back(sources: list[list[str]]) -> None:
    records: Records = {
        f"{MAIN} f{number}": {"content": "T", "source_observation_ids": ids, "mention_count": number}
        for number, ids in enumerate(sources)
    }
    members = tuple(Member(key_of(where), "T") for where in records)
    snapshot = RawSnapshot(records)
    change = consolidate(
        editing_of(snapshot), [Accepted(Proposal(ProposalKind.EXACT, members, survivor=members[0].key))]
    )
    assert change is not None
    kept = standing_of(applied(snapshot, change), f"{MAIN} f0")
    assert set(kept.get("source_observation_ids", [])) == {each for ids in sources for each in ids}
    assert kept.get("mention_count", 0) == sum(range(len(sources)))
    back = applied(snapshot, change, change.undone(editing_of(snapshot).now, "ana"))
    for where, metadata in records.items():
        assert standing_of(back, where) == said(metadata)
