from __future__ import annotations

import os
import stat
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from explorer.memory.keys import Key
from explorer.memory.teleport import Base, BaseInfo, BaseKind
from explorer.store import base_file
from explorer.store.base_file import DamagedBase, read_base, read_info, remove_unfinished, write_base
from explorer.store.vdb_format import Folded
from tests.memory.change_samples import Store, stores_and_changes

INFO = BaseInfo("peer 🧠", BaseKind.MERGED, "2026-11-30T12:00:00+00:00", "w.vdb", 0, "id")
A = Key("user", "a")


def made(count: int) -> Base:
    return Base(INFO, {Key("user", str(number)): {"content": f"text {number}"} for number in range(count)})


def written(path: Path, base: Base) -> Path:
    write_base(base, path)
    return path


@settings(max_examples=20)
@given(stores_and_changes())
def test_what_is_kept_is_read_back(tmp_path_factory: pytest.TempPathFactory, case: tuple[Store, Any]) -> None:
    path = written(tmp_path_factory.mktemp("bases") / "b.base", Base(INFO, case[0]))
    found = read_base(path)
    assert found.records == case[0]
    assert list(found.records) == list(case[0])
    assert found.info == read_info(path) == msgspec.structs.replace(INFO, records=len(case[0]))


@pytest.mark.parametrize("count", [0, 1, 999, 1_000, 1_001, 2_500])
def test_any_number_of_records(tmp_path: Path, count: int) -> None:
    base = made(count)
    found = read_base(written(tmp_path / "b.base", base))
    assert found.records == base.records
    assert found.info.records == count


def test_numbers_of_all_kinds_and_what_is_nested_too_deep(tmp_path: Path) -> None:
    folded = Folded("(nested more than 100 deep)")
    metadata: dict[str, Any] = {"i": 2**63 - 1, "n": -(2**63), "f": 1.0, "b": True, "none": None, "deep": folded}
    found = read_base(written(tmp_path / "b.base", Base(INFO, {A: metadata}))).records[A]
    assert repr(found) == repr({**metadata, "deep": str(folded)})


def test_it_is_for_this_user_only_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = written(tmp_path / "b.base", made(3))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [path]


def test_one_that_cannot_be_written_leaves_the_earlier_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path / "b.base", made(3))

    def full(_: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_base(made(5), path)
    assert len(read_base(path).records) == 3
    assert list(tmp_path.iterdir()) == [path]


def test_any_flipped_bit_is_noticed(tmp_path: Path) -> None:
    path = written(tmp_path / "b.base", made(3))
    data = path.read_bytes()
    for at in range(len(data)):
        path.write_bytes(data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :])
        with pytest.raises(DamagedBase):
            read_base(path)


def test_any_shorter_file_is_noticed(tmp_path: Path) -> None:
    path = written(tmp_path / "b.base", made(3))
    data = path.read_bytes()
    for size in range(len(data)):
        path.write_bytes(data[:size])
        with pytest.raises(DamagedBase):
            read_base(path)
    path.write_bytes(b"VDB1" + data[4:])
    assert read_info(path) is None
    assert read_info(tmp_path / "gone.base") is None


def test_the_head_is_read_without_the_body(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path / "b.base", made(2_000))
    monkeypatch.setattr(base_file, "_LONGEST_HEAD", 200)
    info = read_info(path)
    assert info is not None
    assert (info.peer, info.records) == (INFO.peer, 2_000)


def test_what_a_killed_process_left_goes_after_a_day_or_at_once(tmp_path: Path) -> None:
    old, new = tmp_path / ".unfinished-old", tmp_path / ".unfinished-new"
    for each in (old, new):
        each.write_bytes(b"half")
    os.utime(old, (time.time() - 90_000,) * 2)
    remove_unfinished(tmp_path)
    assert list(tmp_path.iterdir()) == [new]
    remove_unfinished(tmp_path, at_once=True)
    assert list(tmp_path.iterdir()) == []
