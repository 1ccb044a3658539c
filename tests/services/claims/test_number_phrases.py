from __future__ import annotations

import pytest

from explorer.services.claims import ClaimKind, claims_of


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("three workers", ("3",)),
        ("twenty-five jobs", ("25",)),
        ("twenty five jobs", ("25",)),
        ("two hundred and ten rows", ("210",)),
        ("three thousand", ("3000",)),
        ("10 thousand", ("10000",)),
        ("10 mil", ("10000",)),
        ("двісті рядків", ("200",)),
        ("сім днів", ("604800000 ms",)),
        ("50 por ciento", ("50 %",)),
        ("one two three", ("1", "2", "3")),
        ("30-day limit", ("2592000000 ms",)),
    ],
)
def test_numbers_in_words(text: str, values: tuple[str, ...]) -> None:
    assert claims_of(text).of_kind(ClaimKind.NUMBER) == values


def test_no_number_grows_without_end() -> None:
    assert max(map(len, claims_of("hundred " * 5000).of_kind(ClaimKind.NUMBER))) < 30
