from __future__ import annotations

import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from typing_extensions import override

from explorer.memory.changes import ChangeKind, ChangeSet, Import, Patch, Purge, Restore, Tombstone
from explorer.memory.journal import ChangeState, Draft, Entry, Journal, Retention
from explorer.memory.keys import Key
from explorer.memory.times import format_time
from explorer.store.journal import SqliteJournal
from explorer.store.journal_file import NAME
from tests.memory.change_samples import NOW, change_set, deleting, erasing, revising

A, B, C = (Key("user", name) for name in "abc")
DAY = timedelta(days=1)
WAITING, WRITING, STALE = ChangeState.WAITING, ChangeState.WRITING, ChangeState.STALE
APPLIED, UNDONE, DROPPED = ChangeState.APPLIED, ChangeState.UNDONE, ChangeState.DROPPED
OPEN = (WAITING, WRITING, STALE)
REVERSALS = (ChangeKind.UNDO, ChangeKind.REDO)


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[SqliteJournal]:
    with closing(SqliteJournal(tmp_path, lambda: NOW)) as journal:
        yield journal


def edit(*keys: Key) -> ChangeSet:
    return change_set(*(Patch(key, {"topic": None}, {"topic": "🧠"}) for key in keys or (A,)))


def record(journal: Journal, *changes: ChangeSet) -> None:
    for change in changes:
        journal.record(change)


def write(journal: SqliteJournal, *changes: ChangeSet) -> None:
    record(journal, *changes)
    journal.settle([each.id for each in journal.take(10**9)], [])


def undo(journal: SqliteJournal) -> ChangeSet:
    entry = journal.next_undo()
    assert entry is not None
    change = entry.change.undone(NOW, "ann")
    journal.record(change)
    return change


def redo(journal: SqliteJournal) -> ChangeSet:
    entry = journal.next_redo()
    assert entry is not None
    change = entry.change.redone(NOW, "ann")
    journal.record(change)
    return change


def change_of(entry: Entry | None) -> ChangeSet | None:
    return None if entry is None else entry.change


def state(journal: SqliteJournal, change: ChangeSet) -> ChangeState:
    entry = journal.find(change.id)
    assert entry is not None
    return entry.state


def test_it_is_a_journal(journal: SqliteJournal) -> None:
    as_seen: Journal = journal
    assert as_seen.notice == ""
    assert [as_seen.entries(9), as_seen.pending(), as_seen.stale(), as_seen.drafts()] == [[], [], [], []]
    found = [as_seen.next_undo(), as_seen.next_redo(), as_seen.find("x"), as_seen.tombstone(A)]
    assert found == [None] * 4
    assert not as_seen.withdraw("x")


def test_an_intent_waits_with_all_that_it_says(journal: SqliteJournal) -> None:
    changes = [edit(), revising(A, "старе", "ذاكرة"), erasing(B), change_set(label="🧠")]
    record(journal, *changes)
    assert journal.pending() == changes
    assert [entry.change for entry in journal.entries(2)] == changes[:1:-1]
    entry = journal.find(changes[1].id)
    assert entry == Entry(2, changes[1], WAITING)


def test_so_many_are_taken_as_have_few_enough_operations(journal: SqliteJournal) -> None:
    changes = [edit(A, B, C), edit(A), edit(A, B), edit(A, B, C)]
    record(journal, *changes)
    assert journal.take(1) == changes[:1]
    assert journal.take(4) == changes[:2]
    assert journal.take(6) == changes[:3]
    assert journal.take(10**9) == changes
    assert {entry.state for entry in journal.entries(9)} == {WRITING}
    assert journal.pending() == changes
    journal.settle([], [])
    assert journal.take(0) == changes[:1]
    assert [entry.state for entry in journal.entries(9)] == [WAITING] * 3 + [WRITING]


def test_a_merge_is_taken_whole_and_alone(journal: SqliteJournal) -> None:
    imports = [Import(Key("user", str(number)), {"content": "x"}) for number in range(700)]
    merge, other = change_set(*imports, kind=ChangeKind.MERGE), change_set(Import(A, {}), kind=ChangeKind.MERGE)
    before, after = edit(), edit(B)
    record(journal, before, merge, other, after)
    for expected in (before, merge, other, after):
        taken = journal.take(500)
        assert taken == [expected]
        journal.settle([expected.id], [])
    undo(journal)
    assert journal.next_undo() is not None


