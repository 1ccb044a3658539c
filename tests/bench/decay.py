"""One run of decay over all facts, read and written; beside seed A's algorithm, which upserts each and compacts."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from statistics import median

from tests.bench.measure import RUNS, Result, in_fresh_process
from tests.bench.stores import clean_store

SIZE = 10_000
LIMIT_SECONDS = 3.0
YARDSTICK_SIZE = 1_000
MEASURED = 10
WHAT = f"seed A's algorithm on {YARDSTICK_SIZE} facts: {MEASURED} of each kind measured, and scaled"
# From before the file is read until the journal says that the change set is applied. With this half-life about half
# of the facts are decayed, the others pruned.
OURS = """
import sys, time
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from explorer.agent.decay import MemoryDecayEngine
class NoModel:
    name, dimension = "none", 384
    def embed(self, texts, report):
        raise AssertionError("no text is new")
began = time.perf_counter()
engine = MemoryDecayEngine(sys.argv[1], 1_000, embedding=lambda: nullcontext(NoModel()), state_root=Path(sys.argv[2]))
report = engine.apply_decay(datetime(2026, 12, 1, tzinfo=UTC))
took = time.perf_counter() - began
assert (report.scanned, report.untouched) == (int(sys.argv[3]), 0), report
assert min(report.decayed, report.pruned) > report.scanned / 3, report
print(took)
"""
THEIRS = """
import os, sys, time
import vectlite
from datetime import UTC, datetime
out = os.dup(1); os.dup2(2, 1)
database, now, measured = vectlite.open(sys.argv[1]), datetime(2026, 12, 1, tzinfo=UTC), int(sys.argv[2])
def update_importance(record, importance):
    metadata = record["metadata"] | {"importance": importance}
    database.upsert(record["id"], record["vector"], metadata, namespace=namespace, sparse=record["sparse"])
counts, seconds = {"decayed": 0, "pruned": 0}, {"decayed": [], "pruned": []}
for namespace in database.namespaces():
    for record in database.list(namespace=namespace, limit=10_000_000):
        began = time.perf_counter()
        used = datetime.fromisoformat(record["metadata"]["last_accessed"])
        left = record["metadata"]["importance"] * 2 ** (-(now - used).total_seconds() / 3600 / 1_000)
        what = "pruned" if left < 0.05 else "decayed"
        counts[what] += 1
        if counts[what] > measured:
            continue
        update_importance(record, 0.0 if what == "pruned" else left)
        if what == "pruned":
            database.delete(record["id"], namespace=namespace)
            database.compact()
        seconds[what].append(time.perf_counter() - began)
os.dup2(out, 1)
print(sum(counts[what] * sum(each) / len(each) for what, each in seconds.items()), flush=True)
os._exit(0)
"""


def run(size: int) -> Result:
    """Ours on a fresh copy each time; theirs once, because it takes as long as many of ours."""
    ours = [_on_a_copy(size, OURS, "state", str(size)) for _ in range(RUNS)]
    theirs = _on_a_copy(YARDSTICK_SIZE, THEIRS, str(MEASURED))
    figure = median(ours)
    return Result("decay", size, figure, "s", LIMIT_SECONDS, figure <= LIMIT_SECONDS, theirs, WHAT, figure / theirs)


def _on_a_copy(size: int, code: str, *arguments: str) -> float:
    source = clean_store(size)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(source.parent, copy, ignore=shutil.ignore_patterns("complete", "*.lock"))
        placed = [str(Path(folder) / each) if each == "state" else each for each in arguments]
        return in_fresh_process(code, str(copy / source.name), *placed)
