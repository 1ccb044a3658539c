from __future__ import annotations

import pytest

from explorer.memory.keys import Key
from explorer.services.given_text import UnusableText
from explorer.services.notebook import CannotNote, Notebook, notebook, observe, write_notes
from tests.services.conftest import Records
from tests.services.raw_snapshot import NOW_TEXT, RawSnapshot, applied, editing_of, standing_of

NOTES = "__notes__"
RECORDS: Records = {
    f"{NOTES} coder": {"agent_id": "coder", "content": "Halfway through auth", "mine": 1},
    f"{NOTES} n2": {"agent_id": "coder", "content": "Foreign", "updated_at": "2026-01-01"},
    f"{NOTES} qa": {"content": "Of the id"},
    f"{NOTES} ana": {"agent_id": "ana", "content": "", "deleted_at": NOW_TEXT, "superseded_by": "system:deleted"},
}


def texts(book: Notebook) -> list[str]:
    return [note.content for note in book.notes]


def test_a_notebook_is_of_one_agent() -> None:
    editing = editing_of(RawSnapshot(RECORDS))
    assert texts(notebook(editing, "coder")) == ["Halfway through auth", "Foreign"]
    assert texts(notebook(editing, "qa")) == ["Of the id"]
    assert [notebook(editing, name) for name in ("ana", "", "nobody")] == [Notebook()] * 3


def test_the_own_text_is_replaced_or_goes_on() -> None:
    snapshot = RawSnapshot(RECORDS)
    key, change = write_notes(editing_of(snapshot), "coder", "Done", append=False, clear_observations=False)
    found = standing_of(applied(snapshot, change), f"{NOTES} coder")
    assert (key, found["content"], found["mine"], found["updated_at"]) == (Key(NOTES, "coder"), "Done", 1, NOW_TEXT)
    _, change = write_notes(editing_of(snapshot), "coder", "Next: tests", append=True, clear_observations=False)
    assert standing_of(applied(snapshot, change), f"{NOTES} coder")["content"] == "Halfway through auth\nNext: tests"
    same = write_notes(editing_of(snapshot), "coder", "Halfway through auth ", append=False, clear_observations=True)
    assert same == (Key(NOTES, "coder"), None)


def test_a_first_note_and_one_after_the_last_was_deleted() -> None:
    snapshot = RawSnapshot(RECORDS)
    key, change = write_notes(editing_of(snapshot), "new", "Hello", append=True, clear_observations=False)
    assert standing_of(applied(snapshot, change), f"{NOTES} {key.id}")["agent_id"] == "new"
    key, change = write_notes(editing_of(snapshot), "ana", "Back", append=False, clear_observations=False)
    assert change is not None
    assert texts(notebook(editing_of(snapshot, change), "ana")) == ["Back"]


def test_an_observation_is_a_note_of_its_own_until_it_is_cleared() -> None:
    snapshot = RawSnapshot(RECORDS)
    first, change = observe(editing_of(snapshot), "coder", "s1", "The cache is cold at 9:00", "cache")
    assert change is not None
    assert (first.kind, first.topic, first.session_id) == ("observation", "cache", "s1")
    editing = editing_of(snapshot, change)
    assert observe(editing, "coder", "s2", " The cache is cold at 9:00", "")[1] is None
    assert texts(notebook(editing, "coder")) == ["Halfway through auth", "Foreign", "The cache is cold at 9:00"]
    assert texts(notebook(editing, "qa")) == ["Of the id"]
    _, cleared = write_notes(editing, "coder", "Cache warmed", append=False, clear_observations=True)
    assert cleared is not None
    later = editing_of(snapshot, change, cleared)
    assert texts(notebook(later, "coder")) == ["Cache warmed", "Foreign"]
    assert later.metadata(first.key)["content"] == "The cache is cold at 9:00"
    again, change = observe(later, "coder", "s3", "The cache is cold at 9:00", "")
    assert again.id == f"{first.id}-2"


def test_what_is_refused() -> None:
    editing = editing_of(RawSnapshot(RECORDS))
    with pytest.raises(CannotNote, match="--agent NAME"):
        write_notes(editing, " ", "x", append=False, clear_observations=False)
    with pytest.raises(CannotNote, match="belongs to an agent"):
        observe(editing, "", "s", "x", "")
    with pytest.raises(UnusableText, match="needs a text"):
        write_notes(editing, "coder", " ", append=True, clear_observations=False)
    with pytest.raises(UnusableText, match="An observation needs a text"):
        observe(editing, "coder", "s", "", "")
    _, change = write_notes(editing, "coder", "", append=False, clear_observations=False)
    assert change is not None, "a notebook may be emptied"
