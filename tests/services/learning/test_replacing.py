from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.keys import Key
from explorer.services.given_text import UnusableText
from explorer.services.learning.learned import Outcome
from explorer.services.learning.proposal import CannotLearn
from explorer.services.learning.rivals import Why
from tests.services.learning.known import BO, PG14, PG16, Known
from tests.services.raw_snapshot import MAIN

OLD: dict[str, Any] = {
    "content": PG14,
    "memory_type": "project",
    "domain": "data",
    "topic": "Database",
    "fact_type": "decision",
    "importance": 0.9,
    "tags": ["sql"],
    "confidence": 0.9,
    "veracity": "stated",
    "theirs": 1,
}


def test_the_new_text_takes_over_what_is_about_it_and_the_old_one_stays_as_history() -> None:
    known = Known(
        {
            f"{MAIN} old": OLD,
            f"{MAIN} other": {"content": "The database is PostgreSQL 14 ."},
            "__conflicts__ k": {"kind": "duplicate", "a": f"{MAIN}/old", "b": f"{MAIN}/other", "state": "open"},
        }
    )
    learned = known.replace("old", PG16, BO, reason="Upgraded", veracity="tool")
    assert (learned.outcome, learned.superseded) == (Outcome.REPLACED, (Key(MAIN, "old"),))
    new, old = known.of(learned.id), known.of(Key(MAIN, "old"))
    assert {name: new[name] for name in ("domain", "topic", "fact_type", "importance", "tags", "memory_type")} == {
        name: OLD[name] for name in ("domain", "topic", "fact_type", "importance", "tags", "memory_type")
    }
    assert (new["content"], new["confidence"], new["agent_id"], "revision_of" in new) == (PG16, 0.25, "bo", False)
    assert (old["content"], old["superseded_by"], old["superseded_reason"], old["theirs"]) == (
        PG14,
        learned.id.id,
        "Upgraded",
        1,
    )
    conflict = known.within("__conflicts__")["k"]
    assert (conflict["state"], conflict["winner"]) == ("resolved", f"{MAIN}/other")
    assert "old" not in [link.to.id for link in learned.links]
    (other,) = learned.conflicts
    assert (other.id.id, other.why_open) == ("other", Why.ASKED)


def test_an_earlier_text_leads_to_the_newest_on_its_own_branch() -> None:
    known = Known(
        {
            "project:dev a": {"content": PG14, "superseded_by": "a~2"},
            "project:dev a~2": {"content": "The database is PostgreSQL 14 .", "revision_of": "a"},
        }
    )
    learned = known.replace("project:dev/a", PG16)
    assert learned.id.namespace == "project:dev"
    assert learned.superseded == (Key("project:dev", "a~2"),)


def test_a_known_fact_that_says_the_new_text_takes_the_place_and_is_mentioned() -> None:
    known = Known({f"{MAIN} old": OLD, f"{MAIN} new": {**OLD, "content": PG16, "confidence": 0.5}})
    learned = known.replace("old", PG16, veracity="stated")
    assert (learned.outcome, learned.id, learned.confidence) == (Outcome.REPLACED, Key(MAIN, "new"), 0.65)
    assert known.of(Key(MAIN, "old"))["superseded_by"] == "new"
    assert len(known.within(MAIN)) == 2


def test_a_circle_is_refused() -> None:
    known = Known(
        {
            f"{MAIN} new": {**OLD, "content": PG16, "superseded_by": "new~2"},
            f"{MAIN} new~2": {**OLD, "content": PG16, "revision_of": "new"},
            f"{MAIN} old": {**OLD, "revision_of": "new"},
        }
    )
    with pytest.raises(CannotLearn, match="cannot take the place"):
        known.replace("old", PG16)


@pytest.mark.parametrize(
    ("fact", "sentence"),
    [
        ({"content": f" {PG16}"}, "says that already.*propose_fact"),
        ({"superseded_by": "x"}, "not in force any more: “x” took its place"),
        ({"superseded_by": "system:deleted", "deleted_at": "2026-01-01"}, "was deleted"),
        ({"superseded_by": "system:decayed", "deleted_at": "2026-01-01"}, "was deleted"),
        ({"pinned": True}, "A person pinned"),
        ({"confidence": "high"}, "fields that do not fit \\(confidence\\)"),
    ],
)
def test_what_cannot_be_replaced_is_a_sentence(fact: dict[str, Any], sentence: str) -> None:
    known = Known({f"{MAIN} old": {**OLD, **fact}})
    with pytest.raises(CannotLearn, match=sentence):
        known.replace("old", PG16)
    with pytest.raises(CannotLearn, match="no fact “none”"):
        known.replace("none", PG16)
    with pytest.raises(UnusableText):
        Known({f"{MAIN} old": OLD}).replace("old", " ")


def test_said_twice_it_is_done_once() -> None:
    known = Known({f"{MAIN} old": OLD})
    first = known.replace("old", PG16)
    before = known.records
    again = known.replace("old", PG16)
    assert (again.outcome, again.id, again.superseded) == (Outcome.KNOWN, first.id, (Key(MAIN, "old"),))
    assert known.records == before
