from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from explorer.memory.keys import Key
from explorer.memory.teleport import Base, BaseInfo, BaseKind
from explorer.services.teleport.answers import Answer, Choice
from explorer.services.teleport.peers import (
    about_snapshot,
    ancestors,
    base_of_merge,
    base_of_snapshot,
    held_by,
    nearest,
    peers_of,
    snapshot_id,
)
from tests.memory.change_samples import Store
from tests.services.raw_snapshot import NOW, NOW_TEXT, key_of
from tests.services.teleport.workspaces import Workspace, compared, lineages, merged, store

ABOUT = Key("__teleport__", "snapshot")


def workspace(about: Mapping[str, Any] | None, path: str = "w.vdb") -> Workspace:
    return Workspace({} if about is None else {ABOUT: about}, path)


@pytest.mark.parametrize(
    ("about", "identity", "expected"),
    [
        (None, "", []),
        ({"snapshot_id": "s"}, "s", ["s"]),
        ({"snapshot_id": "s", "ancestors": ["r", "q", "r", 5, ""]}, "s", ["s", "r", "q"]),
        ({"snapshot_id": 7, "ancestors": "odd"}, "", []),
        ({"ancestors": ["r"]}, "", ["r"]),
    ],
)
def test_which_snapshot_a_file_goes_back_to(about: dict[str, Any] | None, identity: str, expected: list[str]) -> None:
    snapshot = workspace(about)
    assert snapshot_id(snapshot) == identity
    assert ancestors(snapshot) == expected
    assert peers_of(snapshot) == (expected or [f"path:{Path('w.vdb').resolve()}"])


def test_what_a_file_says_of_itself_names_those_before_it() -> None:
    about = about_snapshot("new", workspace({"snapshot_id": "s", "ancestors": ["r"]}, "mine.vdb"), NOW)
    assert about == {"snapshot_id": "new", "created_at": NOW_TEXT, "workspace": "mine", "ancestors": ["s", "r"]}
    assert ancestors(workspace(about)) == ["new", "s", "r"]


def base(peer: str, records: Store) -> Base:
    return Base(BaseInfo(peer, BaseKind.SENT, NOW_TEXT, "x.vdb", len(records)), records)


def test_the_nearest_state_is_the_one_most_like_the_file() -> None:
    there = store({"user a": {"content": "A"}, "user b": {"content": "B"}, "user c": {"content": "C"}})
    far = base("s", store({"user a": {"content": "A"}}))
    near = base("s", store({"user a": {"content": "A"}, "user b": {"content": "B"}}))
    assert nearest(lineages(there), [far, near]) is near
    assert nearest(lineages(there), [near, far]) is near
    assert nearest(lineages(there), []) is None
    twice = base("s", dict(near.records))  # type: ignore[arg-type]
    assert nearest(lineages(there), [near, twice]) is near


def test_another_file_under_the_same_path_is_no_peer() -> None:
    there = lineages(store({"user a": {"content": "A"}}))
    other = store({"user x": {"content": "X"}, "user y": {"content": "Y"}, "user a": {"content": "A"}})
    assert nearest(there, [base("path:/w.vdb", other)]) is None
    assert nearest(there, [base("s", other)]) is not None
    half = store({"user a": {"content": "A"}, "user y": {"content": "Y"}})
    assert nearest(there, [base("path:/w.vdb", half)]) is not None


def test_a_base_says_where_it_is_from() -> None:
    records = store({"user a": {"content": "A"}})
    assert base_of_snapshot("s", records, "w.vdb", NOW) == Base(
        BaseInfo("s", BaseKind.SENT, NOW_TEXT, "w.vdb", 1), records
    )
    there = Workspace({ABOUT: {"snapshot_id": "s"}, **records}, "incoming/x.vdb")
    made = base_of_merge(there, compared({}, records), {}, "c1", NOW)
    assert made == Base(BaseInfo("s", BaseKind.MERGED, NOW_TEXT, "x.vdb", 1, "c1"), records)


def test_of_what_was_left_out_the_former_state_stays_known() -> None:
    base_before = store({"user a": {"content": "A"}, "user b": {"content": "B"}, "user c": {"content": "C"}})
    here = store({"user a": {"content": "A2"}, "user b": {"content": "B"}, "user c": {"content": "C"}})
    there = store({"user a": {"content": "A3"}, "user b": {"content": "B2"}, "user n": {"content": "N"}})
    comparison = compared(here, there, base_before)
    answers = {key_of("user b"): Answer(Choice.LEFT_OUT), key_of("user n"): Answer(Choice.LEFT_OUT)}
    records = base_of_merge(Workspace(there), comparison, answers, "c", NOW).records
    # a: a conflict that nobody decided; c: missing there, which was seen.
    assert records == store({"user a": {"content": "A"}, "user b": {"content": "B"}})
    settled = base_of_merge(Workspace(there), comparison, {key_of("user a"): Answer(Choice.MINE)}, "c", NOW).records
    assert settled == there


def test_a_merge_that_wrote_nothing_holds_as_long_as_the_one_before_it() -> None:
    def known(kind: BaseKind, change_id: str) -> Base:
        return Base(BaseInfo("p", kind, "2026", "in.vdb", 0, change_id), {})

    change = merged(store({"user a": {"content": "A"}}), store({"user b": {"content": "B"}})).change
    assert held_by(change, known(BaseKind.MERGED, "before")) == change.id
    assert held_by(None, known(BaseKind.MERGED, "before")) == "before"
    assert held_by(None, known(BaseKind.SENT, "")) == ""
    assert held_by(None, None) == ""
