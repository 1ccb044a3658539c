from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from explorer.agent.desk import Desk
from explorer.agent.preambles import dispatch_preamble
from explorer.agent.verbs.notes import get_my_notes, record_observation, remember, update_my_notes
from explorer.memory.keys import Key
from explorer.services.notebook import CannotNote
from tests.agent.plain_vectlite import records


def test_a_notebook_is_private_and_in_the_preamble(desk: Desk) -> None:
    assert get_my_notes(desk).content == ""
    update_my_notes(desk, "Halfway through auth")
    seen = record_observation(desk, "The cache is cold at 9:00", "cache")
    assert seen.is_new
    assert seen.sentence == f"Noted as {seen.observation.id}."
    again = record_observation(desk, "The cache is cold at 9:00")
    assert (again.observation.id, again.is_new) == (seen.observation.id, False)
    book = update_my_notes(desk, "Next: tests", "append")
    assert book.content == "Halfway through auth\nNext: tests"
    assert [(each.id, each.topic) for each in book.observations] == [(seen.observation.id, "cache")]
    assert book.characters == len(book.content) + len("The cache is cold at 9:00")
    assert "1 observation and takes about" in book.sentence
    text = dispatch_preamble(desk.path, "", "coder", branch="main", clock=desk.clock).notes.text
    assert "Halfway through auth\nNext: tests\n" in text
    assert "The cache is cold at 9:00\n" in text
    other = replace(desk, agent="qa")
    assert (get_my_notes(other).content, get_my_notes(other).observations) == ("", ())
    cleared = update_my_notes(desk, "Cache warmed", clear_observations=True)
    assert (cleared.content, cleared.observations) == ("Cache warmed", ())
    assert records(desk.path)[Key(*seen.observation.id.split("/"))]["content"] == "The cache is cold at 9:00"


def test_a_session_item_runs_out(desk: Desk) -> None:
    kept = remember(desk, "Tests need Redis", 0.8, 2, "learning", "tests", "redis")
    assert kept.sentence == "Remembered until 2026-11-30T14:00:00+00:00."
    stored = records(desk.path)[Key(*kept.id.split("/"))]
    assert (stored["session_id"], stored["branch"], stored["fact_type"]) == ("s1", "main", "learning")
    again = remember(desk, "Tests need Redis")
    assert (again.id, again.is_new, again.expires_at) == (kept.id, False, "2026-12-01T12:00:00+00:00")


def test_what_is_refused_changes_nothing(desk: Desk) -> None:
    nobody = replace(desk, agent="")
    with pytest.raises(CannotNote, match="--agent NAME"):
        update_my_notes(nobody, "x")
    assert get_my_notes(nobody).sentence == "It is not said which agent asks, so there is no notebook."
    with pytest.raises(CannotNote, match="no mode “add”"):
        update_my_notes(desk, "x", cast("Any", "add"))
