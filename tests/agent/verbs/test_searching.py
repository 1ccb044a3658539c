from __future__ import annotations

from dataclasses import replace

import pytest

from explorer.agent.desk import Desk
from explorer.agent.search_requests import CannotSearch
from explorer.agent.verbs.searching import search_memory
from tests.agent.plain_vectlite import records
from tests.agent.remembering import BRANCHED, DATABASE, AxisModel


def test_an_answer_names_its_facts_and_is_counted(desk: Desk) -> None:
    told = search_memory(desk, "Which database?", explain=True)
    first = told.results[0]
    assert (first.id, first.text, first.domain) == (str(DATABASE), "The database is PostgreSQL 16", "data")
    assert first.why is not None
    assert told.counted
    assert told.branch == "main"
    assert told.sentence.endswith("on branch “main”, of 4 facts that the filters let in.")
    assert records(desk.path)[DATABASE]["recall_count"] == 1
    assert search_memory(replace(desk, agent=""), "database").results[0].why is None
    assert records(desk.path)[DATABASE]["recall_count"] == 1


def test_filters_and_branches(desk: Desk) -> None:
    nobody = replace(desk, agent="", role="qa", embedding=AxisModel(missing=True))
    told = search_memory(nobody, "database", mode="keyword", domain="data")
    assert [(each.id, each.no_access) for each in told.results] == [(str(DATABASE), True)]
    every = search_memory(nobody, "database", all_branches=True)
    assert str(BRANCHED) in [each.id for each in every.results]
    assert (every.branch, bool(every.notice)) == ("*", True)
    nothing = search_memory(
        nobody, "database", agents=["nobody"], since="2026-11", until="2026-11", fact_types=["fact"]
    )
    assert nothing.sentence.startswith("Nothing was found on branch “main”, of 0 facts")
    with pytest.raises(CannotSearch, match="no mode “fuzzy”"):
        search_memory(nobody, "x", mode="fuzzy")
