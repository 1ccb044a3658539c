from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.claims import ClaimKind, claims_of


def values(text: str) -> list[str]:
    return [item.value for item in claims_of(text).items]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Don't commit it", "Do not commit it"),
        ("Ніколи не комітьте", "Не комітьте"),
        ("No subas nunca", "Nunca subas"),
        ("Every test runs", "The tests run"),
        ("The cache is on", "The cache is enabled"),
        ("The cache is off.", "The cache is disabled"),
        ("Run at 2 pm", "Run at 14:00"),
        ("cada lunes", "todos los lunes"),
    ],
)
def test_the_same_in_other_words(one: str, other: str) -> None:
    assert values(one) == values(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Not all tests run", "Tests do not run"),
        ("by Friday", "on Friday"),
        ("every 5 minutes", "for 5 minutes"),
        ("in 5 minutes", "for 5 minutes"),
        ("run `make start`", "run `make launch`"),
        ("worker A", "worker B"),
        ("from staging", "to staging"),
        ("our key", "their key"),
        ("the second job", "the job per second"),
    ],
)
def test_what_neighbours_make_of_a_word(one: str, other: str) -> None:
    assert sorted(values(one)) != sorted(values(other))


def test_what_is_kept_beside_the_items() -> None:
    claims = claims_of("Invoices were archived by Carol and will stay")
    assert claims.tenses == {"past", "future"}
    assert claims.agents == (("archiv", "carol", "by"),)
    assert claims.participles == {"archiv"}
    assert claims_of("Redis and Kafka").joined == {1}


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Invoice 1041 was refunded", "1041"),
        ("The backup of 2026-11-01 succeeded", "2026-11-01"),
        ("The office has 40 desks", ""),
        ("Line length 120", ""),
        ("Sessions expire after 24 hours", ""),
    ],
)
def test_a_number_that_names_what_the_text_is_about(text: str, label: str) -> None:
    assert claims_of(text).label == label


def test_places_are_those_of_the_items_that_stay() -> None:
    claims = claims_of("All jobs were sent to Bob and Carol")
    assert claims.agents == (("send", "bob", "to"),)
    assert [claims.items[at].shown for at in claims.joined] == ["Carol"]


@given(st.text(st.characters(codec=None)))
def test_any_text_is_read(text: str) -> None:
    claims = claims_of(text)
    assert all(item.value and item.shown for item in claims.items)
    assert all(kind in ClaimKind for kind in {item.kind for item in claims.items})
