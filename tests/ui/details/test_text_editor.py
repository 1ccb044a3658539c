from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from explorer.ui.details.text_editor import TextEditor
from tests.ui.conftest import PATIENCE


@pytest.fixture
def editor(qtbot: QtBot) -> TextEditor:
    made = TextEditor()
    qtbot.addWidget(made)
    made.resize(340, 400)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow, timeout=PATIENCE)
    made.begin("Use **bold**", "Use **bold**")
    made.input.setFocus()
    return made


def press(editor: TextEditor, key: Qt.Key, qtbot: QtBot, *, control: bool = False) -> None:
    modifiers = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(editor.input, key, modifiers)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_ctrl_enter_saves(editor: TextEditor, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(editor.save_requested):
        press(editor, key, qtbot, control=True)
    assert editor.text == "Use **bold**"


def test_esc_leaves_and_asks_nothing(editor: TextEditor, qtbot: QtBot) -> None:
    with qtbot.waitSignal(editor.left):
        press(editor, Qt.Key.Key_Escape, qtbot)


def test_a_pause_is_told_once(editor: TextEditor, qtbot: QtBot) -> None:
    with qtbot.waitSignal(editor.paused, timeout=PATIENCE):
        press(editor, Qt.Key.Key_A, qtbot)
    assert editor.is_changed
    assert not editor.stop_waiting()
    press(editor, Qt.Key.Key_B, qtbot)
    assert editor.stop_waiting()
    assert not editor.stop_waiting()


def test_who_types_without_a_pause_is_kept_too(
    editor: TextEditor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[str] = []
    editor.paused.connect(lambda: kept.append(editor.input.text))
    press(editor, Qt.Key.Key_A, qtbot)
    assert not kept
    monkeypatch.setattr("explorer.ui.details.text_editor._LONGEST_MS", 5)
    qtbot.wait(20)
    press(editor, Qt.Key.Key_B, qtbot)
    assert kept == ["abUse **bold**"]


def test_beginning_is_not_typing(editor: TextEditor) -> None:
    assert not editor.is_changed
    assert not editor.stop_waiting()


def test_the_preview_shows_what_is_typed(editor: TextEditor, qtbot: QtBot) -> None:
    press(editor, Qt.Key.Key_X, qtbot)
    editor.look.click()
    assert editor.preview.isVisible()
    assert not editor.input.isVisible()
    assert editor.preview.toPlainText() == "xUse bold"
    editor.write.click()
    assert editor.input.isVisible()


def test_line_ends_stay_those_of_the_file(editor: TextEditor, qtbot: QtBot) -> None:
    editor.begin("one\r\ntwo", "one\r\ntwo")
    assert not editor.is_changed
    assert editor.text == "one\r\ntwo"


@pytest.mark.parametrize(
    "text", ["\ufeffmark", "a\u2029b", "\ufdd0x", "\ufffe", "a\rb", "a\r\nb\nc", "a\x00b", " a\n\n"]
)
def test_what_qt_writes_in_its_own_way_is_not_changed_by_that(editor: TextEditor, qtbot: QtBot, text: str) -> None:
    editor.begin(text, text)
    assert not editor.is_changed
    press(editor, Qt.Key.Key_X, qtbot)
    assert editor.is_changed
    press(editor, Qt.Key.Key_Backspace, qtbot)
    assert not editor.is_changed
    assert editor.text == text


def test_a_draft_is_changed_from_the_start(editor: TextEditor) -> None:
    editor.begin("half a thou", "Use **bold**", "today")
    assert editor.is_changed
    assert editor.unsaved.text == "Unsaved text from today"
    editor.meet("Use **bold**")
    assert editor.changed.isHidden()
    editor.meet("Their text")
    assert "The agent changed this text" in editor.changed.text


def test_while_it_is_saved_nothing_is_typed(editor: TextEditor, qtbot: QtBot) -> None:
    editor.set_busy(busy=True)
    press(editor, Qt.Key.Key_A, qtbot)
    assert editor.text == "Use **bold**"
    assert not editor.save.isEnabled()
    editor.set_busy(busy=False)
    assert editor.save.isEnabled()


def test_everything_has_a_name(editor: TextEditor) -> None:
    for widget in (editor.input, editor.preview, editor.save):
        assert widget.accessibleName()
