from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
import vectlite
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.changes import ChangeKind, ChangeSet, Insert, Patch, Purge, Reembed
from explorer.memory.effects import digest_of
from explorer.memory.journal import ChangeState, Committed, Trouble
from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.store.committer import FileCommitter
from explorer.store.keyword_terms import keyword_terms
from explorer.store.mending import mend
from explorer.store.workspace import Workspace
from explorer.store.writer_job import Answer, Applied, Hindered, Job, Outcome
from explorer.store.writer_worker import perform
from tests.store.written import (
    CACHE,
    DB,
    DB_2,
    DEPLOY,
    DIMENSION,
    MAIN,
    NOW,
    ODD,
    change,
    confidence,
    everything,
    imported,
    merge,
    metadata,
    records,
    revision,
    write_workspace,
)

ROOT = Path(__file__).parents[2]
UNIT = np.eye(DIMENSION, dtype="<f4")[2]


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    return write_workspace(tmp_path / "w.vdb")


def job(path: Path, *changes: ChangeSet, **more: Any) -> Job:
    return Job(str(path), changes, **{"parent": os.getppid(), "lock_timeout": 0.2, **more})


def apply(path: Path, *changes: ChangeSet, **more: Any) -> Applied | Hindered:
    return perform(job(path, *changes, **more), lambda _: None)


def test_a_patch_changes_its_fields_and_nothing_else(workspace: Path) -> None:
    before = records(workspace)
    edit = change(confidence(DB, 0.5, 0.75))
    assert apply(workspace, edit) == Applied((edit.id,), ())
    after = records(workspace)
    before[DB]["metadata"]["confidence"] = 0.75
    assert after == before


def test_a_revision_carries_everything_over_with_terms_and_vector_of_its_own(workspace: Path) -> None:
    change_set = revision()
    insert = msgspec.structs.replace(change_set.operations[0], vector=UNIT.tobytes())
    change_set = msgspec.structs.replace(change_set, operations=(insert, change_set.operations[1]))
    assert apply(workspace, change_set) == Applied((change_set.id,), ())
    after = records(workspace)
    new = after[DB_2]
    assert new["metadata"].items() >= {**ODD, "confidence": 0.5, "revision_of": "db"}.items()
    assert new["vector"] == UNIT.tolist()
    assert new["vectors"] == after[DB]["vectors"]
    assert new["sparse"] == pytest.approx(keyword_terms("The database is PostgreSQL 16"))
    assert "embedding_stale" not in new["metadata"]
    assert after[DB]["metadata"]["superseded_by"] == "db~2"
    assert after[DB]["metadata"]["content"] == "The database is PostgreSQL 14"


def test_without_a_vector_the_old_one_stays_and_the_record_says_so(workspace: Path) -> None:
    apply(workspace, revision())
    after = records(workspace)
    assert after[DB_2]["vector"] == after[DB]["vector"]
    assert after[DB_2]["metadata"]["embedding_stale"] is True


def test_applied_again_nothing_changes(workspace: Path) -> None:
    edit = everything()
    apply(workspace, edit)
    before = records(workspace)
    assert apply(workspace, edit) == Applied((edit.id,), ())
    assert records(workspace) == before


def test_undone_and_redone(workspace: Path) -> None:
    before, edit = metadata(workspace), everything()
    apply(workspace, edit)
    done = metadata(workspace)
    undo = edit.undone(NOW, "ana")
    apply(workspace, undo)
    undone = metadata(workspace)
    assert undone.pop(DB_2)["superseded_by"] == "system:undone"
    assert undone == before
    apply(workspace, edit.redone(NOW, "ana"))
    assert metadata(workspace) == done


def test_a_change_set_that_does_not_fit_is_not_written_at_all(workspace: Path) -> None:
    before = records(workspace)
    stale = change(confidence(DEPLOY, 0.5, 0.6), confidence(DB, 0.1, 0.2))
    fits = change(confidence(CACHE, 0.5, 0.7))
    assert apply(workspace, stale, fits) == Applied((fits.id,), (stale.id,))
    before[CACHE]["metadata"]["confidence"] = 0.7
    assert records(workspace) == before


