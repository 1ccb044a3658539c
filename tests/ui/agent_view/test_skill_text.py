from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy
from pytestqt.qtbot import QtBot

from explorer.ui.agent_view.skill_text import SkillText
from explorer.ui.details.drafts import Drafts
from explorer.ui.session import Session


def test_it_scrolls_in_itself_and_can_be_low(session: Session, qtbot: QtBot) -> None:
    made = SkillText(session, Drafts(session))
    qtbot.addWidget(made)
    made.view.show_text("A line\n\n" * 200)
    made.resize(300, 120)
    made.show()
    assert made.minimumSizeHint().height() < 100
    assert made.view.verticalScrollBar().maximum() > 0
    assert made.editor.preview.sizePolicy().verticalPolicy() is QSizePolicy.Policy.Expanding
