"""Memory that travels as a file: what was sent or taken over before, and what is written to a file that is sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from explorer.memory.cargo import Whole
from explorer.memory.keys import Key
from explorer.memory.protocols import Report

SNAPSHOT_ID = "snapshot"
"""The id of the record in `__teleport__` by which a file says which snapshot it came from."""


class BaseKind(StrEnum):
    """How a state of another file came to be known here."""

    SENT = "sent"
    """It is what went out as a snapshot."""
    MERGED = "merged"
    """It is what came in, when a file was merged."""


class BaseInfo(Struct, frozen=True):
    """One known state of a peer's file, without its records.

    `peer` is the id of the snapshot that the peer works with; of a file that is no snapshot, its path. `name` is the
    name of the file that was written or merged, `change_id` the merge's change set, by which it is known whether
    the merge was undone; empty for a snapshot. `records` counts them.
    """

    peer: str
    kind: BaseKind
    made_at: str
    name: str
    records: int
    change_id: str = ""


@dataclass(frozen=True, slots=True)
class Base:
    """A known state with the metadata of all its records, those of `__teleport__` apart."""

    info: BaseInfo
    records: Mapping[Key, Mapping[str, Any]]


class Bases(Protocol):
    """The states of peers' files that this workspace knows, on this computer. Safe from any thread."""

    def known(self, peers: Sequence[str]) -> list[Base]:
        """The states of these peers that hold, newest first: those of merges that were undone do not.

        One that cannot be read counts as not known: comparing without it asks more, and loses nothing.
        """
        ...

    def keep(self, base: Base) -> None:
        """Keep a state. Of one peer's merges only those younger than the history, and the newest, are kept.

        Raises `JournalUnusable` where it cannot be written.
        """
        ...


@dataclass(frozen=True, slots=True)
class Parcel:
    """What is to be written as a file of its own: records, the dimension of their vectors, the metric's name.

    `origin` is the workspace that they are of: neither it nor what is kept beside it is ever written over.
    """

    records: Sequence[Whole]
    dimension: int
    metric: str
    origin: Path | None = None


@dataclass(frozen=True, slots=True)
class Sent:
    """A file that was written: its SHA-256 in hex and its size in bytes."""

    path: Path
    sha256: str
    size: int


class Courier(Protocol):
    """Writes and unpacks files that travel."""

    def write(self, parcel: Parcel, path: Path, report: Report, *, replace: bool = False) -> Sent:
        """Write a self-contained workspace: there whole, or not at all.

        Raises `TargetExists` where there is a file and it is not to be replaced, `CannotSend` where it cannot be
        written, and `Cancelled`.
        """
        ...

    def unpack(self, archive: Path, report: Report) -> list[Path]:
        """The workspaces in a zip file, each with its log beside it, unpacked to a temporary folder.

        Raises `UnusableSource` where it is no zip file, holds none, or unpacks to more than the disk has room for.
        """
        ...