def test_later_change_sets_build_on_earlier_ones(workspace: Path) -> None:
    steps = [change(confidence(DB, 0.5 + n / 10, 0.6 + n / 10)) for n in range(4)]
    steps = [change(confidence(DB, one, two)) for one, two in zip((0.5, 0.6, 0.7), (0.6, 0.7, 0.8), strict=True)]
    assert apply(workspace, *steps) == Applied(tuple(step.id for step in steps), ())
    assert metadata(workspace)[DB]["confidence"] == 0.8


def test_a_purge_leaves_no_byte_of_the_text(workspace: Path) -> None:
    old = records(workspace)[CACHE]["metadata"]
    purge = change(Purge(CACHE, digest_of(old)), kind=ChangeKind.ERASE)
    assert apply(
        workspace, purge, state_folder=str(workspace.parent / "state"), backups=7, today="2026-11-30"
    ) == Applied((purge.id,), ())
    for file in workspace.parent.rglob("*"):
        assert file.is_dir() or b"Redis" not in file.read_bytes(), file
    assert CACHE not in records(workspace)


def test_a_new_vector_replaces_the_old_one_and_keeps_the_rest(workspace: Path) -> None:
    apply(workspace, revision())
    before = records(workspace)[DB_2]
    text = before["metadata"]["content"]
    renewal = change(Reembed(DB_2, content_hash(text), UNIT.tobytes()), kind=ChangeKind.REEMBED)
    assert apply(workspace, renewal) == Applied((renewal.id,), ())
    after = records(workspace)[DB_2]
    assert after["vector"] == UNIT.tolist()
    assert after["metadata"] == {**before["metadata"], "embedding_stale": None}
    assert (after["sparse"], after["vectors"]) == (before["sparse"], before["vectors"])


def test_an_agent_that_has_the_file_is_not_disturbed(workspace: Path) -> None:
    with closing(vectlite.open(str(workspace))) as agent:
        answer = apply(workspace, change(confidence(DB, 0.5, 0.6)))
        assert isinstance(answer, Hindered)
        assert answer.trouble is Trouble.BUSY
        agent.insert("new", [0.0, 1, 0, 0], {"content": "meanwhile"}, namespace=MAIN)
    assert metadata(workspace)[Key(MAIN, "new")] == {"content": "meanwhile"}


@pytest.mark.parametrize("seconds", [0.005, 0.08])
def test_a_file_that_is_just_being_compacted_is_not_gone(workspace: Path, seconds: float) -> None:
    away, edit = workspace.with_name("away"), change(confidence(DB, 0.5, 0.6))
    workspace.rename(away)
    timer = threading.Timer(seconds, away.rename, [workspace])
    timer.start()
    assert apply(workspace, edit, backups=0) == Applied((edit.id,), ())
    timer.join()


