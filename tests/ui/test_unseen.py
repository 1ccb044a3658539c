from __future__ import annotations

import threading

import pytest
from typing_extensions import override

from explorer.memory.changes import ChangeKind, ChangeSet, Patch, new_change_set
from explorer.memory.errors import JournalUnusable
from explorer.memory.journal import ChangeState
from explorer.memory.keys import Key
from explorer.services.editing import Editing
from explorer.services.revisions import revise
from explorer.store.snapshot import FileSnapshot
from explorer.ui.unseen import Unseen
from tests.ui.conftest import MAIN, NOW, PERSON
from tests.ui.fake_committer import FakeJournal

CACHE, CACHE_2 = Key(MAIN, "cache"), Key(MAIN, "cache~2")


def patch(before: float, after: float) -> ChangeSet:
    return new_change_set(ChangeKind.EDIT, (Patch(CACHE, {"confidence": before}, {"confidence": after}),), NOW, PERSON)


def confidence(unseen: Unseen) -> object:
    return (unseen.state()[1].metadata(CACHE) or {}).get("confidence")


@pytest.fixture
def journal() -> FakeJournal:
    return FakeJournal()


@pytest.fixture
def unseen(journal: FakeJournal, snapshot: FileSnapshot) -> Unseen:
    return Unseen(journal, snapshot)


def test_at_first_all_is_seen(unseen: Unseen, snapshot: FileSnapshot) -> None:
    unseen.follow()
    assert unseen.is_empty
    assert unseen.in_file == ()
    assert unseen.state()[0] is snapshot
    assert confidence(unseen) == 0.4


def test_a_change_is_kept_from_being_made_until_it_is_seen(
    unseen: Unseen, journal: FakeJournal, snapshot: FileSnapshot
) -> None:
    change = patch(0.4, 0.9)
    journal.record(change)
    unseen.follow()
    assert not unseen.is_empty
    assert not unseen.in_file, "a reading that begins now may not have it"
    assert confidence(unseen) == 0.9
    journal.settle(change, ChangeState.APPLIED)
    assert confidence(unseen) == 0.9
    unseen.follow()
    assert unseen.in_file == (change.id,)
    assert confidence(unseen) == 0.9
    unseen.show(snapshot, ())
    assert confidence(unseen) == 0.9, "a reading that began before it was applied does not have it"
    unseen.show(snapshot, (change.id,))
    assert unseen.is_empty
    assert unseen.in_file == ()
    assert confidence(unseen) == 0.4


def test_a_change_that_was_written_down_and_applied_between_two_looks_is_known(
    unseen: Unseen, journal: FakeJournal
) -> None:
    change = patch(0.4, 0.9)
    unseen.follow()
    journal.add(change, ChangeState.APPLIED)
    unseen.follow((change,))
    assert unseen.in_file == (change.id,)
    assert confidence(unseen) == 0.9


@pytest.mark.parametrize("state", [ChangeState.STALE, ChangeState.DROPPED, ChangeState.UNDONE])
def test_what_was_not_written_is_not_shown(unseen: Unseen, journal: FakeJournal, state: ChangeState) -> None:
    change = patch(0.4, 0.9)
    journal.record(change)
    unseen.follow()
    journal.settle(change, state)
    unseen.follow()
    assert unseen.is_empty
    assert confidence(unseen) == 0.4


def test_what_another_window_wrote_is_seen_with_the_next_reading(
    unseen: Unseen, journal: FakeJournal, snapshot: FileSnapshot
) -> None:
    change = patch(0.4, 0.9)
    journal.record(change)
    unseen.follow()
    journal.settle(change, ChangeState.APPLIED)
    unseen.follow()
    unseen.show(snapshot, unseen.in_file)
    assert unseen.is_empty


