from __future__ import annotations

import pytest

from explorer.services.claims.opposites import OPPOSITES
from explorer.services.claims.senses import sense


def test_opposites_are_so_both_ways_and_never_of_themselves() -> None:
    for word, others in OPPOSITES.items():
        assert word not in others
        assert all(word in OPPOSITES[other] for other in others)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("enabled", "disabled"),
        ("required", "optional"),
        ("before", "after"),
        ("increases", "decreased"),
        ("minimum", "max"),
        ("public", "private"),
        ("activada", "desactivada"),
        ("увімкнена", "вимкнена"),
        ("антонім", ""),
    ],
)
def test_they_are_found_in_any_form(one: str, other: str) -> None:
    excluded = OPPOSITES.get(sense(one).items[0].value, frozenset())
    assert excluded >= {item.value for item in sense(other).items} if other else not excluded
