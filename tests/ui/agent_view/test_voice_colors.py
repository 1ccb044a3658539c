from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from explorer.services.recall.results import Voice
from explorer.ui.agent_view.voice_colors import voice_color
from explorer.ui.theme import DARK, LIGHT, Tones


def luminance(name: str) -> float:
    color = QColor(name)
    parts = (color.redF(), color.greenF(), color.blueF())
    linear = [part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4) for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("shown", [LIGHT, DARK], ids=["light", "dark"])
def test_bars_are_told_from_their_ground_and_from_each_other(shown: Tones) -> None:
    colors = [voice_color(voice, shown) for voice in Voice]
    assert len(set(colors)) == len(Voice)
    for color in colors:
        darker, lighter = sorted([luminance(color), luminance(shown.base)])
        assert (lighter + 0.05) / (darker + 0.05) >= 3
