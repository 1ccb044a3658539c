from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QTextOption
from pytestqt.qtbot import QtBot

from explorer.ui.details.text_input import TextInput


@pytest.fixture
def box(qtbot: QtBot) -> TextInput:
    made = TextInput()
    qtbot.addWidget(made)
    made.resize(340, 400)
    made.show()
    return made


@pytest.mark.parametrize(
    "text",
    [
        "",
        "one",
        "two\nlines\n",
        "no\u00a0break",
        "line\u2028separator",
        "tab\tand 👨‍👩‍👧‍👦",
        "قاعدة البيانات",
        "‎mark\x0bvt",
    ],
)
def test_a_text_comes_back_as_it_went_in(box: TextInput, text: str) -> None:
    box.begin(text)
    assert box.text == text


def test_shift_enter_is_a_line_break_like_any_other(box: TextInput, qtbot: QtBot) -> None:
    box.begin("")
    qtbot.keyClick(box, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)  # type: ignore[no-untyped-call]
    assert box.text == "\n"


def test_tab_is_no_trap(box: TextInput) -> None:
    assert box.tabChangesFocus()


def test_it_grows_with_its_text_within_limits(box: TextInput) -> None:
    box.begin("one line")
    least = box.sizeHint().height()
    box.begin("line\n" * 12)
    middle = box.sizeHint().height()
    box.begin("line\n" * 500)
    most = box.sizeHint().height()
    assert least < middle < most < 3 * middle


@pytest.mark.parametrize("text", ["x" * 200_000, "Sentence of a long fact. " * 8_000, "line\n" * 40_000])
def test_200_kb_are_typed_in_without_waiting(box: TextInput, text: str) -> None:
    began = time.perf_counter()
    box.begin(text)
    box.grab()
    box.insertPlainText("a")
    box.grab()
    assert time.perf_counter() - began < 1.0
    assert box.text == "a" + text


def test_a_long_word_that_is_pasted_is_broken_quickly(box: TextInput) -> None:
    box.begin("a few words")
    assert box.wordWrapMode() is QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
    data = QMimeData()
    data.setText("x" * 200_000)
    began = time.perf_counter()
    box.insertFromMimeData(data)
    box.grab()
    assert time.perf_counter() - began < 1.0
    box.begin("a few words")
    assert box.wordWrapMode() is QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere


def test_the_side_is_the_texts(box: TextInput) -> None:
    box.begin("قاعدة البيانات")
    line = box.document().firstBlock().layout().lineAt(0)
    assert line.naturalTextRect().x() > 100
    box.begin("The database")
    line = box.document().firstBlock().layout().lineAt(0)
    assert line.naturalTextRect().x() < 10
