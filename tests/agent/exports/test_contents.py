from __future__ import annotations

from collections import Counter
from pathlib import Path

from explorer.agent.exports.contents import facts_in_force, facts_of
from tests.agent.exports.exported import chosen


def test_facts_in_order_with_what_is_left_out(path: Path) -> None:
    left_out: Counter[str] = Counter()
    found = {fact.id: state.value for fact, state in facts_of(chosen(path), left_out)}
    assert next(iter(found)) in {"ended", "old", "dev"}
    assert (found["old"], found["ended"], found["db"]) == ("superseded", "expired", "active")
    assert (left_out["deleted facts"], left_out["facts of other branches"]) == (1, 0)


def test_facts_in_force(path: Path) -> None:
    left_out: Counter[str] = Counter()
    kept = [fact.id for fact in facts_in_force(chosen(path, "main"), left_out)]
    assert kept == ["db2", "db", "same", "pool", "plain"]
    assert left_out["superseded facts"] == left_out["expired facts"] == left_out["facts of other branches"] == 1
    assert left_out["facts without a text"] == 1
