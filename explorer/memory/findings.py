"""What the file doctor finds in the records of a workspace."""

from __future__ import annotations

from dataclasses import dataclass

from typing_extensions import override

from explorer.memory.keys import Key


@dataclass(frozen=True, slots=True)
class OddRecord:
    """A record that does not fit its type, with the names of the fields that do not."""

    key: Key
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnreadableTime:
    """A field that should hold a time and holds something else."""

    key: Key
    field: str
    value: str

    @override
    def __str__(self) -> str:
        return f"{self.key}: {self.field} is “{self.value}”"


@dataclass(frozen=True, slots=True)
class DeadReference:
    """A reference to a record that is not there, or that no reader sees, with the field that holds it."""

    key: Key
    field: str
    value: str

    @override
    def __str__(self) -> str:
        return f"{self.key}: {self.field} names “{self.value}”"


@dataclass(frozen=True, slots=True)
class Ring:
    """Records of which each names the next one in `field`, and the last one the first."""

    field: str
    keys: tuple[Key, ...]

    @override
    def __str__(self) -> str:
        return f"{self.field}: {' → '.join(map(str, (*self.keys, self.keys[0])))}"


@dataclass(frozen=True, slots=True)
class HashCheck:
    """Whether texts are what their writers hashed (SEMANTICS 1).

    `algorithm` is the one that all hashes which match are of; None where there are none or writers differ, and then
    nothing counts as a mismatch: `unrecognised` are hashes that match no known digest of their text.
    """

    algorithm: str | None = None
    matching: int = 0
    mismatches: tuple[Key, ...] = ()
    unrecognised: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class VectorCheck:
    """Records whose vector has NaN or infinite numbers, is all zeros, or is missing or of another dimension.

    `stale` are those in use that are marked as having the vector of an earlier text (`embedding_stale`).
    """

    not_finite: tuple[Key, ...] = ()
    zero: tuple[Key, ...] = ()
    missing: tuple[Key, ...] = ()
    stale: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class Amount:
    """So many records, and the bytes that they take in the file without the index that agents search."""

    records: int = 0
    bytes: int = 0


@dataclass(frozen=True, slots=True)
class Growth:
    """What is in the file and in no list: each record is counted once, by the first that holds.

    Past their time to live · undone (`system:undone`) · deleted · superseded, which is also what was put aside for a
    reason (`system:consolidated`).
    """

    superseded: Amount = Amount()
    deleted: Amount = Amount()
    undone: Amount = Amount()
    past_ttl: Amount = Amount()


NO_HASHES, SOUND_VECTORS, NO_GROWTH = HashCheck(), VectorCheck(), Growth()
