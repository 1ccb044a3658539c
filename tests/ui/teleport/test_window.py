from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import vectlite
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QScrollBar,
    QWidget,
)

from explorer.services.teleport.answers import Answer, Choice, ConflictStrategy
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.fields import TEXT
from explorer.ui.teleport.pane_fields import Place
from explorer.ui.teleport.row_model import Column
from explorer.ui.teleport.text_dialog import TextDialog
from explorer.ui.teleport.window import CompareWindow
from explorer.ui.theme import apply_theme
from tests.ui.conftest import Agent, ago
from tests.ui.driving import lineages
from tests.ui.teleport.compare_cases import (
    CLASSES,
    CONFLICTS,
    CONTROL,
    NO,
    SHIFT,
    TEXTS,
    Comparing,
    Told,
    announced,
    say,
    side,
    traces,
    without_nulls,
    written,
)
from tests.ui.teleport.conftest import Questions

Key = Qt.Key
F7, UP, DOWN, RETURN, ESCAPE, SPACE = (
    Key.Key_F7,
    Key.Key_Up,
    Key.Key_Down,
    Key.Key_Return,
    Key.Key_Escape,
    Key.Key_Space,
)


def test_17_conflicts_of_3_kinds_are_merged_with_few_keys(comparing: Comparing) -> None:
    window = comparing.compare()
    before = side(comparing.pair.here)
    assert comparing.unsolved == CONFLICTS
    assert window.list.table.hasFocus()
    for pressed in "ss2":
        comparing.press(pressed)
    assert comparing.unsolved == 5
    comparing.press("s")
    comparing.press("1")
    assert comparing.unsolved == 2
    comparing.press("s")
    comparing.press("2")
    assert comparing.unsolved == 0
    comparing.counted()
    said = announced(window.footer.words.text())
    assert f"Merge {said.total()} change(s)" == window.footer.merge.text()
    comparing.press(RETURN, CONTROL)
    comparing.settle()
    assert comparing.keys <= 25
    assert window.pages.currentWidget() is window.receipt
    assert written(before, side(comparing.pair.here)) == said
    assert said.total() > 20


def text_dialog(window: CompareWindow) -> TextDialog:
    dialog = window.findChild(TextDialog)
    assert isinstance(dialog, TextDialog)
    return dialog


def test_everything_goes_by_keyboard(comparing: Comparing) -> None:
    window = comparing.compare()
    told = Told(window)
    for pressed, modifiers, current in (
        (F7, NO, "c1"), (F7, SHIFT, "c0"), ("j", NO, "c1"), ("j", NO, "c10"), ("k", NO, "c1"),
        (UP, CONTROL, "c0"), (UP, CONTROL, "e1"), (DOWN, CONTROL, "c0"),
    ):  # fmt: skip
        comparing.press(pressed, modifiers)
        assert comparing.current == current
    comparing.press("2")
    assert comparing.current == "c1", "on to the next"
    comparing.press(F7, SHIFT)
    comparing.press(DOWN, CONTROL)
    assert comparing.current == "c1", "what is decided is passed over"
    comparing.press(SPACE)
    assert window.review.answer(comparing.row("c1")) == Answer(Choice.LEFT_OUT)
    comparing.press(Key.Key_Z, CONTROL)
    assert window.review.answer(comparing.row("c1")) is None
    comparing.press("e")
    dialog = text_dialog(window)
    comparing.wait(dialog.isActiveWindow)
    comparing.press(Key.Key_A, CONTROL)
    comparing.press("123 my own / text, BHS")
    comparing.press(RETURN, CONTROL)
    comparing.return_to(window)
    answer = window.review.answer(comparing.row("c1"))
    assert answer is not None
    assert answer.edited == {TEXT: "123 my own / text, BHS"}
    assert comparing.current == "c10"
    comparing.press("b")
    assert not window.view.base.isChecked()
    comparing.press("h")
    assert not window.view.hide_equal.isChecked()
    comparing.press("/")
    comparing.press("figure 1")
    comparing.wait(lambda: comparing.current == "d1")
    comparing.press(RETURN)
    comparing.press("1")
    comparing.press(ESCAPE)
    comparing.wait(lambda: window.list.model.rowCount() > 1)
    assert window.isVisible(), "the first Esc ends the search"
    comparing.solve()
    comparing.press(RETURN, CONTROL)
    comparing.settle()
    assert told.merges
    assert window.receipt.close_button.hasFocus()
    comparing.press(Key.Key_Z, CONTROL)
    comparing.wait(lambda: told.settled[-1] == "It was taken back.")
    comparing.press(ESCAPE)
    comparing.wait(lambda: comparing.arrivals.window is None)


