from __future__ import annotations

from pytestqt.qtbot import QtBot

from explorer.ui.details.hint import Hint


def test_it_says_something_and_offers_what_can_be_done(qtbot: QtBot) -> None:
    notice = Hint("warning")
    qtbot.addWidget(notice)
    done: list[str] = []
    button = notice.offer("Bring back", lambda: done.append("back"))
    assert notice.isHidden()
    notice.say("<b>It</b> was discarded.")
    assert not notice.isHidden()
    assert notice.text == "<b>It</b> was discarded."
    button.click()
    assert done == ["back"]
    notice.say("")
    assert notice.isHidden()
