from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.tokens import estimate_tokens


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("", 0),
        ("  \n\t", 0),
        ("a", 1),
        ("four", 1),
        ("fives", 2),
        ("internationalisation", 5),
        ("two words", 3),
        ("a, b", 3),
        ("1", 1),
        ("123", 1),
        ("2026", 2),
        ("1234567", 3),
        ("١٢٣", 1),
        ("snake_case", 4),
        ("x = [1]", 5),
        ("…", 1),
        ("😀", 1),
        # 2.2 letters a token: six letters are three
        ("привіт", 3),
        ("да", 1),
        ("日本", 2),
        ("数据库", 3),
        ("カタカナ", 4),
        ("한국어", 3),
        ("二〇二六年", 5),
        ("使用SQL。", 4),
    ],
)
def test_an_estimate(text: str, tokens: int) -> None:
    assert estimate_tokens(text) == tokens


@given(st.text(), st.text())
def test_texts_beside_each_other_cost_the_sum(one: str, other: str) -> None:
    assert estimate_tokens(f"{one} {other}") == estimate_tokens(one) + estimate_tokens(other)
    assert estimate_tokens(one) <= len(one)


def test_english_prose_is_about_three_tokens_to_four_words() -> None:
    text = "Every pull request needs one review by a person who did not write it, and all checks must have passed."
    assert len(text.split()) <= estimate_tokens(text) <= 1.6 * len(text.split())
