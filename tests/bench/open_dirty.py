"""Opening a workspace with inserts pending in its log, beside vectlite, which builds its graphs anew."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from tests.bench.measure import RUNS, Result, in_fresh_process, relative
from tests.bench.open import OURS, THEIRS, WHAT
from tests.bench.stores import dirty_store

SIZE = 10_000
LIMIT = 0.05


def run(size: int) -> Result:
    """Both in turn; vectlite gets a fresh copy each time, because its open changes what lies beside the file."""
    path = dirty_store(size)
    ours, theirs = [], []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "bench.vdb"
            shutil.copyfile(path, copy)
            shutil.copyfile(f"{path}.wal", f"{copy}.wal")
            theirs.append(in_fresh_process(THEIRS, str(copy), str(size)))
        ours.append(in_fresh_process(OURS, str(path), str(size)))
    return relative("open-dirty", size, ours, theirs, WHAT, LIMIT)
