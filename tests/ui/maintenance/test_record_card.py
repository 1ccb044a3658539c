from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.word_diff import Change, Piece
from explorer.ui.maintenance.close_up import Card, Gain, Role
from explorer.ui.maintenance.matters import Kind
from explorer.ui.maintenance.record_card import RecordCard
from explorer.ui.theme import apply_theme
from tests.ui.maintenance.review_cases import ARABIC, key

LOST = tuple(f"word{number}" for number in range(25))


def test_a_card_says_what_becomes_of_a_record(qtbot: QtBot, qapp: QApplication) -> None:
    widget = RecordCard()
    qtbot.addWidget(widget)
    chosen: list[int] = []
    widget.chosen.connect(chosen.append)
    pieces = (Piece(Change.SAME, ARABIC), Piece(Change.REMOVED, " <b>15</b>"))
    card = Card(2, key("a"), Role.GOES, pieces, f"{ARABIC} <b>15</b>", LOST, 0.94, {"agent_id": "<i>x</i>"})
    widget.show_card(card, Kind.NEAR, (Gain("topic", None, (), "<u>t</u>"),), can_choose=True)
    widget.resize(500, 300)
    widget.show()
    assert widget.role.text() == "goes"
    assert widget.similarity.text() == "≈ 0.94"
    assert widget.lost.text().startswith("Would be lost: word0, word1")
    assert widget.lost.text().endswith("and 5 more")
    assert widget.text.text == f"{ARABIC} <b>15</b>", "nothing is taken for markup"
    assert "&lt;u&gt;" in widget.gains.text()
    assert widget.keep.text() == "Keep this one   2"
    assert widget.accessibleName().startswith("goes: ")
    widget.keep.click()
    assert chosen == [2]
    assert widget.text.heightForWidth(120) > widget.text.heightForWidth(600)
    light = widget.grab().toImage()
    apply_theme(qapp, "dark")
    qtbot.waitUntil(lambda: widget.grab().toImage() != light)
    apply_theme(qapp, "light")
    widget.show_card(Card(12, key("a"), Role.STAYS, (), "", (), None, {}), Kind.EXACT, (), can_choose=True)
    assert widget.keep.text() == "Keep this one", "there are nine keys"
    assert not widget.lost.isVisible()
    assert not widget.gains.isVisible()
