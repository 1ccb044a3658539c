from __future__ import annotations

import pytest

from explorer.services.recall import date_words
from explorer.services.recall.date_tokens import fold
from explorer.services.recall.date_words import MONTHS, NUMBERS, QUARTERS, UNITS, WEEKDAYS, Unit


@pytest.mark.parametrize(
    ("words", "month"),
    [
        ("january enero січень січня січні січнем jan ene січ", 1),
        ("february febrero лютий лютого лютому feb", 2),
        ("march marzo березень березня березні mar", 3),
        ("may mayo травень травня травні", 5),
        ("september septiembre setiembre вересня sept", 9),
        ("november noviembre листопад листопада листопаді листопадом nov", 11),
        ("december diciembre грудень грудня грудні dic", 12),
    ],
)
def test_months_in_three_languages(words: str, month: int) -> None:
    assert {MONTHS[fold(word)].month for word in words.split()} == {month}


def test_every_month_weekday_and_number_has_its_words() -> None:
    assert {word.month for word in MONTHS.values()} == set(range(1, 13))
    assert set(WEEKDAYS.values()) == set(range(7))
    assert set(NUMBERS.values()) == set(range(1, 13))
    assert set(QUARTERS.values()) == {1, 2, 3, 4}
    assert set(UNITS.values()) == set(Unit)


def test_words_are_folded_whole_and_none_is_empty() -> None:
    for table in (MONTHS, WEEKDAYS, NUMBERS, QUARTERS, UNITS, date_words.DAYS_BACK):
        assert all(word and word == fold(word) for word in table)


def test_what_is_also_another_word_needs_more_to_be_a_month() -> None:
    assert [MONTHS[word].alone for word in ("october", "may", "march", "april", "mar", "julio")] == [True, *[False] * 5]
    assert not MONTHS["may"].with_day
    assert not MONTHS["mar"].after_preposition
