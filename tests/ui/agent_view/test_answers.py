from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from explorer.memory.ahead import Ahead
from explorer.memory.keys import Key
from explorer.services.recall.recall import recall
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Barrier, Silence
from explorer.services.recall.why_not import why_not
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace
from explorer.ui.agent_view.answers import Question, answer_to, repositories, roles_in
from tests.ui.agent_view.conftest import CACHE, DB, HandEmbedder
from tests.ui.conftest import MAIN, NOW, Agent

VECTOR = np.array([0.894, 0.009, 0.447], np.float32)
ASKED = Question(Request("PostgreSQL database"), NOW, VECTOR)


def test_the_lists_are_those_of_recall_each_in_its_mode(snapshot: FileSnapshot, embedder: HandEmbedder) -> None:
    question = replace(ASKED, compared=Mode.KEYWORD)
    answer = answer_to(snapshot, question, embedder)
    assert answer.main is not None
    assert answer.other is not None
    # Not compared as they are: a date that nobody knows is NaN, which equals nothing.
    assert repr(answer.main.recalled) == repr(recall(snapshot, ASKED.request, VECTOR, NOW))
    keyword = replace(ASKED.request, mode=Mode.KEYWORD)
    assert answer.other.recalled.found == recall(snapshot, keyword, None, NOW).found
    assert [each.fact.id for each in answer.other.results] == ["db~2"]
    assert answer.main.places[DB] == 1
    assert answer.silence is None
    assert not answer.wants_vector


def test_before_the_model_has_answered_the_other_voices_have(snapshot: FileSnapshot, embedder: HandEmbedder) -> None:
    answer = answer_to(snapshot, replace(ASKED, vector=None, silence=Silence.LOADING), embedder)
    assert answer.main is not None
    assert answer.main.results
    assert answer.silence is Silence.LOADING
    assert answer.wants_vector
    assert embedder.asked == []


@pytest.mark.parametrize("mode", list(Mode))
def test_without_a_model_only_keyword_mode_has_nothing_to_say_about_it(snapshot: FileSnapshot, mode: Mode) -> None:
    question = Question(Request("database", mode), NOW, silence=Silence.LOADING)
    answer = answer_to(snapshot, question, None)
    assert answer.silence is (None if mode is Mode.KEYWORD else Silence.NO_MODEL)
    assert not answer.wants_vector


def test_a_fact_is_asked_for_with_the_same_question(snapshot: FileSnapshot, embedder: HandEmbedder) -> None:
    old = Key(MAIN, "db")
    answer = answer_to(snapshot, replace(ASKED, about=old), embedder)
    assert answer.asked is not None
    assert answer.asked.verdict == why_not(snapshot, ASKED.request, VECTOR, NOW, old)
    assert answer.asked.verdict.barriers == (Barrier.SUPERSEDED,)
    assert answer.asked.successor == DB
    assert answer.names[DB] == "The database is PostgreSQL 16"


def test_without_a_question_there_is_no_list_and_no_verdict(snapshot: FileSnapshot, embedder: HandEmbedder) -> None:
    answer = answer_to(snapshot, Question(Request("  "), NOW, about=CACHE, silence=Silence.LOADING), embedder)
    assert answer.main is None
    assert answer.asked is not None
    assert answer.asked.fact is not None
    assert answer.asked.verdict is None
    assert not answer.wants_vector
    gone = answer_to(snapshot, Question(Request("x"), NOW, VECTOR, about=Key(MAIN, "nobody")), embedder)
    assert gone.asked is not None
    assert gone.asked.fact is None


def test_the_facts_that_a_reason_names_have_their_texts(snapshot: FileSnapshot, embedder: HandEmbedder) -> None:
    answer = answer_to(snapshot, replace(ASKED, request=Request("Redis sessions")), embedder)
    assert answer.main is not None
    named = {heard.via for found in answer.main.recalled.found for heard in found.voices.values()} - {None}
    named |= {found.similar_to for found in answer.main.recalled.found} - {None}
    assert named <= answer.names.keys()


def test_roles_and_what_is_closed_to_each_come_from_grants(workspace: Path) -> None:
    agent = Agent(workspace)
    agent.remember("g1", "", "__grants__", role="poet", domain="deploy", permission="none")
    agent.close()
    roles = roles_in(Workspace(workspace).scan(lambda _: None), Ahead(lambda _: None), NOW)
    assert {"coder", "ceo", "poet"} <= {*roles.every}
    assert roles.closed["poet"] == {"deploy"}
    assert roles.closed["coder"] == frozenset()


def test_repositories_are_read_from_the_domains() -> None:
    domains = frozenset({"repo:shop/data", "repo:shop/deploy", "repo:api", "data", "repo:"})
    assert repositories(domains) == ("api", "shop")
