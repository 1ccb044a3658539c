from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.ui.agent_view.exact_text import ExactText
from explorer.ui.theme import DARK, LIGHT, apply_theme

TEXT = "## Policies\n\n- [a] Rule\n\n## Your notes\n\n- [a] Rule\r\n\tтак\n"


@pytest.fixture
def view(qapp: QApplication, qtbot: QtBot) -> ExactText:
    apply_theme(qapp, "light")
    made = ExactText()
    qtbot.addWidget(made)
    made.show_text(TEXT)
    made.show()
    return made


def marked(view: ExactText) -> list[int]:
    return [selection.cursor.selectionStart() for selection in view.extraSelections()]


def test_what_is_copied_is_the_text_to_the_letter(view: ExactText) -> None:
    view.copy_all()
    assert QGuiApplication.clipboard().text() == TEXT
    assert view.isReadOnly()


def test_a_line_is_marked_where_it_stands_first_or_last(view: ExactText) -> None:
    view.mark("- [a] Rule")
    assert marked(view) == [TEXT.index("- [a]")]
    view.mark("- [a] Rule", last=True)
    assert marked(view) == [TEXT.rindex("- [a]")]
    assert view.textCursor().position() == TEXT.rindex("- [a]")
    view.mark("- [b]")
    assert marked(view) == []
    view.mark("")
    assert marked(view) == []


def test_the_mark_stays_where_the_text_changes(view: ExactText) -> None:
    view.mark("- [a] Rule")
    view.show_text(f"Before\n{TEXT}")
    assert marked(view) == [len("Before\n") + TEXT.index("- [a]")]
    view.show_text("Other")
    assert marked(view) == []


def test_the_mark_follows_the_theme(view: ExactText, qapp: QApplication) -> None:
    view.mark("- [a] Rule")
    assert view.extraSelections()[0].format.background().color().name() == LIGHT.highlight
    apply_theme(qapp, "dark")
    assert view.extraSelections()[0].format.background().color().name() == DARK.highlight
