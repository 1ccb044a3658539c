from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.ui.teleport.send_radio import TextRadio
from explorer.ui.theme import DARK, LIGHT, Tones, apply_theme


def colors(radio: TextRadio) -> set[str]:
    image: QImage = radio.grab().toImage()
    side = radio.height()
    return {image.pixelColor(x, y).name() for x in range(side) for y in range(side)}


@pytest.mark.parametrize("shown", [LIGHT, DARK], ids=["light", "dark"])
def test_the_ring_is_seen_in_both_themes(shown: Tones, qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, "dark" if shown.is_dark else "light")
    radio = TextRadio("Everything")
    qtbot.addWidget(radio)
    radio.show()
    assert QColor(shown.accent).name() not in colors(radio)
    radio.setChecked(True)
    assert QColor(shown.accent).name() in colors(radio)
    apply_theme(qapp, "light")


def test_it_can_be_narrow_and_hit_anywhere(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    radio = TextRadio("R&&D: a very long name of a branch that does not fit")
    qtbot.addWidget(radio)
    assert radio.minimumSizeHint().width() < 60 < radio.sizeHint().width()
    radio.resize(80, radio.sizeHint().height())
    radio.show()
    radio.grab()
    radio.click()
    assert radio.isChecked()
