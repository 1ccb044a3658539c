from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from types import TracebackType

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from explorer import __version__
from explorer.ui.crash import CrashReporter


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> list[type[BaseException]]:
    """What reached the hook that was there before: the one that prints to the terminal."""
    seen: list[type[BaseException]] = []

    def before(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        seen.append(kind)

    monkeypatch.setattr(sys, "excepthook", before)
    return seen


@pytest.fixture
def reporter(printed: list[type[BaseException]], qtbot: QtBot) -> Iterator[CrashReporter]:
    window = QWidget()
    qtbot.addWidget(window)
    made = CrashReporter(window)
    yield made
    made.close()


class Told:
    """Answers every message box that comes up, with its `press`ed button or by closing it."""

    def __init__(self, press: str = "") -> None:
        self.boxes: list[tuple[str, str]] = []
        self._press = press
        self._timer = QTimer(interval=5)
        self._timer.timeout.connect(self._answer)
        self._timer.start()

    def _answer(self) -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            self.boxes.append((box.text(), box.detailedText()))
            button = next((each for each in box.buttons() if each.text() == self._press), None)
            (button or box.button(QMessageBox.StandardButton.Close)).click()


def boom() -> None:
    raise ValueError("a bug")


def bang() -> None:
    raise ValueError("a bug")


def raise_in_hook(what: object) -> None:
    try:
        what()  # type: ignore[operator]
    except BaseException:
        kind, error, trace = sys.exc_info()
        assert kind is not None
        assert error is not None
        sys.excepthook(kind, error, trace)


def test_a_bug_is_told_once_with_a_report(
    reporter: CrashReporter, qtbot: QtBot, printed: list[type[BaseException]]
) -> None:
    told = Told()
    for _ in range(3):
        raise_in_hook(boom)
    assert len(told.boxes) == 1
    text, details = told.boxes[0]
    assert "Your workspace was not changed by it" in text
    assert "Traceback" not in text
    assert f"Memory Explorer {__version__}" in details
    assert "ValueError: a bug" in details
    assert printed == [ValueError] * 3, "the terminal hears of each"


def test_a_bug_at_another_place_is_told_too(reporter: CrashReporter, qtbot: QtBot) -> None:
    told = Told()
    raise_in_hook(boom)
    raise_in_hook(bang)
    assert len(told.boxes) == 2


def test_the_report_can_be_copied(reporter: CrashReporter, qtbot: QtBot) -> None:
    told = Told(press="Copy the report")
    QGuiApplication.clipboard().clear()
    raise_in_hook(boom)
    assert QGuiApplication.clipboard().text() == told.boxes[0][1]


def test_a_bug_in_another_thread_is_told_in_the_windows(reporter: CrashReporter, qtbot: QtBot) -> None:
    told = Told()
    thread = threading.Thread(target=raise_in_hook, args=(boom,))
    thread.start()
    thread.join()
    assert told.boxes == []
    qtbot.waitUntil(lambda: len(told.boxes) == 1)


def test_ctrl_c_is_no_bug(reporter: CrashReporter, qapp: QApplication, printed: list[type[BaseException]]) -> None:
    told = Told()

    def stop() -> None:
        raise KeyboardInterrupt

    raise_in_hook(stop)
    qapp.processEvents()
    assert told.boxes == []
    assert printed == [KeyboardInterrupt]


def test_closing_gives_the_hook_back(printed: list[type[BaseException]], qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    before = sys.excepthook
    reporter = CrashReporter(window)
    assert sys.excepthook != before
    reporter.close()
    assert sys.excepthook is before
