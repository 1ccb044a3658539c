from __future__ import annotations

import shutil
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from typing_extensions import override

from explorer.memory.changes import ChangeKind, ChangeSet, Patch, Purge, Reembed, new_change_set
from explorer.memory.errors import JournalUnusable, MemoryExplorerError, Refusal, Refused
from explorer.memory.journal import ChangeState, Committed, Committer, Draft, Retention, Trouble
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.deciding import decide
from explorer.services.deletion import delete
from explorer.services.editing import Editing
from explorer.services.edits import set_fields
from explorer.services.revisions import revise
from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace
from explorer.ui.session import Session
from explorer.ui.standing import Standing
from explorer.ui.tasks import Lane, Tasks
from explorer.ui.write_queue import Build, WriteQueue
from tests.ui.conftest import MAIN, NOW, PATIENCE, PERSON, Agent, Clock
from tests.ui.fake_committer import FakeCommitter, FakeJournal

Hire = Callable[[Path], Agent]
OpenFile = Callable[[Path], FileCommitter]
CACHE, CACHE_2, DEPLOY, F000 = Key(MAIN, "cache"), Key(MAIN, "cache~2"), Key(MAIN, "deploy"), Key(MAIN, "f000")


class Desk:
    """A session on a workspace, and what a test asks of it."""

    def __init__(self, session: Session, qtbot: QtBot) -> None:
        self.session, self.writes, self._qtbot = session, session.writes, qtbot
        self.refused: list[MemoryExplorerError] = []
        self.completed: list[int] = []
        self.conflicts: list[int] = []
        self.writes.refused.connect(self.refused.append)
        self.writes.completed.connect(self.completed.append)
        self.writes.conflicted.connect(lambda: self.conflicts.append(len(self.writes.standing.stale)))

    def open(self, path: Path) -> Desk:
        with self._qtbot.waitSignal(self.session.opened, timeout=PATIENCE):
            self.session.open(path)
        self.wait(lambda: self.writes.is_read_only or self.writes.standing.number)
        return self

    def wait(self, condition: Callable[[], object]) -> None:
        self._qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE)

    def settle(self) -> None:
        self.wait(lambda: self.writes.is_quiet and self.session.tasks.is_idle)

    def made(self, build: Build) -> ChangeSet | None:
        """Make a change, and wait until it is written down."""
        answers: list[ChangeSet | None] = []
        self.writes.make(build, answers.append)
        self.wait(lambda: answers)
        return answers[0]

    def ahead(self, key: Key, name: str) -> object:
        return (self.writes.ahead.metadata(key) or {}).get(name)

    def asked(self) -> None:
        """Wait until all that was asked of the journal so far is answered."""
        answers: list[object] = []
        self.writes.ask_journal(lambda _: None, answers.append)
        self.wait(lambda: answers)

    def end(self) -> None:
        self.session.close()
        self.session.tasks.close()
        self.writes.release()


Begin = Callable[..., Desk]


@pytest.fixture
def begin(clock: Clock, open_committer: OpenFile, qtbot: QtBot) -> Iterator[Begin]:
    """Start a session with a `Committer` of its own kind; None = read-only."""
    desks: list[Desk] = []

    def start(path: Path, committer: Callable[[Path], Committer] | None = open_committer) -> Desk:
        desks.append(Desk(Session(Tasks(), clock, Workspace, committer, PERSON), qtbot))
        return desks[-1].open(path)

    yield start
    for desk in desks:
        desk.end()


@pytest.fixture
def desk(begin: Begin, workspace: Path) -> Desk:
    return begin(workspace)


@pytest.fixture
def bugs(monkeypatch: pytest.MonkeyPatch) -> list[type[BaseException]]:
    """What the crash hook was told."""
    heard: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: heard.append(kind))
    return heard


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    made = threading.Event()
    yield made
    made.set()


class Held(FakeCommitter):
    """Begins to write, and goes on once the gate is open; a stop is heard until then."""

    def __init__(self, gate: threading.Event) -> None:
        super().__init__()
        self.gate = gate
        self.begun = 0

    @override
    def commit(self, report: Report) -> Committed:
        self.begun += 1
        while not self.gate.wait(0.005):
            report(0.0)
        return super().commit(report)


