"""Starts the process that applies change sets, and tells what became of them."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from explorer.memory.journal import Trouble
from explorer.memory.protocols import Cancelled, Report
from explorer.store.child_process import Failed, run
from explorer.store.writer_job import Applied, Hindered, Job, Outcome

_WORKER = "explorer.store.writer_worker"


def write(job: Job, report: Report) -> Applied | Hindered:
    """Apply the job's change sets in a child process, which holds the file's lock only while it writes.

    A stop that `report` asks for is heard before it begins, not while it writes. Killed at any moment, the file
    holds, for every record, its old or its new state; applying the job again completes it.
    """

    def tell(share: float) -> None:
        with suppress(Cancelled):
            report(share)

    report(0.0)
    answer = run(_WORKER, msgspec.json.encode(job), Outcome, tell)
    return Hindered(Trouble.FAILED, answer.reason) if isinstance(answer, Failed) else answer.result
