from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing, nullcontext
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from typing_extensions import override

from explorer.agent.desk import Desk
from explorer.agent.verbs.facts import propose_fact
from explorer.memory.changes import ChangeSet
from explorer.memory.errors import ModelMissing
from explorer.memory.keys import Key
from explorer.memory.namespaces import branches_in
from explorer.memory.protocols import Matrix, Report, Snapshot
from explorer.memory.query import FactQuery
from explorer.services.editing import Editing
from explorer.services.edits import set_fields
from explorer.store.committer import FileCommitter
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace
from explorer.ui.main_window import MainWindow
from explorer.ui.session import Session
from explorer.ui.tasks import Tasks
from tests.ui.conftest import AUTH, MAIN, NOW, PATIENCE, Agent, Clock, ids

Hire = Callable[[Path], Agent]
CACHE = Key(MAIN, "cache")


def git(folder: Path, *arguments: str) -> str:
    identity = ("-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false")
    done = subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def listing(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def opened(session: Session, workspace: Path, qtbot: QtBot) -> Session:
    with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
        session.open(workspace)
    return session


def test_opening_gives_the_first_state(session: Session, workspace: Path, qtbot: QtBot) -> None:
    assert (session.path, session.snapshot) == (None, None)
    before = listing(workspace.parent)
    with qtbot.waitSignals([session.opening, session.opened, session.branch_changed], timeout=PATIENCE, order="strict"):
        session.open(workspace)
    assert session.path == workspace
    assert session.snapshot is not None
    assert session.snapshot is not None
    assert branches_in(session.snapshot.namespaces) == ["main", "feature/auth"]
    assert session.branch == "main"
    assert not session.agent_is_writing
    assert listing(workspace.parent) == before


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "There is no file “bad.vdb”"),
        (b"", "is empty (0 bytes)"),
        (b"hello world, this is text", "is no vectlite workspace"),
        (b"VDB1\x09\x00" + bytes(30), "format version 9"),
        (b"VDB1\x07", "is cut off after 5 bytes"),
    ],
)
def test_what_cannot_be_read_is_told_and_what_was_open_stays(
    opened: Session, qtbot: QtBot, tmp_path: Path, content: bytes | None, sentence: str
) -> None:
    before, path = opened.snapshot, opened.path
    bad = tmp_path / "bad.vdb"
    if content is not None:
        bad.write_bytes(content)
    with qtbot.waitSignal(opened.opening_failed, timeout=PATIENCE) as which, qtbot.waitSignal(opened.failed) as heard:
        opened.open(bad)
    assert which.args == [bad]
    assert sentence in heard.args[0]
    assert opened.snapshot is before
    assert opened.path == path


def test_an_agents_rows_appear_within_a_second_and_nothing_is_left_beside_the_file(
    opened: Session, hire: Hire, workspace: Path, qtbot: QtBot
) -> None:
    agent = hire(workspace)
    with qtbot.waitSignal(opened.refreshed, timeout=PATIENCE):
        agent.change("cache", topic="so that the agent has its log")
    before = listing(workspace.parent)
    rows = len(opened.snapshot.facts(FactQuery(branch="main"), NOW).rows) if opened.snapshot else 0
    begin = time.monotonic()
    with qtbot.waitSignal(opened.refreshed, timeout=PATIENCE):
        agent.remember("new", "Just learned")
    assert time.monotonic() - begin < 1.0
    assert opened.snapshot is not None
    assert len(opened.snapshot.facts(FactQuery(branch="main"), NOW).rows) == rows + 1
    assert listing(workspace.parent) == before


def test_what_changes_and_goes_is_followed_also_past_a_compaction(
    opened: Session, hire: Hire, workspace: Path, qtbot: QtBot
) -> None:
    agent = hire(workspace)

    def topic_of(record_id: str) -> str | None:
        snapshot = opened.snapshot
        assert snapshot is not None
        facts = map(snapshot.fact, snapshot.facts(FactQuery(), NOW).rows.tolist())
        return next((fact.topic for fact in facts if fact.id == record_id), None)

    agent.change("cache", topic="sessions")
    qtbot.waitUntil(lambda: topic_of("cache") == "sessions", timeout=PATIENCE)
    agent.forget("cache")
    qtbot.waitUntil(lambda: topic_of("cache") is None, timeout=PATIENCE)
    agent.compact()
    agent.remember("after", "Learned after tidying up", topic="late")
    qtbot.waitUntil(lambda: topic_of("after") == "late", timeout=PATIENCE)
    assert topic_of("deploy") == "release"


