"""Starts the processes that apply change sets and that purge, and tells what became of it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from explorer.memory.journal import Trouble
from explorer.memory.protocols import Cancelled, Report
from explorer.store.child_process import Failed, run
from explorer.store.purge_folder import clear_purge_folders
from explorer.store.writer_job import Applied, Hindered, Job, Outcome

_WORKER = "explorer.store.writer_worker"
_PURGER = "explorer.store.purge_worker"
_REEMBEDDER = "explorer.store.reembed_worker"


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


def purge(job: Job, report: Report) -> Applied | Hindered:
    """Purge the workspace by the job's one change set, or compact it where there is none, in a child process.

    A stop that `report` asks for is heard until the new file takes the place of the old one: then `Cancelled` is
    raised, all is as it was, and nothing is left behind. Killed at any moment, the file is the old or the new one.
    """
    return _remake(_PURGER, job, report)


def reembed_file(job: Job, report: Report) -> Applied | Hindered:
    """Replace every vector by the job's one change set, in a child process; a stop and a kill as with `purge`."""
    return _remake(_REEMBEDDER, job, report)


def _remake(worker: str, job: Job, report: Report) -> Applied | Hindered:
    decision = Path(job.decision)
    decision.unlink(missing_ok=True)

    def tell(share: float) -> None:
        try:
            report(share)
        except Cancelled:
            # Whoever makes the file has decided: the swap may have begun just now.
            with suppress(FileExistsError):
                decision.open("xb").close()
                raise

    try:
        answer = run(worker, msgspec.json.encode(job), Outcome, tell)
    finally:
        decision.unlink(missing_ok=True)
        clear_purge_folders(Path(job.path), Path(job.state_folder))
    return Hindered(Trouble.FAILED, answer.reason) if isinstance(answer, Failed) else answer.result
