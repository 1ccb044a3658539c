"""The comparison before a merge of 1,000 records: from the other file on the disk to what a merge would do.

The workspace is open, as it is when a file is dropped on its window. `both_files` is the same from two files on the
disk, with every difference named, as the command line does it.
"""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path
from statistics import median

from tests.bench.measure import RUNS, Result, absolute, in_fresh_process
from tests.bench.merge import CHANGED, NEW, met

SIZE = 10_000
LIMIT_S = 1.0

WINDOW = """
import sys, time
from datetime import UTC, datetime
from pathlib import Path
from explorer.memory.ahead import Ahead
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.services.teleport.merging import merge
from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace
from explorer.ui.teleport.encounter import learn, meet
workspace, incoming, state = map(Path, sys.argv[1:])
quiet = lambda _: None
clock = lambda: datetime.now(UTC)
here, committer = Workspace(workspace).scan(quiet), FileCommitter(workspace, clock, None, state)
ahead = Ahead(reader(here))
began = time.perf_counter()
encounter = meet(here, ahead, learn(Workspace(incoming).peek(quiet), committer.bases, quiet), quiet)
tally = merge(Editing(here, ahead, clock(), "ana"), encounter.comparison, encounter.other.snapshot, {}, quiet).tally
took = time.perf_counter() - began
assert (tally.imported, tally.changed, tally.unsolved) in ((800, 200, 0), (800, 0, 200)), tally
print(took)
"""

BOTH = """
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
        arguments = str(workspace), str(incoming), str(state)
        figures = [in_fresh_process(WINDOW, *arguments) for _ in range(RUNS)]
        both = [in_fresh_process(BOTH, *arguments) for _ in range(RUNS)]
        assert _files(folder, state) == before, "a comparison writes nothing"
    return absolute(
        "preview", size, median(figures), "s", LIMIT_S, new=NEW, changed=CHANGED, both_files=round(median(both), 4)
    )


def _files(folder: Path, state: Path) -> dict[str, tuple[int, str]]:
    return {
        str(path): (path.stat().st_mtime_ns, hashlib.sha256(path.read_bytes()).hexdigest())
        for path in folder.rglob("*")
        if path.is_file() and state not in path.parents
    }
