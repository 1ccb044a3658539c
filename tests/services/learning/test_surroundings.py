from __future__ import annotations

import math

from explorer.services.learning.surroundings import Surroundings, surroundings
from tests.services.learning.known import PG14, PG16, Known
from tests.services.raw_snapshot import MAIN

KNOWN = Known(
    {
        f"{MAIN} pg16": {"content": PG16, "domain": "Data"},
        f"{MAIN} pg14": {"content": PG14, "domain": "data"},
        f"{MAIN} tea": {"content": "Ana likes tea"},
        f"{MAIN} blank": {"content": "No vector", "domain": "data"},
        f"{MAIN} stale": {"content": PG14, "embedding_stale": True},
        f"{MAIN} old": {"content": PG14, "superseded_by": "pg16"},
        f"{MAIN} over": {"content": PG14, "valid_until": "2020-01-01"},
        f"{MAIN} odd": {"content": PG14, "confidence": "high", "domain": "data"},
        "project:dev there": {"content": PG14, "domain": "data"},
    }
)


def seen(text: str) -> Surroundings:
    return surroundings(KNOWN.editing, "main", KNOWN.spoken(text).vector)


def test_the_nearest_come_first_and_only_what_is_in_force_there() -> None:
    near = [(fact.id, round(cosine, 3)) for fact, cosine in seen(PG14).nearest()]
    assert near == [("pg14", 1.0), ("pg16", 0.965), ("tea", 0.0)]


def test_without_a_vector_nothing_is_near() -> None:
    around = seen("Unheard of")
    assert list(around.nearest()) == []
    assert [fact.id for fact, _ in around.in_domain("DATA")] == ["pg16", "pg14", "blank"]


def test_a_domain_is_found_in_any_case_with_the_cosines() -> None:
    found = {fact.id: cosine for fact, cosine in seen(PG14).in_domain("data")}
    assert round(found["pg16"], 3) == 0.965
    assert math.isnan(found["blank"])
    assert [fact.id for fact, _ in seen(PG14).in_domain("project")] == ["tea", "stale"]
    assert seen(PG14).in_domain("none") == []
