from __future__ import annotations

import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from explorer.agent.desk import Desk
from explorer.agent.verbs import VERBS
from explorer.agent.verbs.facts import fact_history, get_fact, propose_fact, supersede_fact
from explorer.memory.keys import Key
from explorer.services.given_text import UnusableText
from explorer.services.learning.proposal import CannotLearn
from tests.agent.plain_vectlite import records
from tests.agent.remembering import DATABASE, MAIN, AxisModel

ROOT = Path(__file__).parents[3]


def test_a_fact_is_proposed_mentioned_and_read(desk: Desk) -> None:
    desk = replace(desk, embedding=AxisModel(7))
    told = propose_fact(desk, "Ana speaks Ukrainian", "Ana", memory_type="user", tags=["people"])
    assert (told.outcome, told.id.partition("/")[0], told.embedded) == ("added", "user", True)
    assert told.sentence.startswith(f"Added “{told.id}”")
    again = propose_fact(replace(desk, session="s2"), "Ana speaks Ukrainian", "ana", memory_type="user")
    assert (again.outcome, again.id, again.mention_count) == ("mentioned", told.id, 2)
    seen = get_fact(desk, told.id)
    assert (seen.text, seen.state, seen.agent, seen.mention_count) == ("Ana speaks Ukrainian", "in force", "coder", 2)
    assert seen.confidence == pytest.approx(again.confidence)
    assert (seen.tags, seen.open_conflicts) == (("people",), ())
    stored = records(desk.path)[Key("user", told.id.partition("/")[2])]
    assert stored["mentioned_in"] == ["coder/s1", "coder/s2"]
    assert "embedding_stale" not in stored


def test_the_stronger_stays_and_an_agent_may_still_replace_it(desk: Desk) -> None:
    told = propose_fact(desk, "The database is PostgreSQL 17", "database", "data")
    assert (told.outcome, [each.what_became for each in told.conflicts]) == ("outvoted", ["outvoted"])
    assert "use supersede_fact" in told.sentence
    assert get_fact(desk, told.id).id == str(DATABASE)
    replaced = supersede_fact(desk, "database", "The database is PostgreSQL 18", "Upgraded")
    assert (replaced.outcome, replaced.superseded) == ("replaced", (str(DATABASE),))
    seen = get_fact(desk, "database")
    assert (seen.id, seen.asked, seen.text) == (replaced.id, str(DATABASE), "The database is PostgreSQL 18")
    assert "was superseded; this is what stands for it today" in seen.sentence
    history = fact_history(desk, replaced.id)
    assert [entry.text.rpartition(" ")[2] for entry in history.entries] == ["14", "16", "17", "18"]
    assert history.current == replaced.id
    assert {entry.reason for entry in history.entries} == {"", "Upgraded"}
    assert records(desk.path)[DATABASE]["unknown"] == {"kept": [1]}
    again = supersede_fact(desk, "database", "The database is PostgreSQL 18")
    assert (again.outcome, again.id) == ("known", replaced.id)
    assert again.sentence == f"“{replaced.id}” took that one's place already; nothing was written."
    with pytest.raises(CannotLearn, match="not in force any more"):
        supersede_fact(desk, "database", "The database is PostgreSQL 19")
    with pytest.raises(CannotLearn, match="says that already"):
        supersede_fact(desk, replaced.id, "The database is PostgreSQL 18")


def test_without_a_model_it_is_written_and_marked(desk: Desk) -> None:
    told = propose_fact(replace(desk, embedding=AxisModel(missing=True)), "The cache is Redis 7", "cache")
    assert not told.embedded
    assert "No embedding model answered" in told.sentence
    stored = records(desk.path)[Key(MAIN, told.id.partition("/")[2])]
    assert stored["embedding_stale"] is True


def test_vectors_of_another_model_are_not_compared(desk: Desk) -> None:
    class Other(AxisModel):
        dimension = 5

    assert not propose_fact(replace(desk, embedding=Other(0)), "The database is PostgreSQL 15").embedded


def test_what_cannot_be_is_said_before_the_model_is_loaded(desk: Desk) -> None:
    model = AxisModel()
    desk = replace(desk, embedding=model)
    before = desk.path.read_bytes()
    with pytest.raises(UnusableText, match="needs a text"):
        propose_fact(desk, " ")
    with pytest.raises(CannotLearn, match=r"no way “fight”.*supersede or record"):
        propose_fact(desk, "x", on_conflict="fight")  # type: ignore[arg-type]
    with pytest.raises(UnusableText, match="needs a text"):
        supersede_fact(desk, "database", "")
    with pytest.raises(CannotLearn, match=r"no fact “nobody”.*Nothing was read"):
        get_fact(desk, "nobody")
    with pytest.raises(CannotLearn, match=r"no fact “nobody”"):
        fact_history(desk, "nobody")
    assert model.texts == []
    assert desk.path.read_bytes() == before


def test_processes_that_say_the_same_at_once_lose_no_mention(desk: Desk, tmp_path: Path) -> None:
    text = "Lviv is in Ukraine"
    command = [sys.executable, "-m", "tests.agent.verbs.proposer", str(desk.path), str(tmp_path / "state")]
    started = [
        subprocess.Popen([*command, f"agent{number}", text, text], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        for number in range(4)
    ]
    said = [process.communicate(timeout=120)[0].split() for process in started]
    assert [process.returncode for process in started] == [0] * 4
    assert Counter(outcome for each in said for outcome in each) == {"added": 1, "mentioned": 3, "known": 4}
    (fact,) = [each for each in records(desk.path).values() if each.get("topic") == "race"]
    assert fact["mention_count"] == len(fact["mentioned_in"]) == 4


def test_the_verbs_are_in_the_table() -> None:
    assert {"propose_fact", "supersede_fact", "get_fact", "fact_history"} <= VERBS.keys()
    assert VERBS["get_fact"].read_only
    assert not VERBS["propose_fact"].read_only
