from __future__ import annotations

import pytest

from explorer.services.claims import claims_of
from explorer.services.claims.phrases import PHRASES


def test_the_longest_comes_first() -> None:
    for entries in PHRASES.values():
        lengths = [len(rest) for rest, _ in entries]
        assert lengths == sorted(lengths, reverse=True)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("out of date", "outdated"),
        ("rather than", "instead of"),
        ("due to", "because of"),
        ("turned off", "disabled"),
        ("at least", "al menos"),
        ("en lugar de", "en vez de"),
        ("не менше", "щонайменше"),
        ("have to", ""),
    ],
)
def test_what_stands_for_what(said: str, meant: str) -> None:
    assert [item.value for item in claims_of(said).items] == [item.value for item in claims_of(meant).items]
