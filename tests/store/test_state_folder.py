from __future__ import annotations

import os
import stat
from pathlib import Path

import platformdirs
import pytest

from explorer.memory.errors import JournalUnusable
from explorer.store.state_folder import NAME_FILE, state_folder


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_one_folder_per_workspace_which_only_this_user_may_open(tmp_path: Path) -> None:
    workspace, root = tmp_path / "team" / "Мій проект 1.vdb", tmp_path / "state"
    folder = state_folder(workspace, root)
    assert folder.is_dir()
    assert folder.parent == root / "workspaces"
    assert folder.name.startswith("Мій_проект_1-")
    assert len(folder.name.rpartition("-")[2]) == 16
    if os.name == "posix":
        assert {mode(each) for each in (root, folder.parent, folder)} == {0o700}
    assert (folder / NAME_FILE).read_text(encoding="utf-8") == f"{workspace.resolve()}\n"
    assert state_folder(workspace, root) == folder
    assert not workspace.parent.exists()


def test_workspaces_of_one_name_have_folders_of_their_own(tmp_path: Path) -> None:
    folders = {state_folder(tmp_path / name / "w.vdb", tmp_path / "state") for name in "abc"}
    assert len(folders) == 3


def test_a_link_is_the_workspace_that_it_points_to(tmp_path: Path) -> None:
    (tmp_path / "w.vdb").touch()
    (tmp_path / "link.vdb").symlink_to(tmp_path / "w.vdb")
    assert state_folder(tmp_path / "link.vdb", tmp_path / "s") == state_folder(tmp_path / "w.vdb", tmp_path / "s")


@pytest.mark.parametrize(
    "name", ["ذاكرة.vdb", "🧠" * 60, ".vdb", "a:b*?\n.vdb", "x" * 250, os.fsdecode(b"\xff\xfe.vdb")]
)
def test_any_name_gives_a_folder(tmp_path: Path, name: str) -> None:
    folder = state_folder(tmp_path / name, tmp_path / "state")
    assert len(os.fsencode(folder.name)) <= 200
    assert (folder / NAME_FILE).read_bytes() == os.fsencode((tmp_path / name).resolve()) + b"\n"


@pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")
def test_a_folder_that_others_may_read_is_closed(tmp_path: Path) -> None:
    folder = state_folder(tmp_path / "w.vdb", tmp_path)
    folder.chmod(0o755)
    assert mode(state_folder(tmp_path / "w.vdb", tmp_path)) == 0o700


def test_where_it_cannot_be_made_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "workspaces").write_text("a file in the way")
    with pytest.raises(JournalUnusable, match=r"“.*workspaces.*cannot be used: .* may write there"):
        state_folder(tmp_path / "w.vdb", tmp_path)


def test_it_is_in_the_users_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_state_path", lambda name, **_: tmp_path / name)
    assert state_folder(tmp_path / "w.vdb").parent == tmp_path / "memory-explorer" / "workspaces"
