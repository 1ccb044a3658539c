"""What it means to replace every vector of a workspace: which texts there are, and how it went."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from explorer.memory.ahead import Ahead
from explorer.memory.effects import EMBEDDING_MODEL
from explorer.memory.embedded_text import embedded_text
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.journal import Committed
from explorer.memory.keys import Key
from explorer.memory.namespaces import WORKSPACE
from explorer.memory.protocols import RecordSource, Report

WORKSPACE_KEY = Key(WORKSPACE, "workspace")
"""The record in which a workspace says which model its vectors are of."""
_TELL_EVERY = 2_000


class CannotReembed(MemoryExplorerError):
    """The workspace has vectors that cannot be replaced here; the sentence says which. Nothing was written."""


@dataclass(frozen=True, slots=True)
class ReembeddingPlan:
    """What would be embedded: the different `texts` of `embedded` records, the first of each as it stands.

    `bare` records have no text, as deleted ones; they get a vector derived from their key. `named` counts the records
    with named vectors of other programs, which stand in the way of another dimension. `model` and `dimension` are those
    that the workspace has now; the model is empty where it says none.
    """

    model: str
    dimension: int
    texts: tuple[str, ...]
    embedded: int
    bare: int
    named: int
    size: int

    @property
    def records(self) -> int:
        """All records of the workspace."""
        return self.embedded + self.bare

    def obstacle(self, dimension: int, name: str) -> str:
        """A sentence where the vectors of the file `name` cannot be replaced by such ones; else empty."""
        if dimension == self.dimension or not self.named:
            return ""
        return (
            f"Other programs have put named vectors into “{name}” (into {self.named:,} of its records), and vectlite "
            f"keeps all vectors of a file at one length: with {dimension:,} dimensions in place of {self.dimension:,} "
            f"the file could not be opened any more. Choose a model of {self.dimension:,} dimensions. Nothing was "
            "changed."
        )


@dataclass(frozen=True, slots=True)
class Reembedded:
    """What became of it. With a `trouble` in `committed` nothing was changed, and nothing waits.

    `stale` records were changed or added by agents meanwhile: they are marked, and their vectors can be renewed.
    `copy` is the folder where the file as it was is kept.
    """

    committed: Committed
    change_id: str = ""
    embedded: int = 0
    stale: int = 0
    copy: Path | None = None


def text_to_embed(namespace: str, metadata: Mapping[str, Any]) -> str:
    """The text that a record is found by; empty where it needs no vector of one, as a deleted one."""
    return "" if metadata.get("deleted_at") is not None else embedded_text(namespace, metadata)


def plan_reembedding(source: RecordSource, report: Report, ahead: Ahead | None = None) -> ReembeddingPlan:
    """What would be embedded of these records, as they will stand once what is `ahead` is written."""
    texts: dict[str, None] = {}
    embedded = bare = named = 0
    whole = max(1, sum(source.namespaces.values()))
    there = list(source.keys())
    new = [] if ahead is None else [key for key in ahead.touched if source.row(key) is None]
    for number, key in enumerate((*there, *new)):
        if number % _TELL_EVERY == 0:
            report(min(1.0, number / whole))
        row = source.row(key)
        waits = ahead is not None and key in ahead.touched
        metadata = ahead.metadata(key) if ahead is not None and waits else None if row is None else source.metadata(row)
        if metadata is None:
            continue
        named += row is not None and bool(source.cargo(key).named)
        text = text_to_embed(key.namespace, metadata)
        if text:
            texts[text] = None
            embedded += 1
        else:
            bare += 1
    size = source.file.size + source.file.wal_size
    return ReembeddingPlan(named_model(source), source.file.dimension, tuple(texts), embedded, bare, named, size)


def named_model(source: RecordSource) -> str:
    """The model that the workspace says its vectors are of; empty where it says none."""
    row = source.row(WORKSPACE_KEY)
    said = None if row is None else source.metadata(row).get(EMBEDDING_MODEL)
    return said if isinstance(said, str) else ""
