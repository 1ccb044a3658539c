from __future__ import annotations

import os
import shutil
import signal
import struct
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
import vectlite

from explorer.memory.changes import ChangeKind, ChangeSet, ReembedAll
from explorer.memory.journal import ChangeState, Committed, Trouble
from explorer.memory.keys import Key
from explorer.memory.reembedding import WORKSPACE_KEY
from explorer.store.child_process import Progress
from explorer.store.committer import FileCommitter
from explorer.store.key_vector import key_vector
from explorer.store.reembed_worker import perform
from explorer.store.text_vectors import vectors_path, write_vectors
from explorer.store.vdb_encode import encode_map
from explorer.store.writer_job import Applied, Hindered, Job
from tests.store.conftest import Bytes
from tests.store.written import DB, MAIN, NOW, ODD, change

ROOT = Path(__file__).parents[2]
TEXTS = [
    "The database is PostgreSQL 14",
    "docker: Best practices docker Pin versions",
    *(f"Fact {n}" for n in range(36)),
]
SKILL, POLICY = Key("__skills__", "docker"), Key("__policies__", "p")
NEW = 6


def text_vector(text: str, dimension: int = NEW) -> Any:
    return key_vector(Key("text", text), dimension)


def workspace_with(path: Path, *, named: bool = False) -> Path:
    """All kinds of records, with terms, an end of life, what nobody knows, and a log that was not folded in."""
    facts: dict[str, dict[str, Any]] = {f"f{number}": {"content": f"Fact {number}", **ODD} for number in range(34)}
    facts["db"] = {"content": "The database is PostgreSQL 14", "embedding_stale": True, **ODD}
    facts["cache"] = {"content": "", "deleted_at": "2026-01-01", "superseded_by": "system:deleted"}
    database: Any
    with closing(vectlite.open(str(path), dimension=4)) as database:
        for number, (name, metadata) in enumerate(facts.items()):
            database.insert(
                name, [1.0, number, 0.5, 0.25], metadata, namespace=MAIN, sparse={"x": 0.5},
                vectors={"theirs": [1.0] * 4} if named else None, ttl=9e8 if name == "f0" else None,
            )  # fmt: skip
        database.insert("p", [1.0] * 4, {"content": "Fact 35"}, namespace="__policies__")
        skill = {"name": "docker", "description": "Best practices", "trigger_keywords": ["docker"]}
        database.insert("docker", [1.0] * 4, {**skill, "content": "Pin versions"}, namespace="__skills__")
        database.insert("g", [1.0] * 4, {"role": "qa"}, namespace="__grants__")
    return path


def with_log(path: Path, raw: type[Bytes]) -> Path:
    """A record in the log only, of the old dimension: it must not be laid over the new file."""
    late = raw.record(MAIN, "late", {"content": "Fact 34"}, [1.0, 2.0, 3.0, 4.0])
    path.with_name(f"{path.name}.wal").write_bytes(b"VWL1" + raw.batch(b"\x01" + late))
    return path


def reembedding(state: Path, dimension: int = NEW, **more: Any) -> ChangeSet:
    vectors = np.array([text_vector(text, dimension) for text in TEXTS])
    before = {"embedding_model": None, "embedding_run": None}
    fields = {"before": before, "vectors": write_vectors(state, TEXTS, vectors), "mark": "run", **more}
    return change(ReembedAll(WORKSPACE_KEY, model="bge", dimension=dimension, **fields), kind=ChangeKind.REEMBED_ALL)


def job(path: Path, state: Path, change: ChangeSet, **more: Any) -> Job:
    options = {"parent": os.getppid(), "lock_timeout": 0.2, "today": "2026-11-30", "state_folder": str(state), **more}
    return Job(str(path), (change,), **options)


def read(path: Path) -> dict[Key, dict[str, Any]]:
    """Whatever vectlite reads in a copy of the files as they stand."""
    copy = Path(shutil.copytree(path.parent, path.parent.parent / f"{path.parent.name}-seen")) / path.name
    with closing(vectlite.open(str(copy))) as database:
        found: list[Any] = [
            record for name in database.namespaces() for record in database.list(namespace=name, limit=10_000)
        ]
    shutil.rmtree(copy.parent)
    return {Key(record["namespace"], record["id"]): record for record in found}


@pytest.fixture
def state(tmp_path: Path) -> Path:
    (tmp_path / "state").mkdir()
    return tmp_path / "state"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "work").mkdir()
    return workspace_with(tmp_path / "work" / "w.vdb")