def stored(path: Path, key: Key) -> dict[str, object]:
    """The record as it is in the file now; empty where there is none."""
    snapshot = Workspace(path).scan(lambda _: None)
    row = snapshot.row(key)
    return {} if row is None else snapshot.metadata(row)


def confidence(value: float, key: Key = CACHE) -> Build:
    return lambda editing: set_fields(editing, [key], {"confidence": value})


def text(words: str, key: Key = CACHE) -> Build:
    return lambda editing: revise(editing, key, words)


def patch(value: float, before: float = 0.4, kind: ChangeKind = ChangeKind.EDIT) -> ChangeSet:
    return new_change_set(kind, (Patch(CACHE, {"confidence": before}, {"confidence": value}),), NOW, PERSON)


def test_before_a_workspace_is_open_nothing_can_be_changed(tasks: Tasks, clock: Clock) -> None:
    writes = WriteQueue(tasks, clock, PERSON)
    writes.make(confidence(0.9))
    writes.undo()
    writes.commit_now()
    writes.keep(Retention())
    assert tasks.is_idle
    assert writes.is_read_only
    assert writes.is_quiet
    assert writes.committer is None
    assert writes.seen_with_next_read() == ()
    assert writes.ahead.metadata(CACHE) is None
    writes.close()


def test_an_edit_is_shown_at_once_and_is_in_the_file_soon(desk: Desk, workspace: Path) -> None:
    made: list[ChangeSet] = []
    changed: list[ChangeSet] = []
    desk.writes.made.connect(made.append)
    desk.writes.changed.connect(changed.append)
    change = desk.made(confidence(0.9))
    assert change is not None
    assert made == [change]
    assert desk.writes.standing.pending == (change,)
    assert desk.ahead(CACHE, "confidence") == 0.9
    assert stored(workspace, CACHE)["confidence"] == 0.4
    desk.settle()
    assert changed == [change]
    assert stored(workspace, CACHE)["confidence"] == 0.9
    assert desk.ahead(CACHE, "confidence") == 0.9
    assert desk.writes.standing.undo is not None
    assert desk.writes.committer is not None


def test_a_change_that_changes_nothing_is_none(desk: Desk) -> None:
    assert desk.made(confidence(0.4)) is None
    assert desk.writes.is_quiet
    assert desk.writes.standing.steps == ()


def test_an_edit_is_made_on_the_one_before_it(desk: Desk, workspace: Path) -> None:
    desk.writes.make(confidence(0.7))
    desk.writes.make(confidence(0.8))
    desk.settle()
    assert stored(workspace, CACHE)["confidence"] == 0.8
    assert desk.conflicts == []


def test_a_hundred_edits_of_one_fact_never_meet_one_another_and_are_all_undone(desk: Desk, workspace: Path) -> None:
    before = stored(workspace, CACHE)
    for number in range(100):
        desk.writes.make(confidence(round(0.01 * (number + 1), 2)))
    desk.settle()
    assert desk.conflicts == []
    assert desk.refused == []
    assert stored(workspace, CACHE)["confidence"] == 1.0
    assert len(desk.writes.standing.steps) == 100
    for _ in range(100):
        desk.writes.undo()
    desk.settle()
    assert desk.writes.standing.undo is None
    assert desk.conflicts == []
    assert stored(workspace, CACHE) | {"updated_at": None} == before | {"updated_at": None}


def test_edits_while_others_are_being_written_and_read_never_meet_one_another(desk: Desk, workspace: Path) -> None:
    """The next edit is made whenever the one before reached any state: written down, applied, or seen."""
    left = iter(range(1, 41))

    def go_on() -> None:
        number = next(left, None)
        if number is not None:
            desk.writes.make(confidence(round(0.4 + number / 100, 2)))

    desk.writes.changed.connect(go_on)
    desk.session.refreshed.connect(go_on)
    go_on()
    desk.wait(lambda: desk.ahead(CACHE, "confidence") == 0.8)
    desk.settle()
    assert desk.conflicts == []
    assert stored(workspace, CACHE)["confidence"] == 0.8


