from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest
import vectlite

from explorer.memory.errors import NotAWorkspace, WorkspaceBusy, WorkspaceDamaged
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled, Matrix
from explorer.memory.system_records import Domain, WorkspaceInfo
from explorer.store import ingest
from explorer.store.ingest import IngestFailed, Target, UnfitWorkspace, Written
from explorer.store.ingest_job import NewRecord
from explorer.store.key_vector import key_vector
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
DIMENSION = 384


def quiet(done: float) -> None:
    del done


def target(path: Path, create: bool = False, dimension: int = DIMENSION) -> Target:
    return ingest.open_target(path, create=create, model="all-MiniLM-L6-v2", dimension=dimension, report=quiet)


def records(*ids: str, domain: str = "Project") -> list[NewRecord]:
    return [
        NewRecord("project:main", one, {"content": f"text of {one}", "domain": domain, "tags": []}, {"text": 0.5})
        for one in ids
    ]


def vectors(new: Sequence[NewRecord], dimension: int = DIMENSION) -> Matrix:
    return np.array([key_vector(Key(one.namespace, one.id), dimension) for one in new], np.float32)


def write(path: Path, new: list[NewRecord], create: bool = False, lock_timeout: float = 5.0) -> Written:
    into = target(path, create)
    domains = ingest.new_domains(into, new)
    return ingest.write(into, new, vectors(new), NOW, quiet, lock_timeout, domains)


def scan(path: Path) -> FileSnapshot:
    return Workspace(path).scan(quiet)


def many(count: int) -> list[NewRecord]:
    return records(*(f"n{number}" for number in range(count)))


def test_a_new_workspace_with_its_own_record_and_domains(tmp_path: Path) -> None:
    path = tmp_path / "with space 😀.vdb"
    written = write(path, records("a", "b"), create=True)
    assert written == Written(2, ())
    snapshot = scan(path)
    assert snapshot.namespaces == {"__workspace__": 1, "__domains__": 1, "project:main": 2}
    [info] = snapshot.system(WorkspaceInfo)
    assert (info.name, info.embedding_model, info.dimension) == ("with space 😀", "all-MiniLM-L6-v2", DIMENSION)
    assert [domain.name for domain in snapshot.system(Domain)] == ["Project"]
    assert not list(tmp_path.glob(".*"))


