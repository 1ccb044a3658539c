"""How long the window takes to answer while the whole workspace is read again behind it."""

from __future__ import annotations

import time

import numpy as np

from tests.bench.measure import Result, absolute
from tests.bench.stores import clean_store
from tests.bench.window import settle, until, window_on

SIZE = 100_000
LIMIT_MS = 100.0


def run(size: int) -> Result:
    """The worst time between two turns of the event loop, each with a scroll step and a repaint, in milliseconds."""
    took: list[float] = []
    path = clean_store(size)
    with window_on(path) as window:
        table = window.tabs.facts.table
        bar = table.verticalScrollBar()
        settle()
        done: list[int] = []
        window.session.opened.connect(lambda: done.append(1))
        window.open(path)

        def turn() -> bool:
            start = time.perf_counter()
            bar.setValue((bar.value() + 37) % max(1, bar.maximum()))
            table.viewport().repaint()
            took.append(1_000 * (time.perf_counter() - start))
            return bool(done)

        start = time.perf_counter()
        until(turn)
        reading = time.perf_counter() - start
    p99 = float(np.percentile(took, 99))
    return absolute(
        "answer",
        size,
        max(took),
        "ms",
        LIMIT_MS,
        median=float(np.median(took)),
        p99=p99,
        turns=len(took),
        reading_s=reading,
    )
