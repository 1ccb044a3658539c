from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.teleport.fitness import Finding, Obstacle
from explorer.ui.teleport.obstacle_bar import ObstacleBar
from explorer.ui.theme import apply_theme

FINDINGS = [Finding(Obstacle.OTHER_DIMENSION, "3", "5"), Finding(Obstacle.DAMAGED, "1", "7")]


@pytest.fixture
def bar(qtbot: QtBot, qapp: QApplication) -> ObstacleBar:
    apply_theme(qapp, "light")
    made = ObstacleBar()
    qtbot.addWidget(made)
    return made


def test_where_nothing_is_wrong_it_is_not_there(bar: ObstacleBar) -> None:
    bar.show_findings([], asks=True)
    assert bar.isHidden()
    assert bar.is_accepted


def test_it_says_what_is_wrong_and_asks_once(bar: ObstacleBar, qtbot: QtBot) -> None:
    bar.show_findings(FINDINGS, asks=True)
    assert bar.isVisible()
    assert "5 numbers, those here 3" in bar.words.text()
    assert "damaged" in bar.accessibleName()
    assert not bar.is_accepted
    with qtbot.waitSignal(bar.accepted):
        bar.nevertheless.click()
    assert bar.is_accepted
    bar.show_findings(FINDINGS, asks=True)
    assert bar.is_accepted, "what was answered is not asked again"


def test_where_nothing_can_be_merged_it_does_not_ask(bar: ObstacleBar) -> None:
    bar.show_findings(FINDINGS, asks=False)
    assert bar.isVisible()
    assert not bar.nevertheless.isVisible()


def test_its_sign_follows_the_palette(bar: ObstacleBar, qapp: QApplication) -> None:
    bar.show_findings(FINDINGS, asks=True)
    before = bar._sign.pixmap().cacheKey()
    apply_theme(qapp, "dark")
    QApplication.processEvents()
    assert bar._sign.pixmap().cacheKey() != before
    assert not bar.grab().isNull()