def test_writing_is_told_for_three_seconds(
    opened: Session, hire: Hire, workspace: Path, clock: Clock, qtbot: QtBot
) -> None:
    agent = hire(workspace)
    with qtbot.waitSignal(opened.activity_changed, timeout=PATIENCE):
        agent.remember("new", "Just learned")
    assert opened.agent_is_writing
    clock.now += timedelta(seconds=2.9)
    assert opened.agent_is_writing
    clock.now += timedelta(seconds=0.2)
    assert not opened.agent_is_writing
    with qtbot.waitSignal(opened.activity_changed, timeout=PATIENCE):
        pass


@pytest.mark.parametrize("restored", ["same", "older"])
def test_a_file_that_goes_is_told_and_one_that_comes_back_is_followed_again(
    opened: Session, hire: Hire, workspace: Path, qtbot: QtBot, restored: str
) -> None:
    state = opened.snapshot
    copy = workspace.with_name("copy")
    shutil.copyfile(workspace, copy)
    away = workspace.with_name("away.vdb")
    with qtbot.waitSignal(opened.activity_changed, timeout=PATIENCE):
        workspace.rename(away)
    assert "There is no file “team.vdb”" in opened.trouble
    assert opened.snapshot is state
    with qtbot.waitSignal(opened.activity_changed, timeout=PATIENCE):
        (away if restored == "same" else copy).rename(workspace)
    assert opened.trouble == ""
    agent = hire(workspace)
    with qtbot.waitSignal(opened.refreshed, timeout=PATIENCE):
        agent.remember("new", "Just learned")


def test_trouble_is_told_once(opened: Session, workspace: Path, qtbot: QtBot) -> None:
    told: list[str] = []
    opened.activity_changed.connect(lambda: told.append(opened.trouble))
    workspace.write_bytes(b"something else altogether")
    qtbot.waitUntil(lambda: len(told) == 1, timeout=PATIENCE)
    for _ in range(3):
        opened.refresh()
        qtbot.waitUntil(lambda: opened.tasks.is_idle, timeout=PATIENCE)
    assert len(told) == 1
    assert "is no vectlite workspace" in told[0]


def test_trouble_of_a_file_that_is_left_is_not_the_next_ones(
    opened: Session, workspace: Path, many: Path, qtbot: QtBot
) -> None:
    opened._timer.stop()
    qtbot.waitUntil(lambda: opened.tasks.is_idle, timeout=PATIENCE)
    workspace.unlink()
    opened.open(many)
    # Queued behind the opening, about the old file; answered when the new one is shown already.
    opened.refresh()
    told: list[str] = []
    opened.activity_changed.connect(lambda: told.append(opened.trouble))
    qtbot.waitUntil(lambda: opened.tasks.is_idle and opened.path == many, timeout=PATIENCE)
    assert opened.trouble == ""
    assert all(trouble == "" for trouble in told)


def test_a_bug_while_looking_for_changes_does_not_end_the_looking(
    tasks: Tasks, clock: Clock, workspace: Path, hire: Hire, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bugs: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: bugs.append(kind))

    class Faulty(Workspace):
        @override
        def refresh(self, report: Report) -> FileSnapshot | None:
            if not bugs:
                raise ZeroDivisionError
            return super().refresh(report)

    session = Session(tasks, clock, Faulty)
    session.open(workspace)
    qtbot.waitUntil(lambda: bugs == [ZeroDivisionError], timeout=PATIENCE)
    with qtbot.waitSignal(session.refreshed, timeout=PATIENCE):
        hire(workspace).remember("new", "Just learned")
    session.close()


