from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from explorer.memory.changes import ChangeKind, new_change_set
from explorer.memory.errors import JournalUnusable, Refusal, Refused
from explorer.memory.journal import ChangeState as State
from explorer.memory.journal import Entry
from explorer.memory.keys import Key
from explorer.memory.teleport import Base
from explorer.services.deletion import delete
from explorer.services.teleport.answers import Answer, Choice
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.merging import Tally
from explorer.store.bases import FileBases
from explorer.ui.session import Session
from explorer.ui.teleport.merger import Merger, _deciding
from explorer.ui.teleport.review import LEFT_OUT, Review
from tests.ui.conftest import MAIN, NOW, Agent, ago
from tests.ui.driving import stored
from tests.ui.teleport.compare_cases import (
    CONFLICTS,
    Comparing,
    Told,
    say,
    side,
    without_nulls,
    written,
)

Hire = Callable[[Path], Agent]


def test_what_is_counted_is_what_is_written(comparing: Comparing) -> None:
    window = comparing.compare()
    told = Told(window)
    before = side(comparing.pair.here)
    comparing.decide(Choice.BOTH, "c0", "c1")
    comparing.decide(Choice.THEIRS, "c2", "e0", "e1", "y0", "g0")
    window.review.edit(comparing.row("c3"), "content", "My own words")
    window.review.toggle(comparing.row("n0"))
    window.review.leave_conflicts_out()
    comparing.counted()
    counted = window.footer._merge
    assert counted is not None
    comparing.merge()
    (merge,) = told.merges
    assert merge.tally == counted.tally
    assert merge.tally == Tally(
        imported=3, changed=5, deleted=3, restored=2, kept_both=2, renewed=1, left_out=CONFLICTS - 6 + 1,
        operations=merge.tally.operations,
    )  # fmt: skip
    found = written(before, side(comparing.pair.here))
    assert found == {
        "import": 3, "change": 5, "delete": 3, "bring back": 2, "keep both of": 2, "renew the use counts of": 1,
    }  # fmt: skip
    assert stored(comparing.pair.here, "c3~2")["content"] == "My own words"


def test_undo_takes_all_of_it_back(comparing: Comparing) -> None:
    window = comparing.compare()
    told = Told(window)
    before = without_nulls(comparing.pair.here)
    comparing.solve(Choice.THEIRS)
    comparing.merge()
    assert without_nulls(comparing.pair.here) != before
    assert told.settled[-1] == "It is in the file."
    window.receipt.undo.click()
    comparing.wait(lambda: told.settled[-1] == "It was taken back.")
    comparing.settle()
    after = without_nulls(comparing.pair.here)
    # What came in stays as records that say that it was undone.
    assert {key: after.get(key) for key in before} == before
    assert {after[key].get("superseded_by") for key in after.keys() - before.keys()} <= {"system:undone"}
    assert not window.receipt.undo.isEnabled()
    comparing.session.writes.redo()
    comparing.wait(lambda: told.settled[-1] == "It is in the file.")
    assert window.receipt.undo.isEnabled()


def test_the_same_file_again_has_nothing_to_do_and_left_out_rows_are_asked_about_again(comparing: Comparing) -> None:
    window = comparing.compare()
    comparing.solve(Choice.MINE)
    window.review.decide([comparing.row("c0"), comparing.row("n1")], LEFT_OUT)
    comparing.counted()
    comparing.merge()
    window.close()
    again = comparing.compare()
    assert again is not window
    assert [row.root.id for row in again.review.unsolved] == ["c0"]
    merge = again.footer._merge
    assert merge is not None
    assert (merge.tally.imported, merge.tally.written) == (1, 1)
    comparing.decide(Choice.MINE, "c0")
    comparing.decide(Choice.THEIRS, "n1")
    comparing.counted()
    comparing.merge()
    again.close()
    last = comparing.compare()
    assert last.footer.reason == "nothing to write"
    assert last.review.unsolved == []


