from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.teleport.classify import DiffClass
from explorer.ui.teleport.encounter import Encounter
from explorer.ui.teleport.heading import FIRST_SHOWN, Chips, Heading
from explorer.ui.theme import apply_theme
from tests.ui.teleport.compare_cases import CLASSES, CONFLICTS, Pair, encounter_of


@pytest.fixture
def heading(qtbot: QtBot, qapp: QApplication) -> Heading:
    apply_theme(qapp, "light")
    made = Heading()
    qtbot.addWidget(made)
    made.resize(900, 80)
    made.show()
    return made


def test_both_files_are_named_with_counts_and_dates(heading: Heading, encounter: Encounter) -> None:
    heading.show_encounter(encounter, with_base=True)
    assert [title.text() for title in heading.titles] == ["This workspace", "Incoming file"]
    here, there = (label.text() for label in heading._files)
    assert here.startswith(f"here.vdb · {len(encounter.comparison.here)} memor")
    assert there.startswith(f"there.vdb · {len(encounter.comparison.there)} memor")
    assert str(encounter.here.file.path) in heading.titles[0].toolTip()
    assert "UTC" in heading.titles[1].toolTip()


def test_the_path_stays_readable_when_the_window_changes_its_size(heading: Heading, encounter: Encounter) -> None:
    heading.show_encounter(encounter, with_base=True)
    heading.resize(400, 80)
    QApplication.processEvents()
    assert str(encounter.here.file.path) in heading.titles[0].toolTip()


def test_it_says_what_both_began_with_and_can_do_without(heading: Heading, encounter: Encounter, qtbot: QtBot) -> None:
    heading.show_encounter(encounter, with_base=True)
    assert "three-way" in heading._kind.text()
    assert heading._kind.accessibleName() == "three-way, compare without it"
    assert heading._base.text().startswith("base: sent as begin.vdb on ")
    assert heading._kind.focusPolicy() == Qt.FocusPolicy.StrongFocus
    with qtbot.waitSignal(heading.base_toggled) as toggled:
        heading._kind.linkActivated.emit("#")
    assert toggled.args == [False]
    heading.show_encounter(encounter, with_base=False)
    assert "two-way" in heading._kind.text()
    with qtbot.waitSignal(heading.base_toggled) as toggled:
        heading._kind.linkActivated.emit("#")
    assert toggled.args == [True]


def test_without_a_base_it_says_so_and_is_no_stop_for_the_keyboard(heading: Heading, pair: Pair) -> None:
    heading.show_encounter(encounter_of(pair, with_base=False), with_base=True, names=("One", "Other"))
    assert [title.text() for title in heading.titles] == ["One", "Other"]
    assert heading._kind.accessibleName() == "two-way"
    assert "href" not in heading._kind.text()
    assert heading._kind.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert "not known" in heading._base.text()


def test_colours_follow_the_palette(heading: Heading, encounter: Encounter, qapp: QApplication) -> None:
    heading.show_encounter(encounter, with_base=True)
    before = heading._kind.text()
    apply_theme(qapp, "dark")
    QApplication.processEvents()
    assert heading._kind.text() != before


@pytest.fixture
def chips(qtbot: QtBot, encounter: Encounter) -> Chips:
    made = Chips()
    qtbot.addWidget(made)
    made.show_counts(encounter.comparison.counts())
    made.show()
    return made


def test_every_class_that_there_is_has_a_chip_with_its_count(chips: Chips) -> None:
    assert chips.chip(DiffClass.CONFLICT).text() == f"Conflicts {CONFLICTS}"
    assert chips.chip(DiffClass.EDIT_DELETE) is chips.chip(DiffClass.CONFLICT)
    for diff in CLASSES:
        assert chips.chip(diff).isVisible()
        assert chips.chip(diff).focusPolicy() & Qt.FocusPolicy.TabFocus
    assert chips.chosen == FIRST_SHOWN


def test_the_counts_add_up_to_both_files(chips: Chips, encounter: Encounter) -> None:
    here, there = chips._sums.text().split(" · ")
    for words, side, total in (
        (here, "here", len(encounter.comparison.here)),
        (there, "there", len(encounter.comparison.there)),
    ):
        whole, parts = words.split(" = ")
        assert whole == f"{total} {side}"
        assert sum(int(part) for part in parts.split(" + ")) == total


def test_a_chip_lists_its_class_or_not(chips: Chips, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chips.changed):
        chips.chip(DiffClass.CONFLICT).click()
    assert DiffClass.CONFLICT not in chips.chosen
    chips.show_class(DiffClass.EDIT_DELETE)
    assert DiffClass.CONFLICT in chips.chosen


def test_classes_that_there_are_none_of_have_no_chip(chips: Chips) -> None:
    chips.show_counts({})
    assert not any(chips.chip(diff).isVisible() for diff in DiffClass)
    assert chips._sums.text() == "0 here = 0 · 0 there = 0"
