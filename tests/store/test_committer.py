from __future__ import annotations

import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import vectlite

from explorer.memory.cargo import Cargo
from explorer.memory.changes import ChangeKind, ChangeSet, Purge, encode
from explorer.memory.effects import digest_of
from explorer.memory.errors import ModelMissing
from explorer.memory.journal import ChangeState, Committed, Retention, Trouble
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled, Matrix, Report
from explorer.memory.teleport import Base, BaseInfo, BaseKind
from explorer.store.committer import FileCommitter
from tests.store.written import (
    CACHE,
    DB,
    DB_2,
    DEPLOY,
    DIMENSION,
    MAIN,
    NOW,
    change,
    confidence,
    everything,
    imported,
    merge,
    metadata,
    name_model,
    records,
    revision,
    write_workspace,
)

ROOT = Path(__file__).parents[2]
NEW, MERGE = Key(MAIN, "new"), ChangeKind.MERGE
Open = Callable[..., FileCommitter]


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "work").mkdir()
    return write_workspace(tmp_path / "work" / "w.vdb")


@pytest.fixture
def start(workspace: Path, tmp_path: Path) -> Iterator[Open]:
    """Begin a session on the workspace; all share one journal."""
    opened: list[FileCommitter] = []

    def begin(embedder: Embedding | None = None) -> FileCommitter:
        committer = FileCommitter(workspace, lambda: NOW, embedder, tmp_path / "state")
        committer.lock_timeout = 0.2
        opened.append(committer)
        return committer

    yield begin
    for committer in opened:
        committer.close()


class Embedding:
    """An embedder that gives every text the same unit vector, or fails."""

    name = "all-MiniLM-L6-v2"
    dimension = DIMENSION

    def __init__(self, error: Exception | None = None) -> None:
        self.asked: list[str] = []
        self._error = error

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        report(0.0)
        if self._error is not None:
            raise self._error
        self.asked += texts
        return np.eye(DIMENSION, dtype=np.float32)[[3] * len(texts)]


def ignore(_: float) -> None:
    """Nobody asks for a stop."""


def commit(committer: FileCommitter, *changes: ChangeSet) -> Committed:
    for each in changes:
        committer.journal.record(each)
    return committer.commit(ignore)


def states(committer: FileCommitter) -> list[ChangeState]:
    return [entry.state for entry in committer.journal.entries(100)]


def test_what_waits_is_applied_and_noted(start: Open, workspace: Path) -> None:
    committer, edit = start(), everything()
    assert commit(committer, edit) == Committed((edit,), ())
    assert states(committer) == [ChangeState.APPLIED]
    assert metadata(workspace)[DEPLOY]["confidence"] == 0.9
    assert committer.commit(ignore) == Committed()


def test_nothing_of_ours_is_put_beside_the_file(start: Open, workspace: Path) -> None:
    before = {file.name for file in workspace.parent.iterdir()}
    committer = start()
    commit(committer, change(confidence(DB, 0.5, 0.6)))
    # The log is vectlite's own.
    assert {file.name for file in workspace.parent.iterdir()} == before | {"w.vdb.wal"}
    assert workspace.parent not in committer.folder.parents


def test_what_meets_another_change_waits_for_a_decision(start: Open, workspace: Path) -> None:
    with closing(vectlite.open(str(workspace))) as agent:
        agent.update_metadata("db", {"confidence": 0.1}, namespace=MAIN)
    committer = start()
    stale, fits = change(confidence(DB, 0.5, 0.6)), change(confidence(CACHE, 0.5, 0.6))
    assert commit(committer, stale, fits) == Committed((fits,), (stale,))
    assert committer.journal.stale() == [stale]
    assert metadata(workspace)[DB]["confidence"] == 0.1


def test_while_an_agent_has_the_file_changes_wait(start: Open, workspace: Path) -> None:
    committer, edit = start(), change(confidence(DB, 0.5, 0.6))
    with closing(vectlite.open(str(workspace))):
        assert commit(committer, edit).trouble is Trouble.BUSY
        assert committer.journal.pending() == [edit]
    assert committer.commit(ignore).applied == (edit,)


def test_the_next_session_writes_what_waited(start: Open, workspace: Path) -> None:
    edit = everything()
    start().journal.record(edit)
    assert start().commit(ignore).applied == (edit,)


