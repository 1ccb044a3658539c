from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.ui.details.share_bar import ShareBar
from explorer.ui.theme import LIGHT, apply_theme


@pytest.fixture
def bar(qapp: QApplication, qtbot: QtBot) -> ShareBar:
    apply_theme(qapp, "light")
    made = ShareBar()
    qtbot.addWidget(made)
    made.resize(110, 20)
    made.show()
    return made


def filled(bar: ShareBar) -> list[int]:
    """Where the bar has the accent's colour."""
    image = bar.grab().toImage()
    return [x for x in range(image.width()) if image.pixelColor(x, 10) == QColor(LIGHT.accent)]


def test_it_is_filled_to_its_share(bar: ShareBar) -> None:
    assert filled(bar) == []
    bar.show_share(0.5)
    assert 5 <= min(filled(bar)) <= 7
    # The knob under the pointer is five pixels more.
    assert 52 <= max(filled(bar)) <= 60
    bar.show_share(None)
    assert filled(bar) == []


def test_it_runs_the_other_way_in_a_window_from_right_to_left(bar: ShareBar) -> None:
    bar.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    bar.show_share(0.25)
    assert min(filled(bar)) > 70


@pytest.mark.parametrize(
    ("mirrored", "x", "share"), [(False, 55, 0.5), (False, 0, 0.0), (False, 110, 1.0), (True, 30, 0.75)]
)
def test_the_pointer_sets_it(bar: ShareBar, qtbot: QtBot, mirrored: bool, x: int, share: float) -> None:
    if mirrored:
        bar.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    shares: list[float] = []
    bar.moved.connect(shares.append)
    with qtbot.waitSignal(bar.released):
        qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(x, 10))  # type: ignore[no-untyped-call]
    assert shares == [pytest.approx(share)]


def test_it_takes_no_keyboard(bar: ShareBar) -> None:
    assert bar.focusPolicy() == Qt.FocusPolicy.NoFocus
