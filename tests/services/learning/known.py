"""What a workspace knows, held in dicts, with vectors that a test chooses by text; what is said is written to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import numpy as np
from typing_extensions import override

from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.memory.query import Facet, FacetCount, FactQuery
from explorer.services.editing import Editing
from explorer.services.learning.drafting import Spoken
from explorer.services.learning.learned import Learned
from explorer.services.learning.proposal import Proposal, Speaker
from explorer.services.learning.proposing import propose
from explorer.services.learning.replacing import Replacement, replace_fact
from explorer.services.learning.rivals import OnConflict
from tests.services.conftest import Records
from tests.services.raw_snapshot import editing_of, key_of, written_to
from tests.services.vector_snapshot import VectorSnapshot, towards

PG14, PG16 = "The database is PostgreSQL 14", "The database is PostgreSQL 16"
MODEL = "model"
VECTORS = {
    PG14: towards(1.0),
    PG16: towards(0.965),
    "The database is PostgreSQL 14 .": towards(0.99),
    "Ana likes tea": towards(0.0, 3),
    "Copies are made every night": towards(0.6, 4),
}
ANA = Speaker("ana", "s1", "coder", "main")
BO = Speaker("bo", "s2", "qa", "main")


class Snapshot(VectorSnapshot):
    """As its base, and knows which domains are in use."""

    @override
    def facet(self, facet: Facet, query: FactQuery, now: datetime) -> list[FacetCount]:
        assert facet is Facet.DOMAIN
        return [FacetCount(*each) for each in Counter(fact.shown_domain for fact in self._facts).most_common()]


class Known:
    """A workspace that learns."""

    def __init__(self, records: Records | None = None, vectors: Mapping[str, Sequence[float]] = VECTORS) -> None:
        self.records: Records = dict(records or {})
        self._vectors = vectors

    @property
    def editing(self) -> Editing:
        texts = {where: str(each.get("content", "")) for where, each in self.records.items()}
        usable = {where: text for where, text in texts.items() if not self.records[where].get("embedding_stale")}
        vectors = {where: self._vectors[text] for where, text in usable.items() if text in self._vectors}
        return editing_of(Snapshot(self.records, vectors))

    def spoken(self, text: str) -> Spoken:
        vector = self._vectors.get(text.strip())
        return Spoken() if vector is None else Spoken(np.array(vector, np.float32), MODEL)

    def say(
        self, content: str, speaker: Speaker = ANA, on_conflict: OnConflict = OnConflict.SUPERSEDE, **said: Any
    ) -> Learned:
        learned, change = propose(self.editing, Proposal(content, **said), speaker, self.spoken(content), on_conflict)
        self._write(change)
        return learned

    def replace(self, target: str, content: str, speaker: Speaker = ANA, **said: Any) -> Learned:
        learned, change = replace_fact(
            self.editing, Replacement(target, content, **said), speaker, self.spoken(content)
        )
        self._write(change)
        return learned

    def of(self, key: Key) -> dict[str, Any]:
        """A record without what is missing."""
        return {name: value for name, value in self.records[f"{key.namespace} {key.id}"].items() if value is not None}

    def within(self, namespace: str) -> dict[str, dict[str, Any]]:
        """The records of a namespace by id."""
        keys = {key_of(where): where for where in self.records}
        return {key.id: self.of(key) for key in keys if key.namespace == namespace}

    def _write(self, change: ChangeSet | None) -> None:
        self.records = written_to(self.records, change)
