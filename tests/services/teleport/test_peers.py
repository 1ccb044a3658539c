from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from explorer.memory.changes import ChangeKind, new_change_set
from explorer.memory.keys import Key
from explorer.memory.teleport import Base, BaseInfo, BaseKind
from explorer.services.teleport.answers import Answer, Choice
from explorer.services.teleport.peers import (
    about_snapshot,
    ancestors,
    base_of_merge,
    base_of_snapshot,
    doubtless,
    nearest,
    peers_of,
    snapshot_id,
)
from tests.memory.change_samples import Store
from tests.services.raw_snapshot import NOW, NOW_TEXT, key_of
from tests.services.teleport.workspaces import Workspace, compared, lineages, store

ABOUT, A, B = Key("__teleport__", "snapshot"), Key("user", "a"), Key("user", "b")
CHANGE = new_change_set(ChangeKind.MERGE, (), NOW, "ana")


def named(other: Workspace) -> tuple[str, str]:
    return peers_of(other)[0], other.file.path.name


def merged_base(peer: str, records: Store, change_id: str = "c") -> Base:
    return Base(BaseInfo(peer, BaseKind.MERGED, "2026", "in.vdb", len(records), change_id), records)


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
    assert nearest(there, [merged_base("path:/w.vdb", other)]) is None
    assert nearest(there, [base("s", other)]) is not None
    half = store({"user a": {"content": "A"}, "user y": {"content": "Y"}})
    assert nearest(there, [merged_base("path:/w.vdb", half)]) is not None


def test_a_base_says_where_it_is_from() -> None:
    records = store({"user a": {"content": "A"}})
    assert base_of_snapshot("s", records, "w.vdb", NOW) == Base(
        BaseInfo("s", BaseKind.SENT, NOW_TEXT, "w.vdb", 1), records
    )
    there = Workspace({ABOUT: {"snapshot_id": "s"}, **records}, "incoming/x.vdb")
    made = base_of_merge(*named(there), compared({}, records), {}, CHANGE, None, NOW)
    assert made == Base(BaseInfo("s", BaseKind.MERGED, NOW_TEXT, "x.vdb", 1, CHANGE.id), records)


def test_of_what_was_left_out_the_former_state_stays_known() -> None:
    base_before = store({"user a": {"content": "A"}, "user b": {"content": "B"}, "user c": {"content": "C"}})
    here = store({"user a": {"content": "A2"}, "user b": {"content": "B"}, "user c": {"content": "C"}})
    there = store({"user a": {"content": "A3"}, "user b": {"content": "B2"}, "user n": {"content": "N"}})
    comparison = compared(here, there, base_before)
    answers = {key_of("user b"): Answer(Choice.LEFT_OUT), key_of("user n"): Answer(Choice.LEFT_OUT)}
    kept = base_of_merge(*named(Workspace(there)), comparison, answers, CHANGE, None, NOW)
    assert kept is not None
    # a: a conflict that nobody decided; c: missing there, which was seen.
    assert kept.records == store({"user a": {"content": "A"}, "user b": {"content": "B"}})
    mine = {key_of("user a"): Answer(Choice.MINE)}
    settled = base_of_merge(*named(Workspace(there)), comparison, mine, CHANGE, None, NOW)
    assert settled is not None
    assert settled.records == there


def test_a_merge_that_wrote_nothing_keeps_what_was_decided_and_nothing_else() -> None:
    here = store({"user a": {"content": "A"}, "user b": {"content": "B"}, "user c": {"content": "C"}})
    there = store({"user a": {"content": "A"}, "user b": {"content": "B2"}, "user c": {"content": "C"}})
    other, comparison = Workspace(there), compared(here, there)
    assert base_of_merge(*named(other), comparison, {}, None, None, NOW) is None
    assert base_of_merge(*named(other), comparison, {B: Answer(Choice.LEFT_OUT)}, None, None, NOW) is None
    mine = {B: Answer(Choice.MINE)}
    kept = base_of_merge(*named(other), comparison, mine, None, None, NOW)
    assert kept is not None
    assert (kept.info.change_id, kept.records) == ("", {B: there[B]})
    before = merged_base("s", {key_of("user c"): {"content": "C0"}}, "the one before")
    kept = base_of_merge(*named(other), comparison, mine, None, before, NOW)
    assert kept is not None
    assert kept.info.change_id == "the one before"
    assert kept.records == {B: there[B], key_of("user c"): {"content": "C0"}}


SENT = store({f"user {name}": {"content": name} for name in "abcdef"})


def changed(**texts: str) -> Store:
    return {**SENT, **store({f"user {name}": {"content": text} for name, text in texts.items()})}


@pytest.mark.parametrize(
    ("back", "file", "is_theirs"),
    [
        (changed(a="Bob"), changed(a="Cleo"), False),
        (changed(a="Bob"), changed(a="Cleo", b="Cleo", c="Cleo"), False),
        (changed(a="Bob", b="Bob"), changed(a="Bob", b="Cleo"), False),
        (changed(a="Bob", b="Bob", n="Bob"), changed(a="Bob", b="Bob again", n="Bob"), True),
        (changed(a="Bob"), changed(a="Bob", b="Bob"), True),
    ],
)
def test_what_one_sent_back_is_no_state_of_anothers_file(back: Store, file: Store, is_theirs: bool) -> None:
    """Two people work on with one snapshot; the first one's file was merged."""
    sent, theirs = Base(BaseInfo("s", BaseKind.SENT, "2026", "s.vdb", 6), SENT), merged_base("s", back)
    for known in ([sent, theirs], [theirs, sent]):
        assert nearest(lineages(file), known) is (theirs if is_theirs else sent)


@pytest.mark.parametrize(
    ("then", "now", "is_kept"),
    [
        ({"content": "A"}, {"content": "A"}, True),
        ({"content": "A", "updated_at": "2026-01-01"}, {"content": "B", "updated_at": "2026-02-01"}, True),
        ({"content": "A", "updated_at": "2026-02-01"}, {"content": "B", "updated_at": "2026-01-01"}, False),
        ({"content": "A"}, {"content": "B"}, False),
    ],
)
def test_of_a_file_known_by_its_path_only_what_is_newer_is_trusted(
    then: dict[str, Any], now: dict[str, Any], is_kept: bool
) -> None:
    there = lineages({A: now})
    by_path = merged_base("path:/w.vdb", {A: then, B: {"content": "gone there"}})
    assert (A in doubtless(by_path, there).records) is is_kept
    assert B in doubtless(by_path, there).records
    assert doubtless(merged_base("s", {A: then}), there).records == {A: then}
