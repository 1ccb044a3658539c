from __future__ import annotations

import threading

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.errors import WorkspaceBusy
from explorer.memory.protocols import Report
from explorer.ui.maintenance.job_strip import JobStrip
from explorer.ui.session import Session
from tests.ui.conftest import PATIENCE


@pytest.fixture
def strip(session: Session, qtbot: QtBot) -> JobStrip:
    made = JobStrip(session)
    qtbot.addWidget(made)
    return made


def test_its_result_is_handed_over(strip: JobStrip, qtbot: QtBot) -> None:
    got: list[int] = []
    strip.run("Counting", lambda _: 3, got.append)
    assert strip.is_running
    qtbot.waitUntil(lambda: got == [3], timeout=PATIENCE)
    assert not strip.is_running
    assert strip.isHidden(), "what is quick is not told"


def test_a_long_one_is_told_and_can_be_stopped(strip: JobStrip, qtbot: QtBot) -> None:
    release = threading.Event()
    got: list[int] = []

    def work(report: Report) -> int:
        report(0.5)
        release.wait(PATIENCE / 1000)
        report(0.6)
        return 1

    strip.run("Counting", work, got.append)
    qtbot.waitUntil(lambda: not strip.isHidden(), timeout=PATIENCE)
    assert strip.cancel.accessibleName() == "Cancel: Counting"
    with qtbot.waitSignal(strip.stopped, timeout=PATIENCE):
        strip.cancel.click()
        release.set()
    assert got == []
    assert strip.isHidden()


def test_of_two_the_newer_is_wanted(strip: JobStrip, qtbot: QtBot) -> None:
    got: list[str] = []
    strip.stopped.connect(lambda: got.append("stopped"))
    strip.run("Counting", lambda _: "older", got.append)
    strip.run("Counting", lambda _: "newer", got.append)
    qtbot.waitUntil(lambda: "newer" in got, timeout=PATIENCE)
    assert got == ["newer"]


def test_what_is_expected_to_fail_is_told(strip: JobStrip, qtbot: QtBot) -> None:
    def work(_: Report) -> None:
        raise WorkspaceBusy("It never stands still.")

    with qtbot.waitSignal(strip.failed, timeout=PATIENCE) as failed:
        strip.run("Counting", work, lambda _: None)
    assert str(failed.args[0]) == "It never stands still."


def test_after_its_end_nothing_is_announced(strip: JobStrip, session: Session, qtbot: QtBot) -> None:
    got: list[int] = []
    strip.run("Counting", lambda _: 1, got.append)
    strip.end()
    qtbot.waitUntil(lambda: session.tasks.is_idle, timeout=PATIENCE)
    assert got == []
