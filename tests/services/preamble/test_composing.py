from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.decode import decode_system
from explorer.memory.keys import Key
from explorer.memory.system_records import Note, Policy
from explorer.services.preamble.choosing import choose
from explorer.services.preamble.composing import ADVICE, compose
from explorer.services.preamble.lines import folded
from explorer.services.preamble.results import Cost, Preamble, Shortlist
from explorer.services.tokens import estimate_tokens
from tests.services.preamble.matching import matching

TASK = "Move the database to another host"


def policy(record_id: str, content: str = "Rule", **fields: object) -> Policy:
    return decode_system(Key("__policies__", record_id), {"content": content, "domain": "d"} | fields, Policy)


def note(record_id: str, content: str, **fields: object) -> Note:
    return decode_system(Key("__notes__", record_id), {"content": content} | fields, Note)


def composed(
    policies: Sequence[Policy] = (), notes: Sequence[Note] = (), facts: Shortlist | None = None, agent: str = "coder"
) -> Preamble:
    return compose(policies, notes, facts or Shortlist(), TASK, agent, branch="main")


def test_the_text_in_its_order() -> None:
    made = composed(
        [policy("p2", "Two approvals", domain="deploy"), policy("p1", "Never push\nto main", domain="code")],
        [note("n", "# Auth\n\nHalf way through.", agent_id="coder")],
        choose(matching("PostgreSQL 16", "One host", topic="db"), TASK, 2),
    )
    assert made.text == (
        "## Policies\n\n"
        "- [code] Never push to main\n"
        "- [deploy] Two approvals\n"
        "\n## Your notes\n\n"
        "# Auth\n\nHalf way through.\n"
        "\n## Facts that may help with this task\n\n"
        "- [d/db] PostgreSQL 16 (confidence 0.5)\n"
        "- [d/db] One host (confidence 0.5)\n"
        f"\n{ADVICE}\n"
    )
    assert "`search_memory`" in ADVICE
    assert made.policy_lines[0].cost == Cost.of("- [code] Never push to main")


def test_an_empty_part_has_no_heading() -> None:
    assert composed().text == ""
    assert composed([policy("p")]).text == f"## Policies\n\n- [d] Rule\n\n{ADVICE}\n"
    assert composed(notes=[note("coder", "Mine\n")]).text == f"## Your notes\n\nMine\n\n{ADVICE}\n"
    facts = choose(matching("One host"), TASK, 1)
    assert composed(facts=facts).text.startswith("## Facts that may help with this task\n\n- [d] One host")


def test_policies_stand_by_domain_then_time_then_id() -> None:
    made = composed(
        [
            policy("z", created_at="2026-01-01T00:00:00+00:00"),
            policy("y", created_at="2026-01-01T01:00:00+02:00"),
            policy("b~2", created_at="2026-01-02", revision_of="b"),
            policy("a", created_at=None, updated_at=1_700_000_000),
            policy("d"),
            policy("c", created_at="soon"),
            policy("x", domain="B"),
            policy("w", domain="a"),
        ]
    )
    assert [each.key.id for each in made.policy_lines] == ["w", "x", "a", "y", "z", "b~2", "c", "d"]


@pytest.mark.parametrize(
    ("fields", "is_given"),
    [
        ({}, True),
        ({"active": True}, True),
        ({"active": None}, True),
        ({"active": False}, False),
        ({"superseded_by": "p~2"}, False),
        ({"superseded_by": "system:deleted", "deleted_at": "2026-01-01", "content": ""}, False),
        ({"superseded_by": "system:undone"}, False),
        ({"deleted_at": "2026-01-01"}, False),
        # Meant for somebody else, and yet everybody gets it.
        ({"required_role": "designer"}, True),
        # A field that is not of its type counts as missing.
        ({"active": "perhaps"}, True),
        ({"required_role": 7}, True),
        ({"content": ["a", "list"]}, False),
        ({"content": " \n "}, False),
    ],
)
def test_which_policies_are_given(fields: dict[str, object], is_given: bool) -> None:
    given = decode_system(Key("__policies__", "p"), {"content": "Rule", "domain": "d"} | fields, Policy)
    assert bool(composed([given]).policy_lines) is is_given


