from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from explorer.services.claims import (
    ClaimKind,
    claims_of,
    contradicting,
    contradicts,
    differing,
    lost_from,
    same_claims,
)

ANY_TEXT = st.text(st.characters(codec=None)) | st.lists(
    st.sampled_from("the API does not use Redis 14 and 16 before after Friday ні не 5 minutes, is was by .".split()),
    max_size=12,
).map(" ".join)
# Sentences with a place for a value, in which nothing else differs.
FRAMES = st.sampled_from(
    [
        "The database is PostgreSQL {}",
        "{} is what the team agreed on",
        "Keep {} for the release of the API, then stop",
        "El valor acordado es {}",
        "Узгоджене значення: {}",
        "构建使用{}",
    ]
)
VERSIONS = st.lists(st.integers(0, 40), min_size=3, max_size=4).map(lambda parts: ".".join(map(str, parts)))


@pytest.mark.parametrize(
    ("one", "other", "kind", "ours", "theirs"),
    [
        ("Port 8080 is open", "Port 8443 is open", ClaimKind.NUMBER, ("8080",), ("8443",)),
        ("Use v1.2.3", "Use v1.2.4", ClaimKind.VERSION, ("v1.2.3",), ("v1.2.4",)),
        ("Deploy on Tuesdays", "Deploy on Thursdays", ClaimKind.DATE, ("Tuesdays",), ("Thursdays",)),
        ("Do commit it", "Don't commit it", ClaimKind.NEGATION, (), ("Don't",)),
        ("Ask Carol about it", "Ask Dave about it", ClaimKind.NAME, ("Carol",), ("Dave",)),
        ("Reset staging", "Reset prod", ClaimKind.ENVIRONMENT, ("staging",), ("prod",)),
        ("Format with tabs", "Format with spaces", ClaimKind.WORD, ("tabs",), ("spaces",)),
        ("It was slow", "It is slow", ClaimKind.TENSE, ("past",), ("present",)),
        ("They will adopt it", "They adopted it", ClaimKind.TENSE, ("future",), ()),
        ("Merge develop into main", "Merge main into develop", ClaimKind.ORDER,
         ("Merge", "develop", "main"), ("Merge", "main", "develop")),
    ],
)  # fmt: skip
def test_what_differs(one: str, other: str, kind: ClaimKind, ours: tuple[str, ...], theirs: tuple[str, ...]) -> None:
    (difference,) = differing(claims_of(one), claims_of(other))
    assert (difference.kind, difference.ours, difference.theirs) == (kind, ours, theirs)
    assert not same_claims(claims_of(one), claims_of(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The database is PostgreSQL 14", "The database is PostgreSQL 16"),
        ("The timeout is 30 s", "The timeout was raised to 60 seconds"),
        ("Deploys go out on Tuesdays", "Deploys go out on Thursdays"),
        ("Two-factor login is required", "Two-factor login is optional"),
        ("The worker uses RabbitMQ", "The worker no longer uses RabbitMQ"),
        ("Run migrations before deploying", "Run migrations after deploying"),
        ("Merge develop into main", "Merge main into develop"),
        ("La caché está activada", "La caché está desactivada"),
        ("Сервіс працює без кешу", "Сервіс працює з кешем"),
    ],
)
def test_one_slot_with_two_values(one: str, other: str) -> None:
    assert contradicts(claims_of(one), claims_of(other))
    assert contradicts(claims_of(other), claims_of(one))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Deploys go out on Tuesdays", "Deploys go out on Tuesdays at 10:00"),
        ("The service requires Python 3", "The service requires Python 3.12"),
        ("It is planned for 2026", "It is planned for 2026-11-30"),
        ("It is planned for 30 November", "It is planned for 2026-11-30"),
        ("The staging database is PostgreSQL 15", "The production database is PostgreSQL 14"),
        ("The cookie must be secure", "The cookie must not be insecure"),
        ("Run migrations before deploying", "Deploy after running the migrations"),
        ("Invoice 1041 was refunded", "Invoice 1077 was refunded"),
        ("The cache is flushed", "The cache is flushed, sessions are not"),
        ("Worker A handles 100 jobs", "Worker B handles 250 jobs"),
        ("The page loads in 3 seconds", "The page has 5 fields"),
    ],
)
def test_both_may_be_true(one: str, other: str) -> None:
    assert not contradicts(claims_of(one), claims_of(other))
    assert not contradicts(claims_of(other), claims_of(one))


