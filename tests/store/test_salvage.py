from __future__ import annotations

import signal
import struct
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import vectlite
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from explorer.memory.errors import CannotSend, NotAWorkspace, TargetExists
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.memory.salvaged import Doubt, Salvaged
from explorer.store.salvage import NothingToSave, check_target, examine_salvage, salvage
from tests.store import damaged
from tests.store.conftest import Bytes
from tests.store.written import MAIN, records, write_workspace

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
CASES = 60
Listing = Callable[[Path], dict[str, tuple[int, int]]]


def quiet(_: float) -> None:
    pass


def put(path: Path, main: bytes, log: bytes = b"") -> Path:
    path.write_bytes(main)
    if log:
        path.with_name(path.name + ".wal").write_bytes(log)
    return path


def fact(name: str, **more: Any) -> bytes:
    return Bytes.record("user", name, {"content": f"Text of {name}", **more})


RECORDS = {name: fact(name) for name in "abcde"}
SOUND = Bytes.main(*RECORDS.values())
SIZE = len(RECORDS["a"])


def at(name: str) -> int:
    return 19 + "abcde".index(name) * SIZE


def changed(position: int, values: bytes, data: bytes = SOUND) -> bytes:
    return data[:position] + values + data[position + len(values) :]


DAMAGE: dict[str, tuple[bytes, str, list[tuple[int, int]]]] = {
    "nothing": (SOUND, "abcde", []),
    "a flipped length": (changed(at("b"), b"\x84"), "acde", [(at("b"), SIZE)]),
    "a flipped tag": (changed(at("c") + 28, b"\x09"), "abde", [(at("c"), SIZE)]),
    "a zeroed range": (changed(at("b") + 2, bytes(SIZE)), "ade", [(at("b"), 2 * SIZE)]),
    "a cut tail": (SOUND[: at("d") + 9], "abc", [(at("d"), 9)]),
    "a cut head": (SOUND[at("b") + 9 :], "cde", [(0, SIZE - 9)]),
    "inserted garbage": (SOUND[: at("c")] + b"\xee" * 33 + SOUND[at("c") :], "abcde", [(at("c"), 33)]),
    "garbage in a record": (SOUND[: at("c") + 9] + b"\xee" * 33 + SOUND[at("c") + 9 :], "abde", [(at("c"), SIZE + 33)]),
    "swapped blocks": (
        SOUND[: at("b") + 9]
        + SOUND[at("d") : at("d") + 20]
        + SOUND[at("b") + 29 : at("d")]
        + SOUND[at("b") + 9 : at("b") + 29]
        + SOUND[at("d") + 20 :],
        "ace",
        [(at("b"), SIZE), (at("d"), SIZE)],
    ),
    "a block that is gone": (SOUND[: at("b") + 5] + SOUND[at("d") + 5 :], "ade", []),
    "a damaged header": (changed(0, b"\0\0\0\0\0\0\0\0"), "abcde", [(0, 19)]),
}


@pytest.mark.parametrize(("data", "ids", "lost"), DAMAGE.values(), ids=DAMAGE)
def test_each_kind_of_damage(tmp_path: Path, data: bytes, ids: str, lost: list[tuple[int, int]]) -> None:
    path, target = put(tmp_path / "a.vdb", data), tmp_path / "new.vdb"
    found = salvage(path, target, NOW, quiet)
    assert {record.id for _, _, record in damaged.records_of(target.read_bytes())} == set(ids)
    assert [(place.offset, place.length) for place in found.lost] == lost
    assert found.is_sound is (data == SOUND)
    with closing(vectlite.open(str(target))) as database:
        assert database.count() == found.saved == len(ids)


def test_a_doubled_block_is_saved_once(tmp_path: Path) -> None:
    doubled = SOUND[: at("d")] + SOUND[at("b") : at("d")] + SOUND[at("d") :]
    found = salvage(put(tmp_path / "a.vdb", doubled), tmp_path / "new.vdb", NOW, quiet)
    assert (found.saved, found.lost) == (5, ())
    assert [(one.key.id, one.kept_as) for one in found.duplicates] == [("b", None), ("c", None)]