def test_keys_are_letters_where_a_person_types(comparing: Comparing) -> None:
    window = comparing.compare()
    comparing.press("/")
    assert window.list.filter.hasFocus()
    for letter in "123eEsSbBhH/":
        comparing.press(letter)
    assert window.list.filter.text() == "123eEsSbBhH/"
    assert window.review.decided == 0
    assert window.view.base.isChecked()
    assert window.view.hide_equal.isChecked()
    assert window.findChild(TextDialog) is None
    comparing.press(Key.Key_Z, CONTROL)
    assert window.list.filter.text() != "123eEsSbBhH/"
    comparing.press(ESCAPE)
    comparing.wait(lambda: window.list.model.rowCount() > 0)
    window.review.choose([comparing.row("c0")], Choice.MINE)
    comparing.press("e")
    dialog = text_dialog(window)
    comparing.wait(dialog.isActiveWindow)
    comparing.press(Key.Key_A, CONTROL)
    for letter in "123eEsSbBhHjk/ ":
        comparing.press(letter)
    assert dialog.input.text == "123eEsSbBhHjk/ "
    comparing.press(Key.Key_Z, CONTROL)
    assert window.review.decided == 1, "Ctrl+Z is the text's"
    comparing.press(ESCAPE)
    comparing.return_to(window)
    assert window.review.decided == 1


def test_in_the_panes_keys_are_for_the_field_that_has_the_keyboard(comparing: Comparing) -> None:
    window = comparing.compare()
    comparing.go_to("m0")
    assert window.view.panes.focus_fields()
    comparing.go_to("d0")
    window.view.panes.cell(Place.HERE, "confidence").setFocus()
    comparing.press("2")
    assert window.review.given(comparing.row("d0")) == Answer(Choice.EACH, {"confidence": Choice.THEIRS})
    assert comparing.current == "d0"
    comparing.press("1")
    assert window.review.given(comparing.row("d0")) == Answer(Choice.EACH, {"confidence": Choice.MINE})
    comparing.go_to("c0")
    window.view.panes.cell(Place.THERE, TEXT).setFocus()
    comparing.press("e")
    text_dialog(window).reject()
    comparing.return_to(window)
    window.view.panes.cell(Place.THERE, TEXT).setFocus()
    comparing.press("s")
    assert window.view.bar.scope.currentIndex() == 1, "other keys are the window's still"
    comparing.press(F7)
    assert comparing.current == "c1"


def test_a_text_can_be_gone_on_with(comparing: Comparing) -> None:
    window = comparing.compare()
    for words in ("First words", "Second words"):
        comparing.go_to("c0")
        comparing.press("e")
        dialog = text_dialog(window)
        comparing.wait(dialog.isActiveWindow)
        if words == "Second words":
            assert dialog.input.text == "First words"
        dialog.input.setPlainText(words)
        dialog.accept()
        comparing.return_to(window)
    answer = window.review.answer(comparing.row("c0"))
    assert answer is not None
    assert answer.edited == {TEXT: "Second words"}


def test_a_text_whose_memory_changes_meanwhile_is_not_lost(comparing: Comparing) -> None:
    window = comparing.compare()
    told = Told(window)
    comparing.go_to("c0")
    comparing.press("e")
    dialog = text_dialog(window)
    dialog.input.setPlainText("My own words")
    agent = Agent(comparing.pair.here)
    say(agent, "c0", "Rule 0 as it is there", updated_at=ago(0))
    agent.close()
    comparing.session.refresh()
    comparing.wait(lambda: comparing.row("c0").diff is DiffClass.SAME)
    current = window.list.current
    dialog.take.click()
    assert QApplication.clipboard().text() == "My own words"
    assert "The text is on the clipboard" in window.notice.text
    assert current is not None
    assert window.review.decided == 0
    assert told.failed == []


REASONS: dict[str, tuple[Callable[[Comparing], object], str]] = {
    "unsolved": (lambda comparing: comparing.decide(Choice.MINE, "c0"), f"{CONFLICTS - 1} conflict(s) undecided"),
    "all": (lambda comparing: comparing.solve(), ""),
    "left out": (lambda comparing: comparing.window.footer.leave_out.click(), ""),
}


