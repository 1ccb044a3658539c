from __future__ import annotations

import os
import zipfile
from pathlib import Path

import pytest

from explorer.memory.cargo import Whole
from explorer.memory.errors import CannotSend, TargetExists, UnusableSource
from explorer.memory.teleport import Courier, Parcel
from explorer.store.courier import FileCourier

PARCEL = Parcel([Whole("user", "a", {"content": "text"})], 3, "cosine")


def ignore(_: float) -> None:
    """Nobody asks for a stop."""


def test_what_is_written_can_be_zipped_and_unpacked(tmp_path: Path) -> None:
    courier: Courier = FileCourier(tmp_path / "temporary")
    sent = courier.write(PARCEL, tmp_path / "w.vdb", ignore)
    with zipfile.ZipFile(tmp_path / "w.zip", "w") as archive:
        archive.write(sent.path, "w.vdb")
    [found] = courier.unpack(tmp_path / "w.zip", ignore)
    assert tmp_path / "temporary" in found.parents
    assert found.read_bytes() == sent.path.read_bytes()
    with pytest.raises(TargetExists):
        courier.write(PARCEL, sent.path, ignore)
    assert courier.write(PARCEL, sent.path, ignore, replace=True) == sent
    with pytest.raises(UnusableSource):
        courier.unpack(sent.path, ignore)


def test_the_workspace_itself_is_never_written_to(tmp_path: Path) -> None:
    workspace = tmp_path / "w.vdb"
    workspace.write_bytes(b"VDB1")
    (tmp_path / "link.vdb").symlink_to(workspace)
    os.link(workspace, tmp_path / "other name.vdb")
    courier = FileCourier(tmp_path / "temporary", workspace)
    for path in (
        workspace,
        tmp_path / "link.vdb",
        tmp_path / "other name.vdb",
        tmp_path / ".." / tmp_path.name / "w.vdb",
    ):
        with pytest.raises(CannotSend, match="is the workspace itself"):
            courier.write(PARCEL, path, ignore, replace=True)
    assert workspace.read_bytes() == b"VDB1"
    workspace.unlink()
    assert FileCourier(tmp_path, workspace).write(PARCEL, workspace, ignore).size > 4


@pytest.mark.parametrize("suffix", [".lock", ".wal", ".tmp", ".ann", ".ann.75_.hnsw.graph", ".pidx", ".mvquant.a"])
@pytest.mark.parametrize("is_there", [False, True])
def test_what_belongs_to_the_workspace_is_never_written_to(tmp_path: Path, suffix: str, is_there: bool) -> None:
    workspace = tmp_path / "w [1].vdb"
    workspace.write_bytes(b"VDB1")
    own = tmp_path / f"w [1].vdb{suffix}"
    if is_there:
        own.write_bytes(b"own")
        os.link(own, tmp_path / "other name.vdb")
    (tmp_path / "link.vdb").symlink_to(own)
    (tmp_path / "mine.vdb").symlink_to(workspace)
    names = [own.name, "link.vdb", f"mine.vdb{suffix}", *(["other name.vdb"] if is_there else [])]
    for each in (workspace, tmp_path / "mine.vdb"):
        courier = FileCourier(tmp_path / "temporary", each)
        for name in names if each != workspace else [name for name in names if not name.startswith("mine")]:
            with pytest.raises(CannotSend, match="belongs to it"):
                courier.write(PARCEL, tmp_path / name, ignore, replace=True)
    assert own.exists() == is_there
    assert FileCourier(tmp_path, workspace).write(PARCEL, tmp_path / "w [1].vdb.copy.vdb", ignore).size > 4


def test_what_a_parcel_is_of_is_never_written_over(tmp_path: Path) -> None:
    own = tmp_path / "own.vdb"
    own.write_bytes(b"the workspace")
    (tmp_path / "link.vdb").symlink_to(own)
    parcel = Parcel([Whole("user", "a", {"content": "A"})], 2, "cosine", own)
    for name in ("own.vdb", "link.vdb", "own.vdb.lock"):
        with pytest.raises(CannotSend, match="the workspace itself or belongs to it"):
            FileCourier(tmp_path).write(parcel, tmp_path / name, lambda _: None, replace=True)
    assert own.read_bytes() == b"the workspace"
    assert FileCourier(tmp_path).write(parcel, tmp_path / "other.vdb", lambda _: None).path == tmp_path / "other.vdb"
