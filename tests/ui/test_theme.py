from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.ui.theme import DARK, LIGHT, Tones, apply_theme, tones

ENOUGH = 4.5
"""WCAG 2.2, 1.4.3: contrast (minimum), level AA for text."""
GROUNDS = ("base", "window", "selection")
INKS = ("text", "muted", "accent", "good", "warning", "bad")
# What is written on which ground beside these: word diff, marked hits, hovered buttons.
PAIRS = [(ink, ground) for ink in INKS for ground in GROUNDS] + [
    ("bad", "removed"),
    ("good", "added"),
    ("text", "highlight"),
    ("muted", "highlight"),
    ("text", "track"),
    ("text", "removed"),
    ("text", "added"),
]


@pytest.fixture(autouse=True)
def light_again(qapp: QApplication) -> Iterator[None]:
    yield
    apply_theme(qapp, "light")


def luminance(color: str) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel / 255) for channel in QColor(color).getRgb()[:3])  # type: ignore[index]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def test_the_measure_itself() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("shown", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_text_can_be_read(shown: Tones, ink: str, ground: str) -> None:
    assert contrast(getattr(shown, ink), getattr(shown, ground)) >= ENOUGH


@pytest.mark.parametrize("shown", [LIGHT, DARK], ids=["light", "dark"])
def test_focus_and_bars_can_be_seen(shown: Tones) -> None:
    # WCAG 2.2, 1.4.11: 3:1 for what is no text.
    for mark in ("accent", "good", "warning"):
        for ground in ("base", "window", "selection", "track"):
            assert contrast(getattr(shown, mark), getattr(shown, ground)) >= 3.0, (mark, ground)


@pytest.mark.parametrize(("name", "shown"), [("light", LIGHT), ("dark", DARK)])
def test_a_forced_theme_dresses_the_application(qapp: QApplication, qtbot: QtBot, name: str, shown: Tones) -> None:
    label = QLabel("text")
    qtbot.addWidget(label)
    apply_theme(qapp, name)
    assert tones(label.palette()) is shown
    assert shown.is_dark is (name == "dark")
    palette = qapp.palette()
    for role, value in (
        (QPalette.ColorRole.Window, shown.window),
        (QPalette.ColorRole.Base, shown.base),
        (QPalette.ColorRole.Text, shown.text),
        (QPalette.ColorRole.Highlight, shown.selection),
        (QPalette.ColorRole.HighlightedText, shown.text),
        (QPalette.ColorRole.PlaceholderText, shown.muted),
        (QPalette.ColorRole.Link, shown.accent),
    ):
        assert palette.color(role).name() == value


def test_without_force_the_systems_scheme_is_followed(qapp: QApplication) -> None:
    apply_theme(qapp, None)
    expected = DARK if qapp.styleHints().colorScheme() is Qt.ColorScheme.Dark else LIGHT
    assert tones(qapp.palette()) is expected
