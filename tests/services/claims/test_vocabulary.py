from __future__ import annotations

import pytest

from explorer.services.claims import vocabulary
from explorer.services.claims.stems import plain


@pytest.mark.parametrize("name", ["NUMBER_WORDS", "MULTIPLIERS", "ORDINALS", "MONTHS", "WEEKDAYS", "RATES", "TENSES"])
def test_keys_are_plain_words(name: str) -> None:
    table = getattr(vocabulary, name)
    assert [key for key in table if key != plain(key)] == []


def test_what_may_be_another_word_is_a_month() -> None:
    assert set(vocabulary.MONTHS) >= vocabulary.UNSURE_MONTHS
    assert set(vocabulary.MONTHS.values()) == set(range(1, 13))
    assert len({value for value in vocabulary.WEEKDAYS.values() if value.startswith("weekday")}) == 7


def test_no_negation_is_both_plain_and_an_echo() -> None:
    assert not vocabulary.NEGATIONS & vocabulary.ECHOES
    assert not (vocabulary.NEGATIONS | vocabulary.ECHOES) & set(vocabulary.NEGATED)
