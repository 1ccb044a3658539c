from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.memory.system_records import Note, Policy
from explorer.services.preamble.composing import compose
from explorer.services.preamble.results import Cost, FactLine, LeftOut, Preamble, Reason, Shortlist
from explorer.services.recall.results import Found
from explorer.ui.agent_view.budget import BudgetGroup, BudgetRow, BudgetWords

FACT, OTHER = Key("project:main", "f"), Key("project:main", "g")


def sample() -> Preamble:
    """Two policies, a note, a fact; others are left out."""
    policies = [
        Policy(namespace="__policies__", id="p", content="Short", domain="a"),
        Policy(namespace="__policies__", id="q", content="A rule of many more words", domain="b", required_role="qa"),
        Policy(namespace="__policies__", id="r", content=" ", domain="b"),
    ]
    line = "- [d] One (confidence 0.5)"
    found = Found(0, FACT, 1.0, 1.0, 1.0, 1.0, {})
    long = "- [d] Two (confidence 0.5)"
    no_room = LeftOut(OTHER, Reason.NO_ROOM, long, Cost.of(long), 2, 10)
    expired = LeftOut(OTHER, Reason.EXPIRED, long, Cost.of(long), 1)
    included = FactLine(FACT, line, Cost.of(line), 1, True, found)
    facts = Shortlist((included,), (no_room, expired), {Reason.NO_ROOM: 31, Reason.EXPIRED: 1}, 32)
    notes = [Note(namespace="__notes__", id="n", agent_id="coder", content="\n\nHalf way\nthrough")]
    return compose(policies, notes, facts, "A task that is long enough", "coder", branch="main")


@pytest.fixture
def groups(qapp: QApplication) -> dict[str, BudgetGroup]:
    return {group.name: group for group in BudgetWords().groups(sample())}


def test_every_part_has_its_rows(groups: dict[str, BudgetGroup]) -> None:
    made = sample()
    assert list(groups) == ["policies", "notes", "facts", "advice", "no room", "expired", "without text"]
    policies = groups["policies"]
    assert policies.cost == Cost(made.policies.characters, made.policies.tokens)
    assert [row.text for row in policies.rows] == ["[b] A rule of many more words", "[a] Short"]
    assert policies.rows[0].why == "Meant for qa. That is advisory: the rule reaches every agent."
    assert policies.rows[0].line == "- [b] A rule of many more words"
    assert groups["notes"].rows == (
        BudgetRow("Half way through", "", made.own_notes[0].cost, Key("__notes__", "n"), "Half way"),
    )
    assert groups["facts"].title == "1 fact(s), of 32 that match"
    assert groups["facts"].rows[0].why == "Match 1. Its text is longer than the line shows."


def test_what_is_left_out_says_why(groups: dict[str, BudgetGroup]) -> None:
    no_room = groups["no room"]
    assert no_room.is_left_out
    assert not groups["facts"].is_left_out
    assert [group.name for group in groups.values() if group.is_open] == ["facts"]
    assert no_room.title == "31 left out: longer than what was left of 1200 characters"
    assert no_room.rows[0].why == "Left out: its line takes 27 characters, and 10 of 1200 were left."
    assert [row.text for row in no_room.rows] == ["[d] Two (confidence 0.5)", "… and 30 more"]
    assert no_room.rows[0].line == ""
    assert groups["expired"].rows[0].why == "Left out: no longer valid."
    assert groups["without text"].rows[0].key == Key("__policies__", "r")


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence(qapp: QApplication, reason: Reason) -> None:
    assert BudgetWords().reason_sentence(reason)