def test_every_vector_is_another_and_all_else_stays(workspace: Path, state: Path, raw: type[Bytes]) -> None:
    with_log(workspace, raw)
    before, old, renewal = read(workspace), workspace.read_bytes(), reembedding(state)
    assert perform(job(workspace, state, renewal), lambda _: None) == Applied((renewal.id,), ())
    after = read(workspace)
    assert after.pop(WORKSPACE_KEY)["metadata"] == {
        "name": "w", "created_at": renewal.made_at, "embedding_model": "bge", "dimension": 6, "embedding_run": "run"
    }  # fmt: skip
    texts = {DB: TEXTS[0], SKILL: TEXTS[1], POLICY: "Fact 35", Key(MAIN, "late"): "Fact 34"}
    texts |= {Key(MAIN, f"f{number}"): f"Fact {number}" for number in range(34)}
    for key, record in after.items():
        expected = text_vector(texts[key]) if key in texts else key_vector(key, NEW)
        assert np.allclose(record.pop("vector"), expected, atol=1e-6), key
        before[key].pop("vector")
    del before[DB]["metadata"]["embedding_stale"]
    assert after == before
    [copy] = (state / "backups").iterdir()
    assert (copy / "w.vdb").read_bytes() == old
    assert (copy / "w.vdb.wal").exists()
    assert not workspace.with_name("w.vdb.wal").exists()
    with closing(vectlite.open(str(workspace))) as database:
        assert database.dimension == NEW
        hits: Any = database.search(text_vector("Fact 7").tolist(), k=1, namespace=MAIN)
        assert [hit["id"] for hit in hits] == ["f7"]


def test_what_agents_wrote_meanwhile_is_marked(workspace: Path, state: Path) -> None:
    renewal = reembedding(state)
    with closing(vectlite.open(str(workspace))) as database:
        database.update_metadata("f1", {"content": "Another"}, namespace=MAIN)

    def tell(said: Any) -> None:
        if said == Progress(0.9) and not wrote:
            wrote.append(True)
            with closing(vectlite.open(str(workspace))) as database:
                database.insert("late", [1.0] * 4, {"content": "New"}, namespace=MAIN)
                database.update_metadata("db", {"topic": "x"}, namespace=MAIN)

    wrote: list[bool] = []
    assert perform(job(workspace, state, renewal), tell) == Applied((renewal.id,), ())
    after = read(workspace)
    stale = {key.id: record["vector"] for key, record in after.items() if record["metadata"].get("embedding_stale")}
    assert stale.keys() == {"f1", "late"}
    assert np.allclose(stale["late"], key_vector(Key(MAIN, "late"), NEW), atol=1e-6)
    assert after[DB]["metadata"]["topic"] == "x"
    assert after[Key(MAIN, "f1")]["metadata"]["content"] == "Another"


def test_a_workspace_that_names_its_model_names_the_new_one(workspace: Path, state: Path) -> None:
    with closing(vectlite.open(str(workspace))) as database:
        said: dict[str, Any] = {"embedding_model": "old", "name": "Ours", "theirs": 1}
        database.insert("workspace", [1.0] * 4, said, namespace="__workspace__")
        database.insert("other", [1.0] * 4, {"embedding_model": "old"}, namespace="__workspace__")
    stale = reembedding(state)
    assert perform(job(workspace, state, stale), lambda _: None) == Applied((), (stale.id,))
    renewal = reembedding(state, before={"embedding_model": "old", "embedding_run": None})
    assert perform(job(workspace, state, renewal), lambda _: None) == Applied((renewal.id,), ())
    found = {key.id: record["metadata"] for key, record in read(workspace).items() if key.namespace == "__workspace__"}
    assert found["workspace"] == {
        "embedding_model": "bge", "dimension": 6, "embedding_run": "run", "name": "Ours", "theirs": 1
    }  # fmt: skip
    assert found["other"] == {"embedding_model": "bge", "dimension": 6}


def test_done_again_nothing_is_written(workspace: Path, state: Path) -> None:
    renewal = reembedding(state)
    perform(job(workspace, state, renewal), lambda _: None)
    before = {each: each.stat().st_ino for each in workspace.parent.iterdir()}
    vectors_path(state, renewal.operations[0].vectors).unlink()  # type: ignore[union-attr]
    assert perform(job(workspace, state, renewal), lambda _: None) == Applied((renewal.id,), ())
    assert {each: each.stat().st_ino for each in workspace.parent.iterdir()} == before


def test_vectors_that_are_gone_are_not_waited_for(workspace: Path, state: Path) -> None:
    renewal, before = reembedding(state, vectors="0" * 64), workspace.read_bytes()
    assert perform(job(workspace, state, renewal), lambda _: None) == Applied((), (renewal.id,))
    assert workspace.read_bytes() == before


def test_named_vectors_stay_where_they_fit(tmp_path: Path, state: Path) -> None:
    (tmp_path / "work").mkdir()
    path = workspace_with(tmp_path / "work" / "w.vdb", named=True)
    other, same = reembedding(state), reembedding(state, 4)
    assert perform(job(path, state, other), lambda _: None) == Applied((), (other.id,))
    assert perform(job(path, state, same), lambda _: None) == Applied((same.id,), ())
    assert read(path)[DB]["vectors"] == {"theirs": [1.0] * 4}


