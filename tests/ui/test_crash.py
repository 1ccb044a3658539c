from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from explorer import __version__
from explorer.ui.crash import CrashReporter

Printed = list[type[BaseException]]
Reporting = Callable[[], AbstractContextManager[Printed]]


@pytest.fixture
def reporting(qtbot: QtBot) -> Reporting:
    """Within it bugs are reported; gives what reached the hook that was there before: the one that prints."""
    window = QWidget()
    qtbot.addWidget(window)

    @contextmanager
    def report() -> Iterator[Printed]:
        seen: Printed = []
        before = sys.excepthook
        sys.excepthook = lambda kind, *_: seen.append(kind)
        reporter = CrashReporter(window)
        yield seen
        reporter.close()
        sys.excepthook = before

    return report


class Person:
    """Answers every message box that comes up: with its button `press`, or by closing it."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str]] = []
        self.press = ""

    def answer(self) -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            self.told.append((box.text(), box.detailedText()))
            button = next((each for each in box.buttons() if each.text() == self.press), None)
            (button or box.button(QMessageBox.StandardButton.Close)).click()


@pytest.fixture
def person(qapp: QApplication) -> Iterator[Person]:
    made = Person()
    timer = QTimer(interval=5)
    timer.timeout.connect(made.answer)
    timer.start()
    yield made
    timer.stop()


def boom() -> None:
    raise ValueError("a bug")


def bang() -> None:
    raise ValueError("a bug")


def raise_in_hook(what: Callable[[], None]) -> None:
    try:
        what()
    except (ValueError, KeyboardInterrupt) as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_a_bug_is_told_once_with_a_report(person: Person, reporting: Reporting) -> None:
    with reporting() as printed:
        for _ in range(3):
            raise_in_hook(boom)
    assert len(person.told) == 1
    text, details = person.told[0]
    assert "Your workspace was not changed by it" in text
    assert "Traceback" not in text
    assert f"Memory Explorer {__version__}" in details
    assert "ValueError: a bug" in details
    assert printed == [ValueError] * 3, "the terminal hears of each"


def test_a_bug_at_another_place_is_told_too(person: Person, reporting: Reporting) -> None:
    with reporting():
        raise_in_hook(boom)
        raise_in_hook(bang)
    assert len(person.told) == 2


def test_the_report_can_be_copied(person: Person, reporting: Reporting) -> None:
    person.press = "Copy the report"
    QGuiApplication.clipboard().clear()
    with reporting():
        raise_in_hook(boom)
    assert QGuiApplication.clipboard().text() == person.told[0][1]


def test_a_bug_in_another_thread_is_told_in_the_windows(person: Person, reporting: Reporting, qtbot: QtBot) -> None:
    with reporting():
        thread = threading.Thread(target=raise_in_hook, args=(boom,))
        thread.start()
        thread.join()
        assert person.told == []
        qtbot.waitUntil(lambda: len(person.told) == 1)


def test_ctrl_c_is_no_bug(person: Person, reporting: Reporting, qapp: QApplication) -> None:

    def stop() -> None:
        raise KeyboardInterrupt

    with reporting() as printed:
        raise_in_hook(stop)
        qapp.processEvents()
    assert person.told == []
    assert printed == [KeyboardInterrupt]


def test_closing_gives_the_hook_back(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    before = sys.excepthook
    reporter = CrashReporter(window)
    assert sys.excepthook != before
    reporter.close()
    assert sys.excepthook is before