def test_after_an_undo_everything_is_asked_again(comparing: Comparing) -> None:
    window = comparing.compare()
    comparing.solve(Choice.MINE)
    comparing.merge()
    window.receipt.undo.click()
    comparing.wait(lambda: not window.receipt.undo.isEnabled())
    comparing.settle()
    window.close()
    comparing.compare()
    assert comparing.unsolved == CONFLICTS


def test_an_agent_that_writes_meanwhile_takes_only_what_it_touched(comparing: Comparing, hire: Hire) -> None:
    window = comparing.compare()
    told = Told(window)
    comparing.decide(Choice.THEIRS, "c0", "c1", "c2")
    agent = hire(comparing.pair.here)
    say(agent, "c1", "The agent said something else", updated_at=ago(0))
    agent.remember("fresh", "Just learned here", domain="data")
    comparing.session.refresh()
    comparing.wait(lambda: told.moved)
    assert told.moved == ["1 decision(s) fell away: what they were about is another now."]
    assert window.notice.text == told.moved[0]
    assert comparing.unsolved == CONFLICTS - 2
    assert window.review.answer(comparing.row("c0")) == Answer(Choice.THEIRS)
    assert comparing.row("fresh").diff is DiffClass.ONLY_HERE
    comparing.counted()
    assert window.footer.reason == f"{CONFLICTS - 2} conflict(s) undecided"


def test_what_the_person_changes_in_the_main_window_is_compared_anew(comparing: Comparing) -> None:
    window = comparing.compare()
    comparing.decide(Choice.THEIRS, "c0")
    told = Told(window)
    comparing.session.writes.make(lambda editing: delete(editing, [Key(MAIN, "c0")], "wrong"))
    comparing.wait(lambda: told.moved)
    comparing.settle()
    assert comparing.row("c0").diff.value == "edit / delete"
    assert window.review.answer(comparing.row("c0")) is None


def test_a_merge_that_meets_a_change_is_not_written_and_compared_anew(comparing: Comparing) -> None:
    window = comparing.compare()
    told = Told(window)
    comparing.solve(Choice.THEIRS)
    before = window.review.encounter
    # The window has not heard of it yet when the person merges.
    comparing.session.refreshed.disconnect(window.merger._look_again)
    comparing.session.writes.made.disconnect(window.merger._look_again)
    agent = Agent(comparing.pair.here)
    say(agent, "c1", "The agent said something else", updated_at=ago(0))
    agent.close()
    with comparing.qtbot.waitSignal(comparing.session.refreshed, timeout=15_000):
        comparing.session.refresh()
    file = without_nulls(comparing.pair.here)
    window.merger.merge()
    comparing.wait(lambda: len(told.moved) == 2)
    assert "nothing was merged" in told.moved[0]
    assert not window.merger.is_merged
    assert window.review.encounter is not before
    comparing.counted()
    assert comparing.unsolved == 1
    assert without_nulls(comparing.pair.here) == file
    assert comparing.session.writes.standing.steps == ()


def test_while_an_agent_has_the_file_the_merge_waits_for_it(comparing: Comparing, hire: Hire) -> None:
    window = comparing.compare()
    told = Told(window)
    comparing.solve(Choice.THEIRS)
    agent = hire(comparing.pair.here)
    window.footer.merge.click()
    comparing.wait(lambda: any("as soon as the agent lets go" in each for each in told.settled))
    assert window.receipt.isVisible()
    agent.close()
    comparing.wait(lambda: told.settled[-1] == "It is in the file.")


def test_what_waits_for_an_agent_is_neither_in_the_file_nor_taken_back(comparing: Comparing, hire: Hire) -> None:
    window = comparing.compare()
    told, writes, undo = Told(window), comparing.session.writes, window.receipt.undo
    comparing.solve(Choice.THEIRS)
    agent = hire(comparing.pair.here)
    window.footer.merge.click()
    goes_in = "It is written down, and goes into the file as soon as the agent lets go of it."
    comparing.wait(lambda: told.settled and told.settled[-1] == goes_in)
    writes.undo()
    comparing.wait(lambda: "taken back" in told.settled[-1] and not undo.isEnabled())
    writes.redo()
    comparing.wait(lambda: told.settled[-1] == goes_in)
    assert undo.isEnabled()
    agent.close()
    comparing.wait(lambda: told.settled[-1] == "It is in the file.")
    assert undo.isEnabled()
    agent = hire(comparing.pair.here)
    undo.click()
    comparing.wait(lambda: told.settled[-1] == "It is taken back as soon as the agent lets go of the file.")
    assert not undo.isEnabled()
    agent.close()
    comparing.wait(lambda: told.settled[-1] == "It was taken back.")
    assert not undo.isEnabled()


