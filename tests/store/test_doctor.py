from __future__ import annotations

import struct
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import vectlite

from explorer.memory.examination import Examination, FileKind, NamespaceCount, SharedId
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.memory.text import content_hash
from explorer.store.doctor import examine

NOW = datetime.now(UTC)


def look(path: Path, now: datetime = NOW) -> Examination:
    return examine(path, now, lambda _: None)


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:

        def put(namespace: str, record_id: str, vector: list[float] | None = None, **metadata: Any) -> None:
            text = metadata.get("content", "")
            metadata = {"content_hash": content_hash(text)} | metadata if text else metadata
            database.insert(record_id, vector or [1.0, 0.0, 0.0], metadata, namespace=namespace)

        put("user", "a", content="one")
        put("project:main", "a", content="two")
        put("project:main", "hash", content="three", content_hash=content_hash("other"))
        put("project:main", "time", content="four", created_at="soon")
        put("project:main", "odd", content="five", confidence=7)
        put("project:main", "blank")
        put("project:main", "nan", [float("nan"), 0.0, 0.0], content="six")
        put("project:main", "zero", [0.0, 0.0, 0.0], content="seven")
        put("__policies__", "p", content="eight", active=True)
        database.insert("ttl", [1.0, 0.0, 0.0], {"content": "nine"}, namespace="user", ttl=1000.0)
    return path


def test_everything_that_is_wrong_is_named(workspace: Path) -> None:
    found = look(workspace, NOW + timedelta(days=1))
    main = "project:main"
    assert found.kind is FileKind.WORKSPACE
    assert found.file is not None
    assert (found.version, found.file.dimension, found.file.metric, found.records) == (7, 3, "cosine", 9)
    assert found.namespaces == (
        NamespaceCount("__policies__", 1),
        NamespaceCount("project:main", 7),
        NamespaceCount("user", 1),
    )
    assert found.hashes.mismatches == (Key(main, "hash"),)
    assert [(one.key.id, one.field, one.value) for one in found.unreadable_times] == [("time", "created_at", "soon")]
    assert [(one.key.id, one.fields) for one in found.odd] == [("odd", ("confidence",))]
    assert found.without_content == (Key(main, "blank"),)
    assert found.vectors.not_finite == (Key(main, "nan"),)
    assert found.vectors.zero == (Key(main, "zero"),)
    assert found.shared_ids == (SharedId("a", (main, "user")),)
    assert found.past_ttl == (Key("user", "ttl"),)
    assert found.damage == ()
    assert not found.is_sound
    assert {finding.what for finding in found.findings()} >= {"Text does not match its sha256 hash", "Vectors of zeros"}


def test_a_sound_workspace_has_no_findings(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("a", [1.0, 0.0, 0.0], {"content": "one"}, namespace="user")
    found = look(path)
    assert found.is_sound
    assert found.findings() == ()
    assert "1 records" in found.sentence


def test_nothing_is_written_and_no_lock_is_taken(workspace: Path) -> None:
    Path(f"{workspace}.lock").unlink()
    before = {path.name: path.read_bytes() for path in workspace.parent.iterdir()}
    look(workspace)
    assert {path.name: path.read_bytes() for path in workspace.parent.iterdir()} == before
    with closing(vectlite.open(str(workspace))) as database:
        database.insert("late", [1.0, 0.0, 0.0], {"content": "late"}, namespace="user")
        found = look(workspace)
        assert found.records == 11
        assert found.file is not None
        assert found.file.wal_size > 0


@pytest.mark.parametrize("keep", [25, 100, 0.5, 0.99])
def test_a_cut_file_is_damaged_and_says_how_much_is_lost(workspace: Path, keep: float) -> None:
    whole = workspace.read_bytes()
    workspace.write_bytes(whole[: int(keep if keep > 1 else len(whole) * keep)])
    found = look(workspace)
    assert found.kind is FileKind.WORKSPACE
    assert len(found.damage) == 1
    assert found.damage[0].lost == 10 - found.records
    assert not found.is_sound
    assert "It is damaged." in found.sentence


@pytest.mark.parametrize(
    ("content", "kind", "version"),
    [
        (b"", FileKind.EMPTY, None),
        (b"SQLite format 3", FileKind.FOREIGN, None),
        (b"VDB1\x07", FileKind.CUT_HEADER, None),
        (b"VWL1", FileKind.LOG, None),
        (struct.pack("<4sHIBQ", b"VDB1", 9, 384, 0, 0), FileKind.NEWER_VERSION, 9),
        (struct.pack("<4sHIBQ", b"VDB1", 5, 384, 0, 0), FileKind.OLDER_VERSION, 5),
    ],
)
def test_what_else_a_file_can_be(tmp_path: Path, content: bytes, kind: FileKind, version: int | None) -> None:
    path = tmp_path / "w.vdb"
    path.write_bytes(content)
    found = look(path)
    assert (found.kind, found.version, found.file) == (kind, version, None)
    assert path.name in found.sentence
    assert not found.is_sound


def test_a_folder_nothing_and_a_log_alone(tmp_path: Path) -> None:
    assert look(tmp_path).kind is FileKind.FOLDER
    assert look(tmp_path / "w.vdb").kind is FileKind.MISSING
    assert look(tmp_path / "w.vdb" / "deeper").kind is FileKind.MISSING
    (tmp_path / "w.vdb.wal").write_bytes(b"VWL1")
    assert look(tmp_path / "w.vdb").kind is FileKind.LOG_ALONE


def test_a_stop_is_heard(workspace: Path) -> None:
    def stop(done: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        examine(workspace, NOW, stop)
