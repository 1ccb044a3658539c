"""Resident memory of the whole program with a large workspace open and looked at."""

from __future__ import annotations

from tests.bench.measure import Result, absolute, in_fresh_process
from tests.bench.stores import clean_store

SIZE = 100_000
LIMIT_MIB = 700.0

_CODE = """
import sys
from pathlib import Path
from tests.bench.window import settle, window_on
with window_on(Path(sys.argv[1])) as window:
    bar = window.tabs.facts.table.verticalScrollBar()
    for step in range(50):
        bar.setValue(step * bar.maximum() // 50)
        window.tabs.facts.table.viewport().repaint()
    window.toolbar.filter.setText("lireto")
    settle(1.0)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
print(pages * 4096 / 2**20)
"""


def run(size: int) -> Result:
    """MiB after scrolling through and filtering."""
    return absolute("memory", size, in_fresh_process(_CODE, str(clean_store(size))), "MiB", LIMIT_MIB)
