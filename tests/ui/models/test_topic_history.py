from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.services.conflicts.topic_history import End, Held
from explorer.ui.models.topic_history import TopicHistoryModel, letters
from explorer.ui.widgets.line_list import LINE_ROLE, Line
from tests.ui.conftest import MAIN, NOW


def at(days: float) -> datetime:
    return NOW - timedelta(days=days)


def held(name: str, text: str, since: float | None = 1, until: float | None = None, end: End | None = None) -> Held:
    return Held(Key(MAIN, name), text, None if since is None else at(since), None if until is None else at(until), end)


FIRST = replace(held("1", "Port 80", 9, 6, End.REPLACED), by=Key(MAIN, "2"))
SECOND = replace(held("2", "Port 443", 6, 3, End.REVISED), by=Key(MAIN, "3"))
THIRD = replace(held("3", "port 80".title(), 3), returns=Key(MAIN, "1"))


@pytest.fixture
def model(qapp: QApplication) -> TopicHistoryModel:
    return TopicHistoryModel()


def lines(model: TopicHistoryModel) -> list[Line]:
    return [model.index(row).data(LINE_ROLE) for row in range(model.rowCount())]


def test_it_keeps_the_rules_of_models(model: TopicHistoryModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for texts in ((FIRST,), (FIRST, SECOND), (), (SECOND,)):
        model.show_history(texts)
    assert tester.model() is model
    assert model.rowCount() == 1
    assert model.rowCount(model.index(0)) == 0
    assert model.data(QModelIndex()) is None
    assert model.position_of(Key(MAIN, "2")) == 0
    assert model.position_of(Key(MAIN, "x")) is None


def test_equal_texts_have_one_letter() -> None:
    assert letters((FIRST, SECOND, THIRD)) == ["A", "B", "A"]
    many = letters([held(str(number), str(number)) for number in range(28)])
    assert many[25:] == ["Z", "AA", "AB"]
    assert letters([held("a", ""), held("b", "")]) == ["A", "B"], "two tombstones are not one text"


def test_a_loop_is_told_with_the_letter_that_came_back(model: TopicHistoryModel) -> None:
    model.show_history((FIRST, SECOND, THIRD))
    first, second, third = lines(model)
    assert first.title == "A  Port 80"
    assert first.details[0] == "replaced by B"
    assert "–" in first.details[1]
    assert second.details[0] == "revised to A"
    assert third.details[0] == "A again · believed now"
    assert third.details[1].startswith("since ")
    assert (third.tone, first.is_quiet, third.is_quiet) == ("warning", True, False)
    assert model.index(0).data() == first.title
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == first.sentence
    assert "UTC" in model.index(0).data(Qt.ItemDataRole.ToolTipRole)


@pytest.mark.parametrize(
    ("end", "said", "tone"),
    [
        (End.BROKEN, "what replaced it is not there", "bad"),
        (End.CIRCULAR, "replaced, in the end, by itself", "bad"),
        (End.DELETED, "deleted", "muted"),
        (End.EXPIRED, "expired", "muted"),
        (End.REPLACED, "replaced", "muted"),
        (End.REVISED, "revised", "muted"),
        (None, "believed now", "good"),
    ],
)
def test_every_end_has_its_words(model: TopicHistoryModel, end: End | None, said: str, tone: str) -> None:
    model.show_history((held("a", "x", None, None, end),))
    (line,) = lines(model)
    assert (line.details[0], line.tone) == (said, tone)
    assert "no date" in line.details[1]


def test_a_tombstone_says_that_its_text_is_gone(model: TopicHistoryModel) -> None:
    model.show_history((held("a", "", 3, 1, End.DELETED),))
    assert lines(model)[0].title == "A  (no text left)"
