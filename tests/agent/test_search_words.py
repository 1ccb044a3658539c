from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from explorer.agent.search_words import found_sentence, silence_sentence, understood_sentence
from explorer.memory.decode import decode_fact
from explorer.memory.keys import Key
from explorer.services.recall.request import Request
from explorer.services.recall.results import Found, Heard, Intent, Period, Recalled, Silence, Voice

A, B = Key("user", "a"), Key("user", "b")
FACT = decode_fact(A, {"content": "A", "confidence": 0.5})
FOUND = Found(0, A, 0.5, 0.5, 1.0, 1.0, {Voice.SEMANTIC: Heard(2, 0.9, 0.3)}, rank_before=1)
WEEK = Period(datetime(2026, 11, 16, tzinfo=UTC), datetime(2026, 11, 23, tzinfo=UTC), "last week")
RECALLED = Recalled(Request("q"), (FOUND,))


@pytest.mark.parametrize(
    ("found", "place", "sentence"),
    [
        (FOUND, 1, "Found by meaning (rank 2)."),
        (
            replace(FOUND, voices={Voice.SEMANTIC: Heard(1, 1, 0.1), Voice.LEXICAL: Heard(1_234, 1, 0.2)}),
            1,
            "Found by its words (rank 1,234) and by meaning (rank 1).",
        ),
        (
            replace(FOUND, voices={Voice.GRAPH: Heard(1, 0.9, 0.2, B, "depends on", 1)}),
            1,
            "Found through a “depends on” link from “user/b” (rank 1).",
        ),
        (
            replace(FOUND, voices={Voice.GRAPH: Heard(3, 0.4, 0.2, B, "related", 2)}),
            1,
            "Found through two links, the last one “related”, from “user/b” (rank 3).",
        ),
        (
            replace(FOUND, voices={Voice.TEMPORAL: Heard(1, 0.4, 0.2)}, decay=0.4, trust=0.9),
            1,
            "Found as one of the newest (rank 1); it has faded to 40%; its confidence is 0.50.",
        ),
        (replace(FOUND, repo_factor=0.9), 1, "Found by meaning (rank 2); it is not of the repository."),
        (
            replace(FOUND, rank_before=3),
            2,
            "Found by meaning (rank 2); moved up from place 3, because it repeats less than what was above it.",
        ),
        (
            replace(FOUND, rank_before=2, similar_to=B),
            3,
            "Found by meaning (rank 2); moved down from place 2, because it is like “user/b”.",
        ),
    ],
)
def test_why_a_fact_was_found(found: Found, place: int, sentence: str) -> None:
    assert found_sentence(found, FACT, RECALLED, place, str) == sentence


def test_a_date_in_the_question_is_why() -> None:
    dated = replace(FOUND, voices={Voice.TEMPORAL: Heard(1, 0.4, 0.2)})
    assert found_sentence(dated, FACT, replace(RECALLED, period=WEEK), 1, str) == "Found by its date (rank 1)."


def test_as_what_a_question_is_understood() -> None:
    assert understood_sentence(Intent.GENERAL, None) == ""
    assert "“procedural”" in understood_sentence(Intent.PROCEDURAL, None)
    sentence = "Understood as a question about “last week”: from 2026-11-16 00:00 to 2026-11-23 00:00 UTC."
    assert understood_sentence(Intent.TEMPORAL, WEEK) == sentence
    assert "since 2026-11-16 00:00" in understood_sentence(Intent.TEMPORAL, replace(WEEK, end=None))
    assert "before 2026-11-23 00:00" in understood_sentence(Intent.TEMPORAL, replace(WEEK, start=None))


def test_every_silence_has_its_sentence() -> None:
    assert silence_sentence(None) == ""
    assert all("found by meaning" in silence_sentence(silence) for silence in Silence)
