from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import numpy as np
import pytest

from explorer.agent.conflict_check import CannotStore, ConflictResolution, Memory
from explorer.agent.decay import MemoryDecayEngine
from explorer.memory.facts import Veracity
from explorer.memory.keys import Key
from explorer.memory.protocols import Matrix, Report
from explorer.services.conflicts.kinds import ConflictKind
from tests.agent.contested import MAIN, NOW, PG14, PG16, make_contested
from tests.agent.plain_vectlite import DIMENSION, footprint, records

NEW = Memory("The database is PostgreSQL 17", id="m2", veracity=Veracity.STATED, confidence=0.95, topic="Database")


class Along:
    """Gives every text the direction of what `make_contested` says of the database."""

    name, dimension = "all-MiniLM-L6-v2", DIMENSION

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        report(1.0)
        vector = np.zeros((len(texts), DIMENSION), np.float32)
        vector[:, 0] = 1.0
        return vector


@pytest.fixture
def engine(tmp_path: Path) -> MemoryDecayEngine:
    (tmp_path / "home").mkdir()
    path = make_contested(tmp_path / "home" / "w.vdb")
    return MemoryDecayEngine(
        path, clock=lambda: NOW, embedding=lambda: nullcontext(Along()), person="ana", state_root=tmp_path / "state"
    )


def home(tmp_path: Path) -> Path:
    return tmp_path / "home" / "w.vdb"


def test_what_contradicts_is_named_and_nothing_is_written(engine: MemoryDecayEngine, tmp_path: Path) -> None:
    before = footprint(home(tmp_path).parent)
    first, second = engine.check_conflicts(NEW)
    assert str(first) == "Conflict: [project] sim=1.000 -> supersede"
    assert (first.existing, second.existing) == (PG14, PG16)
    assert {first.kind, second.kind} == {ConflictKind.CONTRADICTION}
    assert footprint(home(tmp_path).parent) == before


def test_the_new_one_takes_the_place_of_what_it_contradicts(engine: MemoryDecayEngine, tmp_path: Path) -> None:
    stored, conflicts = engine.store_with_conflict_check(NEW)
    assert (stored, len(conflicts)) == ("m2", 2)
    after = records(home(tmp_path))
    assert after[Key(MAIN, "m2")]["content"] == NEW.content
    assert [after[key]["superseded_by"] for key in (PG14, PG16)] == ["m2", "m2"]
    with pytest.raises(CannotStore, match="There is a memory “project:main/m2” already"):
        engine.store_with_conflict_check(NEW)


def test_a_weaker_one_is_not_stored_unless_both_are_wanted(engine: MemoryDecayEngine, tmp_path: Path) -> None:
    weak = Memory("The database is PostgreSQL 17", veracity=Veracity.TOOL)
    stored, conflicts = engine.store_with_conflict_check(weak)
    assert stored == ""
    assert conflicts[0].resolution is ConflictResolution.KEEP_EXISTING
    stored, conflicts = engine.store_with_conflict_check(weak, "keep_both")
    assert stored.startswith("mem_")
    assert {each.resolution for each in conflicts} == {ConflictResolution.KEEP_BOTH}
    assert "superseded_by" not in records(home(tmp_path))[PG14]


def test_what_contradicts_nothing_is_stored(engine: MemoryDecayEngine, tmp_path: Path) -> None:
    stored, conflicts = engine.store_with_conflict_check(Memory("Prefers short answers", "user", id="u1"))
    assert (stored, conflicts) == ("u1", [])
    known = records(home(tmp_path))[Key("user", "u1")]
    assert (known["confidence"], known["mention_count"], known["veracity"]) == (0.35, 1, "inferred")


def test_a_threshold_that_nothing_reaches(tmp_path: Path, engine: MemoryDecayEngine) -> None:
    engine.conflict_threshold = 0.99
    assert [each.existing for each in engine.check_conflicts(NEW)] == [PG14]


@pytest.mark.parametrize(
    "fields", [{"content": " "}, {"content": "x", "memory_type": "__notes__"}, {"content": "x", "importance": 2.0}]
)
def test_what_is_no_memory_is_a_sentence(fields: dict[str, object]) -> None:
    with pytest.raises(CannotStore, match="Nothing was stored"):
        Memory(**fields)  # type: ignore[arg-type]


def test_an_unknown_resolution_is_a_sentence(engine: MemoryDecayEngine) -> None:
    with pytest.raises(CannotStore, match="choose one of supersede, keep_both, keep_existing"):
        engine.check_conflicts(NEW, "newest")
