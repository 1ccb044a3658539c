from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.claims.stems import plain, stem


@pytest.mark.parametrize(
    "words",
    [
        "cache caches cached caching",
        "process processes processed",
        "query queries",
        "run running",
        "service services service's",
        "sesion sesiones",
        "activado activada activados activadas",
        "сервер сервера сервером сервери",
        "зберігає зберігають зберігається",
    ],
)
def test_forms_of_one_word(words: str) -> None:
    assert len({stem(word) for word in words.split()}) == 1


@pytest.mark.parametrize(
    "words",
    [
        "import important export",
        "enabled disabled",
        "test text",
        "string strings_",
        "worker work",
        "auth authn authz",
        "status state",
        "pass path",
        "публічний приватний",
        "видаляє видалив",
        "ano año",
    ],
)
def test_other_words_stay_apart(words: str) -> None:
    assert len({stem(plain(word)) for word in words.split()}) == len(words.split())


def test_plain_keeps_letters_that_are_no_accents() -> None:
    assert plain("Sábado") == "sabado"
    assert plain("AÑO") == "año"
    assert plain("Йога ґ Ї") == "йога ґ ї"
    assert plain("Don’t") == "don't"


@given(st.text(min_size=1))
def test_any_text_has_a_stem(text: str) -> None:
    assert isinstance(stem(plain(text) or "x"), str)
