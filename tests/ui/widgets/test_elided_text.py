from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.ui.theme import LIGHT, apply_theme
from explorer.ui.widgets.elided_text import ElidedText

LONG = "Deploys go out on Tuesdays and never on a Friday evening. " * 20


@pytest.fixture
def text(qtbot: QtBot, qapp: QApplication) -> ElidedText:
    apply_theme(qapp, "light")
    made = ElidedText(2)
    qtbot.addWidget(made)
    made.resize(300, 60)
    made.show()
    return made


def inked(text: ElidedText) -> list[int]:
    """The columns of pixels in which there is something."""
    image = text.grab().toImage()
    ground = QColor(LIGHT.window)
    return [x for x in range(image.width()) if any(image.pixelColor(x, y) != ground for y in range(image.height()))]


def test_a_short_text_is_shown_whole(text: ElidedText) -> None:
    text.show_text("Deploys go out\non Tuesdays")
    assert text.shown_lines(300) == ["Deploys go out on Tuesdays"]
    assert text.toolTip() == ""
    assert text.heightForWidth(300) == text.fontMetrics().lineSpacing()


def test_a_long_text_has_so_many_lines_and_an_ellipsis(text: ElidedText) -> None:
    text.show_text(LONG)
    lines = text.shown_lines(300)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert all(text.fontMetrics().horizontalAdvance(line) <= 300 for line in lines)
    assert text.heightForWidth(300) == 2 * text.fontMetrics().lineSpacing()
    assert "Friday evening" in text.toolTip()


def test_screen_readers_get_all_of_it(text: ElidedText) -> None:
    text.show_text(LONG)
    assert text.accessibleName() == LONG


def test_emoji_are_not_cut_in_two(text: ElidedText) -> None:
    text.show_text("🧠👩‍💻" * 200)
    assert all("\ufffd" not in line for line in text.shown_lines(100))
    assert text.shown_lines(100)[0].startswith("🧠")


def test_it_runs_in_its_own_direction(text: ElidedText) -> None:
    text.show_text("short")
    assert max(inked(text)) < 150
    text.show_text("سطر")
    assert min(inked(text)) > 150


def test_what_looks_like_markup_is_text(text: ElidedText) -> None:
    text.show_text("<b>" * 500)
    assert text.shown_lines(300)[0].startswith("<b><b>")
    assert "&lt;b&gt;" in text.toolTip()


@pytest.mark.parametrize("odd", ["", " ", "a\x00b", "x" * 200_000, "\ud800"])
def test_any_text_can_be_shown(text: ElidedText, odd: str) -> None:
    text.show_text(odd)
    assert text.heightForWidth(300) <= 2 * text.fontMetrics().lineSpacing()
    text.grab()


def test_a_wider_place_shows_more(text: ElidedText) -> None:
    text.show_text("word " * 30)
    assert text.toolTip() != ""
    text.resize(3_000, 60)
    assert text.toolTip() == ""
