from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from explorer.memory.errors import TargetExists
from explorer.memory.examination import FileKind
from explorer.store.file_care import WorkspaceCare
from tests.agent.plain_vectlite import fact, footprint, make

NOW = datetime(2026, 11, 30, tzinfo=UTC)


@pytest.fixture
def care() -> WorkspaceCare:
    return WorkspaceCare(lambda: NOW)


def test_a_file_is_examined_as_of_now_and_left_as_it_is(care: WorkspaceCare, tmp_path: Path) -> None:
    path = make(tmp_path / "w.vdb", over=fact("Over", valid_until="2026-11-29T00:00:00Z"))
    before = footprint(tmp_path)
    examination = care.examine(path, lambda _: None)
    assert (examination.kind, examination.records, len(examination.expired)) == (FileKind.WORKSPACE, 1, 1)
    assert footprint(tmp_path) == before


def test_what_can_be_read_is_saved_to_a_new_file_only(care: WorkspaceCare, tmp_path: Path) -> None:
    path = make(tmp_path / "w.vdb", 5)
    assert care.salvage(path, tmp_path / "new.vdb", lambda _: None).saved == 5
    with pytest.raises(TargetExists):
        care.salvage(path, tmp_path / "new.vdb", lambda _: None)
