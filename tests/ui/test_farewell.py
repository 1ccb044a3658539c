from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from explorer.memory.protocols import Report
from explorer.ui.farewell import may_leave
from explorer.ui.main_window import MainWindow
from explorer.ui.tasks import Job, Lane
from tests.ui.conftest import PATIENCE

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    event = threading.Event()
    yield event
    event.set()


def start(window: MainWindow, gate: threading.Event, lane: Lane, title: str = "Comparing everything") -> Job:
    def work(report: Report) -> None:
        gate.wait(PATIENCE / 1_000)

    return window.session.tasks.run(title, work, lambda _: None, lambda _: None, lane)


def answer(caption: str, seen: list[str]) -> None:
    def press() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            QTimer.singleShot(20, press)
            return
        seen.append(box.text())
        next(button for button in box.buttons() if button.text() == caption).click()

    QTimer.singleShot(0, press)


@pytest.mark.parametrize(("caption", "leaves"), [("Close", True), ("Stay", False)])
def test_a_job_that_somebody_waits_for_is_asked_about(
    window: MainWindow, gate: threading.Event, qtbot: QtBot, caption: str, leaves: bool
) -> None:
    start(window, gate, Lane.COMPARING)
    seen: list[str] = []
    answer(caption, seen)
    assert may_leave(window.session, window) is leaves
    assert [text.replace("\u2068", "").replace("\u2069", "") for text in seen] == [
        "“Comparing everything” is not finished. Close all the same?"
    ]
    gate.set()
    qtbot.waitUntil(lambda: window.session.tasks.is_idle, timeout=PATIENCE)
    assert may_leave(window.session, window)


def test_reading_and_what_has_no_title_is_not(window: MainWindow, gate: threading.Event, qtbot: QtBot) -> None:
    start(window, gate, Lane.READING)
    assert may_leave(window.session, window)
    gate.set()
    qtbot.waitUntil(lambda: window.session.tasks.is_idle, timeout=PATIENCE)
    start(window, gate, Lane.COMPARING, "")
    assert may_leave(window.session, window)


def test_the_window_stays_where_the_person_does(
    window: MainWindow, gate: threading.Event, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("explorer.ui.main_window.may_leave", may_leave)
    start(window, gate, Lane.COMPARING)
    answer("Stay", [])
    assert not window.close()
    assert window.isVisible()
    gate.set()
    qtbot.waitUntil(lambda: window.session.tasks.is_idle, timeout=PATIENCE)
