"""Where the layers meet: what the rules and the window may ask of a store, a model and a clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from explorer.memory.cargo import Cargo
from explorer.memory.facts import Fact
from explorer.memory.health import Damage, FileFacts
from explorer.memory.keys import Key
from explorer.memory.query import BranchCounts, Facet, FacetCount, FactAnswer, FactQuery, FactState, Rows
from explorer.memory.recall_query import Scope, Ties
from explorer.memory.system_records import SystemRecord

R = TypeVar("R", bound=SystemRecord)
Matrix = NDArray[np.float32]
Numbers = NDArray[np.float64]
Report = Callable[[float], None]
"""Called with the share done, 0..1; raises `Cancelled` when a stop was asked."""


class Cancelled(Exception):
    """A person asked for a stop; what ran left everything as it was."""


class Clock(Protocol):
    """The time, so that tests can set it."""

    def __call__(self) -> datetime:
        """Now, in UTC."""
        ...


class RecordSource(Protocol):
    """The records of one state of a workspace, and nothing more: what is compared and merged.

    A row is the number of a record; records that are gone leave gaps.
    """

    @property
    def file(self) -> FileFacts:
        """Which file, of which size, dimension, version."""
        ...

    @property
    def damage(self) -> Sequence[Damage]:
        """What could not be read; empty for a sound file."""
        ...

    @property
    def namespaces(self) -> Mapping[str, int]:
        """Records per namespace, without those whose time to live has passed."""
        ...

    def metadata(self, row: int) -> dict[str, object]:
        """All metadata of the record in `row`, unknown keys included."""
        ...

    def row(self, key: Key) -> int | None:
        """The row of the record under `key`."""
        ...

    def keys(self) -> Iterator[Key]:
        """The keys of all records in all namespaces, in file order, without those whose time to live has passed."""
        ...

    def cargo(self, key: Key) -> Cargo:
        """What stands beside the metadata of the record under `key`; KeyError where none is."""
        ...

    def system(self, kind: type[R]) -> list[R]:
        """All records of one kind, tombstones and earlier revisions included, by id."""
        ...


class Snapshot(RecordSource, Protocol):
    """Immutable view of one state of a workspace, in which facts are searched."""

    @property
    def generation(self) -> int:
        """Counts up with every change that was seen."""
        ...

    @property
    def row_epoch(self) -> int:
        """Counts up when everything is read anew: snapshots with the same number have the same row numbers."""
        ...

    @property
    def odd_records(self) -> int:
        """How many records have fields that do not fit their types."""
        ...

    def facts(self, query: FactQuery, now: datetime) -> FactAnswer:
        """The facts that `query` finds."""
        ...

    def facet(self, facet: Facet, query: FactQuery, now: datetime) -> list[FacetCount]:
        """The values of `facet` and their counts under everything else that `query` asks, largest first."""
        ...

    def branches(self, now: datetime) -> Mapping[str | None, BranchCounts]:
        """How many facts each branch has that has any record; None = those that belong to no branch."""
        ...

    def bytes_in(self, namespace: str) -> int:
        """How many bytes the records of a namespace take in the file, without the index that agents search."""
        ...

    def bytes_of(self, key: Key) -> int:
        """How many bytes one record takes in the file; 0 where there is none."""
        ...

    def outlived(self) -> Sequence[Key]:
        """The keys of the records whose time to live has passed: in the file still, and shown to nobody."""
        ...

    def fact(self, row: int) -> Fact:
        """The fact in `row`; KeyError where none is."""
        ...

    def state(self, row: int, now: datetime) -> FactState:
        """How the fact in `row` stands."""
        ...

    def key(self, row: int) -> Key:
        """The key of the record in `row`, without decoding it; KeyError where none is."""
        ...

    def resolve(self, reference: str, home: str) -> Key | None:
        """The record that a reference names (`namespace/id`, or an id in `home`)."""
        ...

    def history(self, fact: Fact) -> list[Fact]:
        """The lineage of `fact`, oldest text first; only itself where it was never revised."""
        ...

    def referrers(self, key: Key) -> list[tuple[str, Fact]]:
        """The facts that refer to `key`, each with the kind of its reference: a link's type or `superseded_by`."""
        ...

    def fact_rows(self, branch: str | None) -> Rows:
        """Every fact seen on `branch` (None: on any), tombstones and earlier revisions included, in file order."""
        ...

    def vectors(self, rows: Rows) -> Matrix:
        """The stored default vectors, shape (n, dimension), float32; zeros where a record has none."""
        ...

    def recallable(self, scope: Scope, now: datetime) -> Rows:
        """The facts that may answer a question at `now`, by ascending row."""
        ...

    def keyword_scores(self, text: str, rows: Rows) -> Numbers:
        """bm25 of the words of `text` for each of `rows`, the larger the better; 0 where none is held."""
        ...

    def cosines(self, vector: NDArray[np.float32], rows: Rows) -> Numbers:
        """The cosine of `vector`, shape (dimension,), and the stored default vector of each of `rows`, exact.

        NaN where a fact has no vector of its present text, where that has no direction, or where `vector` has none or
        is of another dimension.
        """
        ...

    def stale(self) -> Rows:
        """The facts that are marked as having no vector of their present text, history included, by ascending row."""
        ...

    def learned(self, rows: Rows) -> Numbers:
        """When each of `rows` was learned, in Unix seconds; NaN where nobody knows."""
        ...

    def ties(self, rows: Rows) -> Ties:
        """The links from and to the facts in `rows`, both ways; an earlier revision stands for the one in force."""
        ...


class WorkspaceStore(Protocol):
    """A place where a workspace is kept. Vectlite's file is the only one now."""

    def scan(self, report: Report) -> Snapshot:
        """Read everything. Raises `NotAWorkspace`."""
        ...

    def peek(self, report: Report) -> RecordSource:
        """The records alone, as they stand now: in half the time, beside whatever is scanned. Raises as `scan`."""
        ...

    def refresh(self, report: Report) -> Snapshot | None:
        """What changed since the last scan or refresh; None where nothing did. Raises `NotAWorkspace`."""
        ...

    def mend(self) -> bool:
        """Finish what a process that was killed while it wrote left half done; True where that was anything."""
        ...

    @property
    def path(self) -> Path:
        """The file."""
        ...


class Embedder(Protocol):
    """Turns text into unit vectors."""

    @property
    def name(self) -> str:
        """The model's name as it is stored in the workspace."""
        ...

    @property
    def dimension(self) -> int:
        """Length of a vector."""
        ...

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        """Unit vectors, shape (len(texts), dimension), float32. Raises `ModelMissing`, `ModelDamaged`, `Cancelled`."""
        ...
