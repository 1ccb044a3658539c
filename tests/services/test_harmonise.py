from __future__ import annotations

import numpy as np
import pytest

from explorer.memory.changes import ChangeKind
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.services.harmonise import Harmony, harmonise, is_new, note_harmony
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, applied, editing_of, standing_of, written_to
from tests.services.vector_snapshot import VectorSnapshot, towards

RECORDS: Records = {
    f"{MAIN} a": {"content": "Tests run with pytest", "agent_id": "coder", "confidence": 0.8, "mention_count": 2},
    f"{MAIN} b": {"content": "We test with pytest", "agent_id": "qa", "confidence": 0.6, "topic": "tests"},
    f"{MAIN} c": {"content": "pytest is the test runner", "agent_id": "qa", "confidence": 0.4},
    f"{MAIN} own": {"content": "Lint with ruff", "agent_id": "coder"},
    f"{MAIN} own2": {"content": "Ruff lints", "agent_id": "coder"},
    f"{MAIN} pg14": {"content": "The database is PostgreSQL 14", "agent_id": "coder", "topic": "Database"},
    f"{MAIN} pg16": {"content": "The database is PostgreSQL 16", "agent_id": "qa", "topic": "database"},
    f"{MAIN} nobody": {"content": "Tests run with pytest"},
    "__beliefs__ lapsed": {"content": "Nobody says so", "agents": ["x", "y"]},
}
VECTORS = {
    f"{MAIN} a": towards(1.0, 1),
    f"{MAIN} b": towards(0.9, 1),
    f"{MAIN} c": towards(0.75, 1),
    f"{MAIN} own": [0.0] * 5 + [1.0, 0.0, 0.0],
    f"{MAIN} own2": [0.0] * 5 + [1.0, 0.0, 0.0],
    f"{MAIN} pg14": [0.0] * 6 + [1.0, 0.0],
    f"{MAIN} pg16": [0.0] * 6 + [0.965, 0.262],
}


def quiet(_: float) -> None:
    """A report that nobody reads."""


def harmony(records: Records = RECORDS) -> Harmony:
    return harmonise(editing_of(VectorSnapshot(records, VECTORS)), quiet)


def test_what_two_agents_say_is_a_belief_with_more_confidence_than_each() -> None:
    found = harmony()
    (agreement,) = found.agreements
    assert [fact.id for fact in agreement.facts] == ["a", "b", "c"]
    assert agreement.agents == ("coder", "qa")
    assert agreement.confidence == pytest.approx((0.8 + 0.6) / 2 + 0.1)
    assert (found.looked_at, found.without_agent) == (7, 1)


@pytest.mark.parametrize(
    ("confidences", "expected"),
    [((0.1, 0.2), 0.5), ((0.9, 0.95), 0.95), ((0.5, 0.5, 0.5), 0.7), ((0.6,) * 6, 0.8)],
)
def test_confidence_is_clamped(confidences: tuple[float, ...], expected: float) -> None:
    records: Records = {
        f"{MAIN} f{number}": {
            "content": f"Tests run with pytest{'!' * number}",
            "agent_id": f"a{number}",
            "confidence": each,
        }
        for number, each in enumerate(confidences)
    }
    snapshot = VectorSnapshot(records, dict.fromkeys(records, towards(1.0)))
    (agreement,) = harmonise(editing_of(snapshot), quiet).agreements
    assert agreement.confidence == pytest.approx(expected)


def test_agents_that_contradict_each_other_are_no_agreement_but_a_conflict() -> None:
    (contested,) = harmony().contested
    assert {contested.one.id, contested.other.id} == {"pg14", "pg16"}
    elsewhere = {**RECORDS, f"{MAIN} pg16": {**RECORDS[f"{MAIN} pg16"], "topic": "other"}}
    assert harmony(elsewhere).contested == ()
    one_agent = {**RECORDS, f"{MAIN} pg16": {**RECORDS[f"{MAIN} pg16"], "agent_id": "coder"}}
    assert harmony(one_agent).contested == ()


