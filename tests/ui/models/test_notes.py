from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.memory.system_records import Note
from explorer.ui.models.notes import NotesModel
from explorer.ui.widgets.line_list import LINE_ROLE, Line
from tests.ui.conftest import Clock, ago


def note(agent: str, content: str = "# Notes\n\nmore", record_id: str = "") -> Note:
    return Note(namespace="__notes__", id=record_id or agent, agent_id=agent, content=content, updated_at=ago(2))


@pytest.fixture
def model(qapp: QApplication) -> NotesModel:
    return NotesModel(Clock())


def line(model: NotesModel, at: int = 0) -> Line:
    found = model.index(at).data(LINE_ROLE)
    assert isinstance(found, Line)
    return found


def test_it_keeps_the_rules_of_models(model: NotesModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for notes in ([note("coder")], [note("coder"), note("qa")], [], [note("qa", "other")]):
        model.show_notes(notes, (), ())
    assert tester.model() is model
    assert model.rowCount() == 1
    assert model.rowCount(model.index(0)) == 0
    assert model.data(QModelIndex()) is None


def test_a_line_says_whose_when_and_how_it_begins(model: NotesModel) -> None:
    model.show_notes([note("coder")], (), ())
    assert line(model) == Line("coder", ("", "2 d"), "Notes", "notebook", "muted")
    assert model.index(0).data() == "coder"
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "coder · 2 d · Notes"


def test_what_is_not_in_the_file_yet_is_told(model: NotesModel) -> None:
    notes = [note("coder"), note("qa")]
    keys = [each.key for each in notes]
    model.show_notes(notes, keys, keys[:1])
    assert [line(model, at).details[0] for at in range(2)] == ["unsaved text", "waiting"]
    assert {line(model, at).tone for at in range(2)} == {"warning"}


def test_a_newer_text_is_told_without_a_reset(model: NotesModel) -> None:
    model.show_notes([note("coder")], (), ())
    told: list[str] = []
    model.modelReset.connect(lambda: told.append("reset"))
    model.dataChanged.connect(lambda *_: told.append("data"))
    model.show_notes([note("coder", "Other")], (), ())
    assert told == ["data"]
    assert line(model).note == "Other"


@pytest.mark.parametrize(
    ("content", "beginning"),
    [("", ""), ("\n\n  ## Title ##\nmore", "Title ##"), ("word " * 50_000, None), ("نشر", "\u2068نشر\u2069")],
)
def test_the_beginning_is_one_short_line(model: NotesModel, content: str, beginning: str | None) -> None:
    model.show_notes([note("coder", content)], (), ())
    assert len(line(model).note) <= 122
    if beginning is not None:
        assert line(model).note == beginning


def test_a_note_without_an_agent_has_its_id_and_no_markup(model: NotesModel) -> None:
    model.show_notes([note("", record_id="<b>n1</b>")], (), ())
    assert line(model).title == "<b>n1</b>"
    assert "&lt;b&gt;" in str(model.index(0).data(Qt.ItemDataRole.ToolTipRole))


def test_notes_are_found_by_key(model: NotesModel) -> None:
    model.show_notes([note("coder"), note("qa")], (), ())
    assert model.position_of(Key("__notes__", "qa")) == 1
    assert model.position_of(Key("__notes__", "pm")) is None
