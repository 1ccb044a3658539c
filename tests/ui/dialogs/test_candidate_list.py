from __future__ import annotations

import pytest
from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from explorer.ui.dialogs.candidate_list import CandidateList, SearchBox


@pytest.fixture
def listed(qtbot: QtBot) -> CandidateList:
    made = CandidateList()
    made.setModel(QStringListModel(["jay", "kay", "ell"], made))
    qtbot.addWidget(made)
    made.show()
    made.setCurrentIndex(made.model().index(0, 0))
    return made


def test_j_and_k_go_through_the_list(listed: CandidateList, qtbot: QtBot) -> None:
    places = []
    for key in (Qt.Key.Key_J, Qt.Key.Key_J, Qt.Key.Key_J, Qt.Key.Key_K, Qt.Key.Key_Down, Qt.Key.Key_E):
        QTest.keyClick(listed, key)
        places.append(listed.currentIndex().row())
    assert places == [1, 2, 2, 1, 2, 2]


def test_a_slash_asks_for_the_search_box(listed: CandidateList, qtbot: QtBot) -> None:
    with qtbot.waitSignal(listed.search_requested):
        QTest.keyClick(listed, Qt.Key.Key_Slash)


def test_the_box_hands_on_what_goes_through_the_list_and_keeps_the_rest(qtbot: QtBot) -> None:
    box = SearchBox()
    qtbot.addWidget(box)
    handed: list[int] = []
    box.stepped.connect(lambda event: handed.append(event.key()))
    keys = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
    for key in (*keys, Qt.Key.Key_J, Qt.Key.Key_Left):
        QTest.keyClick(box, key)
    assert handed == list(keys)
    assert box.text() == "j"
