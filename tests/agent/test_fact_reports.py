from __future__ import annotations

from explorer.agent.answers import plain
from explorer.agent.fact_reports import history_report, view_report, written_report
from explorer.memory.facts import FactType
from explorer.memory.keys import Key
from explorer.services.learning.learned import Learned, Outcome
from explorer.services.learning.linking import LinkMade
from explorer.services.learning.trail import newest_step, trail
from tests.services.learning.known import Known
from tests.services.raw_snapshot import MAIN, NOW

EDITING = Known(
    {
        f"{MAIN} a": {"content": "one", "superseded_by": "b", "superseded_reason": "Outdated"},
        f"{MAIN} b": {
            "content": "two",
            "created_at": "2026-11-01T00:00:00+00:00",
            "links": [{"to": f"{MAIN}/a", "weight": 0.5}, {"to": "gone"}],
            "confidence": "high",
        },
        "__conflicts__ k": {"kind": "contradiction", "a": f"{MAIN}/b", "b": "user/x", "state": "open"},
    }
).editing
ASKED = Key(MAIN, "a")


def test_what_was_written_is_told_in_text_and_numbers() -> None:
    link = LinkMade(ASKED, "one", "related", 0.5)
    told = plain(
        written_report(Learned(Outcome.ADDED, ASKED, "x", FactType.FACT, True, "data", "", 1 / 3, 1, links=(link,)))
    )
    assert isinstance(told, dict)
    assert (told["outcome"], told["id"], told["confidence"]) == ("added", f"{MAIN}/a", 0.333333)
    assert told["links"] == [{"id": f"{MAIN}/a", "text": "one", "type": "related", "weight": 0.5}]


def test_a_fact_is_shown_with_what_stands_for_it_today() -> None:
    step = newest_step(EDITING.snapshot, ASKED, NOW)
    assert step is not None
    seen = view_report(EDITING, ASKED, step)
    assert (seen.id, seen.asked, seen.state, seen.open_conflicts) == (f"{MAIN}/b", f"{MAIN}/a", "in force", ("k",))
    assert [(link.id, link.text) for link in seen.links] == [(f"{MAIN}/a", "one"), ("gone", "")]
    for part in ("was superseded", "left out: confidence", "1 conflict is open"):
        assert part in seen.sentence


def test_a_history_names_what_is_in_force() -> None:
    told = history_report(ASKED, trail(EDITING.snapshot, ASKED, NOW))
    assert (told.current, [entry.reason for entry in told.entries]) == (f"{MAIN}/b", ["Outdated", ""])
    assert told.sentence == f"2 texts in the trail. In force is “{MAIN}/b”."
    assert history_report(ASKED, []).sentence == "0 texts in the trail. None of them is in force."
