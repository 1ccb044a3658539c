from __future__ import annotations

import pytest

from explorer.services.claims import ClaimKind, claims_of


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("due 30 November 2026", ("2026-11-30",)),
        ("due Nov 30, 2026", ("2026-11-30",)),
        ("due November 30th", ("--11-30",)),
        ("due on the 30th of November", ("--11-30",)),
        ("el 30 de noviembre de 2026", ("2026-11-30",)),
        ("до 30 листопада 2026", ("2026-11-30",)),
        ("in November 2026", ("2026-11",)),
        ("in May", ("--05",)),
        ("May 5 is off", ("--05-05",)),
        ("you may march on", ()),
        ("May I deploy", ()),
        ("45 November", ("--11",)),
        ("enero", ("--01",)),
    ],
)
def test_dates_in_words(text: str, values: tuple[str, ...]) -> None:
    assert claims_of(text).of_kind(ClaimKind.DATE) == values
