from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from explorer.agent.writing import HalfWritten, NotWritten, write_now, write_waiting
from explorer.memory.changes import ChangeKind, ChangeSet, Patch, new_change_set
from explorer.memory.errors import JournalUnusable, MemoryExplorerError, NotAWorkspace, WorkspaceBusy, WorkspaceDamaged
from explorer.memory.journal import ChangeState, Committed, Trouble
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.lineages import reader
from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace
from tests.agent.plain_vectlite import edit, footprint, make, opened, records

ONE, TWO = Key("user", "mem_00"), Key("project:main", "mem_01")
NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


class Desk:
    """A workspace, its committer, and what to commit instead of what the real one does."""

    def __init__(self, folder: Path) -> None:
        self.path = make(folder / "w.vdb", 3)
        self.committer = FileCommitter(self.path, lambda: NOW, None, folder / "state")
        self.change = new_change_set(
            ChangeKind.MERGE,
            tuple(Patch(key, {"confidence": None}, {"confidence": 0.5}) for key in (ONE, TWO)),
            NOW,
            "Ana",
        )

    def write(self) -> tuple[Key, ...]:
        before = reader(Workspace(self.path).scan(lambda _: None))
        return write_now(self.committer, self.path, self.change, before, lambda _: None)

    def state(self) -> ChangeState | None:
        return self.committer.journal.state(self.change.id)

    def confidences(self) -> list[object]:
        found = records(self.path)
        return [found[key].get("confidence") for key in (ONE, TWO)]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path)
    with closing(desk.committer):
        yield desk