def test_an_attribute_of_a_new_text_goes_to_the_new_text(desk: Desk, workspace: Path) -> None:
    desk.writes.make(text("Valkey caches the sessions"))
    desk.writes.make(confidence(0.9))
    desk.writes.make(text("Valkey caches everything"))
    desk.settle()
    assert desk.conflicts == []
    assert stored(workspace, CACHE)["confidence"] == 0.4
    assert stored(workspace, CACHE_2)["confidence"] == 0.9
    newest = stored(workspace, Key(MAIN, "cache~3"))
    assert (newest["content"], newest["confidence"]) == ("Valkey caches everything", 0.9)
    for _ in range(3):
        desk.writes.undo()
    desk.settle()
    assert not stored(workspace, CACHE).get("superseded_by")
    desk.made(text("Something else"))
    desk.settle()
    assert desk.conflicts == []
    assert stored(workspace, Key(MAIN, "cache~4"))["content"] == "Something else"


def test_undo_and_redo(desk: Desk, workspace: Path) -> None:
    for value in (0.7, 0.8):
        desk.made(confidence(value))
    desk.settle()
    desk.writes.undo()
    desk.settle()
    assert stored(workspace, CACHE)["confidence"] == 0.7
    desk.writes.redo()
    desk.settle()
    assert stored(workspace, CACHE)["confidence"] == 0.8
    first = desk.writes.standing.steps[-1].change
    desk.writes.undo_step(first.id)
    desk.wait(lambda: desk.conflicts)
    assert stored(workspace, CACHE)["confidence"] == 0.8, "a later step has the same field: a person decides"
    desk.writes.give_up([change.id for change in desk.writes.standing.stale])
    desk.wait(lambda: not desk.writes.standing.stale)


def test_one_step_is_undone_and_done_again_past_another_record(desk: Desk, workspace: Path) -> None:
    first = desk.made(confidence(0.7))
    desk.made(confidence(0.1, DEPLOY))
    assert first is not None
    desk.settle()
    desk.writes.undo_step(first.id)
    desk.settle()
    assert (stored(workspace, CACHE)["confidence"], stored(workspace, DEPLOY)["confidence"]) == (0.4, 0.1)
    desk.writes.redo_step(first.id)
    desk.settle()
    assert stored(workspace, CACHE)["confidence"] == 0.7
    desk.writes.undo_step("nothing")
    desk.asked()
    assert desk.writes.is_quiet


def test_undo_in_another_session(begin: Begin, workspace: Path) -> None:
    first = begin(workspace)
    first.made(confidence(0.9))
    first.settle()
    first.end()
    again = begin(workspace)
    assert again.writes.standing.undo is not None
    again.writes.undo()
    again.settle()
    assert stored(workspace, CACHE)["confidence"] == 0.4
    assert again.completed == []


def test_while_an_agent_has_the_file_changes_wait_and_no_error_is_seen(desk: Desk, hire: Hire, workspace: Path) -> None:
    agent = hire(workspace)
    desk.made(confidence(0.9))
    desk.wait(lambda: desk.writes.waits_for_agent)
    assert len(desk.writes.standing.pending) == 1
    assert desk.ahead(CACHE, "confidence") == 0.9
    desk.made(text("Valkey caches the sessions"))
    told: list[bool] = []
    desk.writes.standing_changed.connect(lambda: told.append(True))
    desk.wait(lambda: not desk.writes.is_writing)
    desk.writes.commit_now()
    desk.wait(lambda: not desk.writes.is_writing)
    assert told == [], "nothing new to tell while it waits"
    assert (desk.writes.trouble, desk.refused) == ("", [])
    agent.close()
    desk.settle()
    assert not desk.writes.waits_for_agent
    newest = stored(workspace, CACHE_2)
    assert (newest["content"], newest["confidence"]) == ("Valkey caches the sessions", 0.9)
    assert desk.conflicts == []


