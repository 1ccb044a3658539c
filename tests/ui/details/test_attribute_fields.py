from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from explorer.ui.details.attribute_fields import AttributeField, ChoiceField, LineField, ShareField, SwitchField
from explorer.ui.details.notation import LINE, SHARE, TAGS
from tests.ui.conftest import PATIENCE

Fields = tuple[LineField, ShareField, ChoiceField, SwitchField]


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def fields(qtbot: QtBot, page: QWidget) -> Fields:
    made = (
        LineField("topic", "Topic", LINE),
        ShareField("confidence", "Confidence", SHARE),
        ChoiceField("kind", "Type", [("fact", "Fact"), ("goal", "Goal"), ("event", "Event")]),
        SwitchField("pinned", "Pinned", "never fades"),
    )
    column = QVBoxLayout(page)
    every: tuple[AttributeField, ...] = made
    for field, value in zip(every, ("cache", 0.5, "goal", True), strict=True):
        column.addWidget(field)
        field.show_value(value, value)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=PATIENCE)
    made[3].box.setFocus()
    return made


def entered(field: AttributeField) -> list[object]:
    values: list[object] = []
    field.entered.connect(values.append)
    return values


def turn_wheel(widget: QWidget) -> None:
    at = QPointF(widget.rect().center())
    event = QWheelEvent(
        at, QPointF(widget.mapToGlobal(at.toPoint())), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def test_values_are_shown(fields: Fields) -> None:
    line, share, choice, switch = fields
    assert (line.line.text(), share.line.text(), choice.combo.currentText()) == ("cache", "0.50", "Goal")
    assert switch.box.isChecked()


def test_the_wheel_changes_nothing_that_has_no_keyboard(fields: Fields) -> None:
    _, share, choice, _ = fields
    values = entered(choice) + entered(share)
    turn_wheel(choice.combo)
    turn_wheel(share.line)
    assert values == []
    assert (share.line.text(), choice.combo.currentText()) == ("0.50", "Goal")


def test_the_wheel_steps_what_has_the_keyboard(fields: Fields) -> None:
    _, share, choice, _ = fields
    choices, shares = entered(choice), entered(share)
    choice.combo.setFocus()
    turn_wheel(choice.combo)
    assert choices == ["fact"]
    share.line.setFocus()
    turn_wheel(share.line)
    assert share.line.text() == "0.55"
    assert shares == []
    choice.combo.setFocus()
    assert shares == [0.55]


def test_the_bar_is_dragged(fields: Fields, qtbot: QtBot) -> None:
    share = fields[1]
    values = entered(share)
    share.bar.moved.emit(0.9)
    assert share.line.text() == "0.90"
    assert values == []
    share.bar.released.emit()
    assert values == [0.9]


def test_what_was_sent_stays_until_it_is_written_down(fields: Fields) -> None:
    choice = fields[2]
    choice.combo.activated.emit(2)
    choice.combo.setCurrentIndex(2)
    choice.show_value("goal", "goal")
    assert choice.combo.currentText() == "Event"
    choice.settle("event")
    assert choice.base == "event"
    choice.show_value("goal", "goal")
    assert choice.combo.currentText() == "Goal"


def test_what_could_not_be_written_down_stays_and_can_be_sent_again(fields: Fields, qtbot: QtBot) -> None:
    line = fields[0]
    values = entered(line)
    line.line.setText("sessions")
    line.line.edited.emit()
    line.finish()
    line.take_back("This was not saved.")
    line.show_value("cache", "cache")
    assert (line.line.text(), line.note.text()) == ("sessions", "This was not saved.")
    line.line.setText("sessions, twice")
    line.line.edited.emit()
    line.finish()
    assert values == ["sessions", "sessions, twice"]


def test_an_open_list_is_left_alone(fields: Fields) -> None:
    choice = fields[2]
    choice.combo.setFocus()
    assert choice.is_in_use
    choice.show_value("event", "event")
    assert choice.combo.currentText() == "Goal"
    fields[3].box.setFocus()
    assert choice.combo.currentText() == "Event"


def test_another_record_takes_the_place_of_all_that_was_typed(fields: Fields) -> None:
    line = fields[0]
    line.line.setFocus()
    line.show_text("x" * 500)
    assert line.is_unfit
    line.restart()
    line.show_value("cache", "cache")
    assert (line.line.text(), line.is_unfit, line.note.isHidden()) == ("cache", False, True)


def test_a_hint_gives_way_to_a_problem_and_comes_back(fields: Fields, qtbot: QtBot) -> None:
    share = fields[1]
    share.show_value(0.5, 0.5, "0.3 in 7 days")
    assert share.note.text() == "0.3 in 7 days"
    share.line.setText("7")
    share.line.edited.emit()
    share.finish()
    assert "between 0 and 1" in share.note.text()
    assert share.line.accessibleDescription() == share.note.text()
    share.revert()
    assert (share.line.text(), share.note.text()) == ("0.50", "0.3 in 7 days")


def test_a_list_is_compared_by_what_is_read(qtbot: QtBot) -> None:
    field = LineField("tags", "Tags", TAGS)
    qtbot.addWidget(field)
    values = entered(field)
    field.show_value(["a", "b"], ["a", "b"])
    field.line.setText("a,b,")
    field.line.edited.emit()
    field.finish()
    assert values == []
    assert field.line.text() == "a, b"
