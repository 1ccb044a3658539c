from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from explorer.ui.theme import apply_theme
from explorer.ui.widgets.elided_text import ElidedText
from explorer.ui.widgets.notice import Notice

LONG = "Deleted “Deploys go out on Tuesdays”. 1 policy cites it and goes on citing it, marked deleted. " * 5


def nothing() -> None:
    pass


@pytest.fixture
def notice(qtbot: QtBot) -> Notice:
    made = Notice()
    qtbot.addWidget(made)
    made.resize(900, 40)
    return made


def captions(notice: Notice) -> list[str]:
    return [button.text() for button in notice.buttons]


def called(*calls: str) -> tuple[list[str], list[tuple[str, Callable[[], None]]]]:
    heard: list[str] = []
    return heard, [(call, lambda call=call: heard.append(call)) for call in calls]  # type: ignore[misc]


def test_it_is_hidden_until_something_was_done(notice: Notice) -> None:
    assert notice.isHidden()
    assert notice.text == ""
    notice.say("Deleted.", ("Undo", nothing))
    assert notice.isVisible()
    assert notice.text == "Deleted."
    assert captions(notice) == ["Undo"]
    notice.clear()
    assert notice.isHidden()
    assert notice.text == ""


def test_a_button_closes_it_and_calls(notice: Notice) -> None:
    heard, buttons = called("Undo", "Restore what it replaced", "Show")
    notice.say("Deleted.", *buttons)
    notice.buttons[1].click()
    assert heard == ["Restore what it replaced"]
    assert notice.isHidden()


def test_what_a_button_says_stays(notice: Notice) -> None:
    notice.say("Deleted.", ("Undo", lambda: notice.say("Restored.")))
    notice.buttons[0].click()
    assert notice.text == "Restored."
    assert notice.buttons == []


def test_a_new_one_takes_the_place_of_the_old(notice: Notice) -> None:
    heard, buttons = called("Undo", "More")
    notice.say("Deleted.", *buttons)
    notice.say("Pinned.", *called("Unpin")[1])
    assert notice.text == "Pinned."
    assert captions(notice) == ["Unpin"]
    notice.buttons[0].click()
    assert heard == []


def test_it_can_be_closed_with_its_button_and_with_esc(notice: Notice, qtbot: QtBot) -> None:
    notice.say("Deleted.")
    close = notice.findChild(QToolButton)
    assert close is not None
    assert close.accessibleName()
    close.click()
    assert notice.isHidden()
    notice.say("Deleted.", ("Undo", nothing))
    QTest.keyClick(notice.buttons[0], Qt.Key.Key_Escape)
    assert notice.isHidden()


def test_it_takes_no_focus_and_is_reached_by_tab(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    line, notice = QLineEdit(), Notice()
    column.addWidget(line)
    column.addWidget(notice)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    line.setFocus()
    notice.say("Deleted.", ("Undo", nothing))
    assert line.hasFocus()
    QTest.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert line.hasFocus()
    reached = []
    for _ in range(3):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        reached.append(page.focusWidget())
    assert notice.buttons[0] in reached


def test_screen_readers_are_given_the_whole_text(notice: Notice) -> None:
    notice.say(LONG)
    assert notice.accessibleName() == LONG


def test_the_buttons_go_below_a_long_text_where_it_is_narrow(notice: Notice, qtbot: QtBot) -> None:
    notice.say(LONG, ("Undo", nothing), ("Restore what it replaced", nothing))
    text = notice.findChild(ElidedText)
    assert text is not None
    assert len(text.shown_lines(text.width())) == 2
    undo = notice.buttons[0]
    assert undo.mapTo(notice, QPoint()).x() > text.geometry().right()
    notice.resize(420, 120)
    qtbot.waitUntil(lambda: undo.mapTo(notice, QPoint()).y() > text.geometry().bottom())
    assert undo.mapTo(notice, QPoint()).x() == text.geometry().left()
    assert notice.minimumSizeHint().width() < 420


def test_what_an_agent_wrote_is_no_markup(notice: Notice) -> None:
    notice.say("Deleted “<b>x</b>”.")
    text = notice.findChild(ElidedText)
    assert text is not None
    assert text.textFormat() is Qt.TextFormat.PlainText


def sign_of(notice: Notice) -> QImage:
    label = next(each for each in notice.findChildren(QLabel) if not isinstance(each, ElidedText))
    return label.pixmap().toImage()


def test_the_sign_warns_of_what_was_not_done(notice: Notice) -> None:
    notice.say("Deleted.")
    done = sign_of(notice)
    notice.say("This record is not in the workspace any more.", is_trouble=True)
    assert sign_of(notice) != done
    notice.say("Deleted.")
    assert sign_of(notice) == done


def test_its_sign_follows_the_theme(notice: Notice, qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    notice.say("Deleted.")
    light = sign_of(notice)
    apply_theme(qapp, "dark")
    dark = sign_of(notice)
    apply_theme(qapp, "light")
    assert not light.isNull()
    assert light != dark