def test_the_newest_state_is_asked(opened: Session, qtbot: QtBot) -> None:
    answers: list[tuple[Snapshot, int]] = []
    opened.ask("topic", lambda snapshot: (snapshot, 1), answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert answers == [(opened.snapshot, 1)]


def test_nothing_is_asked_before_there_is_a_state(session: Session, qtbot: QtBot) -> None:
    answers: list[object] = []
    session.ask("topic", lambda snapshot: snapshot, answers.append)
    session.tasks.ask("other", lambda: 1, answers.append)
    qtbot.waitUntil(lambda: answers == [1], timeout=PATIENCE)
    session.look_at_git()
    session.refresh()
    assert session.tasks.is_idle


def test_a_choice_by_hand_ends_following_git(opened: Session, qtbot: QtBot) -> None:
    assert opened.follows_git
    with qtbot.waitSignal(opened.branch_changed):
        opened.choose_branch("feature/auth")
    assert (opened.branch, opened.follows_git) == ("feature/auth", False)
    with qtbot.waitSignal(opened.branch_changed):
        opened.choose_branch(None)
    assert opened.branch is None
    with qtbot.waitSignal(opened.branch_changed, timeout=PATIENCE):
        opened.follow_git(True)
    assert opened.follows_git
    assert opened.branch == "main", "no git means main"


def test_gits_branch_is_shown_and_followed(session: Session, workspace: Path, qtbot: QtBot) -> None:
    folder = workspace.parent
    git(folder, "init", "-q", "-b", "feature/auth")
    with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
        session.open(workspace)
    assert session.branch == "feature/auth"
    git(folder, "commit", "-q", "--allow-empty", "-m", "one")
    git(folder, "switch", "-q", "-c", "main")
    with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
        session.look_at_git()
    assert session.branch == "main"
    session.choose_branch("feature/auth")
    git(folder, "switch", "-q", "feature/auth")
    with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
        session.look_at_git()
    git(folder, "switch", "-q", "main")
    with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
        session.look_at_git()
    assert (session.branch, session.head.branch) == ("feature/auth", "main"), "a choice by hand stays"


def test_a_detached_head_is_no_branch(session: Session, workspace: Path, qtbot: QtBot) -> None:
    folder = workspace.parent
    git(folder, "init", "-q", "-b", "main")
    git(folder, "commit", "-q", "--allow-empty", "-m", "one")
    git(folder, "switch", "-q", "--detach")
    with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
        session.open(workspace)
    assert session.branch is None
    assert session.head.is_detached
    assert session.head.commit == git(folder, "rev-parse", "--short", "HEAD")


def test_a_new_branch_of_an_agent_is_listed(opened: Session, hire: Hire, workspace: Path, qtbot: QtBot) -> None:
    agent = hire(workspace)
    with qtbot.waitSignal(opened.refreshed, timeout=PATIENCE):
        agent.remember("x", "On a new branch", "project:feature/cart")
    assert opened.snapshot is not None
    assert branches_in(opened.snapshot.namespaces) == ["main", "feature/auth", "feature/cart"]
    assert AUTH in opened.snapshot.namespaces


def test_after_closing_nothing_is_followed(opened: Session) -> None:
    assert opened._timer.isActive()
    opened.close()
    assert not opened._timer.isActive()


def test_what_was_chosen_last_is_opened(session: Session, workspace: Path, many: Path, qtbot: QtBot) -> None:
    told: list[str] = []
    shown: list[Path | None] = []
    session.failed.connect(told.append)
    session.opened.connect(lambda: shown.append(session.path))
    session.open(many)
    session.open(workspace.with_name("nothing.vdb"))
    session.open(workspace)
    qtbot.waitUntil(lambda: session.tasks.is_idle, timeout=PATIENCE)
    assert shown[-1] == workspace
    assert len(shown) <= 2


def confidence(editing: Editing) -> ChangeSet | None:
    return set_fields(editing, [CACHE], {"confidence": 0.9})


def test_what_the_person_changed_is_read_and_is_not_taken_for_an_agents_work(opened: Session, qtbot: QtBot) -> None:
    told: list[bool] = []
    opened.activity_changed.connect(lambda: told.append(opened.agent_is_writing))
    with qtbot.waitSignal(opened.refreshed, timeout=PATIENCE):
        opened.writes.make(confidence)
    qtbot.waitUntil(lambda: opened.writes.is_quiet and opened.tasks.is_idle, timeout=PATIENCE)
    snapshot = opened.snapshot
    assert snapshot is not None
    row = snapshot.row(CACHE)
    assert row is not None
    assert snapshot.metadata(row)["confidence"] == 0.9
    assert True not in told
    assert not opened.agent_is_writing


def test_read_only_a_workspace_is_followed_and_nothing_is_put_anywhere(
    tasks: Tasks, clock: Clock, workspace: Path, hire: Hire, tmp_path: Path, qtbot: QtBot
) -> None:
    session = Session(tasks, clock, Workspace)
    with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
        session.open(workspace)
    assert session.writes.is_read_only
    session.writes.make(confidence)
    with qtbot.waitSignal(session.refreshed, timeout=PATIENCE):
        hire(workspace).change("cache", confidence=0.2)
    assert (session.writes.ahead.metadata(CACHE) or {})["confidence"] == 0.2
    assert not (tmp_path / "state").exists()
    session.close()


def test_a_history_that_cannot_be_opened_leaves_the_workspace_to_be_read(
    opened: Session, many: Path, tmp_path: Path, open_committer: Callable[[Path], FileCommitter], qtbot: QtBot
) -> None:
    made = open_committer(many)
    journal = made.folder / "journal.sqlite"
    made.close()
    with closing(sqlite3.connect(journal)) as connection:
        connection.execute("PRAGMA user_version=99")
    told: list[str] = []
    opened.failed.connect(told.append)
    with qtbot.waitSignals([opened.opened, opened.failed], timeout=PATIENCE, order="strict"):
        opened.open(many)
    assert opened.path == many
    assert opened.writes.is_read_only
    assert len(told) == 1
    assert "was written by a newer Memory Explorer" in told[0]


def test_a_history_that_was_set_aside_is_told_and_a_new_one_begun(
    opened: Session, many: Path, open_committer: Callable[[Path], FileCommitter], qtbot: QtBot
) -> None:
    made = open_committer(many)
    made.close()
    (made.folder / "journal.sqlite").write_bytes(b"something else altogether")
    with qtbot.waitSignal(opened.failed, timeout=PATIENCE) as heard:
        opened.open(many)
    assert "was set aside" in heard.args[0]
    assert not opened.writes.is_read_only


def test_a_damaged_file_is_for_reading_only(opened: Session, many: Path, qtbot: QtBot) -> None:
    many.write_bytes(many.read_bytes()[:-40])
    with qtbot.waitSignal(opened.opened, timeout=PATIENCE):
        opened.open(many)
    assert opened.snapshot is not None
    assert opened.snapshot.damage
    assert opened.writes.is_read_only


def test_what_stood_of_another_workspace_is_over_also_where_nothing_can_be_changed(
    opened: Session, hire: Hire, workspace: Path, many: Path, qtbot: QtBot
) -> None:
    hire(workspace)
    opened.writes.make(confidence)
    qtbot.waitUntil(lambda: opened.writes.waits_for_agent, timeout=PATIENCE)
    many.write_bytes(many.read_bytes()[:-40])
    told: list[tuple[Path | None, int, bool]] = []
    opened.writes.standing_changed.connect(
        lambda: told.append((opened.path, len(opened.writes.standing.pending), opened.writes.waits_for_agent))
    )
    with qtbot.waitSignal(opened.opened, timeout=PATIENCE):
        opened.open(many)
    assert told[-1] == (many, 0, False)


class NoModel:
    """As where no embedding model is installed."""

    name = "none"
    dimension = 3

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        raise ModelMissing("none is installed")


def test_what_an_agent_proposes_is_shown_live(
    window: MainWindow, workspace: Path, clock: Clock, tmp_path: Path, qtbot: QtBot
) -> None:
    desk = Desk(
        workspace, "coder", session="s1", branch="main", clock=clock, embedding=lambda: nullcontext(NoModel()),
        state_root=tmp_path / "agents",
    )  # fmt: skip
    written = propose_fact(desk, "The release train leaves at noon", topic="train", domain="deploy")
    qtbot.waitUntil(lambda: written.id.rpartition("/")[2] in ids(window), timeout=PATIENCE)
    again = propose_fact(
        replace(desk, session="s2"), "The release train leaves at noon", topic="train", domain="deploy"
    )
    assert again.id == written.id
    row = ids(window).index(written.id.rpartition("/")[2])
    qtbot.waitUntil(lambda: window.tabs.facts.model.row_at(row).fact.mention_count == 2, timeout=PATIENCE)
