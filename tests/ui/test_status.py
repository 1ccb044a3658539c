from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from explorer.memory.protocols import Report
from explorer.ui import formats
from explorer.ui.main_window import MainWindow
from tests.ui.conftest import PATIENCE, Agent, OpenWindow, ids

Hire = Callable[[Path], Agent]


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    made = threading.Event()
    yield made
    made.set()


def counts(window: MainWindow) -> str:
    return next(each.text() for each in window.status.findChildren(QLabel) if "showing" in each.text())


def button(window: MainWindow, text: str) -> QPushButton:
    return next(each for each in window.status.findChildren(QPushButton) if text in each.text())


def size_of(path: Path) -> str:
    log = path.with_name(path.name + ".wal")
    return formats.file_size(path.stat().st_size + (log.stat().st_size if log.exists() else 0))


def test_it_says_what_is_shown_of_how_many_where_and_of_what_size(
    window: MainWindow, workspace: Path, qtbot: QtBot
) -> None:
    assert counts(window) == f"showing 12 of 14 · branch main · file {size_of(workspace)}"
    window.toolbar.filter.setText("deploys")
    qtbot.waitUntil(lambda: counts(window).startswith("showing 2 of 14 · branch main"), timeout=PATIENCE)
    window.toolbar.filter.clear()
    window.session.choose_branch(None)
    qtbot.waitUntil(lambda: counts(window).startswith("showing 14 of 14 · all branches"), timeout=PATIENCE)


def test_it_counts_along_with_an_agent(window: MainWindow, workspace: Path, hire: Hire, qtbot: QtBot) -> None:
    hire(workspace).remember("new", "Just learned")
    qtbot.waitUntil(lambda: counts(window).startswith("showing 13 of 15"), timeout=PATIENCE)
    assert counts(window).endswith(f"file {size_of(workspace)}")


def test_records_that_need_attention_are_counted_and_shown(window: MainWindow, qtbot: QtBot) -> None:
    attention = button(window, "need attention")
    assert attention.text() == "1 record(s) need attention"
    assert attention.isVisible()
    attention.click()
    qtbot.waitUntil(lambda: ids(window) == ["odd"], timeout=PATIENCE)


def test_where_nothing_is_odd_nothing_is_said(open_window: OpenWindow, many: Path) -> None:
    window = open_window(many)
    assert not button(window, "need attention").isVisible()


def test_vectors_are_spoken_of_where_something_is_wrong_with_them(window: MainWindow, qtbot: QtBot) -> None:
    said = window.status.vectors
    assert not said.isVisible()
    window.status.say_vectors("Vectors of another model", "Nothing is found by meaning.")
    assert said.isVisible()
    assert said.toolTip() == said.accessibleDescription() == "Nothing is found by meaning."
    window.embedding.other = None
    with qtbot.waitSignal(window.status.vectors_requested):
        said.click()
    window.status.say_vectors("")
    assert not said.isVisible()


def test_a_running_job_shows_its_progress_and_can_be_cancelled(
    window: MainWindow, qtbot: QtBot, gate: threading.Event
) -> None:
    bar, cancel = window.status.findChild(QProgressBar), button(window, "Cancel")
    assert bar is not None
    assert not bar.isVisible()
    assert not cancel.isVisible()
    stopped: list[bool] = []

    def work(report: Report) -> None:
        try:
            while not gate.wait(0.005):
                report(0.42)
        finally:
            stopped.append(True)

    window.session.tasks.run("Reading on", work, lambda _: None, lambda _: None)
    qtbot.waitUntil(lambda: bar.value() == 42, timeout=PATIENCE)
    assert bar.isVisible()
    assert any(each.text() == "Reading on" and each.isVisible() for each in window.status.findChildren(QLabel))
    cancel.click()
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=PATIENCE)
    assert stopped == [True]
    assert not cancel.isVisible()


def test_looking_for_changes_is_no_job_to_speak_of(window: MainWindow, qtbot: QtBot) -> None:
    seen: list[bool] = []
    bar = window.status.findChild(QProgressBar)
    assert bar is not None
    window.session.tasks.progressed.connect(lambda: seen.append(bar.isVisible()))
    window.session.refresh()
    qtbot.waitUntil(lambda: len(seen) >= 2, timeout=PATIENCE)
    assert not any(seen)


def test_names_that_agents_gave_are_no_markup(window: MainWindow, qtbot: QtBot) -> None:
    window.session.choose_branch("<b>x</b>")
    qtbot.waitUntil(lambda: "branch <b>x</b>" in counts(window), timeout=PATIENCE)
    for label in window.status.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText
