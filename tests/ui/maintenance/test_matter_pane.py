from __future__ import annotations

from pytestqt.qtbot import QtBot

from explorer.memory.errors import Refusal, Refused
from explorer.services.editing import Editing
from explorer.ui.maintenance.close_up import CloseUp, close_up
from explorer.ui.maintenance.matter_pane import MatterPane
from explorer.ui.maintenance.matters import Decision, State
from tests.ui.maintenance.review_cases import Planned, decided, matter


def test_one_matter_at_a_time(qtbot: QtBot, editing: Editing) -> None:
    pane = MatterPane()
    qtbot.addWidget(pane)
    pane.show()
    cents = matter(decided(editing), "cent-0")
    pane.show_matter(cents, State.UNDECIDED, (1, 2), 1, read_only=False)
    assert pane.title.text() == "Exact duplicates · 1 of 2"
    assert pane.reason.text().startswith("The texts are equal.")
    assert pane.close_up is None
    pane.show_close_up(close_up(editing, Planned(), cents, Decision(), 2), read_only=False)
    assert [card.role.text() for card in pane.shown_cards] == ["stays", "goes"]
    assert [card.keep.isVisible() for card in pane.shown_cards] == [False, True]
    assert pane.more.text() == "Show more: 1 record(s) are not shown yet"
    with qtbot.waitSignal(pane.more_requested):
        pane.more.click()
    pane.show_close_up(close_up(editing, Planned(), cents, Decision(), 12), read_only=False)
    assert len(pane.shown_cards) == 3
    assert not pane.more.isVisible()
    with qtbot.waitSignal(pane.survivor_chosen) as chosen:
        pane.shown_cards[2].keep.click()
    assert chosen.args == [3]
    pane.show_matter(cents, State.CHANGED, (1, 2), 1, read_only=False)
    assert "changed meanwhile" in pane.warning.text()
    sale = matter(decided(editing), "sale")
    pane.show_matter(sale, State.UNDECIDED, (1, 1), 0, read_only=False)
    refused = Refused(Refusal.NOT_CURRENT, "The sale")
    pane.show_close_up(CloseUp(sale, Decision(), (), 0, None, None, (), refused), read_only=False)
    assert "The sale" in pane.warning.text()
    pane.show_matter(None, State.UNDECIDED, (0, 0), 0, read_only=False)
    assert pane.title.text() == ""
    assert pane.shown_cards == []
