"""From choosing a branch in the switcher to the painted window: table, counts, toolbar, status."""

from __future__ import annotations

import time

import numpy as np

from explorer.ui.branches.options import Option
from tests.bench.measure import Result, absolute
from tests.bench.stores import clean_store
from tests.bench.window import settle, until, window_on

SIZE = 100_000
LIMIT_MS = 100.0
_BRANCHES = ("feature/auth", None, "release/2026.11", "main")
_ROUNDS = 5


def run(size: int) -> Result:
    """The worst of several switches between all branches of the store, the first to each included, in milliseconds."""
    took: list[float] = []
    with window_on(clean_store(size)) as window:
        shown: list[int] = []
        window.tabs.facts.counted.connect(lambda answer: shown.append(len(answer.rows)))
        settle()
        for number in range(_ROUNDS * len(_BRANCHES)):
            branch = _BRANCHES[number % len(_BRANCHES)]
            shown.clear()
            start = time.perf_counter()
            window.toolbar.branch.switcher.picker.chosen.emit(Option(branch or "", branch))
            until(lambda: bool(shown))
            window.repaint()
            took.append(1_000 * (time.perf_counter() - start))
            settle(0.05)
    median = float(np.median(took))
    return absolute("branch", size, max(took), "ms", LIMIT_MS, median=median, switches=len(took))
