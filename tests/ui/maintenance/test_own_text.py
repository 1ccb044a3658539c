from __future__ import annotations

from pytestqt.qtbot import QtBot

from explorer.ui.maintenance.own_text import OwnText
from tests.ui.maintenance.review_cases import ARABIC


def test_what_is_typed_is_a_draft_until_it_is_taken(qtbot: QtBot) -> None:
    dialog = OwnText(["one", ARABIC], "one")
    qtbot.addWidget(dialog)
    written: list[str] = []
    dialog.written.connect(written.append)
    assert dialog.draft is None
    dialog.beginnings[1].click()
    assert dialog.input.text == dialog.draft == ARABIC
    dialog.input.begin("  ")
    assert not dialog.take.isEnabled()
    dialog.accept()
    assert written == []
    dialog.input.begin("mine")
    dialog.accept()
    assert written == ["mine"]


def test_a_draft_is_gone_on_with(qtbot: QtBot) -> None:
    dialog = OwnText(["one"], "one", draft="half")
    qtbot.addWidget(dialog)
    assert dialog.input.text == dialog.draft == "half"
