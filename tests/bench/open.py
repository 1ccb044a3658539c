"""Opening a clean workspace, until its rows are filterable, beside vectlite's own open and list."""

from __future__ import annotations

from tests.bench.measure import RUNS, Result, in_fresh_process, relative
from tests.bench.stores import clean_store

SIZE = 100_000
LIMIT = 0.45
WHAT = "vectlite: open(read_only) and list_cursor of everything"

OURS = """
import sys, time
from datetime import UTC, datetime
from pathlib import Path
from explorer.memory.query import FactQuery
from explorer.store.workspace import Workspace
start = time.perf_counter()
snapshot = Workspace(Path(sys.argv[1])).scan(lambda share: None)
answer = snapshot.facts(FactQuery(text="lireto", branch="main"), datetime.now(UTC))
took = time.perf_counter() - start
assert len(answer.rows) and answer.total >= int(sys.argv[2]), answer
print(took)
"""
THEIRS = """
import sys, time
import vectlite
start = time.perf_counter()
database = vectlite.open(sys.argv[1], read_only=True)
records = 0
for namespace in database.namespaces():
    cursor = None
    while True:
        page, cursor = database.list_cursor(namespace=namespace, limit=1000, cursor=cursor)
        records += len(page)
        if cursor is None:
            break
took = time.perf_counter() - start
assert records >= int(sys.argv[2]), records
print()
print(took)
"""


def run(size: int) -> Result:
    """Both in turn, each in a fresh process."""
    path = str(clean_store(size))
    ours, theirs = [], []
    for _ in range(RUNS):
        theirs.append(in_fresh_process(THEIRS, path, str(size)))
        ours.append(in_fresh_process(OURS, path, str(size)))
    return relative("open", size, ours, theirs, WHAT, LIMIT)
