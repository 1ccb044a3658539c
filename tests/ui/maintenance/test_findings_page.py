from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.ui.maintenance.file_findings import Checked, FindingKind, Found
from explorer.ui.maintenance.findings_page import FindingsPage
from explorer.ui.theme import apply_theme
from tests.ui.conftest import MAIN
from tests.ui.maintenance.check_cases import checked_of, write_odd

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def checked(qapp: QApplication, tmp_path: Path) -> Checked:
    return checked_of(write_odd(tmp_path / "odd.vdb"))


@pytest.fixture
def page(qtbot: QtBot, checked: Checked) -> FindingsPage:
    made = FindingsPage()
    qtbot.addWidget(made)
    made.resize(1_000, 600)
    made.show()
    made.show_checked(checked)
    return made


def test_the_worst_kind_is_shown_first_and_one_finding_in_full(page: FindingsPage) -> None:
    assert page.kind is FindingKind.HASHES
    page.go_to_kind(FindingKind.FIELDS)
    assert page.meaning.text().startswith("These records are read-only")
    assert page.pane.text().splitlines()[1:4] in (
        [f"{MAIN}/odd", "Repair: written as its type has it", "    Confidence: “0.8” → 0.8"],
        [f"{MAIN}/worse", "Repair: the old value is kept beside it", '    Confidence: {"of": 1} → nothing'],
    )
    assert page.pane.accessibleName() == page.pane.text()


def test_the_whole_way_by_keys(page: FindingsPage, qtbot: QtBot) -> None:
    page.kind_list.setFocus()
    QTest.keyClicks(page.kind_list, "j")
    assert page.kind is FindingKind.FIELDS
    QTest.keyClick(page.kind_list, Qt.Key.Key_Return)
    assert page.focusWidget() is page.table
    found = page.found
    with qtbot.waitSignal(page.ticked):
        QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert found is not None
    assert not page.model.ticks.is_on(found)
    QTest.keyClicks(page.table, "j")
    assert page.found is not found
    with qtbot.waitSignal(page.key_requested) as asked:
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.found is not None
    assert asked.args == [page.found.key]


def test_several_are_ticked_together(page: FindingsPage) -> None:
    page.go_to_kind(FindingKind.FIELDS)
    page.table.selectAll()
    page.tick_selected()
    assert not page.model.is_ticked([0])
    assert not page.model.is_ticked([1])
    page.tick_selected()
    assert page.model.is_ticked([0, 1])


def test_kind_and_row_stay_when_the_file_is_examined_again(page: FindingsPage, checked: Checked) -> None:
    page.go_to_kind(FindingKind.FIELDS)
    flags = QItemSelectionModel.SelectionFlag
    page.table.selectionModel().setCurrentIndex(page.model.index(1, 1), flags.ClearAndSelect | flags.Rows)
    key = page.found.key if page.found is not None else None
    page.show_checked(checked)
    kept = page.kind
    assert kept is FindingKind.FIELDS
    assert page.found is not None
    assert page.found.key == key
    rest: dict[FindingKind, Sequence[Found]] = dict(checked.found)
    del rest[FindingKind.FIELDS]
    page.show_checked(replace(checked, found=rest))
    assert page.kind == FindingKind.HASHES.value


def test_a_long_text_is_shown_and_a_damaged_place_alone(page: FindingsPage, checked: Checked) -> None:
    place = Found(FindingKind.DAMAGE, None, said="w.vdb: something at byte 5")
    page.show_checked(replace(checked, found={FindingKind.DAMAGE: (place,), **checked.found}))
    page.go_to_kind(FindingKind.DAMAGE)
    assert page.pane.text() == place.said
    page.go_to_kind(FindingKind.EXPIRED)
    assert page.pane.text().startswith("The summer sale is on\nproject:main/sale\nRepair: deleted")


def test_nothing_found_is_said(page: FindingsPage, checked: Checked) -> None:
    page.show_checked(replace(checked, found={}))
    assert page.splitter.isHidden()
    assert page.empty.text().startswith("Nothing is wrong")
    assert page.found is None
    page.show_current()
    page.tick_selected()


def test_of_many_thousand_only_what_is_seen_is_put_into_words(page: FindingsPage, checked: Checked) -> None:
    asked: list[Found] = []
    record_of = page.model.record_of

    def count(found: Found) -> str:
        asked.append(found)
        return record_of(found)

    page.model.record_of = count  # type: ignore[method-assign]
    rows = tuple(Found(FindingKind.NO_TEXT, Key(MAIN, f"f{number}")) for number in range(70_000))
    page.show_checked(replace(checked, found={FindingKind.NO_TEXT: rows}))
    page.table.grab()
    page.table.selectAll()
    page.tick_selected()
    assert page.model.rowCount() == 70_000
    assert len(asked) < 500


def test_it_follows_the_theme(page: FindingsPage, qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    light = page.grab().toImage()
    apply_theme(qapp, "dark")
    assert page.grab().toImage() != light
    apply_theme(qapp, "light")
