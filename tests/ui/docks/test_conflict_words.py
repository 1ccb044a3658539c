from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from explorer.memory.facts import Fact
from explorer.memory.system_records import Conflict
from explorer.services.conflicts.inbox import Case
from explorer.services.conflicts.resolving import Side
from explorer.services.word_diff import Change
from explorer.ui.docks.conflict_words import (
    both_in_full,
    both_in_short,
    compared,
    decided_words,
    decision_words,
    kind_icon,
    kind_tone,
    kind_word,
    provenance_words,
    side_text,
    standing_words,
    topic_word,
)
from tests.ui.conftest import MAIN, ago


@pytest.fixture(autouse=True)
def _words(qapp: QApplication) -> None:
    """Words are translated by the application."""


def fact(content: str = "Port 80", **more: Any) -> Fact:
    return Fact(namespace=more.pop("namespace", MAIN), id="a", content=content, **more)


def case(a: Fact | None, b: Fact | None, **more: Any) -> Case:
    conflict = Conflict(namespace="__conflicts__", id="c", a=f"{MAIN}/a", b=f"{MAIN}/b", kind="contradiction", **more)
    return Case(conflict, a, b, None)


def test_kinds_have_words_icons_and_colours() -> None:
    assert (kind_word("contradiction"), kind_icon("contradiction"), kind_tone("contradiction")) == (
        "contradiction", "warning", "bad",
    )  # fmt: skip
    assert (kind_word("duplicate"), kind_icon("duplicate"), kind_tone("duplicate")) == ("duplicate", "copy", "warning")
    assert (kind_word("odd\nkind"), kind_icon("x"), kind_tone("x")) == ("odd kind", "question", "muted")


@pytest.mark.parametrize(
    ("one", "other", "short"),
    [
        ("The cart expires after 7 days", "The cart expires after 30 days", "… expires after 7 days ↔ … 30 days"),
        ("Port 80", "Port 443", "Port 80 ↔ Port 443"),
        ("The same text here", "The same text here", "The same text here ↔ The same text here"),
        ("One two three four", "One two three four five", "One two three four ↔ One two three four five"),
    ],
)
def test_a_list_shows_where_they_differ(one: str, other: str, short: str) -> None:
    assert both_in_short(case(fact(one), fact(other))) == short


def test_both_at_length_and_what_is_gone() -> None:
    assert both_in_full(case(fact(), None)) == "A: Port 80\nB: (not there any more)"
    assert side_text(fact("", deleted_at=ago(1))) == "(deleted)"
    assert side_text(fact("النشر " * 3)) == "النشر النشر النشر"


def test_the_topic_is_that_of_the_sides_or_their_domain() -> None:
    assert topic_word(case(fact(topic="ports"), fact(topic="ports"))) == "ports"
    assert topic_word(case(fact(topic="ports"), fact(topic="hosts"))) == "ports, hosts"
    assert topic_word(case(fact(domain="data"), None)) == "data"
    assert topic_word(case(None, None)) == ""


def test_provenance() -> None:
    known = fact(confidence=0.8, veracity="stated", updated_at=ago(2), agent_id="coder")
    assert provenance_words(known) == "confidence 0.80 · stated by a person · 28 Nov 2026 · coder · main"
    assert provenance_words(fact(namespace="user")) == "no confidence given · unknown · without a date · global"


@pytest.mark.parametrize(
    ("side", "said"),
    [
        (fact(), ""),
        (None, "This fact is not in the workspace any more."),
        (fact(deleted_at=ago(1)), "This fact is deleted."),
        (fact(superseded_by="system:expired"), "This fact is not believed any more: expired."),
        (fact(superseded_by="b"), "This fact is superseded: another one is believed in its place."),
    ],
)
def test_why_a_side_cannot_stay(side: Fact | None, said: str) -> None:
    assert standing_words(side) == said


@pytest.mark.parametrize(
    ("more", "metadata", "said"),
    [
        ({"state": "resolved", "winner": f"{MAIN}/b"}, {"winner": f"{MAIN}/b"}, "B stays"),
        ({"state": "resolved"}, {}, "text corrected"),
        ({"state": "resolved", "winner": "elsewhere/x"}, {"winner": "elsewhere/x"}, "settled"),
        ({"state": "dismissed"}, {"reason": "both true"}, "both true"),
        ({"state": "dismissed"}, {"reason": "no conflict"}, "dismissed"),
        ({"state": "dismissed"}, None, "dismissed"),
    ],
)
def test_decisions(more: dict[str, Any], metadata: dict[str, Any] | None, said: str) -> None:
    assert decision_words(case(fact(), fact("Port 443"), **more), metadata) == said


def test_who_decided_when_and_what_stays() -> None:
    decided = case(
        fact(), fact("Port {text} 443"), state="resolved", winner=f"{MAIN}/b", resolved_by="ana", updated_at=ago(1)
    )
    assert decided.winner is Side.B
    assert decided_words(decided, {}).startswith("B stays: “Port {text} 443” · ana · 29 Nov 2026")


def test_the_words_that_differ_are_marked_on_both_sides() -> None:
    mine, theirs = compared(case(fact("Port 80 is open"), fact("Port 443 is open")))
    assert [each.text for each in mine if each.change is Change.ADDED] == ["80"]
    assert [each.text for each in theirs if each.change is Change.ADDED] == ["443"]
    alone, nothing = compared(case(fact(), None))
    assert ([each.change for each in alone], list(nothing)) == ([Change.SAME], [])
