from __future__ import annotations

import threading
from collections.abc import Iterator
from datetime import timedelta

import pytest
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from explorer.memory.protocols import Report
from explorer.ui.docks.running_job import RunningJob
from explorer.ui.session import Session
from tests.ui.conftest import PATIENCE, Clock


class Work:
    """A job that goes on when it is told to."""

    def __init__(self) -> None:
        self.share, self._go, self.ended = 0.0, threading.Event(), threading.Event()

    def __call__(self, report: Report) -> None:
        try:
            while self.share < 1:
                self._go.wait(PATIENCE / 1000)
                self._go.clear()
                report(self.share)
        finally:
            self.ended.set()

    def go(self, share: float) -> None:
        self.share = share
        self._go.set()


@pytest.fixture
def work() -> Iterator[Work]:
    made = Work()
    yield made
    made.go(1)


@pytest.fixture
def panel(qtbot: QtBot, session: Session) -> RunningJob:
    made = RunningJob(session)
    qtbot.addWidget(made)
    return made


def bar(panel: RunningJob) -> QProgressBar:
    return panel.findChildren(QProgressBar)[0]


def cancel(panel: RunningJob) -> QPushButton:
    return panel.findChildren(QPushButton)[0]


def test_it_is_hidden_while_there_is_no_job(panel: RunningJob) -> None:
    assert panel.isHidden()


def test_a_job_without_a_title_is_not_shown(panel: RunningJob, session: Session, work: Work) -> None:
    session.tasks.run("", work, lambda _: None, lambda _: None)
    assert panel.isHidden()


def test_it_says_what_is_done_and_how_far_it_is(
    panel: RunningJob, session: Session, work: Work, clock: Clock, qtbot: QtBot
) -> None:
    session.tasks.run("Erasing <b>permanently</b>", work, lambda _: None, lambda _: None)
    assert not panel.isHidden()
    assert panel.findChildren(QLabel)[0].text() == "Erasing <b>permanently</b>"
    assert bar(panel).accessibleName() == "Erasing <b>permanently</b>"
    assert panel.left == ""
    clock.now += timedelta(seconds=10)
    work.go(0.25)
    qtbot.waitUntil(lambda: bar(panel).value() == 25, timeout=PATIENCE)
    assert panel.left == "about 30 second(s) left"
    clock.now += timedelta(minutes=10)
    work.go(0.5)
    qtbot.waitUntil(lambda: bar(panel).value() == 50, timeout=PATIENCE)
    assert panel.left == "about 10 minute(s) left"
    work.go(1)
    qtbot.waitUntil(panel.isHidden, timeout=PATIENCE)


def test_the_next_job_begins_its_own_time(
    panel: RunningJob, session: Session, work: Work, clock: Clock, qtbot: QtBot
) -> None:
    session.tasks.run("First", work, lambda _: None, lambda _: None)
    clock.now += timedelta(minutes=10)
    second = Work()
    session.tasks.run("Second", second, lambda _: None, lambda _: None)
    work.go(1)
    qtbot.waitUntil(lambda: bar(panel).accessibleName() == "Second", timeout=PATIENCE)
    second.go(0.5)
    qtbot.waitUntil(lambda: bar(panel).value() == 50, timeout=PATIENCE)
    assert panel.left == "", "it began just now"
    second.go(1)
    qtbot.waitUntil(panel.isHidden, timeout=PATIENCE)


def test_cancel_stops_the_job(panel: RunningJob, session: Session, work: Work, qtbot: QtBot) -> None:
    session.tasks.run("Erasing", work, lambda _: None, lambda _: None)
    assert cancel(panel).accessibleName() == "Cancel: Erasing"
    cancel(panel).click()
    assert not cancel(panel).isEnabled()
    assert panel.left == "stopping…"
    work.go(0.1)
    qtbot.waitUntil(panel.isHidden, timeout=PATIENCE)
    assert work.ended.is_set()
