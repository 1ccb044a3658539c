from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import vectlite

from explorer.agent.repairing import CannotRepair, Repaired, repair_file
from explorer.memory.errors import NotAWorkspace, WorkspaceBusy, WorkspaceDamaged
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder
from explorer.services.repairs.repair import RepairKind
from explorer.services.steps import undo_last
from explorer.store.committer import FileCommitter
from explorer.store.doctor import examine
from tests.agent.plain_vectlite import fact, footprint, opened, records
from tests.store.conftest import Bytes

Embedding = Callable[[], AbstractContextManager[Embedder]]
Mend = Callable[..., Repaired]
NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
MAIN = "project:main"
ODD: dict[str, dict[str, Any]] = {
    "odd": fact("Odd", confidence="0.8", tags="a, b", theirs={"ключ": ["π", None]}),
    "time": fact("Time", created_at="soon"),
    "dead": fact("Dead", links=[{"to": "gone"}, {"to": "odd"}]),
    "ring": fact("Ring", superseded_by="ring 2", created_at="2026-01-01"),
    "ring 2": fact("Ring 2", superseded_by="ring", created_at="2026-02-01"),
    "over": fact("Over", valid_until="2026-01-01"),
    "hash": fact("Hash") | {"content": "Altered"},
    "nan": fact("Nan"),
    "fine": fact("Fine"),
}


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    path = tmp_path / "home" / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:
        for name, metadata in ODD.items():
            vector = [float("nan"), 0.0, 0.0] if name == "nan" else [1.0, 0.0, 0.0]
            database.insert(name, vector, metadata, namespace=MAIN)
    return path


@pytest.fixture
def mend(workspace: Path, tmp_path: Path, embedding: Embedding) -> Mend:
    def run(*kinds: str, apply: bool = False, path: Path = workspace) -> Repaired:
        return repair_file(
            path,
            kinds,
            apply=apply,
            clock=lambda: NOW,
            embedding=embedding,
            person="ana",
            state_root=tmp_path / "state",
        )

    return run


def test_a_preview_names_every_repair_and_writes_nothing(mend: Mend, workspace: Path) -> None:
    before = footprint(workspace.parent)
    told = mend("all")
    assert footprint(workspace.parent) == before
    assert {(one.kind, one.key.id) for one in told.repairs} == {
        (RepairKind.FIELDS, "odd"),
        (RepairKind.TIMES, "time"),
        (RepairKind.REFERENCES, "dead"),
        (RepairKind.RINGS, "ring 2"),
        (RepairKind.EXPIRED, "over"),
        (RepairKind.HASHES, "hash"),
        (RepairKind.VECTORS, "nan"),
    }
    assert (told.dry_run, told.change_id, told.stale) == (True, "", 1)


def test_what_was_previewed_is_written_once_and_undone_to_the_bit(mend: Mend, workspace: Path, tmp_path: Path) -> None:
    stood = records(workspace)
    told = mend("all")
    done = mend("all", apply=True)
    assert done.repairs == told.repairs
    assert done.change_id
    after = records(workspace)
    assert (after[Key(MAIN, "odd")]["confidence"], after[Key(MAIN, "odd")]["tags"]) == (0.8, ["a", "b"])
    assert after[Key(MAIN, "odd")]["theirs"] == {"ключ": ["π", None]}
    assert after[Key(MAIN, "time")]["unreadable_created_at"] == "soon"
    assert after[Key(MAIN, "over")]["superseded_by"] == "system:expired"
    assert after[Key(MAIN, "fine")] == stood[Key(MAIN, "fine")]
    found = examine(workspace, NOW, lambda _: None)
    assert {finding.what for finding in found.findings()} == {
        "Vectors with numbers that are none",
        "Vectors of an earlier text",
    }
    again = mend("all", apply=True)
    assert (again.repairs, again.change_id) == ((), "")
    with closing(FileCommitter(workspace, lambda: NOW, None, tmp_path / "state")) as committer:
        undo = undo_last(committer.journal, NOW, "ana")
        assert undo is not None
        assert committer.commit(lambda _: None).applied == (undo,)
    restored = records(workspace)
    assert {
        key: {name: each for name, each in one.items() if each is not None} for key, one in restored.items()
    } == stood


def test_only_the_kinds_that_were_named(mend: Mend, workspace: Path) -> None:
    done = mend("times", "rings", apply=True)
    assert done.kinds == (RepairKind.TIMES, RepairKind.RINGS)
    after = records(workspace)
    assert after[Key(MAIN, "odd")]["confidence"] == "0.8"
    assert after[Key(MAIN, "ring 2")]["superseded_by"] is None


def test_bad_input_and_files_that_cannot_be_mended_change_nothing(mend: Mend, workspace: Path, tmp_path: Path) -> None:
    before = footprint(workspace.parent)
    with pytest.raises(CannotRepair, match="choose all, fields"):
        mend("everything", apply=True)
    with pytest.raises(NotAWorkspace):
        mend("all", path=tmp_path / "none.vdb", apply=True)
    assert footprint(workspace.parent) == before
    cut, wrong = tmp_path / "cut.vdb", tmp_path / "wrong.vdb"
    cut.write_bytes(workspace.read_bytes()[:-60])
    wrong.write_bytes(Bytes.main(Bytes.record("user", "a"), Bytes.record("user", "b", vector=(1.0,))))
    for path in (cut, wrong):
        data = path.read_bytes()
        with pytest.raises(WorkspaceDamaged, match=r"Nothing was repaired; make a sound copy"):
            mend("all", path=path, apply=True)
        assert path.read_bytes() == data


def test_a_file_that_an_agent_has_open_is_busy(mend: Mend, workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("explorer.store.committer.LOCK_TIMEOUT_SECONDS", 0.1)
    before = records(workspace)
    with opened(workspace), pytest.raises(WorkspaceBusy):
        mend("all", apply=True)
    assert records(workspace) == before
