from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.recall.stop_words import without_stop_words


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("How do I deploy harbour-api?", "deploy harbour api"),
        ("what does Tomás not like", "Tomás like"),
        ("don't deploy", "deploy"),
        ("¿Dónde están los secretos de la API?", "secretos API"),
        ("для чого ми використовуємо Redis?", "чого використовуємо Redis"),
        ("is IT covered by WHO rules", "IT covered WHO rules"),
        ("HOW DO WE DEPLOY", "DEPLOY"),
        ("E_BERTH_409", "E_BERTH_409"),
        ("数据库在哪里", "数据库在哪里"),
        ("how is it?", "how is it"),
        ("who are we", "who are we"),
        ("", ""),
        ("🛳 ?", ""),
    ],
)
def test_what_is_left_of_a_question(text: str, left: str) -> None:
    assert without_stop_words(text).translate(str.maketrans("?¿-'🛳", "     ")).split() == left.split()


def test_a_last_word_that_is_taken_away_leaves_the_word_before_it_whole() -> None:
    assert without_stop_words("rollback how").endswith(" ")


@given(st.text())
def test_no_text_becomes_empty_and_twice_is_once(text: str) -> None:
    left = without_stop_words(text)
    assert bool(left) == bool(text)
    assert without_stop_words(left).split() == left.split()
