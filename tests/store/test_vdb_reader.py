from __future__ import annotations

import os
import socket
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import vectlite

from explorer.memory.errors import NotAWorkspace, WorkspaceBusy
from explorer.store import vdb_reader as reader
from tests.store.conftest import Bytes

MAIN = Bytes.main(Bytes.record("user", "a", {"content": "x"}))
LOG = b"VWL1" + Bytes.batch(Bytes.delete("user", "a"))

Listing = Callable[[Path], dict[str, tuple[int, int]]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "w.vdb"
    path.write_bytes(MAIN)
    log_of(path).write_bytes(LOG)
    return path


def log_of(path: Path) -> Path:
    return path.with_name(path.name + ".wal")


def read(path: Path) -> reader.FileBytes:
    whole = reader.read_whole(path)
    reader.check_header(path, whole.main)
    return whole


def test_main_file_and_log_are_read_as_they_stand(path: Path) -> None:
    whole = read(path)
    assert (whole.main, whole.log) == (MAIN, LOG)
    assert whole.stamp == reader.stamp_of(path)
    assert reader.log_size(path) == len(LOG)


def test_no_log_is_an_empty_one(path: Path) -> None:
    log_of(path).unlink()
    assert read(path).log == b""
    assert reader.log_size(path) == 0


def write(data: bytes, name: str = "w.vdb") -> Callable[[Path], Path]:
    def make(folder: Path) -> Path:
        (folder / name).write_bytes(data)
        return folder / name

    return make


def make_folder(folder: Path) -> Path:
    (folder / "w.vdb").mkdir()
    return folder / "w.vdb"


def make_pipe(folder: Path) -> Path:
    os.mkfifo(folder / "w.vdb")
    return folder / "w.vdb"


def make_socket(folder: Path) -> Path:
    with closing(socket.socket(socket.AF_UNIX)) as listener:
        listener.bind(str(folder / "w.vdb"))
    return folder / "w.vdb"


def make_dangling_link(folder: Path) -> Path:
    (folder / "w.vdb").symlink_to(folder / "nowhere.vdb")
    return folder / "w.vdb"


def make_circular_link(folder: Path) -> Path:
    (folder / "w.vdb").symlink_to(folder / "w.vdb")
    return folder / "w.vdb"


def make_log_alone(folder: Path) -> Path:
    log_of(folder / "w.vdb").write_bytes(LOG)
    return folder / "w.vdb"


def make_interrupted_compaction(folder: Path) -> Path:
    (folder / "w.vdb.tmp").write_bytes(MAIN)
    return make_log_alone(folder)


def make_below_a_file(folder: Path) -> Path:
    return write(b"text")(folder) / "w.vdb"


REFUSED: list[tuple[str, Callable[[Path], Path], str]] = [
    ("no such file", lambda folder: folder / "w.vdb", "There is no file “w.vdb” in “.*”. Check the path"),
    ("no such folder", lambda folder: folder / "no" / "w.vdb", "There is no file “w.vdb” in “.*no”"),
    ("below a file", make_below_a_file, "There is no file “w.vdb” in “.*w.vdb”"),
    ("name too long", lambda folder: folder / ("n" * 300), "There is no file “n+”"),
    ("longest name, no file", lambda folder: folder / ("n" * 255), "There is no file “n+”"),
    ("dangling link", make_dangling_link, "There is no file “w.vdb”"),
    ("circular link", make_circular_link, "“w.vdb” cannot be read: "),
    ("a folder", make_folder, "“w.vdb” is a folder. Choose the .vdb file"),
    ("the root", lambda _: Path("/"), "“/” is a folder"),
    ("the current folder", lambda _: Path(), "“.” is a folder"),
    ("a pipe", make_pipe, "“w.vdb” is no regular file"),
    ("a socket", make_socket, "“w.vdb” is no regular file"),
    ("a device", lambda _: Path("/dev/null"), "“null” is no regular file"),
    ("empty", write(b""), "“w.vdb” is empty"),
    ("one byte", write(b"V"), "“w.vdb” is cut off after 1 bytes, inside its header"),
    ("cut header", write(MAIN[:18]), "cut off after 18 bytes, inside its header"),
    ("another magic", write(b"SQLite format 3\0" + MAIN), "no vectlite workspace"),
    ("text", write("ґ".encode()), "no vectlite workspace"),
    ("zeros", write(bytes(100)), "no vectlite workspace"),
    ("older version", write(Bytes.header(0, version=6)), "format version 6; this program reads version 7"),
    ("newer version", write(Bytes.header(0, version=8)), "format version 8"),
    ("unknown measure", write(Bytes.header(0, metric=4)), r"unknown distance measure \(4\)"),
    ("log alone", make_log_alone, "“w.vdb” is missing, though its log “w.vdb.wal” is there"),
    ("interrupted compaction", make_interrupted_compaction, "“w.vdb” is missing; “w.vdb.tmp” is there"),
    ("the log itself", write(LOG, "w.vdb.wal"), "is the log of a workspace.* Open “w.vdb” instead"),
]


@pytest.mark.parametrize(("make", "sentence"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_what_is_no_workspace_is_refused_in_a_sentence(
    tmp_path: Path, listing: Listing, make: Callable[[Path], Path], sentence: str
) -> None:
    path = make(tmp_path)
    before = listing(tmp_path)
    with pytest.raises(NotAWorkspace, match=sentence) as caught:
        read(path)
    assert str(caught.value).endswith(".")
    assert "Errno" not in str(caught.value)
    assert listing(tmp_path) == before


@pytest.mark.parametrize("where", ["stat", "open"])
def test_a_file_that_may_not_be_read_is_refused_in_a_sentence(
    path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    # The tests may run as root, from whom nothing is kept: the refusal is played.
    def refuse(self: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, where, refuse)
    with pytest.raises(NotAWorkspace, match=r"“w\.vdb” may not be read by this user\. Ask its owner"):
        read(path)


def test_a_broken_disk_is_a_sentence_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "open", fail)
    with pytest.raises(NotAWorkspace, match=r"“w\.vdb” cannot be read: Input/output error"):
        read(path)


@pytest.mark.parametrize(
    "name", ["with spaces.vdb", "🌿 пам'ять 記憶.vdb", "new\nline.vdb", "n" * 247 + ".vdb", "n" * 255, "no suffix"]
)
def test_names_of_any_kind_are_read(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(MAIN)
    assert read(path).main == MAIN
    stamp = reader.stamp_of(path)
    assert reader.read_tail(path, stamp, 0, b"") == b""


def test_a_path_of_thousands_of_characters_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path
    for number in range(12):
        folder = folder / f"{number} {'f' * 247}"
    folder.mkdir(parents=True)
    path = folder / "w.vdb"
    path.write_bytes(MAIN)
    log_of(path).write_bytes(LOG)
    assert read(path).log == LOG


def test_a_link_is_read_with_the_log_beside_what_it_points_to(tmp_path: Path, path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.vdb"
    link.symlink_to(path)
    assert reader.log_path(link) == log_of(path)
    assert read(link).log == LOG
    assert reader.log_size(link) == len(LOG)
    log_of(link).write_bytes(b"VWL1")
    assert read(link).log == b"VWL1"


def test_a_file_that_is_away_while_it_is_rewritten_is_waited_for(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rewritten = path.rename(path.with_name("w.vdb.tmp"))
    pauses: list[float] = []

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 8:
            rewritten.rename(path)

    monkeypatch.setattr("time.sleep", pause)
    assert read(path).main == MAIN
    assert len(pauses) == 8


def test_a_file_that_comes_back_between_two_looks_is_found(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    away = path.rename(path.with_name("other"))
    monkeypatch.setattr("time.sleep", lambda _: away.rename(path))
    assert read(path).main == MAIN


def test_a_file_that_never_stays_the_same_is_busy(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.sleep", lambda _: None)
    genuine = reader._read_log

    def rewrite(of: Path, offset: int) -> bytes:
        other = path.with_name("new")
        other.write_bytes(MAIN)
        os.utime(other, ns=(0, rewrite.turn))  # type: ignore[attr-defined]
        rewrite.turn += 1  # type: ignore[attr-defined]
        other.rename(path)
        return genuine(of, offset)

    rewrite.turn = 0  # type: ignore[attr-defined]
    monkeypatch.setattr(reader, "_read_log", rewrite)
    with pytest.raises(WorkspaceBusy, match=r"“w\.vdb” is being rewritten without a pause.* Try again"):
        read(path)


def test_the_tail_is_what_was_appended(path: Path) -> None:
    stamp = reader.stamp_of(path)
    more = Bytes.batch(Bytes.update("user", "a", {"x": 1}))
    assert reader.read_tail(path, stamp, len(LOG), LOG[-8:]) == b""
    with log_of(path).open("ab") as log:
        log.write(more)
    assert reader.read_tail(path, stamp, len(LOG), LOG[-8:]) == more
    assert reader.read_tail(path, stamp, 0, b"") == LOG + more


def test_there_is_no_tail_of_another_state(path: Path) -> None:
    stamp = reader.stamp_of(path)
    log_of(path).write_bytes(LOG[:-1])
    assert reader.read_tail(path, stamp, len(LOG), LOG[-8:]) is None
    log_of(path).write_bytes(b"VWL1" + bytes(len(LOG)))
    assert reader.read_tail(path, stamp, len(LOG), LOG[-8:]) is None
    log_of(path).unlink()
    assert reader.read_tail(path, stamp, len(LOG), LOG[-8:]) is None
    path.write_bytes(MAIN + b"more")
    assert reader.read_tail(path, stamp, 0, b"") is None
    path.unlink()
    assert reader.read_tail(path, stamp, 0, b"") is None


def test_reading_takes_no_lock_and_leaves_nothing(
    tmp_path: Path, listing: Listing, frozen: Callable[..., Path]
) -> None:
    source = tmp_path / "source.vdb"
    (tmp_path / "w").mkdir()
    with closing(vectlite.open(str(source), dimension=3)) as database:
        database.insert("a", [1, 0, 0], {})
        assert read(source).log.startswith(b"VWL1")
        path = frozen(source, tmp_path / "w" / "w.vdb")
    before = listing(path.parent)
    read(path)
    reader.read_tail(path, reader.stamp_of(path), 0, b"")
    assert listing(path.parent) == before
    assert set(before) == {"w.vdb", "w.vdb.wal"}
