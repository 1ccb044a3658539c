from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from explorer.agent.serving.founding import found_workspace
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from tests.agent.plain_vectlite import records


def test_an_empty_workspace_is_made_once(tmp_path: Path, now: datetime) -> None:
    path = tmp_path / "new.vdb"
    assert found_workspace(path, lambda: now)
    (one,) = records(path).items()
    assert one[0] == Key("__workspace__", "workspace")
    assert one[1]["dimension"] == 384
    before = path.read_bytes()
    assert not found_workspace(path, lambda: now)
    assert path.read_bytes() == before


def test_where_it_cannot_be(tmp_path: Path, now: datetime) -> None:
    with pytest.raises(MemoryExplorerError, match="There is no folder"):
        found_workspace(tmp_path / "none" / "new.vdb", lambda: now)
