from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.keys import Key
from explorer.services.teleport.compare import compare
from explorer.services.teleport.searching import rows_with
from explorer.services.teleport.sides import side_known

HERE: dict[Key, dict[str, Any]] = {
    Key("user", "a"): {"content": "Каву п'ють уранці", "topic": "coffee"},
    Key("user", "b"): {"content": "STRASSE", "tags": ["postgres"]},
}
THERE: dict[Key, dict[str, Any]] = {
    Key("user", "a"): {"content": "Tea in the evening", "topic": "coffee"},
    Key("user", "c"): {"content": "", "superseded_by": "system:deleted", "topic": "gone"},
}
COMPARISON = compare(side_known(HERE), side_known(THERE), None, lambda _: None)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("кав", ["a"]),
        ("evening tea", ["a"]),
        ("straße", ["b"]),
        ("postgres", ["b"]),
        ("user/c", ["c"]),
        ("GONE", ["c"]),
        ("tea postgres", []),
        ("   ", ["a", "b", "c"]),
    ],
)
def test_every_word_is_looked_for_on_both_sides(words: str, found: list[str]) -> None:
    assert sorted(key.id for key in rows_with(COMPARISON, words)) == found
