from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.deciding import Disagreement, FieldDisagreement
from explorer.ui.dialogs.decide import DecideDialog

DB, OLD, GONE = Key("user", "db"), Key("user", "old"), Key("user", "gone")
RECORDS = (
    Disagreement(
        DB,
        "The database is PostgreSQL",
        (FieldDisagreement("content", "a", "b", "c"), FieldDisagreement("confidence", 0.5, 0.6, 0.7)),
    ),
    Disagreement(GONE, "It was here", (FieldDisagreement("topic", "a", None, "b"),), gone=True),
    Disagreement(OLD, "قاعدة البيانات 🧠", (FieldDisagreement("pinned", False, True, False),)),
)
Make = Callable[..., DecideDialog]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def show(records: Sequence[Disagreement] = RECORDS, *, is_undo: bool = False) -> DecideDialog:
        dialog = DecideDialog(records, is_undo=is_undo)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return show


def shown(dialog: DecideDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_it_can_be_applied_only_when_every_field_has_a_choice(make: Make) -> None:
    dialog = make()
    assert not dialog.apply.isEnabled()
    assert "3 field" in dialog.missing.text()
    assert dialog.apply.toolTip() == dialog.missing.text()
    content, confidence, pinned = dialog.choices
    content.choose(mine=True)
    confidence.choose(mine=False)
    assert "1 field" in dialog.missing.text()
    pinned.choose(mine=True)
    assert dialog.missing.text() == ""
    assert dialog.apply.isEnabled()
    dialog.apply.click()
    assert dialog.result() == DecideDialog.DialogCode.Accepted.value
    assert dialog.mine == {(DB, "content"), (OLD, "pinned")}


def test_it_is_done_with_the_keys_1_and_2_alone(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    for key in (Qt.Key.Key_2, Qt.Key.Key_1, Qt.Key.Key_2):
        QTest.keyClick(dialog.focusWidget(), key)
    assert [choice.takes_mine for choice in dialog.choices] == [False, True, False]
    assert dialog.focusWidget() is dialog.apply
    QTest.keyClick(dialog.apply, Qt.Key.Key_Return)
    assert dialog.mine == {(DB, "confidence")}
    assert not dialog.isVisible()


def test_ctrl_and_arrows_go_to_fields_without_a_choice(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    first, second, third = dialog.choices
    second.choose(mine=True)
    assert first.isAncestorOf(dialog.focusWidget())
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert third.isAncestorOf(dialog.focusWidget())
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert first.isAncestorOf(dialog.focusWidget())


def test_one_side_can_be_taken_for_all_and_changed_again(make: Make) -> None:
    dialog = make()
    dialog.all_mine.click()
    assert dialog.mine == {(DB, "content"), (DB, "confidence"), (OLD, "pinned")}
    assert dialog.isVisible()
    dialog.choices[0].choose(mine=False)
    assert dialog.mine == {(DB, "confidence"), (OLD, "pinned")}
    dialog.all_theirs.click()
    assert dialog.mine == set()
    assert dialog.apply.isEnabled()


def test_esc_decides_later(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    dialog.take(mine=True)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.result() == DecideDialog.DialogCode.Rejected.value


def test_where_all_is_gone_there_is_nothing_to_choose(make: Make) -> None:
    dialog = make([RECORDS[1]])
    assert dialog.apply.isEnabled()
    assert not dialog.all_mine.isEnabled()
    assert dialog.mine == set()


def test_an_undo_has_its_own_words(make: Make) -> None:
    dialog = make(is_undo=True)
    words = " ".join(shown(dialog))
    for text in ("as this step left it", "now", "undo would restore"):
        assert text in words
    assert dialog.all_mine.text() == "Restore all"
    assert dialog.windowTitle() == "This was changed since"
    assert make().windowTitle() == "The agent changed this too"


def many(count: int) -> list[Disagreement]:
    field = FieldDisagreement("topic", "a", "b", "c")
    return [Disagreement(Key("user", str(number)), f"Fact {number}", (field,)) for number in range(count)]


def test_many_records_follow_when_one_scrolls(make: Make, qtbot: QtBot) -> None:
    dialog = make(many(100))
    bar = dialog._scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert 20 <= len(dialog.choices) < 100
    dialog.take(mine=True)
    assert len(dialog.mine) == 100

    def scroll_down() -> bool:
        bar.setValue(bar.maximum())
        return len(dialog.choices) == 100

    qtbot.waitUntil(scroll_down)
    assert all(choice.takes_mine for choice in dialog.choices)


def test_many_records_follow_when_one_decides(make: Make, qtbot: QtBot) -> None:
    dialog = make(many(45))
    for _ in range(45):
        assert dialog.focusWidget() not in (dialog.apply, dialog.later)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_1)
    assert dialog.focusWidget() is dialog.apply
    assert len(dialog.mine) == 45


def test_no_column_is_wider_than_the_window(make: Make, qtbot: QtBot) -> None:
    long = FieldDisagreement("content", "x" * 5_000, "word " * 40_000, "سطر\n" * 200)
    dialog = make([Disagreement(DB, "word " * 500, (long,))])
    dialog.resize(700, 500)
    (choice,) = dialog.choices
    qtbot.waitUntil(lambda: choice.width() < dialog.width())
    assert max(choice.theirs.width(), choice.mine.width()) < dialog.width() / 3
