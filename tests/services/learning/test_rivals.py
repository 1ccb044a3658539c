from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.decode import decode_fact
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.times import format_time
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.learning.rivals import Fate, OnConflict, Rival, Why, judged, protected, rivals
from explorer.services.learning.surroundings import surroundings
from tests.services.learning.known import PG14, PG16, Known
from tests.services.raw_snapshot import MAIN, NOW


def new(text: str, **said: Any) -> Fact:
    said = {"confidence": 0.35, "veracity": "inferred", "updated_at": format_time(NOW), **said}
    return decode_fact(Key(MAIN, "new"), {"content": text, **said})


def found(known: Known, fact: Fact) -> list[tuple[str, str, float | None]]:
    around = surroundings(known.editing, "main", known.spoken(fact.content).vector)
    return [
        (rival.fact.id, rival.kind.value, None if rival.similarity is None else round(rival.similarity, 3))
        for rival in rivals(around, fact)
    ]


def test_a_contradiction_and_a_near_duplicate_are_rivals() -> None:
    known = Known(
        {
            f"{MAIN} pg16": {"content": PG16},
            f"{MAIN} dot": {"content": "The database is PostgreSQL 14 ."},
            f"{MAIN} same": {"content": PG14},
            f"{MAIN} tea": {"content": "Ana likes tea"},
            "user pg16": {"content": PG16},
        }
    )
    assert found(known, new(PG14)) == [("dot", "duplicate", 0.99), ("pg16", "contradiction", 0.965)]


def test_in_one_topic_less_is_enough_and_without_vectors_the_words_decide() -> None:
    far = {PG14: [1.0, 0.0], PG16: [0.7, 0.714]}
    vectors = {text: [*vector, *[0.0] * 6] for text, vector in far.items()}
    record = {"content": PG16, "topic": "Database", "domain": "Data"}
    topic = {"topic": "database", "domain": "data"}
    assert found(Known({f"{MAIN} pg16": record}, vectors), new(PG14, **topic)) == [("pg16", "contradiction", 0.7)]
    assert found(Known({f"{MAIN} pg16": record}, vectors), new(PG14, topic="other")) == []
    assert found(Known({f"{MAIN} pg16": record}, {}), new(PG14, **topic)) == [("pg16", "contradiction", None)]
    assert found(Known({f"{MAIN} pg16": record}, {}), new(PG14)) == []
    other = {**record, "content": "Costs are 16 euros a month"}
    assert found(Known({f"{MAIN} cost": other}, {}), new(PG14, **topic)) == []


def verdict(
    known: dict[str, Any],
    on_conflict: OnConflict = OnConflict.SUPERSEDE,
    kind: ConflictKind = ConflictKind.CONTRADICTION,
    similarity: float | None = 0.9,
    **said: Any,
) -> tuple[Fate, Why | None]:
    fact = decode_fact(Key(MAIN, "known"), {"content": PG16, "confidence": 0.35, "veracity": "inferred", **known})
    (each,) = judged(new(PG14, **said), [Rival(fact, kind, similarity)], on_conflict)
    return each.fate, each.why


def test_the_weaker_gives_way_and_the_older_where_they_tie() -> None:
    assert verdict({"confidence": 0.3}) == (Fate.SUPERSEDED, None)
    assert verdict({}) == (Fate.SUPERSEDED, None)
    assert verdict({"confidence": 0.36}) == (Fate.OUTVOTED, None)
    assert verdict({"veracity": "tool", "confidence": 0.4}) == (Fate.SUPERSEDED, None)


@pytest.mark.parametrize(
    ("known", "why"),
    [
        ({"pinned": True}, Why.PINNED),
        ({"revision_of": "root"}, Why.EDITED),
        ({"veracity": "stated", "confidence": 0.1}, Why.STATED),
    ],
)
def test_what_a_person_said_does_not_give_way(known: dict[str, Any], why: Why) -> None:
    assert verdict(known) == (Fate.OPEN, why)


def test_a_person_may_say_something_else() -> None:
    assert verdict({"veracity": "stated"}, veracity="stated") == (Fate.SUPERSEDED, None)
    fact = decode_fact(Key(MAIN, "a"), {"content": PG16, "veracity": "stated", "pinned": True})
    assert protected(fact, new(PG14, veracity="stated")) is Why.PINNED


def test_what_is_not_decided_stays_open() -> None:
    assert verdict({}, OnConflict.RECORD) == (Fate.OPEN, Why.ASKED)
    assert verdict({}, similarity=None) == (Fate.OPEN, Why.NO_VECTOR)
    assert verdict({}, kind=ConflictKind.DUPLICATE) == (Fate.OPEN, Why.DUPLICATE)


def test_what_gives_way_takes_the_place_of_none() -> None:
    strong, weak = (
        decode_fact(Key(MAIN, name), {"content": PG16, "confidence": confidence, "veracity": "inferred"})
        for name, confidence in (("strong", 0.9), ("weak", 0.1))
    )
    pair = [Rival(fact, ConflictKind.CONTRADICTION, 0.9) for fact in (strong, weak)]
    verdicts = judged(new(PG14), pair, OnConflict.SUPERSEDE)
    assert [(each.fate, each.why) for each in verdicts] == [(Fate.OUTVOTED, None), (Fate.OPEN, Why.NEW_IS_OUT)]