def test_it_is_noted_and_the_second_run_adds_nothing() -> None:
    found = harmony()
    editing = editing_of(VectorSnapshot(RECORDS, VECTORS))
    change = note_harmony(editing, found.agreements, found.contested, found.lapsed)
    assert change is not None
    assert change.kind is ChangeKind.HARMONISE
    belief = standing_of(applied(VectorSnapshot(RECORDS, VECTORS), change), f"__beliefs__ {found.agreements[0].key.id}")
    assert belief["content"] == "Tests run with pytest"
    assert belief["source_fact_ids"] == [f"{MAIN}/a", f"{MAIN}/b", f"{MAIN}/c"]
    assert belief["mention_count"] == 4
    assert found.lapsed == (Key("__beliefs__", "lapsed"),)
    written = written_to(RECORDS, change)
    again = harmony(written)
    editing = editing_of(VectorSnapshot(written, VECTORS))
    assert not is_new(editing, again.agreements[0])
    assert note_harmony(editing, again.agreements, again.contested, again.lapsed) is None


def test_who_joins_makes_the_same_belief_stronger() -> None:
    written = written_to(
        RECORDS, note_harmony(editing_of(VectorSnapshot(RECORDS, VECTORS)), harmony().agreements, (), ())
    )
    joined = {**written, f"{MAIN} d": {"content": "Tests are run with pytest", "agent_id": "devops", "confidence": 0.5}}
    snapshot = VectorSnapshot(joined, {**VECTORS, f"{MAIN} d": towards(0.95, 1)})
    (agreement,) = harmonise(editing_of(snapshot), quiet).agreements
    assert agreement.key == harmony().agreements[0].key
    assert agreement.agents == ("coder", "devops", "qa")
    assert is_new(editing_of(snapshot), agreement)


def test_it_can_be_stopped() -> None:
    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        harmonise(editing_of(VectorSnapshot(RECORDS, VECTORS)), stop)


def test_a_belief_of_another_tool_with_these_sources_is_the_same_belief() -> None:
    foreign = {"content": "pytest", "source_fact_ids": [f"{MAIN}/c", f"{MAIN}/own"], "custom": 1}
    found = harmony({**RECORDS, "__beliefs__ bel_1": foreign})
    assert found.agreements[0].key == Key("__beliefs__", "bel_1")
    assert found.lapsed == (Key("__beliefs__", "lapsed"),)


def test_an_agreement_that_falls_apart_becomes_two_beliefs() -> None:
    def at(degrees: float) -> list[float]:
        return towards(float(np.cos(np.radians(degrees))), 1) if degrees >= 0 else [
            float(np.cos(np.radians(degrees))), float(np.sin(np.radians(degrees))), *[0.0] * 6,
        ]  # fmt: skip

    records: Records = {
        f"{MAIN} b1": {"content": "Use pytest", "agent_id": "x", "confidence": 0.9},
        f"{MAIN} a1": {"content": "Use pytest.", "agent_id": "y", "confidence": 0.8},
    }
    angles = {f"{MAIN} b1": 0.0, f"{MAIN} a1": 40.0, f"{MAIN} a2": 80.0, f"{MAIN} b2": -20.0}
    vectors = {where: at(angle) for where, angle in angles.items()}
    first = editing_of(VectorSnapshot(records, vectors))
    found = harmonise(first, quiet)
    records = written_to(records, note_harmony(first, found.agreements, (), ()))
    records |= {
        f"{MAIN} a2": {"content": "Use pytest!", "agent_id": "x", "confidence": 0.99},
        f"{MAIN} b2": {"content": "Use pytest..", "agent_id": "y", "confidence": 0.7},
    }
    for expected in (2, 2):
        editing = editing_of(VectorSnapshot(records, vectors))
        found = harmonise(editing, quiet)
        assert len({agreement.key for agreement in found.agreements}) == expected
        change = note_harmony(editing, found.agreements, found.contested, found.lapsed)
        records = written_to(records, change)
    assert change is None