def test_an_active_policy_without_text_is_named() -> None:
    made = composed([policy("p", ""), policy("off", "", active=False)])
    assert made.policies_without_text == (Key("__policies__", "p"),)
    assert made.text == ""


def test_what_an_agent_observed_comes_after_its_own_text_the_oldest_first() -> None:
    said = {"agent_id": "zoe", "kind": "observation"}
    made = composed(
        notes=[
            note("obs_1", "Third", created_at="2026-11-03T10:00:00+00:00", **said),
            note("obs_2", "Second", created_at="2026-11-02T10:00:00+00:00", **said),
            note("zoe", "First"),
        ],
        agent="zoe",
    )
    assert made.notes.text == "## Your notes\n\nFirst\n\nSecond\n\nThird\n"


def test_an_agent_gets_its_own_current_notes_verbatim() -> None:
    notes = [
        note("n2", "  Second\n\n\n", agent_id="coder"),
        note("n1", "First\r\n- [x] done", agent_id="coder"),
        note("coder", "By its id"),
        note("n3", "Of another", agent_id="qa"),
        note("n4", "Other case", agent_id="Coder"),
        note("n5", "Old", agent_id="coder", superseded_by="system:deleted"),
        note("n6", " \n", agent_id="coder"),
    ]
    made = composed(notes=notes)
    assert made.notes.text == "## Your notes\n\nBy its id\n\nFirst\r\n- [x] done\n\n  Second\n\n\n"
    assert [each.key.id for each in made.own_notes] == ["coder", "n1", "n2"]
    assert composed(notes=[note("", "Nobody's", agent_id="")], agent="").text == ""


texts = st.text(max_size=60)


@given(
    st.lists(st.tuples(texts, texts, st.booleans()), max_size=6),
    st.lists(texts, max_size=3),
    st.lists(texts, max_size=8),
)
def test_the_text_is_its_parts_and_has_every_active_rule_whole(
    rules: list[tuple[str, str, bool]], noted: list[str], facts: list[str]
) -> None:
    policies = [policy(f"p{at}", rule, domain=where, active=on) for at, (rule, where, on) in enumerate(rules)]
    notes = [note(f"n{at}", text, agent_id="coder") for at, text in enumerate(noted)]
    made = composed(policies, notes, choose(matching(*facts), TASK, len(facts)))
    parts = (made.policies, made.notes, made.facts, made.advice)
    assert made.text == "".join(part.text for part in parts)
    assert made.characters == len(made.text) == sum(part.characters for part in parts)
    assert made.tokens == estimate_tokens(made.text) == sum(part.tokens for part in parts)
    lines = made.policies.text.split("\n")
    for each in policies:
        rule = folded(each.content)
        assert not each.active or not rule or any(line.endswith(rule) for line in lines)
    assert len(made.policy_lines) + len(made.policies_without_text) == sum(each.active for each in policies)
    assert all(text in made.notes.text for text in noted if text.strip())
    assert len([line for line in made.facts.text.split("\n") if line.startswith("- ")]) <= 5


def test_white_space_around_a_name_keeps_no_agent_from_its_notes() -> None:
    notes = [
        note("a", "Named oddly", agent_id="😀 coder\n"),
        note("coder ", "Of its id"),
        note("c", "x", agent_id="  "),
    ]
    assert [own.text for own in composed(notes=notes, agent=" 😀 coder").own_notes] == ["Named oddly"]
    assert [own.text for own in composed(notes=notes).own_notes] == ["Of its id"]
    assert composed(notes=notes, agent="  ").own_notes == ()
