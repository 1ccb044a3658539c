from __future__ import annotations

from pathlib import Path

import pytest

from explorer.store import purge_folder as module
from explorer.store.purge_folder import clear_purge_folders, purge_folder


def test_on_the_disk_of_the_workspace_it_lies_in_the_state_folder(tmp_path: Path) -> None:
    path, state = tmp_path / "w.vdb", tmp_path / "state"
    state.mkdir()
    with purge_folder(path, state) as folder:
        assert folder.parent == state
        (folder / "new").write_bytes(b"x")
    assert list(tmp_path.iterdir()) == [state]
    assert list(state.iterdir()) == []


def test_on_another_disk_it_is_hidden_beside_the_workspace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, state = tmp_path / ("w" * 200 + ".vdb"), tmp_path / "state"
    state.mkdir()
    monkeypatch.setattr(module, "_is_same_disk", lambda *_: False)
    with purge_folder(path, state) as folder:
        assert folder.parent == tmp_path
        assert folder.name.startswith(".www")
    assert list(tmp_path.iterdir()) == [state]


def test_what_a_killed_process_left_goes_and_nothing_else(tmp_path: Path) -> None:
    path, state = tmp_path / "w.vdb", tmp_path / "state"
    for each in (state / "purging-x", state / "backups", tmp_path / ".w.vdb-purging-y", tmp_path / ".v.vdb-purging-z"):
        each.mkdir(parents=True)
    (state / "purging-notes").write_bytes(b"a file")
    clear_purge_folders(path, state)
    assert {each.name for each in state.iterdir()} == {"backups", "purging-notes"}
    assert {each.name for each in tmp_path.iterdir()} == {"state", ".v.vdb-purging-z"}


def test_a_state_folder_that_is_gone_is_no_trouble_when_clearing(tmp_path: Path) -> None:
    clear_purge_folders(tmp_path / "w.vdb", tmp_path / "none")
    assert list(tmp_path.iterdir()) == []
