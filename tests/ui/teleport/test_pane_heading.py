from __future__ import annotations

from pytestqt.qtbot import QtBot

from explorer.ui.teleport.pane_heading import PaneHeading


def test_it_says_the_side_and_how_it_came_to_be_so(qtbot: QtBot) -> None:
    heading = PaneHeading()
    qtbot.addWidget(heading)
    heading.say("INCOMING", "edited 27 Nov 2026 · agent coder-2", "27 Nov 2026 18:40\n2026-11-27 18:40:00 UTC")
    assert heading.text == heading.accessibleName() == "INCOMING · edited 27 Nov 2026 · agent coder-2"
    assert heading.toolTip().endswith("2026-11-27 18:40:00 UTC")
    heading.say("BASE", "", "")
    assert heading.text == heading.toolTip() == "BASE"


def test_it_is_one_line_on_any_width_and_with_any_font(qtbot: QtBot) -> None:
    heading = PaneHeading()
    qtbot.addWidget(heading)
    before = heading.sizeHint().height()
    heading.say("INCOMING", "قاعدة " * 100, "")
    heading.light(True)
    heading.resize(60, before)
    heading.grab()
    assert heading.sizeHint().height() == before
    font = heading.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    heading.setFont(font)
    assert heading.sizeHint().height() > before
