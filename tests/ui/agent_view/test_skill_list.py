from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.ui.agent_view.skill_answers import SkillList
from explorer.ui.agent_view.skill_list import SkillListing
from tests.ui.agent_view.test_skill_model import shown
from tests.ui.conftest import PATIENCE


@pytest.fixture
def listing(qtbot: QtBot) -> SkillListing:
    made = SkillListing()
    qtbot.addWidget(made)
    made.resize(220, 260)
    made.show()
    made.show_list(SkillList(tuple(shown(name) for name in "abc"), 3), ())
    return made


def key(name: str) -> Key:
    return Key("__skills__", name)


def test_the_first_is_current_and_stays_so(listing: SkillListing) -> None:
    assert listing.current is not None
    assert listing.current.skill.name == "a"
    listing.go_to(key("b"))
    listing.show_list(SkillList(tuple(shown(name) for name in "0abc"), 4), ())
    assert listing.current.skill.name == "b"


def test_where_the_current_one_goes_the_next_takes_its_place(listing: SkillListing) -> None:
    listing.go_to(key("b"))
    listing.show_list(SkillList((shown("a"), shown("c")), 2), ())
    assert listing.current is not None
    assert listing.current.skill.name == "c"
    listing.show_list(SkillList((shown("a"),), 1), ())
    assert listing.current.skill.name == "a"
    listing.show_list(SkillList(), ())
    assert listing.current is None


def test_del_and_f2_are_about_the_current_skill(listing: SkillListing, qtbot: QtBot) -> None:
    with qtbot.waitSignals([listing.lines.delete_requested, listing.lines.edit_requested], timeout=PATIENCE):
        QTest.keyClick(listing.lines, Qt.Key.Key_Delete)
        QTest.keyClick(listing.lines, Qt.Key.Key_F2)
    QTest.keyClick(listing.lines, Qt.Key.Key_J)
    assert listing.current is not None
    assert listing.current.skill.name == "b"


def test_many_can_be_filtered_and_what_is_hidden_is_counted(listing: SkillListing, qtbot: QtBot) -> None:
    assert listing.box.isHidden()
    listing.show_list(SkillList(tuple(shown(f"s{at:02}") for at in range(11)), 11), ())
    assert not listing.box.isHidden()
    with qtbot.waitSignal(listing.filtered, timeout=PATIENCE):
        QTest.keyClicks(listing.box, "s01")
    listing.show_list(SkillList((shown("s01"),), 11), ())
    assert listing.hidden.text() == "10 skill(s) hidden by the filter"
    with qtbot.waitSignal(listing.filtered, timeout=PATIENCE):
        QTest.keyClick(listing.box, Qt.Key.Key_Escape)
    assert listing.text == ""


def test_the_filter_is_cleared_at_once(listing: SkillListing, qtbot: QtBot) -> None:
    listing.box.setText("x")
    with qtbot.waitSignal(listing.filtered, timeout=PATIENCE):
        listing.clear_filter()
    assert listing.text == ""
