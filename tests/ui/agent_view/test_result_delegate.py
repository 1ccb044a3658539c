from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from explorer.services.recall.results import Voice
from explorer.ui.agent_view.result_delegate import Slots


@pytest.fixture
def metrics(qapp: QApplication) -> QFontMetrics:
    return QFontMetrics(qapp.font())


@pytest.mark.parametrize("width", [200, 330, 640, 900, 1_600])
@pytest.mark.parametrize("has_changes", [False, True])
def test_nothing_overlaps_on_any_width(metrics: QFontMetrics, width: int, has_changes: bool) -> None:
    slots = Slots(QRect(0, 0, width, 40), metrics, has_changes=has_changes)
    parts = [slots.place, slots.change, slots.text, *slots.voices.values(), slots.score]
    assert all(part.right() < other.left() for part, other in pairwise(parts) if not other.isEmpty())
    assert slots.score.right() < width
    assert slots.change.isEmpty() is not has_changes


def test_each_voice_has_a_bar_of_its_own_where_there_is_room(metrics: QFontMetrics) -> None:
    wide = Slots(QRect(0, 0, 1_000, 40), metrics, has_changes=False)
    assert list(wide.voices) == list(Voice)
    assert len({slot.width() for slot in wide.voices.values()}) == 1
    narrow = Slots(QRect(0, 0, 500, 40), metrics, has_changes=False)
    assert narrow.voices == {}
    assert narrow.text.width() > wide.text.width() // 2
