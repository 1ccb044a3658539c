from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from explorer.ui.agent_view.skill_notation import LIST
from explorer.ui.agent_view.skill_wrapped_field import WrappedField, flat_input_style_sheet
from explorer.ui.theme import LIGHT
from tests.ui.conftest import PATIENCE


@pytest.fixture
def field(qtbot: QtBot) -> Iterator[WrappedField]:
    window = QWidget()
    made = WrappedField("trigger_keywords", "Keywords", LIST)
    column = QVBoxLayout(window)
    column.addWidget(made)
    column.addWidget(QLineEdit())
    column.addStretch(1)
    qtbot.addWidget(window)
    window.resize(240, 300)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
    made.show_value(["docker", "compose"], ["docker", "compose"])
    made.input.setFocus()
    yield made
    window.hide()


def entered(field: WrappedField) -> list[object]:
    values: list[object] = []
    field.entered.connect(values.append)
    return values


def test_enter_takes_what_was_typed_and_shift_enter_breaks_the_line(field: WrappedField) -> None:
    values = entered(field)
    assert field.input.text() == "docker, compose"
    field.input.selectAll()
    QTest.keyClicks(field.input, "helm")
    QTest.keyClick(field.input, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(field.input, "k8s")
    assert values == []
    QTest.keyClick(field.input, Qt.Key.Key_Return)
    assert values == [["helm", "k8s"]]
    assert field.input.text() == "helm, k8s"


def test_leaving_takes_it_too_and_tab_leaves(field: WrappedField) -> None:
    values = entered(field)
    field.input.selectAll()
    QTest.keyClicks(field.input, "helm")
    QTest.keyClick(field.input, Qt.Key.Key_Tab)
    assert values == [["helm"]]


def test_escape_takes_it_back(field: WrappedField) -> None:
    values = entered(field)
    QTest.keyClicks(field.input, "x")
    QTest.keyClick(field.input, Qt.Key.Key_Escape)
    QTest.keyClick(field.input, Qt.Key.Key_Return)
    assert (values, field.input.text()) == ([], "docker, compose")


def test_what_does_not_fit_is_explained_and_kept(field: WrappedField, qtbot: QtBot) -> None:
    with qtbot.waitSignal(field.kept, timeout=PATIENCE) as kept:
        field.input.selectAll()
        QTest.keyClicks(field.input, "x" * 201)
        QTest.keyClick(field.input, Qt.Key.Key_Return)
    assert kept.args == ["x" * 201]
    assert field.note.text() == "This is too long: at most 200 characters."


def test_it_is_as_high_as_its_text(field: WrappedField) -> None:
    low = field.input.sizeHint().height()
    field.input.put("word " * 40)
    high = field.input.sizeHint().height()
    field.input.put("word " * 400)
    assert low < high <= field.input.sizeHint().height() < 20 * low
    assert field.input.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAsNeeded


def test_its_colours_are_the_palettes(field: WrappedField) -> None:
    assert LIGHT.accent in flat_input_style_sheet(field)
