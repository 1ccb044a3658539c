"""A snapshot held in lists, for the rules' tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from explorer.memory.cargo import Cargo
from explorer.memory.facts import Fact
from explorer.memory.health import Damage, FileFacts
from explorer.memory.keys import Key, readings
from explorer.memory.lineage import in_order
from explorer.memory.namespaces import branch_of, is_internal, is_visible
from explorer.memory.protocols import Matrix, Numbers
from explorer.memory.query import BranchCounts, Facet, FacetCount, FactAnswer, FactQuery, FactState, Rows
from explorer.memory.recall_query import Scope, Ties
from explorer.memory.system_records import SystemRecord
from explorer.store.index import Entry, Index
from explorer.store.key_vector import key_vector
from explorer.store.recall_search import RecallSearch
from explorer.store.ties import Names, ties
from explorer.store.vector_table import VectorTable

R = TypeVar("R", bound=SystemRecord)
_FILE = FileFacts(Path("fake.vdb"), 1, 3, "cosine", 0, 0, datetime(2026, 1, 1, tzinfo=UTC), True)


class FakeSnapshot:
    """Facts in the order given, their rows 0..n-1, then the records of the system; searches are not offered."""

    def __init__(self, facts: Sequence[Fact] = (), system: Sequence[SystemRecord] = ()) -> None:
        self._facts = list(facts)
        self._system = list(system)
        records: list[Fact | SystemRecord] = [*self._facts, *self._system]
        self._rows = {record.key: row for row, record in enumerate(records)}

    @property
    def file(self) -> FileFacts:
        return _FILE

    @property
    def row_epoch(self) -> int:
        return 1

    @property
    def generation(self) -> int:
        return 1

    @property
    def damage(self) -> Sequence[Damage]:
        return ()

    @property
    def namespaces(self) -> Mapping[str, int]:
        return Counter(key.namespace for key in self._rows)

    def facts(self, query: FactQuery, now: datetime) -> FactAnswer:
        raise AssertionError("the graph does not ask this")

    def facet(self, facet: Facet, query: FactQuery, now: datetime) -> list[FacetCount]:
        raise AssertionError("the graph does not ask this")

    def branches(self, now: datetime) -> Mapping[str | None, BranchCounts]:
        keys = [key for key in self._rows if not is_internal(key.namespace)]
        found: dict[str | None, BranchCounts] = {}
        for branch in {branch_of(key.namespace) for key in keys}:
            own = [self.metadata(self._rows[key]) for key in keys if branch_of(key.namespace) == branch]
            deleted = sum(bool(each.get("deleted_at")) for each in own)
            earlier = sum(f"~{each.get('superseded_by')}".count("~") > 1 for each in own)
            found[branch] = BranchCounts(len(own) - deleted - earlier, deleted, earlier)
        return found

    def bytes_in(self, namespace: str) -> int:
        return 100 * self.namespaces[namespace]

    def bytes_of(self, key: Key) -> int:
        return 100 * (key in self._rows)

    def outlived(self) -> Sequence[Key]:
        return ()

    def fact(self, row: int) -> Fact:
        return self._facts[row]

    def state(self, row: int, now: datetime) -> FactState:
        raise AssertionError("the graph does not ask this")

    def metadata(self, row: int) -> dict[str, object]:
        record = [*self._facts, *self._system][row]
        fields = msgspec.structs.asdict(record)
        return {name: value for name, value in fields.items() if name not in ("namespace", "id")}

    def key(self, row: int) -> Key:
        return next(key for key, number in self._rows.items() if number == row)

    def row(self, key: Key) -> int | None:
        return self._rows.get(key)

    def keys(self) -> Iterator[Key]:
        return iter(self._rows)

    def cargo(self, key: Key) -> Cargo:
        if key not in self._rows:
            raise KeyError(key)
        return Cargo(key_vector(key, 3).astype("<f4").tobytes())

    def resolve(self, reference: str, home: str) -> Key | None:
        return next((key for key in readings(reference, home) if key in self._rows), None)

    def history(self, fact: Fact) -> list[Fact]:
        return in_order(
            other for other in self._facts if (other.namespace, other.root_id) == (fact.namespace, fact.root_id)
        )

    def system(self, kind: type[R]) -> list[R]:
        return sorted((record for record in self._system if isinstance(record, kind)), key=lambda record: record.id)

    @property
    def odd_records(self) -> int:
        records: list[Fact | SystemRecord] = [*self._facts, *self._system]
        return sum(bool(record.problems) for record in records)

    def referrers(self, key: Key) -> list[tuple[str, Fact]]:
        raise AssertionError("the graph does not ask this")

    def fact_rows(self, branch: str | None) -> Rows:
        visible = [row for row, fact in enumerate(self._facts) if is_visible(fact.namespace, branch)]
        return np.array(visible, np.int32)

    def vectors(self, rows: Rows) -> Matrix:
        return np.zeros((len(rows), 3), np.float32)

    def recallable(self, scope: Scope, now: datetime) -> Rows:
        return self._recall.rows(scope, now)

    def keyword_scores(self, text: str, rows: Rows) -> Numbers:
        return self._recall.scores(text, rows)

    def cosines(self, vector: NDArray[np.float32], rows: Rows) -> Numbers:
        vectors = self.vectors(rows)
        table = VectorTable(vectors.shape[1])
        for stored in vectors:
            table.add(stored.astype("<f4").tobytes(), 0)
        places = np.arange(len(rows))
        places[np.isin(rows, self.stale())] = -1
        return table.cosines(vector, places)

    def stale(self) -> Rows:
        return self._recall.stale()

    def learned(self, rows: Rows) -> Numbers:
        return self._recall.learned(rows)

    def ties(self, rows: Rows) -> Ties:
        return ties(self._index, rows, Names(self.key, self.row, self.resolve, len(self._facts)))

    @cached_property
    def _index(self) -> Index:
        """What the store would search, put together when a test first asks for it."""
        index = Index()
        with index.loading() as load:
            load([Entry(row, fact, 0.0) for row, fact in enumerate(self._facts)])
        index.mark_earlier(self.row)
        return index

    @cached_property
    def _recall(self) -> RecallSearch:
        return RecallSearch(self._index)
