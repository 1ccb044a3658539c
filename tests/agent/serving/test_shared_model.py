from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from explorer.agent.serving.shared_model import SharedModel
from explorer.memory.protocols import Embedder
from tests.agent.word_model import WordModel


def test_one_for_all_until_it_is_closed() -> None:
    opened, closed = list[Embedder](), list[Embedder]()

    @contextmanager
    def embedding() -> Iterator[Embedder]:
        model = WordModel()
        opened.append(model)
        yield model
        closed.append(model)

    shared = SharedModel(embedding)
    assert opened == []
    with shared() as first, shared() as second:
        assert first is second
    assert closed == []
    shared.close()
    shared.close()
    assert closed == opened
    with shared() as third:
        assert third is not first
    shared.close()
