from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
import vectlite

from explorer.memory.changes import ChangeKind, ChangeSet, Patch, Purge
from explorer.memory.effects import digest_of
from explorer.memory.journal import ChangeState, Committed, Trouble
from explorer.memory.keys import Key
from explorer.store.child_process import Progress
from explorer.store.committer import FileCommitter
from explorer.store.purge_worker import perform
from explorer.store.remaking import SWAPPING
from explorer.store.writer_job import Answer, Applied, Hindered, Job, Outcome
from tests.store.written import CACHE, DB, DB_2, DEPLOY, MAIN, NOW, change, metadata, records, revision, write_workspace

ROOT = Path(__file__).parents[2]
GONE: dict[str, Any] = {"deleted_at": "2026-01-01T00:00:00+00:00", "superseded_by": "system:deleted", "content": ""}


@pytest.fixture
def state(tmp_path: Path) -> Path:
    (tmp_path / "state").mkdir()
    return tmp_path / "state"


def aged(path: Path, others: int = 40) -> Path:
    """A workspace with a revised fact and a deleted one, everything closed."""
    write_workspace(path, others)
    with closing(vectlite.open(str(path))) as database:
        old: Any = database.get("db", namespace=MAIN)
        database.insert(
            "db~2",
            old["vector"],
            {**old["metadata"], "content": "The database is PostgreSQL 16", "revision_of": "db"},
            namespace=MAIN,
        )
        database.update_metadata("db", {"superseded_by": "db~2"}, namespace=MAIN)
        database.update_metadata("cache", GONE, namespace=MAIN)
    return path


def purging(path: Path, *more: Any) -> ChangeSet:
    found = metadata(Path(shutil.copytree(path.parent, path.parent.parent / f"{path.parent.name}-seen") / path.name))
    shutil.rmtree(path.parent.parent / f"{path.parent.name}-seen")
    purges = [
        Purge(key, digest_of(found[key]), {"superseded_by": found[key]["superseded_by"], "pinned": None})
        for key in (DB, CACHE)
    ]
    return change(*more, *purges, kind=ChangeKind.PURGE)


REPOINTED = Patch(DEPLOY, {"links": None}, {"links": [{"to": "db~2", "type": "because"}]})


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "work").mkdir()
    return aged(tmp_path / "work" / "w.vdb")


def job(path: Path, state: Path, *changes: ChangeSet, **more: Any) -> Job:
    options = {"parent": os.getppid(), "lock_timeout": 0.2, "today": "2026-11-30", "state_folder": str(state), **more}
    return Job(str(path), changes, **options)


def run(path: Path, state: Path, *changes: ChangeSet, tell: Callable[[Any], None] = lambda _: None) -> Any:
    return perform(job(path, state, *changes), tell)


def copies(state: Path) -> list[Path]:
    return sorted((state / "backups").iterdir()) if (state / "backups").exists() else []


def test_what_goes_is_gone_and_everything_else_stays_bit_for_bit(workspace: Path, state: Path) -> None:
    purge = purging(workspace, REPOINTED)
    before, old = records(workspace), workspace.read_bytes()
    assert run(workspace, state, purge) == Applied((purge.id,), ())
    [copy] = copies(state)
    assert (copy.name, (copy / "w.vdb").read_bytes()) == (f"2026-11-30-purge_{purge.id[:6]}", old)
    assert b"PostgreSQL 14" not in workspace.read_bytes()
    assert not workspace.with_name("w.vdb.wal").exists()
    after = records(workspace)
    del before[DB], before[CACHE]
    before[DEPLOY]["metadata"]["links"] = [{"to": "db~2", "type": "because"}]
    assert after == before
    assert [each.name for each in state.iterdir()] == ["backups"]


def test_the_indexes_are_those_of_what_stays(workspace: Path, state: Path) -> None:
    run(workspace, state, purging(workspace))
    [listed] = [each.read_bytes() for each in workspace.parent.iterdir() if each.name == "w.vdb.ann"]
    assert b"cache" not in listed
    assert b"db~2" in listed
    with closing(vectlite.open(str(workspace))) as database:
        assert database.count() == 42
        found: Any = database.search([1.0, 10 / 7, 0.25, -0.5], k=1, namespace=MAIN)
        assert [each["id"] for each in found] == ["f7"]
    assert workspace.with_name("w.vdb.ann").read_bytes() == listed


