from __future__ import annotations

import pytest

from explorer.memory.times import parse_time
from explorer.services.teleport.answers import Answer, Choice
from explorer.ui import formats
from explorer.ui.teleport.pane_fields import Place
from explorer.ui.teleport.pane_words import (
    absence_words,
    base_words,
    edited_exactly,
    edited_words,
    line_word,
    moment_of,
    result_words,
    value_word,
)
from tests.ui.teleport.pane_cases import BASE, GONE, HERE, THERE, conflict, difference_of

ALL = {"content": Choice.MINE, "confidence": Choice.THEIRS, "tags": Choice.BOTH}


def absent(place: Place, *records: dict[str, object] | None, base_known: bool = True) -> str:
    return absence_words(difference_of(*records), place, base_known=base_known)


def test_fields_have_words_and_unknown_ones_their_own_names() -> None:
    assert line_word("confidence") == "Confidence"
    assert line_word("updated_at") == "Changed"
    assert line_word("ticket") == "ticket"


def test_values_stand_as_a_person_reads_them() -> None:
    assert value_word("updated_at", "2026-11-28T09:14:00Z") == formats.local_time(parse_time("2026-11-28T09:14:00Z"))
    assert value_word("updated_at", "some day") == "some day"
    assert value_word("access_count", 1204) == formats.count(1204)
    assert value_word("links", [{"to": "db", "type": "extends"}, {"to": "user/x"}]) == "db, user/x"
    assert value_word("links", [{"type": "extends"}]) == '[{"type":"extends"}]'
    assert value_word("confidence", 0.5) == "0.50"


def test_only_times_have_an_exact_moment() -> None:
    assert moment_of("updated_at", "2026-11-28T09:14:00Z") == parse_time("2026-11-28T09:14:00Z")
    assert moment_of("confidence", 0.5) is None


def test_a_side_says_when_it_was_changed_and_whose_it_is() -> None:
    here = conflict().here
    assert edited_words(here) == "edited 28 Nov 2026 · agent ana"
    assert edited_exactly(here).endswith("2026-11-28 09:14:00 UTC")
    assert edited_words(None) == edited_exactly(None) == ""
    learned = difference_of({"content": "x", "created_at": "2026-01-02T12:00:00Z"}, None).here
    assert edited_words(learned) == "learned 2 Jan 2026"


@pytest.mark.parametrize(
    ("left_out", "words"),
    [
        ((), "deleted 3 May 2026 by ana: “moved to LaunchDarkly”"),
        (("delete_reason",), "deleted 3 May 2026 by ana"),
        (("deleted_by", "delete_reason"), "deleted 3 May 2026"),
        (("deleted_at",), "deleted by ana: “moved to LaunchDarkly”"),
        (("deleted_at", "deleted_by", "delete_reason"), "deleted"),
    ],
)
def test_a_deleted_memory_says_when_by_whom_and_why(left_out: tuple[str, ...], words: str) -> None:
    gone = {name: value for name, value in GONE.items() if name not in left_out}
    assert absent(Place.HERE, gone, HERE, BASE) == words
    assert edited_words(difference_of(gone, HERE, BASE).here) == ""


def test_a_side_that_has_no_memory_says_so() -> None:
    assert absent(Place.HERE, None, HERE) == "does not have it"
    assert absent(Place.HERE, None, HERE, BASE) == "does not have it any more"
    assert absent(Place.THERE, HERE, None) == "does not have it"
    assert absent(Place.THERE, HERE, None, BASE) == "does not have it any more"
    assert absent(Place.THERE, HERE, THERE) == ""
    assert absent(Place.THERE, HERE, {"name": "x"}) == "without a text"


def test_the_base_says_why_it_is_empty() -> None:
    assert absent(Place.BASE, HERE, THERE, BASE) == ""
    assert absent(Place.BASE, None, THERE, {}) == "without a text"
    assert absent(Place.BASE, HERE, THERE) == "not there then"
    assert absent(Place.BASE, HERE, THERE, base_known=False) == "not known"
    assert absent(Place.BASE, HERE, HERE, BASE) == "both sides are the same"


def test_the_base_is_named_by_the_window_or_by_where_it_is_from() -> None:
    assert base_words(conflict(), "as sent on 12 Nov", base_known=True) == "as sent on 12 Nov"
    assert base_words(conflict(), "as sent on 12 Nov", base_known=False) == "the newest text that both histories have"
    assert base_words(difference_of(HERE, THERE), "as sent on 12 Nov", base_known=False) == ""
    assert base_words(None, "as sent on 12 Nov", base_known=True) == "as sent on 12 Nov"


def test_the_result_is_said_once_everything_is_decided() -> None:
    assert result_words(conflict(), None) == ""
    assert result_words(conflict(), Answer(Choice.EACH, {"tags": Choice.BOTH})) == ""
    result = result_words(conflict(), Answer(Choice.EACH, ALL))
    assert result == "Result: Confidence: 0.81 · Type: decision · Tags: postgres, infrastructure, pgcat"
    edited = Answer(Choice.EACH, ALL | {"content": Choice.EDITED}, {"content": "PostgreSQL 17"})
    assert result_words(conflict(), edited).startswith("Result: Text: PostgreSQL 17 · ")


def test_whole_decisions_have_a_sentence() -> None:
    assert "memory of its own" in result_words(conflict(), Answer(Choice.BOTH))
    assert "asked about again" in result_words(conflict(), Answer(Choice.LEFT_OUT))
    assert result_words(difference_of(HERE, THERE), Answer(Choice.MINE)) == "It stays as it is here"
    assert result_words(difference_of(None, THERE), Answer(Choice.THEIRS)) == ""
