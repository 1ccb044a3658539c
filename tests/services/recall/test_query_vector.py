from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from explorer.memory.errors import MemoryExplorerError, ModelDamaged, ModelMissing
from explorer.memory.protocols import Cancelled, Matrix, Report
from explorer.services.recall.query_vector import query_vector, semantic_silence
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Silence
from tests.services.conftest import Records, StoreOf

FACT: Records = {"project:main a": {"content": "A", "embedding_stale": False}}
STALE: Records = {"project:main a": {"content": "A", "embedding_stale": True}}


class Model:
    """The default model's name over vectors of three numbers."""

    name = "all-MiniLM-L6-v2"

    def __init__(self, dimension: int = 3, error: Exception | None = None) -> None:
        self.dimension = dimension
        self.error = error
        self.texts: list[str] = []

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        if self.error is not None:
            raise self.error
        self.texts += texts
        return np.eye(len(texts), self.dimension, dtype=np.float32)


def test_what_can_be_found_by_meaning(store_of: StoreOf) -> None:
    assert semantic_silence(store_of(FACT), Model()) is None
    assert semantic_silence(store_of({}), Model()) is None


@pytest.mark.parametrize(
    ("records", "model", "silence"),
    [
        (FACT, None, Silence.NO_MODEL),
        (FACT, Model(dimension=384), Silence.OTHER_MODEL),
        (FACT | {"__workspace__ w": {"embedding_model": "bge-small", "dimension": 3}}, Model(), Silence.OTHER_MODEL),
        (STALE, Model(), Silence.NO_VECTORS),
    ],
)
def test_why_nothing_can(store_of: StoreOf, records: Records, model: Model | None, silence: Silence) -> None:
    snapshot = store_of(records)
    assert semantic_silence(snapshot, model) is silence
    assert query_vector(snapshot, model, Request("what"), lambda _: None) == (None, silence)


def test_the_text_is_embedded_where_the_mode_needs_it(store_of: StoreOf) -> None:
    model, snapshot = Model(), store_of(FACT)
    for request in (Request("A", Mode.KEYWORD), Request(" \n"), Request("", Mode.SEMANTIC)):
        assert query_vector(snapshot, model, request, lambda _: None) == (None, None)
    assert not model.texts
    vector, silence = query_vector(snapshot, model, Request("A", Mode.SEMANTIC), lambda _: None)
    assert vector is not None
    assert (vector.tolist(), silence, model.texts) == ([1, 0, 0], None, ["A"])


@pytest.mark.parametrize("error", [ModelMissing("none"), ModelDamaged("bad"), MemoryExplorerError("it ended")])
def test_a_model_that_does_not_run_is_none(store_of: StoreOf, error: MemoryExplorerError) -> None:
    assert query_vector(store_of(FACT), Model(error=error), Request("A"), lambda _: None) == (None, Silence.NO_MODEL)


def test_a_stop_is_a_stop(store_of: StoreOf) -> None:
    with pytest.raises(Cancelled):
        query_vector(store_of(FACT), Model(error=Cancelled()), Request("A"), lambda _: None)
