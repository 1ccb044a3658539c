"""`memory-agent check`: what a file is, what it holds and what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from explorer.memory.examination import Examination
from explorer.memory.protocols import Clock, Report
from explorer.store.doctor import examine


def check(path: Path, clock: Clock, report: Report) -> Examination:
    """Say what kind of file `path` is, what it holds and what is wrong with it; reads only, takes no lock."""
    return examine(path, clock(), report)
