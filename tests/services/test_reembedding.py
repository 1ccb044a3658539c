from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np
import pytest

from explorer.memory.protocols import Matrix, Report
from explorer.services.reembedding import embedding_seconds


class Clocked:
    """Takes a second a text, and loads for a minute."""

    name, dimension = "model", 3

    def __init__(self) -> None:
        self.now = 0.0
        self.embedded: list[int] = []

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        self.now += len(texts) + (0 if self.embedded else 60)
        self.embedded.append(len(texts))
        report(1.0)
        return np.ones((len(texts), 3), np.float32)


@pytest.mark.parametrize(("texts", "seconds"), [(["a"] * 10, 10), (["a" * 80] * 100, 100), ([], 0)])
def test_the_time_without_that_in_which_the_model_loads(
    monkeypatch: pytest.MonkeyPatch, texts: list[str], seconds: float
) -> None:
    model, told = Clocked(), list[float]()
    monkeypatch.setattr(time, "perf_counter", lambda: model.now)
    assert embedding_seconds(model, texts, told.append) == pytest.approx(seconds)
    assert sum(model.embedded) <= 49
    assert told == sorted(told)


def test_long_texts_count_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    model = Clocked()
    monkeypatch.setattr(time, "perf_counter", lambda: model.now)
    texts = [*["short"] * 480, *["long " * 200] * 480]
    assert embedding_seconds(model, texts, lambda _: None) == pytest.approx(960, rel=0.05)
