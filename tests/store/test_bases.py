from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from explorer.memory.errors import JournalUnusable
from explorer.memory.journal import ChangeState
from explorer.memory.keys import Key
from explorer.memory.teleport import Base, BaseInfo, BaseKind, Bases
from explorer.memory.text import content_hash
from explorer.memory.times import format_time
from explorer.store.bases import FOLDER, FileBases

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
A, B = Key("user", "a"), Key("user", "b")
SECRET = "s3cret-🔑"


class History:
    """How far the merges have come; it has none of those that it does not name."""

    def __init__(self) -> None:
        self.states: dict[str, ChangeState] = {}
        self.is_usable = True

    def __call__(self, change_id: str) -> ChangeState | None:
        if not self.is_usable:
            raise JournalUnusable("it cannot be used")
        return self.states.get(change_id)


@pytest.fixture
def history() -> History:
    return History()


@pytest.fixture
def bases(tmp_path: Path, history: History) -> FileBases:
    return FileBases(tmp_path, lambda: NOW, history)


def base(peer: str, days_ago: float, merge: str = "", text: str = "text") -> Base:
    kind = BaseKind.MERGED if merge else BaseKind.SENT
    at = format_time(NOW - timedelta(days=days_ago))
    records: dict[Key, dict[str, Any]] = {A: {"content": text}, B: {"content": "other"}}
    return Base(BaseInfo(peer, kind, at, f"{peer}.vdb", len(records), merge), records)


def keep(bases: FileBases, *each: Base) -> None:
    for one in each:
        bases.keep(one)


def test_what_is_known_of_peers_newest_first(bases: FileBases, tmp_path: Path) -> None:
    offered: Bases = bases
    assert offered.known(["x"]) == []
    older, newest, of_path = base("x", 3), base("y", 1), base("/home/ünïcode/w.vdb", 2)
    keep(bases, older, newest, of_path, base("z", 0))
    assert bases.known(["x", "y", "/home/ünïcode/w.vdb", "x"]) == [newest, of_path, older]
    assert bases.known([]) == []
    assert (tmp_path / FOLDER).stat().st_mode & 0o777 == 0o700
    # A later start knows the same.
    assert FileBases(tmp_path, lambda: NOW, History()).known(["y"]) == [newest]


@pytest.mark.parametrize(
    ("state", "days_ago", "holds"),
    [
        (ChangeState.APPLIED, 1, True), (ChangeState.WAITING, 1, True), (ChangeState.WRITING, 1, True),
        (ChangeState.UNDONE, 1, False), (ChangeState.DROPPED, 1, False), (ChangeState.STALE, 1, False),
        (None, 1, False), (None, 89, False), (None, 91, True), (ChangeState.UNDONE, 91, False),
    ],
)  # fmt: skip
def test_a_merge_counts_as_long_as_it_holds(
    bases: FileBases, history: History, state: ChangeState | None, days_ago: int, holds: bool
) -> None:
    if state is not None:
        history.states["m"] = state
    keep(bases, merged := base("x", days_ago, "m"), sent := base("x", 95))
    assert bases.known(["x"]) == ([merged, sent] if holds else [sent])
    bases.days = 10**5
    assert bases.known(["x"]) == ([merged, sent] if holds and state is not None else [sent])


def test_while_the_history_cannot_be_read_only_what_was_sent_is_known(bases: FileBases, history: History) -> None:
    history.states["m"] = ChangeState.APPLIED
    keep(bases, base("x", 2, "m"), sent := base("x", 3))
    history.is_usable = False
    assert bases.known(["x"]) == [sent]


def test_of_a_peers_merges_the_young_and_the_newest_are_kept(bases: FileBases, tmp_path: Path) -> None:
    other, sent = base("y", 200, "other"), base("x", 300)
    keep(bases, sent, base("x", 200, "old"), other)
    assert len(list((tmp_path / FOLDER).iterdir())) == 3
    newest = base("x", 100, "newest of the old")
    keep(bases, newest)
    assert bases.known(["x", "y"]) == [newest, other, sent]
    keep(bases, base("x", 20, "young"), base("x", 10, "younger"))
    assert len(list((tmp_path / FOLDER).iterdir())) == 4
    bases.days = 5
    keep(bases, base("x", 1, "last"))
    assert len(list((tmp_path / FOLDER).iterdir())) == 3


