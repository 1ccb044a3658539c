from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from explorer.ui.details.rich_label import rich_label


def test_its_links_are_reached_by_the_keyboard(qtbot: QtBot) -> None:
    label = rich_label()
    qtbot.addWidget(label)
    label.setText('<a href="memory:user/a">there</a>')
    flags = label.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    assert flags & Qt.TextInteractionFlag.TextSelectableByMouse
    assert label.focusPolicy() & Qt.FocusPolicy.TabFocus
