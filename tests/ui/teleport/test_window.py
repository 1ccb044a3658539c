from __future__ import annotations

from PySide6.QtCore import Qt

from tests.ui.teleport.compare_cases import CONFLICTS, CONTROL, Comparing, announced, side, written

Key = Qt.Key


def test_17_conflicts_of_3_kinds_are_merged_with_few_keys(comparing: Comparing) -> None:
    window = comparing.compare()
    before = side(comparing.pair.here)
    assert comparing.unsolved == CONFLICTS
    assert window.list.table.hasFocus()
    for pressed in "ss2":
        comparing.press(pressed)
    assert comparing.unsolved == 5
    comparing.press("s")
    comparing.press("1")
    assert comparing.unsolved == 2
    comparing.press("s")
    comparing.press("2")
    assert comparing.unsolved == 0
    comparing.counted()
    said = announced(window.footer.words.text())
    assert f"Merge {said.total()} change(s)" == window.footer.merge.text()
    comparing.press(Key.Key_Return, CONTROL)
    comparing.settle()
    assert comparing.keys <= 25
    assert window.pages.currentWidget() is window.receipt
    assert written(before, side(comparing.pair.here)) == said
    assert said.total() > 20
