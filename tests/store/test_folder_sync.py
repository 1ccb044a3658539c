from __future__ import annotations

import os
from pathlib import Path

import pytest

from explorer.store.folder_sync import sync_folder


def test_a_folder_is_synced_and_let_go_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    sync_folder(tmp_path)
    [handle] = synced
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(handle)


def test_what_is_not_there_cannot_be_synced(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        sync_folder(tmp_path / "gone")