@pytest.mark.parametrize(
    ("later", "merge", "expected"),
    [
        ([], State.WAITING, ("merge", False)),
        ([], State.UNDONE, ("merge", False)),
        ([(ChangeKind.UNDO, State.WAITING)], State.WAITING, ("1", True)),
        ([(ChangeKind.UNDO, State.WRITING)], State.APPLIED, ("1", True)),
        ([(ChangeKind.UNDO, State.DROPPED)], State.APPLIED, ("merge", False)),
        ([(ChangeKind.UNDO, State.APPLIED), (ChangeKind.REDO, State.WAITING)], State.UNDONE, ("2", False)),
        ([(ChangeKind.REDO, State.UNDONE), (ChangeKind.UNDO, State.STALE)], State.APPLIED, ("2", True)),
        ([(ChangeKind.UNDO, State.STALE), (ChangeKind.UNDO, State.APPLIED)], State.UNDONE, ("merge", False)),
        ([(ChangeKind.EDIT, State.WAITING)], State.APPLIED, ("merge", False)),
    ],
)
def test_the_newest_that_is_about_it_decides(
    later: list[tuple[ChangeKind, State]], merge: State, expected: tuple[str, bool]
) -> None:
    first = replace(new_change_set(ChangeKind.MERGE, (), NOW, "ana"), id="merge")
    steps = [Entry(0, first, merge)]
    for number, (kind, state) in enumerate(later, start=1):
        of = "" if kind is ChangeKind.EDIT else "merge"
        change = replace(new_change_set(kind, (), NOW, "ana", of=of), id=str(number))
        steps.insert(0, Entry(number, change, state))
    entry, takes_back = _deciding("merge", steps)
    assert entry is not None
    assert (entry.change.id, takes_back) == expected
    assert _deciding("another", steps) == (None, False)


def test_an_undo_of_the_redo_takes_the_merge_back() -> None:
    merge = new_change_set(ChangeKind.MERGE, (), NOW, "ana")
    redo = merge.redone(NOW, "ana")
    undo = redo.undone(NOW, "ana")
    steps = [Entry(2, undo, State.WAITING), Entry(1, redo, State.APPLIED), Entry(0, merge, State.APPLIED)]
    assert _deciding(merge.id, steps) == (steps[0], True)


def test_a_redo_that_waits_is_taken_back(comparing: Comparing, hire: Hire) -> None:
    window = comparing.compare()
    told, undo = Told(window), window.receipt.undo
    comparing.solve(Choice.THEIRS)
    comparing.merge()
    undo.click()
    comparing.wait(lambda: told.settled[-1] == "It was taken back.")
    before = without_nulls(comparing.pair.here)
    agent = hire(comparing.pair.here)
    comparing.session.writes.redo()
    comparing.wait(lambda: "as soon as the agent lets go of it" in told.settled[-1])
    undo.click()
    comparing.wait(lambda: told.settled[-1] == "It was taken back." and not undo.isEnabled())
    agent.close()
    comparing.settle()
    assert told.settled[-1] == "It was taken back."
    assert without_nulls(comparing.pair.here) == before


def test_another_workspace_is_never_merged_into(comparing: Comparing, many: Path) -> None:
    window = comparing.compare()
    comparing.solve(Choice.THEIRS)
    assert window.footer.reason == ""
    before = many.read_bytes(), without_nulls(comparing.pair.here)
    comparing.open_workspace(many)
    assert window.footer.reason == "another workspace is open"
    assert not window.footer.merge.isEnabled()
    window.merger.merge()
    window.merger.compare_with_base(False)
    comparing.wait(lambda: comparing.session.tasks.is_idle)
    assert window.review.encounter.here.file.path == comparing.pair.here
    assert (many.read_bytes(), without_nulls(comparing.pair.here)) == before
    window.merger.compare_with_base(True)
    comparing.open_workspace()
    comparing.counted()
    assert window.merger.can_write
    assert window.footer.merge.isEnabled() or comparing.unsolved


