from __future__ import annotations

import io
import random
import shutil
import stat
import warnings
import zipfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from explorer.memory.errors import UnusableSource
from explorer.memory.protocols import Cancelled
from explorer.store.unpacking import unpack
from tests.store.conftest import Bytes

MAIN = Bytes.main(Bytes.record("user", "a", {"content": "text"}))
LOG = b"VWL1" + Bytes.batch(Bytes.update("user", "a", {"content": "changed"}))
Files = Mapping[str, bytes]


@pytest.fixture
def temporary(tmp_path: Path) -> Path:
    return tmp_path / "temporary" / "mine"


def zipped(path: Path, files: Files, compression: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", compression) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path


@pytest.fixture
def archive(tmp_path: Path) -> Callable[[Files], Path]:
    return lambda files: zipped(tmp_path / "sent.zip", files)


Archive = Callable[[Files], Path]


def ignore(_: float) -> None:
    """Nobody asks for a stop."""


def refused(archive: Path, temporary: Path, why: str) -> None:
    """It is refused with a sentence, and nothing is left of it."""
    around = set(archive.parent.iterdir())
    with pytest.raises(UnusableSource, match=why):
        unpack(archive, temporary, ignore)
    assert not temporary.exists() or list(temporary.iterdir()) == []
    assert set(archive.parent.iterdir()) - {temporary.parent} == around - {temporary.parent}


@pytest.mark.parametrize("compression", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_workspaces_come_out_with_their_logs_each_in_a_folder_of_its_own(
    tmp_path: Path, temporary: Path, scan: Callable[[Path], Any], compression: int
) -> None:
    files = {"b/w.vdb": MAIN, "a/w.vdb": MAIN, "a/w.vdb.wal": LOG, "ünï.VDB": MAIN, "read me.txt": b"x", "a/x.ann": b""}
    found = unpack(zipped(tmp_path / "sent.zip", files, compression), temporary, ignore)
    assert [path.name for path in found] == ["w.vdb", "w.vdb", "ünï.VDB"]
    assert len({path.parent for path in found}) == 3
    assert [len(list(path.parent.iterdir())) for path in found] == [2, 1, 1]
    assert all(temporary in path.parents for path in found)
    texts = [scan(path).metadata(0)["content"] for path in found]
    assert texts == ["changed", "text", "text"]
    assert temporary.stat().st_mode & 0o777 == 0o700
    # Another one does not get in its way.
    again = unpack(tmp_path / "sent.zip", temporary, ignore)
    assert not set(again) & set(found)


@pytest.mark.parametrize(
    "name",
    ["../w.vdb", "a/../../w.vdb", "/w.vdb", "/etc/w.vdb.wal", "..\\w.vdb", "C:w.vdb", "c:/w.vdb", "a\\w.vdb"],
)  # fmt: skip
def test_names_that_lead_out_of_the_folder_are_refused(archive: Archive, temporary: Path, name: str) -> None:
    refused(archive({"good.vdb": MAIN, name: MAIN}), temporary, "would be put outside of its folder")


def test_what_is_not_unpacked_may_have_any_name(archive: Archive, temporary: Path) -> None:
    [found] = unpack(
        archive({"w.vdb": MAIN, "../read me.txt": b"", "/x": b"", "other.vdb.wal": LOG}), temporary, ignore
    )
    assert [each.name for each in temporary.rglob("*") if each.is_file()] == [found.name]


def test_two_files_of_one_name_are_refused(tmp_path: Path, temporary: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with zipfile.ZipFile(tmp_path / "sent.zip", "w") as opened:
            opened.writestr("w.vdb", MAIN)
            opened.writestr("w.vdb", MAIN + b"x")
    refused(tmp_path / "sent.zip", temporary, "holds two files “w.vdb”")


def test_one_with_a_password_is_refused(archive: Archive, temporary: Path) -> None:
    path = archive({"w.vdb": MAIN})
    data = bytearray(path.read_bytes())
    # The flag in front of the file, and the one in the list at the end.
    for magic, offset in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        data[data.index(magic) + offset] |= 1
    path.write_bytes(data)
    refused(path, temporary, "protected by a password")


def test_zip_files_in_it_are_not_looked_into(archive: Archive, tmp_path: Path, temporary: Path) -> None:
    inner = zipped(tmp_path / "inner", {"w.vdb": MAIN}).read_bytes()
    refused(archive({"inner.ZIP": inner}), temporary, r"holds no workspace.* The zip files in it are not looked into")
    [found] = unpack(archive({"inner.zip": inner, "w.vdb": MAIN}), temporary, ignore)
    assert found.name == "w.vdb"


@pytest.mark.parametrize("files", [{}, {"x.txt": b"x"}, {"w.vdb.wal": LOG}, {"w.vdb/": b""}, {"__MACOSX/._w.vdb": b"x"},
                                   {"a/._w.vdb": b"x"}])  # fmt: skip
def test_one_without_a_workspace_is_refused(archive: Archive, temporary: Path, files: Files) -> None:
    refused(archive(files), temporary, r"“sent.zip” holds no workspace, that is no \.vdb file\.$")


def test_links_are_not_made(tmp_path: Path, temporary: Path) -> None:
    with zipfile.ZipFile(tmp_path / "sent.zip", "w") as opened:
        for name, kind in (("link.vdb", stat.S_IFLNK), ("pipe.vdb", stat.S_IFIFO), ("w.vdb", stat.S_IFREG)):
            info = zipfile.ZipInfo(name)
            info.external_attr = (kind | 0o777) << 16
            opened.writestr(info, b"/etc/passwd")
        info = zipfile.ZipInfo("w.vdb.wal")
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
        opened.writestr(info, b"/etc/passwd")
    [found] = unpack(tmp_path / "sent.zip", temporary, ignore)
    assert (found.name, list(found.parent.iterdir())) == ("w.vdb", [found])
    assert not found.is_symlink()


@pytest.mark.parametrize("data", [b"", b"VDB1", MAIN, b"PK\3\4" + bytes(100), b"PK\5\6" + bytes(17)])
def test_what_is_no_zip_file_is_refused(tmp_path: Path, temporary: Path, data: bytes) -> None:
    (tmp_path / "sent.zip").write_bytes(data)
    refused(tmp_path / "sent.zip", temporary, "damaged or no zip file")


def test_what_cannot_be_read_is_refused(tmp_path: Path, temporary: Path) -> None:
    with pytest.raises(UnusableSource, match="cannot be unpacked: No such file"):
        unpack(tmp_path / "gone.zip", temporary, ignore)
    with pytest.raises(UnusableSource, match="cannot be unpacked: Is a directory"):
        unpack(tmp_path, temporary, ignore)


def test_more_than_the_disk_has_room_for_is_refused(
    archive: Archive, temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = archive({"w.vdb": MAIN})
    room = shutil.disk_usage(path.parent)._replace(free=(200 << 20) + len(MAIN) - 1)
    with monkeypatch.context() as patched:
        patched.setattr(shutil, "disk_usage", lambda _: room)
        refused(path, temporary, rf"unpacks to {len(MAIN)} bytes, and .* has room for {len(MAIN) - 1}")
    assert len(unpack(path, temporary, ignore)) == 1


def test_a_bomb_is_refused(archive: Archive, temporary: Path) -> None:
    refused(archive({"w.vdb": MAIN + bytes(60 << 20)}), temporary, "claims to unpack to .* as no workspace does")


@pytest.mark.parametrize("claimed", [len(MAIN) - 5, len(MAIN) + 5, 1])
def test_one_that_says_another_size_than_it_has_is_refused(archive: Archive, temporary: Path, claimed: int) -> None:
    path = archive({"w.vdb": MAIN})
    data = bytearray(path.read_bytes())
    for magic, offset in ((b"PK\3\4", 22), (b"PK\1\2", 24)):
        at = data.index(magic) + offset
        data[at : at + 4] = claimed.to_bytes(4, "little")
    path.write_bytes(data)
    refused(path, temporary, "damaged or no zip file")


def test_any_damage_is_a_sentence_or_does_not_matter(archive: Archive, temporary: Path) -> None:
    path, chance = archive({"w.vdb": MAIN, "w.vdb.wal": LOG, "x.txt": b"text" * 20}), random.Random(5)
    whole = path.read_bytes()
    for number in range(1_500):
        data = bytearray(whole[: chance.randrange(len(whole))] if number % 5 == 0 else whole)
        for _ in range(number % 3 + 1):
            if data:
                data[chance.randrange(len(data))] = chance.randrange(256)
        path.write_bytes(data)
        with suppress(UnusableSource):
            unpack(path, temporary, ignore)
        for found in temporary.glob("*/*/*"):
            assert found.is_file()
            assert found.name.lower().endswith((".vdb", ".vdb.wal"))
        shutil.rmtree(temporary, ignore_errors=True)


def test_a_stop_leaves_nothing(tmp_path: Path, temporary: Path) -> None:
    noise = io.BytesIO(random.Random(1).randbytes(3 << 20)).getvalue()
    path = zipped(tmp_path / "sent.zip", {"a.vdb": MAIN, "w.vdb": noise, "w.vdb.wal": LOG})
    for stop_at in range(99):
        told: list[float] = []

        def report(share: float, told: list[float] = told, stop_at: int = stop_at) -> None:
            told.append(share)
            if len(told) > stop_at:
                raise Cancelled

        try:
            unpack(path, temporary, report)
            break
        except Cancelled:
            assert list(temporary.iterdir()) == []
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) > 5
