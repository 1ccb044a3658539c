from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.ui.dialogs.boxes import Box, Quotes
from explorer.ui.theme import DARK, LIGHT, apply_theme
from explorer.ui.widgets.elided_text import ElidedText


def shown(quotes: Quotes) -> list[str]:
    return [label.text() for label in quotes.findChildren(QLabel)]


def test_the_first_texts_are_quoted_and_the_others_counted(qtbot: QtBot) -> None:
    quotes = Quotes([f"Fact {number}" for number in range(8)], 3)
    qtbot.addWidget(quotes)
    assert shown(quotes) == ["Fact 0", "Fact 1", "Fact 2", "and 5 more"]


def test_where_all_are_quoted_nothing_is_counted(qtbot: QtBot) -> None:
    quotes = Quotes(["one", "two"], 3)
    qtbot.addWidget(quotes)
    assert shown(quotes) == ["one", "two"]


def test_a_single_text_has_more_lines(qtbot: QtBot) -> None:
    one, several = Quotes(["word " * 100], 3), Quotes(["word " * 100] * 2, 3)
    for quotes in (one, several):
        qtbot.addWidget(quotes)
    lines = [len(quotes.findChildren(ElidedText)[0].shown_lines(300)) for quotes in (one, several)]
    assert lines == [3, 1]


def test_a_box_follows_the_theme_and_shows_what_is_chosen(qtbot: QtBot, qapp: QApplication) -> None:
    box = Box()
    qtbot.addWidget(box)
    box.resize(60, 40)

    def ground() -> str:
        return box.grab().toImage().pixelColor(30, 20).name()

    apply_theme(qapp, "dark")
    assert ground() == DARK.base
    apply_theme(qapp, "light")
    assert ground() == LIGHT.base
    box.is_chosen = True
    assert ground() == LIGHT.selection
