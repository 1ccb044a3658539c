from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from explorer.services.teleport.compare import Difference
from explorer.services.teleport.fields import TEXT
from explorer.ui.details.drafts import Drafts
from explorer.ui.teleport.text_dialog import TextDialog
from tests.ui.teleport.compare_cases import ARABIC, LONG, Comparing, key
from tests.ui.teleport.pane_cases import BASE, GONE, HERE, THERE, conflict, difference_of

CONTROL = Qt.KeyboardModifier.ControlModifier
Make = Callable[..., TextDialog]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def show(
        difference: Difference | None = None, drafts: Drafts | None = None, *, written: str | None = None
    ) -> TextDialog:
        dialog = TextDialog(difference or conflict(), ("This workspace", "Incoming"), drafts, written=written)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return show


def begin_with(dialog: TextDialog, name: str) -> QPushButton:
    return next(button for button in dialog.findChildren(QPushButton) if button.text() == name)


def test_it_begins_with_mine_and_can_begin_with_theirs(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    assert dialog.windowTitle() == "Text of database"
    assert dialog.input.text == HERE["content"]
    assert not dialog.is_changed
    begin_with(dialog, "Incoming").click()
    assert dialog.input.text == THERE["content"]
    begin_with(dialog, "This workspace").click()
    with qtbot.waitSignal(dialog.written) as written:
        dialog.take.click()
    assert written.args == [HERE["content"]]
    assert not dialog.isVisible()


def test_where_it_was_deleted_here_it_begins_with_theirs(make: Make) -> None:
    dialog = make(difference_of(GONE, THERE, BASE))
    assert dialog.input.text == THERE["content"]
    assert not begin_with(dialog, "This workspace").isEnabled()


def test_what_was_written_before_is_gone_on_with(make: Make) -> None:
    assert make(written="My own words").input.text == "My own words"


def test_it_is_typed_and_taken_by_keyboard(make: Make) -> None:
    dialog = make()
    written: list[str] = []
    dialog.written.connect(written.append)
    dialog.input.setFocus()
    QTest.keyClick(dialog.input, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(dialog.input, "123 Easy /bhs")
    assert dialog.is_changed
    QTest.keyClick(dialog.input, Qt.Key.Key_Return, CONTROL)
    assert written == ["123 Easy /bhs"]


def test_an_empty_text_cannot_be_taken(make: Make) -> None:
    dialog = make()
    written: list[str] = []
    dialog.written.connect(written.append)
    dialog.input.setPlainText(" \n ")
    assert not dialog.take.isEnabled()
    dialog.accept()
    assert written == []
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("text", [ARABIC, LONG, "x" * 200_000, "a\u2028b\u00a0c"])
def test_any_text_comes_out_as_it_went_in(make: Make, text: str) -> None:
    dialog = make(difference_of(HERE | {"content": text}, THERE, BASE))
    written: list[str] = []
    dialog.written.connect(written.append)
    dialog.take.click()
    assert [each.replace("\n", "\u2028") for each in written] == [text]


def test_what_is_typed_is_a_draft_until_it_is_taken(make: Make, comparing: Comparing) -> None:
    drafts = Drafts(comparing.session)
    window = comparing.compare()
    difference = window.review.difference(comparing.row("c0"))
    dialog = make(difference, drafts)
    dialog.input.setPlainText("Half a sen")
    dialog.flush()
    assert not dialog._pause.isActive()
    found = drafts.find([key("c0")], TEXT)
    assert found is not None
    assert found.text == "Half a sen"
    again = make(difference, drafts)
    assert again.input.text == "Half a sen"
    assert again.is_changed
    again.take.click()
    assert drafts.find([key("c0")], TEXT) is None
    dialog.input.setPlainText("Another sen")
    dialog.flush()
    dialog.reject()
    assert drafts.find([key("c0")], TEXT) is None


def test_what_is_as_it_was_is_no_draft(make: Make, comparing: Comparing) -> None:
    drafts = Drafts(comparing.session)
    window = comparing.compare()
    dialog = make(window.review.difference(comparing.row("c0")), drafts)
    dialog.flush()
    assert drafts.find([key("c0")], TEXT) is None
    gone = make(window.review.difference(comparing.row("e1")), drafts)
    gone.input.setPlainText("Nowhere to keep it")
    gone.flush()
    assert drafts.find([key("e1")], TEXT) is None
