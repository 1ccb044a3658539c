from __future__ import annotations

import errno
import os
import shutil
from datetime import date, timedelta
from pathlib import Path

import pytest

from explorer.memory.errors import JournalUnusable, NotAWorkspace
from explorer.store.backups import FOLDER, back_up, keep_staged, list_backups, purge_copy, remove_backups, stage
from explorer.store.folder_sync import sync_folder

TODAY = date(2026, 11, 30)
DAY = timedelta(days=1)


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    path = tmp_path / "files" / "team.vdb"
    path.parent.mkdir()
    path.write_bytes(b"VDB1 main")
    path.with_name("team.vdb.wal").write_bytes(b"VWL1 log")
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "state"
    path.mkdir()
    return path


def names(folder: Path) -> list[str]:
    return [each.name for each in list_backups(folder)]


def test_the_first_write_of_a_day_keeps_file_and_log(workspace: Path, folder: Path) -> None:
    made = back_up(workspace, folder, 7, TODAY)
    assert made == folder / FOLDER / "2026-11-30"
    assert {each.name: each.read_bytes() for each in made.iterdir()} == {
        "team.vdb": b"VDB1 main",
        "team.vdb.wal": b"VWL1 log",
    }
    assert sorted(each.name for each in workspace.parent.iterdir()) == ["team.vdb", "team.vdb.wal"]


def test_the_second_write_of_a_day_keeps_the_first_copy(workspace: Path, folder: Path) -> None:
    made = back_up(workspace, folder, 7, TODAY)
    assert made is not None
    workspace.write_bytes(b"VDB1 later")
    assert back_up(workspace, folder, 7, TODAY) is None
    assert (made / "team.vdb").read_bytes() == b"VDB1 main"
    assert list((folder / FOLDER).iterdir()) == [made]


@pytest.mark.parametrize("log", [b"", None])
def test_an_empty_log_is_not_copied(workspace: Path, folder: Path, log: bytes | None) -> None:
    beside = workspace.with_name("team.vdb.wal")
    beside.unlink() if log is None else beside.write_bytes(log)
    made = back_up(workspace, folder, 7, TODAY)
    assert made is not None
    assert [each.name for each in made.iterdir()] == ["team.vdb"]


def test_the_log_of_a_link_is_copied_under_the_links_name(workspace: Path, folder: Path) -> None:
    link = workspace.with_name("link.vdb")
    link.symlink_to(workspace)
    made = back_up(link, folder, 7, TODAY)
    assert made is not None
    assert sorted(each.name for each in made.iterdir()) == ["link.vdb", "link.vdb.wal"]


def test_none_is_made_where_none_is_wanted(workspace: Path, folder: Path) -> None:
    back_up(workspace, folder, 1, TODAY - DAY)
    assert back_up(workspace, folder, 0, TODAY) is None
    assert names(folder) == ["2026-11-29"]


def test_the_newest_are_kept_and_nothing_that_is_no_copy_is_touched(workspace: Path, folder: Path) -> None:
    for other in ("mine", "20261101", "2026-13-01"):
        (folder / FOLDER / other).mkdir(parents=True)
    (folder / FOLDER / "2020-01-01").write_text("a file")
    for back in range(9, 0, -1):
        back_up(workspace, folder, 3, TODAY - back * DAY)
    assert names(folder) == ["2026-11-27", "2026-11-28", "2026-11-29"]
    assert back_up(workspace, folder, 2, TODAY) is not None
    assert names(folder) == ["2026-11-29", "2026-11-30"]
    assert {"mine", "20261101", "2026-13-01", "2020-01-01"} < {each.name for each in (folder / FOLDER).iterdir()}
    assert back_up(workspace, folder, 1, TODAY) is None
    assert names(folder) == ["2026-11-30"]


def test_a_clock_that_was_wrong_does_not_cost_todays_copy(workspace: Path, folder: Path) -> None:
    for ahead in (3, 2, 1):
        back_up(workspace, folder, 7, TODAY + ahead * DAY)
    assert back_up(workspace, folder, 2, TODAY) is not None
    assert names(folder) == ["2026-11-30", "2026-12-03"]


def test_a_copy_that_was_not_finished_is_none(workspace: Path, folder: Path) -> None:
    half = folder / FOLDER / ".unfinished-2026-11-29-x"
    half.mkdir(parents=True)
    (half / "team.vdb").write_bytes(b"VDB")
    assert list_backups(folder) == []
    assert back_up(workspace, folder, 7, TODAY) is not None
    assert not half.exists()


