"""How records are put into a vectlite database: with which vector and terms, and many at once where that is cheaper."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import vectlite
from numpy.typing import NDArray

from explorer.memory.changes import Import, Insert, Reembed
from explorer.memory.keys import Key
from explorer.memory.namespaces import WORKSPACE
from explorer.store.batch_cost import is_batch_cheaper
from explorer.store.float_vectors import usable_vector
from explorer.store.key_vector import key_vector
from explorer.store.keyword_terms import record_terms

_SHORTEST_LIFE_SECONDS = 1.0
_WORKSPACE_RECORD = Key(WORKSPACE, "workspace")


def metadata_of(database: Any, key: Key) -> dict[str, Any] | None:
    """The metadata of the record under `key`; None where there is none."""
    record = database.get(key.id, namespace=key.namespace)
    return None if record is None else record["metadata"]


class RecordWriter:
    """Puts new records into `database`, which is open for writing.

    A vector is used where the model that made it is the one that the workspace names, whoever publishes it; where the
    workspace names none, any is.
    """

    def __init__(self, database: Any) -> None:
        self._database = database
        self._dimension = int(database.dimension)
        model = (metadata_of(database, _WORKSPACE_RECORD) or {}).get("embedding_model")
        self._model = model.rpartition("/")[2] if isinstance(model, str) else model

    def is_batch_cheaper(self, new: int, insert_seconds: float | None = None) -> bool:
        """Whether so many new records are sooner put in by `add_all` than by `add`, which was seen to take so long."""
        return is_batch_cheaper(self._database.count(), new, insert_seconds)

    def add(self, operation: Insert | Import, metadata: dict[str, Any]) -> None:
        """Put one record in."""
        key = operation.key
        if isinstance(operation, Import):
            record = self._imported(operation, metadata)
        else:
            record = self._inserted(operation, metadata)
        try:
            self._insert(key, record)
        except vectlite.VectLiteError as error:
            self._make_room([key], error)
            self._insert(key, record)

    def add_all(self, imports: Sequence[tuple[Import, dict[str, Any]]]) -> None:
        """Put these records in with their metadata, all or none; builds the index anew (VECTLITE 1)."""
        by_namespace: dict[str, list[dict[str, Any]]] = {}
        for operation, metadata in imports:
            by_namespace.setdefault(operation.key.namespace, []).append(self._imported(operation, metadata))
        try:
            self._insert_all(by_namespace)
        except vectlite.VectLiteError as error:
            self._make_room([operation.key for operation, _ in imports], error)
            self._insert_all(by_namespace)

    def renew(self, operations: Sequence[Reembed]) -> None:
        """Replace vectors, all or none, as `add_all` does."""
        by_namespace: dict[str, list[dict[str, Any]]] = {}
        for operation in operations:
            key = operation.key
            old = self._database.get(key.id, namespace=key.namespace)
            new = {
                "id": key.id,
                "vector": np.frombuffer(operation.vector, "<f4").tolist(),
                "metadata": {**old["metadata"], "embedding_stale": None},
                "sparse": old["sparse"],
                "vectors": old["vectors"],
                **_life(old["expires_at"]),
            }
            by_namespace.setdefault(key.namespace, []).append(new)
        with self._database.transaction() as transaction:
            for namespace, records in by_namespace.items():
                transaction.upsert_many(records, namespace=namespace)

    def _insert(self, key: Key, record: dict[str, Any]) -> None:
        self._database.insert(
            key.id,
            record["vector"],
            record["metadata"],
            namespace=key.namespace,
            sparse=record["sparse"],
            vectors=record["vectors"],
            ttl=record.get("ttl"),
        )

    def _insert_all(self, by_namespace: dict[str, list[dict[str, Any]]]) -> None:
        with self._database.transaction() as transaction:
            for namespace, records in by_namespace.items():
                transaction.insert_many(records, namespace=namespace)

    def _make_room(self, keys: Sequence[Key], error: vectlite.VectLiteError) -> None:
        """Remove the records under these keys whose time to live has passed; raises `error` where that is not why.

        vectlite shows them to nobody, refuses another under their key, and removes them itself once it is closed.
        """
        if "already exists" not in str(error) or any(metadata_of(self._database, key) is not None for key in keys):
            raise error
        for key in keys:
            self._database.delete(key.id, namespace=key.namespace)

    def _inserted(self, operation: Insert, metadata: dict[str, Any]) -> dict[str, Any]:
        key, source = operation.key, operation.source
        old = None if source is None else self._database.get(source.id, namespace=source.namespace)
        given = usable_vector(operation.vector, self._dimension)
        vector: NDArray[np.float32]
        if source is None or old is None or self._needs_none(source, old):
            vector = key_vector(key, self._dimension)
        elif given is not None and self._trusts(operation.model):
            vector = given
        else:
            vector = np.array(old["vector"], np.float32)
            metadata = metadata | {"embedding_stale": True}
        return {
            "id": key.id,
            "vector": vector.tolist(),
            "metadata": metadata,
            "sparse": record_terms(metadata, key.namespace),
            "vectors": None if old is None else old["vectors"] or None,
            **_life(None if old is None else old["expires_at"]),
        }

    def _imported(self, operation: Import, metadata: dict[str, Any]) -> dict[str, Any]:
        key, cargo = operation.key, operation.cargo
        has_text = bool(metadata.get("content"))
        vector = usable_vector(cargo.vector, self._dimension)
        if vector is None or (has_text and not self._trusts(operation.model)):
            vector = key_vector(key, self._dimension)
            if has_text:
                metadata = metadata | {"embedding_stale": True}
        named = {name: usable_vector(encoded, self._dimension) for name, encoded in cargo.named.items()}
        return {
            "id": key.id,
            "vector": vector.tolist(),
            "metadata": metadata,
            "sparse": record_terms(metadata, key.namespace) if cargo.terms is None else cargo.terms,
            "vectors": {name: numbers.tolist() for name, numbers in named.items() if numbers is not None},
            **_life(cargo.expires_at),
        }

    def _needs_none(self, key: Key, record: dict[str, Any]) -> bool:
        """Whether the vector of a record is derived from its key for good, not only until there is a model."""
        is_waiting = record["metadata"].get("embedding_stale") is True
        return not is_waiting and np.allclose(record["vector"], key_vector(key, self._dimension), atol=1e-6)

    def _trusts(self, model: str) -> bool:
        return not self._model or model.rpartition("/")[2] == self._model


def _life(expires_at: float | None) -> dict[str, float]:
    return {"ttl": max(expires_at - time.time(), _SHORTEST_LIFE_SECONDS)} if expires_at else {}
