from __future__ import annotations

from pathlib import Path

from explorer.agent.search_reports import SearchAnswer, SearchResult
from explorer.memory.facts import FactType, Veracity
from explorer.memory.keys import Key
from explorer.services.recall.request import Mode


def test_results_name_their_records() -> None:
    result = SearchResult(
        "a", "user", "A", "user", "", FactType.FACT, None, Veracity.UNKNOWN, None, None, None, "", 0.5
    )  # fmt: skip
    answer = SearchAnswer(Path("w.vdb"), "q", Mode.HYBRID, None, (result,))
    assert result.key == Key("user", "a")
    assert answer.keys == (Key("user", "a"),)
