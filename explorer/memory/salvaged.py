"""What was saved of a damaged file, and what was not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from typing_extensions import override

from explorer.memory.keys import Key

UNFINISHED = "a batch that is longer than the log, as one that was not finished"


class Doubt(StrEnum):
    """Why a record that was saved should be looked at."""

    HASH = "its text does not match its hash"
    NOT_TEXT = "text that is not UTF-8, saved with replacement characters"
    NOT_FINITE = "a vector with numbers that are none, saved as it was"
    ZERO = "a vector of zeros, saved as it was"
    NO_INDEX = "a vector so large that no index can be built with it, replaced; the text is to be embedded again"
    END_OF_LIFE = "an end of life that is no time, taken away"
    OVERLAPS = "its bytes are part of another record's, so one of the two is none"
    DAMAGED_BATCH = "from a batch of the log that is damaged or was not finished"
    OTHER_VERSION = "stood in the file twice in two versions; this is the other one"


@dataclass(frozen=True, slots=True)
class LostPlace:
    """Bytes of which nothing could be saved."""

    file_name: str
    offset: int
    length: int
    why: str

    @override
    def __str__(self) -> str:
        return f"{self.file_name}: {self.length:,} bytes from byte {self.offset:,} on ({self.why})"


@dataclass(frozen=True, slots=True)
class DoubtfulRecord:
    """A record that was saved, and why it should be looked at."""

    key: Key
    why: Doubt

    @override
    def __str__(self) -> str:
        return f"{self.key}: {self.why}"


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A further record with the key of one that was kept; saved as `kept_as` where it is another version of it."""

    key: Key
    offset: int
    kept_as: Key | None = None

    @override
    def __str__(self) -> str:
        kept = "left out" if self.kept_as is None else f"kept as {self.kept_as}"
        return f"{self.key}: again at byte {self.offset:,}, {kept}"


@dataclass(frozen=True, slots=True)
class Unplaced:
    """A change in the log that was not made: of a record that is not there, or in a doubtful place."""

    what: str
    key: Key
    offset: int

    @override
    def __str__(self) -> str:
        return f"{self.key}: {self.what} at byte {self.offset:,} of the log"


@dataclass(frozen=True, slots=True)
class Salvaged:
    """What a salvage saves, or has saved where there is a `target`.

    `promised` are the records that the main file's header counts, None where it is damaged; `stood` those that were
    found in the main file, one a key; `namespaces` count what is saved of both files. `header` says what of it is
    damaged. `batches` of the log were laid over the records, `after_damage` of them behind a lost one, so that what
    they change may be another text than their writer saw. `expired` of the records are saved, though their time to
    live has passed and no agent sees them.
    """

    path: Path
    target: Path | None
    dimension: int
    metric: str
    promised: int | None
    stood: int
    namespaces: Mapping[str, int]
    header: tuple[str, ...] = ()
    lost: tuple[LostPlace, ...] = ()
    doubtful: tuple[DoubtfulRecord, ...] = ()
    duplicates: tuple[Duplicate, ...] = ()
    batches: int = 0
    after_damage: int = 0
    unplaced: tuple[Unplaced, ...] = ()
    expired: int = 0
    is_cut_short: bool = False
    sha256: str = field(default="", compare=False)

    @property
    def saved(self) -> int:
        """Records in all namespaces."""
        return sum(self.namespaces.values())

    @property
    def is_sound(self) -> bool:
        """Whether nothing is wrong with the file; an unfinished end of the log is not wrong."""
        lost = any(place.why != UNFINISHED for place in self.lost)
        return not (self.header or lost or self.doubtful or self.duplicates or self.is_cut_short)
