from __future__ import annotations

import pytest

from explorer.memory.facts import Fact
from explorer.memory.protocols import Cancelled
from explorer.services.active_facts import active_facts, part_of, same_topic_groups, strength
from explorer.services.deletion import delete
from explorer.services.edits import set_fields
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, editing_of, key_of
from tests.services.vector_snapshot import VectorSnapshot, towards

RECORDS: Records = {
    f"{MAIN} a": {"content": "A", "topic": "Cache ", "domain": "Data"},
    f"{MAIN} b": {"content": "B", "topic": "cache", "domain": "data"},
    f"{MAIN} stale": {"content": "S", "embedding_stale": True},
    f"{MAIN} odd": {"content": "O", "confidence": "high"},
    f"{MAIN} old": {"content": "X", "superseded_by": "a"},
    f"{MAIN} expired": {"content": "E", "valid_until": "2026-11-30T11:00:00Z"},
    f"{MAIN} soon": {"content": "N", "valid_until": "2026-11-30T14:00:00+01:00"},
    "user u": {"content": "U", "topic": "cache", "domain": "data"},
    "__notes__ n": {"content": "note"},
}
VECTORS = {f"{MAIN} a": towards(1.0), f"{MAIN} stale": towards(0.9), "user u": [float("nan")] * 8}


def quiet(_: float) -> None:
    """A report that nobody reads."""


def ids(facts: tuple[Fact, ...]) -> list[str]:
    return [fact.id for fact in facts]


def test_what_agents_get_today() -> None:
    active = active_facts(editing_of(VectorSnapshot(RECORDS, VECTORS)), quiet)
    assert ids(active.facts) == ["a", "b", "stale", "soon", "u"]
    assert (active.odd, active.without_vector) == (1, 4)
    assert not active.vectors[2].any(), "the vector of an earlier text says nothing of this one"
    assert active.by_namespace() == [[0, 1, 2, 3], [4]]
    assert ids(active.of([4, 0]).facts) == ["u", "a"]
    assert active.of([0]).vectors.tolist() == [towards(1.0)]


def test_what_waits_counts_already() -> None:
    snapshot = VectorSnapshot(RECORDS, VECTORS)
    gone = delete(editing_of(snapshot), [key_of(f"{MAIN} a")])
    moved = set_fields(editing_of(snapshot), [key_of(f"{MAIN} b")], {"topic": "queues"})
    assert gone is not None
    assert moved is not None
    active = active_facts(editing_of(snapshot, gone, moved), quiet)
    assert ids(active.facts) == ["b", "stale", "soon", "u"]
    assert active.facts[0].topic == "queues"


def test_topics_are_case_folded_and_none_is_none() -> None:
    active = active_facts(editing_of(VectorSnapshot(RECORDS, VECTORS)), quiet)
    assert same_topic_groups(active.facts, range(4)) == [[0, 1]]
    assert same_topic_groups(active.facts, [0, 4]) == [[0, 4]], "the caller says what is weighed against what"


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        ({"confidence": 0.8, "veracity": "tool"}, {"confidence": 0.5, "veracity": "stated"}),
        ({"confidence": 0.4}, {"confidence": 0.5}),
        ({"veracity": "imported"}, {"veracity": "stated"}),
        (
            {"confidence": 0.5, "updated_at": "2026-01-01T10:00:00+02:00"},
            {"confidence": 0.5, "updated_at": "2026-01-01T09:00:00Z"},
        ),
        ({"confidence": 0.5}, {"confidence": 0.5, "created_at": 10}),
    ],
)
def test_strength_is_confidence_by_provenance_then_the_newer(
    weaker: dict[str, object], stronger: dict[str, object]
) -> None:
    snapshot = VectorSnapshot({f"{MAIN} w": {"content": "w", **weaker}, f"{MAIN} s": {"content": "s", **stronger}}, {})
    assert strength(snapshot.fact(0)) < strength(snapshot.fact(1))


def test_a_part_of_the_work_reports_its_part() -> None:
    said: list[float] = []
    part_of(part_of(said.append, 0.5, 1.0), 0.0, 0.5)(1.0)
    assert said == [0.75]


def test_it_can_be_stopped() -> None:
    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        active_facts(editing_of(VectorSnapshot(RECORDS, VECTORS)), stop)
