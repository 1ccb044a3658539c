from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from explorer.agent.search_reports import SearchAnswer
from explorer.agent.search_requests import CannotSearch
from explorer.agent.searching import ALL_BRANCHES, local_now, search_memory
from explorer.memory.errors import NotAWorkspace
from explorer.memory.facts import FactType, Veracity
from explorer.services.recall.recall import recall
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Intent, Silence, Voice
from explorer.store.workspace import Workspace
from tests.agent.plain_vectlite import footprint, opened, records
from tests.agent.remembering import (
    BACKUP,
    BRANCHED,
    DATABASE,
    EDITOR,
    NOW,
    POOL,
    AxisModel,
    make_remembering,
)

QUESTION = "Which database do we use?"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    return make_remembering(tmp_path / "home" / "w.vdb")


@pytest.fixture
def search(workspace: Path, tmp_path: Path) -> Any:
    def run(text: str = QUESTION, **given: Any) -> SearchAnswer:
        values: dict[str, Any] = {
            "clock": lambda: NOW,
            "embedding": AxisModel(),
            "state_root": tmp_path / "state",
        } | given
        return search_memory(workspace, text, **values)

    return run


def test_the_answer_is_that_of_the_window(search: Any, workspace: Path) -> None:
    here = Workspace(workspace).scan(lambda _: None)
    vector = AxisModel().embed([QUESTION], lambda _: None)[0]
    for mode in Mode:
        recalled = recall(here, Request(QUESTION, mode), vector, NOW)
        answer = search(mode=mode)
        assert answer.keys == tuple(found.key for found in recalled.found)
        assert [result.score for result in answer.results] == [found.score for found in recalled.found]


def test_what_an_agent_gets_of_a_fact(search: Any) -> None:
    answer = search(role="qa")
    first = answer.results[0]
    assert (first.key, first.text) == (DATABASE, "The database is PostgreSQL 16")
    assert (first.domain, first.topic, first.type) == ("data", "database", FactType.FACT)
    assert (first.confidence, first.veracity, first.agent) == (0.9, Veracity.STATED, "coder")
    assert first.created_at is not None
    assert first.why is None
    assert answer.in_scope == 4
    assert (answer.branch, answer.mode, answer.silence, answer.notice) == ("main", Mode.HYBRID, None, "")


def test_reading_leaves_no_trace(search: Any, workspace: Path) -> None:
    before = footprint(workspace.parent.parent)
    assert not search().counted
    assert footprint(workspace.parent.parent) == before


def test_why_each_is_a_result(search: Any) -> None:
    answer = search(explain=True)
    whys = {result.key: result.why for result in answer.results}
    assert answer.intent is Intent.FACTUAL
    assert sum(answer.weights.values()) == pytest.approx(1.0)
    first, linked = whys[DATABASE], whys[POOL]
    assert first.voices[Voice.SEMANTIC].rank == first.voices[Voice.LEXICAL].rank == 1
    assert linked.voices[Voice.GRAPH].via == DATABASE
    assert "through a “depends on” link from “The database is PostgreSQL 16”" in linked.sentence
    assert 0.0 < first.decay <= 1.0
    assert first.trust == pytest.approx(0.98)


def test_a_date_in_the_question(search: Any) -> None:
    answer = search("What did we learn last week?", explain=True)
    assert answer.intent is Intent.TEMPORAL
    assert answer.period is not None
    assert answer.period.words == "last week"
    assert {POOL, EDITOR} <= set(answer.keys)


def test_filters(search: Any) -> None:
    assert search(domains=["ops"]).in_scope == 2
    assert search(types=["preference"]).in_scope == 1
    assert search(agents=["coder"]).keys == (DATABASE,)
    assert search(since="2026-11", until="2026-11-03").keys == (DATABASE,)
    assert search("copies", until="2026-10").keys == (BACKUP,)
    assert len(search(limit=1).results) == 1
    assert BRANCHED in search(branch="dev").keys
    assert search(branch="dev").in_scope == 1
    assert search(branch=ALL_BRANCHES).in_scope == 5


def test_without_a_model_words_and_links_answer(search: Any) -> None:
    answer = search(embedding=AxisModel(missing=True))
    assert answer.silence is Silence.NO_MODEL
    assert "pip install" in answer.notice
    assert answer.keys[0] == DATABASE


def test_keyword_mode_embeds_nothing(search: Any) -> None:
    model = AxisModel()
    assert search(mode="keyword", embedding=model).silence is None
    assert not model.texts


def test_an_agent_that_asks_is_counted(search: Any, workspace: Path) -> None:
    answer = search(agent=" tester ", types=["fact"])
    assert answer.counted
    assert answer.agent == "tester"
    assert records(workspace)[DATABASE]["recall_count"] == 1
    assert records(workspace)[DATABASE]["unknown"] == {"kept": [1]}
    assert "recall_count" not in records(workspace)[EDITOR]


def test_a_busy_workspace_answers_all_the_same(search: Any, workspace: Path) -> None:
    expected = search().keys
    with opened(workspace):
        answer = search(agent="tester")
    assert answer.keys == expected
    assert not answer.counted


def test_a_closed_domain_is_said_and_nothing_is_left_out(search: Any) -> None:
    marked = {result.key: result.no_access for result in search(role="qa").results}
    assert marked.keys() == set(search().keys)
    assert [key for key, closed in marked.items() if closed] == [DATABASE]
    assert not any(result.no_access for result in search(role="nobody").results)


@pytest.mark.parametrize("text", ["", " ", "🎉", "the of and", "x" * 10_000, '"a" OR NEAR( * ^', "\x00", "it's -- ;'"])
def test_any_text_is_answered(search: Any, text: str) -> None:
    assert search(text).in_scope in (0, 4)


def test_what_cannot_be_searched(search: Any, tmp_path: Path) -> None:
    with pytest.raises(CannotSearch):
        search(mode="fuzzy")
    with pytest.raises(NotAWorkspace):
        search_memory(tmp_path / "none.vdb", QUESTION, embedding=AxisModel(missing=True))


def test_the_clock_of_searches_has_a_zone() -> None:
    assert local_now().utcoffset() is not None
