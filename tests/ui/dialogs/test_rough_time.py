from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from explorer.ui.dialogs.rough_time import rough_time


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.1, "a few seconds"),
        (5, "a few seconds"),
        (5.1, "about 10 second(s)"),
        (20, "about 20 second(s)"),
        (89, "about 90 second(s)"),
        (90, "about 2 minute(s)"),
        (250, "about 5 minute(s)"),
    ],
)
def test_the_time_is_told_roughly_and_rounded_up(qapp: QApplication, seconds: float, words: str) -> None:
    assert rough_time(seconds) == words
