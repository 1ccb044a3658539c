from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette
from pytestqt.qtbot import QtBot

from explorer.services.graph import EdgeKind, NodeKind
from explorer.ui.graph.legend import Legend
from tests.ui.graph.sample import sample


@pytest.fixture
def legend(qtbot: QtBot) -> Legend:
    made = Legend()
    qtbot.addWidget(made)
    made.show_counts(sample()[0])
    return made


def test_every_kind_has_a_named_switch_with_its_count(legend: Legend) -> None:
    assert set(legend.switches) == {*NodeKind, *EdgeKind}
    assert all(switch.text() for switch in legend.switches.values())
    assert legend._counts[NodeKind.FACT].text() == "24"
    assert legend._counts[EdgeKind.CONFLICT].text() == "1"
    assert not legend.switches[EdgeKind.MERGED_FROM].isEnabled()


def test_switching_is_announced(legend: Legend, qtbot: QtBot) -> None:
    with qtbot.waitSignal(legend.kind_switched) as heard:
        legend.switches[EdgeKind.RELATED].click()
    assert heard.args == [EdgeKind.RELATED, False]


def test_agents_and_what_they_learned_go_together(legend: Legend) -> None:
    heard: list[tuple[object, bool]] = []
    legend.kind_switched.connect(lambda kind, shown: heard.append((kind, shown)))
    legend.switches[NodeKind.AGENT].click()
    assert legend.switches[EdgeKind.LEARNED_BY].isChecked()
    assert sorted(heard) == [(NodeKind.AGENT, True), (EdgeKind.LEARNED_BY, True)]


def test_swatches_follow_the_palette(legend: Legend) -> None:
    before = legend.switches[NodeKind.TOPIC].icon().cacheKey()
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, QColor("black"))
    legend.setPalette(palette)
    assert legend.switches[NodeKind.TOPIC].icon().cacheKey() != before
