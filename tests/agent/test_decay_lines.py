from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from explorer.agent.decay_lines import decay_document, decay_lines
from explorer.agent.decay_reports import Decay, Falling
from explorer.memory.facts import FactType
from explorer.memory.keys import Key
from explorer.services.decay.counting import DecayReport, Outlook
from tests.agent.aging import NOW, SEED_LINE

NOV_2, JAN_2 = datetime(2026, 11, 2, tzinfo=UTC), datetime(2027, 1, 2, tzinfo=UTC)
FALLING = (
    Falling(Key("user", "a"), "Alpha", FactType.FACT, (0.01, 0.0, 0.0, 0.0), None, True, False),
    Falling(Key("user", "b"), "Beta", FactType.GOAL, (0.04, 0.0, 0.0, 0.0), NOV_2, True, True),
    Falling(Key("user", "c"), "Gamma", FactType.EVENT, (0.5, 0.1, 0.0, 0.0), JAN_2, False, False),
)
ANSWER = Decay(
    workspace=Path("w.vdb"),
    law="exponential",
    half_life_hours=168.0,
    threshold=0.05,
    at=NOW,
    dry_run=True,
    change_id="",
    report=DecayReport(15, 8, 2, 5),
    forecast=tuple(Outlook(days, NOW, 1_000 * days + 2) for days in (0, 7)),
    falling=FALLING,
    conflicts_settled=1,
    odd=1,
)


def test_a_preview_for_a_person() -> None:
    assert list(decay_lines(ANSWER)) == [
        SEED_LINE,
        "Below 0.05 where nobody uses them: today 2, in 7 days 7,002",
        "  user/a  Alpha  0.010 now, was given less than that",
        "  user/b  Beta  0.040 now, below since 2026-11-02, kept this time",
        "  user/c  Gamma  0.500 now, below on 2027-01-02",
        "Open conflicts of theirs that are settled: 1",
        "1 fact does not fit its type and was left out (memory-agent check names them).",
        "Nothing was written: this was a preview. --apply does it.",
    ]


@pytest.mark.parametrize(
    ("change_id", "last"),
    [("7", "To take it back, open “w.vdb” in Memory Explorer and press Ctrl+Z."), ("", "There was nothing to write.")],
)
def test_a_run_for_a_person(change_id: str, last: str) -> None:
    done = replace(ANSWER, dry_run=False, change_id=change_id, falling=(), conflicts_settled=0, odd=0)
    assert list(decay_lines(done))[2:] == [last]


def test_a_long_list_says_how_long_it_is() -> None:
    lines = list(decay_lines(replace(ANSWER, falling=FALLING * 4, odd=2)))
    assert "  … and 4 more (--json names all)" in lines
    assert "2 facts do not fit their types and were left out (memory-agent check names them)." in lines


def test_the_document_has_everything() -> None:
    document = msgspec.json.decode(msgspec.json.encode(decay_document(ANSWER)))
    falling = document.pop("falling")
    assert [each["key"] for each in falling] == ["user/a", "user/b", "user/c"]
    assert falling[1] == {
        "key": "user/b", "label": "Beta", "kind": "goal", "importance": [0.04, 0.0, 0.0, 0.0],
        "on": "2026-11-02T00:00:00+00:00", "is_below": True, "kept": True,
    }  # fmt: skip
    assert document.pop("forecast")[1] == {"days": 7, "at": NOW.isoformat(), "below": 7_002}
    assert document == {
        "workspace": "w.vdb", "law": "exponential", "half_life_hours": 168.0, "threshold": 0.05, "at": NOW.isoformat(),
        "dry_run": True, "change_id": "", "conflicts_settled": 1, "odd": 1, "scanned": 15, "decayed": 8, "pruned": 2,
        "untouched": 5, "summary": SEED_LINE,
    }  # fmt: skip
