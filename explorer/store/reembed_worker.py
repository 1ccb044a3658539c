"""The process that replaces every vector of a workspace; `explorer.store.writer` starts it.

stdin: one `Job` in JSON, with one change set of one `ReembedAll`. stdout: one `Answer` a line in JSON. What vectlite
prints goes to stderr.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from explorer.memory.changes import ChangeSet, ReembedAll
from explorer.memory.effects import EMBEDDING_MODEL, Standing, standing, written
from explorer.memory.keys import Key
from explorer.memory.namespaces import WORKSPACE
from explorer.memory.reembedding import text_to_embed
from explorer.memory.text import content_hash
from explorer.store.child_answers import Tell, take_stdout
from explorer.store.contents import Contents
from explorer.store.key_vector import key_vector
from explorer.store.remaking import Remake, remake
from explorer.store.text_vectors import read_vectors
from explorer.store.writer_job import Applied, Hindered, Job, Outcome

_STALE = "embedding_stale"


def main() -> None:
    """Do the job on stdin and tell how it went."""
    tell = take_stdout()
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    tell(Outcome(perform(job, tell)))


def perform(job: Job, tell: Tell) -> Applied | Hindered:
    """Do the job on a copy and put that in the place of the file; `tell` gets an answer before every step.

    Stale, and nothing done, where its vectors are gone, others did the same meanwhile, or other programs put named
    vectors in that would not fit.
    """
    [change] = job.changes
    [operation] = change.operations
    assert isinstance(operation, ReembedAll)

    def plan(contents: Contents, is_settled: bool) -> Remake | Applied:
        met = standing(operation, contents.metadata)
        if met is Standing.DONE:
            if is_settled:
                return Applied((change.id,), ())
            # Cut off behind the swap: agents would build the indexes when they open it.
            return Remake(contents, contents.apply(()), keeps_copy=False)
        vectors = read_vectors(Path(job.state_folder), operation.vectors) if met is Standing.READY else None
        is_other = operation.dimension != contents.header.dimension
        if vectors is None or (is_other and contents.named_vectors):
            return Applied((), (change.id,))
        renewal = _Renewal(change, operation, vectors, contents, Path(job.path))
        new = contents.with_vectors(operation.dimension, renewal.record, (operation.key,))
        return Remake(new, before=contents)

    return remake(job, plan, tell)


class _Renewal:
    """What becomes of each record."""

    def __init__(
        self, change: ChangeSet, operation: ReembedAll, vectors: Mapping[str, bytes], contents: Contents, path: Path
    ) -> None:
        self._operation, self._vectors = operation, vectors
        self._said = written(operation, contents.metadata)
        self._new = {"name": path.stem, "created_at": change.made_at}

    def record(self, key: Key, metadata: dict[str, Any] | None) -> tuple[dict[str, Any], bytes]:
        """Its new metadata and vector. A text that was not there when the model read them all is marked."""
        metadata = self._about(key, metadata)
        text = text_to_embed(key.namespace, metadata)
        vector = self._vectors.get(content_hash(text)) if text else None
        if vector is None:
            vector = key_vector(key, self._operation.dimension).astype("<f4").tobytes()
        if text and content_hash(text) not in self._vectors:
            return metadata | {_STALE: True}, vector
        if _STALE in metadata:
            metadata = {name: value for name, value in metadata.items() if name != _STALE}
        return metadata, vector

    def _about(self, key: Key, metadata: dict[str, Any] | None) -> dict[str, Any]:
        """Every record that says which model the vectors are of says the new one."""
        if metadata is None:
            return self._new | self._said
        if key == self._operation.key:
            return metadata | self._said
        if key.namespace == WORKSPACE and EMBEDDING_MODEL in metadata:
            return metadata | {name: self._said[name] for name in (EMBEDDING_MODEL, "dimension")}
        return metadata


if __name__ == "__main__":
    main()
