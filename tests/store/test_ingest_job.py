from __future__ import annotations

import msgspec

from explorer.store.child_process import Failed, Progress
from explorer.store.ingest_job import Answer, Done, Job, NewRecord


def test_a_job_survives_the_way_to_the_child() -> None:
    record = NewRecord(
        "project:main", "a", {"content": "Київ", "n": 1, "f": 0.5, "l": [{"to": "x"}], "z": None}, {"a": 1.0}
    )
    job = Job("/tmp/w.vdb", (record,), b"\0" * 12, 3, True, "/tmp/f", 1.0)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=Job) == job


def test_answers_survive_the_way_back() -> None:
    answers: list[Answer] = [Progress(0.5), Done(3, (("project:main", "a"),)), Failed("why", busy=True)]
    for answer in answers:
        assert msgspec.json.decode(msgspec.json.encode(answer), type=Answer) == answer