def test_what_the_journal_has_forgotten_is_shown_until_the_next_reading(
    unseen: Unseen, journal: FakeJournal, snapshot: FileSnapshot
) -> None:
    change = patch(0.4, 0.9)
    unseen.follow((change,))
    assert unseen.in_file == (change.id,)
    unseen.show(snapshot, unseen.in_file)
    assert unseen.is_empty


def test_a_text_that_was_written_and_taken_back_keeps_its_number(
    unseen: Unseen, journal: FakeJournal, snapshot: FileSnapshot
) -> None:
    change = revise(Editing(*unseen.state(), NOW, PERSON), CACHE, "Valkey")
    assert change is not None
    undo = change.undone(NOW, PERSON)
    for each in (change, undo):
        journal.record(each)
    unseen.follow()
    for each in (change, undo):
        journal.settle(each, ChangeState.APPLIED)
    found = journal.find(change.id)
    assert found is not None
    assert found.state is ChangeState.UNDONE
    unseen.follow()
    assert set(unseen.in_file) == {change.id, undo.id}
    again = revise(Editing(*unseen.state(), NOW, PERSON), CACHE, "Something else")
    assert again is not None
    assert Key(MAIN, "cache~3") in again.keys, "the undone text stands in the file as cache~2"


def test_changes_are_laid_in_the_order_of_the_journal(unseen: Unseen, journal: FakeJournal) -> None:
    first, second, third = patch(0.4, 0.5), patch(0.5, 0.6), patch(0.6, 0.7)
    for each in (first, second, third):
        journal.record(each)
    # The window's own lane may tell of the last before the others, of another window, were met.
    unseen.follow((third,))
    journal.settle(first, ChangeState.APPLIED)
    unseen.follow((first,))
    assert confidence(unseen) == 0.7


def test_a_journal_that_cannot_be_read_changes_nothing(snapshot: FileSnapshot) -> None:
    class Broken(FakeJournal):
        is_broken = False

        @override
        def pending(self) -> list[ChangeSet]:
            if self.is_broken:
                raise JournalUnusable("It cannot be used.")
            return super().pending()

    journal = Broken()
    unseen = Unseen(journal, snapshot)
    journal.record(patch(0.4, 0.9))
    unseen.follow()
    journal.is_broken = True
    with pytest.raises(JournalUnusable):
        unseen.follow()
    assert confidence(unseen) == 0.9


def test_the_window_does_not_wait_for_the_journal(snapshot: FileSnapshot) -> None:
    asked, gate = threading.Event(), threading.Event()

    class Slow(FakeJournal):
        @override
        def pending(self) -> list[ChangeSet]:
            asked.set()
            assert gate.wait(10)
            return super().pending()

    unseen = Unseen(Slow(), snapshot)
    follower = threading.Thread(target=unseen.follow)
    follower.start()
    assert asked.wait(10)
    unseen.show(snapshot, ())
    assert unseen.in_file == ()
    assert unseen.state()[0] is snapshot
    gate.set()
    follower.join()


def test_two_lanes_never_show_less_than_what_was_made(journal: FakeJournal, snapshot: FileSnapshot) -> None:
    """One writes down, one applies: whoever makes the next change always sees the one before."""
    unseen = Unseen(journal, snapshot)
    over = threading.Event()
    missed: list[int] = []
    changes = [patch(0.4 + number, 0.4 + number + 1) for number in range(300)]

    def write_down() -> None:
        for number, change in enumerate(changes):
            journal.record(change)
            unseen.follow((change,))
            if confidence(unseen) != 0.4 + number + 1:
                missed.append(number)
        over.set()

    def apply() -> None:
        while not over.is_set():
            unseen.follow()
            applied = journal.pending()
            for change in applied:
                journal.settle(change, ChangeState.APPLIED)
            unseen.follow(applied)

    threads = [threading.Thread(target=work) for work in (write_down, apply)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert missed == []
    for change in journal.pending():
        journal.settle(change, ChangeState.APPLIED)
    unseen.follow()
    unseen.show(snapshot, unseen.in_file)
    assert unseen.is_empty