def test_the_same_state_is_kept_once(bases: FileBases, tmp_path: Path) -> None:
    keep(bases, base("x", 1), base("x", 1, text="changed"))
    assert [each.records[A] for each in bases.known(["x"])] == [{"content": "changed"}]
    keep(bases, base("x", 1, "m"), base("x", 0, "m"))
    assert len(list((tmp_path / FOLDER).iterdir())) == 2


def test_a_damaged_one_is_not_known_and_the_others_are(bases: FileBases, tmp_path: Path) -> None:
    keep(bases, base("x", 1), older := base("x", 2))
    newest = max((tmp_path / FOLDER).iterdir(), key=lambda each: b"2026-11-29" in each.read_bytes())
    data = bytearray(newest.read_bytes())
    data[-1] ^= 1
    newest.write_bytes(data)
    assert bases.known(["x"]) == [older]
    newest.write_bytes(b"")
    assert bases.known(["x"]) == [older]


def test_one_that_cannot_be_kept_is_a_sentence(bases: FileBases, tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("no folder")
    with pytest.raises(JournalUnusable, match=r"What is known of “x.vdb” cannot be kept in .*: "):
        bases.keep(base("x", 1))


def test_an_erased_text_is_in_none_of_them_but_that_it_was_there_is_known(
    bases: FileBases, tmp_path: Path, history: History
) -> None:
    history.states["m"] = ChangeState.APPLIED
    keep(bases, base("x", 1, text=SECRET), base("x", 2, "m", text=SECRET), base("y", 3))
    folder = tmp_path / FOLDER
    damaged = folder / "damaged.base"
    damaged.write_bytes(SECRET.encode())
    (folder / ".unfinished-x").write_bytes(SECRET.encode())
    before = {each.name: each.stat().st_ino for each in folder.iterdir()}
    bases.forget({A: "", Key("user", "unknown"): ""})
    assert not damaged.exists()
    assert not (folder / ".unfinished-x").exists()
    assert [dict(each.records) for each in bases.known(["x"])] == [{A: {}, B: {"content": "other"}}] * 2
    assert [each.info for each in bases.known(["x"])] == [base("x", 1).info, base("x", 2, "m").info]
    before = {each.name: each.stat().st_ino for each in folder.iterdir()}
    bases.forget({Key("user", "unknown"): ""})
    assert {each.name: each.stat().st_ino for each in folder.iterdir()} == before
    FileBases(tmp_path / "none", lambda: NOW, history).forget({A: ""})


def test_one_that_cannot_be_written_anew_is_a_sentence(
    bases: FileBases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(bases, base("x", 1, text=SECRET))

    def full(_: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(JournalUnusable, match="hold the erased text and cannot be written anew: No space left"):
        bases.forget({A: ""})


def test_the_same_text_under_another_id_is_forgotten_too(bases: FileBases) -> None:
    other, apart = Key("user", "other"), Key("user", "apart")
    records = {other: {"content": "secret giraffe"}, apart: {"content": "", "topic": "t"}}
    bases.keep(Base(BaseInfo("p", BaseKind.SENT, "2026-11-30T00:00:00+00:00", "s.vdb", 2), records))
    bases.forget({Key("user", "here"): content_hash("secret giraffe"), Key("user", "empty"): content_hash("")})
    (found,) = bases.known(["p"])
    assert found.records == {other: {}, apart: records[apart]}


@pytest.mark.parametrize(
    ("state", "days_ago", "stays"),
    [
        (ChangeState.DROPPED, 1, False), (ChangeState.UNDONE, 1, True), (ChangeState.UNDONE, 91, False),
        (ChangeState.APPLIED, 91, True), (ChangeState.STALE, 1, True), (None, 91, True),
    ],
)  # fmt: skip
def test_what_was_never_merged_goes_before_the_history_forgets_it(
    bases: FileBases, history: History, tmp_path: Path, state: ChangeState | None, days_ago: int, stays: bool
) -> None:
    if state is not None:
        history.states["m"] = state
    keep(bases, base("x", days_ago, "m"), base("x", 300))
    bases.tidy()
    assert len(list((tmp_path / FOLDER).iterdir())) == 1 + stays
