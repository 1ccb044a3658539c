from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from explorer.ui.maintenance.matters import Found, Task
from explorer.ui.maintenance.review_heading import ReviewHeading
from explorer.ui.maintenance.review_words import ReviewWords
from explorer.ui.maintenance.search import Search
from explorer.ui.session import Session
from tests.ui.maintenance.review_cases import Planned


def test_it_says_what_was_looked_at(qtbot: QtBot, session: Session, shop: Path) -> None:
    search = Search(session, Planned(), session)
    heading = ReviewHeading(ReviewWords(Task.CONSOLIDATE), session, search)
    qtbot.addWidget(heading)
    heading.show_found(None, 0)
    assert heading.title.text() == "Looking…"
    assert heading.looked_at.isHidden()
    heading.show_found(Found((), 12), 4)
    assert heading.title.text() == "4 proposal(s)"
    assert heading.looked_at.text() == "12 fact(s) looked at"
    with qtbot.waitSignal(heading.search_requested):
        heading.again.click()
    search.began.emit()
    assert not heading.again.isEnabled()
    search.ended.emit()
    assert heading.again.isEnabled()
