"""Examines workspace files and saves what can be read of damaged ones."""

from __future__ import annotations

from pathlib import Path

from explorer.memory.examination import Examination
from explorer.memory.protocols import Clock, Report
from explorer.memory.salvaged import Salvaged
from explorer.store import doctor


class WorkspaceCare:
    """The `FileCare` of `.vdb` files; `clock` says whose time has run out."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def examine(self, path: Path, report: Report) -> Examination:
        """As `doctor.examine`."""
        return doctor.examine(path, self._clock(), report)

    def salvage(self, path: Path, target: Path, report: Report) -> Salvaged:
        """As `salvage.salvage`."""
        # Rarely needed, and a while to import.
        from explorer.store import salvage  # noqa: PLC0415

        return salvage.salvage(path, target, self._clock(), report)
