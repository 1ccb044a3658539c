from __future__ import annotations

import pytest

from explorer.services.recall.date_tokens import Kind, Tokens, fold


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("Día", "dia"),
        ("AÑO", "ano"),
        ("п’ять", "пять"),
        ("й", "и"),
        ("today's", "today"),
        ("today’s", "today"),
        ("di\u0301a", "dia"),
        ("İ", "i"),
    ],
)
def test_words_are_folded(written: str, folded: str) -> None:
    assert fold(written) == folded


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("2026-10-05", [Kind.ISO]),
        ("x-2026-10", [Kind.WORD, Kind.MARK, Kind.WORD, Kind.MARK, Kind.WORD]),
        ("05.10.2026", [Kind.NUMERIC]),
        ("v2.10 host:5432 a/b", [Kind.TECHNICAL] * 3),
        ("5th, п'ятий", [Kind.WORD, Kind.MARK, Kind.WORD]),
        ("under_score", [Kind.WORD]),
        ("", []),
    ],
)
def test_versions_and_addresses_stay_whole(text: str, kinds: list[Kind]) -> None:
    tokens = Tokens(text)
    assert [tokens[at].kind for at in range(len(tokens))] == kinds


def test_numbers_have_four_digits_at_most() -> None:
    tokens = Tokens("2026 20260 ٣ ² x")
    assert [tokens.number(at) for at in range(-1, 6)] == [None, 2026, None, 3, None, None, None]


def test_the_text_between_tokens_is_as_it_is_written() -> None:
    assert Tokens("la  SEMANA pasada!").written(1, 3) == "SEMANA pasada"


def test_a_capital_says_nothing_where_a_sentence_begins() -> None:
    tokens = Tokens("May I? May you")
    assert [tokens.begins_sentence(at) for at in (0, 1, 3, 4)] == [True, False, True, False]