def test_what_records_say_of_the_workspace_and_of_domains_goes_before_our_own(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    given = [
        NewRecord("__workspace__", "workspace", {"name": "Ours", "embedding_model": "all-MiniLM-L6-v2"}),
        NewRecord("__domains__", "d1", {"name": "Project", "label": "The project"}),
        NewRecord("__grants__", "g1", {"role": "qa", "domain": "Elsewhere", "permission": "none"}),
        NewRecord("__policies__", "p1", {"content": "Test first", "domain": "Quality"}),
    ]
    assert write(path, [*given, *records("a")], create=True) == Written(5, ())
    snapshot = scan(path)
    assert [info.name for info in snapshot.system(WorkspaceInfo)] == ["Ours"]
    assert {domain.name: domain.label for domain in snapshot.system(Domain)} == {
        "Project": "The project",
        "Quality": "Quality",
    }


def test_vectlite_reads_what_was_written(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    new = records("a", "b")
    write(path, new, create=True)
    with closing(vectlite.open(str(path), read_only=True)) as database:
        found = database.get("b", namespace="project:main")
        assert found is not None
        assert found["metadata"] == new[1].metadata
        assert found["sparse"] == {"text": 0.5}
        assert np.allclose(found["vector"], vectors(new)[1])


def test_a_new_file_comes_with_its_index(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    write(path, many(100), create=True)
    with closing(vectlite.open(str(path), read_only=True)) as database:
        assert database.search_with_stats(vectors(many(1))[0].tolist(), k=1)["stats"]["ann_loaded_from_disk"]


def test_adding_keeps_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    write(path, records("a"), create=True)
    changed = NewRecord("project:main", "a", {"content": "other", "domain": "Project"})
    written = write(path, [changed, *records("b", domain="Person")])
    assert written == Written(1, (Key("project:main", "a"),))
    snapshot = scan(path)
    row = snapshot.row(Key("project:main", "a"))
    assert row is not None
    assert snapshot.metadata(row)["content"] == "text of a"
    assert write(path, records("a", "b")).added == 0


@pytest.mark.parametrize("new", [3, 120], ids=["one by one", "one batch"])
def test_both_ways_to_add_leave_the_same_kind_of_file(tmp_path: Path, new: int) -> None:
    path = tmp_path / "w.vdb"
    write(path, records(*(f"old{number}" for number in range(60))), create=True)
    assert write(path, many(new)).added == new
    assert scan(path).namespaces["project:main"] == 60 + new
    assert not Path(f"{path}.wal").exists() or Path(f"{path}.wal").stat().st_size < 10


def test_nothing_to_add_takes_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    write(path, [], create=True)
    with closing(vectlite.open(str(path))):
        assert write(path, []) == Written(0, ())


def test_a_workspace_that_another_program_holds_is_busy_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    write(path, records("a"), create=True)
    before = path.read_bytes()
    with closing(vectlite.open(str(path))), pytest.raises(WorkspaceBusy, match=r"0\.2 seconds"):
        write(path, records("b"), lock_timeout=0.2)
    assert path.read_bytes() == before


def test_a_missing_workspace_is_made_only_when_asked(tmp_path: Path) -> None:
    with pytest.raises(NotAWorkspace, match="--create"):
        target(tmp_path / "w.vdb")
    with pytest.raises(NotAWorkspace, match="no folder"):
        target(tmp_path / "no" / "w.vdb", create=True)
    (tmp_path / "w.vdb.wal").write_bytes(b"VWL1")
    with pytest.raises(NotAWorkspace, match="log"):
        target(tmp_path / "w.vdb", create=True)


def test_a_file_that_is_no_workspace_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    for content in (b"", b"diary", b"VDB1"):
        path.write_bytes(content)
        with pytest.raises(NotAWorkspace):
            target(path, create=True)
        assert path.read_bytes() == content


def test_another_dimension_or_model_does_not_fit(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    ingest.write(target(path, create=True, dimension=3), [], np.empty((0, 3), np.float32), NOW, quiet)
    with pytest.raises(UnfitWorkspace, match="vectors of 3 numbers"):
        target(path)
    other = ingest.open_target(tmp_path / "x.vdb", create=True, model="bge-small", dimension=DIMENSION, report=quiet)
    ingest.write(other, [], np.empty((0, DIMENSION), np.float32), NOW, quiet)
    with pytest.raises(UnfitWorkspace, match="bge-small"):
        target(tmp_path / "x.vdb")


def test_a_damaged_workspace_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    write(path, records("a", "b"), create=True)
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(WorkspaceDamaged, match="damaged"):
        target(path)


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("explorer.store.ingest.tempfile.TemporaryDirectory", refuse)
    with pytest.raises(UnfitWorkspace, match="Read-only file system"):
        write(tmp_path / "w.vdb", records("a"), create=True)


def test_names_that_would_make_vectlite_panic_are_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnfitWorkspace, match="too long together"):
        write(tmp_path / f"{'x' * 246}.vdb", records("a"), create=True)
    fits = tmp_path / f"{'x' * (255 - 18 - 24 - 4)}.vdb"
    assert write(fits, many(40), create=True).added == 40
    with pytest.raises(UnfitWorkspace, match="too long together"):
        write(fits, [NewRecord("project:main2", f"a{number}", {}) for number in range(32)])


def test_a_path_that_is_no_text_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NotAWorkspace, match="no UTF-8"):
        target(tmp_path / "w\udcff.vdb", create=True)


def test_a_link_leads_to_its_file(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    path, link = tmp_path / "real" / "w.vdb", tmp_path / "link.vdb"
    write(path, records("a"), create=True)
    link.symlink_to(path)
    write(link, records("b"))
    assert link.is_symlink()
    assert scan(path).namespaces["project:main"] == 2


def test_a_stop_leaves_no_new_file(tmp_path: Path) -> None:
    def stop(done: float) -> None:
        raise Cancelled

    new = many(500)
    with pytest.raises(Cancelled):
        ingest.write(target(tmp_path / "w.vdb", create=True), new, vectors(new), NOW, stop)
    assert list(tmp_path.iterdir()) == []


def test_a_stop_before_writing_into_a_file_changes_nothing_and_later_is_not_heard(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    write(path, records("a"), create=True)
    calls = 0

    def stop(after: int) -> None:
        nonlocal calls
        calls += 1
        if calls > after:
            raise Cancelled

    new = records("b")
    with pytest.raises(Cancelled):
        ingest.write(target(path), new, vectors(new), NOW, lambda _: stop(0))
    assert scan(path).namespaces["project:main"] == 1
    calls = 0
    assert ingest.write(target(path), new, vectors(new), NOW, lambda _: stop(1)).added == 1


def _children() -> list[int]:
    return [int(one) for one in Path(f"/proc/self/task/{threading.get_native_id()}/children").read_text().split()]


def test_a_killed_writer_leaves_the_old_state(tmp_path: Path) -> None:
    import os
    import signal

    def kill(done: float) -> None:
        for child in _children():
            os.kill(child, signal.SIGKILL)

    new = many(2_000)
    with pytest.raises(IngestFailed, match="There is no new file"):
        ingest.write(target(tmp_path / "w.vdb", create=True), new, vectors(new), NOW, kill)
    assert list(tmp_path.iterdir()) == []
    path = tmp_path / "x.vdb"
    write(path, records("a"), create=True)
    with pytest.raises(IngestFailed, match="the same import again adds the rest"):
        ingest.write(target(path), new, vectors(new), NOW, kill)
    assert scan(path).namespaces["project:main"] == 1
    assert write(path, many(5)).added == 5


def test_nothing_is_printed(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "w.vdb", many(300), create=True)
    write(tmp_path / "w.vdb", records("b"))
    assert capfd.readouterr() == ("", "")
