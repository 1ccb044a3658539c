from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.deciding import Disagreement, FieldDisagreement
from explorer.ui.dialogs.choices import FieldChoice, RecordChoices
from explorer.ui.theme import DARK, LIGHT, apply_theme

HEADINGS = ("before", "agent's (now in the file)", "mine")
TEXT = FieldDisagreement(
    "content",
    "The database is PostgreSQL 14, behind PgBouncer",
    "The database is PostgreSQL 16, behind PgBouncer",
    "The database is PostgreSQL 14, behind pgcat",
)


@pytest.fixture(autouse=True)
def light(qapp: QApplication) -> None:
    apply_theme(qapp, "light")


def texts(choice: FieldChoice) -> list[str]:
    return [label.text() for label in choice.findChildren(QLabel)]


@pytest.fixture
def choice(qtbot: QtBot) -> FieldChoice:
    made = FieldChoice(TEXT, HEADINGS)
    qtbot.addWidget(made)
    made.resize(600, 100)
    made.show()
    return made


def test_nothing_is_chosen_beforehand_and_one_of_two_can_be(choice: FieldChoice, qtbot: QtBot) -> None:
    assert choice.takes_mine is None
    with qtbot.waitSignal(choice.decided):
        choice.mine.radio.click()
    assert choice.takes_mine is True
    choice.choose(mine=False)
    assert choice.takes_mine is False
    assert not choice.mine.radio.isChecked()


def test_one_is_mine_and_two_is_theirs(choice: FieldChoice, qtbot: QtBot) -> None:
    with qtbot.waitSignal(choice.chosen_by_key):
        QTest.keyClick(choice.theirs.radio, Qt.Key.Key_1)
    assert choice.takes_mine is True
    QTest.keyClick(choice.mine.radio, Qt.Key.Key_2)
    assert choice.takes_mine is False


def test_changed_words_are_marked_in_texts(choice: FieldChoice) -> None:
    before, theirs, mine = texts(choice)
    assert "<s>14</s>" in before
    assert "<s>PgBouncer</s>" in before
    assert "<b>16</b>" in theirs
    assert "<b>pgcat</b>" in mine


def test_other_values_stand_as_a_person_reads_them(qtbot: QtBot) -> None:
    made = FieldChoice(FieldDisagreement("fact_type", None, "decision", "goal"), HEADINGS)
    qtbot.addWidget(made)
    before, theirs, mine = texts(made)
    assert "none given" in before
    assert LIGHT.muted in before
    assert "decision" in theirs
    assert "goal" in mine
    assert "<b>" not in mine


def test_a_deletion_is_a_word_and_leaves_the_other_texts_unmarked(qtbot: QtBot) -> None:
    made = FieldChoice(FieldDisagreement("deleted", "Deploys on Monday", "Deploys on Friday", None), HEADINGS)
    qtbot.addWidget(made)
    before, theirs, mine = texts(made)
    assert "<s>Monday</s>" in before
    assert "<b>Friday</b>" in theirs
    assert "deleted" in mine


def test_screen_readers_hear_field_column_and_value(choice: FieldChoice) -> None:
    assert choice.mine.radio.accessibleName() == "Text, mine: The database is PostgreSQL 14, behind pgcat"
    assert choice.theirs.radio.accessibleName().startswith("Text, agent's (now in the file): ")
    assert choice.before.accessibleName().startswith("Text, before: ")


def test_the_columns_have_one_width_whatever_they_hold(choice: FieldChoice) -> None:
    widths = {choice.before.width(), choice.theirs.width(), choice.mine.width()}
    assert max(widths) - min(widths) <= 1


def test_the_marks_follow_the_theme(choice: FieldChoice, qapp: QApplication) -> None:
    assert LIGHT.added in texts(choice)[1]
    apply_theme(qapp, "dark")
    assert DARK.added in texts(choice)[1]
    apply_theme(qapp, "light")


def test_a_record_lists_its_fields_below_its_text(qtbot: QtBot) -> None:
    fields = (TEXT, FieldDisagreement("confidence", 0.5, 0.6, 0.7))
    record = RecordChoices(Disagreement(Key("user", "db"), "The database…", fields), HEADINGS)
    qtbot.addWidget(record)
    assert [choice.field for choice in record.choices] == list(fields)
    shown = [label.text() for label in record.findChildren(QLabel)]
    assert shown[0] == "The database…"
    for text in (*HEADINGS, "Text", "Confidence"):
        assert text in shown


def test_a_record_that_is_gone_can_only_be_left_and_shows_what_was_written(qtbot: QtBot) -> None:
    record = RecordChoices(Disagreement(Key("user", "db"), "The database…", (TEXT,), gone=True), HEADINGS)
    qtbot.addWidget(record)
    assert record.choices == []
    assert record.leave.radio.isChecked()
    record.leave.radio.click()
    assert record.leave.radio.isChecked()
    shown = [label.text() for label in record.findChildren(QLabel)]
    assert TEXT.mine in shown
    assert any("removed or deleted meanwhile" in text for text in shown)
