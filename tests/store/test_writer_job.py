from __future__ import annotations

import msgspec

from explorer.memory.journal import Trouble
from explorer.store.child_process import Failed, Progress
from explorer.store.writer_job import Answer, Applied, Hindered, Job, Outcome
from tests.store.written import everything


def test_a_job_survives_the_way_to_the_child() -> None:
    job = Job("/tmp/w.vdb", (everything(),), 17, "/tmp/state", 7, "2026-11-30", 0.5)
    assert msgspec.json.decode(msgspec.json.encode(job), type=Job) == job


def test_answers_survive_the_way_back() -> None:
    answers: list[Answer] = [
        Progress(0.5),
        Outcome(Applied(("a",), ("b",))),
        Outcome(Hindered(Trouble.DISK_FULL, "os error 28")),
        Failed("why"),
    ]
    for answer in answers:
        assert msgspec.json.decode(msgspec.json.encode(answer), type=Answer) == answer