def test_what_is_undone_while_it_waits_is_never_written(desk: Desk, hire: Hire, workspace: Path) -> None:
    agent = hire(workspace)
    desk.made(confidence(0.9))
    desk.made(text("Valkey"))
    desk.wait(lambda: desk.writes.waits_for_agent and not desk.writes.is_writing)
    desk.writes._retry.stop()
    desk.writes.undo()
    desk.asked()
    assert desk.writes.standing.steps[0].state is ChangeState.UNDONE
    assert desk.ahead(CACHE, "superseded_by") is None
    assert desk.ahead(CACHE_2, "content") is None
    agent.close()
    desk.settle()
    assert stored(workspace, CACHE)["confidence"] == 0.9
    assert stored(workspace, CACHE_2) == {}
    desk.writes.redo()
    desk.settle()
    assert stored(workspace, CACHE_2)["content"] == "Valkey"
    assert desk.conflicts == []


def test_given_up_is_not_shown_any_more(desk: Desk, hire: Hire, workspace: Path) -> None:
    agent = hire(workspace)
    change = desk.made(confidence(0.9))
    assert change is not None
    desk.wait(lambda: desk.writes.waits_for_agent and not desk.writes.is_writing)
    desk.writes._retry.stop()
    desk.writes.give_up([change.id])
    desk.wait(lambda: desk.writes.is_quiet)
    assert desk.ahead(CACHE, "confidence") == 0.4
    agent.close()
    assert stored(workspace, CACHE)["confidence"] == 0.4


@pytest.mark.parametrize("choice", ["mine", "theirs"])
def test_what_an_agent_changed_meanwhile_is_not_overwritten_before_a_person_decides(
    desk: Desk, hire: Hire, workspace: Path, choice: str
) -> None:
    agent = hire(workspace)
    change = desk.made(confidence(0.9))
    desk.wait(lambda: desk.writes.waits_for_agent)
    agent.change("cache", confidence=0.1)
    agent.close()
    desk.wait(lambda: desk.conflicts)
    assert desk.conflicts == [1]
    assert desk.writes.standing.stale == (change,)
    assert stored(workspace, CACHE)["confidence"] == 0.1
    desk.wait(lambda: desk.ahead(CACHE, "confidence") == 0.1)
    stale = desk.writes.standing.stale
    answers: list[bool] = []
    chosen = {(CACHE, "confidence")} if choice == "mine" else set[tuple[Key, str]]()
    desk.writes.decide(lambda editing: decide(editing, stale, chosen), stale, lambda: answers.append(True))
    desk.wait(lambda: answers)
    desk.settle()
    assert not desk.writes.standing.stale
    assert stored(workspace, CACHE)["confidence"] == (0.9 if choice == "mine" else 0.1)
    assert desk.conflicts == [1]


def test_a_file_that_is_gone_is_told_and_what_waits_is_written_once_it_is_back(desk: Desk, workspace: Path) -> None:
    away = workspace.with_name("away")
    workspace.rename(away)
    desk.made(confidence(0.9))
    desk.wait(lambda: desk.writes.trouble)
    assert "“team.vdb” is not there any more. What you changed is kept" in desk.writes.trouble
    assert not desk.writes.waits_for_agent
    assert len(desk.writes.standing.pending) == 1
    away.rename(workspace)
    desk.settle()
    assert desk.writes.trouble == ""
    assert stored(workspace, CACHE)["confidence"] == 0.9
    assert desk.refused == []


def test_another_file_in_its_place_is_not_changed(desk: Desk, workspace: Path, many: Path) -> None:
    before = many.read_bytes()
    shutil.copyfile(many, workspace)
    change = desk.made(lambda editing: delete(editing, [CACHE]))
    desk.wait(lambda: desk.writes.standing.stale or desk.refused)
    assert workspace.read_bytes() == before
    assert change is None or desk.writes.standing.stale == (change,)


