from __future__ import annotations

from explorer.memory.journal import Draft
from explorer.memory.keys import Key
from explorer.ui.details.drafts import Drafts, conflict_field, place_of
from tests.ui.conftest import MAIN, NOW
from tests.ui.details.conftest import Desk

CACHE, NEWER = Key(MAIN, "cache"), Key(MAIN, "cache~2")


def test_what_is_saved_counts_at_once_and_is_written_down(desk: Desk) -> None:
    drafts = Drafts(desk.session)
    assert drafts.find([CACHE], "content") is None
    drafts.save(CACHE, "content", "half a thou", "before")
    found = drafts.find([NEWER, CACHE], "content")
    assert found is not None
    assert (found.text, found.base, found.at) == ("half a thou", "before", NOW.isoformat())
    assert drafts.find([CACHE], "topic") is None
    desk.wait(lambda: desk.session.writes.standing.drafts == (found,))


def test_what_is_forgotten_is_gone_at_once_and_for_good(desk: Desk) -> None:
    drafts = Drafts(desk.session)
    drafts.save(CACHE, "content", "half a thou", "before")
    drafts.forget([NEWER, CACHE, CACHE], "content")
    assert drafts.find([CACHE], "content") is None
    desk.settle()
    assert desk.session.writes.standing.drafts == ()


def test_the_first_key_that_has_one_counts(desk: Desk) -> None:
    drafts = Drafts(desk.session)
    drafts.save(CACHE, "content", "older", "")
    drafts.save(NEWER, "content", "newer", "")
    found = drafts.find([NEWER, CACHE], "content")
    assert found is not None
    assert found.text == "newer"


def test_drafts_of_an_earlier_session_are_found(desk: Desk) -> None:
    Drafts(desk.session).save(CACHE, "topic", "two\tcolumns", "cache")
    desk.settle()
    found = Drafts(desk.session).find([CACHE], "topic")
    assert found is not None
    assert found.text == "two\tcolumns"


def test_all_drafts_are_told_those_that_are_not_written_down_yet_too(desk: Desk) -> None:
    drafts = Drafts(desk.session)
    assert drafts.every() == []
    drafts.save(CACHE, "content", "one", "")
    drafts.save(CACHE, "topic", "two", "")
    drafts.forget([CACHE], "content")
    assert [draft.text for draft in drafts.every()] == ["two"]
    desk.settle()
    assert [draft.text for draft in drafts.every()] == ["two"]


def test_one_goes_on_typing_at_the_conflict_where_it_was_begun() -> None:
    assert place_of(Draft(CACHE, "content", "", "", "")) == CACHE
    assert place_of(Draft(CACHE, conflict_field("c 1"), "", "", "")) == Key("__conflicts__", "c 1")
