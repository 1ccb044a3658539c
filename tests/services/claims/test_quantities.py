from __future__ import annotations

import pytest

from explorer.services.claims.claims import ClaimKind
from explorer.services.claims.quantities import digits_of, quantity, sign_of


@pytest.mark.parametrize(
    ("written", "digits"),
    [
        ("1,024", "1024"),
        ("1 000 000", "1000000"),
        ("1_000", "1000"),
        ("1,024.5", "1024.5"),
        ("3,5", "3.5"),
        ("0,500", "0.500"),
        ("3.10", "3.10"),
        ("007", "007"),
    ],
)
def test_one_notation(written: str, digits: str) -> None:
    assert digits_of(written) == digits


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("60", "s"), ("1", "min")),
        (("24", "hours"), ("1", "day")),
        (("0.5", "s"), ("500", "ms")),
        (("50", "%"), ("50", "percent")),
        (("10", "k"), ("10000", "")),
        (("30", "секунд"), ("30", "segundos")),
        (("2.50", "usd"), ("2.5", "$")),
    ],
)
def test_the_same_quantity(one: tuple[str, str], other: tuple[str, str]) -> None:
    assert quantity(one[0], "", one[1], "").value == quantity(other[0], "", other[1], "").value


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("30", "s"), ("30", "ms")),
        (("10", "mb"), ("10", "gb")),
        (("10", "mb"), ("10", "mib")),
        (("3.1", ""), ("3.10", "")),
        (("9" * 90, "s"), ("9" * 89 + "8", "s")),
    ],
)
def test_other_quantities(one: tuple[str, str], other: tuple[str, str]) -> None:
    assert quantity(one[0], "", one[1], "").value != quantity(other[0], "", other[1], "").value


def test_what_a_number_is() -> None:
    assert quantity("2026", "", "", "2026")[::3] == (ClaimKind.DATE, "year")
    assert quantity("8080", "", "", "8080")[::3] == (ClaimKind.NUMBER, "")
    assert quantity("30", "", "s", "30 s")[::3] == (ClaimKind.NUMBER, "ms")
    assert quantity("14", "", "th", "14th").value == "14th"


def test_signs() -> None:
    assert sign_of("≥", None) == ">="
    assert sign_of(None, "−") == "-"
    assert sign_of(None, None) == ""
