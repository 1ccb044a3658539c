from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from explorer.services.teleport.answers import Choice
from explorer.store.committer import FileCommitter
from explorer.store.courier import FileCourier
from explorer.store.workspace import Workspace
from explorer.ui.main_window import MainWindow
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.tasks import Tasks
from explorer.ui.teleport.send import SendDialog
from explorer.ui.teleport.window import CompareWindow
from explorer.ui.theme import apply_theme
from tests.ui.conftest import PATIENCE, Clock, opened
from tests.ui.driving import drop, files
from tests.ui.teleport.compare_cases import CONFLICTS, Pair, traces
from tests.ui.teleport.conftest import Questions

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


class Traveller:
    """A person at a main window from which files can be sent and unpacked."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot, self.travel = window, qtbot, window.travel

    def wait(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE)

    def open(self, path: Path) -> None:
        self.window.open(path)
        opened(self.window, self.qtbot)

    def compared(self) -> CompareWindow:
        self.wait(lambda: self.travel.arrivals.window is not None)
        assert self.travel.arrivals.window is not None
        return self.travel.arrivals.window


@pytest.fixture
def traveller(
    qapp: QApplication,
    qtbot: QtBot,
    clock: Clock,
    settings: Settings,
    open_committer: Callable[[Path], FileCommitter],
    tmp_path: Path,
    questions: Questions,
) -> Iterator[Traveller]:
    apply_theme(qapp, "light")
    tasks = Tasks()
    session = Session(tasks, clock, Workspace, open_committer, "ana")
    window = MainWindow(session, settings, None, FileCourier(tmp_path / "unpacked"))
    window.show()
    yield Traveller(window, qtbot)
    questions.answer = "Discard"
    window.close()
    tasks.close()
    session.writes.release()
    session.setParent(window)
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_without_a_workspace_the_first_file_is_opened_and_the_others_compared_with_it(
    traveller: Traveller, pair: Pair
) -> None:
    assert traveller.travel._words() == "Open this workspace"
    assert drop(traveller.window, files(pair.here, pair.there))
    opened(traveller.window, traveller.qtbot)
    assert traveller.window.session.path == pair.here
    assert traveller.compared().review.encounter.other.snapshot.file.path == pair.there
    assert traveller.travel._words() == "Compare with this workspace"


def test_with_a_workspace_a_dropped_file_is_compared_and_not_opened(traveller: Traveller, pair: Pair) -> None:
    traveller.open(pair.here)
    before = traces(pair.there.parent)
    assert drop(traveller.window.tabs.facts.table.viewport(), files(pair.there))
    window = traveller.compared()
    assert traveller.window.session.path == pair.here
    window.close()
    assert traces(pair.there.parent) == before


def test_where_the_first_cannot_be_opened_the_others_are_not_compared_with_another_one_later(
    traveller: Traveller, pair: Pair, tmp_path: Path
) -> None:
    traveller.travel.take([tmp_path / "missing.vdb", pair.there])
    traveller.wait(lambda: "missing.vdb" in traveller.window.banner.text)
    traveller.open(pair.here)
    traveller.wait(lambda: traveller.window.session.tasks.is_idle)
    assert traveller.travel.arrivals.window is None


def test_what_is_no_workspace_is_said_in_the_banner(traveller: Traveller, pair: Pair, tmp_path: Path) -> None:
    traveller.open(pair.here)
    traveller.travel.take([tmp_path])
    traveller.wait(traveller.window.banner.isVisible)
    assert "is a folder" in traveller.window.banner.text
    assert traveller.travel.arrivals.window is None


def test_the_menu_asks_for_files(traveller: Traveller, pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = [str(pair.there)]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (chosen, ""))
    traveller.window.actions_by_name["compare"].trigger()
    assert traveller.window.session.tasks.is_idle, "without a workspace there is nothing to compare with"
    traveller.open(pair.here)
    traveller.window.actions_by_name["compare"].trigger()
    traveller.compared().close()
    chosen.clear()
    traveller.window.actions_by_name["compare"].trigger()
    traveller.wait(lambda: traveller.window.session.tasks.is_idle)


def test_two_files_are_asked_for_one_after_the_other(
    traveller: Traveller, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = ["", str(pair.here), "", str(pair.here), str(pair.there)]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (answers.pop(0), ""))
    for left in (4, 2):
        traveller.travel.choose_two()
        assert len(answers) == left
        traveller.wait(lambda: traveller.window.session.tasks.is_idle)
    traveller.travel.choose_two()
    window = traveller.compared()
    assert window.windowTitle() == "there.vdb beside here.vdb"
    assert not window.merger.can_write


def test_sending_needs_a_workspace(traveller: Traveller, pair: Pair) -> None:
    traveller.travel.send([])
    assert traveller.window.findChild(SendDialog) is None
    traveller.open(pair.here)
    traveller.travel.send([])
    dialog = traveller.window.findChild(SendDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.reject()


def test_quitting_with_decisions_asks_and_can_be_refused(
    traveller: Traveller, pair: Pair, questions: Questions
) -> None:
    traveller.open(pair.here)
    traveller.travel.take([pair.there])
    window = traveller.compared()
    window.review.choose(window.review.conflicts[:1], Choice.MINE)
    questions.answer = "Go on"
    assert not traveller.window.close()
    assert traveller.window.isVisible()
    assert window.isVisible()
    assert len(questions.asked) == 1
    questions.answer = "Discard"
    assert traveller.window.close()
    assert traveller.travel.arrivals.window is None


def test_a_merge_can_be_taken_back_in_the_main_window(traveller: Traveller, pair: Pair) -> None:
    traveller.open(pair.here)
    traveller.travel.take([pair.there])
    window = traveller.compared()
    assert len(window.review.unsolved) >= CONFLICTS
    window.review.choose(window.review.unsolved, Choice.MINE)
    traveller.wait(window.footer.merge.isEnabled)
    window.footer.merge.click()
    traveller.wait(lambda: window.receipt.state.text() == "It is in the file.")
    traveller.window.actions_by_name["undo"].trigger()
    traveller.wait(lambda: window.receipt.state.text() == "It was taken back.")
