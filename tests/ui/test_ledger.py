from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typing_extensions import override

from explorer.memory.changes import ChangeKind, ChangeSet, Patch, new_change_set
from explorer.memory.errors import JournalUnusable
from explorer.memory.journal import ChangeState, Committed
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.edits import set_fields
from explorer.store.committer import FileCommitter
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace
from explorer.ui.ledger import Change, Ledger
from explorer.ui.standing import Standing
from tests.ui.conftest import MAIN, NOW, PERSON
from tests.ui.fake_committer import FakeCommitter

CACHE = Key(MAIN, "cache")
Open = Callable[[], FileCommitter]


def edit(value: float) -> Change:
    def work(ledger: Ledger) -> ChangeSet | None:
        change = set_fields(ledger.editing(NOW, PERSON), [CACHE], {"confidence": value})
        if change is not None:
            ledger.journal.record(change)
        return change

    return work


def confidence(ledger: Ledger) -> object:
    return ledger.editing(NOW, PERSON).metadata(CACHE)["confidence"]


def ignore(_: float) -> None:
    """Nobody asks for a stop."""


@pytest.fixture
def another(workspace: Path, open_committer: Callable[[Path], FileCommitter]) -> Iterator[Open]:
    """Open the journal of the workspace as one window more."""
    opened: list[FileCommitter] = []

    def start() -> FileCommitter:
        opened.append(open_committer(workspace))
        return opened[-1]

    yield start
    for committer in opened:
        committer.close()


def test_a_change_is_part_of_the_state_as_soon_as_it_is_made(snapshot: FileSnapshot) -> None:
    ledger = Ledger(FakeCommitter(), snapshot)
    made = ledger.work(lambda each: each.change(edit(0.9)))
    assert made[0] is not None
    assert made[1].pending == (made[0],)
    assert confidence(ledger) == 0.9
    assert ledger.work(lambda each: each.change(edit(0.9)))[0] is None


def test_between_the_journal_and_the_next_reading_nothing_is_forgotten(
    another: Open, snapshot: FileSnapshot, workspace: Path
) -> None:
    ledger = Ledger(another(), snapshot)
    ledger.change(edit(0.9))
    committed, standing = ledger.commit(ignore)
    assert len(committed.applied) == 1
    assert standing.pending == ()
    assert confidence(ledger) == 0.9
    ledger.unseen.show(Workspace(workspace).scan(ignore), ledger.unseen.in_file)
    assert ledger.unseen.is_empty
    assert confidence(ledger) == 0.9


def test_what_is_written_down_while_the_writing_begins_is_not_forgotten(snapshot: FileSnapshot) -> None:
    class Late(FakeCommitter):
        @override
        def commit(self, report: Report) -> Committed:
            # Between the first look at the journal and the taking of what waits.
            late = Patch(CACHE, {"confidence": 0.9}, {"confidence": 0.7})
            self.journal.record(new_change_set(ChangeKind.EDIT, (late,), NOW, PERSON))
            return super().commit(report)

    ledger = Ledger(Late(), snapshot)
    ledger.change(edit(0.9))
    assert len(ledger.commit(ignore)[0].applied) == 2
    assert len(ledger.unseen.in_file) == 2
    assert confidence(ledger) == 0.7


def test_what_another_window_brought_into_the_file_does_not_stay_on_its_way(
    another: Open, snapshot: FileSnapshot, workspace: Path
) -> None:
    ledger = Ledger(another(), snapshot)
    ledger.change(edit(0.9))
    assert len(another().commit(ignore).applied) == 1
    assert ledger.commit(ignore)[0] == Committed()
    assert confidence(ledger) == 0.9
    ledger.unseen.show(Workspace(workspace).scan(ignore), ledger.unseen.in_file)
    assert ledger.unseen.is_empty


def test_what_another_window_takes_back_is_not_shown(another: Open, snapshot: FileSnapshot) -> None:
    ledger = Ledger(another(), snapshot)
    change = ledger.change(edit(0.9))
    assert change is not None
    assert another().journal.withdraw(change.id)
    assert confidence(ledger) == 0.4
    assert ledger.unseen.is_empty


def test_a_later_look_has_a_higher_number(snapshot: FileSnapshot) -> None:
    ledger = Ledger(FakeCommitter(), snapshot)
    looks = [ledger.work(lambda _: None)[1], ledger.commit(ignore)[1], ledger.work(lambda _: None)[1]]
    assert [look.number for look in looks] == [1, 2, 3]


def test_what_fails_is_told_and_nothing_is_forgotten(snapshot: FileSnapshot) -> None:
    class Failing(FakeCommitter):
        @override
        def commit(self, report: Report) -> Committed:
            raise JournalUnusable("It cannot be used.")

    ledger = Ledger(Failing(), snapshot)
    ledger.change(edit(0.9))
    with pytest.raises(JournalUnusable):
        ledger.commit(ignore)
    assert confidence(ledger) == 0.9


def test_changes_of_an_earlier_session_are_counted_once_the_last_is_settled(snapshot: FileSnapshot) -> None:
    committer = FakeCommitter()
    ledger = Ledger(committer, snapshot)
    first, second, third, new = (
        new_change_set(ChangeKind.EDIT, (Patch(CACHE, {"topic": ""}, {"topic": str(number)}),), NOW, PERSON)
        for number in range(4)
    )
    ledger.take_over(Standing(pending=(first, second, third)))
    assert ledger.completed(Committed(applied=(first,)), Standing(pending=(second, third, new))) == 0
    assert ledger.completed(Committed(stale=(second,)), Standing(pending=(third, new))) == 0
    assert ledger.completed(Committed(applied=(third,)), Standing(pending=(new,))) == 2
    assert ledger.completed(Committed(applied=(new,)), Standing()) == 0


def test_what_was_given_up_is_not_counted(snapshot: FileSnapshot) -> None:
    committer = FakeCommitter()
    ledger = Ledger(committer, snapshot)
    change = ledger.change(edit(0.9))
    assert change is not None
    ledger.take_over(Standing(pending=(change,)))
    committer.journal.settle(change, ChangeState.DROPPED)
    assert ledger.completed(*ledger.commit(ignore)) == 0
