from __future__ import annotations

from explorer.memory.keys import Key
from explorer.services.recall.request import Request
from explorer.services.recall.results import Found, Heard, Recalled, Voice, WhyNot


def test_what_is_not_said_is_empty() -> None:
    assert Recalled(Request("why"), ()).weights == {}
    assert WhyNot(Key("user", "a")).voices == {}


def test_a_result_has_its_reasons() -> None:
    found = Found(3, Key("user", "a"), 0.5, 1.0, 0.5, 1.0, {Voice.LEXICAL: Heard(1, 2.5, 1.0)})
    assert (found.repo_factor, found.penalty, found.similar_to) == (1.0, 0.0, None)
