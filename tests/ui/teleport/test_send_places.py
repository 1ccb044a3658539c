from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.teleport.parcels import Selection
from explorer.ui.teleport.send_places import PlaceTree, place_order, place_word
from explorer.ui.theme import apply_theme

COUNTS = {"user": 2, "project:main": 10, "project:x": 3, "reference:x": 1, "__policies__": 5, "odd": 7}


@pytest.fixture
def tree(qtbot: QtBot, qapp: QApplication) -> PlaceTree:
    apply_theme(qapp, "light")
    made = PlaceTree()
    qtbot.addWidget(made)
    made.show_counts(COUNTS)
    made.resize(400, 300)
    made.show()
    return made


def lines(tree: PlaceTree) -> list[tuple[str, str, bool]]:
    found = []
    for at in range(tree.topLevelItemCount()):
        group = tree.topLevelItem(at)
        assert group is not None
        for number in range(group.childCount()):
            item = group.child(number)
            assert item is not None
            found.append((item.text(0), item.text(1), item.checkState(0) is Qt.CheckState.Checked))
    return found


def test_branches_with_their_counts_and_then_what_belongs_to_none(tree: PlaceTree) -> None:
    assert lines(tree) == [
        ("main", "10", True), ("x", "4", True), ("about the user", "2", True), ("policies", "5", True),
        ("odd", "7", True),
    ]  # fmt: skip


def test_ticks_are_a_selection(tree: PlaceTree, qtbot: QtBot) -> None:
    with qtbot.waitSignal(tree.changed):
        tree.tick("x", on=False)
    tree.tick("odd", on=False)
    assert tree.selection == Selection(
        frozenset({"user", "__policies__", "project:main", "project:x", "reference:x"}), frozenset({"main"})
    )


def test_ticks_stay_when_the_counts_change(tree: PlaceTree) -> None:
    tree.tick("x", on=False)
    tree.show_counts({**COUNTS, "project:main": 11, "__notes__": 1})
    assert ("main", "11", True) in lines(tree)
    assert ("x", "4", False) in lines(tree)
    assert ("agents’ notes", "1", True) in lines(tree)


def test_space_ticks_a_line_and_a_whole_group(tree: PlaceTree) -> None:
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_Down)
    QTest.keyClick(tree, Qt.Key.Key_Space)
    assert lines(tree)[0] == ("main", "10", False)
    QTest.keyClick(tree, Qt.Key.Key_Up)
    QTest.keyClick(tree, Qt.Key.Key_Space)
    assert tree.selection.branches == frozenset({"main", "x"})
    QTest.keyClick(tree, Qt.Key.Key_Space)
    assert tree.selection.branches == frozenset()


def test_a_group_that_is_off_takes_no_newcomers(tree: PlaceTree) -> None:
    for name in ("main", "x"):
        tree.tick(name, on=False)
    tree.show_counts({**COUNTS, "project:new": 1})
    assert ("new", "1", False) in lines(tree)


def test_words_and_order() -> None:
    assert place_word("__skills__") == "skills"
    assert place_word("project:main") == "project:main"
    assert place_word("") == "without a namespace"
    assert place_word("فرع") == "\u2068فرع\u2069"
    assert sorted(["z", "__policies__", "user", "A"], key=place_order) == ["user", "__policies__", "A", "z"]
