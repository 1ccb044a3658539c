from __future__ import annotations

from pathlib import Path

import pytest

from tests.agent.exports.exported import make_exported


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "there").mkdir()
    return make_exported(tmp_path / "there" / "w.vdb")