def test_without_a_change_set_the_file_is_written_anew_as_it_stands(workspace: Path, state: Path) -> None:
    before = records(workspace)
    with closing(vectlite.open(str(workspace))) as database:
        database.update_metadata("f1", {"topic": "x"}, namespace=MAIN)
        frozen = state / "frozen"
        frozen.mkdir()
        for name in ("w.vdb", "w.vdb.wal"):
            shutil.copy(workspace.with_name(name), frozen)
    path = frozen / "w.vdb"
    assert run(path, state) == Applied((), ())
    assert not path.with_name("w.vdb.wal").exists()
    before[Key(MAIN, "f1")]["metadata"]["topic"] = "x"
    assert records(path) == before
    [copy] = copies(state)
    assert (copy.name, (copy / "w.vdb.wal").exists()) == ("2026-11-30-purge_packed", True)


def test_what_agents_have_indexed_stays_so(workspace: Path, state: Path) -> None:
    with closing(vectlite.open(str(workspace))) as database:
        database.create_index("topic", "keyword")
    run(workspace, state, purging(workspace))
    with closing(vectlite.open(str(workspace))) as database:
        assert database.list_indexes() == [("topic", "keyword")]


@pytest.mark.parametrize(
    ("key", "values"),
    [
        (DB, {"superseded_by": None}),
        (DB, {"pinned": True}),
        (CACHE, {"content": "Redis again"}),
        (DEPLOY, {"superseded_by": "cache"}),
    ],
)
def test_what_somebody_else_needs_by_now_stays(workspace: Path, state: Path, key: Key, values: dict[str, Any]) -> None:
    purge = purging(workspace)
    with closing(vectlite.open(str(workspace))) as database:
        database.update_metadata(key.id, values, namespace=key.namespace)
    before = records(workspace)
    assert run(workspace, state, purge) == Applied((), (purge.id,))
    assert records(workspace) == before
    assert copies(state) == []


def test_a_current_record_goes_only_once_it_has_outlived_its_time(workspace: Path, state: Path) -> None:
    purge = change(Purge(DEPLOY, digest_of(metadata(workspace)[DEPLOY])), kind=ChangeKind.PURGE)
    assert run(workspace, state, purge) == Applied((), (purge.id,))
    with closing(vectlite.open(str(workspace))) as database:
        database.set_ttl("deploy", 0.001, namespace=MAIN)
    assert run(workspace, state, purge) == Applied((purge.id,), ())
    assert b"Tuesday" not in workspace.read_bytes()


def test_an_agent_that_has_the_file_is_not_disturbed(workspace: Path, state: Path) -> None:
    purge, told = purging(workspace), list[Any]()
    with closing(vectlite.open(str(workspace))):
        assert run(workspace, state, purge, tell=told.append) == Hindered(Trouble.BUSY, "another process has it open")
    # Nothing was copied in vain.
    assert told == []
    assert list(state.iterdir()) == []


def write_once(path: Path, values: dict[str, Any]) -> None:
    with closing(vectlite.open(str(path))) as database:
        database.update_metadata("f2", values, namespace=MAIN)


def test_an_agent_that_writes_meanwhile_has_its_say(workspace: Path, state: Path) -> None:
    purge, wrote = purging(workspace), list[bool]()

    def tell(said: Any) -> None:
        if isinstance(said, Progress) and said.done == 0.9 and not wrote:
            wrote.append(True)
            write_once(workspace, {"topic": "meanwhile"})

    assert run(workspace, state, purge, tell=tell) == Applied((purge.id,), ())
    after = metadata(workspace)
    assert after[Key(MAIN, "f2")]["topic"] == "meanwhile"
    assert DB not in after
    [copy] = copies(state)
    assert b"meanwhile" in (copy / "w.vdb").read_bytes()


def test_an_agent_that_keeps_writing_is_told_of(workspace: Path, state: Path) -> None:
    purge, count = purging(workspace), 0

    def tell(said: Any) -> None:
        nonlocal count
        if isinstance(said, Progress) and said.done == 0.9:
            count += 1
            write_once(workspace, {"n": count})

    answer = run(workspace, state, purge, tell=tell)
    assert answer == Hindered(Trouble.BUSY, "an agent kept writing to it while the copy was made")
    after = metadata(workspace)
    assert {DB, CACHE} <= after.keys()
    assert after[Key(MAIN, "f2")]["n"] == count
    assert [each for each in state.rglob("*") if each.is_file()] == []


