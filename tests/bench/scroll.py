"""A frame while the facts table is scrolled."""

from __future__ import annotations

import time

import numpy as np

from tests.bench.measure import Result, absolute
from tests.bench.stores import clean_store
from tests.bench.window import settle, window_on

SIZE = 100_000
LIMIT_MS = 16.7
_FRAMES = 300


def run(size: int) -> Result:
    """Every step brings rows that were never painted before; the median frame in milliseconds."""
    took: list[float] = []
    with window_on(clean_store(size)) as window:
        table = window.tabs.facts.table
        bar = table.verticalScrollBar()
        settle()
        for frame in range(_FRAMES):
            start = time.perf_counter()
            bar.setValue((frame + 1) * 37 % max(1, bar.maximum()))
            table.viewport().repaint()
            took.append(1_000 * (time.perf_counter() - start))
    p95 = float(np.percentile(took, 95))
    return absolute("scroll", size, float(np.median(took)), "ms", LIMIT_MS, p95=p95, worst=max(took), frames=_FRAMES)
