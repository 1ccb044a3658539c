from __future__ import annotations

import pytest

from explorer.agent.verbs.limits import LISTED, NoLimit, check_limit


def test_a_limit_lets_something_through() -> None:
    for limit in (1, LISTED, 10**9):
        check_limit(limit)
    for limit in (0, -1):
        with pytest.raises(NoLimit, match=r"from 1 on, not .*Nothing was done"):
            check_limit(limit)
