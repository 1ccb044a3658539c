from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from explorer.services.field_checks import FieldProblem
from explorer.ui.details.bulk_fields import BulkChoice, BulkLine
from explorer.ui.details.notation import SHARE


@pytest.fixture
def line(qtbot: QtBot) -> BulkLine:
    made = BulkLine("confidence", "Confidence", SHARE)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def choice(qtbot: QtBot) -> BulkChoice:
    made = BulkChoice("pinned", "Pinned", [(True, "pinned"), (False, "not pinned")])
    qtbot.addWidget(made)
    made.show()
    return made


def test_an_empty_line_leaves_all_as_it_is(line: BulkLine) -> None:
    assert line.value is None
    line.show_common(0.4, is_various=False)
    assert line.line.placeholderText() == "0.40"
    line.show_common(None, is_various=True)
    assert line.line.placeholderText() == "various"
    line.show_common(None, is_various=False)
    assert line.line.placeholderText() == "none"


def test_a_line_says_what_does_not_fit(line: BulkLine, qtbot: QtBot) -> None:
    with qtbot.waitSignal(line.changed):
        line.line.setText("7")
    line.line.editingFinished.emit()
    assert line.problem is FieldProblem.OUT_OF_RANGE
    assert line.value is None
    assert "between 0 and 1" in line.line.accessibleDescription()
    line.line.setText("70 %")
    line.line.textEdited.emit("70 %")
    assert line.value == 0.7
    assert line.line.accessibleDescription() == ""
    line.clear()
    assert line.value is None


def test_a_choice_is_none_until_it_is_made(choice: BulkChoice, qtbot: QtBot) -> None:
    assert choice.value is None
    choice.show_common(True, is_various=False)
    assert choice.currentText() == "pinned"
    assert choice.value is None, "what they have is not what is set"
    choice.show_common(None, is_various=True)
    assert choice.currentText() == "various"
    with qtbot.waitSignal(choice.changed):
        choice.setCurrentIndex(2)
    assert choice.value is False
    choice.clear_choice()
    assert choice.value is None
