"""The process that purges and compacts a workspace; `explorer.store.writer` starts it.

stdin: one `Job` in JSON, with one change set of patches and purges, or with none: then the file is written anew as it
stands. stdout: one `Answer` a line in JSON. What vectlite prints goes to stderr.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

import msgspec

from explorer.memory.changes import Operation, Purge
from explorer.memory.effects import Standing, standings
from explorer.memory.records import SUPERSEDED_BY
from explorer.store.child_answers import Tell, take_stdout
from explorer.store.contents import Contents
from explorer.store.remaking import Remake, remake
from explorer.store.writer_job import Applied, Hindered, Job, Outcome


def main() -> None:
    """Do the job on stdin and tell how it went."""
    tell = take_stdout()
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    tell(Outcome(perform(job, tell)))


def perform(job: Job, tell: Tell) -> Applied | Hindered:
    """Do the job on a copy and put that in the place of the file; `tell` gets an answer before every step."""
    change = next(iter(job.changes), None)

    def plan(contents: Contents, is_settled: bool) -> Remake | Applied:
        if change is None:
            return Remake(contents, contents.apply(()))
        found = standings(change.operations, contents.metadata)
        ready = [each for each, standing in zip(change.operations, found, strict=True) if standing is Standing.READY]
        if Standing.STALE in found or not _may_go(contents, ready):
            return Applied((), (change.id,))
        if not ready and is_settled:
            return Applied((change.id,), ())
        # Begun again after it was cut off behind the swap, there is nothing left to be done, and the copy is there.
        return Remake(contents, contents.apply(ready), keeps_copy=bool(ready))

    return remake(job, plan, tell)


def _may_go(contents: Contents, operations: Sequence[Operation]) -> bool:
    """Whether what is to be removed is still put aside, or has outlived its time, and nothing that stays leads to it.

    A change set says what stood in the metadata; an end of life, and what else was written meanwhile, stands elsewhere.
    """
    gone = {operation.key for operation in operations if isinstance(operation, Purge)}
    now = time.time()
    for key in gone:
        metadata = contents.metadata(key) or {}
        is_put_aside = metadata.get(SUPERSEDED_BY) or metadata.get("deleted_at") is not None
        if not is_put_aside and not contents.is_outlived(key, now):
            return False
    return not gone or next(contents.naming(gone), None) is None


if __name__ == "__main__":
    main()