def test_a_workspace_that_is_opened_while_it_is_merged_does_not_leave_the_window_waiting(
    comparing: Comparing, many: Path
) -> None:
    window = comparing.compare()
    told = Told(window)
    comparing.solve(Choice.THEIRS)
    window.merger.is_merging = True
    comparing.open_workspace(many)
    assert "the history of this one says whether it was merged" in told.moved[0]
    assert window.footer.reason == "another workspace is open"
    assert window.may_close()


def test_a_base_is_left_aside_and_taken_again(comparing: Comparing) -> None:
    window = comparing.compare()
    window.merger.compare_with_base(False)
    comparing.wait(lambda: not window.review.encounter.comparison.has_base)
    assert comparing.unsolved > CONFLICTS
    assert "two-way" in window.heading._kind.text()
    window.merger.compare_with_base(True)
    comparing.wait(lambda: window.review.encounter.comparison.has_base)
    assert comparing.unsolved == CONFLICTS


def test_what_was_written_while_the_files_were_compared_is_seen(comparing: Comparing) -> None:
    window = comparing.compare()
    encounter = window.review.encounter
    window.close()
    agent = Agent(comparing.pair.here)
    agent.remember("fresh", "Just learned here", domain="data")
    agent.close()
    with comparing.qtbot.waitSignal(comparing.session.refreshed, timeout=15_000):
        comparing.session.refresh()
    review = Review(encounter)
    merger = Merger(review, comparing.session, read_only=False)
    comparing.wait(lambda: Key(MAIN, "fresh") in review.encounter.comparison.by_root)
    merger.stop()


def test_a_session_that_only_reads_cannot_merge(
    comparing: Comparing, another_session: Callable[[bool], Session]
) -> None:
    session = another_session(True)
    session.open(comparing.pair.here)
    comparing.wait(lambda: session.snapshot is not None)
    window = comparing.compare()
    merger = Merger(window.review, session, read_only=False)
    assert merger.hindrance == "the workspace is read-only"
    assert not merger.can_write
    assert merger.bases is None
    merger.merge()
    assert not merger.is_merging
    merger.stop()
    session.close()


def test_a_refusal_that_comparing_again_does_not_help_is_said_once(
    comparing: Comparing, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = comparing.compare()
    told = Told(window)

    def refuse(*_: object, **__: object) -> None:
        raise Refused(Refusal.ODD, "rule 0")

    monkeypatch.setattr("explorer.ui.teleport.encounter.merge", refuse)
    window.merger.count()
    comparing.wait(lambda: told.failed)
    comparing.wait(lambda: comparing.session.tasks.is_idle)
    assert len(told.failed) == 1
    assert window.notice.text == "odd: rule 0"


def test_a_base_that_cannot_be_kept_is_said_on_the_receipt(
    comparing: Comparing, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = comparing.compare()
    told = Told(window)

    def fail(_: FileBases, __: Base) -> None:
        sentence = "The disk is full."
        raise JournalUnusable(sentence)

    monkeypatch.setattr(FileBases, "keep", fail)
    comparing.solve(Choice.THEIRS)
    window.footer.merge.click()
    comparing.wait(lambda: told.failed)
    assert str(told.failed[0]) == "The disk is full."
    comparing.settle()


def test_once_it_is_stopped_it_says_nothing(comparing: Comparing) -> None:
    window = comparing.compare()
    told = Told(window)
    window.merger.compare_with_base(False)
    window.merger.stop()
    comparing.wait(lambda: comparing.session.tasks.is_idle)
    window.merger._renew(window.review.encounter)
    window.merger._fail(JournalUnusable("x"))
    window.merger.count()
    assert window.review.encounter.comparison.has_base
    assert (told.failed, told.moved) == ([], [])