def test_all_that_stands_beside_the_text_survives(tmp_path: Path) -> None:
    path = write_workspace(tmp_path / "ünï.vdb", 40)
    before = records(path)
    data = path.read_bytes()
    damaged_path = put(tmp_path / "damaged.vdb", data[:4] + b"\x09" + data[5:] + b"rubbish")
    found = salvage(damaged_path, tmp_path / "new.vdb", NOW, quiet)
    assert (found.saved, found.doubtful) == (43, ())
    assert records(tmp_path / "new.vdb") == before
    assert before[Key(MAIN, "db")]["vectors"]


def test_a_preview_says_the_same_and_writes_nothing(tmp_path: Path, listing: Listing) -> None:
    path = put(tmp_path / "a.vdb", DAMAGE["a zeroed range"][0], b"VWL1" + Bytes.batch(Bytes.delete("user", "a")))
    before = listing(tmp_path)
    preview = examine_salvage(path, NOW, quiet)
    assert listing(tmp_path) == before
    done = salvage(path, tmp_path / "new.vdb", NOW, quiet)
    assert preview.target is None
    assert (preview.namespaces, preview.lost, preview.batches) == (done.namespaces, done.lost, done.batches)
    assert {name: one for name, one in listing(tmp_path).items() if name != "new.vdb"} == before


def test_a_main_file_that_is_gone_leaves_its_log(tmp_path: Path) -> None:
    path = tmp_path / "a.vdb"
    path.with_name("a.vdb.wal").write_bytes(b"VWL1" + Bytes.batch(b"\x01" + RECORDS["a"]))
    assert salvage(path, tmp_path / "new.vdb", NOW, quiet).namespaces == {"user": 1}


def test_records_past_their_time_to_live_are_saved_and_counted(tmp_path: Path) -> None:
    path = put(tmp_path / "a.vdb", Bytes.main(RECORDS["a"], Bytes.record("user", "old", expires_at=1.6e9)))
    found = examine_salvage(path, NOW, quiet)
    assert (found.saved, found.expired, found.is_sound) == (2, 1, True)


def test_an_empty_workspace_is_sound(tmp_path: Path) -> None:
    found = salvage(put(tmp_path / "a.vdb", Bytes.main()), tmp_path / "new.vdb", NOW, quiet)
    assert (found.saved, found.is_sound) == (0, True)
    assert (tmp_path / "new.vdb").read_bytes() == Bytes.main()


@pytest.mark.parametrize("data", [b"", b"VDB1", b"%PDF-1.7" * 100, bytes(5_000), Bytes.header(3), SOUND[:60]])
def test_where_there_is_no_record_there_is_a_sentence(tmp_path: Path, data: bytes) -> None:
    path = put(tmp_path / "a.vdb", data)
    with pytest.raises(NothingToSave, match=r"nothing to save|Nothing can be saved"):
        salvage(path, tmp_path / "new.vdb", NOW, quiet)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["", "missing.vdb", "a.vdb.wal"])
def test_what_is_no_main_file(tmp_path: Path, name: str) -> None:
    put(tmp_path / "a.vdb", SOUND, b"VWL1")
    with pytest.raises(NotAWorkspace):
        examine_salvage(tmp_path / name, NOW, quiet)


def test_a_target_that_is_there_or_belongs_to_the_file_is_refused(tmp_path: Path) -> None:
    path = put(tmp_path / "a.vdb", SOUND)
    there = put(tmp_path / "there.vdb", b"mine")
    dangling = tmp_path / "link.vdb"
    dangling.symlink_to(tmp_path / "nowhere")
    for target in (path, there, dangling):
        with pytest.raises(TargetExists):
            salvage(path, target, NOW, quiet)
    with pytest.raises(CannotSend):
        salvage(path, tmp_path / "a.vdb.wal", NOW, quiet)
    put(tmp_path / "b.vdb.ann.vdb", SOUND)
    with pytest.raises(CannotSend):
        check_target(tmp_path / "b.vdb.ann.vdb", tmp_path / "b.vdb")
    with pytest.raises(CannotSend):
        salvage(path, tmp_path / "no folder" / "new.vdb", NOW, quiet)
    assert there.read_bytes() == b"mine"