def test_a_file_that_vectlite_missed_while_it_was_compacted_is_busy(
    workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "dimension is required when creating a new database"

    def miss(*_: Any, **__: Any) -> None:
        raise vectlite.VectLiteError(said)

    monkeypatch.setattr(vectlite, "open", miss)
    assert apply(workspace, change(confidence(DB, 0.5, 0.6))) == Hindered(Trouble.BUSY, said)


def test_a_file_that_is_gone_stays_gone(tmp_path: Path) -> None:
    assert apply(tmp_path / "w.vdb", change(confidence(DB, 0.5, 0.6))) == Hindered(Trouble.MISSING)
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_file_is_left_as_it_is(workspace: Path) -> None:
    workspace.write_bytes(data := workspace.read_bytes()[:200])
    answer = apply(workspace, change(confidence(DB, 0.5, 0.6)))
    assert isinstance(answer, Hindered)
    assert answer.trouble in (Trouble.DAMAGED, Trouble.FAILED)
    assert workspace.read_bytes() == data


def test_what_the_system_will_not_let_be_written_is_not_tried(workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {file: file.read_bytes() for file in workspace.parent.iterdir()}
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert apply(workspace, change(confidence(DB, 0.5, 0.6))) == Hindered(Trouble.READ_ONLY)
    assert {file: file.read_bytes() for file in workspace.parent.iterdir()} == before


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
def test_a_file_that_may_not_be_written(workspace: Path) -> None:
    workspace.chmod(0o400)
    assert apply(workspace, change(confidence(DB, 0.5, 0.6))) == Hindered(Trouble.READ_ONLY)


def test_a_full_disk_is_noticed_before_anything_is_written(workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {file: file.read_bytes() for file in workspace.parent.iterdir()}
    usage = shutil.disk_usage(workspace.parent)._replace(free=1_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    assert apply(workspace, change(confidence(DB, 0.5, 0.6))) == Hindered(Trouble.DISK_FULL)
    assert {file: file.read_bytes() for file in workspace.parent.iterdir()} == before


def in_process(asked: Job, largest_file: int | None = None) -> Applied | Hindered:
    """What the process answers, to which the system refuses files beyond a size, as a full disk does."""

    def limit() -> None:
        if largest_file is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))

    ran = subprocess.run(
        [sys.executable, "-m", "explorer.store.writer_worker"],
        input=msgspec.json.encode(msgspec.structs.replace(asked, parent=os.getpid())),
        capture_output=True,
        check=True,
        cwd=ROOT,
        preexec_fn=limit,
    )
    *_, last = [msgspec.json.decode(line, type=Answer) for line in ran.stdout.splitlines()]
    assert isinstance(last, Outcome)
    return last.result


@pytest.mark.parametrize("share", [0.0, 0.02, 0.3, 0.6, 0.9, 0.99])
def test_a_disk_that_fills_up_while_writing_loses_nothing(tmp_path: Path, share: float) -> None:
    path = write_workspace(tmp_path / "w.vdb", others=60)
    before, edit = metadata(path), everything()
    answer = in_process(job(path, edit), int(path.stat().st_size * share))
    assert isinstance(answer, Hindered)
    assert answer.trouble in (Trouble.DISK_FULL, Trouble.FAILED)
    assert apply(path, edit) == Applied((edit.id,), ())
    after = metadata(path)
    assert after[DEPLOY]["confidence"] == 0.9
    assert after[DB_2]["content"] == "The database is PostgreSQL 16"
    untouched = before.keys() - {DB, CACHE, DEPLOY}
    assert {key: after[key] for key in untouched} == {key: before[key] for key in untouched}


@pytest.mark.parametrize("size", [0, 3, 20, 60, 100, 150])
def test_a_log_that_is_cut_short_is_made_whole_again(workspace: Path, size: int) -> None:
    first, second = change(confidence(DB, 0.5, 0.6)), change(confidence(CACHE, 0.5, 0.6), confidence(DEPLOY, 0.5, 0.6))
    apply(workspace, first)
    kept = workspace.with_name("w.vdb.wal").read_bytes()

    def seen() -> list[object]:
        # With our own reader: vectlite would bring the log into the main file when it closes.
        snapshot = Workspace(workspace).scan(lambda _: None)
        rows = map(snapshot.row, (DB, CACHE, DEPLOY))
        return [snapshot.metadata(row)["confidence"] for row in rows if row is not None]

    # In a process of its own: vectlite writes what it could not write once more when it lets go of the file.
    answer = in_process(job(workspace, second), len(kept) + size)
    if isinstance(answer, Hindered):
        assert answer.trouble in (Trouble.DISK_FULL, Trouble.FAILED)
        assert seen() == [0.6, 0.5, 0.5]
    apply(workspace, second)
    assert seen() == [0.6, 0.6, 0.6]
    apply(workspace, third := change(confidence(DB, 0.6, 0.7)))
    after = metadata(workspace)
    assert [after[key]["confidence"] for key in (DB, CACHE, DEPLOY)] == [0.7, 0.6, 0.6]
    assert Workspace(workspace).scan(lambda _: None).damage == ()
    assert apply(workspace, third) == Applied((third.id,), ())


def test_patches_leave_the_main_file_and_the_indexes_as_they_are(tmp_path: Path) -> None:
    path = write_workspace(tmp_path / "w.vdb", others=60)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    apply(path, change(confidence(DB, 0.5, 0.6)))
    after = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert after.keys() - before.keys() == {"w.vdb.wal"}
    assert {name: after[name] for name in before} == before


def test_an_insert_brings_the_log_into_the_main_file(tmp_path: Path) -> None:
    path = write_workspace(tmp_path / "w.vdb", others=60)
    apply(path, change(confidence(DB, 0.5, 0.6)))
    apply(path, revision())
    assert not path.with_name("w.vdb.wal").exists()
    assert path.with_name("w.vdb.ann").exists()


def test_names_that_vectlite_cannot_keep_are_refused(tmp_path: Path) -> None:
    path = write_workspace(tmp_path / ("w" * 233 + ".vdb"))
    assert apply(path, change(confidence(DB, 0.5, 0.6))) == Hindered(Trouble.NAMES_TOO_LONG)


def test_once_the_asking_program_is_gone_nothing_is_begun(workspace: Path) -> None:
    before = records(workspace)
    answer = perform(Job(str(workspace), (everything(),), os.getpid()), lambda _: None)
    assert isinstance(answer, Hindered)
    assert records(workspace) == before


def test_the_first_write_of_a_day_keeps_a_copy(workspace: Path, tmp_path: Path) -> None:
    before, state = workspace.read_bytes(), tmp_path / "state"
    state.mkdir()
    apply(workspace, change(confidence(DB, 0.5, 0.6)), state_folder=str(state), backups=2, today="2026-11-30")
    [copy] = state.rglob("*.vdb")
    assert copy.read_bytes() == before
    apply(workspace, change(confidence(DB, 0.6, 0.7)), state_folder=str(state), backups=2, today="2026-11-30")
    assert list(state.rglob("*.vdb")) == [copy]
    assert copy.read_bytes() == before


BACKUPS: dict[str, Any] = {"backups": 2, "today": "2026-11-30"}


def copies(state: Path) -> dict[str, bytes]:
    return {copy.parent.name: copy.read_bytes() for copy in sorted(state.rglob("*.vdb"))}


def test_a_merge_has_a_copy_of_its_own_made_once(workspace: Path, tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    apply(workspace, change(confidence(DB, 0.5, 0.6)), state_folder=str(state), **BACKUPS)
    taken = merge(3)
    before = {file.name: file.read_bytes() for file in tmp_path.glob("w.vdb*")}
    own = f"2026-11-30-{taken.id[:12]}"
    apply(workspace, taken, state_folder=str(state), **BACKUPS)
    assert list(copies(state)) == ["2026-11-30", own]
    held = {file.name: file.read_bytes() for file in (state / "backups" / own).iterdir()}
    assert held == {name: before[name] for name in ("w.vdb", "w.vdb.wal")}
    kept = copies(state)
    for again in (taken, taken.undone(NOW, "ana"), taken.redone(NOW, "ana")):
        apply(workspace, again, state_folder=str(state), **BACKUPS)
        assert copies(state) == kept


def test_of_a_merge_as_the_first_write_of_a_day_one_copy_is_enough(workspace: Path, tmp_path: Path) -> None:
    taken, state = merge(3), tmp_path / "state"
    state.mkdir()
    apply(workspace, taken, state_folder=str(state), **BACKUPS)
    apply(workspace, change(confidence(DB, 0.5, 0.6)), state_folder=str(state), **BACKUPS)
    assert list(copies(state)) == [f"2026-11-30-{taken.id[:12]}"]


def test_a_merge_that_writes_nothing_or_has_to_wait_is_not_copied_for(workspace: Path, tmp_path: Path) -> None:
    stale, state = change(*merge(1).operations, confidence(DB, 0.1, 0.2), kind=ChangeKind.MERGE), tmp_path / "state"
    state.mkdir()
    assert apply(workspace, stale, state_folder=str(state), **BACKUPS) == Applied((), (stale.id,))
    with closing(vectlite.open(str(workspace))):
        assert isinstance(apply(workspace, merge(1), state_folder=str(state), **BACKUPS), Hindered)
    assert isinstance(apply(workspace, merge(1), state_folder=str(state), backups=0, today="2026-11-30"), Applied)
    assert copies(state) == {}


def test_without_room_for_its_copy_a_merge_waits(
    workspace: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, state = records(workspace), tmp_path / "state"
    state.write_text("no folder")
    answer = apply(workspace, merge(3), state_folder=str(state), **BACKUPS)
    assert isinstance(answer, Hindered)
    assert "The copy before the merge of “w.vdb” cannot be made" in answer.detail
    assert records(workspace) == before


def test_a_branch_whose_name_vectlite_cannot_keep_is_not_brought_in(workspace: Path) -> None:
    before = {file: file.read_bytes() for file in workspace.parent.iterdir()}
    branch = "project:" + "b" * 120
    many = [msgspec.structs.replace(imported(f"n{n}", "Theirs"), key=Key(branch, f"n{n}")) for n in range(32)]
    assert apply(workspace, change(*many, kind=ChangeKind.MERGE)) == Hindered(Trouble.NAMES_TOO_LONG)
    assert {file: file.read_bytes() for file in workspace.parent.iterdir()} == before
    # Fewer facts have no index, whose name could be too long.
    assert isinstance(apply(workspace, change(*many[:31], kind=ChangeKind.MERGE)), Applied)
    assert apply(workspace, change(many[31], kind=ChangeKind.MERGE)) == Hindered(Trouble.NAMES_TOO_LONG)
    with closing(vectlite.open(str(workspace))) as database:
        assert database.count(namespace=branch) == 31


def test_room_for_what_comes_in_is_looked_for_first(workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = shutil.disk_usage(workspace.parent)._replace(free=workspace.stat().st_size + (1 << 20) + 3_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: room)
    assert apply(workspace, merge(20)) == Hindered(Trouble.DISK_FULL)
    assert isinstance(apply(workspace, merge(1)), Applied)


# Beside so many records the imports go in one by one, beside none as a batch.
ways = pytest.mark.parametrize("others", [400, 10], ids=["one by one", "one batch"])


@ways
@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 1.0, 1.2])
def test_a_disk_that_fills_up_during_a_merge_loses_nothing(tmp_path: Path, others: int, share: float) -> None:
    path = write_workspace(tmp_path / "w.vdb", others)
    before, edit = metadata(path), merge(60, 10)
    apply(Path(shutil.copy(path, tmp_path / "whole.vdb")), edit)
    answer = in_process(job(path, edit), int(path.stat().st_size * share))
    if isinstance(answer, Hindered):
        assert answer.trouble in (Trouble.DISK_FULL, Trouble.FAILED)
        assert_old_or_new(metadata(path), before, metadata(tmp_path / "whole.vdb"))
    assert apply(path, edit) == Applied((edit.id,), ())
    assert metadata(path) == metadata(tmp_path / "whole.vdb")


@ways
def test_a_merge_waits_for_an_agent(tmp_path: Path, others: int) -> None:
    path = write_workspace(tmp_path / "w.vdb", others)
    before, edit = metadata(path), merge(60, 10)
    with closing(vectlite.open(str(path), read_only=True)):
        answer = apply(path, edit)
    assert isinstance(answer, Hindered)
    assert answer.trouble is Trouble.BUSY
    assert metadata(path) == before


# Kills itself as soon as it has told so many things, of which it tells many.
KILLED_WHERE_IT_TELLS = """
import os, signal, sys
import msgspec
from explorer.store import writer_worker
from explorer.store.writer_job import Job
left = int(sys.argv[1])
def tell(said):
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
writer_worker._TELL_EVERY = 15
writer_worker.perform(msgspec.json.decode(sys.stdin.buffer.read(), type=Job), tell)
"""


@ways
def test_a_merge_killed_where_it_tells_is_completed_by_the_next_start(tmp_path: Path, others: int) -> None:
    original = write_workspace(tmp_path / "original.vdb", others)
    edit, old = merge(60, 10), metadata(original)
    apply(Path(shutil.copy(original, tmp_path / "whole.vdb")), edit)
    new, found = metadata(tmp_path / "whole.vdb"), []
    for told in range(1, 99):
        folder = tmp_path / str(told)
        folder.mkdir()
        path = Path(shutil.copy(original, folder / "w.vdb"))
        committer = FileCommitter(path, lambda: NOW, None, folder / "state")
        committer.journal.record(edit)
        committer.journal.take(1)
        asked = job(path, edit, state_folder=str(committer.folder), parent=os.getpid(), **BACKUPS)
        ran = subprocess.run(
            [sys.executable, "-c", KILLED_WHERE_IT_TELLS, str(told)],
            input=msgspec.json.encode(asked), cwd=ROOT, check=False,
        )  # fmt: skip
        assert ran.returncode in (0, -signal.SIGKILL)
        committer.close()
        committer = FileCommitter(path, lambda: NOW, None, folder / "state")
        found.append(metadata(shutil.copytree(folder, tmp_path / f"seen{told}") / "w.vdb"))
        assert_old_or_new(found[-1], old, new)
        if others < 60:
            # A batch is there whole or not at all.
            assert len(found[-1]) in (len(old), len(new))
        assert committer.commit(lambda _: None) == Committed((edit,), ())
        assert committer.journal.state(edit.id) is ChangeState.APPLIED
        committer.close()
        assert metadata(path) == new
        # Made before the first write, and not again of what was half written.
        [copy] = copies(folder / "state").values()
        assert copy == original.read_bytes()
        if ran.returncode == 0:
            break
    assert found[0] == old
    assert found[-1] == new
    assert len(found) > 6


@ways
def test_a_merge_killed_at_any_moment_also_inside_vectlite(tmp_path: Path, others: int) -> None:
    original = write_workspace(tmp_path / "original.vdb", others)
    edit, old, chance = merge(60, 10), metadata(original), random.Random(11)
    apply(Path(shutil.copy(original, tmp_path / "whole.vdb")), edit)
    new = metadata(tmp_path / "whole.vdb")
    for number in range(10):
        path = Path(shutil.copy(original, tmp_path / f"{number}.vdb"))
        run_for(job(path, edit), chance.uniform(0.15, 0.6))
        mend(path)
        assert_old_or_new(metadata(path), old, new)
        assert apply(path, edit) == Applied((edit.id,), ())
        assert metadata(path) == new


def run_for(asked: Job, seconds: float) -> None:
    """Begin the job in a process of its own, and kill that after a while."""
    child = subprocess.Popen(
        [sys.executable, "-m", "explorer.store.writer_worker"],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT,
    )  # fmt: skip
    assert child.stdin is not None
    child.stdin.write(msgspec.json.encode(msgspec.structs.replace(asked, parent=os.getpid())))
    child.stdin.close()
    time.sleep(seconds)
    child.kill()
    child.wait()


# Kills itself as soon as so many lines of the module have run.
KILLED = """
import os, signal, sys
import msgspec
from explorer.store import writer_records, writer_worker
from explorer.store.writer_job import Job
left = int(sys.argv[1])
def trace(frame, event, argument):
    global left
    if frame.f_code.co_filename not in (writer_worker.__file__, writer_records.__file__):
        return None
    if event == "line":
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
    return trace
job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
sys.settrace(trace)
writer_worker.perform(job, lambda _: None)
sys.settrace(None)
"""


def run_killed(asked: Job, lines: int) -> bool:
    """Whether it was killed before it came to its end."""
    own = msgspec.structs.replace(asked, parent=os.getpid())
    ran = subprocess.run(
        [sys.executable, "-c", KILLED, str(lines)], input=msgspec.json.encode(own), cwd=ROOT, check=False, stdout=2
    )
    assert ran.returncode in (0, -signal.SIGKILL)
    return ran.returncode != 0


def assert_old_or_new(found: dict[Key, Any], old: dict[Key, Any], new: dict[Key, Any]) -> None:
    for key in old.keys() | new.keys() | found.keys():
        assert found.get(key) in (old.get(key), new.get(key)), key


def test_killed_at_any_step_every_record_is_old_or_new_and_again_completes_it(tmp_path: Path) -> None:
    original = write_workspace(tmp_path / "original.vdb", others=40)
    edit, old = everything(), metadata(original)

    def copy(name: str) -> Path:
        for part in tmp_path.glob("original.vdb*"):
            shutil.copyfile(part, tmp_path / part.name.replace("original", name))
        return tmp_path / f"{name}.vdb"

    whole = copy("whole")
    apply(whole, edit)
    new = metadata(whole)
    lines, walked = 1, 0
    while run_killed(job(path := copy("killed"), edit), lines):
        assert_old_or_new(metadata(path), old, new)
        assert apply(path, edit) == Applied((edit.id,), ())
        assert metadata(path) == new
        for part in tmp_path.glob("killed.vdb*"):
            part.unlink()
        lines, walked = lines + 9, walked + 1
    assert walked > 8


def test_killed_at_any_moment_also_inside_vectlite(tmp_path: Path) -> None:
    path = write_workspace(tmp_path / "w.vdb", others=2_000)
    new, chance = metadata(path), random.Random(7)
    value = 0.5
    for _ in range(12):
        edit = change(*(confidence(Key(MAIN, f"f{number}"), value, value + 0.01) for number in range(300)))
        old = new
        # When it is killed is what is tried: from before it begins to after it has ended.
        run_for(job(path, edit), chance.uniform(0.15, 0.6))
        # As the next start does: killed just where vectlite gives the new file its name, there is none.
        mend(path)
        value += 0.01
        new = {
            key: {**fields, "confidence": value} if key.id in {f"f{number}" for number in range(300)} else fields
            for key, fields in old.items()
        }
        assert_old_or_new(metadata(path), old, new)
        assert apply(path, edit) == Applied((edit.id,), ())
        assert metadata(path) == new


# An empty text is the same as none, and is not written where there is none.
values = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20), st.floats(0, 1), st.booleans()
)


@settings(max_examples=8)
@given(st.lists(st.tuples(st.sampled_from(["db", "cache", "deploy", "f1"]), values), min_size=1, max_size=30))
def test_what_is_not_touched_stays_bit_for_bit(
    tmp_path_factory: pytest.TempPathFactory, edits: list[tuple[str, Any]]
) -> None:
    path = write_workspace(tmp_path_factory.mktemp("w") / "w.vdb", others=40)
    before = records(path)
    now: dict[str, Any] = {}
    changes = []
    for record_id, value in edits:
        changes.append(change(Patch(Key(MAIN, record_id), {"topic": now.get(record_id)}, {"topic": value})))
        now[record_id] = value
    assert apply(path, *changes) == Applied(tuple(each.id for each in changes), ())
    after = records(path)
    for record_id, value in now.items():
        before[Key(MAIN, record_id)]["metadata"]["topic"] = value
    assert after == before


def test_stdout_holds_answers_only(workspace: Path) -> None:
    edit = everything()
    assert in_process(job(workspace, edit)) == Applied((edit.id,), ())


def test_an_insert_is_only_made_beside_its_source(workspace: Path) -> None:
    orphan = change(Insert(Key(MAIN, "x~2"), {"content": "x", "revision_of": "x"}, Key(MAIN, "x")))
    assert apply(workspace, orphan) == Applied((), (orphan.id,))
    assert Key(MAIN, "x~2") not in records(workspace)