def test_what_is_lost_is_told_in_the_words_of_the_text() -> None:
    assert lost_from("Keep 14 backups in Frankfurt", "Keep backups") == ("14", "Frankfurt")
    assert lost_from("Keep backups", "Keep 14 backups") == ()


@given(ANY_TEXT)
def test_a_text_is_the_same_as_itself(text: str) -> None:
    assert claims_of(text) == claims_of(text)
    assert same_claims(claims_of(text), claims_of(text))
    assert not contradicts(claims_of(text), claims_of(text))
    assert lost_from(text, text) == ()


@given(ANY_TEXT, ANY_TEXT)
def test_both_questions_are_symmetric(one: str, other: str) -> None:
    a, b = claims_of(one), claims_of(other)
    assert same_claims(a, b) == same_claims(b, a)
    assert contradicts(a, b) == contradicts(b, a)
    assert len(differing(a, b)) == len(differing(b, a))


@given(ANY_TEXT, ANY_TEXT)
def test_the_same_never_contradicts(one: str, other: str) -> None:
    a, b = claims_of(one), claims_of(other)
    if same_claims(a, b):
        assert contradicting(a, b) == ()


@given(FRAMES, st.integers(0, 10**30), st.integers(0, 10**30))
def test_another_number_is_never_the_same(frame: str, one: int, other: int) -> None:
    assume(one != other)
    assert not same_claims(claims_of(frame.format(one)), claims_of(frame.format(other)))
    assert not same_claims(claims_of(frame.format(f"{one} s")), claims_of(frame.format(f"{other} s")))


@given(FRAMES, st.decimals(0, 1000, places=2), st.decimals(0, 1000, places=2))
def test_another_decimal_is_never_the_same(frame: str, one: object, other: object) -> None:
    assume(one != other)
    assert not same_claims(claims_of(frame.format(one)), claims_of(frame.format(other)))


@given(FRAMES, VERSIONS, VERSIONS)
def test_another_version_is_never_the_same(frame: str, one: str, other: str) -> None:
    assume(one != other)
    assert not same_claims(claims_of(frame.format(f"v{one}")), claims_of(frame.format(f"v{other}")))


@given(FRAMES, st.dates(), st.dates(), st.sampled_from(["%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y", "%d %B %Y", "%b %d, %Y"]))
def test_another_date_is_never_the_same(frame: str, one: dt.date, other: dt.date, form: str) -> None:
    texts = [frame.format(day.strftime(form)) for day in (one, other)]
    assume(texts[0] != texts[1])
    assert not same_claims(claims_of(texts[0]), claims_of(texts[1]))


@given(FRAMES, st.times(), st.times())
def test_another_time_is_never_the_same(frame: str, one: dt.time, other: dt.time) -> None:
    texts = [frame.format(time.strftime("%H:%M")) for time in (one, other)]
    assume(texts[0] != texts[1])
    assert not same_claims(claims_of(texts[0]), claims_of(texts[1]))


@pytest.mark.parametrize(
    "negation",
    [
        "do not",
        "don't",
        "never",
        "cannot",
        "avoid",
        "without",
        "no",
        "nunca",
        "sin",
        "не",
        "ніколи",
        "без",
        "no longer",
    ],
)
@given(words=st.lists(st.sampled_from("deploy tests Redis on Fridays 14 API кеш despliegue".split()), min_size=1))
def test_a_negation_more_is_never_the_same(negation: str, words: list[str]) -> None:
    plainly = " ".join(words)
    assert not same_claims(claims_of(plainly), claims_of(f"{negation} {plainly}"))
    assert not same_claims(claims_of(plainly), claims_of(f"{plainly}, {negation}"))


def test_clauses_of_a_long_text_in_another_order_are_no_contradiction() -> None:
    one = "The refund worker runs every 15 minutes and retries three times before it pages Marta."
    other = "Every 15 minutes the refund worker runs; it retries three times before paging Marta."
    assert not contradicts(claims_of(one), claims_of(other))
    assert contradicts(claims_of("Prefer tabs over spaces"), claims_of("Prefer spaces over tabs"))
