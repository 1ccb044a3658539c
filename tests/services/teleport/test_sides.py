from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.memory.text import content_hash, known_digests
from explorer.services.editing import Editing
from explorer.services.revisions import revise
from explorer.services.teleport.sides import Side, is_named, mark_of, side_ahead, side_known, side_of
from tests.services.raw_snapshot import editing_of
from tests.services.teleport.workspaces import Workspace, quiet, store

A = Key("user", "a")
REVISED = {
    "user a~2": {"content": "third", "revision_of": "a", "superseded_by": "b"},
    "user a": {"content": "first", "superseded_by": "a~9"},
    "user a~9": {"content": "second", "revision_of": "a", "superseded_by": "a~2"},
    "user a~3": {"content": "undone", "revision_of": "a", "superseded_by": "system:undone"},
    "user b~2": {"content": "b", "revision_of": "b"},
    "__teleport__ snapshot": {"snapshot_id": "s"},
    "__workspace__ workspace": {"name": "w"},
}


def side(records: dict[str, dict[str, Any]]) -> Side:
    return side_known(store(records))


def test_a_lineage_is_one_memory_with_its_texts_in_order() -> None:
    found = side(REVISED)
    assert len(found) == 2
    assert list(found.roots) == [A, Key("user", "b")]
    assert [key.id for key in found.keys(A)] == ["a", "a~9", "a~2"]
    state = found.state(A)
    assert state is not None
    assert (state.key.id, state.text, [each["content"] for each in state.earlier]) == (
        "a~2",
        "third",
        ["first", "second"],
    )
    assert state.is_revised
    assert not state.is_deleted


def test_records_lead_to_their_lineage() -> None:
    found = side(REVISED)
    assert found.root(Key("user", "a~9")) == found.root(A) == A
    assert found.root(Key("user", "b")) == Key("user", "b")
    assert found.root(Key("user", "a~3")) is None
    assert found.root(Key("__teleport__", "snapshot")) is None
    assert found.keys(Key("user", "?")) == []
    assert found.state(Key("user", "?")) is None
    assert found.newest(Key("user", "?")) is None


def test_what_took_its_place_is_named_by_its_lineage() -> None:
    state = side(REVISED).state(A)
    assert state is not None
    assert state.replaced_by == "user/b"
    assert state.fields == {"content": "third", "superseded_by": "user/b"}


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("user/b~2", "user/b"),
        ("x/y", "user/x/y"),
        ("gone", "user/gone"),
        ("other/c", "other/c"),
        ("system:expired", ""),
        ("", ""),
        (None, ""),
        (7, ""),
    ],
)
def test_every_notation_of_what_took_its_place(said: object, expected: str) -> None:
    records: dict[str, dict[str, Any]] = {
        "user a": {"content": "A", "superseded_by": said},
        "user b": {"content": "B", "superseded_by": "b~2"},
        "user b~2": {"content": "B2", "revision_of": "b"},
        "user x/y": {"content": "a foreign id"},
        "other c": {"content": "C"},
    }
    state = side(records).state(A)
    assert state is not None
    assert state.replaced_by == expected


def test_a_reason_is_a_field_like_others() -> None:
    state = side({"user a": {"content": "A", "superseded_by": "system:expired"}}).state(A)
    assert state is not None
    assert state.fields["superseded_by"] == "system:expired"


def test_texts_names_and_digests_find_lineages() -> None:
    found = side(
        {
            "user gone": {"content": "", "content_hash": content_hash("Same").upper(), "deleted_at": "2026"},
            "user b": {"content": "  Same "},
            "user c": {"content": "Same"},
            "__grants__ old": {"role": "qa", "domain": "d", "deleted_at": "2026"},
            "__grants__ g": {"role": "qa", "domain": "d"},
        }
    )
    same = side({"x z": {"content": "Same"}}).newest(Key("x", "z"))
    assert same is not None
    assert found.with_text("user", same.text) == Key("user", "b")
    assert found.with_text("x", same.text) is None
    assert found.with_text("user", 0) is None
    assert found.with_name("__grants__", {"role": "qa", "domain": "d", "permission": "none"}) == Key("__grants__", "g")
    assert found.with_name("__grants__", {"role": "qa"}) is None
    assert found.with_name("user", {"name": "x"}) is None
    assert found.deleted_with("user", known_digests("Same")) == Key("user", "gone")
    assert found.deleted_with("user", known_digests("Other")) is None
    assert found.deleted_with("x", known_digests("Same")) is None


def test_a_name_is_what_records_of_a_kind_are_known_by() -> None:
    assert is_named("__notes__", {"agent_id": "x"})
    assert is_named("__conflicts__", {"a": "user/a"})
    assert not is_named("__notes__", {"content": "x"})
    assert not is_named("user", {"name": "x"})


def test_equal_metadata_have_equal_marks() -> None:
    assert mark_of({"a": [1, {"b": None}]}) == mark_of({"a": [1, {"b": None}]})
    assert mark_of({"a": 1}) != mark_of({"a": 2})
    found = side(REVISED)
    assert found.has(A, REVISED["user a"])
    assert found.has(Key("user", "a~2"), REVISED["user a~2"])
    assert not found.has(A, REVISED["user a~2"])
    assert not found.has(Key("user", "?"), {})


def test_the_workspace_is_taken_as_it_will_be() -> None:
    snapshot = Workspace(store({"user a": {"content": "Old"}, "other b": {"content": "B"}}))
    change = revise(editing_of(snapshot), A, "New")
    editing: Editing = editing_of(snapshot, *([change] if change else []))
    found = side_ahead(snapshot, editing.ahead, quiet)
    state = found.state(A)
    assert state is not None
    assert (state.text, len(found)) == ("New", 2)
    assert len(side_ahead(snapshot, editing.ahead, quiet, ["user"])) == 1
    old = side_of(snapshot, quiet, ["user"]).state(A)
    assert old is not None
    assert old.text == "Old"
    assert len(side_known(store({"user a": {}, "b c": {}}), ["b"])) == 1


def test_reading_can_be_stopped() -> None:
    def stop(share: float) -> None:
        assert 0 <= share <= 1
        raise Cancelled

    with pytest.raises(Cancelled):
        side_of(Workspace(store({"user a": {"content": "A"}})), stop)
