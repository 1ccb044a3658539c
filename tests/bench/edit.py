"""One attribute edit: how long the file's lock is held, beside one `upsert` that replaces a record of the same file."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from tests.bench.measure import RUNS, Result, in_fresh_process, relative
from tests.bench.stores import clean_store

SIZE = 10_000
LIMIT = 0.05
WHAT = "one vectlite upsert that replaces a record"
# From the first moment of the opening, which takes the lock, to the end of the closing, which lets go of it.
OURS = """
import os, sys, time
from datetime import UTC, datetime
from explorer.memory.changes import ChangeKind, Patch, new_change_set
from explorer.memory.keys import Key
from explorer.store import writer_worker
from explorer.store.workspace import Workspace
from explorer.store.writer_job import Applied, Job
from pathlib import Path
path = Path(sys.argv[1])
snapshot = Workspace(path).scan(lambda _: None)
row = int(snapshot.fact_rows("main")[0])
before = snapshot.metadata(row)["confidence"]
patch = Patch(snapshot.key(row), {"confidence": before}, {"confidence": 1.0 - before / 2})
job = Job(str(path), (new_change_set(ChangeKind.EDIT, (patch,), datetime.now(UTC), "bench"),), os.getppid(), "")
opened = writer_worker.vectlite.open
def noting(*args, **options):
    noting.began = time.perf_counter()
    return opened(*args, **options)
writer_worker.vectlite.open = noting
assert isinstance(writer_worker.perform(job, lambda _: None), Applied)
print(time.perf_counter() - noting.began)
"""
THEIRS = """
import os, sys, time
import vectlite
out = os.dup(1); os.dup2(2, 1)
database = vectlite.open(sys.argv[1])
record = database.list(namespace="project:main", limit=1)[0]
began = time.perf_counter()
database.upsert(record["id"], record["vector"], record["metadata"] | {"confidence": 0.5}, namespace="project:main")
took = time.perf_counter() - began
os.dup2(out, 1)
print(took, flush=True)
os._exit(0)
"""


def run(size: int) -> Result:
    """Both in turn, each on a fresh copy of the same file with its index files."""
    path = clean_store(size)
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(RUNS):
        for code, figures in ((THEIRS, theirs), (OURS, ours)):
            with tempfile.TemporaryDirectory() as folder:
                copy = Path(folder) / "copy"
                shutil.copytree(path.parent, copy)
                figures.append(in_fresh_process(code, str(copy / path.name)))
    return relative("edit", size, ours, theirs, WHAT, LIMIT)
