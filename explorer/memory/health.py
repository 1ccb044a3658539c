"""What a file is and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from typing_extensions import override


@dataclass(frozen=True, slots=True)
class FileFacts:
    """What is known of a workspace file without looking at its records."""

    path: Path
    version: int
    dimension: int
    metric: str
    size: int
    wal_size: int
    modified: datetime
    writable: bool


@dataclass(frozen=True, slots=True)
class Damage:
    """A place from which a file could not be read on, or a record that is not whole.

    `lost` counts the records that the file promised and that could not be read; None where that is unknown.
    """

    file_name: str
    offset: int
    what: str
    lost: int | None = None

    @override
    def __str__(self) -> str:
        lost = "" if self.lost is None else f"; {self.lost:,} record{'' if self.lost == 1 else 's'} lost"
        return f"{self.file_name}: {self.what} at byte {self.offset:,}{lost}"
