"""How much of a workspace can be found by meaning: whose vectors it has, and which texts have none of their own."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import numpy as np

from explorer.memory.protocols import Embedder, Snapshot
from explorer.memory.recall_query import Scope
from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.reembedding import named_model, text_to_embed
from explorer.memory.system_records import Policy, Skill
from explorer.services.stale_vectors import STALE, OtherModel, other_vectors

_BLOCK, _LONGEST = 4_096, 65_536


@dataclass(frozen=True, slots=True)
class Coverage:
    """Counts over the `texts` of facts in force, policies and skills.

    `embedded` have a vector of their present text, as far as the workspace says so; `pending` are marked as waiting for
    one; `missing` have none that can be used, of zeros, of no numbers, or of another length than the file's. `model` is
    the one that the workspace names (empty = none), `dimension` the file's. `other` says whose vectors these are where
    they are not of the model that was asked about: then nothing is found by meaning until all are embedded anew.
    """

    texts: int
    embedded: int
    pending: int
    missing: int
    model: str
    dimension: int
    other: OtherModel | None = None

    @property
    def is_whole(self) -> bool:
        """Whether every text has its vector, of the model that was asked about."""
        return self.other is None and self.embedded == self.texts

    @property
    def share(self) -> float:
        """The share of the texts with a vector, 0..1; 1 where there are none."""
        return self.embedded / self.texts if self.texts else 1.0


def coverage(snapshot: Snapshot, embedder: Embedder | None, now: datetime) -> Coverage:
    """How much can be found by meaning with this model; the model is not loaded. None = whose vectors is not asked.

    At 100,000 facts it takes 0.15 s where nearly all have vectors, some seconds where none has, and some once, while
    the vectors are copied out of the file as a search would do: to be asked in the worker.
    """
    facts, pending, missing = _of_facts(snapshot, now)
    for kind in (Policy, Skill):
        for record in snapshot.system(kind):
            row = snapshot.row(record.key)
            metadata = {} if row is None else snapshot.metadata(row)
            if row is None or metadata.get(SUPERSEDED_BY) or not text_to_embed(record.namespace, metadata):
                continue
            facts += 1
            if metadata.get(STALE) is True:
                pending += 1
            elif not _is_usable(snapshot, row):
                missing += 1
    return Coverage(
        texts=facts,
        embedded=facts - pending - missing,
        pending=pending,
        missing=missing,
        model=named_model(snapshot),
        dimension=snapshot.file.dimension,
        other=None if embedder is None else other_vectors(snapshot, embedder),
    )


def _of_facts(snapshot: Snapshot, now: datetime) -> tuple[int, int, int]:
    """Facts in force, and of these the marked ones, and those without a vector."""
    rows = snapshot.recallable(Scope(), now)
    # A damaged header may name any dimension.
    anywhere = np.full(min(snapshot.file.dimension, _LONGEST), 1.0, np.float32)
    pending = missing = 0
    for start in range(0, len(rows), _BLOCK):
        block = rows[start : start + _BLOCK]
        for row in block[np.isnan(snapshot.cosines(anywhere, block))].tolist():
            if snapshot.fact(row).embedding_stale:
                pending += 1
            else:
                missing += 1
    return len(rows), pending, missing


def _is_usable(snapshot: Snapshot, row: int) -> bool:
    [vector] = snapshot.vectors(np.array([row], np.int32))
    length = float(np.linalg.norm(vector.astype(np.float64)))
    return bool(np.isfinite(length)) and length > 0.0
