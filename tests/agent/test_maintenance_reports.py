from __future__ import annotations

from explorer.agent.maintenance_reports import CannotMaintain
from explorer.memory.errors import MemoryExplorerError


def test_what_cannot_be_done_is_an_expected_error() -> None:
    assert issubclass(CannotMaintain, MemoryExplorerError)
