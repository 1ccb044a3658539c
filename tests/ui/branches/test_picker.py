from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.ui.branches.options import Option
from explorer.ui.branches.picker import BranchPicker
from explorer.ui.theme import apply_theme

OPTIONS = [Option("All branches"), Option("main", "main"), Option("feature/a", "feature/a"), Option("fix/b", "fix/b")]
Key = Qt.Key


def made(qtbot: QtBot, *, by_click: bool = False) -> tuple[BranchPicker, list[Option]]:
    picker = BranchPicker(by_click=by_click)
    qtbot.addWidget(picker)
    chosen: list[Option] = []
    picker.chosen.connect(chosen.append)
    picker.show_options(OPTIONS, "main")
    picker.resize(300, 300)
    picker.show()
    return picker, chosen


def test_typing_narrows_arrows_walk_and_enter_chooses(qtbot: QtBot) -> None:
    picker, chosen = made(qtbot)
    assert picker.current == OPTIONS[1]
    QTest.keyClick(picker.box, Key.Key_Down)
    assert picker.current == OPTIONS[2]
    QTest.keyClicks(picker.list, "k")
    assert picker.current == OPTIONS[1]
    QTest.keyClicks(picker.box, "F")
    assert picker.current == OPTIONS[2], "the first of those that are left is marked"
    QTest.keyClick(picker.box, Key.Key_Down)
    QTest.keyClick(picker.box, Key.Key_Return)
    assert chosen == [OPTIONS[3]]
    QTest.keyClicks(picker.box, "nothing has this")
    assert picker.current is None
    QTest.keyClick(picker.box, Key.Key_Return)
    assert chosen == [OPTIONS[3]]


def test_what_is_marked_stays_so_when_counts_arrive(qtbot: QtBot) -> None:
    picker, _ = made(qtbot)
    picker.mark("fix/b")
    picker.show_options([*OPTIONS, Option("new", "new")])
    assert picker.current == OPTIONS[3]
    picker.mark("nobody")
    assert picker.current == OPTIONS[0]


def test_a_click_chooses_where_it_is_to(qtbot: QtBot) -> None:
    for by_click, expected in ((True, [OPTIONS[2]]), (False, [])):
        picker, chosen = made(qtbot, by_click=by_click)
        at: QPoint = picker.list.visualRect(picker.model.index(2, 0)).center()
        QTest.mouseClick(picker.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert chosen == expected


def test_a_slash_in_the_list_goes_to_the_search(qtbot: QtBot, qapp: QApplication) -> None:
    picker, _ = made(qtbot)
    picker.activateWindow()
    qtbot.waitUntil(picker.isActiveWindow)
    picker.list.setFocus()
    QTest.keyClicks(picker.list, "/")
    assert qapp.focusWidget() is picker.box
    apply_theme(qapp, "dark")
    apply_theme(qapp, "light")
