from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.services.recall.request import Request
from explorer.services.recall.results import Barrier, Heard, Silence, Voice, WhyNot
from explorer.ui.agent_view.answers import Asked
from explorer.ui.agent_view.why_not_words import (
    barrier_sentence,
    fact_text,
    figure_words,
    verdict_sentence,
    voice_sentences,
)
from tests.ui.agent_view.conftest import CACHE, DB, fact, found

NAMES = {CACHE: "Redis caches the sessions"}


@pytest.fixture(autouse=True)
def _words(qapp: QApplication) -> None:
    """Words are translated by the application."""


def asked(of: Fact | None = None, successor: Key | None = None, **verdict: Any) -> Asked:
    return Asked(DB, of or fact(), WhyNot(DB, **verdict), successor)


@pytest.mark.parametrize(
    ("barrier", "made", "said"),
    [
        (Barrier.GONE, asked(), "not in the file any more"),
        (Barrier.DELETED, asked(), "Restore it"),
        (Barrier.SUPERSEDED, asked(successor=CACHE), "superseded by “Redis caches the sessions”"),
        (Barrier.SUPERSEDED, asked(fact(superseded_by="nowhere")), "superseded by “nowhere”"),
        (Barrier.EXPIRED, asked(fact(valid_until="2026-11-20T12:00:00+00:00")), "expired on 20 Nov 2026"),
        (Barrier.EXPIRED, asked(), "time that its record was given"),
        (Barrier.BRANCH, asked(), "branch main, and feature/x is asked"),
        (Barrier.DOMAIN, asked(fact(domain="{agent}")), "its domain, {agent}"),
        (Barrier.TYPE, asked(fact(fact_type="decision")), "its type, decision"),
        (Barrier.AGENT, asked(fact(agent_id="coder")), "its agent, coder"),
        (Barrier.TIME, asked(), "a day that nobody knows"),
    ],
)
def test_a_barrier_is_a_sentence_with_what_to_do(barrier: Barrier, made: Asked, said: str) -> None:
    sentence = barrier_sentence(barrier, made, Request("x", branch="feature/x"), NAMES)
    assert said in sentence
    assert sentence.endswith(".")


def test_a_fact_that_is_gone_has_a_sentence_too() -> None:
    assert "not in the file" in barrier_sentence(Barrier.GONE, Asked(DB), Request("x"), {})
    assert fact_text(None, DB) == "db~2"
    assert fact_text(fact(), DB) == "The database is PostgreSQL 16"


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (Asked(DB, fact()), "Type a question above"),
        (asked(barriers=(Barrier.DELETED,)), "No question finds it"),
        (asked(place=2, found=found()), "It is among the results"),
        (asked(), "No voice knows it"),
        (asked(voices={Voice.LEXICAL: Heard(37, 1.0, 0.0)}, score=0.05, needed=0.24), "would score 0.05 where 0.24"),
        (asked(place=2, displaced_by=CACHE), "so much like “Redis caches the sessions”"),
        (asked(place=25, score=0.21, needed=0.34), "place 25 with a score of 0.21; the last of the first 10 has 0.34"),
    ],
)
def test_the_verdict_is_one_sentence(made: Asked, said: str) -> None:
    assert said in verdict_sentence(made, NAMES, 10)


def test_each_voice_says_what_it_knows_and_how_many_it_hears() -> None:
    voices = {Voice.LEXICAL: Heard(37, 1.5, 0.0), Voice.SEMANTIC: Heard(12, 0.42, 0.0)}
    cuts = {Voice.LEXICAL: 20, Voice.SEMANTIC: 30, Voice.TEMPORAL: 30, Voice.GRAPH: 30}
    said = voice_sentences(WhyNot(DB, voices=voices, cuts=cuts))
    assert said[Voice.LEXICAL] == "BM25 1.50, rank 37, only the first 20 are heard"
    assert said[Voice.SEMANTIC] == "cosine 0.42, rank 12"
    assert "nothing else speaks for it" in said[Voice.TEMPORAL]
    assert "no link" in said[Voice.GRAPH]
    assert voice_sentences(WhyNot(DB, (Barrier.DELETED,), cuts=cuts)) == {}
    mute = voice_sentences(WhyNot(DB, cuts=cuts, silence=Silence.LOADING))
    assert mute[Voice.SEMANTIC] == "cannot be asked now"


def test_a_date_that_nobody_knows_is_no_figure() -> None:
    assert figure_words(Voice.TEMPORAL, Heard(1, float("nan"), 0.1)) == ""
    assert figure_words(Voice.TEMPORAL, Heard(1, 3.2, 0.1)) == "learned 3 day(s) ago"
    assert figure_words(Voice.GRAPH, Heard(1, 0.125, 0.1)) == "weight 0.13"
