"""What the window may ask about a file itself: whether it is sound, and what can be saved of it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from explorer.memory.examination import Examination
from explorer.memory.protocols import Report
from explorer.memory.salvaged import Salvaged


class FileCare(Protocol):
    """Looks at workspace files; none of them is ever written to."""

    def examine(self, path: Path, report: Report) -> Examination:
        """What the file at `path` is, holds and has wrong with it.

        Raises `WorkspaceBusy` where it never stands still, and what `report` raises.
        """
        ...

    def salvage(self, path: Path, target: Path, report: Report) -> Salvaged:
        """Write what is undamaged of `path` to `target`, a new workspace: there whole, or not at all.

        Raises a `MemoryExplorerError` with a sentence where nothing is written, and what `report` raises.
        """
        ...
