from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from msgspec import structs
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.changes import ChangeKind, ChangeSet, Patch, Purge, new_change_set
from explorer.memory.journal import ChangeState, Entry
from explorer.memory.keys import Key
from explorer.ui.models.activity import ActivityModel
from explorer.ui.widgets.line_list import LINE_ROLE, Line
from tests.ui.conftest import MAIN, NOW, Clock

Role = Qt.ItemDataRole
S = ChangeState


def change(*ids: str, minutes: float = 5, label: str = "Deploys go out") -> ChangeSet:
    operations = tuple(Patch(Key(MAIN, name), {"confidence": 0.6}, {"confidence": 0.8}) for name in ids)
    return new_change_set(ChangeKind.EDIT, operations, NOW - timedelta(minutes=minutes), "Ana", label)


def steps(*changes: ChangeSet | tuple[ChangeSet, ChangeState]) -> list[Entry]:
    """Entries, the newest given first."""
    pairs = [each if isinstance(each, tuple) else (each, S.APPLIED) for each in changes]
    return [Entry(len(pairs) - at, made, state) for at, (made, state) in enumerate(pairs)]


@pytest.fixture
def model(qapp: QApplication) -> ActivityModel:
    return ActivityModel(Clock())


def lines(model: ActivityModel, entries: Sequence[Entry]) -> list[Line]:
    model.show_steps(entries)
    found = [model.index(at).data(LINE_ROLE) for at in range(model.rowCount())]
    assert all(isinstance(line, Line) for line in found)
    return found


def test_it_keeps_the_rules_of_models(model: ActivityModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    one, two = change("a"), change("b")
    for shown in ([one], [two, one], [(two, S.WAITING), one], [], [one]):
        model.show_steps(steps(*shown))
    assert tester.model() is model
    assert model.rowCount() == 1
    assert model.rowCount(model.index(0)) == 0
    assert model.data(QModelIndex()) is None


def test_a_line_says_what_by_whom_and_when(model: ActivityModel) -> None:
    (line,) = lines(model, steps(change("a")))
    assert line.title == "Confidence 0.60 → 0.80 · “Deploys go out”"
    assert line.details == ("saved", "Ana", "5 min")
    assert not line.is_quiet
    assert model.index(0).data() == line.title
    assert model.index(0).data(Role.AccessibleTextRole) == line.sentence


def test_every_state_has_a_word_and_an_icon_of_its_own(model: ActivityModel) -> None:
    shown = lines(model, steps(*((change("a"), state) for state in ChangeState)))
    assert len({line.details[0] for line in shown}) == len(ChangeState)
    assert len({line.icon for line in shown}) == len(ChangeState)
    tones = {state: line.tone for state, line in zip(ChangeState, shown, strict=True)}
    assert tones[S.STALE] == "bad"
    assert tones[S.APPLIED] == "muted"
    quiet = {state for state, line in zip(ChangeState, shown, strict=True) if line.is_quiet}
    assert quiet == {S.UNDONE, S.DROPPED}


def test_undo_and_redo_are_quiet_lines(model: ActivityModel) -> None:
    made = change("a")
    undone = made.undone(NOW, "Ana")
    redo, undo, _ = lines(model, steps(made.redone(NOW, "Ana"), undone, made))
    assert undo.title.startswith("Undid: Confidence")
    assert redo.title.startswith("Did again: Confidence")
    assert undo.is_quiet
    assert redo.is_quiet


def test_a_step_whose_records_were_changed_again_says_so(model: ActivityModel) -> None:
    newest, other, oldest = change("a", "b"), change("c"), change("b")
    first, second, third = lines(model, steps(newest, other, oldest))
    assert (first.note, second.note) == ("", "")
    assert third.note == "later changes touched the same records"
    assert model.is_overtaken(2)
    assert "later changes" in model.index(2).data(Role.ToolTipRole)


@pytest.mark.parametrize("state", [S.WAITING, S.STALE, S.UNDONE, S.DROPPED])
def test_a_later_change_that_is_not_in_the_file_overtakes_nothing(model: ActivityModel, state: ChangeState) -> None:
    assert lines(model, steps((change("a"), state), change("a")))[1].note == ""


def test_what_was_undone_again_overtakes_nothing(model: ActivityModel) -> None:
    later = change("a")
    shown = lines(model, steps(later.undone(NOW, "Ana"), (later, S.UNDONE), change("a")))
    assert shown[2].note == ""


def test_a_step_of_which_parts_were_erased_says_so(model: ActivityModel) -> None:
    (entry,) = steps(change("a"))
    assert lines(model, [entry])[0].note == ""
    (line,) = lines(model, [replace(entry, change=structs.replace(entry.change, label=""), scrubbed=True)])
    assert line.note == "parts of it were erased permanently"
    assert "Deploys" not in line.title


def test_a_new_state_is_told_without_a_reset(model: ActivityModel) -> None:
    made = change("a")
    model.show_steps(steps((made, S.WAITING)))
    told: list[str] = []
    model.modelReset.connect(lambda: told.append("reset"))
    model.dataChanged.connect(lambda *_: told.append("data"))
    model.show_steps(steps(made))
    assert told == ["data"]
    assert model.index(0).data(LINE_ROLE).details[0] == "saved"
    model.show_steps(steps(change("b"), made))
    assert told == ["data", "reset"]


def test_time_goes_on(qapp: QApplication) -> None:
    clock = Clock()
    model = ActivityModel(clock)
    model.show_steps(steps(change("a", minutes=0.5)))
    clock.now += timedelta(hours=2)
    assert model.index(0).data(LINE_ROLE).details[2] == "now"
    model.tell_time()
    assert model.index(0).data(LINE_ROLE).details[2] == "2 h"


def test_the_tooltip_has_the_exact_time_and_takes_nothing_for_markup(model: ActivityModel) -> None:
    model.show_steps(steps(change("a", label="<img src=x>")))
    tooltip = str(model.index(0).data(Role.ToolTipRole))
    assert "&lt;img src=x&gt;" in tooltip
    assert "2026-11-30 11:55:00 UTC" in tooltip


def test_steps_are_found_by_their_change(model: ActivityModel) -> None:
    one, two = change("a"), change("b")
    model.show_steps(steps(two, one))
    assert model.position_of(one.id) == 1
    assert model.position_of("unknown") is None


def test_large_steps_are_compared_in_time_for_a_frame(model: ActivityModel) -> None:
    large = [change(*(f"{at}-{number}" for number in range(2_000))) for at in range(20)]
    model.show_steps(steps(*large))
    assert not any(model.is_overtaken(at) for at in range(20))


def test_erasing_is_told(model: ActivityModel) -> None:
    erased = new_change_set(ChangeKind.ERASE, (Purge(Key(MAIN, "a"), "x"),), NOW, "Ana")
    assert lines(model, steps(erased))[0].title == "Erased 1 record(s) permanently"


def test_what_took_long_says_how_long(model: ActivityModel) -> None:
    (made,) = steps(change("a"))
    assert [lines(model, [replace(made, seconds=seconds)])[0].note for seconds in (None, 0.4, 33.4)] == [
        "", "", "took 33 second(s)",
    ]  # fmt: skip
