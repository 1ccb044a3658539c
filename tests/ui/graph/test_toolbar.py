from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from explorer.ui.graph.toolbar import MOST_HOPS, GraphToolbar

# Qt's offscreen platform says so of every window with a least size.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def toolbar(qtbot: QtBot) -> GraphToolbar:
    made = GraphToolbar()
    qtbot.addWidget(made)
    made.show()
    return made


def test_typing_finds_the_first_and_enter_the_next(toolbar: GraphToolbar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(toolbar.find_requested, timeout=1000) as first:
        QTest.keyClicks(toolbar.search, "db")
    assert first.args == [0]
    with qtbot.waitSignal(toolbar.find_requested) as following:
        QTest.keyClick(toolbar.search, Qt.Key.Key_Return)
    assert following.args == [1]


def test_what_was_found_is_said(toolbar: GraphToolbar) -> None:
    toolbar.show_found(None, 0)
    assert toolbar.found.text() == ""
    toolbar.search.setText("x")
    toolbar.show_found(None, 0)
    assert toolbar.found.text() == "nothing found"
    toolbar.show_found(1, 3)
    assert toolbar.found.text() == "2 of 3"
    toolbar.show_found(None, 3)
    assert toolbar.found.text() == "3 found"


def test_controls_are_on_when_they_make_sense(toolbar: GraphToolbar) -> None:
    toolbar.show_state(selected=True, second=False, dimmed=False)
    assert (toolbar.around.isEnabled(), toolbar.way.isEnabled(), toolbar.everything.isEnabled()) == (True, False, True)
    toolbar.show_state(selected=False, second=False, dimmed=True)
    assert (toolbar.around.isEnabled(), toolbar.way.isEnabled(), toolbar.everything.isEnabled()) == (False, False, True)


def test_hops_go_from_one_to_three(toolbar: GraphToolbar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(toolbar.hops_changed) as heard:
        toolbar.hops.setValue(99)
    assert heard.args == [MOST_HOPS]


def test_everything_can_be_reached_by_tab_and_has_a_name(toolbar: GraphToolbar) -> None:
    controls: list[QWidget] = [
        toolbar.search, toolbar.around, toolbar.hops, toolbar.way, toolbar.everything, toolbar.fit, toolbar.as_list
    ]  # fmt: skip
    for control in controls:
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert toolbar.search.accessibleName()
    assert toolbar.hops.accessibleName()