def test_how_far_a_change_has_come(journal: SqliteJournal) -> None:
    change = edit()
    assert journal.state(change.id) is None
    journal.record(change)
    assert journal.state(change.id) is WAITING
    journal.take(9)
    assert journal.state(change.id) is WRITING


def test_what_became_of_what_was_taken(journal: SqliteJournal) -> None:
    done, stale, rest, later = changes = [edit() for _ in range(4)]
    record(journal, *changes)
    journal.take(3)
    journal.settle([done.id], [stale.id])
    assert [state(journal, change) for change in changes] == [APPLIED, STALE, WAITING, WAITING]
    assert journal.pending() == [rest, later]
    assert journal.stale() == [stale]
    assert journal.take(9) == [rest, later]
    assert journal.drop([done.id, stale.id, rest.id, "unknown"]) == [stale.id]
    assert state(journal, stale) is DROPPED
    journal.settle([], [])
    assert journal.drop([rest.id]) == [rest.id]


def test_what_was_written_counts_even_where_it_was_given_up_meanwhile(journal: SqliteJournal) -> None:
    change = edit()
    record(journal, change)
    journal.take(1)
    journal.settle([], [])
    assert journal.withdraw(change.id)
    journal.settle([change.id], [])
    assert state(journal, change) is APPLIED


def test_undo_and_redo_again_and_again(journal: SqliteJournal) -> None:
    first, second = edit(A), edit(B)
    write(journal, first, second)
    for _ in range(3):
        for change in (second, first):
            assert change_of(journal.next_undo()) == change
            undo(journal)
            assert state(journal, change) is APPLIED
            write(journal)
            assert state(journal, change) is UNDONE
        assert journal.next_undo() is None
        for change in (first, second):
            assert change_of(journal.next_redo()) == change
            redo(journal)
            write(journal)
            assert state(journal, change) is APPLIED
        assert journal.next_redo() is None
    assert len(journal.entries(99)) == 14


def test_several_steps_back_while_the_file_is_busy(journal: SqliteJournal) -> None:
    first, second = edit(A), edit(B)
    write(journal, first, second)
    assert [undo(journal).of, undo(journal).of] == [second.id, first.id]
    assert journal.next_undo() is None
    assert journal.next_redo() is None
    write(journal)
    assert [redo(journal).of, redo(journal).of] == [first.id, second.id]
    assert journal.next_redo() is None
    write(journal)
    assert state(journal, first) is state(journal, second) is APPLIED


def test_a_step_and_its_undo_are_written_together(journal: SqliteJournal) -> None:
    change = edit()
    record(journal, change)
    journal.take(1)
    back = undo(journal)
    journal.settle([], [])
    assert journal.take(9) == [change, back]
    journal.settle([back.id, change.id], [])
    assert state(journal, change) is UNDONE
    assert change_of(journal.next_redo()) == change


def test_a_new_step_ends_redoing(journal: SqliteJournal) -> None:
    write(journal, edit(A))
    undo(journal)
    newer = edit(B)
    record(journal, newer)
    write(journal)
    assert journal.next_redo() is None
    undo(journal)
    write(journal)
    assert change_of(journal.next_redo()) == newer
    redo(journal)
    write(journal)
    assert journal.next_redo() is None


def counted() -> ChangeSet:
    return change_set(Patch(A, {"recall_count": None}, {"recall_count": 1}), kind=ChangeKind.RECALL)


def test_what_agents_count_is_no_step(journal: SqliteJournal) -> None:
    first, second = edit(A), edit(B)
    write(journal, first, second)
    undo(journal)
    write(journal, *(counted() for _ in range(20)))
    assert change_of(journal.next_redo()) == second
    assert change_of(journal.next_undo()) == first
    assert len(journal.entries(10)) == 3


def test_nobody_is_asked_about_a_count(journal: SqliteJournal) -> None:
    count = counted()
    assert not count.is_undoable
    journal.record(count)
    journal.take(9)
    journal.settle([], [count.id])
    assert state(journal, count) is DROPPED
    assert (journal.stale(), journal.pending()) == ([], [])


