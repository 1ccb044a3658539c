from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from explorer.agent.access import Access
from explorer.agent.recall_counts import count_recall
from explorer.memory.changes import ChangeKind
from explorer.memory.keys import Key
from explorer.memory.times import format_time
from explorer.store.committer import FileCommitter
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace
from tests.agent.plain_vectlite import add, edit, footprint, opened, records
from tests.agent.remembering import DATABASE, EDITOR, MAIN, NOW, POOL, AxisModel, make_remembering
from tests.memory.change_samples import deleting


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    return make_remembering(tmp_path / "home" / "w.vdb")


@pytest.fixture
def access(workspace: Path, tmp_path: Path) -> Access:
    return Access(workspace, lambda: NOW, AxisModel(), "tester", tmp_path / "state")


@pytest.fixture
def committer(workspace: Path, tmp_path: Path) -> Iterator[FileCommitter]:
    with closing(FileCommitter(workspace, lambda: NOW, root=tmp_path / "state")) as committer:
        yield committer


def scanned(workspace: Path) -> FileSnapshot:
    return Workspace(workspace).scan(lambda _: None)


def test_facts_are_counted_and_nothing_else_is_touched(
    access: Access, workspace: Path, committer: FileCommitter
) -> None:
    before = records(workspace)
    assert count_recall(access, scanned(workspace), [DATABASE, POOL], NOW)
    after = records(workspace)
    assert [after[key].pop("recall_count") for key in (DATABASE, POOL)] == [1, 4]
    assert {after[key].pop("last_recalled_at") for key in (DATABASE, POOL)} == {format_time(NOW)}
    assert before[POOL].pop("recall_count") == 3
    assert after == before
    journal = committer.journal
    assert (journal.entries(9), journal.next_undo(), journal.pending(), journal.stale()) == ([], None, [], [])


def test_what_was_counted_meanwhile_is_not_lost(access: Access, workspace: Path) -> None:
    here = scanned(workspace)
    later = NOW + timedelta(hours=1)
    edit(workspace, POOL, recall_count=9, last_recalled_at=format_time(later))
    assert count_recall(access, here, [POOL, DATABASE], NOW)
    found = records(workspace)
    assert (found[POOL]["recall_count"], found[POOL]["last_recalled_at"]) == (9, format_time(later))
    assert found[DATABASE]["recall_count"] == 1


def test_what_was_put_aside_meanwhile_is_left_out(access: Access, workspace: Path, committer: FileCommitter) -> None:
    here = scanned(workspace)
    edit(workspace, POOL, superseded_by="system:deleted", deleted_at=format_time(NOW))
    with opened(workspace) as database:
        database.delete(EDITOR.id, namespace=EDITOR.namespace)
    assert count_recall(access, here, [POOL, EDITOR, DATABASE], NOW)
    assert records(workspace)[DATABASE]["recall_count"] == 1
    assert records(workspace)[POOL]["recall_count"] == 3
    assert (committer.journal.stale(), committer.journal.pending()) == ([], [])


def test_what_fits_no_fact_is_left_as_it_is(access: Access, workspace: Path) -> None:
    odd, full = Key(MAIN, "odd"), Key(MAIN, "full")
    add(workspace, odd, "Odd", recall_count="many")
    add(workspace, full, "Full", recall_count=2**63 - 1)
    assert not count_recall(access, scanned(workspace), [odd, full, Key(MAIN, "none")], NOW)
    assert records(workspace)[odd]["recall_count"] == "many"


def test_a_busy_file_is_not_waited_for_and_nothing_waits(
    access: Access, workspace: Path, committer: FileCommitter
) -> None:
    here = scanned(workspace)
    with opened(workspace):
        before = footprint(workspace.parent)
        assert not count_recall(access, here, [DATABASE], NOW)
        assert footprint(workspace.parent) == before
    assert (committer.journal.pending(), committer.journal.stale()) == ([], [])


def test_what_a_person_changed_and_waits_is_not_a_searchs_to_write(
    access: Access, workspace: Path, committer: FileCommitter
) -> None:
    waiting = deleting(EDITOR, "Ana prefers short answers")
    committer.journal.record(waiting)
    assert not count_recall(access, scanned(workspace), [DATABASE], NOW)
    assert committer.journal.pending() == [waiting]
    assert "recall_count" not in records(workspace)[DATABASE]


def test_nothing_is_counted_where_nothing_may_be_written(workspace: Path, tmp_path: Path) -> None:
    here = scanned(workspace)
    assert not count_recall(Access(workspace, lambda: NOW, AxisModel(), "t", tmp_path / "s"), here, [], NOW)
    (tmp_path / "no_folder").write_text("", "utf-8")
    nowhere = Access(workspace, lambda: NOW, AxisModel(), "tester", tmp_path / "no_folder")
    assert not count_recall(nowhere, here, [DATABASE], NOW)
    assert "recall_count" not in records(workspace)[DATABASE]


def test_a_count_that_a_killed_process_left_is_written_and_is_no_step(
    access: Access, workspace: Path, committer: FileCommitter
) -> None:
    assert count_recall(access, scanned(workspace), [DATABASE], NOW)
    with committer.journal._file.reading() as connection:
        (kind,) = connection.execute("SELECT kind FROM changes").fetchone()
    assert kind == ChangeKind.RECALL