@pytest.mark.parametrize("name", list(REASONS))
def test_merge_says_why_it_cannot_be_done(comparing: Comparing, name: str) -> None:
    window = comparing.compare()
    change, reason = REASONS[name]
    change(comparing)
    assert window.footer.reason == "counting…" or name == "all"
    comparing.counted()
    assert window.footer.reason == window.footer.why.text() == window.footer.merge.toolTip() == reason
    assert window.footer.merge.isEnabled() is not bool(reason)
    comparing.press(RETURN, CONTROL)
    comparing.settle()
    assert window.receipt.isVisible() is not bool(reason)


def other_dimension(path: Path) -> Path:
    database = vectlite.open(str(path), dimension=5)
    database.insert("z", [1.0, 0, 0, 0, 0], {"content": "From elsewhere"}, namespace="user")
    database.close()
    return path


def test_an_obstacle_has_to_be_accepted(comparing: Comparing, tmp_path: Path) -> None:
    window = comparing.compare(other_dimension(tmp_path / "five.vdb"))
    assert window.obstacles.isVisible()
    assert window.footer.reason == "see above: is it to be merged nevertheless?"
    window.obstacles.nevertheless.click()
    comparing.counted()
    assert window.footer.reason == ""
    comparing.merge()
    assert ("user", "z") in lineages(comparing.pair.here)


def test_the_newer_one_wins_where_it_can_be_told(comparing: Comparing) -> None:
    window = comparing.compare()
    window.footer.strategy_chosen.emit(ConflictStrategy.NEWER_WINS)
    assert comparing.unsolved == 2
    assert window.notice.text == "2 conflict(s) could not be told by time: one is missing, or both are the same."
    comparing.press(Key.Key_Z, CONTROL)
    assert comparing.unsolved == CONFLICTS
    window.footer.strategy_chosen.emit(ConflictStrategy.LOCAL_WINS)
    assert comparing.unsolved == 0


def test_chips_and_search_filter_the_list_and_conflicts_are_found_again(comparing: Comparing) -> None:
    window = comparing.compare()
    shown = window.list.model.rowCount()
    assert shown == sum(CLASSES.values()) - CLASSES[DiffClass.SAME] - 2
    assert f"{shown} of {sum(CLASSES.values())} shown" == window.list.counted.text()
    window.chips.chip(DiffClass.SAME).click()
    assert window.list.model.rowCount() == shown + CLASSES[DiffClass.SAME]
    window.chips.chip(DiffClass.CONFLICT).click()
    assert comparing.current == "n0"
    window.go_to_next_conflict()
    assert comparing.current == "c0", "its chip is pressed again"
    assert DiffClass.CONFLICT in window.chips.chosen


def test_closing_with_decisions_asks(comparing: Comparing, questions: Questions) -> None:
    window = comparing.compare()
    comparing.decide(Choice.MINE, "c0", "c1")
    questions.answer = "Go on"
    comparing.press(ESCAPE)
    assert window.isVisible()
    assert questions.asked == ["2 decision(s) were made and not merged."]
    questions.answer = "Discard"
    window.footer.close_button.click()
    comparing.wait(lambda: comparing.arrivals.window is None)
    assert len(questions.asked) == 2


def test_closing_without_decisions_or_after_the_merge_does_not_ask(comparing: Comparing, questions: Questions) -> None:
    comparing.compare().close()
    comparing.compare()
    comparing.solve()
    comparing.merge()
    comparing.window.close()
    assert questions.asked == []


def test_a_field_or_a_text_that_is_not_taken_yet_counts_as_a_decision(
    comparing: Comparing, questions: Questions
) -> None:
    questions.answer = "Go on"
    window = comparing.compare()
    comparing.go_to("c0")
    comparing.press("e")
    assert window.may_close()
    text_dialog(window).input.setPlainText("Half a sen")
    assert not window.may_close()
    assert questions.asked == ["1 decision(s) were made and not merged."]
    text_dialog(window).reject()
    assert window.may_close()


def test_while_it_is_merged_the_window_stays(comparing: Comparing, questions: Questions) -> None:
    window = comparing.compare()
    comparing.solve()
    window.footer.merge.click()
    assert window.footer.reason == "merging…"
    assert not window.close()
    assert "It is being merged" in window.notice.text
    comparing.settle()
    assert window.close()
    assert questions.asked == []


