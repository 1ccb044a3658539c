from __future__ import annotations

from datetime import timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.conflicts.topic_history import End, Held
from explorer.ui.docks.topic_timeline import TopicTimeline, bars, span
from explorer.ui.theme import apply_theme
from tests.ui.conftest import MAIN, NOW


def held(name: str, since: float | None, until: float | None = None, end: End | None = None) -> Held:
    times = [None if days is None else NOW - timedelta(days=days) for days in (since, until)]
    return Held(Key(MAIN, name), f"Text {name}", times[0], times[1], end)


def test_what_follows_each_other_shares_a_lane() -> None:
    found = bars([held("a", 10, 5, End.REPLACED), held("b", 5, 0, End.REPLACED), held("c", 0)], NOW)
    assert [(bar.number, bar.lane) for bar in found] == [(0, 0), (1, 0), (2, 0)]
    assert (found[0].start, found[0].end, found[1].start) == (0.0, 0.5, 0.5)


def test_what_was_believed_at_once_is_below_each_other_as_far_as_there_is_room() -> None:
    texts = [held(name, 9 - number) for number, name in enumerate("abc")]
    assert [bar.lane for bar in bars(texts, NOW)] == [0, 1, 2]
    assert [bar.number for bar in bars(texts, NOW, lanes=2)] == [0, 1]


def test_unknown_times_reach_to_the_edges() -> None:
    (bar, _) = bars([held("a", None, None, End.DELETED), held("b", 3)], NOW)
    assert (bar.start, bar.end) == (0.0, 1.0)
    assert span([held("a", None)], NOW) == (NOW - timedelta(days=1), NOW)
    assert span([held("a", 3, -2)], NOW) == (NOW - timedelta(days=3), NOW + timedelta(days=2))


@given(st.lists(st.tuples(st.none() | st.floats(-50, 50), st.none() | st.floats(-50, 50)), max_size=20))
def test_no_bar_lies_over_another_one_of_its_lane(times: list[tuple[float | None, float | None]]) -> None:
    texts = sorted(
        (held(str(number), since, until) for number, (since, until) in enumerate(times)),
        key=lambda each: each.since or NOW - timedelta(days=99),
    )
    found = bars(texts, NOW)
    for bar in found:
        assert 0.0 <= bar.start <= bar.end <= 1.0
    for lane in {bar.lane for bar in found}:
        row = [bar for bar in found if bar.lane == lane]
        assert all(one.end <= other.start for one, other in pairwise(row))


@pytest.fixture
def timeline(qapp: QApplication, qtbot: QtBot) -> TopicTimeline:
    apply_theme(qapp, "light")
    made = TopicTimeline()
    qtbot.addWidget(made)
    made.resize(424, 100)
    made.show()
    return made


def test_a_click_picks_a_text(timeline: TopicTimeline, qtbot: QtBot) -> None:
    timeline.show_history([held("a", 10, 5, End.REPLACED), held("<b>b</b>", 5)], NOW)
    assert timeline.bar_at(QPointF(20, 10)) == 0
    assert timeline.bar_at(QPointF(20, 90)) is None
    with qtbot.waitSignal(timeline.picked) as picked:
        QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=QPoint(400, 10))
    assert picked.args == [1]
    timeline.select(1)
    assert not timeline.grab().isNull()


def test_with_more_room_more_texts_have_a_bar(timeline: TopicTimeline) -> None:
    timeline.show_history([held(str(number), 20 - number) for number in range(12)], NOW)
    assert timeline.left_out == 10
    low = timeline.sizeHint().height()
    timeline.take_height(1_000)
    assert timeline.left_out == 4
    assert timeline.sizeHint().height() > low
    timeline.take_height(0)
    assert timeline.left_out == 10


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_kind_of_end_is_painted(timeline: TopicTimeline, qapp: QApplication, theme: str) -> None:
    apply_theme(qapp, theme)
    texts = [held(f"النشر 🎉 {end}", 9, 3, end) for end in End]
    timeline.take_height(1_000)
    timeline.show_history([*texts, Held(Key(MAIN, "r"), "x", NOW, None, returns=Key(MAIN, "a"))], NOW)
    assert not timeline.grab().isNull()
    timeline.show_history([], NOW)
    assert not timeline.grab().isNull()
