from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QApplication

from explorer.memory.query import FactState
from explorer.ui.theme import DARK, LIGHT, Tones
from explorer.ui.widgets.icons import STATE_ICONS, icon, state_color


def ink(image: QImage) -> str:
    """The colour of the most opaque pixel."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return max(pixels, key=lambda color: color.alpha()).name()


@pytest.mark.parametrize("shown", [LIGHT, DARK], ids=["light", "dark"])
def test_icons_take_the_text_colour_or_the_one_that_is_given(qapp: QApplication, shown: Tones) -> None:
    palette = QPalette(shown.window)
    assert ink(icon("database", palette).pixmap(64, 64).toImage()) == shown.text
    assert ink(icon("warning", palette, shown.bad).pixmap(64, 64).toImage()) == shown.bad


def test_every_state_but_the_ordinary_one_has_its_own_icon(qapp: QApplication) -> None:
    assert set(STATE_ICONS) == set(FactState) - {FactState.ACTIVE}
    assert len(set(STATE_ICONS.values())) == len(STATE_ICONS)
    for name in STATE_ICONS.values():
        assert not icon(name, QPalette()).pixmap(14, 14).isNull()


def test_a_contradiction_is_red_and_what_needs_a_look_is_amber() -> None:
    assert state_color(FactState.CONTRADICTION, LIGHT) == LIGHT.bad
    for state in (FactState.DUPLICATE, FactState.FADING, FactState.ODD):
        assert state_color(state, LIGHT) == LIGHT.warning
    for state in (FactState.DELETED, FactState.SUPERSEDED, FactState.EXPIRED):
        assert state_color(state, LIGHT) == LIGHT.muted