def test_the_next_window_is_as_this_one_was(comparing: Comparing) -> None:
    window = comparing.compare()
    window.resize(780, 640)
    window.list.table.horizontalHeader().resizeSection(Column.MEMORY, 233)
    window.view.base.toggle()
    window.close()
    again = comparing.compare()
    assert (again.width(), again.height()) == (780, 640)
    assert again.list.table.columnWidth(Column.MEMORY) == 233
    assert not again.view.base.isChecked()
    assert again.view.hide_equal.isChecked()


@pytest.fixture
def reading(comparing: Comparing) -> CompareWindow:
    """Two files that are compared with each other."""
    comparing.arrivals.compare_two(comparing.pair.here, comparing.pair.there)
    return comparing.shown()


def test_where_two_files_are_compared_nothing_can_be_decided_or_merged(
    comparing: Comparing, reading: CompareWindow, questions: Questions
) -> None:
    before = traces(comparing.pair.here.parent), traces(comparing.pair.there.parent)
    assert [title.text() for title in reading.heading.titles] == ["here.vdb", "there.vdb"]
    for letter in ("1", "2", "3", "e", "s", " "):
        comparing.press(letter)
    comparing.press(RETURN, CONTROL)
    comparing.press(Key.Key_Z, CONTROL)
    reading.list.model.setData(
        reading.list.model.index(0, Column.TICK), Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole
    )
    reading.merger.merge()
    assert reading.review.decided == 0
    assert reading.findChild(TextDialog) is None
    assert not reading.view.panes.focus_fields()
    assert reading.list.table.isColumnHidden(Column.TICK)
    assert not reading.footer.merge.isVisible()
    assert reading.footer.why.text() == "Nothing can be merged here: the two files are only compared."
    comparing.press(F7)
    assert comparing.current == "c1"
    reading.close()
    assert questions.asked == []
    assert comparing.session.writes.standing.steps == ()
    assert (traces(comparing.pair.here.parent), traces(comparing.pair.there.parent)) == before


def test_a_window_that_only_reads_leaves_writes_of_the_session_alone(
    comparing: Comparing, reading: CompareWindow
) -> None:
    encounter = reading.review.encounter
    agent = Agent(comparing.pair.here)
    say(agent, "s1", "The agent said something else")
    agent.close()
    with comparing.qtbot.waitSignal(comparing.session.refreshed, timeout=15_000):
        comparing.session.refresh()
    comparing.wait(lambda: comparing.session.tasks.is_idle)
    assert reading.review.encounter is encounter


def test_the_incoming_file_is_left_as_it_is(comparing: Comparing) -> None:
    before = traces(comparing.pair.there.parent)
    comparing.compare()
    comparing.solve(Choice.THEIRS)
    comparing.merge()
    comparing.window.close()
    assert traces(comparing.pair.there.parent) == before


def test_a_theme_that_changes_reaches_all_of_it(comparing: Comparing, qapp: QApplication) -> None:
    window = comparing.compare()
    color = window.list.model.index(0, Column.DIFFERENCE).data(Qt.ItemDataRole.ForegroundRole)
    words, sign = window.heading._kind.text(), window.footer.why.styleSheet()
    apply_theme(qapp, "dark")
    QApplication.processEvents()
    assert window.list.model.index(0, Column.DIFFERENCE).data(Qt.ItemDataRole.ForegroundRole) != color
    assert window.heading._kind.text() != words
    assert window.footer.why.styleSheet() != sign
    image = window.grab().toImage()
    dark = [image.pixelColor(x, y).lightness() < 90 for x in range(0, image.width(), 9) for y in range(0, 600, 9)]
    assert sum(dark) > len(dark) / 2


def controls(window: QWidget) -> Iterator[QWidget]:
    """Everything that a person can operate, without the parts that Qt puts into its own controls."""
    kinds = QAbstractButton | QLineEdit | QAbstractItemView | QPlainTextEdit | QComboBox
    for widget in window.findChildren(QWidget):
        is_part = isinstance(widget, QScrollBar | QHeaderView) or isinstance(widget.parent(), QLineEdit)
        is_part = is_part or (type(widget) is QAbstractButton and isinstance(widget.parent(), QAbstractItemView))
        holder = widget.parent()
        is_part = is_part or isinstance(holder and holder.parent(), QComboBox)
        if isinstance(widget, kinds) and not is_part:
            yield widget