def test_an_undo_that_became_stale_is_no_undo(journal: SqliteJournal) -> None:
    change = edit()
    write(journal, change)
    back = undo(journal)
    journal.take(1)
    journal.settle([], [back.id])
    assert state(journal, change) is APPLIED
    assert journal.next_undo() is None
    assert journal.drop([back.id]) == [back.id]
    assert change_of(journal.next_undo()) == change


def test_undoing_an_undo_from_the_list_brings_its_step_back(journal: SqliteJournal) -> None:
    change = edit()
    write(journal, change)
    back = undo(journal)
    write(journal)
    again = back.undone(NOW, "ann")
    write(journal, again)
    assert [state(journal, each) for each in (change, back, again)] == [APPLIED, UNDONE, APPLIED]
    write(journal, again.undone(NOW, "ann"))
    assert [state(journal, each) for each in (change, back, again)] == [UNDONE, APPLIED, UNDONE]
    assert change_of(journal.next_redo()) == change


def test_what_waits_is_taken_back_without_the_file(journal: SqliteJournal) -> None:
    first, second, third = edit(A), edit(B), edit(C)
    record(journal, first, second, third)
    journal.take(1)
    assert [journal.withdraw(each.id) for each in (third, second, first)] == [True, True, False]
    assert not journal.withdraw(second.id)
    assert journal.pending() == [first]
    assert redo(journal).of == second.id
    assert redo(journal).of == third.id
    record(journal, edit())
    assert journal.next_redo() is None


def test_an_undo_that_waits_is_given_up(journal: SqliteJournal) -> None:
    change = edit()
    write(journal, change)
    back = undo(journal)
    assert journal.withdraw(back.id)
    assert state(journal, back) is DROPPED
    assert state(journal, change) is APPLIED
    assert change_of(journal.next_undo()) == change


def test_what_was_erased_is_passed_over(journal: SqliteJournal) -> None:
    change = edit(B)
    write(journal, change, deleting(A, "text"))
    write(journal, erasing(A))
    assert change_of(journal.next_undo()) == change


def test_the_text_of_what_was_deleted(journal: SqliteJournal) -> None:
    first = deleting(A, "first")
    write(journal, edit(A), first, deleting(B, ""), deleting(C, "other"))
    assert journal.tombstone(A) == first.operations[0]
    assert journal.tombstone(B) is None
    back = undo(journal)
    assert isinstance(back.operations[0], Restore)
    write(journal)
    assert journal.tombstone(C) is None
    restored = change_set(Restore(A, {"content": ""}, {"content": "first"}), kind=ChangeKind.RESTORE)
    second = deleting(A, "second 🧠")
    record(journal, restored, second)
    assert journal.tombstone(A) == second.operations[0]
    journal.take(100)
    assert journal.tombstone(A) == second.operations[0]
    write(journal)
    assert journal.tombstone(A) == second.operations[0]
    undo(journal)
    write(journal)
    assert journal.tombstone(A) == first.operations[0]
    write(journal, restored.undone(NOW, "ann"))
    assert journal.tombstone(A) == Tombstone(A, {"content": "first"}, {"content": ""})


def test_a_draft_replaces_the_earlier_one(journal: SqliteJournal) -> None:
    drafts = [Draft(A, "content", text, "base", format_time(NOW)) for text in ("a", "ab", "ذاكرة 🧠")]
    other = Draft(A, "delete_reason", "why", "", format_time(NOW))
    for draft in (*drafts[:2], other, drafts[2]):
        journal.save_draft(draft)
    assert journal.drafts() == [other, drafts[2]]
    journal.forget_draft(A, "content")
    journal.forget_draft(B, "content")
    assert journal.drafts() == [other]


def aged(days: float, *operations: Patch, label: str = "") -> ChangeSet:
    made = format_time(NOW - timedelta(days=days))
    change = change_set(*(operations or (Patch(A, {"topic": None}, {"topic": "x"}),)), label=label)
    return ChangeSet(change.id, change.kind, made, "ann", label, change.operations)


