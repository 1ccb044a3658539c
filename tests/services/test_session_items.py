from __future__ import annotations

from dataclasses import replace

import pytest

from explorer.services.consolidation.promotion import promotions
from explorer.services.given_text import UnusableText
from explorer.services.session_items import CannotRemember, SessionItem, remember
from tests.services.raw_snapshot import RawSnapshot, applied, editing_of, standing_of

HOT = "__hot__"
ITEM = SessionItem("Tests need Redis", "coder", "s1", fact_type="learning", domain="tests", branch="dev")


def test_an_item_ends_and_becomes_a_fact_of_its_branch() -> None:
    snapshot = RawSnapshot({})
    item, change = remember(editing_of(snapshot), ITEM)
    found = standing_of(applied(snapshot, change), f"{HOT} {item.id}")
    assert (found["agent_id"], found["session_id"], found["importance"]) == ("coder", "s1", 0.5)
    assert (found["created_at"], found["expires_at"]) == ("2026-11-30T12:00:00+00:00", "2026-12-01T12:00:00+00:00")
    stored = RawSnapshot({f"{HOT} {item.id}": found})
    (proposal,) = promotions(editing_of(stored), (), "main")
    assert proposal.target is not None
    assert proposal.target.namespace == "project:dev"


def test_said_again_in_the_session_it_lasts_longer() -> None:
    item, change = remember(editing_of(RawSnapshot({})), ITEM)
    snapshot = RawSnapshot({f"{HOT} {item.id}": standing_of(applied(RawSnapshot({}), change), f"{HOT} {item.id}")})
    again, change = remember(
        editing_of(snapshot), replace(ITEM, content=" Tests need Redis\n", importance=0.9, ttl_hours=48)
    )
    assert again.key == item.key
    found = standing_of(applied(snapshot, change), f"{HOT} {item.id}")
    assert (found["importance"], found["expires_at"]) == (0.9, "2026-12-02T12:00:00+00:00")
    assert found["content"] == "Tests need Redis"
    others = [replace(ITEM, session="s2"), replace(ITEM, agent="qa")]
    assert len({remember(editing_of(snapshot), each)[0].key for each in (ITEM, *others)}) == 3


@pytest.mark.parametrize(
    ("text", "kind"),
    [("We decided to use pnpm", "decision"), ("Tests need Redis", None), ("Ana prefiere pnpm", "preference")],
)
def test_the_type_is_told_from_the_words(text: str, kind: str | None) -> None:
    snapshot = RawSnapshot({})
    item, change = remember(editing_of(snapshot), replace(ITEM, content=text, fact_type=""))
    assert standing_of(applied(snapshot, change), f"{HOT} {item.id}").get("fact_type") == kind


def test_what_is_done_with_is_remembered_anew() -> None:
    item, change = remember(editing_of(RawSnapshot({})), ITEM)
    found = standing_of(applied(RawSnapshot({}), change), f"{HOT} {item.id}")
    for closed in ({"superseded_by": "system:consolidated"}, {"expires_at": "2026-01-01"}):
        snapshot = RawSnapshot({f"{HOT} {item.id}": found | closed})
        assert remember(editing_of(snapshot), ITEM)[0].id == f"{item.id}-2"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"importance": 1.5}, "between 0 and 1"),
        ({"importance": float("nan")}, "between 0 and 1"),
        ({"ttl_hours": 0.0}, "propose_fact"),
        ({"ttl_hours": float("inf")}, "at most 8,784 hours"),
        ({"fact_type": "rumour"}, "no fact type “rumour”: choose one of fact, preference"),
    ],
)
def test_what_is_refused(fields: dict[str, object], sentence: str) -> None:
    with pytest.raises(CannotRemember, match=sentence):
        remember(editing_of(RawSnapshot({})), replace(ITEM, **fields))  # type: ignore[arg-type]


def test_an_item_needs_a_text() -> None:
    with pytest.raises(UnusableText, match="needs a text"):
        remember(editing_of(RawSnapshot({})), replace(ITEM, content=" "))
