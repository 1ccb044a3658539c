from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.dossier import Tie, TieKind
from explorer.ui.details.record_actions import RecordActions
from tests.ui.conftest import AUTH
from tests.ui.details.conftest import Desk


def test_what_fits_the_record_is_offered(desk: Desk) -> None:
    row = desk.details.actions_row
    desk.read("cache")
    assert (row.delete.isVisible(), row.supersede.isVisible(), row.restore.isVisible()) == (True, True, False)
    desk.read("gone")
    assert (row.delete.isVisible(), row.supersede.isVisible(), row.restore.isVisible()) == (False, False, True)
    desk.read("p-on", "__policies__")
    assert (row.delete.isVisible(), row.supersede.isVisible(), row.restore.isVisible()) == (True, False, False)
    desk.read("odd")
    assert not row.isVisible()
    desk.details.show_key(None)
    assert not row.isVisible()


def test_what_the_buttons_ask_for_is_announced(desk: Desk, qtbot: QtBot) -> None:
    desk.read("cache")
    row, details = desk.details.actions_row, desk.details
    for button, signal in ((row.delete, details.delete_requested), (row.supersede, details.supersede_requested)):
        with qtbot.waitSignal(signal):
            button.click()
    desk.read("gone")
    with qtbot.waitSignal(details.restore_requested):
        row.restore.click()


def test_delete_says_what_refers_to_the_record(desk: Desk) -> None:
    desk.read("db~2")
    tooltip = desk.details.actions_row.delete.toolTip()
    assert tooltip.startswith("1 polic")
    assert "1 fact" in tooltip
    assert "they keep their reference and show it as deleted" in tooltip
    desk.read("auth-1", AUTH)
    assert desk.details.actions_row.delete.toolTip() == "Nothing refers to it. Undo brings it back."


def test_the_buttons_stay_below_what_is_scrolled(desk: Desk) -> None:
    desk.read("db~2")
    row, details = desk.details.actions_row, desk.details
    assert row.geometry().bottom() == details.height() - 1
    assert details.viewport().geometry().bottom() < row.geometry().top()
    details.resize(250, 300)
    assert row.geometry().bottom() == 299
    assert row.width() == 250


@pytest.mark.parametrize("kind", list(TieKind))
def test_only_what_points_to_a_record_counts(qtbot: QtBot, kind: TieKind) -> None:
    row = RecordActions()
    qtbot.addWidget(row)
    words = row._consequences([Tie(kind, Key("user", "a"), "text")])
    assert words.startswith("1 ") is (kind in (TieKind.SOURCE_OF, TieKind.LINKED_FROM))