@pytest.mark.parametrize("share", [0.0, 0.3, 0.8, 0.9])
def test_a_stop_leaves_no_file(tmp_path: Path, share: float) -> None:
    path = put(tmp_path / "a.vdb", DAMAGE["a cut head"][0])

    def stop(done: float) -> None:
        if done >= share:
            raise Cancelled

    with pytest.raises(Cancelled):
        salvage(path, tmp_path / "new.vdb", NOW, stop)
    assert list(tmp_path.iterdir()) == [path]


KILLED = """
import os, signal, sys
from datetime import UTC, datetime
from pathlib import Path
from explorer.store.salvage import salvage
calls = 0
def die(done):
    global calls
    calls += done >= 0.85
    if calls == int(sys.argv[3]):
        os.kill(os.getpid(), signal.SIGKILL)
salvage(Path(sys.argv[1]), Path(sys.argv[2]), datetime.now(UTC), die)
"""


@pytest.mark.parametrize("call", [1, 2, 3, 4])
def test_a_process_that_is_killed_while_it_writes_leaves_no_file(tmp_path: Path, call: int) -> None:
    path = put(tmp_path / "a.vdb", Bytes.main(*(fact(f"{number}") for number in range(1_200))) + b"rubbish")
    target = tmp_path / "new.vdb"
    done = subprocess.run([sys.executable, "-c", KILLED, path, target, str(call)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert not target.exists()
    assert salvage(path, target, NOW, quiet).saved == 1_200


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> list[damaged.Sample]:
    return damaged.build_samples(tmp_path_factory.mktemp("samples"))


@pytest.mark.parametrize("part", range(6))
def test_every_undamaged_record_is_saved(tmp_path: Path, samples: list[damaged.Sample], part: int) -> None:
    for seed in range(part * CASES // 6, (part + 1) * CASES // 6):
        case = damaged.damage(samples, seed)
        target = tmp_path / f"{seed}.vdb"
        try:
            salvage(case.write(tmp_path / "damaged.vdb"), target, NOW, quiet)
            saved = damaged.states_of(target.read_bytes())
        except NothingToSave:
            saved = {}
        wanted = damaged.expected(case)
        assert {key for key, state in wanted.items() if not damaged.is_saved(key, state, saved)} == set(), case.kinds


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(st.one_of(st.binary(max_size=60), st.sampled_from([SOUND, *RECORDS.values()])), max_size=5),
    st.lists(st.one_of(st.binary(max_size=60), st.just(Bytes.batch(b"\x01" + RECORDS["a"]))), max_size=4),
)
def test_any_bytes_give_a_result_or_a_sentence(tmp_path: Path, main: list[bytes], log: list[bytes]) -> None:
    path, target = tmp_path / "a.vdb", tmp_path / "new.vdb"
    target.unlink(missing_ok=True)
    put(path, b"".join(main))
    path.with_name("a.vdb.wal").write_bytes(b"".join(log))
    has_record = any(len(part) > 60 for part in main + log)
    try:
        found: Salvaged = salvage(path, target, NOW, quiet)
    except NotAWorkspace:
        assert path.read_bytes().startswith(b"VWL1")
    except NothingToSave:
        assert not target.exists()
        assert not has_record
    else:
        assert len(damaged.states_of(target.read_bytes())) == found.saved
        assert has_record <= (found.saved > 0)


def test_vectlite_opens_what_was_saved_of_the_oddest_file(tmp_path: Path) -> None:
    odd = [Bytes.record("n", f"inf{number}", vector=[float("inf"), number, 0]) for number in range(3)]
    text = Bytes.record("n", "text", encoded=struct.pack("<I", 1) + Bytes.text(b"\xff") + b"\x01" + Bytes.text(b"\xfe"))
    others = [Bytes.record("n", f"x{number}", {"x": 1}, [1, number, 0]) for number in range(40)]
    path = put(tmp_path / "a.vdb", Bytes.main(*odd, text, *others))
    found = salvage(path, tmp_path / "new.vdb", NOW, quiet)
    assert {one.why for one in found.doubtful} == {Doubt.NO_INDEX, Doubt.NOT_TEXT}
    for _ in range(2):
        with closing(vectlite.open(str(tmp_path / "new.vdb"))) as database:
            assert database.count() == 44