def test_every_control_has_a_name_for_a_screen_reader(comparing: Comparing) -> None:
    window = comparing.compare()
    comparing.press("e")
    found = list(controls(window))
    assert len(found) > 25
    named = [str(QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)) for widget in found]
    assert [widget for widget, name in zip(found, named, strict=True) if not name] == []


def test_the_tab_key_goes_from_top_to_bottom(comparing: Comparing) -> None:
    window = comparing.compare()
    window.chips.chip(DiffClass.CONFLICT).setFocus()
    stops = []
    for _ in range(40):
        focus = QApplication.focusWidget()
        assert focus is not None
        stops.append(focus)
        QTest.keyClick(focus, Key.Key_Tab)
        if QApplication.focusWidget() is stops[0]:
            break
    assert QApplication.focusWidget() is stops[0], "round and round"
    parts: list[QWidget] = [window.chips, window.list.table, window.view, window.footer]
    order = [
        next((at for at, part in enumerate(parts) if part is each or part.isAncestorOf(each)), -1) for each in stops
    ]
    walked = [at for at in order if at >= 0]
    assert walked == sorted(walked)
    assert set(walked) == {0, 1, 2, 3}
    # A label with a link is a stop, and its link is one.
    assert len(stops) == len(set(stops)) + 1


CREATING = re.compile(r"\b(new|add|create|insert|paste)\b", re.IGNORECASE)


def test_no_control_but_merge_writes_a_memory(comparing: Comparing, questions: Questions) -> None:
    window = comparing.compare()
    before = lineages(comparing.pair.here), without_nulls(comparing.pair.here)
    texts = [text for each in window.findChildren(QAbstractButton) for text in (each.text(), each.toolTip())]
    texts = [text for text in texts if not text.startswith("New there")]
    for menu in window.findChildren(QMenu):
        texts += [action.text() for action in menu.actions()]
        for action in menu.actions():
            if action.menu() is None and action.isEnabled():
                action.trigger()
    assert [text for text in texts if CREATING.search(text)] == []
    skipped = {window.footer.merge, window.footer.close_button, window.receipt.undo, window.receipt.close_button}
    for button in window.findChildren(QAbstractButton):
        if button not in skipped and button.isEnabled() and button.window() is window:
            button.click()
            if (dialog := window.findChild(TextDialog)) is not None:
                dialog.reject()
    for shortcut in window.findChildren(QShortcut):
        if shortcut.key().toString() not in ("Ctrl+Return", "Ctrl+Enter", "Esc"):
            shortcut.activated.emit()
            if (dialog := window.findChild(TextDialog)) is not None:
                dialog.reject()
    for letter in "abcdfghijklmnopqrstuvwxyz0456789+-*.,":
        window.list.table.setFocus()
        comparing.press(letter)
    for modified in (Key.Key_N, Key.Key_V, Key.Key_D, Key.Key_Insert, Key.Key_S):
        comparing.press(modified, CONTROL)
    comparing.settle()
    assert (lineages(comparing.pair.here), without_nulls(comparing.pair.here)) == before
    assert comparing.session.writes.standing.steps == ()
    assert not window.merger.is_merged


def test_long_and_right_to_left_texts_are_shown(comparing: Comparing) -> None:
    window = comparing.compare()
    for name in ("n2", "n3"):
        comparing.go_to(name)
        assert window.view.difference is not None
        there = window.view.difference.there
        assert there is not None
        assert window.view.panes.cell(Place.THERE, TEXT).plain == there.text
        assert not window.grab().isNull()


@pytest.mark.parametrize("size", [(1024, 700), (900, 600)])
def test_nothing_asks_for_more_room_than_there_is(comparing: Comparing, size: tuple[int, int]) -> None:
    window = comparing.compare()
    window.resize(*size)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LayoutRequest))
    QApplication.processEvents()
    assert (window.width(), window.height()) == size
    assert window.list.table.viewport().height() > 60


def test_the_scope_is_for_the_row_it_was_chosen_for(comparing: Comparing) -> None:
    window = comparing.compare()
    comparing.press("s")
    comparing.press(F7)
    comparing.press("1")
    assert comparing.unsolved == CONFLICTS - 1
    assert window.view.bar.reach.rows == ()
    assert TEXTS > 2
