from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from explorer.memory.errors import WorkspaceDamaged
from explorer.memory.protocols import Report
from explorer.ui.maintenance.matters import Found
from explorer.ui.maintenance.search import Search
from explorer.ui.session import Session
from tests.ui.conftest import PATIENCE
from tests.ui.maintenance.review_cases import Planned


def opened(session: Session, shop: Path, qtbot: QtBot) -> None:
    session.open(shop)
    qtbot.waitUntil(lambda: session.snapshot is not None and session.tasks.is_idle, timeout=PATIENCE)


def test_what_is_asked_while_it_runs_is_done_afterwards(session: Session, shop: Path, qtbot: QtBot) -> None:
    purpose = Planned()
    search = Search(session, purpose, session)
    search.begin()
    assert not search.is_running, "nothing is open"
    opened(session, shop, qtbot)
    found: list[Found] = []
    search.found.connect(lambda each, _: found.append(each))
    for _ in range(4):
        search.begin()
    qtbot.waitUntil(lambda: len(found) == 2 and not search.is_running, timeout=PATIENCE)
    assert purpose.found == 2


def test_it_is_stopped_and_fails_with_a_sentence(session: Session, shop: Path, qtbot: QtBot) -> None:
    opened(session, shop, qtbot)
    purpose = Planned()

    def forever(report: Report) -> None:
        while True:
            report(0.5)

    def fail(_: Report) -> None:
        raise WorkspaceDamaged("It cannot be read.")

    purpose.wait = forever
    search = Search(session, purpose, session)
    search.begin()
    with qtbot.waitSignal(search.stopped, timeout=PATIENCE):
        search.stop()
    purpose.wait = fail
    with qtbot.waitSignal(search.failed, timeout=PATIENCE) as failed:
        search.begin()
    assert failed.args == ["It cannot be read."]
    told: list[object] = []
    search.found.connect(lambda *each: told.append(each))
    purpose.wait = lambda _: None
    search.begin()
    search.close()
    qtbot.waitUntil(lambda: session.tasks.is_idle, timeout=PATIENCE)
    search.begin()
    assert not search.is_running
    assert told == []
