"""One state of a workspace file, as the rules and the window see it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime

import numpy as np
from numpy.typing import NDArray

from explorer.memory.decode import KIND_BY_NAMESPACE, decode_fact
from explorer.memory.facts import Fact
from explorer.memory.health import Damage, FileFacts
from explorer.memory.keys import Key
from explorer.memory.lineage import in_order
from explorer.memory.namespaces import is_visible
from explorer.memory.protocols import Matrix
from explorer.memory.query import BranchCounts, Facet, FacetCount, FactAnswer, FactQuery, FactState, Rows
from explorer.memory.recall_query import Scope, Ties
from explorer.memory.states import fact_state
from explorer.store.fact_search import FactSearch
from explorer.store.image import Image
from explorer.store.index import Index
from explorer.store.instants import Numbers
from explorer.store.recall_search import RecallSearch
from explorer.store.records import FileRecords
from explorer.store.ties import Names, ties

_DECODED_LIMIT = 8_192


class FileSnapshot(FileRecords):
    """The `Snapshot` of a file; safe in any thread.

    Its records never change. Its index is shared with later states of the same main file: a search asked of
    an older snapshot answers for the newest of them, with the same row numbers. `conflicts` are the facts of open
    conflicts as (kind, row).
    """

    def __init__(
        self,
        file: FileFacts,
        generation: int,
        image: Image,
        index: Index,
        damage: Sequence[Damage] = (),
        conflicts: Iterable[tuple[str, int]] = (),
        row_epoch: int = 0,
    ) -> None:
        super().__init__(file, image, damage)
        self._generation = generation
        self._row_epoch = row_epoch
        self._index = index
        self._search = FactSearch(index)
        self._conflicts = {row: FactState(kind) for kind, row in conflicts}
        odd_system = sum(bool(record.problems) for kind in KIND_BY_NAMESPACE.values() for record in self.system(kind))
        self._odd_records = odd_system + self._search.odd_facts(datetime.now(UTC))
        self._decoded: dict[int, Fact] = {}
        self._recall = RecallSearch(index)
        self._vector_rows: NDArray[np.int64] | None = None

    @property
    def generation(self) -> int:
        """Counts up with every change that was seen."""
        return self._generation

    @property
    def row_epoch(self) -> int:
        """Snapshots with the same number have the same row numbers."""
        return self._row_epoch

    def facts(self, query: FactQuery, now: datetime) -> FactAnswer:
        """The facts that `query` finds."""
        rows = self._search.rows(query, now)
        rows = rows[rows < len(self._image.records)]
        total, elsewhere, deleted, earlier = self._search.overview(query.branch, now)
        if FactState.DELETED in query.values(Facet.STATE):
            total, deleted = total + deleted, 0
        return FactAnswer(rows, total, elsewhere, total - elsewhere - len(rows), deleted, earlier)

    def facet(self, facet: Facet, query: FactQuery, now: datetime) -> list[FacetCount]:
        """The values of `facet` and their counts."""
        return self._search.facet(facet, query, now)

    def branches(self, now: datetime) -> Mapping[str | None, BranchCounts]:
        """How many facts each branch has."""
        return self._search.branches(now)

    def bytes_in(self, namespace: str) -> int:
        """How many bytes the records of a namespace take in the file."""
        return self._image.bytes_in(namespace)

    def bytes_of(self, key: Key) -> int:
        """How many bytes one record takes in the file."""
        row = self._image.row(key)
        return 0 if row is None else self._image.bytes_of(row)

    def outlived(self) -> list[Key]:
        """The keys of the records whose time to live has passed."""
        return self._image.outlived(time.time())

    def fact(self, row: int) -> Fact:
        """The fact in `row`; KeyError where none is."""
        fact = self._decoded.get(row)
        if fact is None:
            fact = decode_fact(self.key(row), self._image.metadata(row))
            if len(self._decoded) >= _DECODED_LIMIT:
                self._decoded.clear()
            self._decoded[row] = fact
        return fact

    def state(self, row: int, now: datetime) -> FactState:
        """How the fact in `row` stands; KeyError where none is. Asks no index: quick enough for painting."""
        return fact_state(self.fact(row), self._conflicts.get(row), now)

    def key(self, row: int) -> Key:
        """The key of the record in `row`; KeyError where none is."""
        # The index may be of a newer state and name rows that this one has not yet.
        record = self._image.records[row] if row < len(self._image.records) else None
        if record is None:
            raise KeyError(row)
        return Key(record.namespace, record.id)

    def resolve(self, reference: str, home: str) -> Key | None:
        """The record that a reference names."""
        return self._image.find(reference, home)

    def history(self, fact: Fact) -> list[Fact]:
        """The lineage of `fact`, oldest text first."""
        root = Key(fact.namespace, fact.root_id)
        root_row = self._image.row(root)
        rows = self._index.lineage(root) + ([] if root_row is None else [root_row])
        return in_order(self.fact(row) for row in rows if self._has(row))

    def referrers(self, key: Key) -> list[tuple[str, Fact]]:
        """The facts that refer to `key`, each with the kind of its reference."""
        with self._index.reading() as connection:
            found = connection.execute(
                "SELECT kind, source FROM reference JOIN fact ON row = source "
                "WHERE target = :whole OR (target = :id AND namespace = :namespace) ORDER BY kind, source",
                {"whole": str(key), "id": key.id, "namespace": key.namespace},
            ).fetchall()
        return [(kind, self.fact(row)) for kind, row in found if self._has(row)]

    def recallable(self, scope: Scope, now: datetime) -> Rows:
        """The facts that may answer at `now`, by ascending row."""
        rows = self._recall.rows(scope, now)
        return rows[: np.searchsorted(rows, len(self._image.records))]

    def keyword_scores(self, text: str, rows: Rows) -> Numbers:
        """bm25 of the words of `text` for each of `rows`; 0 where none is held."""
        return self._recall.scores(text, rows)

    def cosines(self, vector: NDArray[np.float32], rows: Rows) -> Numbers:
        """The cosine of `vector` and the vector of each of `rows`; NaN where one has none of its present text."""
        if self._vector_rows is None:
            places = (-1 if record is None else record.vector for record in self._image.records)
            self._vector_rows = np.fromiter(places, np.int64, len(self._image.records))
        vector_rows = self._vector_rows
        stale = self._recall.stale()
        if len(stale):
            vector_rows = vector_rows.copy()
            vector_rows[stale[stale < len(vector_rows)]] = -1
        return self._image.cosines(vector, vector_rows[rows])

    def stale(self) -> Rows:
        """The facts that are marked as having no vector of their present text, by ascending row."""
        now, rows = time.time(), self._recall.stale().tolist()
        return np.array([row for row in rows if self._has(row) and self._image.is_live(row, now)], np.int32)

    def learned(self, rows: Rows) -> Numbers:
        """When each of `rows` was learned, in Unix seconds; NaN where nobody knows."""
        return self._recall.learned(rows)

    def ties(self, rows: Rows) -> Ties:
        """The links from and to the facts in `rows`."""
        return ties(self._index, rows, Names(self.key, self._image.row, self._image.find, len(self._image.records)))

    def _has(self, row: int) -> bool:
        return row < len(self._image.records) and self._image.records[row] is not None

    @property
    def odd_records(self) -> int:
        """How many records have fields that do not fit; counted when the snapshot was made."""
        return self._odd_records

    def fact_rows(self, branch: str | None) -> Rows:
        """Every fact seen on `branch`, in file order."""
        now = time.time()
        rows = [
            row
            for namespace, by_id in self._image.rows.items()
            if is_visible(namespace, branch)
            for row in by_id.values()
            if self._image.is_live(row, now)
        ]
        return np.array(sorted(rows), np.int32)

    def vectors(self, rows: Rows) -> Matrix:
        """The stored default vectors, shape (n, dimension)."""
        records = [self._image.records[row] for row in rows.tolist()]
        return self._image.vectors(np.array([-1 if record is None else record.vector for record in records], np.int64))
