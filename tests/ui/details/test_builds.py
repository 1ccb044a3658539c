from __future__ import annotations

import pytest

from explorer.memory.changes import Insert, Patch
from explorer.memory.effects import Standing, standing
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.services.editing import Editing
from explorer.store.snapshot import FileSnapshot
from explorer.ui.details.builds import new_text, new_value, same_for_all
from explorer.ui.standing import ahead_of
from tests.ui.conftest import MAIN, NOW

CACHE = Key(MAIN, "cache")
TEXT = "Redis caches the sessions of the shop"


@pytest.fixture
def editing(snapshot: FileSnapshot) -> Editing:
    return Editing(snapshot, ahead_of(snapshot, ()), NOW, "ana")


def test_a_text_made_of_the_present_one_fits(editing: Editing) -> None:
    change = new_text(CACHE, "Valkey", TEXT)(editing)
    assert change is not None
    assert {standing(each, editing.ahead.metadata) for each in change.operations} == {Standing.READY}


def test_a_text_made_of_another_one_is_stale(editing: Editing) -> None:
    change = new_text(CACHE, "Valkey", "What stood there before")(editing)
    assert change is not None
    patch = next(each for each in change.operations if isinstance(each, Patch))
    assert patch.before["content"] == "What stood there before"
    assert standing(patch, editing.ahead.metadata) is Standing.STALE
    assert any(isinstance(each, Insert) for each in change.operations)


def test_the_text_that_stands_there_is_no_change(editing: Editing) -> None:
    assert new_text(CACHE, TEXT, "What stood there before")(editing) is None


def test_a_value_seen_as_it_is_fits_and_another_is_stale(editing: Editing) -> None:
    for base, expected in (("cache", Standing.READY), ("what I saw", Standing.STALE)):
        change = new_value(CACHE, "topic", "sessions", base)(editing)
        assert change is not None
        assert [standing(each, editing.ahead.metadata) for each in change.operations] == [expected]


def test_tags_are_compared_as_they_stand_in_the_file(editing: Editing) -> None:
    change = new_value(CACHE, "tags", ["redis"], ["redis", "speed"])(editing)
    assert change is not None
    assert standing(change.operations[0], editing.ahead.metadata) is Standing.READY


def test_many_records_are_one_change_set(editing: Editing) -> None:
    keys = [CACHE, Key(MAIN, "deploy"), Key(MAIN, "gone"), Key(MAIN, "odd")]
    change = same_for_all(keys, {"domain": "ops"})(editing)
    assert change is not None
    assert {key.id for key in change.keys} == {"cache", "deploy"}


def test_a_tag_is_added_and_taken_away_each_by_each(editing: Editing) -> None:
    keys = [CACHE, Key(MAIN, "deploy"), Key(MAIN, "gone"), Key(MAIN, "odd")]
    change = same_for_all(keys, {"domain": "ops"}, add_tag="ops", remove_tag="redis")(editing)
    assert change is not None
    patches = {each.key.id: each.after for each in change.operations if isinstance(each, Patch)}
    assert {name: (after["tags"], after["domain"]) for name, after in patches.items()} == {
        "cache": (["speed", "ops"], "ops"),
        "deploy": (["ops"], "ops"),
    }


def test_a_tag_that_all_have_is_no_change(editing: Editing) -> None:
    assert same_for_all([CACHE], {}, add_tag="redis")(editing) is None


def test_where_none_can_be_edited_it_is_refused(editing: Editing) -> None:
    with pytest.raises(Refused) as refused:
        same_for_all([Key(MAIN, "odd")], {}, add_tag="x")(editing)
    assert refused.value.reason is Refusal.ODD
    with pytest.raises(Refused) as refused:
        same_for_all([Key(MAIN, "gone")], {}, add_tag="x")(editing)
    assert refused.value.reason is Refusal.NOT_CURRENT
