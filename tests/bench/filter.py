"""From a key press in the filter box to the painted table."""

from __future__ import annotations

import time

import numpy as np
from PySide6.QtTest import QTest

from tests.bench.keyword import queries
from tests.bench.measure import Result, absolute
from tests.bench.stores import clean_store
from tests.bench.window import settle, until, window_on

SIZE = 100_000
LIMIT_MS = 50.0
_TYPED = 12


def run(size: int) -> Result:
    """Real key events, one after another, each timed until its rows are painted; the median in milliseconds."""
    took: list[float] = []
    with window_on(clean_store(size)) as window:
        box, table, model = window.toolbar.filter, window.tabs.facts.table, window.tabs.facts.model
        shown: list[str] = []
        model.modelReset.connect(lambda: shown.append(window.tabs.facts.facets.selection.text))
        settle()
        for query in queries(_TYPED):
            box.setFocus()
            for letter in query:
                expected = box.text() + letter
                shown.clear()
                start = time.perf_counter()
                QTest.keyClicks(box, letter)
                until(lambda expected=expected: expected in shown)  # type: ignore[misc]
                table.viewport().repaint()
                took.append(1_000 * (time.perf_counter() - start))
                settle(0.01)
            box.clear()
            settle(0.05)
    p95, worst = float(np.percentile(took, 95)), max(took)
    return absolute("filter", size, float(np.median(took)), "ms", LIMIT_MS, p95=p95, worst=worst, keys=len(took))
