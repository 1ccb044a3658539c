from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.store.workspace import Workspace
from explorer.ui.maintenance.decay_model import Column
from explorer.ui.maintenance.decay_window import DecayWindow
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.tasks import Tasks
from tests.ui.conftest import Agent, Clock
from tests.ui.driving import stored
from tests.ui.maintenance.decay_cases import Decaying

Key = Qt.Key
FADED = ["f10", "f09", "f08", "f07", "f06", "f05"]


def test_what_is_counted_is_what_applying_does(decaying: Decaying) -> None:
    window = decaying.window
    assert window.windowTitle() == "Decay in fading.vdb"
    assert window.heading.accessibleName() == "12 scanned · 4 decayed · 6 pruned · 2 untouched"
    assert window.forecast.text().endswith("today 6 · in 7 day(s) 7 · in 30 day(s) 11 · in 90 day(s) 11")
    assert decaying.listed == [*FADED, "f04", "f03", "f02", "f01", "f00"]
    assert window.footer.apply.text() == "Decay 4 fact(s), delete 6"
    made: list[ChangeSet] = []
    decaying.session.writes.made.connect(made.append)
    QTest.keyClick(window, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    decaying.wait(lambda: window.notice.text)
    assert window.notice.text == "Decay: 12 scanned, 4 decayed, 6 pruned, 2 untouched"
    decaying.settle()
    assert [change.kind for change in made] == [ChangeKind.DECAY]
    assert stored(decaying.path, "f05")["superseded_by"] == "system:decayed"
    assert stored(decaying.path, "f01")["importance"] == pytest.approx(0.4)
    assert window.heading.accessibleName() == "6 scanned · 0 decayed · 0 pruned · 6 untouched"
    assert not window.footer.apply.isEnabled()
    assert window.footer.reason.text() == "Nothing changes with these figures."
    window.notice.buttons[0].click()
    decaying.wait(lambda: window.heading.accessibleName().startswith("12 scanned · 4 decayed · 6 pruned"))
    decaying.settle()
    assert stored(decaying.path, "f05")["content"] == "Fact number 05"
    assert window.footer.apply.isEnabled()


def test_sliders_are_counted_while_they_are_moved(decaying: Decaying) -> None:
    window = decaying.window
    window.controls.threshold.slider.setValue(0)
    decaying.wait(lambda: "0 pruned" in window.heading.accessibleName())
    assert not window.footer.apply.isEnabled(), "what is written is not known before the sliders rest"
    decaying.be_planned()
    assert window.footer.apply.text() == "Decay 10 fact(s)"
    window.controls.kind.setCurrentIndex(1)
    decaying.wait(lambda: window.trial is not None and window.trial.law.name == "weibull")
    decaying.be_planned()
    plan, trial = window.run.plan, window.trial
    assert plan is not None
    assert trial is not None
    assert plan.report == trial.report


def test_a_veto_holds_for_the_run(decaying: Decaying) -> None:
    decaying.select("f09")
    table, model = decaying.window.list.table, decaying.window.list.model
    QTest.keyClick(table, Key.Key_Space)
    assert model.index(1, Column.RUN).data() == "skipped"
    assert "5 pruned" in decaying.window.heading.accessibleName()
    decaying.be_planned()
    decaying.window.apply()
    decaying.wait(lambda: decaying.window.notice.text)
    decaying.settle()
    assert stored(decaying.path, "f09")["content"] == "Fact number 09"
    assert "superseded_by" not in stored(decaying.path, "f09")
    assert decaying.window.list.selected_keys[0].id == "f09"
    QTest.keyClick(table, Key.Key_Space)
    assert "1 pruned" in decaying.window.heading.accessibleName()


def test_pinning_is_at_once_and_undone(decaying: Decaying) -> None:
    decaying.select("f10")
    QTest.keyClick(decaying.window.list.table, Key.Key_P)
    decaying.wait(lambda: "f10" not in decaying.listed)
    assert "2 pinned" in decaying.window.list.counted.text()
    assert "Fact number 10" in decaying.window.notice.text
    assert decaying.window.list.selected_keys[0].id == "f09", "the next one is current"
    decaying.settle()
    assert stored(decaying.path, "f10")["pinned"] is True
    QTest.keyClick(decaying.window.list.table, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    decaying.wait(lambda: "f10" in decaying.listed)
    decaying.settle()
    assert not stored(decaying.path, "f10").get("pinned")


def test_it_follows_an_agent_and_keeps_its_place(decaying: Decaying, hire: Callable[[Path], Agent]) -> None:
    window = decaying.window
    window.controls.half_life.field.setValue(14)
    decaying.be_planned()
    decaying.select("f03")
    QTest.keyClick(window.list.table, Key.Key_Space)
    hire(decaying.path).change("f10", last_accessed="2026-11-30T11:00:00Z")
    decaying.wait(lambda: decaying.listed[-1] == "f00" and decaying.listed[0] == "f09")
    decaying.be_planned()
    assert window.list.selected_keys[0].id == "f03"
    assert {key.id for key in window.vetoed} == {"f03"}
    assert window.controls.law.threshold == 0.05
    assert window.controls.half_life.figure == 336.0


def test_what_an_agent_changed_in_between_is_not_overwritten(decaying: Decaying, hire: Callable[[Path], Agent]) -> None:
    window, session = decaying.window, decaying.session
    session.refreshed.disconnect(window.refresh)
    shown = session.snapshot
    hire(decaying.path).change("f10", pinned=True)
    decaying.wait(lambda: session.snapshot is not shown)
    window.apply()
    decaying.wait(lambda: window.notice.text)
    assert window.notice.text.startswith("“Fact number 10” was changed meanwhile, so nothing was written.")
    decaying.be_planned()
    assert "5 pruned" in window.heading.accessibleName()


def test_enter_shows_the_fact(decaying: Decaying, qtbot: QtBot) -> None:
    decaying.select("f07")
    with qtbot.waitSignal(decaying.window.key_requested) as said:
        QTest.keyClick(decaying.window.list.table, Key.Key_Return)
    assert said.args[0].id == "f07"
    with qtbot.waitSignal(decaying.window.key_requested):
        decaying.window.footer.show_button.click()


def test_a_window_that_stood_open_counts_anew(decaying: Decaying, clock: Clock) -> None:
    window = decaying.window
    clock.now = clock.now.replace(year=2027)
    window.clearFocus()
    other = DecayWindow(decaying.session, window._settings)
    other.show()
    other.activateWindow()
    decaying.wait(other.isActiveWindow)
    window.activateWindow()
    decaying.wait(lambda: "11 pruned" in window.heading.accessibleName())
    other.close()
    other.deleteLater()


def test_it_remembers_its_size_and_says_that_it_closes(decaying: Decaying, qtbot: QtBot, settings: Settings) -> None:
    decaying.window.resize(780, 640)
    with qtbot.waitSignal(decaying.window.closed):
        QTest.keyClick(decaying.window, Key.Key_Escape)
    again = DecayWindow(decaying.session, settings)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (780, 640)
    again.close()


def test_of_a_read_only_file_all_is_seen_and_nothing_changed(
    fading_file: Path, tasks: Tasks, clock: Clock, settings: Settings, qtbot: QtBot
) -> None:
    session = Session(tasks, clock, Workspace)
    decaying = Decaying(fading_file, session, settings, qtbot)
    window = decaying.window
    assert decaying.listed[:6] == FADED
    assert window.footer.reason.text() == "This workspace can only be read here: nothing is applied."
    assert [button.isEnabled() for button in (window.footer.apply, window.footer.pin, window.footer.skip)] == [
        False
    ] * 3
    assert window.list.table.isColumnHidden(Column.SKIP)
    QTest.keyClick(window.list.table, Key.Key_Space)
    assert window.vetoed == frozenset()
    decaying.close()
    session.close()
