from __future__ import annotations

from pathlib import Path

import pytest

from explorer.agent.desk import Desk
from tests.agent.remembering import NOW, AxisModel, make_remembering


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A coder at the small workspace of `tests.agent.remembering`."""
    path = make_remembering(tmp_path / "there" / "w.vdb")
    return Desk(
        path, "coder", "coder", "s1", "main", clock=lambda: NOW, embedding=AxisModel(), state_root=tmp_path / "state"
    )
