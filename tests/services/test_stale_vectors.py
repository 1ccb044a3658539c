from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from explorer.memory.changes import Reembed
from explorer.memory.keys import Key
from explorer.memory.protocols import Matrix, Report
from explorer.memory.text import content_hash
from explorer.services.deletion import delete
from explorer.services.stale_vectors import OtherModel, other_model, other_vectors, reembed, stale_facts
from tests.services.conftest import Records, StoreOf
from tests.services.raw_snapshot import MAIN, RawSnapshot, applied, editing_of, standing_of

RECORDS: Records = {
    f"{MAIN} b": {"content": "B", "embedding_stale": True},
    f"{MAIN} a": {"content": "A", "embedding_stale": True},
    f"{MAIN} fresh": {"content": "F"},
    f"{MAIN} no": {"content": "F", "embedding_stale": False},
    f"{MAIN} old": {"content": "O", "embedding_stale": True, "superseded_by": "a"},
    f"{MAIN} gone": {"content": "", "embedding_stale": True, "deleted_at": "2026-01-01"},
    "__policies__ p": {"content": "P", "embedding_stale": True},
    "__policies__ q": {"content": "Q", "embedding_stale": "yes"},
    "__skills__ s": {"content": "S", "embedding_stale": True},
    "__notes__ n": {"content": "N", "embedding_stale": True},
    "__beliefs__ x": {"content": "X", "embedding_stale": True},
    "__beliefs__ y": {"content": "Y"},
}
KEYS = [Key(MAIN, "b"), Key(MAIN, "a"), Key("__policies__", "p")]


def test_current_records_with_a_text_that_are_marked(store_of: StoreOf) -> None:
    # vectlite orders the file by id.
    beside = [Key("__skills__", "s"), Key("__notes__", "n"), Key("__beliefs__", "x")]
    assert stale_facts(store_of(RECORDS)) == [KEYS[1], KEYS[0], KEYS[2], *beside]


def test_each_record_gets_its_vector() -> None:
    snapshot = RawSnapshot(RECORDS)
    change = reembed(editing_of(snapshot), KEYS, np.eye(3, dtype=np.float32))
    assert change is not None
    one, _, last = change.operations
    assert one == Reembed(KEYS[0], content_hash("B"), np.array([1, 0, 0], "<f4").tobytes())
    assert last == Reembed(KEYS[2], content_hash("P"), np.array([0, 0, 1], "<f4").tobytes())
    assert "embedding_stale" not in standing_of(applied(snapshot, change), f"{MAIN} a")


def test_what_needs_none_any_more_is_left_out() -> None:
    snapshot = RawSnapshot(RECORDS)
    waiting = delete(editing_of(snapshot), [KEYS[0]])
    assert waiting is not None
    keys = [KEYS[0], Key(MAIN, "fresh"), Key(MAIN, "none")]
    assert reembed(editing_of(snapshot, waiting), keys, np.zeros((3, 3), np.float32)) is None


def test_a_vector_for_each_key() -> None:
    with pytest.raises(ValueError, match="zip"):
        reembed(editing_of(RawSnapshot(RECORDS)), KEYS, np.zeros((1, 3), np.float32))


class Model:
    name = "sentence-transformers/all-MiniLM-L6-v2"

    def __init__(self, dimension: int = 3) -> None:
        self.dimension = dimension

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        raise AssertionError("nothing is embedded to know this")


@pytest.mark.parametrize(
    ("named", "dimension", "other"),
    [
        ("all-MiniLM-L6-v2", 3, ""),
        ("theirs/all-MiniLM-L6-v2", 3, ""),
        ("", 3, ""),
        ("bge-small", 3, "bge-small"),
        ("all-MiniLM-L6-v2", 384, "3 dimensions"),
    ],
)
def test_whose_vectors_the_workspace_has(named: str, dimension: int, other: str) -> None:
    snapshot = RawSnapshot({"__workspace__ workspace": {"embedding_model": named}})
    assert other_model(snapshot, Model(dimension)) == other
    said = other_vectors(snapshot, Model(dimension))
    assert said == (OtherModel(named if named == other else "", 3) if other else None)
