from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from explorer.memory.changes import ChangeKind, ChangeSet, Patch, new_change_set
from explorer.memory.errors import JournalUnusable
from explorer.memory.journal import ChangeState, Draft
from explorer.memory.keys import Key
from explorer.store.committer import FileCommitter
from explorer.store.snapshot import FileSnapshot
from explorer.ui.standing import SHOWN_STEPS, Standing, ahead_of, read_standing
from tests.ui.conftest import MAIN, NOW, PERSON
from tests.ui.fake_committer import FakeJournal

CACHE, DEPLOY, NOTHING = Key(MAIN, "cache"), Key(MAIN, "deploy"), Key(MAIN, "nothing")


def patch(key: Key = CACHE, before: float = 0.4, after: float = 0.9) -> ChangeSet:
    return new_change_set(
        ChangeKind.EDIT, (Patch(key, {"confidence": before}, {"confidence": after}),), NOW, PERSON, "label"
    )


def test_everything_that_a_journal_says_is_told() -> None:
    journal = FakeJournal()
    done, undone, waiting, stale = patch(), patch(), patch(), patch(DEPLOY)
    draft = Draft(CACHE, "content", "typed", "base", "")
    journal.add(done)
    journal.add(undone, ChangeState.WAITING)
    journal.withdraw(undone.id)
    journal.add(waiting, ChangeState.WRITING)
    journal.add(stale, ChangeState.STALE)
    journal.save_draft(draft)
    standing = read_standing(journal, 7)
    assert (standing.pending, standing.stale, standing.drafts) == ((waiting,), (stale,), (draft,))
    assert [entry.change for entry in standing.steps] == [stale, waiting, undone, done]
    assert standing.undo is not None
    assert standing.undo.change == done
    assert standing.number == 7


def test_at_first_nothing_stands() -> None:
    assert read_standing(FakeJournal()) == Standing()


def test_two_looks_that_found_the_same_are_the_same() -> None:
    journal = FakeJournal()
    journal.add(patch())
    assert read_standing(journal, 1) == read_standing(journal, 2)


def test_the_newest_steps_are_told() -> None:
    journal = FakeJournal()
    changes = [patch() for _ in range(SHOWN_STEPS + 3)]
    for change in changes:
        journal.add(change)
    assert [entry.change for entry in read_standing(journal).steps] == changes[:2:-1]


def test_a_journal_that_cannot_be_read_is_told(
    workspace: Path, open_committer: Callable[[Path], FileCommitter]
) -> None:
    committer = open_committer(workspace)
    (committer.folder / "journal.sqlite").write_bytes(b"something else altogether")
    with pytest.raises(JournalUnusable):
        read_standing(committer.journal)
    committer.close()


def test_records_are_as_they_will_be(snapshot: FileSnapshot) -> None:
    ahead = ahead_of(snapshot, (patch(), patch(before=0.9, after=0.7), patch(DEPLOY, before=0.1)))
    assert (ahead.metadata(CACHE) or {})["confidence"] == 0.7
    assert (ahead.metadata(DEPLOY) or {})["confidence"] == 0.8, "it does not fit what stands there"
    assert ahead.metadata(NOTHING) is None
    assert ahead.touched == {CACHE}
