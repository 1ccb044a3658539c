from __future__ import annotations

import pytest

from explorer.agent.decay_reports import CannotDecay, Falling
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.facts import FactType
from explorer.memory.keys import Key


def test_what_cannot_be_decayed_is_an_expected_error() -> None:
    with pytest.raises(MemoryExplorerError, match="why"):
        raise CannotDecay("why")


def test_reports_are_values() -> None:
    one, other = (Falling(Key("user", "a"), "A", FactType.FACT, (0.1,), None, True, False) for _ in range(2))
    assert one == other