@pytest.mark.parametrize("trouble", [each for each in Trouble if each is not Trouble.BUSY])
def test_trouble_is_told_in_words_and_what_waits_is_kept(begin: Begin, workspace: Path, trouble: Trouble) -> None:
    committer = FakeCommitter()
    desk = begin(workspace, lambda _: committer)
    committer.trouble, committer.detail = trouble, "errno"
    change = desk.made(confidence(0.9))
    desk.wait(lambda: desk.writes.trouble)
    assert desk.writes.detail == "errno"
    assert desk.writes.standing.pending == (change,)
    assert not desk.writes.is_quiet
    committer.trouble = None
    desk.settle()
    assert (desk.writes.trouble, desk.writes.detail) == ("", "")


def test_what_waits_is_tried_again_by_itself_and_at_once_where_it_is_wanted(begin: Begin, workspace: Path) -> None:
    committer = FakeCommitter()
    committer.trouble = Trouble.BUSY
    desk = begin(workspace, lambda _: committer)
    desk.made(confidence(0.9))
    desk.wait(lambda: desk.writes.waits_for_agent)
    assert desk.writes._retry.isActive()
    committer.trouble = None
    desk.writes._retry.stop()
    desk.writes.commit_now()
    desk.settle()


def test_a_journal_that_fails_while_it_is_brought_into_the_file_is_told(begin: Begin, workspace: Path) -> None:
    class Failing(FakeCommitter):
        error: JournalUnusable | None = JournalUnusable("The history cannot be used.")

        @override
        def commit(self, report: Report) -> Committed:
            if self.error is not None:
                raise self.error
            return super().commit(report)

    committer = Failing()
    committer.trouble = Trouble.BUSY
    desk = begin(workspace, lambda _: committer)
    desk.made(confidence(0.9))
    desk.wait(lambda: desk.writes.trouble == "The history cannot be used.")
    assert not desk.writes.waits_for_agent
    assert len(desk.writes.standing.pending) == 1
    committer.error, committer.trouble = None, None
    desk.settle()
    assert desk.writes.trouble == ""


def test_another_workspace_while_changes_wait(desk: Desk, hire: Hire, workspace: Path, many: Path) -> None:
    agent = hire(workspace)
    desk.made(confidence(0.9))
    desk.wait(lambda: desk.writes.waits_for_agent)
    desk.open(many)
    assert not desk.writes.standing.pending
    assert not desk.writes.waits_for_agent
    desk.made(confidence(0.3, F000))
    desk.settle()
    assert stored(many, F000)["confidence"] == 0.3
    agent.close()
    assert stored(workspace, CACHE)["confidence"] == 0.4
    desk.open(workspace)
    desk.wait(lambda: desk.completed == [1])
    desk.settle()
    assert stored(workspace, CACHE)["confidence"] == 0.9
    assert desk.conflicts == []


