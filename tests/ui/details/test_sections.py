from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.dossier import read_up
from explorer.store.snapshot import FileSnapshot
from explorer.ui.details.sections import WHY, Sections
from tests.ui.conftest import MAIN, NOW


@pytest.fixture
def sections(qtbot: QtBot) -> Sections:
    made = Sections()
    qtbot.addWidget(made)
    made.show()
    return made


def said(sections: Sections) -> str:
    return "\n".join(label.text() for label in sections.findChildren(QLabel) if label.isVisible())


def test_only_what_there_is_has_a_heading(sections: Sections, snapshot: FileSnapshot) -> None:
    sections.show_dossier(read_up(snapshot, Key(MAIN, "db~2"), NOW))
    assert "History" in said(sections)
    assert "Links" in said(sections)
    assert "Conflict" not in said(sections)
    sections.show_dossier(read_up(snapshot, Key(MAIN, "deploy"), NOW))
    assert "Conflict" in said(sections)
    assert "History" not in said(sections)
    sections.show_dossier(None)
    assert said(sections) == ""


def test_a_link_is_announced(sections: Sections, qtbot: QtBot) -> None:
    with qtbot.waitSignal(sections.link_followed) as followed:
        sections.findChildren(QLabel)[1].linkActivated.emit("memory:user/a")
    assert followed.args == ["memory:user/a"]


def test_of_a_fact_one_can_ask_whether_an_agent_gets_it(sections: Sections, snapshot: FileSnapshot) -> None:
    sections.show_dossier(read_up(snapshot, Key(MAIN, "deploy"), NOW))
    assert f'href="{WHY}"' in said(sections)
    sections.show_dossier(read_up(snapshot, Key("__policies__", "p-on"), NOW))
    assert WHY not in said(sections)
