from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.dossier import read_up
from explorer.ui.details.attribute_fields import LineField
from explorer.ui.details.drafts import Drafts
from explorer.ui.details.fields import Field
from explorer.ui.details.notation import LINE
from explorer.ui.details.record_form import RecordForm, flat_style_sheet
from explorer.ui.details.shown import Shown
from explorer.ui.theme import LIGHT
from tests.ui.conftest import MAIN, NOW
from tests.ui.details.conftest import Desk

LINES = (Field("State", "fine", leads=True), Field("Topic", "cache", "a topic", "topic"), Field("Used", "<b>often</b>"))


@pytest.fixture
def form(desk: Desk, qtbot: QtBot) -> RecordForm:
    made = RecordForm(desk.session, Drafts(desk.session), (LineField("topic", "Topic", LINE),))
    qtbot.addWidget(made)
    made.show()
    return made


def shown(desk: Desk, record_id: str) -> Shown:
    snapshot = desk.session.snapshot
    assert snapshot is not None
    key = Key(MAIN, record_id)
    dossier = read_up(snapshot, key, NOW)
    assert dossier is not None
    return Shown(key, key, dossier, {"topic": "cache"})


def lines(form: RecordForm) -> list[tuple[str, int]]:
    """What is said, and where, from top to bottom."""
    labels = [label for label in form.findChildren(QLabel) if label.isVisible() and label.text()]
    return sorted(((label.text(), label.y()) for label in labels), key=lambda each: each[1])


def test_fields_stand_between_the_lines(form: RecordForm, desk: Desk) -> None:
    form.show_record(shown(desk, "cache"), LINES, editable=True)
    form.fields[0].show_value("cache", "cache")
    desk.wait(lambda: "State" in [text for text, _ in lines(form)])
    said = [text for text, _ in lines(form)]
    assert said.index("State") < said.index("Topic") < said.index("Used")
    assert "cache" not in said, "a field has its place"
    assert form.fields[0].isVisible()


def test_where_nothing_can_be_changed_all_are_lines(form: RecordForm, desk: Desk) -> None:
    form.show_record(shown(desk, "cache"), LINES, editable=False)
    desk.wait(lambda: lines(form))
    said = [text for text, _ in lines(form)]
    assert {"Topic", "cache", "fine", "<b>often</b>"} <= set(said)
    assert not form.fields[0].isVisible()


def test_the_same_lines_are_left_as_they_are(form: RecordForm, desk: Desk) -> None:
    form.show_record(shown(desk, "cache"), LINES, editable=True)
    before = form.findChildren(QLabel)
    form.show_record(shown(desk, "cache"), LINES, editable=True)
    assert form.findChildren(QLabel) == before, "so that what is selected in them stays selected"


def test_the_colours_are_the_palettes(form: RecordForm) -> None:
    form.dress()
    assert LIGHT.bad in flat_style_sheet(form)
    assert form.styleSheet() == flat_style_sheet(form)
