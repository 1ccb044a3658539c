"""What the built workspace promises; `broken_promises` lists what does not hold."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import numpy as np
from records import Record, split_ref
from texture import sha256

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from content import Conflicts, Content
    from lineages import Lineages
    from vectors import Matrix

_RESERVED = re.compile(r"system:(deleted|expired|decayed|consolidated|cleanup|undone)")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00")
_TIMES = {
    "created_at", "updated_at", "last_accessed", "decay_anchor", "valid_until", "deleted_at", "resolved_at",
    "expires_at",
}  # fmt: skip
_NEAR = 0.92
_CONFLICT = 0.6


def broken_promises(records: list[Record], vectors: Matrix, content: Content, lineages: Lineages) -> list[str]:
    """Return a sentence for everything that is wrong with the records, nothing if all is well."""
    known = {(record.namespace, record.id): record for record in records}
    rows = {record.ref: vectors[at] for at, record in enumerate(records)}
    return [
        *_keys(records),
        *_values(records),
        *_references(records, known),
        *_chains(records, known),
        *_domains(records),
        *_vectors(vectors),
        *_similarities(content.conflicts, lineages, rows),
    ]


def _keys(records: list[Record]) -> Iterator[str]:
    for ref, count in Counter(record.ref for record in records).items():
        if count > 1:
            yield f"{ref} exists {count} times"
    for record in records:
        if "/" in record.id:
            yield f"{record.ref}: a slash in the id"


def _values(records: list[Record]) -> Iterator[str]:
    for record in records:
        metadata = record.metadata
        for key, value in metadata.items():
            if value is None:
                yield f"{record.ref}: {key} is None"
            if key in _TIMES and not _TIME.fullmatch(value):
                yield f"{record.ref}: {key} is {value!r}"
        if "deleted_at" in metadata:
            if metadata["content"] or metadata["content_hash"] != sha256(record.embedded or ""):
                yield f"{record.ref}: not a proper tombstone"
        elif "content_hash" in metadata and metadata["content_hash"] != sha256(metadata["content"]):
            yield f"{record.ref}: content_hash is not the text's"
        for key in ("confidence", "importance", "importance_base"):
            if not 0 <= metadata.get(key, 0) <= 1:
                yield f"{record.ref}: {key} {metadata[key]}"


def _references(records: list[Record], known: Mapping[tuple[str, str], Record]) -> Iterator[str]:
    for record in records:
        metadata = record.metadata
        refs = [*metadata.get("source_fact_ids", []), *(link["to"] for link in metadata.get("links", []))]
        refs += [metadata[key] for key in ("a", "b", "winner") if key in metadata]
        for ref in refs:
            if split_ref(ref) not in known:
                yield f"{record.ref}: {ref} does not exist"
            if ref == record.ref:
                yield f"{record.ref}: refers to itself"


def _chains(records: list[Record], known: Mapping[tuple[str, str], Record]) -> Iterator[str]:
    for record in records:
        metadata = record.metadata
        for key in ("superseded_by", "revision_of"):
            target = metadata.get(key)
            if target is not None and not _RESERVED.fullmatch(target) and (record.namespace, target) not in known:
                yield f"{record.ref}: {key} {target} does not exist"
        step, seen = record, {record.id}
        while (target := step.metadata.get("superseded_by", "system:")) and not target.startswith("system:"):
            if target in seen:
                yield f"{record.ref}: superseded in a circle"
                break
            seen.add(target)
            step = known[record.namespace, target]


def _domains(records: list[Record]) -> Iterator[str]:
    names = {record.metadata["name"] for record in records if record.namespace == "__domains__"}
    for record in records:
        domain = record.metadata.get("domain")
        if domain is not None and domain not in names:
            yield f"{record.ref}: domain {domain!r} is not registered"


def _vectors(vectors: Matrix) -> Iterator[str]:
    if not np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5):
        yield "a vector is not normalised"
    if vectors.dtype != np.float32:
        yield f"vectors are {vectors.dtype}"


def _similarities(conflicts: Conflicts, lineages: Lineages, rows: Mapping[str, Matrix]) -> Iterator[str]:
    for near in conflicts.near:
        cosine = _cosine(near.pair, lineages, rows)
        if cosine < _NEAR:
            yield f"{near.pair} are not near duplicates: {cosine:.3f}"
    for conflict in conflicts.conflict:
        cosine = _cosine(conflict.pair, lineages, rows)
        if cosine < _CONFLICT:
            yield f"{conflict.pair} are not similar enough for a conflict: {cosine:.3f}"


def _cosine(pair: tuple[str, str], lineages: Lineages, rows: Mapping[str, Matrix]) -> float:
    one, other = (rows[lineages.newest_ref(handle)] for handle in pair)
    return float(one @ other)