def test_an_agent_that_opens_it_meanwhile_is_not_disturbed(workspace: Path, state: Path) -> None:
    purge, agents = purging(workspace), list[Any]()

    def tell(said: Any) -> None:
        if isinstance(said, Progress) and said.done == 0.9:
            agents.append(vectlite.open(str(workspace)))

    answer = run(workspace, state, purge, tell=tell)
    assert answer == Hindered(Trouble.BUSY, "another process has it open")
    agents[0].close()
    assert DB in metadata(workspace)


def test_a_file_that_is_gone_stays_gone(tmp_path: Path, state: Path) -> None:
    assert run(tmp_path / "w.vdb", state) == Hindered(Trouble.MISSING)


def test_a_damaged_file_is_left_as_it_is(workspace: Path, state: Path) -> None:
    workspace.write_bytes(data := workspace.read_bytes()[:-5])
    answer = run(workspace, state)
    assert isinstance(answer, Hindered)
    assert answer.trouble is Trouble.DAMAGED
    assert workspace.read_bytes() == data


def test_a_full_disk_is_noticed_before_anything_is_written(
    workspace: Path, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {file: file.read_bytes() for file in workspace.parent.iterdir()}
    usage = shutil.disk_usage(workspace.parent)._replace(free=1_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    answer = run(workspace, state)
    assert isinstance(answer, Hindered)
    assert answer.trouble is Trouble.DISK_FULL
    assert {file: file.read_bytes() for file in workspace.parent.iterdir()} == before
    assert list(state.iterdir()) == []


LIMITED = """
import resource, sys
size = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
from explorer.store import purge_worker
purge_worker.main()
"""


@pytest.mark.parametrize("share", [0.02, 0.5, 0.97])
def test_a_disk_that_fills_up_meanwhile_loses_nothing(workspace: Path, state: Path, share: float) -> None:
    purge = purging(workspace)
    before = {file: file.read_bytes() for file in workspace.parent.iterdir()}
    limit = int(workspace.stat().st_size * share)
    ran = subprocess.run(
        [sys.executable, "-c", LIMITED, str(limit)], cwd=ROOT, capture_output=True, check=True,
        input=msgspec.json.encode(job(workspace, state, purge, parent=os.getpid())),
    )  # fmt: skip
    *_, last = [msgspec.json.decode(line, type=Answer) for line in ran.stdout.splitlines()]
    assert isinstance(last, Outcome)
    assert isinstance(last.result, Hindered)
    assert last.result.trouble is Trouble.DISK_FULL
    assert {file: file.read_bytes() for file in workspace.parent.iterdir()} == before
    assert [each for each in state.rglob("*") if each.is_file()] == []


def test_names_that_vectlite_cannot_keep_are_refused(tmp_path: Path, state: Path) -> None:
    path = write_workspace(tmp_path / ("w" * 233 + ".vdb"))
    assert run(path, state) == Hindered(Trouble.NAMES_TOO_LONG)


def test_a_link_with_a_log_of_its_own_is_left_alone(workspace: Path, state: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.vdb"
    link.symlink_to(workspace)
    answer = run(link, state)
    assert isinstance(answer, Hindered)
    assert link.is_symlink()


def test_a_small_file_needs_no_index(tmp_path: Path, state: Path) -> None:
    path = aged(tmp_path / "w.vdb", others=0)
    (work := tmp_path / "work").mkdir()
    path = path.rename(work / "w.vdb")
    purge = purging(path)
    assert run(path, state, purge) == Applied((purge.id,), ())
    assert metadata(path).keys() == {DEPLOY, DB_2}


def test_done_again_nothing_is_written(workspace: Path, state: Path) -> None:
    purge = purging(workspace)
    run(workspace, state, purge)
    before = {each: each.stat().st_ino for each in (*workspace.parent.iterdir(), *copies(state))}
    assert run(workspace, state, purge) == Applied((purge.id,), ())
    assert {each: each.stat().st_ino for each in (*workspace.parent.iterdir(), *copies(state))} == before


def test_a_purge_that_was_stopped_is_not_begun(workspace: Path, state: Path) -> None:
    purge, before = purging(workspace), workspace.read_bytes()
    (state / "decided").touch()
    assert perform(job(workspace, state, purge, decision=str(state / "decided")), lambda _: None) == Hindered(
        Trouble.FAILED, "it was stopped"
    )
    assert perform(job(workspace, state, purge, parent=os.getpid()), lambda _: None) == Hindered(
        Trouble.FAILED, "the program that asked has ended"
    )
    assert workspace.read_bytes() == before
    assert copies(state) == []


# Kills itself at the n-th step that it tells of, or as soon as so many lines of these modules have run.
KILLED = """
import os, signal, sys
import msgspec
from explorer.store import backups, contents, purge_worker, remaking, swapping
from explorer.store.writer_job import Job
left, by_line = int(sys.argv[1]), sys.argv[2] == "line"
def die():
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
def trace(frame, event, argument):
    if frame.f_code.co_filename not in (purge_worker.__file__, remaking.__file__, swapping.__file__, backups.__file__):
        return None
    if event == "line":
        die()
    return trace
job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
if by_line:
    sys.settrace(trace)
purge_worker.perform(job, lambda _: None if by_line else die())
sys.settrace(None)
"""


@pytest.mark.parametrize(("how", "stride"), [("step", 1), ("line", 17)])
def test_killed_at_any_step_the_file_is_the_old_or_the_new_one(tmp_path: Path, how: str, stride: int) -> None:
    original = aged(tmp_path / "original.vdb", 34)
    (tmp_path / "first").mkdir()
    first = Path(shutil.copy(original, tmp_path / "first" / "w.vdb"))
    purge, old = purging(first, REPOINTED), metadata(first)
    new = {key: each for key, each in old.items() if key not in (DB, CACHE)}
    new[DEPLOY] = {**new[DEPLOY], "links": [{"to": "db~2", "type": "because"}]}
    states = []
    for count in range(1, 999, stride):
        folder = tmp_path / str(count)
        (folder / "work").mkdir(parents=True)
        path = folder / "work" / "w.vdb"
        for part in tmp_path.glob("original.vdb*"):
            shutil.copyfile(part, path.with_name(part.name.replace("original", "w")))
        committer = FileCommitter(path, lambda: NOW, None, folder / "state")
        committer.journal.record(purge)
        committer.journal.take(1)
        asked = job(path, committer.folder, purge, parent=os.getpid())
        ran = subprocess.run(
            [sys.executable, "-c", KILLED, str(count), how], input=msgspec.json.encode(asked), cwd=ROOT, check=False
        )
        assert ran.returncode in (0, -signal.SIGKILL)
        found = metadata(shutil.copytree(folder / "work", folder / "seen") / "w.vdb")
        assert found in (old, new)
        states.append(found == new)
        # As the next start does: it is completed, and said so.
        assert committer.commit(lambda _: None) == Committed((purge,), ())
        assert committer.journal.state(purge.id) is ChangeState.APPLIED
        assert not list(committer.folder.glob("purging-*"))
        [copy] = (each for each in copies(committer.folder) if not each.name.startswith("."))
        assert (copy / "w.vdb").read_bytes() == original.read_bytes()
        committer.close()
        assert metadata(path) == new
        shutil.rmtree(folder)
        if ran.returncode == 0:
            break
    assert states == sorted(states)
    assert {*states} == {False, True}
    assert len(states) > 10


def test_progress_ends_with_the_swap(workspace: Path, state: Path) -> None:
    told: list[Any] = []
    run(workspace, state, purging(workspace), tell=told.append)
    shares = [each.done for each in told]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert SWAPPING in shares


def test_what_waits_in_the_log_comes_along(tmp_path: Path, state: Path) -> None:
    (tmp_path / "work").mkdir()
    path = aged(tmp_path / "work" / "w.vdb")
    purge = purging(path)
    with vectlite.open(str(path)) as database:
        old: Any = database.get("f3", namespace=MAIN)
        database.insert("late", old["vector"], {"content": "late"}, namespace=MAIN)
        frozen = tmp_path / "frozen"
        shutil.copytree(path.parent, frozen)
    path = frozen / "w.vdb"
    assert path.with_name("w.vdb.wal").exists()
    assert run(path, state, purge) == Applied((purge.id,), ())
    assert not path.with_name("w.vdb.wal").exists()
    after = metadata(path)
    assert after[Key(MAIN, "late")] == {"content": "late"}
    assert CACHE not in after
    assert revision().operations[0].key in after
