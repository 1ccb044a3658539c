from __future__ import annotations

import pytest

from explorer.memory.keys import Key
from explorer.services.branches.reasons import BRANCH_DELETED, moved_to, was_moved, went_with_branch


@pytest.mark.parametrize(
    ("reason", "moved", "went"),
    [
        (moved_to(Key("project:main", "a")), True, True),
        (BRANCH_DELETED, False, True),
        ("wrong", False, False),
        ("", False, False),
        (None, False, False),
        (7, False, False),
    ],
)
def test_what_a_tombstone_says(reason: object, moved: bool, went: bool) -> None:
    tombstone = {"delete_reason": reason}
    assert (was_moved(tombstone), went_with_branch(tombstone)) == (moved, went)
    assert not was_moved({})
