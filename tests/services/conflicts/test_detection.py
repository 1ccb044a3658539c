from __future__ import annotations

import pytest

from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.services.active_facts import active_facts
from explorer.services.conflicts.detection import NEAREST_IN_TOPIC, Detection, contested_with, detect
from explorer.services.conflicts.kinds import ConflictKind
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, editing_of
from tests.services.vector_snapshot import VectorSnapshot, towards

DB = {"domain": "data", "topic": "database"}
RECORDS: Records = {
    f"{MAIN} pg14": {"content": "The database is PostgreSQL 14", "confidence": 0.9, "veracity": "stated", **DB},
    f"{MAIN} pg16": {"content": "The database is PostgreSQL 16", "confidence": 0.5, "veracity": "tool"},
    f"{MAIN} again": {"content": "The database is PostgreSQL 14.", "confidence": 0.3},
    f"{MAIN} equal": {"content": " The database is PostgreSQL 14", "confidence": 0.2},
    f"{MAIN} far": {"content": "PostgreSQL listens on port 5433", "topic": "Database", "domain": "DATA"},
    f"{MAIN} port": {"content": "PostgreSQL listens on port 5432", **DB},
    "project:feature pg15": {"content": "The database is PostgreSQL 15"},
    "user pg13": {"content": "The database is PostgreSQL 13"},
    f"{MAIN} blind": {"content": "The database is PostgreSQL 12"},
}
VECTORS = {
    f"{MAIN} pg14": towards(1.0),
    f"{MAIN} pg16": towards(0.965, 1),
    f"{MAIN} again": towards(0.99, 2),
    f"{MAIN} equal": towards(1.0),
    f"{MAIN} far": towards(0.0, 3),
    f"{MAIN} port": [0.0, 0.0, 0.0, 0.7, 0.714, 0.0, 0.0, 0.0],
    "project:feature pg15": towards(0.97, 1),
    "user pg13": towards(0.97, 1),
}


def quiet(_: float) -> None:
    """A report that nobody reads."""


def detected(records: Records = RECORDS) -> Detection:
    return detect(active_facts(editing_of(VectorSnapshot(records, VECTORS)), quiet), quiet)


def pairs(detection: Detection) -> dict[tuple[str, str], ConflictKind]:
    return {(each.one.id, each.other.id): each.kind for each in detection.found}


def test_contradictions_and_duplicates_within_one_namespace() -> None:
    detection = detected()
    assert pairs(detection) == {
        ("pg14", "again"): ConflictKind.DUPLICATE,
        ("pg14", "pg16"): ConflictKind.CONTRADICTION,
        ("pg16", "again"): ConflictKind.CONTRADICTION,
        ("far", "port"): ConflictKind.CONTRADICTION,
    }
    assert [round(each.similarity, 2) for each in detection.found][:2] == [0.99, 0.96]
    assert (detection.compared, detection.without_vector) == (8, 1), "equal texts count as one"
    assert len(detection.of_kind(ConflictKind.DUPLICATE)) == 1


def test_below_the_general_threshold_only_a_common_topic_makes_a_conflict() -> None:
    apart = {**RECORDS, f"{MAIN} far": {"content": "PostgreSQL listens on port 5433", "topic": "ports"}}
    assert ("far", "port") not in pairs(detected(apart))


def test_the_stronger_one_comes_first_and_the_sides_are_the_same_either_way() -> None:
    contested = next(each for each in detected().found if each.other.id == "pg16")
    assert contested.one.id == "pg14"
    assert contested.sides == (Key(MAIN, "pg14"), Key(MAIN, "pg16"))


def test_a_large_topic_is_told() -> None:
    many: Records = {
        f"{MAIN} m{number}": {"content": f"Server {number} has {number} cores", "topic": "Servers", "domain": "ops"}
        for number in range(NEAREST_IN_TOPIC + 2)
    }
    assert detected(many).crowded == (("ops", "Servers"),)
    del many[f"{MAIN} m0"]
    assert detected(many).crowded == ()


def test_one_fact_against_all_others() -> None:
    active = active_facts(editing_of(VectorSnapshot(RECORDS, VECTORS)), quiet)
    index = next(index for index, fact in enumerate(active.facts) if fact.id == "pg16")
    found = [(each.one.id, each.other.id) for each in contested_with(active, index, quiet)]
    assert set(found) == {("pg14", "pg16"), ("pg16", "again")}


def test_it_can_be_stopped() -> None:
    active = active_facts(editing_of(VectorSnapshot(RECORDS, VECTORS)), quiet)

    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        detect(active, stop)


def test_nothing_is_compared_with_nothing() -> None:
    assert detected({}).compared == 0
