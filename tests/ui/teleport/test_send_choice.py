from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.edits import set_fields
from explorer.services.teleport.parcels import Selection
from explorer.ui.session import Session
from explorer.ui.teleport.send_choice import ChoicePage, What
from explorer.ui.theme import apply_theme
from tests.ui.conftest import MAIN, PATIENCE, Agent
from tests.ui.teleport.send_cases import shown

CACHE, DB = Key(MAIN, "cache"), Key(MAIN, "db~2")
Make = Callable[..., ChoicePage]


@pytest.fixture
def make(session: Session, workspace: Path, qtbot: QtBot, qapp: QApplication) -> Iterator[Make]:
    apply_theme(qapp, "light")
    pages: list[ChoicePage] = []
    shown(session, workspace, qtbot)

    def build(*selected: Key) -> ChoicePage:
        page = ChoicePage(session, selected)
        qtbot.addWidget(page)
        pages.append(page)
        page.show()
        qtbot.waitUntil(lambda: page.forecast is not None, timeout=PATIENCE)
        return page

    yield build
    for page in pages:
        page.close_questions()


def counted(page: ChoicePage, qtbot: QtBot, memories: int) -> None:
    qtbot.waitUntil(lambda: page.forecast is not None and page.forecast.memories == memories, timeout=PATIENCE)


def said(page: ChoicePage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_everything_at_first(make: Make) -> None:
    page = make()
    assert page.selection == Selection()
    assert page.forecast is not None
    assert f"{page.forecast.everything} memory" in page.outcome.text
    assert "1 of them" in page.outcome.text
    assert page.references.text == page.waiting.text == page.damage.text == ""
    assert not page.places.isVisible()


def test_selected_rows_are_offered_only_where_there_are_some(make: Make, qtbot: QtBot) -> None:
    assert What.SELECTED not in make().what
    page = make(CACHE, DB)
    assert "2 fact" in page.what[What.SELECTED].text()
    page.choose(What.SELECTED)
    counted(page, qtbot, 2)
    assert page.selection == Selection(keys=frozenset({CACHE, DB}))
    assert "stay" in page.outcome.text


def test_the_branch_that_is_shown(make: Make, session: Session, qtbot: QtBot) -> None:
    page = make()
    assert "main" in page.what[What.BRANCH].text()
    page.choose(What.BRANCH)
    assert page.forecast is not None
    counted(page, qtbot, page.forecast.with_branch("main"))
    assert page.selection == Selection(branches=frozenset({"main"}))
    session.choose_branch(None)
    assert What.BRANCH not in make().what


def test_ticks_unfold_and_count(make: Make, qtbot: QtBot) -> None:
    page = make()
    page.choose(What.PLACES)
    assert page.places.isVisible()
    page.places.tick("main", on=False)
    assert page.forecast is not None
    counted(page, qtbot, page.forecast.everything - page.forecast.on_branch("main"))
    # A policy and a conflict name facts of that branch.
    assert "3 reference" in page.references.text
    page.choose(What.EVERYTHING)
    assert not page.places.isVisible()
    qtbot.waitUntil(lambda: page.references.text == "", timeout=PATIENCE)


def test_newest_texts_only(make: Make, qtbot: QtBot) -> None:
    page = make()
    page.newest_only.setChecked(True)
    assert page.selection == Selection(newest_only=True)
    qtbot.waitUntil(lambda: "1 earlier text" in page.outcome.text, timeout=PATIENCE)
    assert "1 deleted" in page.outcome.text
    assert "revisions" in page.newest_only.accessibleDescription()


def test_what_waits_is_not_in_it(make: Make, session: Session, hire: Callable[[Path], Agent], qtbot: QtBot) -> None:
    page = make()
    assert session.path is not None
    busy = hire(session.path)

    session.writes.make(lambda editing: set_fields(editing, [CACHE], {"topic": "caching"}))
    qtbot.waitUntil(lambda: "1 change" in page.waiting.text, timeout=PATIENCE)
    busy.close()
    qtbot.waitUntil(lambda: page.waiting.text == "", timeout=PATIENCE)


def test_it_counts_anew_when_an_agent_writes(
    make: Make, session: Session, hire: Callable[[Path], Agent], qtbot: QtBot
) -> None:
    page = make()
    assert page.forecast is not None
    assert session.path is not None
    before = page.forecast.everything
    hire(session.path).remember("new", "Something new")
    counted(page, qtbot, before + 1)


def test_counting_that_takes_long_shows_no_old_figures(make: Make, qtbot: QtBot) -> None:
    page = make()
    page._wait()
    assert page.forecast is None
    assert page.outcome.text == "Counting…"
    page.ask()
    qtbot.waitUntil(lambda: page.forecast is not None, timeout=PATIENCE)