def test_what_is_old_and_settled_is_removed(journal: SqliteJournal) -> None:
    old, young, dropped, odd = aged(91), aged(89), aged(91), aged(89)
    write(journal, old, young)
    odd = ChangeSet(odd.id, odd.kind, "no time", "ann", "", odd.operations)
    write(journal, odd)
    waiting, stale = aged(400), aged(400)
    record(journal, dropped, stale, waiting)
    journal.drop([dropped.id])
    journal.take(1)
    journal.settle([], [stale.id])
    journal.keep(Retention(days=90))
    assert [entry.change for entry in journal.entries(9)] == [waiting, stale, odd, young]
    assert journal.tombstone(A) is None


def test_a_step_whose_undo_waits_is_kept(journal: SqliteJournal) -> None:
    old = aged(100)
    write(journal, old)
    back = undo(journal)
    journal.keep(Retention(days=90))
    write(journal)
    assert state(journal, old) is UNDONE
    journal.keep(Retention(days=90))
    assert [entry.change for entry in journal.entries(9)] == [back]


def test_the_oldest_go_until_the_file_is_small_enough(journal: SqliteJournal, tmp_path: Path) -> None:
    waiting = aged(3, label="waiting")
    record(journal, waiting)
    journal.take(1)
    journal.settle([], [waiting.id])
    changes = [aged(1, label=f"{number} " * 10_000) for number in range(150)]
    write(journal, *changes)
    assert (tmp_path / NAME).stat().st_size > 3_000_000
    journal.keep(Retention(megabytes=2))
    left = [entry.change for entry in journal.entries(999)]
    assert 1_700_000 < (tmp_path / NAME).stat().st_size <= 2_000_000
    assert left == [*changes[: -len(left) : -1], waiting]
    assert 40 < len(left) < 150
    journal.keep(Retention(megabytes=0))
    assert [entry.change for entry in journal.entries(999)] == [waiting]
    assert (tmp_path / NAME).stat().st_size < 100_000


