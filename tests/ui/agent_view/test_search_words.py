from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Heard, Intent, Period, Recalled, Silence, Voice
from explorer.ui.agent_view.search_words import (
    change_between,
    closed_words,
    counted,
    found_sentence,
    gone_words,
    mode_tip,
    mode_word,
    moved_words,
    percent,
    period_words,
    quoted,
    silence_sentence,
    understood,
    voice_tip,
    voice_word,
)
from tests.ui.agent_view.conftest import CACHE, fact, found
from tests.ui.conftest import NOW

NAMES = {CACHE: "Redis caches the sessions"}
LINK = Heard(1, 0.25, 0.2, CACHE, "extends", 1)


@pytest.fixture(autouse=True)
def _words(qapp: QApplication) -> None:
    """Words are translated by the application."""


def day(number: int) -> datetime:
    # Noon, so that it is the same day in most time zones.
    return datetime(2026, 11, number, 12, tzinfo=UTC)


def test_modes_voices_and_intents_have_words_of_their_own() -> None:
    assert [mode_word(mode) for mode in Mode] == ["Keyword", "Semantic", "Hybrid"]
    assert [voice_word(voice) for voice in Voice] == ["words", "meaning", "recency", "links"]
    assert len({understood(intent, None) for intent in Intent}) == len(Intent)
    assert all([*(mode_tip(mode) for mode in Mode), *(voice_tip(voice) for voice in Voice)])


def test_every_silence_says_what_it_means_and_what_to_do() -> None:
    said = {silence: silence_sentence(silence) for silence in Silence}
    assert "loading" in said[Silence.LOADING]
    assert "pip install" in said[Silence.NO_MODEL]
    assert "another model" in said[Silence.OTHER_MODEL]
    assert "Renew vectors" in said[Silence.NO_VECTORS]
    assert silence_sentence(Silence.NO_MODEL, "The weights are damaged.") == "The weights are damaged."


@pytest.mark.parametrize(
    ("start", "end", "said"),
    [
        (day(23), day(24), "23–24 Nov 2026"),
        (day(23), day(23) + timedelta(hours=1), "23 Nov 2026"),
        (datetime(2026, 9, 30, 12, tzinfo=UTC), day(2), "30 Sep–2 Nov 2026"),
        (datetime(2025, 12, 30, 12, tzinfo=UTC), day(2), "30 Dec 2025–2 Nov 2026"),
        (day(23), None, "since 23 Nov 2026"),
        (None, day(23), "until 23 Nov 2026"),
    ],
)
def test_a_period_is_told_in_days(start: datetime | None, end: datetime | None, said: str) -> None:
    assert period_words(Period(start, end)) == said
    assert understood(Intent.TEMPORAL, Period(start, end)) == f"Understood as a question about time, {said}"


def test_counts_name_what_is_shown_of_how_many_and_where() -> None:
    recalled = Recalled(Request("x"), (found(),), candidates=14, in_scope=204)
    assert counted(recalled) == "1 of 14 candidate(s) · 204 fact(s) searched on main"
    everywhere = Recalled(Request("x", branch=None), (), candidates=0, in_scope=3)
    assert counted(everywhere) == "0 of 0 candidate(s) · 3 fact(s) searched on all branches"


def test_one_sentence_says_why() -> None:
    voices = {Voice.SEMANTIC: Heard(2, 0.7, 0.3), Voice.GRAPH: LINK}
    made = found(voices=voices, decay=0.61, trust=0.96)
    learned = fact(confidence=0.8, created_at=(NOW - timedelta(days=12)).isoformat())
    assert found_sentence(made, learned, NAMES, NOW) == (
        "Found by meaning (rank 2) and through a link “extends” from “Redis caches the sessions”; "
        "fades to 61 % because it was learned 12 day(s) ago; confidence 0.80."
    )


def test_the_loudest_voice_comes_first_and_what_changes_nothing_is_not_said() -> None:
    voices = {Voice.LEXICAL: Heard(9, 1.0, 0.1), Voice.TEMPORAL: Heard(1, 3.0, 0.2)}
    said = found_sentence(found(voices=voices), fact(confidence=0.8), {}, NOW)
    assert said == "Found by its date (rank 1) and by its words (rank 9)."
    used = fact(created_at=(NOW - timedelta(days=12)).isoformat(), last_accessed=(NOW - timedelta(days=2)).isoformat())
    assert "last used 2 day(s) ago" in found_sentence(found(decay=0.9), used, {}, NOW)
    assert "fades to 90 %." in found_sentence(found(decay=0.9), fact(), {}, NOW)
    assert "repository" in found_sentence(found(repo_factor=0.95), fact(), {}, NOW)


@pytest.mark.parametrize(
    ("heard", "said"),
    [
        (Heard(3, 0.1, 0.2, CACHE, "a{b}", 2), "over two links, the last one “a{b}”, from “Redis caches the sessions”"),
        (Heard(3, 0.1, 0.2, Key("user", "x"), "extends", 1), "through a link “extends” from “x”"),
        (Heard(3, 0.1, 0.2), "through a link (rank 3)"),
    ],
)
def test_a_path_of_links_is_named(heard: Heard, said: str) -> None:
    assert found_sentence(found(voices={Voice.GRAPH: heard}), fact(), NAMES, NOW) == f"Found {said}."


def test_what_diversity_moved_is_said_with_the_reason() -> None:
    assert moved_words(found(rank_before=2), 2, NAMES) == ""
    assert moved_words(found(), 2, NAMES) == ""
    assert moved_words(found(rank_before=5), 2, NAMES) == "Moved up from place 5: it says something else."
    down = found(rank_before=1, similar_to=CACHE)
    assert moved_words(down, 2, NAMES) == "Moved down from place 1: it is much like “Redis caches the sessions”."
    assert moved_words(found(rank_before=1), 2, NAMES) == "Moved down from place 1 by diversity."


@pytest.mark.parametrize(
    ("place", "other", "mark"),
    [(1, 4, "+3"), (4, 1, "−3"), (2, 2, "="), (1, None, "new"), (None, 3, "")],
)
def test_marks_link_two_lists(place: int | None, other: int | None, mark: str) -> None:
    change = change_between(place, other)
    assert change.mark == mark
    assert bool(change.words) is bool(mark)
    assert gone_words().mark == "gone"


def test_names_in_any_direction_keep_their_own() -> None:
    assert closed_words("coder", "deploy") == "advisory: coder has no access to deploy"
    assert "\u2068نشر\u2069" in closed_words("coder", "نشر")
    assert quoted("a\nb" + "x" * 100).endswith("…”")
    assert percent(0.614) == "61 %"
