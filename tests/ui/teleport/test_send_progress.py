from __future__ import annotations

import threading
from datetime import timedelta

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.memory.errors import CannotSend
from explorer.memory.protocols import Report
from explorer.ui.session import Session
from explorer.ui.teleport.send_progress import JobProgress
from explorer.ui.theme import apply_theme
from tests.ui.conftest import PATIENCE, Clock


@pytest.fixture
def progress(session: Session, qtbot: QtBot, qapp: QApplication) -> JobProgress:
    apply_theme(qapp, "light")
    made = JobProgress(session)
    qtbot.addWidget(made)
    return made


def said(progress: JobProgress) -> str:
    return " ".join(label.text() for label in progress.findChildren(QLabel))


def test_a_job_is_shown_until_it_ends(progress: JobProgress, qtbot: QtBot) -> None:
    go_on, results, states = threading.Event(), list[int](), list[bool]()
    progress.changed.connect(lambda: states.append(progress.is_running))

    def work(report: Report) -> int:
        go_on.wait()
        return 7

    progress.run("Looking", work, results.append, lambda _: None)
    assert progress.is_running
    assert not progress.isHidden()
    assert "Looking" in said(progress)
    progress.run("Another", lambda _: 8, results.append, lambda _: None)
    go_on.set()
    qtbot.waitUntil(lambda: not progress.is_running, timeout=PATIENCE)
    assert (results, states) == ([7], [True, False])
    assert progress.isHidden()


def test_time_left(progress: JobProgress, clock: Clock, qtbot: QtBot) -> None:
    go_on, half = threading.Event(), threading.Event()

    def work(report: Report) -> None:
        go_on.wait()
        report(0.5)
        half.wait()

    progress.run("Looking", work, lambda _: None, lambda _: None)
    clock.now += timedelta(seconds=20)
    go_on.set()
    qtbot.waitUntil(lambda: "about 20 second" in said(progress), timeout=PATIENCE)
    half.set()
    qtbot.waitUntil(lambda: not progress.is_running, timeout=PATIENCE)


def test_stopping_calls_nothing_back(progress: JobProgress, qtbot: QtBot) -> None:
    go_on, called = threading.Event(), list[object]()

    def work(report: Report) -> None:
        go_on.wait()
        report(0.1)

    progress.stop()
    progress.run("Looking", work, called.append, called.append)
    progress.stop()
    assert "stopping" in said(progress)
    go_on.set()
    qtbot.waitUntil(lambda: not progress.is_running, timeout=PATIENCE)
    assert called == []


def test_what_goes_wrong_is_handed_over(progress: JobProgress, qtbot: QtBot) -> None:
    errors: list[object] = []

    def work(report: Report) -> None:
        raise CannotSend("The disk is full.")

    progress.run("Writing", work, lambda _: None, errors.append)
    qtbot.waitUntil(lambda: bool(errors), timeout=PATIENCE)
    assert str(errors[0]) == "The disk is full."
