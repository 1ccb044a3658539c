from __future__ import annotations

import pytest

from explorer.services.claims.claims import ClaimKind
from explorer.services.claims.senses import ECHO, NOT, sense


@pytest.mark.parametrize(
    ("word", "kind", "value"),
    [
        ("deleted", ClaimKind.WORD, "delete"),
        ("Redis", ClaimKind.NAME, "@redis"),
        ("AWS", ClaimKind.NAME, "@aws"),
        ("parse_order", ClaimKind.NAME, "@parse_order"),
        ("camelCase", ClaimKind.NAME, "@camelcase"),
        ("utf-8", ClaimKind.NAME, "@utf8"),
        ("A", ClaimKind.NAME, "@a"),
        ("US", ClaimKind.ENVIRONMENT, "@us"),
        ("K8s", ClaimKind.WORD, "kubernetes"),
        ("prod", ClaimKind.ENVIRONMENT, "production"),
        ("producción", ClaimKind.ENVIRONMENT, "production"),
        ("EU", ClaimKind.ENVIRONMENT, "@eu"),
        ("never", ClaimKind.NEGATION, NOT),
        ("doesn’t", ClaimKind.NEGATION, NOT),
        ("sin", ClaimKind.NEGATION, NOT),
        ("без", ClaimKind.NEGATION, NOT),
        ("ніколи", ClaimKind.NEGATION, ECHO),
        ("П'ятницю", ClaimKind.DATE, "weekday 5"),
        ("miércoles", ClaimKind.DATE, "weekday 3"),
        ("Fri", ClaimKind.DATE, "weekday 5"),
        ("monthly", ClaimKind.DATE, "month"),
        ("mañana", ClaimKind.DATE, "tomorrow"),
    ],
)
def test_one_word(word: str, kind: ClaimKind, value: str) -> None:
    assert [(item.kind, item.value) for item in sense(word).items] == [(kind, value)]


def test_a_capital_letter_at_the_start_makes_no_name() -> None:
    assert sense("Servers").first[0].kind is ClaimKind.WORD
    assert sense("Servers").items[0].kind is ClaimKind.NAME


def test_names_that_differ_by_an_ending_stay_apart_at_the_start() -> None:
    assert sense("Олександр").first[0].value != sense("Олександра").first[0].value


def test_fillers_state_nothing() -> None:
    assert all(sense(word).items == () for word in ("the", "please", "el", "та", "it's", "we're"))


def test_forbidden_is_not_allowed() -> None:
    assert [item.value for item in sense("forbidden").items] == [NOT, "allow"]


def test_numbers_in_words() -> None:
    assert sense("twenty-five").number == 25
    assert sense("вісім").number == 8
    assert sense("thousand").multiplier == 1000


def test_very_long_words_are_read_too() -> None:
    assert sense("a" * 100_000).items[0].kind is ClaimKind.WORD