def test_a_change_asked_for_before_another_workspace_was_opened_is_made_on_its_own(
    desk: Desk, workspace: Path, gate: threading.Event, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.vdb"
    shutil.copyfile(workspace, copy)
    other = Agent(copy)
    other.change("cache", confidence=0.1)
    other.close()
    tasks = desk.session.tasks
    tasks.run("", lambda _: gate.wait(10), lambda _: None, desk.refused.append, Lane.EDITING)
    desk.writes.make(confidence(0.9))
    with desk._qtbot.waitSignal(desk.session.opened, timeout=PATIENCE):
        desk.session.open(copy)
    gate.set()
    desk.asked()
    assert not desk.writes.standing.pending
    assert desk.refused == []
    desk.open(workspace)
    desk.wait(lambda: desk.completed == [1])
    assert stored(workspace, CACHE)["confidence"] == 0.9
    assert stored(copy, CACHE)["confidence"] == 0.1


def test_what_waited_in_another_workspace_is_written_also_while_the_one_before_is_still_at_it(
    begin: Begin, workspace: Path, many: Path, gate: threading.Event
) -> None:
    slow, quick = Held(gate), FakeCommitter()
    quick.journal.record(patch(0.9))
    desk = begin(workspace, lambda path: slow if path == workspace else quick)
    desk.made(confidence(0.9))
    desk.wait(lambda: slow.begun)
    desk.open(many)
    desk.asked()
    assert quick.journal.pending() != []
    gate.set()
    desk.wait(lambda: desk.completed == [1])
    assert quick.journal.pending() == []
    assert slow.journal.pending() == []
    desk.settle()


def test_trouble_of_a_workspace_that_was_left_is_not_the_next_ones(
    begin: Begin, workspace: Path, many: Path, gate: threading.Event
) -> None:
    class Failing(Held):
        @override
        def commit(self, report: Report) -> Committed:
            super().commit(report)
            raise JournalUnusable("The history cannot be used.")

    slow = Failing(gate)
    desk = begin(workspace, lambda path: slow if path == workspace else FakeCommitter())
    desk.made(confidence(0.9))
    desk.wait(lambda: slow.begun)
    desk.open(many)
    gate.set()
    desk.settle()
    assert desk.writes.trouble == ""
    assert not desk.writes._retry.isActive()


def test_read_only_nothing_is_made(begin: Begin, workspace: Path) -> None:
    desk = begin(workspace, None)
    answers: list[ChangeSet | None] = []
    desk.writes.make(confidence(0.9), answers.append)
    desk.writes.undo()
    desk.writes.save_draft(Draft(CACHE, "content", "typed", "", ""))
    assert desk.session.tasks.is_idle
    assert desk.writes.is_read_only
    assert desk.writes.is_quiet
    assert answers == []
    assert desk.ahead(CACHE, "confidence") == 0.4
    snapshot = desk.session.snapshot
    assert snapshot is not None
    assert desk.writes.editing(snapshot).by == PERSON


def test_changes_of_an_earlier_session_are_written_and_counted(begin: Begin, hire: Hire, workspace: Path) -> None:
    agent = hire(workspace)
    first = begin(workspace)
    for build in (confidence(0.9), confidence(0.1, DEPLOY), confidence(0.5, Key(MAIN, "ticket"))):
        first.made(build)
    first.wait(lambda: first.writes.waits_for_agent)
    first.end()
    agent.change("deploy", confidence=0.2)
    agent.close()
    again = begin(workspace)
    again.wait(lambda: again.completed)
    again.settle()
    assert again.completed == [2], "the third met what the agent did"
    assert again.conflicts == [1]
    assert stored(workspace, CACHE)["confidence"] == 0.9
    again.made(confidence(0.6))
    again.settle()
    assert again.completed == [2]


def test_conflicts_that_an_earlier_session_left_are_told(begin: Begin, workspace: Path) -> None:
    committer = FakeCommitter()
    committer.journal.add(patch(0.9), ChangeState.STALE)
    desk = begin(workspace, lambda _: committer)
    desk.wait(lambda: desk.conflicts == [1])
    assert desk.completed == []


def test_drafts_are_found_again_until_they_are_forgotten(begin: Begin, workspace: Path) -> None:
    first = begin(workspace)
    draft = Draft(CACHE, "content", "half a \ud83d text", "base", "2026-11-30T12:00:00Z")
    kept = Draft(CACHE, "content", "half a  text", "base", "2026-11-30T12:00:00Z")
    first.writes.save_draft(draft)
    first.wait(lambda: first.writes.standing.drafts == (kept,))
    first.end()
    found: list[tuple[Draft, ...]] = []
    again = begin(workspace, None)
    again.end()
    again = begin(workspace)
    again.writes.drafts_found.connect(lambda: found.append(again.writes.standing.drafts))
    again.open(workspace)
    again.wait(lambda: found == [(kept,)])
    again.writes.forget_draft(CACHE, "content")
    again.wait(lambda: again.writes.standing.drafts == ())


def test_a_draft_that_is_typed_while_the_window_closes_is_kept(begin: Begin, workspace: Path) -> None:
    first = begin(workspace)
    first.writes.save_draft(Draft(CACHE, "content", "typed", "base", ""))
    first.writes.make(confidence(0.9))
    first.end()
    again = begin(workspace)
    assert [draft.text for draft in again.writes.standing.drafts] == ["typed"]
    again.wait(lambda: again.completed == [1])


def test_what_cannot_be_written_down_is_not_made_and_that_is_told(begin: Begin, workspace: Path) -> None:
    class Full(FakeJournal):
        is_full = True

        @override
        def record(self, change: ChangeSet) -> None:
            if self.is_full:
                raise JournalUnusable("The disk is full. The change was not made.")
            super().record(change)

    committer, journal = FakeCommitter(), Full()
    committer.journal = journal
    desk = begin(workspace, lambda _: committer)
    answers: list[ChangeSet | None] = []
    desk.writes.make(confidence(0.9), answers.append)
    desk.wait(lambda: desk.refused)
    assert [str(error) for error in desk.refused] == ["The disk is full. The change was not made."]
    assert answers == []
    assert desk.ahead(CACHE, "confidence") == 0.4
    journal.is_full = False
    desk.made(confidence(0.8))
    desk.settle()
    assert [change.kind for change in (entry.change for entry in journal.entries(9))] == [ChangeKind.EDIT]


def test_a_rule_that_refuses_changes_nothing(desk: Desk) -> None:
    def refuse(_: Editing) -> ChangeSet | None:
        raise Refused(Refusal.CYCLE, "label")

    desk.writes.make(refuse)
    desk.wait(lambda: desk.refused)
    assert isinstance(desk.refused[0], Refused)
    assert desk.writes.standing.steps == ()
    desk.writes.make(confidence(0.5, Key(MAIN, "nothing")))
    desk.wait(lambda: len(desk.refused) == 2)


def test_a_bug_in_a_rule_is_loud_and_the_next_change_is_made(
    desk: Desk, workspace: Path, bugs: list[type[BaseException]]
) -> None:
    def fail(_: Editing) -> ChangeSet | None:
        raise ZeroDivisionError

    desk.writes.make(fail)
    desk.writes.make(confidence(0.9))
    desk.settle()
    assert bugs == [ZeroDivisionError]
    assert desk.refused == []
    assert stored(workspace, CACHE)["confidence"] == 0.9


def test_a_bug_in_what_is_told_of_a_change_does_not_keep_it_from_the_file(
    desk: Desk, workspace: Path, bugs: list[type[BaseException]]
) -> None:
    def fail(_: ChangeSet | None) -> None:
        raise ZeroDivisionError

    desk.writes.make(confidence(0.9), fail)
    desk.wait(lambda: bugs == [ZeroDivisionError])
    desk.settle()
    assert stored(workspace, CACHE)["confidence"] == 0.9


def test_a_bug_while_writing_is_loud_and_the_next_change_brings_both_in(
    begin: Begin, workspace: Path, bugs: list[type[BaseException]]
) -> None:
    class Faulty(FakeCommitter):
        @override
        def commit(self, report: Report) -> Committed:
            if not bugs:
                raise ZeroDivisionError
            return super().commit(report)

    committer = Faulty()
    desk = begin(workspace, lambda _: committer)
    desk.made(confidence(0.9))
    desk.wait(lambda: bugs == [ZeroDivisionError])
    assert len(desk.writes.standing.pending) == 1
    desk.made(confidence(0.8))
    desk.settle()
    assert committer.journal.pending() == []


def test_nothing_is_written_to_a_damaged_file(desk: Desk, workspace: Path) -> None:
    damaged = workspace.read_bytes()[:-40]
    workspace.write_bytes(damaged)
    desk.wait(lambda: desk.session.snapshot is not None and desk.session.snapshot.damage)
    change = desk.made(confidence(0.9, DEPLOY))
    desk.wait(lambda: desk.writes.trouble)
    assert "“team.vdb” is damaged, so nothing is written to it" in desk.writes.trouble
    desk.writes.commit_now()
    assert not desk.writes.is_writing
    assert desk.writes.standing.pending == (change,)
    assert workspace.read_bytes() == damaged


def test_the_window_answers_while_a_change_is_being_written(
    begin: Begin, workspace: Path, gate: threading.Event
) -> None:
    committer = Held(gate)
    desk = begin(workspace, lambda _: committer)
    answers: list[object] = []
    desk.writes.make(confidence(0.9), answers.append)
    assert answers == [], "it returns before anything was done"
    desk.wait(lambda: committer.begun)
    desk.session.ask("topic", lambda _: "answer", answers.append)
    desk.wait(lambda: "answer" in answers)
    desk.made(confidence(0.8))
    assert desk.ahead(CACHE, "confidence") == 0.8
    assert desk.writes.is_writing
    assert committer.begun == 1
    gate.set()
    desk.settle()


def test_a_stop_puts_off_the_writing_and_loses_nothing(begin: Begin, workspace: Path, gate: threading.Event) -> None:
    committer = Held(gate)
    desk = begin(workspace, lambda _: committer)
    erasing = new_change_set(ChangeKind.ERASE, (Purge(CACHE, "digest"),), NOW, PERSON)
    desk.writes.make(lambda _: erasing)
    desk.wait(lambda: committer.begun)
    job = desk.session.tasks.current
    assert job is not None
    assert job.title == "Erasing permanently"
    job.cancel()
    desk.wait(lambda: desk.session.tasks.current is None)
    assert desk.writes.standing.pending == (erasing,)
    desk.wait(lambda: committer.begun == 2)
    gate.set()
    desk.settle()


@pytest.mark.parametrize(
    ("change", "title"),
    [
        (patch(0.9), ""),
        (new_change_set(ChangeKind.REEMBED, (Reembed(CACHE, "digest", b""),), NOW, PERSON), "Renewing vectors"),
        (new_change_set(ChangeKind.PURGE, (Purge(CACHE, "digest"),), NOW, PERSON), "Purging permanently"),
        (
            new_change_set(
                ChangeKind.EDIT,
                tuple(Patch(Key(MAIN, str(number)), {"topic": ""}, {"topic": "x"}) for number in range(1_000)),
                NOW,
                PERSON,
            ),
            "Saving 1000 change(s)",
        ),
    ],
)
def test_what_takes_long_is_named(
    begin: Begin, workspace: Path, gate: threading.Event, change: ChangeSet, title: str
) -> None:
    committer = Held(gate)
    desk = begin(workspace, lambda _: committer)
    desk.writes.make(lambda _: change)
    desk.wait(lambda: committer.begun)
    job = desk.session.tasks.current
    assert ("" if job is None else job.title) == title


def test_what_was_seen_earlier_does_not_replace_what_was_seen_later(desk: Desk) -> None:
    change = desk.made(confidence(0.9))
    newer = desk.writes.standing
    assert newer.pending == (change,)
    desk.writes._take_standing(Standing(number=newer.number - 1))
    assert desk.writes.standing is newer
    desk.settle()


def test_what_is_kept_is_handed_on(begin: Begin, workspace: Path) -> None:
    class Keeping(FakeCommitter):
        kept: Sequence[Retention] = ()

        @override
        def prepare(self, retention: Retention) -> None:
            self.kept = (*self.kept, retention)

    committer = Keeping()
    desk = begin(workspace, lambda _: committer)
    desk.writes.keep(Retention(days=3))
    desk.asked()
    assert committer.kept == (Retention(days=3),)


def test_an_answer_of_the_journal_is_no_change(desk: Desk) -> None:
    change = desk.made(confidence(0.9))
    desk.settle()
    assert change is not None
    made: list[ChangeSet] = []
    answers: list[object] = []
    desk.writes.made.connect(made.append)
    desk.writes.ask_journal(
        lambda journal: replace(found) if (found := journal.find(change.id)) else None, answers.append
    )
    desk.wait(lambda: answers)
    assert made == []
    assert desk.writes.is_quiet


def test_after_closing_nothing_is_begun(desk: Desk) -> None:
    desk.writes.close()
    desk.writes.make(confidence(0.9))
    desk.writes.commit_now()
    assert desk.writes.is_read_only
    assert not desk.writes.is_writing