@pytest.mark.parametrize("dimension", [4, NEW])
def test_shortened_vectors_of_another_length_are_shortened_no_more(
    workspace: Path, state: Path, dimension: int
) -> None:
    database: Any = vectlite.open(str(workspace))
    with closing(database):
        database.enable_quantization("scalar")
        database.create_index("content", "keyword")
    renewal = reembedding(state, dimension)
    assert perform(job(workspace, state, renewal), lambda _: None) == Applied((renewal.id,), ())
    with closing(vectlite.open(str(workspace))) as database:
        assert database.list_indexes() == [("content", "keyword")]
        assert (database.quantization_method == "scalar") is (dimension == 4)
        hits: Any = database.search(text_vector("Fact 9", dimension).tolist(), k=1, namespace=MAIN)
        assert [hit["id"] for hit in hits] == ["f9"]


def test_multi_vectors_of_other_programs_stay(workspace: Path, state: Path, raw: type[Bytes]) -> None:
    body = raw.text(MAIN) + raw.text("multi") + encode_map({"content": "Fact 1"}) + struct.pack("<I4f", 4, *[1.0] * 4)
    multi = struct.pack("<III", 0, 0, 1) + raw.text("tokens") + struct.pack("<II6f", 2, 3, *range(6))
    log = b"VWL1" + raw.batch(b"\x01" + body + multi + bytes(8))
    workspace.with_name("w.vdb.wal").write_bytes(log)
    renewal = reembedding(state)
    assert perform(job(workspace, state, renewal), lambda _: None) == Applied((renewal.id,), ())
    assert multi in workspace.read_bytes()
    assert Key(MAIN, "multi") in read(workspace)


def test_an_agent_that_has_the_file_is_not_disturbed(workspace: Path, state: Path) -> None:
    renewal = reembedding(state)
    with closing(vectlite.open(str(workspace))):
        answer = perform(job(workspace, state, renewal), lambda _: None)
    assert answer == Hindered(Trouble.BUSY, "another process has it open")
    assert not (state / "backups").exists()


def test_room_for_longer_vectors_is_asked_for_first(
    workspace: Path, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    renewal, before = reembedding(state, 1_000), workspace.read_bytes()
    usage = shutil.disk_usage(workspace)._replace(free=2 * len(before) + (1 << 20) + 50_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    answer = perform(job(workspace, state, renewal), lambda _: None)
    assert isinstance(answer, Hindered)
    assert answer.trouble is Trouble.DISK_FULL
    assert workspace.read_bytes() == before


# Kills itself at the n-th step that it tells of, or as soon as so many lines of these modules have run.
KILLED = """
import os, signal, sys
import msgspec
from explorer.store import backups, reembed_worker, remaking, swapping
from explorer.store.writer_job import Job
left, by_line = int(sys.argv[1]), sys.argv[2] == "line"
def die():
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
def trace(frame, event, argument):
    if frame.f_code.co_filename not in (remaking.__file__, swapping.__file__, backups.__file__):
        return None
    if event == "line":
        die()
    return trace
job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
if by_line:
    sys.settrace(trace)
reembed_worker.perform(job, lambda _: None if by_line else die())
sys.settrace(None)
"""


@pytest.mark.parametrize(("how", "stride"), [("step", 1), ("line", 41)])
def test_killed_at_any_step_the_file_is_the_old_or_the_new_one(
    tmp_path: Path, raw: type[Bytes], how: str, stride: int
) -> None:
    (tmp_path / "original").mkdir()
    original = workspace_with(tmp_path / "original" / "w.vdb")
    database: Any = vectlite.open(str(original))
    with closing(database):
        database.enable_quantization("scalar")
    old = read(with_log(original, raw))
    states, new = [], None
    for count in range(1, 999, stride):
        folder = tmp_path / str(count)
        path = Path(shutil.copytree(original.parent, folder / "work")) / "w.vdb"
        committer = FileCommitter(path, lambda: NOW, None, folder / "state")
        renewal = reembedding(committer.folder)
        committer.journal.record(renewal)
        committer.journal.take(1)
        ran = subprocess.run(
            [sys.executable, "-c", KILLED, str(count), how], cwd=ROOT, check=False,
            input=msgspec.json.encode(job(path, committer.folder, renewal, parent=os.getpid())),
        )  # fmt: skip
        assert ran.returncode in (0, -signal.SIGKILL)
        found = read(path)
        is_new = WORKSPACE_KEY in found
        # As the next start does: it is completed, and said so.
        assert committer.commit(lambda _: None) == Committed((renewal,), ())
        assert committer.journal.state(renewal.id) is ChangeState.APPLIED
        assert not [*committer.folder.glob("purging-*"), *committer.folder.glob("vectors-*")]
        [copy] = (each for each in (committer.folder / "backups").iterdir() if not each.name.startswith("."))
        assert len(read(copy / "w.vdb")) == len(old)
        committer.close()
        after = read(path)
        after[WORKSPACE_KEY]["metadata"].pop("created_at")
        new = new or after
        assert after == new
        if is_new:
            found[WORKSPACE_KEY]["metadata"].pop("created_at")
        assert found == (new if is_new else old)
        states.append(is_new)
        shutil.rmtree(folder)
        if ran.returncode == 0:
            break
    assert states == sorted(states)
    assert {False, True} == {*states}
