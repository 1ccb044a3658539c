"""What every bench shares: fresh processes, medians, and one line of JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
RUNS = 3


@dataclass(frozen=True, slots=True)
class Result:
    """One bench's outcome; `holds` is whether `ratio` (where there is one) or `figure` keeps the limit."""

    bench: str
    size: int
    figure: float
    unit: str
    limit: float
    holds: bool
    yardstick: float | None = None
    yardstick_what: str = ""
    ratio: float | None = None
    more: dict[str, object] = field(default_factory=dict)

    def line(self) -> str:
        """The line that is printed last."""
        values = asdict(self)
        values |= values.pop("more")
        return json.dumps({name: _rounded(value) for name, value in values.items()})


def absolute(bench: str, size: int, figure: float, unit: str, limit: float, **more: object) -> Result:
    """A result whose figure must keep the limit."""
    return Result(bench, size, figure, unit, limit, figure <= limit, more=more)


def relative(
    bench: str,
    size: int,
    figures: Sequence[float],
    yardsticks: Sequence[float],
    what: str,
    limit: float,
    **more: object,
) -> Result:
    """A result whose ratio to a yardstick, measured in turn with it, must keep the limit; seconds."""
    figure, yardstick = median(figures), median(yardsticks)
    ratio = median(ours / theirs for ours, theirs in zip(figures, yardsticks, strict=True))
    return Result(bench, size, figure, "s", limit, ratio <= limit, yardstick, what, ratio, more)


def in_fresh_process(code: str, *arguments: str) -> float:
    """Run `code` in a new interpreter; the number that it prints last.

    `code` must say itself what it measures: start-up and imports are not part of it unless it says so.
    """
    environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", "HF_HUB_OFFLINE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, env=environment, check=False, cwd=ROOT
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return float(done.stdout.split()[-1])


def _rounded(value: object) -> object:
    return round(value, 4) if isinstance(value, float) else value
