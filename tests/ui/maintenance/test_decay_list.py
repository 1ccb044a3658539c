from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from explorer.ui.maintenance.decay_model import Column
from tests.ui.maintenance.decay_cases import Decaying

Key = Qt.Key


def test_it_is_narrowed_by_words(decaying: Decaying) -> None:
    listed = decaying.window.list
    QTest.keyClicks(listed.table, "/")
    assert listed.filter.hasFocus()
    listed.filter.setText("07")
    decaying.wait(lambda: decaying.listed == ["f07"])
    assert listed.counted.text() == "1 of 11 fact(s) that fade · 1 pinned, which never fade(s)"
    assert listed.place is not None
    listed.filter.setText("nothing like it")
    decaying.wait(lambda: decaying.listed == [])
    assert listed.place is None
    assert not decaying.window.footer.pin.isEnabled()
    QTest.keyClick(listed.filter, Key.Key_Escape)
    decaying.wait(lambda: len(decaying.listed) == 11)
    assert listed.table.hasFocus()


def test_keys_walk_and_ticks_are_for_all_that_is_selected(decaying: Decaying) -> None:
    listed = decaying.window.list
    decaying.select("f10")
    QTest.keyClicks(listed.table, "jjk")
    assert listed.selected_keys[0].id == "f09"
    listed.table.selectAll()
    assert len(listed.selected_keys) == 11
    QTest.keyClick(listed.table, Key.Key_Space)
    assert len(decaying.window.vetoed) == 11
    assert len(listed.selected_keys) == 11, "what is selected stays so"
    assert "12 untouched" in decaying.window.heading.accessibleName()
    QTest.keyClick(listed.table, Key.Key_Space)
    assert decaying.window.vetoed == frozenset()


def test_a_fact_is_gone_to_from_the_curves(decaying: Decaying) -> None:
    trial = decaying.window.trial
    assert trial is not None
    place = next(at for at, key in enumerate(trial.surveyed.survey.keys) if key.id == "f03")
    decaying.window.plot.place_clicked.emit(place)
    assert [key.id for key in decaying.window.list.selected_keys] == ["f03"]
    pinned = next(at for at, key in enumerate(trial.surveyed.survey.keys) if key.id == "f11")
    decaying.window.list.go_to(pinned)
    assert [key.id for key in decaying.window.list.selected_keys] == ["f03"]


def test_a_tick_by_the_pointer(decaying: Decaying) -> None:
    listed = decaying.window.list
    assert listed.model.setData(
        listed.model.index(0, Column.SKIP), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole
    )
    assert {key.id for key in decaying.window.vetoed} == {"f10"}