def test_threads_take_turns(journal: SqliteJournal) -> None:
    def work(key: Key) -> None:
        for _ in range(20):
            journal.record(edit(key))
            journal.take(5)
            journal.next_undo()

    threads = [threading.Thread(target=work, args=(key,)) for key in (A, B, C)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(journal.pending()) == 60


def test_two_windows_on_one_workspace(journal: SqliteJournal, tmp_path: Path) -> None:
    with closing(SqliteJournal(tmp_path, lambda: NOW)) as other:
        first, second = edit(A), edit(B)
        record(journal, first)
        record(other, second)
        assert journal.pending() == other.pending() == [first, second]
        write(other)
        assert state(journal, first) is APPLIED
        assert change_of(journal.next_undo()) == second


_RECORDER = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from explorer.store.journal import SqliteJournal
from tests.memory.change_samples import deleting, erasing
from explorer.memory.keys import Key
journal = SqliteJournal(Path(sys.argv[1]), lambda: datetime.now(UTC))
number = 0
while True:
    change = deleting(Key("user", str(number)), "text " * (number * 37 % 4000))
    journal.record(change)
    print(change.id, flush=True)
    number += 1
    if number % 5 == 0:
        journal.settle([each.id for each in journal.take(3)], [])
    if number % 9 == 0:
        erasure = erasing(Key("user", str(number - 4)))
        journal.record(erasure)
        print(erasure.id, flush=True)
        journal.settle([each.id for each in journal.take(10**6)], [])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_what_was_recorded_outlives_a_kill_at_any_moment(tmp_path: Path) -> None:
    acknowledged: list[str] = []
    root = Path(__file__).parents[2]
    for _ in range(5):
        lines = random.randrange(1, 40)
        with subprocess.Popen(
            [sys.executable, "-c", _RECORDER, str(tmp_path)], stdout=subprocess.PIPE, text=True, cwd=root
        ) as child:
            assert child.stdout is not None
            acknowledged += [child.stdout.readline().strip() for _ in range(lines)]
            child.send_signal(signal.SIGKILL)
            acknowledged += [line.strip() for line in child.stdout if line.endswith("\n")]
        assert child.returncode == -signal.SIGKILL
        with closing(SqliteJournal(tmp_path, lambda: NOW)) as journal:
            assert journal.notice == ""
            entries = {entry.change.id: entry for entry in journal.entries(10**6)}
            assert set(acknowledged) <= entries.keys()
            assert len(entries) - len(set(acknowledged)) <= 5
            assert all(entry.state in (WAITING, WRITING, APPLIED, DROPPED) for entry in entries.values())
            assert len(journal.take(10**9)) == len(journal.pending())
            journal.settle([], [])


@dataclass
class Step:
    """What a person thinks that the journal knows of one change set."""

    change: ChangeSet
    made: int
    keys: set[Key]
    state: ChangeState = WAITING
    undone: int = 0
    scrubbed: bool = False

    @property
    def is_own(self) -> bool:
        return self.change.kind not in REVERSALS


class AgainstAList(RuleBasedStateMachine):
    """Whatever is done in whatever order, the journal says what a plain list would say."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.journal = SqliteJournal(Path(self.folder.name), self.clock)
        self.steps: list[Step] = []
        self.moment = 0

    @override
    def teardown(self) -> None:
        self.journal.close()
        self.folder.cleanup()

    def clock(self) -> datetime:
        return NOW

    def step(self, change_id: str) -> Step | None:
        return next((step for step in self.steps if step.change.id == change_id), None)

    def record(self, change: ChangeSet) -> None:
        self.moment += 1
        self.journal.record(change)
        self.steps.append(Step(change, self.moment, set(change.keys)))

    @rule(keys=st.sets(st.sampled_from([A, B, C]), min_size=1, max_size=2))
    def edit(self, keys: set[Key]) -> None:
        self.record(edit(*sorted(keys)))

    @rule(key=st.sampled_from([A, B]))
    def erase(self, key: Key) -> None:
        self.record(erasing(key))

    @rule()
    def undo(self) -> None:
        entry = self.journal.next_undo()
        if entry is not None and not (entry.state is WAITING and self.withdraw(entry.change.id)):
            self.record(entry.change.undone(NOW, "ann"))

    @rule()
    def redo(self) -> None:
        entry = self.journal.next_redo()
        if entry is not None:
            self.record(entry.change.redone(NOW, "ann"))

    @precondition(lambda self: self.steps)
    @rule(data=st.data())
    def undo_any(self, data: st.DataObject) -> None:
        entry = self.journal.find(data.draw(st.sampled_from(self.steps)).change.id)
        if entry is not None and entry.can_be_undone:
            self.record(entry.change.undone(NOW, "ann"))

    @precondition(lambda self: self.steps)
    @rule(data=st.data())
    def withdraw_any(self, data: st.DataObject) -> None:
        self.withdraw(data.draw(st.sampled_from(self.steps)).change.id)

    def withdraw(self, change_id: str) -> bool:
        step = self.step(change_id)
        assert step is not None
        self.moment += 1
        expected = step.state is WAITING
        if expected:
            step.state, step.undone = (UNDONE, self.moment) if step.is_own else (DROPPED, 0)
        assert self.journal.withdraw(change_id) is expected
        return expected

    @precondition(lambda self: self.steps)
    @rule(data=st.data())
    def drop_any(self, data: st.DataObject) -> None:
        step = data.draw(st.sampled_from(self.steps))
        expected = [step.change.id] if step.state in (WAITING, STALE) else []
        if expected:
            step.state = DROPPED
        assert self.journal.drop([step.change.id]) == expected

    @rule(most=st.integers(0, 5))
    def take(self, most: int) -> None:
        expected: list[Step] = []
        for step in self.steps:
            if step.state in (WAITING, WRITING):
                total = sum(len(each.change.operations) for each in [*expected, step])
                if expected and total > most:
                    break
                expected.append(step)
        assert self.journal.take(most) == [step.change for step in expected]
        for step in expected:
            step.state = WRITING

    @rule(data=st.data())
    def settle(self, data: st.DataObject) -> None:
        writing = [step for step in self.steps if step.state is WRITING]
        fates = data.draw(st.lists(st.sampled_from("aaasw"), min_size=len(writing), max_size=len(writing)))
        applied = [step for step, fate in zip(writing, fates, strict=True) if fate == "a"]
        stale = [step for step, fate in zip(writing, fates, strict=True) if fate == "s"]
        self.journal.settle([step.change.id for step in applied], [step.change.id for step in stale])
        for step in writing:
            step.state = APPLIED if step in applied else STALE if step in stale else WAITING
        for step in applied:
            self.follow(step, is_applied=True, at=step.made)
        for step in applied:
            self.scrub({each.key for each in step.change.operations if isinstance(each, Purge)})

    def follow(self, step: Step, is_applied: bool, at: int) -> None:
        if step.is_own:
            return
        of = self.step(step.change.of)
        if of is not None:
            if (step.change.kind is ChangeKind.UNDO) is is_applied:
                if of.state is APPLIED:
                    of.state, of.undone = UNDONE, at
                    self.follow(of, is_applied=False, at=at)
            elif of.state is UNDONE:
                of.state, of.undone = APPLIED, 0
                self.follow(of, is_applied=True, at=at)

    def scrub(self, keys: set[Key]) -> None:
        for step in self.steps:
            if step.keys & keys:
                step.scrubbed = True
                left = []
                for each in step.change.operations:
                    if each.key not in keys:
                        left.append(each)
                    elif isinstance(each, Purge) and step.state is APPLIED:
                        left.append(Purge(each.key, ""))
                step.change = msgspec.structs.replace(step.change, label="", operations=tuple(left))
                step.keys = {each.key for each in left}
                if not left and step.state in (WAITING, STALE):
                    step.state = DROPPED

    @rule()
    def reopen(self) -> None:
        self.journal.close()
        self.journal = SqliteJournal(Path(self.folder.name), self.clock)
        assert self.journal.notice == ""

    def has_open(self, kind: ChangeKind, of: Step) -> bool:
        return any(
            step.change.kind is kind and step.change.of == of.change.id and step.state in OPEN for step in self.steps
        )

    @invariant()
    def the_journal_says_what_the_list_says(self) -> None:
        seen = [(entry.change, entry.state, entry.scrubbed) for entry in reversed(self.journal.entries(10**6))]
        assert seen == [(step.change, step.state, step.scrubbed) for step in self.steps]
        for states, found in (((WAITING, WRITING), self.journal.pending()), ((STALE,), self.journal.stale())):
            assert found == [step.change for step in self.steps if step.state in states]
        undoable = [
            step.change
            for step in self.steps
            if step.is_own and step.state in (WAITING, WRITING, APPLIED) and not step.scrubbed
            and step.change.is_undoable and not self.has_open(ChangeKind.UNDO, step)
        ]  # fmt: skip
        assert change_of(self.journal.next_undo()) == (undoable[-1] if undoable else None)
        undone = [
            step
            for step in self.steps
            if step.is_own and step.state is UNDONE and not step.scrubbed and not self.has_open(ChangeKind.REDO, step)
        ]
        last = max(undone, key=lambda step: step.undone, default=None)
        if last is not None and any(step.is_own and step.made > last.undone for step in self.steps):
            last = None
        assert change_of(self.journal.next_redo()) == (last.change if last is not None else None)


TestAgainstAList = AgainstAList.TestCase
TestAgainstAList.settings = settings(max_examples=40, stateful_step_count=40)


def test_how_long_writing_took_is_noted_over_a_restart(tmp_path: Path) -> None:
    with closing(SqliteJournal(tmp_path, lambda: NOW)) as journal:
        change = edit()
        record(journal, change)
        assert journal.entries(1)[0].seconds is None
        journal.settle([each.id for each in journal.take(1)], [])
    with closing(SqliteJournal(tmp_path, lambda: NOW)) as journal:
        seconds = journal.entries(1)[0].seconds
    assert seconds is not None
    assert 0 <= seconds < 60


def test_a_journal_of_before_goes_on(tmp_path: Path) -> None:
    with closing(SqliteJournal(tmp_path, lambda: NOW)) as journal:
        write(journal, edit())
    with closing(sqlite3.connect(tmp_path / NAME)) as old:
        old.execute("DROP TABLE took")
        old.commit()
    with closing(SqliteJournal(tmp_path, lambda: NOW)) as journal:
        assert journal.entries(1)[0].seconds is None
        write(journal, edit(B))
        assert journal.entries(1)[0].seconds is not None
