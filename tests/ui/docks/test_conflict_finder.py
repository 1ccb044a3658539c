from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.protocols import Cancelled
from explorer.services.conflicts.detection import Detection
from explorer.services.deletion import delete
from explorer.services.edits import set_fields
from explorer.store.workspace import Workspace
from explorer.ui.docks.conflict_finder import ConflictFinder, FindWords, find, still_so
from explorer.ui.session import Session
from explorer.ui.tasks import Lane, Tasks
from explorer.ui.theme import apply_theme
from tests.ui.conftest import PATIENCE, Agent, Clock, ago


@pytest.fixture
def contested(workspace: Path) -> Path:
    """The workspace with two more contradictions."""
    agent = Agent(workspace)
    for topic, text in (("api", "The API listens on port {}"), ("cache", "Sessions are cached for {} minutes")):
        for number in (80, 443):
            agent.remember(f"{topic}-{number}", text.format(number), topic=topic, domain="data", created_at=ago(2))
    agent.close()
    return workspace


@pytest.fixture
def finder(real_session: Session, contested: Path, qapp: QApplication, qtbot: QtBot) -> ConflictFinder:
    return opened(real_session, contested, qapp, qtbot)


def opened(session: Session, path: Path, qapp: QApplication, qtbot: QtBot) -> ConflictFinder:
    apply_theme(qapp, "light")
    made = ConflictFinder(session)
    qtbot.addWidget(made)
    session.open(path)
    qtbot.waitUntil(lambda: session.snapshot is not None, timeout=PATIENCE)
    return made


def search(finder: ConflictFinder, qtbot: QtBot) -> str:
    finder.search()
    assert finder.is_running
    qtbot.waitUntil(lambda: not finder.is_running, timeout=PATIENCE)
    return finder.text


def state_of(path: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in path.parent.glob("*.vdb*")}


def test_what_was_found_is_counted_before_anything_is_noted(
    finder: ConflictFinder, workspace: Path, qtbot: QtBot
) -> None:
    assert finder.text == ""
    before = state_of(workspace)
    said = search(finder, qtbot)
    assert "contradiction(s)" in said
    assert "among" in said
    assert "of them are not in the inbox yet" in said
    assert state_of(workspace) == before
    assert finder.put.isVisibleTo(finder)


def test_what_was_found_is_noted_as_one_change_and_found_again_adds_nothing(
    finder: ConflictFinder, qtbot: QtBot
) -> None:
    search(finder, qtbot)
    writes = finder._session.writes
    count = int(finder.put.text().split()[1])
    finder.put.click()
    qtbot.waitUntil(lambda: len(writes.standing.steps) == 1 and writes.is_quiet, timeout=PATIENCE)
    assert len(writes.standing.steps[0].change.operations) == count
    assert finder.isHidden(), "the window says what was done"
    assert "All of them are in the inbox already" in search(finder, qtbot)
    assert not finder.put.isVisibleTo(finder)
    finder.note_found()
    assert len(writes.standing.steps) == 1


def test_what_changed_meanwhile_is_left_out_and_told(finder: ConflictFinder, qtbot: QtBot) -> None:
    search(finder, qtbot)
    found = finder._found
    assert found is not None
    session = finder._session
    gone = found.detection.found[0].one.key
    session.writes.make(lambda rules: set_fields(rules, [gone], {"topic": "x"}))
    qtbot.waitUntil(lambda: session.writes.is_quiet, timeout=PATIENCE)
    assert session.snapshot is not None
    rules = session.writes.editing(session.snapshot)
    assert still_so(rules, found.detection.found) == list(found.detection.found), "another topic is no other text"
    session.writes.make(lambda rules: delete(rules, [gone]))
    qtbot.waitUntil(lambda: session.writes.is_quiet, timeout=PATIENCE)
    finder.put.click()
    qtbot.waitUntil(lambda: "changed meanwhile and were left out" in finder.text, timeout=PATIENCE)


def test_a_search_can_be_cancelled_and_leaves_the_file_as_it_was(
    finder: ConflictFinder, workspace: Path, qtbot: QtBot
) -> None:
    before = state_of(workspace)
    may_end = threading.Event()
    tasks = finder._session.tasks
    tasks.run("", lambda _: may_end.wait(PATIENCE), lambda _: None, lambda _: None, Lane.COMPARING)
    finder.search()
    finder.search()
    finder.stop()
    may_end.set()
    qtbot.waitUntil(lambda: not finder.is_running, timeout=PATIENCE)
    assert finder.text == "The search was cancelled. Nothing was noted."
    assert state_of(workspace) == before
    finder.close_line.click()
    assert finder.text == ""


def test_the_work_stops_where_its_report_says_so(finder: ConflictFinder) -> None:
    session = finder._session
    assert session.snapshot is not None

    def stop(share: float) -> None:
        if share > 0.3:
            raise Cancelled

    with pytest.raises(Cancelled):
        find(session.writes.editing(session.snapshot), stop)


def test_reading_only_means_looking_only(
    tasks: Tasks, clock: Clock, contested: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    session = Session(tasks, clock, Workspace)
    finder = opened(session, contested, qapp, qtbot)
    assert search(finder, qtbot).endswith("This workspace is open for reading only.")
    assert not finder.put.isVisibleTo(finder)
    session.close()


def test_another_workspace_has_nothing_of_it(
    finder: ConflictFinder, many: Path, hire: Callable[[Path], Agent], qtbot: QtBot
) -> None:
    search(finder, qtbot)
    finder._session.open(many)
    qtbot.waitUntil(lambda: finder.text == "", timeout=PATIENCE)
    assert finder._found is None


def test_what_could_not_be_compared_is_told(qapp: QApplication) -> None:
    words = FindWords()
    said = words.found(Detection((), 342, 7, 14, 2, (("d", "t"),)))
    assert said == (
        "0 contradiction(s), 0 duplicate(s) among 342 fact(s); 14 have no vector, so only equal ones are compared; "
        "2 have odd values and are left out; in 1 large topic(s) only the nearest facts were compared"
    )
