from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.changes import Insert
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.services.revisions import revise
from tests.services.conftest import Records, StoreOf
from tests.services.raw_snapshot import (
    MAIN,
    NOW,
    NOW_TEXT,
    RawSnapshot,
    applied,
    editing_of,
    said,
    standing_of,
    written_to,
)

A = Key(MAIN, "a")


def test_a_new_text_is_a_record_of_its_own_and_everything_else_comes_along(store_of: StoreOf) -> None:
    rest = {"topic": "t", "tags": ["x"], "links": [{"to": "b"}], "created_at": "2026-01-01", "their_key": 7}
    snapshot = store_of({f"{MAIN} a": {"content": "Old", "content_hash": "?", "embedding_stale": True, **rest}})
    change = revise(editing_of(snapshot), A, "New")
    ahead = applied(snapshot, change)
    assert standing_of(ahead, f"{MAIN} a~2") == {
        **rest,
        "content": "New",
        "content_hash": content_hash("New"),
        "revision_of": "a",
        "updated_at": NOW_TEXT,
    }
    old = standing_of(ahead, f"{MAIN} a")
    assert (old["content"], old["superseded_by"]) == ("Old", "a~2")
    assert ahead.current_key(A) == Key(MAIN, "a~2")
    assert change is not None
    assert (change.kind, change.label) == ("revise", "New")


@pytest.mark.parametrize(
    ("more", "number"),
    [
        ({}, 2),
        ({f"{MAIN} a~2": {"revision_of": "a", "superseded_by": "system:undone"}}, 3),
        ({f"{MAIN} a~2": {"content": "of another lineage"}}, 3),
        ({f"{MAIN} a~7": {"revision_of": "a", "superseded_by": "x", "content": "y"}}, 8),
        ({f"{MAIN} a~x": {"revision_of": "a", "superseded_by": "x", "content": "y"}}, 2),
        ({"user a~2": {"content": "elsewhere"}}, 2),
    ],
)
def test_the_number_is_the_next_that_is_free(more: Records, number: int) -> None:
    change = revise(editing_of(RawSnapshot({f"{MAIN} a": {"content": "Old"}, **more})), A, "New")
    assert change is not None
    assert change.keys[0] == Key(MAIN, f"a~{number}")


def test_a_revision_of_one_that_waits() -> None:
    snapshot = RawSnapshot({f"{MAIN} a": {"content": "1"}})
    first = revise(editing_of(snapshot), A, "2")
    assert first is not None
    second = revise(editing_of(snapshot, first), A, "3")
    assert second is not None
    insert = second.operations[0]
    assert isinstance(insert, Insert)
    assert (insert.key.id, insert.source, insert.changes["revision_of"]) == ("a~3", Key(MAIN, "a~2"), "a")


@pytest.mark.parametrize("text", ["Old", " Old\n"])
def test_the_same_text_is_no_change(text: str) -> None:
    assert revise(editing_of(RawSnapshot({f"{MAIN} a": {"content": "Old"}})), A, text) is None


@pytest.mark.parametrize("where", ["__policies__ p", "__skills__ s"])
def test_policies_and_skills_are_revised_as_well(where: str) -> None:
    namespace, _, record_id = where.rpartition(" ")
    snapshot = RawSnapshot({where: {"content": "Old", "domain": "d", "name": "n"}})
    ahead = applied(snapshot, revise(editing_of(snapshot), Key(namespace, record_id), "New"))
    new = standing_of(ahead, f"{where}~2")
    assert (new["content"], new["domain"], new["name"]) == ("New", "d", "n")


@pytest.mark.parametrize(
    ("where", "metadata", "text", "reason"),
    [
        (f"{MAIN} a", {"content": "x"}, " \n", Refusal.EMPTY_TEXT),
        (f"{MAIN} a", {"content": "x", "superseded_by": "b"}, "y", Refusal.NOT_CURRENT),
        (f"{MAIN} a", {"content": "", "superseded_by": "system:deleted"}, "y", Refusal.NOT_CURRENT),
        (f"{MAIN} a", {"content": "x", "pinned": "odd"}, "y", Refusal.ODD),
        ("__notes__ n", {"content": "x"}, "y", Refusal.OTHER_KIND),
    ],
)
def test_what_is_refused(where: str, metadata: dict[str, Any], text: str, reason: Refusal) -> None:
    namespace, _, record_id = where.rpartition(" ")
    with pytest.raises(Refused) as refused:
        revise(editing_of(RawSnapshot({where: metadata})), Key(namespace, record_id), text)
    assert refused.value.reason is reason


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1), min_size=1, max_size=5))
def test_undoing_every_revision_brings_the_first_text_back(texts: list[str]) -> None:
    records: Records = {f"{MAIN} a": {"content": "first", "topic": "t"}}
    changes = []
    key = A
    for text in texts:
        if not text.strip():
            continue
        change = revise(editing_of(RawSnapshot(records)), key, text)
        if change is not None:
            changes.append(change)
            key = change.keys[0]
            records = written_to(records, change)
            assert records[f"{MAIN} {key.id}"]["content"] == text
    for change in reversed(changes):
        records = written_to(records, change.undone(NOW, "ana"))
    assert said(records[f"{MAIN} a"]) == {"content": "first", "topic": "t"}
    later = revise(editing_of(RawSnapshot(records)), A, "later")
    assert later is not None
    assert later.keys[0] not in {key for change in changes for key in change.keys}
