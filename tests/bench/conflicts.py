"""Contradictions and duplicates of a whole workspace; beside comparing every pair in full."""

from __future__ import annotations

from statistics import median

from tests.bench.measure import RUNS, Result, in_fresh_process
from tests.bench.stores import clean_store

SIZE = 100_000
LIMIT_SECONDS = 60.0
WHAT = "every vector times every other of its namespace, nothing kept (numpy, float32)"
OURS = """
import sys, time
from datetime import UTC, datetime
from pathlib import Path
from explorer.memory.ahead import Ahead
from explorer.services.active_facts import active_facts
from explorer.services.conflicts.detection import detect
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.store.workspace import Workspace
snapshot = Workspace(Path(sys.argv[1])).scan(lambda _: None)
quiet = lambda _: None
began = time.perf_counter()
editing = Editing(snapshot, Ahead(reader(snapshot)), datetime(2026, 12, 1, tzinfo=UTC), "bench")
detection = detect(active_facts(editing, quiet), quiet)
took = time.perf_counter() - began
assert detection.compared > 0.5 * int(sys.argv[2]), detection.compared
print(took)
"""
THEIRS = """
import sys, time
from datetime import UTC, datetime
from pathlib import Path
import numpy as np
from explorer.memory.ahead import Ahead
from explorer.services.active_facts import active_facts
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.store.workspace import Workspace
snapshot = Workspace(Path(sys.argv[1])).scan(lambda _: None)
editing = Editing(snapshot, Ahead(reader(snapshot)), datetime(2026, 12, 1, tzinfo=UTC), "bench")
active = active_facts(editing, lambda _: None)
began = time.perf_counter()
for group in active.by_namespace():
    vectors = active.vectors[group]
    for start in range(0, len(vectors), 512):
        (vectors[start : start + 512] @ vectors.T >= 0.8).any(axis=1)
print(time.perf_counter() - began)
"""


def run(size: int) -> Result:
    """Seconds from a workspace that is open to what contradicts and doubles in it."""
    store = str(clean_store(size))
    ours, theirs = [], []
    for _ in range(RUNS):
        ours.append(in_fresh_process(OURS, store, str(size)))
        theirs.append(in_fresh_process(THEIRS, store))
    figure, yardstick = median(ours), median(theirs)
    holds = figure <= LIMIT_SECONDS
    return Result("conflicts", size, figure, "s", LIMIT_SECONDS, holds, yardstick, WHAT, figure / yardstick)
