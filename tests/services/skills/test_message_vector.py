from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from explorer.memory.errors import ModelMissing
from explorer.memory.protocols import Embedder, Matrix, Report
from explorer.memory.system_records import Skill
from explorer.services.recall.results import Silence
from explorer.services.skills.activation import IndexedSkill
from explorer.services.skills.message_vector import message_vector
from tests.services.raw_snapshot import RawSnapshot

ONE = IndexedSkill(Skill(namespace="__skills__", id="a", name="a"), np.array([1, 0, 0], np.float32))
BARE = IndexedSkill(ONE.skill)


class Model:
    name = "all-MiniLM-L6-v2"
    dimension = 3

    def __init__(self, is_missing: bool = False) -> None:
        self.is_missing = is_missing

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        if self.is_missing:
            raise ModelMissing("none")
        return np.array([[0, 1, 0]] * len(texts), np.float32)


def asked(embedder: Embedder | None, *skills: IndexedSkill, message: str = "Hello", model: str = "") -> object:
    snapshot = RawSnapshot({"__workspace__ workspace": {"embedding_model": model}})
    vector, silence = message_vector(snapshot, embedder, skills, message, lambda _: None)
    return silence if vector is None else vector.tolist()


def test_the_vector_or_why_there_is_none() -> None:
    assert asked(Model(), ONE, BARE) == [0.0, 1.0, 0.0]
    assert asked(None, ONE) is Silence.NO_MODEL
    assert asked(Model(is_missing=True), ONE) is Silence.NO_MODEL
    assert asked(Model(), ONE, model="bge-small") is Silence.OTHER_MODEL
    assert asked(Model(), BARE) is Silence.NO_VECTORS
    assert asked(Model(), ONE, message=" \n") is None
    assert asked(Model()) is None
