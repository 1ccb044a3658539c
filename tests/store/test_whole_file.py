from __future__ import annotations

import errno
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from explorer.memory.errors import CannotSend, TargetExists
from explorer.memory.protocols import Cancelled
from explorer.store.whole_file import put_new, write_whole


def nothing(_: float) -> None:
    return


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "Київ.jsonl"
    told: list[float] = []
    sent = write_whole([b"one\n", b"two\n"], 2, path, told.append)
    assert path.read_bytes() == b"one\ntwo\n"
    assert (sent.path, sent.size, sent.sha256) == (path, 8, hashlib.sha256(b"one\ntwo\n").hexdigest())
    assert told == [0.0, 1.0]
    assert names(tmp_path) == [path.name]


def test_a_file_that_is_there_stays_unless_it_is_to_go(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("mine")
    beside = tmp_path / "a.md.tmp"
    beside.write_text("mine too")
    with pytest.raises(TargetExists, match="--replace"):
        write_whole([b"x"], 1, path, nothing)
    assert path.read_text() == "mine"
    link = tmp_path / "link.md"
    link.symlink_to(path)
    write_whole([b"x"], 1, link, nothing, replace=True)
    assert (path.read_bytes(), link.is_symlink(), beside.read_text()) == (b"x", True, "mine too")
    with pytest.raises(CannotSend, match="is no file"):
        write_whole([b"x"], 1, tmp_path, nothing, replace=True)
    with pytest.raises(CannotSend, match="There is no new file"):
        write_whole([b"x"], 1, tmp_path / "no folder" / "a", nothing)


def test_what_stops_it_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("mine")

    def parts() -> Iterator[bytes]:
        yield b"half"
        raise Cancelled

    with pytest.raises(Cancelled):
        write_whole(parts(), 2, path, nothing, replace=True)
    assert (path.read_text(), names(tmp_path)) == ("mine", ["a.md"])


def test_a_file_system_without_second_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "no")

    monkeypatch.setattr(os, "link", refuse)
    new = tmp_path / "new"
    new.write_text("x")
    put_new(new, tmp_path / "a")
    assert names(tmp_path) == ["a"]
    new.write_text("y")
    with pytest.raises(FileExistsError):
        put_new(new, tmp_path / "a")
    assert (tmp_path / "a").read_text() == "x"