@pytest.fixture
def committing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets the next commits be others; the real one comes after them."""

    def plan(*steps: Callable[[], Committed]) -> None:
        real = FileCommitter.commit
        left = list(steps)

        def commit(committer: FileCommitter, report: Report) -> Committed:
            return left.pop(0)() if left else real(committer, report)

        monkeypatch.setattr(FileCommitter, "commit", commit)

    return plan


def failed() -> Committed:
    return Committed(trouble=Trouble.FAILED, detail="exit code -9")


def test_what_is_written_is_applied(desk: Desk) -> None:
    assert desk.write() == ()
    assert desk.state() is ChangeState.APPLIED
    assert desk.confidences() == [0.5, 0.5]


def test_what_was_changed_meanwhile_is_given_up(desk: Desk) -> None:
    before = reader(Workspace(desk.path).scan(lambda _: None))
    edit(desk.path, ONE, confidence=0.1)
    assert write_now(desk.committer, desk.path, desk.change, before, lambda _: None) == (ONE,)
    assert desk.state() is ChangeState.DROPPED
    assert desk.confidences() == [0.1, None]


@pytest.mark.parametrize(
    ("trouble", "kind"),
    [
        (Trouble.BUSY, WorkspaceBusy),
        (Trouble.MISSING, NotAWorkspace),
        (Trouble.DAMAGED, WorkspaceDamaged),
        (Trouble.READ_ONLY, NotWritten),
        (Trouble.DISK_FULL, NotWritten),
        (Trouble.NAMES_TOO_LONG, NotWritten),
        (Trouble.FAILED, NotWritten),
    ],
)
def test_a_trouble_is_a_sentence_and_nothing_waits(
    desk: Desk, committing: Callable[..., None], trouble: Trouble, kind: type[MemoryExplorerError]
) -> None:
    before = footprint(desk.path.parent / "w.vdb.lock")
    committing(lambda: Committed(trouble=trouble, detail="why"))
    with pytest.raises(kind, match="Nothing was written") as error:
        desk.write()
    assert str(error.value)[-1] == "."
    assert "“w.vdb”" in str(error.value)
    assert desk.state() is ChangeState.DROPPED
    assert desk.committer.journal.pending() == []
    assert footprint(desk.path.parent / "w.vdb.lock") == before


def test_what_stopped_in_between_is_finished(desk: Desk, committing: Callable[..., None]) -> None:
    def half() -> Committed:
        edit(desk.path, ONE, confidence=0.5)
        return failed()

    committing(half)
    assert desk.write() == ()
    assert desk.confidences() == [0.5, 0.5]


def test_what_cannot_be_finished_waits(desk: Desk, committing: Callable[..., None]) -> None:
    def half() -> Committed:
        edit(desk.path, ONE, confidence=0.5)
        return failed()

    committing(half, failed)
    with pytest.raises(HalfWritten, match="the rest is kept"):
        desk.write()
    assert desk.state() is ChangeState.WAITING
    assert write_waiting(desk.committer, desk.path, lambda _: None)
    assert desk.state() is ChangeState.APPLIED
    assert desk.confidences() == [0.5, 0.5]


def test_a_stop_leaves_nothing_behind(desk: Desk, committing: Callable[..., None]) -> None:
    def stop() -> Committed:
        raise KeyboardInterrupt

    committing(stop)
    with pytest.raises(KeyboardInterrupt):
        desk.write()
    assert desk.state() is ChangeState.DROPPED
    assert desk.confidences() == [None, None]


def test_a_stop_in_between_says_so(desk: Desk, committing: Callable[..., None]) -> None:
    def stop() -> Committed:
        edit(desk.path, ONE, confidence=0.5)
        raise KeyboardInterrupt

    committing(stop)
    with pytest.raises(HalfWritten):
        desk.write()
    assert desk.state() is ChangeState.WAITING


def test_a_window_that_writes_it_meanwhile_is_waited_for(desk: Desk, committing: Callable[..., None]) -> None:
    journal = desk.committer.journal

    def other_takes_it() -> Committed:
        assert [change.id for change in journal.take(500)] == [desk.change.id]
        return Committed(trouble=Trouble.BUSY, detail="another Memory Explorer is writing")

    def other_is_done() -> Committed:
        journal.settle([desk.change.id], [])
        return Committed()

    committing(other_takes_it, other_is_done)
    assert desk.write() == ()


def test_what_a_window_took_back_is_not_written(desk: Desk, committing: Callable[..., None]) -> None:
    def taken_back() -> Committed:
        assert desk.committer.journal.withdraw(desk.change.id)
        return Committed()

    committing(taken_back)
    with pytest.raises(NotWritten, match="taken back"):
        desk.write()
    assert desk.confidences() == [None, None]


def test_what_waits_is_written_or_waits_on(desk: Desk) -> None:
    assert not write_waiting(desk.committer, desk.path, lambda _: None)
    waiting: ChangeSet = desk.change
    desk.committer.journal.record(waiting)
    with opened(desk.path), pytest.raises(WorkspaceBusy, match="1 change"):
        write_waiting(desk.committer, desk.path, lambda _: None)
    assert desk.state() is ChangeState.WAITING
    assert write_waiting(desk.committer, desk.path, lambda _: None)
    assert desk.state() is ChangeState.APPLIED


def test_it_is_noted_between_the_journal_and_the_file(desk: Desk) -> None:
    before = reader(Workspace(desk.path).scan(lambda _: None))
    met: list[object] = []

    def note() -> None:
        met.extend((desk.state(), desk.confidences()))

    assert write_now(desk.committer, desk.path, desk.change, before, lambda _: None, note) == ()
    assert met == [ChangeState.WAITING, [None, None]]
    assert desk.state() is ChangeState.APPLIED


@pytest.mark.parametrize("kind", [JournalUnusable, KeyboardInterrupt])
def test_what_cannot_be_noted_is_not_written(desk: Desk, kind: type[BaseException]) -> None:
    before = reader(Workspace(desk.path).scan(lambda _: None))

    def note() -> None:
        raise kind("No.")

    with pytest.raises(kind):
        write_now(desk.committer, desk.path, desk.change, before, lambda _: None, note)
    assert desk.state() is ChangeState.DROPPED
    assert desk.confidences() == [None, None]
