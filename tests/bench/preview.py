"""The comparison before a merge of 1,000 records, from two files on the disk to every difference named."""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path
from statistics import median

from tests.bench.measure import RUNS, Result, absolute, in_fresh_process
from tests.bench.merge import CHANGED, NEW, met

SIZE = 10_000
LIMIT_S = 1.0

OURS = """
import sys, time
from pathlib import Path
from explorer.agent.teleport import MemoryTeleport
began = time.perf_counter()
report = MemoryTeleport(sys.argv[1], state_root=Path(sys.argv[3])).preview(sys.argv[2])
took = time.perf_counter() - began
assert (report.result.tally.imported, report.result.tally.changed) == (800, 200), report.result.tally
assert len(report.changes) == 1000, len(report.changes)
print(took)
"""


def run(size: int) -> Result:
    """Seconds of a fresh process, its start and imports apart; both folders are looked at afterwards."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        workspace, incoming, state = met(size, folder)
        before = _files(folder, state)
        figures = [in_fresh_process(OURS, str(workspace), str(incoming), str(state)) for _ in range(RUNS)]
        assert _files(folder, state) == before, "a comparison writes nothing"
    return absolute("preview", size, median(figures), "s", LIMIT_S, new=NEW, changed=CHANGED)


def _files(folder: Path, state: Path) -> dict[str, tuple[int, str]]:
    return {
        str(path): (path.stat().st_mtime_ns, hashlib.sha256(path.read_bytes()).hexdigest())
        for path in folder.rglob("*")
        if path.is_file() and state not in path.parents
    }