def test_a_full_disk_is_a_sentence_and_leaves_nothing(
    workspace: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(JournalUnusable, match=r"“team.vdb” cannot be made .* The change waits"):
        back_up(workspace, folder, 7, TODAY)
    assert list((folder / FOLDER).iterdir()) == []


def test_another_process_may_be_quicker(workspace: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def be_quicker(unfinished: Path) -> None:
        theirs = folder / FOLDER / TODAY.isoformat()
        theirs.mkdir()
        (theirs / "team.vdb").write_bytes(b"theirs")
        sync_folder(unfinished)

    monkeypatch.setattr("explorer.store.backups.sync_folder", be_quicker)
    assert back_up(workspace, folder, 7, TODAY) is None
    (only,) = (folder / FOLDER).iterdir()
    assert (only / "team.vdb").read_bytes() == b"theirs"


MERGE, OTHER = "0123456789abcdef" * 2, "fedcba9876543210" * 2


def test_each_merge_has_a_copy_whatever_the_day_has(workspace: Path, folder: Path) -> None:
    back_up(workspace, folder, 7, TODAY)
    workspace.write_bytes(b"VDB1 later")
    made = back_up(workspace, folder, 7, TODAY, merge=MERGE)
    assert made == folder / FOLDER / "2026-11-30-0123456789ab"
    assert (made / "team.vdb").read_bytes() == b"VDB1 later"
    assert back_up(workspace, folder, 0, TODAY, merge=OTHER) is None
    assert back_up(workspace, folder, 7, TODAY, merge=OTHER) is not None
    assert back_up(workspace, folder, 7, TODAY) is None
    assert set(names(folder)) == {"2026-11-30", "2026-11-30-0123456789ab", "2026-11-30-fedcba987654"}


def test_a_merge_that_is_tried_again_keeps_its_copy_also_on_another_day(workspace: Path, folder: Path) -> None:
    made = back_up(workspace, folder, 1, TODAY - DAY, merge=MERGE)
    assert made is not None
    workspace.write_bytes(b"VDB1 half a merge")
    assert back_up(workspace, folder, 1, TODAY, merge=MERGE) is None
    assert names(folder) == ["2026-11-29-0123456789ab"]
    assert (made / "team.vdb").read_bytes() == b"VDB1 main"


def test_a_day_that_began_with_a_merge_needs_no_other_copy(workspace: Path, folder: Path) -> None:
    back_up(workspace, folder, 7, TODAY, merge=MERGE)
    assert back_up(workspace, folder, 7, TODAY) is None
    assert back_up(workspace, folder, 7, TODAY + DAY) is not None
    assert names(folder) == ["2026-11-30-0123456789ab", "2026-12-01"]


def test_the_newest_of_both_kinds_are_kept(workspace: Path, folder: Path) -> None:
    back_up(workspace, folder, 7, TODAY - DAY)
    for number, merge in enumerate((OTHER, MERGE)):
        made = back_up(workspace, folder, 7, TODAY, merge=merge)
        assert made is not None
        os.utime(made, (number, number))
    (folder / FOLDER / "2026-11-30-no merge").mkdir()
    assert names(folder) == ["2026-11-29", "2026-11-30-fedcba987654", "2026-11-30-0123456789ab"]
    assert back_up(workspace, folder, 2, TODAY + DAY) is not None
    assert names(folder) == ["2026-11-30-0123456789ab", "2026-12-01"]
    assert remove_backups(folder) == 2
    assert names(folder) == []


def test_a_workspace_that_cannot_be_read_is_told(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(NotAWorkspace):
        back_up(tmp_path / "missing.vdb", folder, 7, TODAY)
    assert list_backups(folder) == []


def test_all_copies_go_where_a_text_is_erased(workspace: Path, folder: Path) -> None:
    assert remove_backups(folder) == 0
    back_up(workspace, folder, 7, TODAY - DAY)
    back_up(workspace, folder, 7, TODAY)
    (folder / FOLDER / ".unfinished-2026-11-30-x").mkdir()
    assert remove_backups(folder) == 2
    assert list((folder / FOLDER).iterdir()) == []


def test_a_copy_that_cannot_be_removed_is_a_sentence(
    workspace: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    back_up(workspace, folder, 7, TODAY)

    def refuse(path: Path) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(shutil, "rmtree", refuse)
    with pytest.raises(JournalUnusable, match="hold the erased text and cannot be removed"):
        remove_backups(folder)


def keep_before_purge(folder: Path, change_id: str, today: date = TODAY, text: bytes = b"VDB1 main") -> Path:
    target = purge_copy(folder, change_id, today)
    keep_staged(stage({"team.vdb": text, "team.vdb.wal": b""}, target), target)
    return target


def test_a_purge_has_a_copy_of_its_own_which_the_rotation_leaves_alone(workspace: Path, folder: Path) -> None:
    made = keep_before_purge(folder, "abcdef0123456789")
    assert made.name == "2026-11-30-purge_abcdef"
    assert {each.name: each.read_bytes() for each in made.iterdir()} == {"team.vdb": b"VDB1 main"}
    for number in range(9):
        back_up(workspace, folder, 2, TODAY + number * DAY)
    assert names(folder) == ["2026-11-30-purge_abcdef", "2026-12-07", "2026-12-08"]
    assert remove_backups(folder) == 3


def test_a_day_with_a_purge_still_gets_its_copy(workspace: Path, folder: Path) -> None:
    keep_before_purge(folder, "abcdef")
    assert back_up(workspace, folder, 2, TODAY) == folder / FOLDER / "2026-11-30"


def test_a_purge_that_is_begun_again_has_the_same_place_also_on_another_day(folder: Path) -> None:
    made = keep_before_purge(folder, "abcdef")
    assert keep_before_purge(folder, "abcdef", TODAY + DAY, b"VDB1 later") == made
    assert (made / "team.vdb").read_bytes() == b"VDB1 later"
    assert names(folder) == [made.name]


def test_so_many_copies_before_purges_are_kept(folder: Path) -> None:
    for number in range(5):
        keep_before_purge(folder, f"{number}" * 6, TODAY + number * DAY)
    assert names(folder) == [f"2026-12-0{number}-purge_{number * 111111}" for number in (2, 3, 4)]


def test_a_compaction_has_one_a_day(folder: Path) -> None:
    assert keep_before_purge(folder, "").name == "2026-11-30-purge_packed"
    keep_before_purge(folder, "")
    keep_before_purge(folder, "", TODAY + DAY)
    assert names(folder) == ["2026-11-30-purge_packed", "2026-12-01-purge_packed"]


def test_a_staged_copy_that_cannot_be_written_leaves_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="full"):
        stage({"team.vdb": b"x"}, purge_copy(folder, "abcdef", TODAY))
    assert list((folder / FOLDER).iterdir()) == []
