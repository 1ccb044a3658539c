"""The pair of workspaces of `compare_cases`, and a person who compares them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.teleport.encounter import Encounter
from explorer.ui.teleport.review import Review
from explorer.ui.theme import apply_theme
from tests.ui.conftest import Clock
from tests.ui.teleport.compare_cases import Comparing, Pair, base_of, encounter_of, write_pair


class Questions:
    """Answers every question that would wait for a person; `answer` is the beginning of a button's text."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answer = "Discard"

    def take(self, box: QMessageBox) -> int:
        self.asked.append(box.text())
        next(button for button in box.buttons() if button.text().startswith(self.answer)).click()
        return 0


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> Questions:
    made = Questions()
    # A function, so that it is a method of the box.
    monkeypatch.setattr(QMessageBox, "exec", lambda box: made.take(box))  # noqa: PLW0108
    return made


@pytest.fixture(scope="session")
def pair_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pair")
    write_pair(folder)
    return folder


@pytest.fixture
def pair(pair_once: Path, tmp_path: Path) -> Pair:
    """A copy of both files, each in a folder of its own."""
    here, there = tmp_path / "mine" / "here.vdb", tmp_path / "theirs" / "there.vdb"
    for path in (here, there):
        path.parent.mkdir()
        shutil.copyfile(pair_once / path.name, path)
    return Pair(here, there, base_of(pair_once / "begin.vdb", there))


@pytest.fixture
def encounter(pair: Pair) -> Encounter:
    """Compared with what both began with."""
    return encounter_of(pair)


@pytest.fixture
def review(encounter: Encounter, qapp: QApplication) -> Review:
    return Review(encounter)


@pytest.fixture
def comparing(
    qapp: QApplication, pair: Pair, session: Session, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> Iterator[Comparing]:
    """The workspace is open, and what both files began with is known."""
    apply_theme(qapp, "light")
    made = Comparing(pair, session, settings, tmp_path / "unpacked", qtbot)
    made.open_workspace()
    made.know_base()
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def another_session(
    comparing: Comparing, clock: Clock, open_committer: Callable[[Path], FileCommitter]
) -> Callable[[bool], Session]:
    """A second session with the same lanes, perhaps one that only reads; it opens nothing by itself."""
    return lambda read_only: Session(
        comparing.session.tasks, clock, Workspace, None if read_only else open_committer, "ana", comparing.arrivals
    )
