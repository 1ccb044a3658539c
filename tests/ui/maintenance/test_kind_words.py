from __future__ import annotations

import pytest
import qtawesome

from explorer.ui.maintenance.close_up import Card, Gain, Role
from explorer.ui.maintenance.kind_words import (
    exact_words,
    gain_name,
    gain_words,
    kind_word,
    place_word,
    provenance_words,
    reason_words,
    role_icon,
    role_tone,
    role_word,
    state_icon,
    state_tone,
    state_words,
)
from explorer.ui.maintenance.matters import Kind, State
from explorer.ui.theme import DARK, LIGHT
from tests.ui.maintenance.review_cases import HOT, key


def test_everything_has_a_word_and_an_icon(qapp: object) -> None:
    assert all(kind_word(kind) and reason_words(kind) for kind in Kind)
    assert len({state_words(state) for state in State}) == len(State)
    for name in {*(state_icon(state) for state in State), *(role_icon(role, kind) for role in Role for kind in Kind)}:
        assert not qtawesome.icon(f"ph.{name}").isNull()
    for shown in (LIGHT, DARK):
        assert all(state_tone(state, shown) for state in State)
        assert all(role_tone(role, shown) for role in Role)
    assert role_word(Role.GOES, Kind.NEAR) == "goes"
    assert role_word(Role.GOES, Kind.FADED) == "is deleted"


@pytest.mark.parametrize(
    ("gain", "words"),
    [
        (Gain("mention_count", 3, (1, None), 4), "3 + 1 = 4"),
        (Gain("mention_count", 3, (), 4), "3 → 4"),
        (Gain("confidence", 0.5, (), 0.65), "0.50 → 0.65"),
        (Gain("tags", ["a"], (["b"],), ["a", "b"]), "a + b"),
        (Gain("tags", None, (["b"],), ["b"]), "b"),
        (Gain("source_observation_ids", [], (), list("abcdef")), "a, b, c, d and 2 more"),
        (Gain("namespace", None, (), "project:dev"), "branch dev"),
        (Gain("valid_until", None, (), "2026-11-20T12:00:00+00:00"), "20 Nov 2026"),
        (Gain("topic", "", (), "refunds"), "refunds"),
    ],
)
def test_what_becomes_of_a_field(qapp: object, gain: Gain, words: str) -> None:
    assert words in gain_words(gain)
    assert gain_name(gain)


def test_where_it_is_from(qapp: object) -> None:
    metadata = {
        "agent_id": "coder", "created_at": "2026-11-20T12:00:00Z", "confidence": 0.9, "veracity": "stated",
        "pinned": True,
    }  # fmt: skip
    card = Card(1, key("a"), Role.STAYS, (), "text", (), None, metadata)
    words = "coder · learned 20 Nov 2026 · confidence 0.90 · stated by a person · branch main · pinned"
    assert provenance_words(card) == words
    assert exact_words(card).startswith("project:main/a\n")
    assert provenance_words(Card(1, key("a"), Role.STAYS, (), "text", (), None, {"confidence": True})) == "branch main"
    assert place_word(key("x", HOT)) == ""
    assert place_word(key("x", "user")) == "global"