def test_two_windows_take_turns(start: Open, workspace: Path) -> None:
    one, other = start(), start()
    one.journal.record(change(confidence(DB, 0.5, 0.6)))
    with one._turn:
        other._turn.timeout = 0.1
        assert other.commit(ignore).trouble is Trouble.BUSY
    assert len(other.commit(ignore).applied) == 1
    assert one.commit(ignore) == Committed()


def test_a_link_stays_a_link(workspace: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.vdb"
    link.symlink_to(workspace)
    committer = FileCommitter(link, lambda: NOW, None, tmp_path / "state")
    commit(committer, change(confidence(DB, 0.5, 0.6)))
    committer.close()
    assert link.is_symlink()
    assert metadata(workspace)[DB]["confidence"] == 0.6


def test_where_an_agent_put_a_file_in_the_place_of_the_link_that_is_written_to(workspace: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.vdb"
    link.symlink_to(workspace)
    committer = FileCommitter(link, lambda: NOW, None, tmp_path / "state")
    with closing(vectlite.open(str(link))) as agent:
        agent.update_metadata("db", {"confidence": 0.1}, namespace=MAIN)
        agent.compact()
    assert not link.is_symlink()
    commit(committer, change(confidence(DB, 0.1, 0.6)))
    committer.close()
    assert (metadata(link)[DB]["confidence"], metadata(workspace)[DB]["confidence"]) == (0.6, 0.5)


def test_an_agent_that_opened_the_link_and_a_person_lose_nothing(workspace: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.vdb"
    link.symlink_to(workspace)
    committer = FileCommitter(link, lambda: NOW, None, tmp_path / "state")
    committer.lock_timeout = 0.2
    assert commit(committer, change(confidence(CACHE, 0.5, 0.6))).trouble is None
    with closing(vectlite.open(str(link))) as agent:
        seen = agent.get("cache", namespace=MAIN)
        assert seen is not None
        assert seen["metadata"]["confidence"] == 0.6
        edit = change(confidence(DB, 0.5, 0.6))
        assert commit(committer, edit).trouble is Trouble.BUSY
        agent.update_metadata("db", {"topic": "theirs"}, namespace=MAIN)
        assert committer.commit(ignore).trouble is Trouble.BUSY
    assert committer.commit(ignore).applied == (edit,)
    committer.close()
    assert (metadata(link)[DB]["confidence"], metadata(link)[DB]["topic"]) == (0.6, "theirs")


def test_what_an_agent_left_in_the_log_of_the_link_is_built_on(workspace: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.vdb"
    link.symlink_to(workspace)
    program = f"""
        import os, vectlite
        vectlite.open({str(link)!r}).update_metadata("db", {{"confidence": 0.1}}, namespace={MAIN!r})
        os._exit(0)
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(program)], check=True)
    committer = FileCommitter(link, lambda: NOW, None, tmp_path / "state")
    edit = change(confidence(DB, 0.1, 0.6))
    assert commit(committer, edit).applied == (edit,)
    committer.close()
    assert metadata(link)[DB]["confidence"] == 0.6


def test_without_room_for_a_temporary_file_changes_wait(
    start: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    committer, edit = start(), change(confidence(DB, 0.5, 0.6))
    with monkeypatch.context() as patched:
        patched.setattr("tempfile.tempdir", str(tmp_path / "gone"))
        failed = commit(committer, edit)
    assert (failed.trouble, failed.applied, states(committer)) == (Trouble.FAILED, (), [ChangeState.WAITING])
    assert "gone" in failed.detail
    assert committer.commit(ignore).applied == (edit,)


def test_where_its_turn_cannot_be_taken_changes_wait(start: Open) -> None:
    committer, edit = start(), change(confidence(DB, 0.5, 0.6))
    turn = committer.folder / "writing.lock"
    turn.mkdir()
    assert commit(committer, edit).trouble is Trouble.FAILED
    turn.rmdir()
    assert committer.commit(ignore).applied == (edit,)


def test_a_new_text_gets_its_vector(start: Open, workspace: Path) -> None:
    embedding = Embedding()
    commit(start(embedding), revision())
    assert embedding.asked == ["The database is PostgreSQL 16"]
    assert records(workspace)[DB_2]["vector"] == [0, 0, 0, 1]


def test_without_a_model_a_new_text_is_written_all_the_same(start: Open, workspace: Path) -> None:
    commit(start(Embedding(ModelMissing("install one"))), revision())
    assert metadata(workspace)[DB_2]["embedding_stale"] is True


def test_a_stop_while_a_text_is_embedded_leaves_it_waiting(start: Open, workspace: Path) -> None:
    committer = start(Embedding(Cancelled()))
    with pytest.raises(Cancelled):
        commit(committer, revision())
    assert states(committer) == [ChangeState.WAITING]
    assert DB_2 not in metadata(workspace)


def test_undo_after_a_restart(start: Open, workspace: Path) -> None:
    before = metadata(workspace)
    commit(start(), everything())
    committer = start()
    step = committer.journal.next_undo()
    assert step is not None
    commit(committer, step.change.undone(NOW, "ana"))
    after = metadata(workspace)
    assert after.pop(DB_2)["superseded_by"] == "system:undone"
    assert after == before
    again = committer.journal.next_redo()
    assert again is not None
    commit(committer, again.change.redone(NOW, "ana"))
    assert metadata(workspace)[DB_2]["content"] == "The database is PostgreSQL 16"


def test_an_erased_text_is_nowhere_any_more(start: Open, workspace: Path, tmp_path: Path) -> None:
    committer = start()
    commit(committer, change(confidence(CACHE, 0.5, 0.6)), everything())
    (committer.folder / "journal.damaged-2026.sqlite").write_bytes(b"Redis caches")
    assert any(b"Redis" in file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    commit(committer, everything().undone(NOW, "ana"))
    purge = change(Purge(CACHE, digest_of(metadata(workspace)[CACHE])), kind=ChangeKind.ERASE)
    assert commit(committer, purge).applied
    assert [file for file in tmp_path.rglob("*") if file.is_file() and b"Redis" in file.read_bytes()] == []


def test_a_merge_is_undone_and_redone_after_a_restart(start: Open, workspace: Path) -> None:
    before, edit = metadata(workspace), change(imported("new", "Theirs"), confidence(DB, 0.5, 0.9), kind=MERGE)
    assert commit(start(), edit).applied == (edit,)
    done = metadata(workspace)
    committer = start()
    step = committer.journal.next_undo()
    assert step is not None
    commit(committer, step.change.undone(NOW, "ana"))
    after = metadata(workspace)
    assert after.pop(NEW)["superseded_by"] == "system:undone"
    assert after == before
    again = start().journal.next_redo()
    assert again is not None
    commit(start(), again.change.redone(NOW, "ana"))
    assert metadata(workspace) == done


def test_what_came_without_a_vector_is_embedded_here(start: Open, workspace: Path) -> None:
    name_model(workspace, "sentence-transformers/all-MiniLM-L6-v2")
    cargo = Cargo(terms={"theirs": 1.0})
    edit = change(
        imported("new", "Theirs", cargo=cargo),
        imported("plain", cargo=cargo),
        imported("whole", "Theirs too", model="all-MiniLM-L6-v2"),
        imported("strange", "Of another model", model="bge-small"),
        kind=MERGE,
    )
    embedding = Embedding()
    commit(start(embedding), edit, revision())
    start(embedding).commit(ignore)
    assert embedding.asked == ["Theirs", "The database is PostgreSQL 16"]
    found = records(workspace)
    assert found[NEW]["vector"] == found[DB_2]["vector"] == [0, 0, 0, 1]
    assert found[NEW]["sparse"] == {"theirs": 1.0}
    assert found[Key(MAIN, "whole")]["vector"] == [0, 1, 0, 0]
    stale = {key.id for key, record in found.items() if record["metadata"].get("embedding_stale")}
    assert stale == {"strange"}


def test_what_has_to_wait_is_embedded_once(start: Open, workspace: Path) -> None:
    embedding = Embedding()
    committer, edit = start(embedding), change(imported("new", "Theirs", cargo=Cargo()), kind=MERGE)
    with closing(vectlite.open(str(workspace))):
        assert commit(committer, edit).trouble is Trouble.BUSY
        assert committer.commit(ignore).trouble is Trouble.BUSY
    assert committer.commit(ignore).applied == (edit,)
    assert embedding.asked == ["Theirs"]
    assert records(workspace)[NEW]["vector"] == [0, 0, 0, 1]
    commit(committer, revision())
    assert embedding.asked == ["Theirs", "The database is PostgreSQL 16"]


def test_without_a_model_what_came_without_a_vector_waits_for_one(start: Open, workspace: Path) -> None:
    edit = change(imported("new", "Theirs", cargo=Cargo()), kind=MERGE)
    assert commit(start(Embedding(ModelMissing("install one"))), edit).applied == (edit,)
    assert metadata(workspace)[NEW]["embedding_stale"] is True


def test_a_merge_is_written_alone_and_whole(start: Open, workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    committer = start()
    edit = change(confidence(DB, 0.5, 0.6))
    large, last = merge(700), change(confidence(DB, 0.6, 0.7))
    assert commit(committer, edit, large, last).applied == (edit,)
    assert committer.commit(ignore).applied == (large,)
    assert committer.commit(ignore).applied == (last,)
    assert len(metadata(workspace)) == 703
    assert sorted(each.parent.name for each in committer.folder.rglob("w.vdb")) == [
        "2026-11-30",
        f"2026-11-30-{large.id[:12]}",
    ]


def test_what_is_known_of_other_files_follows_the_history(start: Open, workspace: Path) -> None:
    committer, edit = start(), change(imported("new", "Theirs"), kind=MERGE)
    base = Base(BaseInfo("peer", BaseKind.MERGED, edit.made_at, "theirs.vdb", 1, edit.id), {NEW: {"content": "Theirs"}})
    committer.bases.keep(base)
    assert committer.bases.known(["peer"]) == []
    commit(committer, edit)
    assert start().bases.known(["peer"]) == [base]
    commit(committer, edit.undone(NOW, "ana"))
    assert start().bases.known(["peer"]) == []
    commit(committer, edit.redone(NOW, "ana"))
    assert start().bases.known(["peer"]) == [base]
    committer.prepare(Retention(days=30))
    assert committer.bases.days == 30


def test_an_erased_text_is_in_no_known_state_of_other_files(start: Open, workspace: Path, tmp_path: Path) -> None:
    committer, one = start(), imported("new", "S3cret of theirs")
    edit = change(one, kind=MERGE)
    committer.bases.keep(Base(BaseInfo("peer", BaseKind.SENT, edit.made_at, "x.vdb", 1), {NEW: one.metadata}))
    commit(committer, edit)
    purge = change(Purge(NEW, digest_of(metadata(workspace)[NEW])), kind=ChangeKind.ERASE)
    assert commit(committer, purge).applied
    assert committer.bases.known(["peer"])[0].records == {NEW: {}}
    assert [file for file in tmp_path.rglob("*") if file.is_file() and b"S3cret" in file.read_bytes()] == []


def test_backups_are_kept_as_wanted(start: Open, workspace: Path) -> None:
    committer = start()
    committer.prepare(Retention(backups=0))
    commit(committer, change(confidence(DB, 0.5, 0.6)))
    assert list(committer.folder.rglob("*.vdb")) == []
    assert not committer.has_backups
    committer.prepare(Retention(backups=2))
    commit(committer, change(confidence(DB, 0.6, 0.7)))
    assert len(list(committer.folder.rglob("*.vdb"))) == 1
    assert committer.has_backups


def test_a_damaged_journal_is_set_aside_and_told(start: Open, workspace: Path) -> None:
    folder = start().folder
    journal = folder / "journal.sqlite"
    data = bytearray(journal.read_bytes())
    data[100:3000] = bytes(2900)
    journal.write_bytes(data)
    committer = start()
    assert committer.journal.notice
    assert [file for file in folder.iterdir() if "damaged" in file.name]
    assert commit(committer, change(confidence(DB, 0.5, 0.6))).applied


def test_a_replaced_file_is_met_with_a_question(start: Open, workspace: Path, tmp_path: Path) -> None:
    committer = start()
    for part in workspace.parent.iterdir():
        part.unlink()
    assert commit(committer, change(confidence(DB, 0.5, 0.6))).trouble is Trouble.MISSING
    with closing(vectlite.open(str(workspace), dimension=DIMENSION)) as database:
        database.insert("other", [1.0, 0, 0, 0], {"content": "another workspace"}, namespace=MAIN)
    assert len(committer.commit(ignore).stale) == 1
    assert len(metadata(workspace)) == 1


# Writes a change set down, commits it, and is killed as soon as so many lines of the store have run.
KILLED = """
import os, signal, sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from explorer.memory.changes import decode
from explorer.store import committer as module
path, state, left = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
folder = os.path.dirname(module.__file__)
def trace(frame, event, argument):
    global left
    if os.path.dirname(frame.f_code.co_filename) != folder:
        return None
    if event == "line":
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
    return trace
change = decode(sys.stdin.buffer.read())
committer = module.FileCommitter(path, lambda: datetime(2026, 11, 30, 12, tzinfo=UTC), None, state)
sys.settrace(trace)
committer.journal.record(change)
sys.settrace(None)
print("recorded", flush=True)
sys.settrace(trace)
committer.commit(lambda _: None)
sys.settrace(None)
committer.close()
"""


def wait_for_the_child(path: Path) -> None:
    """The process that writes outlives the one that was killed: it ends by itself."""
    with closing(vectlite.open(str(path), lock_timeout=20.0)):
        pass


def test_killed_at_any_step_the_next_start_completes_it(tmp_path: Path) -> None:
    (tmp_path / "original").mkdir()
    original = write_workspace(tmp_path / "original" / "w.vdb", others=40)
    edit, old = everything(), metadata(original)
    folder = tmp_path / "killed"
    lines, walked, recorded = 5, 0, 0
    new = None
    while True:
        shutil.copytree(tmp_path / "original", folder)
        path, state = folder / "w.vdb", tmp_path / f"state-{lines}"
        ran = subprocess.run(
            [sys.executable, "-c", KILLED, str(path), str(state), str(lines)],
            input=encode(edit), capture_output=True, cwd=ROOT, check=False,
        )  # fmt: skip
        assert ran.returncode in (0, -signal.SIGKILL), ran.stderr
        wait_for_the_child(path)
        found = metadata(path)
        committer = FileCommitter(path, lambda: NOW, None, state)
        pending = committer.journal.pending()
        committer.commit(ignore)
        after = metadata(path)
        if b"recorded" in ran.stdout:
            recorded += 1
            assert states(committer) == [ChangeState.APPLIED]
        if states(committer):
            new = new or after
            assert after == new
            assert all(found.get(key) in (old.get(key), new.get(key)) for key in new)
            assert pending in ([edit], [])
        else:
            assert after == found == old
        committer.close()
        shutil.rmtree(folder)
        lines, walked = lines + 23, walked + 1
        if ran.returncode == 0:
            break
    assert walked > 8
    assert recorded > 4


# An agent that opens, writes one record and lets go, twenty times a second; prints the longest wait.
PEER = """
import sys, time
import vectlite
path, count = sys.argv[1], int(sys.argv[2])
longest = 0.0
for number in range(count):
    began = time.monotonic()
    database = vectlite.open(path, lock_timeout=30.0)
    longest = max(longest, time.monotonic() - began)
    vector, text = [0.5, number / count, 0.1, 0.2], {"content": f"Peer {number}"}
    database.insert(f"peer{number}", vector, text, namespace="project:main")
    database.close()
    time.sleep(max(0.0, 0.05 - (time.monotonic() - began)))
print(longest)
"""


def test_an_agent_and_a_person_write_at_once_and_neither_loses_anything(start: Open, workspace: Path) -> None:
    committer = start()
    count = 60
    peer = subprocess.Popen([sys.executable, "-c", PEER, str(workspace), str(count)], stdout=subprocess.PIPE)
    edits = [change(confidence(DB, 0.5 + n / 1000, 0.5 + (n + 1) / 1000)) for n in range(500)]
    applied = 0
    longest_commit = 0.0
    for at in range(0, 500, 10):
        for edit in edits[at : at + 10]:
            committer.journal.record(edit)
        began = time.monotonic()
        committed = committer.commit(ignore)
        longest_commit = max(longest_commit, time.monotonic() - began)
        assert committed.trouble in (None, Trouble.BUSY)
        assert committed.stale == ()
        applied += len(committed.applied)
    assert peer.stdout is not None
    longest_wait = float(peer.stdout.read())
    assert peer.wait() == 0
    peer.stdout.close()
    while committer.journal.pending():
        applied += len(committer.commit(ignore).applied)
    assert applied == 500
    found = metadata(workspace)
    assert found[DB]["confidence"] == pytest.approx(1.0)
    assert sum(key.id.startswith("peer") for key in found) == count
    assert longest_wait < 5 * longest_commit + 1.0


def test_the_journal_is_what_sqlite_says(start: Open) -> None:
    committer = start()
    commit(committer, change(confidence(DB, 0.5, 0.6)))
    with closing(sqlite3.connect(committer.folder / "journal.sqlite")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def purging(workspace: Path) -> ChangeSet:
    """Puts a fact aside, and removes it."""
    gone: dict[str, Any] = {"superseded_by": "system:deleted"}
    digest = digest_of(metadata(workspace)[CACHE])
    with closing(vectlite.open(str(workspace))) as database:
        database.update_metadata("cache", gone, namespace=MAIN)
    return change(Purge(CACHE, digest, gone), kind=ChangeKind.PURGE)


def test_a_purge_is_one_step_that_keeps_the_file_as_it_was(start: Open, workspace: Path) -> None:
    committer = start()
    commit(committer, change(confidence(DB, 0.5, 0.6)))
    purge = purging(workspace)
    before = workspace.read_bytes()
    assert commit(committer, purge) == Committed((purge,), ())
    assert CACHE not in metadata(workspace)
    assert (committer.copy_before(purge.id) / "w.vdb").read_bytes() == before
    # Neither the daily copy nor what the history knows goes, as with an erasure.
    assert {each.name for each in (committer.folder / "backups").iterdir()} == {
        NOW.astimezone().date().isoformat(),
        committer.copy_before(purge.id).name,
    }
    assert committer.journal.next_undo() is not None
    assert not purge.is_undoable


def test_a_purge_is_taken_alone_and_in_its_turn(start: Open, workspace: Path) -> None:
    committer, purge = start(), purging(workspace)
    first, last = change(confidence(DB, 0.5, 0.6)), change(confidence(DB, 0.6, 0.7))
    for each in (first, purge, last):
        committer.journal.record(each)
    assert [committer.commit(ignore).applied for _ in range(3)] == [(first,), (purge,), (last,)]


def test_a_purge_that_is_stopped_did_not_happen_and_does_not_wait(start: Open, workspace: Path) -> None:
    committer, purge = start(), purging(workspace)
    before = {each: each.read_bytes() for each in workspace.parent.iterdir()}
    committer.journal.record(purge)

    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        committer.commit(stop)
    assert committer.journal.state(purge.id) is ChangeState.DROPPED
    assert committer.journal.pending() == []
    assert {each: each.read_bytes() for each in workspace.parent.iterdir()} == before
    assert not committer.has_backups


def test_a_purge_waits_for_an_agent(start: Open, workspace: Path) -> None:
    committer, purge = start(), purging(workspace)
    with closing(vectlite.open(str(workspace))):
        committed = commit(committer, purge)
    assert committed == Committed(trouble=Trouble.BUSY, detail="another process has it open")
    assert committer.journal.state(purge.id) is ChangeState.WAITING
    assert committer.commit(ignore) == Committed((purge,), ())


def test_compacting_is_no_step(start: Open, workspace: Path) -> None:
    committer = start()
    commit(committer, change(confidence(DB, 0.5, 0.6)))
    before = records(Path(shutil.copytree(workspace.parent, workspace.parent.with_name("seen")) / "w.vdb"))
    assert workspace.with_name("w.vdb.wal").exists()
    assert committer.compact(ignore) == Committed()
    assert not workspace.with_name("w.vdb.wal").exists()
    assert records(workspace) == before
    assert states(committer) == [ChangeState.APPLIED]
    assert (committer.copy_before("") / "w.vdb.wal").exists()
    with closing(vectlite.open(str(workspace))):
        assert committer.compact(ignore).trouble is Trouble.BUSY
    other = FileCommitter(workspace, lambda: NOW, None, workspace.parent.parent / "state")
    with closing(other), other._turn:
        committer._turn.timeout = 0.05
        assert committer.compact(ignore).trouble is Trouble.BUSY


def test_what_a_killed_purge_left_is_removed_at_the_next_start(start: Open, workspace: Path) -> None:
    committer = start()
    left = (committer.folder / "purging-x", workspace.with_name(".w.vdb-purging-y"))
    for each in left:
        each.mkdir()
    other = start()
    with other._turn:
        committer.prepare(Retention())
        assert all(each.is_dir() for each in left)
    committer.prepare(Retention())
    assert not any(each.exists() for each in left)
