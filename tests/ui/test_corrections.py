from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QLineEdit
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeKind, Purge
from explorer.memory.keys import Key
from explorer.memory.query import FactColumn, FactState
from explorer.ui.actions import ACTIONS
from explorer.ui.docks.docks import DETAILS
from explorer.ui.main_window import MainWindow
from explorer.ui.tabs.tabs import GRAPH, POLICY_TAB
from tests.ui.conftest import AUTH, MAIN, PATIENCE, Agent, OpenWindow, details_text, ids
from tests.ui.driving import CONTROL, DELETE, ENTER, ESCAPE, SHIFT, Driver, drop, lineages, press, raw_keys, text

Hire = Callable[[Path], Agent]
Z = Qt.Key.Key_Z
POLICIES = "__policies__"


@pytest.fixture
def ana(window: MainWindow, qtbot: QtBot) -> Driver:
    driver = Driver(window, qtbot)
    driver.settle()
    return driver


@pytest.fixture
def accept_erasing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The captions of the buttons with which erasing was agreed to."""
    captions: list[str] = []

    def agree(dialog: object) -> int:
        captions.append(dialog.erase.text())  # type: ignore[attr-defined]
        return 1

    monkeypatch.setattr("explorer.ui.corrections.EraseDialog.exec", agree)
    return captions


def state_files(tmp_path: Path) -> Iterator[bytes]:
    """All bytes that are kept beside the workspace: the journal and the backups."""
    for path in (tmp_path / "state").rglob("*"):
        if path.is_file():
            yield path.read_bytes()


def test_delete_moves_on_so_that_delete_delete_takes_two_and_undo_brings_them_back_one_by_one(ana: Driver) -> None:
    ana.select("cache")
    press(DELETE)
    assert ana.current == "deploy"
    press(DELETE)
    assert ana.current == "deploy-2"
    assert ana.selected == ["deploy-2"]
    ana.wait(lambda: {"cache", "deploy"}.isdisjoint(ids(ana.window)))
    ana.settle()
    assert ana.steps == 2
    for record_id, words in (("cache", "Redis caches the sessions of the shop"), ("deploy", "Deploys go out on Tues")):
        gone = ana.stored(record_id)
        assert (gone["superseded_by"], gone["deleted_by"], gone["content"]) == ("system:deleted", "ana", "")
        assert words not in str(gone)
    assert ana.current == "deploy-2"
    press(Z, CONTROL)
    ana.wait(lambda: "deploy" in ids(ana.window))
    assert "cache" not in ids(ana.window)
    press(Z, CONTROL)
    ana.wait(lambda: "cache" in ids(ana.window))
    ana.settle()
    assert ana.stored("cache")["content"] == "Redis caches the sessions of the shop"
    assert ana.stored("deploy")["content"] == "Deploys go out on Tuesdays"
    assert "deleted_at" not in ana.stored("cache")
    press(Z, CONTROL | SHIFT)
    ana.wait(lambda: "cache" not in ids(ana.window))
    ana.settle()
    assert ana.stored("cache")["content"] == ""
    assert ana.stored("deploy")["content"] != ""


def test_behind_the_last_row_the_one_before_is_selected(ana: Driver) -> None:
    last = ids(ana.window)[-1]
    ana.select(last)
    press(DELETE)
    assert ana.current == ids(ana.window)[-2]
    ana.settle()
    assert ana.stored(last)["content"] == ""


def test_all_rows_at_once_are_one_step(ana: Driver) -> None:
    ana.facts.table.setFocus()
    press(Qt.Key.Key_A, CONTROL)
    press(DELETE)
    # The odd record cannot be deleted, and stays.
    ana.wait(lambda: ids(ana.window) == ["odd"])
    ana.settle()
    assert ana.steps == 1
    assert ana.said.startswith("Deleted 11 fact(s)")
    press(Z, CONTROL)
    ana.wait(lambda: len(ids(ana.window)) == 12)


def test_what_cannot_be_deleted_is_said_and_nothing_happens(ana: Driver) -> None:
    ana.select("odd")
    press(DELETE)
    ana.wait(lambda: ana.said)
    assert "Confidence out of range" in ana.said
    ana.settle()
    assert ana.steps == 0


def test_an_action_without_a_selection_does_nothing(ana: Driver) -> None:
    ana.facts.table.clearSelection()
    for letter in "pr":
        press(letter)
    press(DELETE)
    press(DELETE, SHIFT)
    press("s")
    ana.settle()
    assert ana.steps == 0
    assert ana.said == ""


def test_p_pins_and_unpins(ana: Driver) -> None:
    ana.select("cache")
    press("p")
    ana.wait(lambda: ana.row("cache").fact.pinned)
    press("p")
    ana.wait(lambda: not ana.row("cache").fact.pinned)
    press("pp")
    ana.settle()
    assert ana.steps == 4
    assert not ana.stored("cache").get("pinned")
    assert ana.current == "cache"


def test_p_on_several_pins_all_and_then_unpins_all_each_in_one_step(ana: Driver) -> None:
    ana.select("cache", "deploy", "old", "ana")
    press("p")
    ana.wait(lambda: ana.row("cache").fact.pinned and ana.row("ana").fact.pinned)
    ana.settle()
    assert ana.stored("deploy")["pinned"] is True, "it was pinned before"
    assert not ana.stored("old").get("pinned"), "what is superseded is left out"
    assert ana.selected == ["ana", "cache", "deploy", "old"]
    press("p")
    ana.wait(lambda: not any(ana.row(each).fact.pinned for each in ("cache", "ana", "deploy")))
    ana.settle()
    assert ana.steps == 2


def test_bulk_delete_is_one_step_and_moves_behind_the_last(ana: Driver) -> None:
    ana.select("cache", "deploy-2")
    press(DELETE)
    assert ana.selected == ["odd"]
    ana.wait(lambda: {"cache", "deploy-2"}.isdisjoint(ids(ana.window)))
    ana.settle()
    assert ana.steps == 1
    assert ana.said.startswith("Deleted 2 fact(s)")
    ana.answer("Undo")
    ana.wait(lambda: {"cache", "deploy-2"} <= set(ids(ana.window)))


def test_several_selected_facts_are_what_details_is_about(ana: Driver) -> None:
    ana.read("cache")
    press(Qt.Key.Key_Down, SHIFT)
    assert {key.id for key in ana.details.keys} == {"cache", "deploy"}
    press(Qt.Key.Key_Down)
    ana.wait(lambda: [key.id for key in ana.details.keys] == ["deploy-2"])


@pytest.mark.parametrize(
    ("letter", "column", "field", "typed", "expected"),
    [
        ("t", FactColumn.TOPIC, "topic", "psrtdca caching", "psrtdca caching"),
        ("d", FactColumn.DOMAIN, "domain", "warehouse", "warehouse"),
        ("c", FactColumn.CONFIDENCE, "confidence", "0.75", 0.75),
    ],
)
def test_a_letter_edits_a_cell_in_the_list(
    ana: Driver, letter: str, column: FactColumn, field: str, typed: str, expected: object
) -> None:
    ana.select("cache")
    before = ana.stored("cache")[field]
    ana.type_in_cell(letter, typed)
    ana.leave_cell(ESCAPE)
    ana.settle()
    assert ana.facts.table.hasFocus()
    assert (ana.stored("cache")[field], ana.steps) == (before, 0)
    ana.type_in_cell(letter, typed)
    ana.leave_cell()
    assert ana.facts.table.hasFocus(), "Enter ends the editing and goes nowhere else"
    shown = "0.75" if field == "confidence" else str(expected)
    ana.wait(lambda: ana.cell("cache", column) == shown)
    ana.settle()
    assert ana.stored("cache")[field] == expected
    assert ana.steps == 1
    assert ana.current == "cache"
    assert ana.selected == ["cache"]
    press(Z, CONTROL)
    ana.settle()
    assert ana.stored("cache")[field] == before


@pytest.mark.parametrize("letter", ["t", "d", "c"])
def test_what_was_not_changed_is_not_saved(ana: Driver, letter: str) -> None:
    for record_id in ("cache", "undated", "marked"):
        ana.select(record_id)
        press(letter)
        ana.leave_cell()
        press(letter)
        ana.facts.table.setFocus()
        ana.wait(lambda: not ana.facts.table.is_editing)
    ana.settle()
    assert ana.steps == 0
    assert "confidence" not in ana.stored("undated"), "no confidence is not 0"


def test_a_confidence_can_be_given_where_none_was_stated(ana: Driver) -> None:
    ana.select("undated")
    press("c")
    spin = QApplication.focusWidget()
    assert isinstance(spin, QDoubleSpinBox)
    assert spin.text().strip() == ""
    press("0")
    ana.leave_cell()
    ana.settle()
    assert ana.stored("undated")["confidence"] == 0.0


def test_a_cell_that_cannot_be_edited_says_why(ana: Driver) -> None:
    for record_id in ("old", "odd"):
        ana.select(record_id)
        press("t")
        assert not ana.facts.table.is_editing
        ana.wait(lambda: ana.said)
        ana.notice.clear()
    ana.settle()
    assert ana.steps == 0


def test_a_column_without_room_is_shown_while_it_is_edited(ana: Driver) -> None:
    ana.window.resize(800, 600)
    ana.wait(lambda: ana.facts.table.isColumnHidden(0))
    ana.select("cache")
    ana.type_in_cell("t", "caching")
    assert not ana.facts.table.isColumnHidden(0)
    assert QApplication.focusWidget().isVisible()  # type: ignore[union-attr]
    ana.leave_cell()
    assert ana.facts.table.isColumnHidden(0)
    ana.settle()
    assert ana.stored("cache")["topic"] == "caching"


def test_moving_on_saves_what_is_typed_in_a_cell(ana: Driver) -> None:
    ana.select("cache")
    ana.type_in_cell("d", "warehouse")
    QTest.keyClick(ana.facts.table, Qt.Key.Key_Down)
    assert not ana.facts.table.is_editing
    ana.settle()
    assert ana.stored("cache")["domain"] == "warehouse"
    ana.select("deploy")
    ana.type_in_cell("t", "releases")
    press(Qt.Key.Key_2, CONTROL)
    ana.settle()
    assert ana.stored("deploy")["topic"] == "releases"


@pytest.mark.parametrize("leave", ["enter", "down", "escape"])
def test_an_open_cell_editor_survives_a_refresh_by_an_agent(ana: Driver, hire: Hire, leave: str) -> None:
    ana.select("cache")
    ana.type_in_cell("t", "half typed")
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    agent = hire(ana.path)
    with ana.qtbot.waitSignal(ana.window.session.refreshed, timeout=PATIENCE):
        agent.remember("newest", "Just learned")
    ana.be_answered()
    assert editor.text() == "half typed"
    assert editor.hasFocus()
    assert "newest" not in ids(ana.window)
    agent.close()
    if leave == "down":
        QTest.keyClick(ana.facts.table, Qt.Key.Key_Down)
    else:
        ana.leave_cell(ENTER if leave == "enter" else ESCAPE)
    ana.wait(lambda: "newest" in ids(ana.window))
    ana.settle()
    assert ana.stored("cache")["topic"] == ("cache" if leave == "escape" else "half typed")


def test_an_agents_change_of_the_cell_that_is_edited_is_not_overwritten(
    ana: Driver, hire: Hire, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana.select("cache")
    ana.type_in_cell("t", "mine")
    agent = hire(ana.path)
    with ana.qtbot.waitSignal(ana.window.session.refreshed, timeout=PATIENCE):
        agent.change("cache", topic="theirs")
    agent.close()
    press(ENTER)
    ana.wait(lambda: ana.offered == ["Decide…"])
    assert ana.stored("cache")["topic"] == "theirs"


def test_a_double_click_edits_some_cells_and_elsewhere_opens_details(ana: Driver) -> None:
    for column in (FactColumn.TOPIC, FactColumn.DOMAIN, FactColumn.CONFIDENCE):
        ana.double_click("cache", column)
        assert ana.facts.table.is_editing, column
        press(ESCAPE)
        assert not ana.facts.table.is_editing
    for record_id, column in (("cache", FactColumn.TEXT), ("deploy", FactColumn.STATE), ("old", FactColumn.TOPIC)):
        ana.window.docks[DETAILS].hide()
        ana.double_click(record_id, column)
        assert not ana.facts.table.is_editing
        assert ana.window.docks[DETAILS].isVisible(), (record_id, column)
        assert ana.details.hasFocus()
        ana.facts.table.setFocus()


def test_typing_goes_into_a_cell_whole_and_no_shortcut_hears_it(ana: Driver) -> None:
    ana.select("cache")
    ana.type_in_cell("t", "psrtdca /?jk")
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    assert editor.text() == "psrtdca /?jk"
    press(ESCAPE)
    press("c")
    press("psrtdca")
    assert isinstance(QApplication.focusWidget(), QDoubleSpinBox)
    press(ESCAPE)
    ana.window.toolbar.filter.setFocus()
    press("psrtdca /?jk")
    assert ana.window.toolbar.filter.text() == "psrtdca /?jk"
    press(DELETE)
    ana.settle()
    assert ana.steps == 0


def test_typing_goes_into_the_text_editor_whole(ana: Driver) -> None:
    ana.read("cache")
    press(Qt.Key.Key_F2)
    ana.wait(lambda: ana.details.page.text.is_editing)
    press(Qt.Key.Key_A, CONTROL)
    press("psrtdca /?jk")
    press(DELETE)
    assert ana.details.page.text.editor.text == "psrtdca /?jk"
    ana.settle()
    assert ana.steps == 0


def test_selection_scroll_and_details_follow_a_revision_there_and_back(ana: Driver) -> None:
    ana.window.resize(1280, 420)
    ana.read("cache")
    bar = ana.facts.table.verticalScrollBar()
    bar.setValue(2)
    scrolled = bar.value()
    press(Qt.Key.Key_F2)
    ana.wait(lambda: ana.details.page.text.is_editing)
    press(Qt.Key.Key_A, CONTROL)
    press("Valkey caches the sessions of the shop")
    press(ENTER, CONTROL)
    ana.wait(lambda: "cache~2" in ids(ana.window))
    ana.settle()
    assert (ana.current, ana.selected) == ("cache~2", ["cache~2"])
    assert bar.value() == scrolled
    ana.wait(lambda: [key.id for key in ana.details.keys] == ["cache~2"])
    assert "Valkey caches" in details_text(ana.window)
    assert ana.stored("cache")["superseded_by"] == "cache~2"
    assert ana.stored("cache")["content"] == "Redis caches the sessions of the shop"
    assert ana.stored("cache~2")["topic"] == "cache"
    ana.facts.table.setFocus()
    press(Z, CONTROL)
    ana.wait(lambda: "cache" in ids(ana.window))
    ana.settle()
    assert (ana.current, ana.selected) == ("cache", ["cache"])
    ana.wait(lambda: "Redis caches" in details_text(ana.window))


def test_rows_that_are_edited_keep_selection_and_scroll(open_window: OpenWindow, many: Path, qtbot: QtBot) -> None:
    ana = Driver(open_window(many), qtbot)
    ana.select("f060", "f062")
    bar = ana.facts.table.verticalScrollBar()
    bar.setValue(50)
    press("p")
    ana.wait(lambda: ana.row("f062").fact.pinned)
    ana.settle()
    ana.type_in_cell("t", "here")
    ana.leave_cell()
    ana.settle()
    assert ana.stored("f062")["topic"] == "here"
    assert (ana.selected, ana.current, bar.value()) == (["f060", "f062"], "f062", 50)


def test_deleted_facts_are_found_and_restored_with_their_text_after_a_restart_too(
    open_window: OpenWindow, workspace: Path, qtbot: QtBot
) -> None:
    first = Driver(open_window(workspace), qtbot)
    first.select("cache", "deploy")
    press(DELETE)
    first.settle()
    first.show_deleted("gone", "cache", "deploy")
    first.select("cache")
    press("r")
    first.wait(lambda: "cache" not in ids(first.window))
    first.settle()
    assert first.stored("cache")["content"] == "Redis caches the sessions of the shop"
    assert first.said.startswith("Restored")
    first.window.close()
    second = Driver(open_window(workspace), qtbot)
    second.show_deleted("gone", "deploy")
    second.select("gone")
    press("r")
    second.wait(lambda: second.said)
    assert "gone" in ids(second.window), "its text is nowhere any more"
    second.select("deploy")
    press("r")
    second.wait(lambda: "deploy" not in ids(second.window))
    second.settle()
    restored = second.stored("deploy")
    assert (restored["content"], restored["pinned"]) == ("Deploys go out on Tuesdays", True)
    assert "deleted_at" not in restored
    assert "superseded_by" not in restored


def test_what_waits_to_be_deleted_is_restored_with_its_text(ana: Driver, hire: Hire) -> None:
    agent = hire(ana.path)
    ana.select("deploy")
    press(DELETE)
    ana.wait(lambda: ana.row("deploy").state is FactState.DELETED)
    ana.select("deploy")
    press("r")
    ana.wait(lambda: ana.row("deploy").state is not FactState.DELETED)
    assert ana.said.startswith("Restored")
    agent.close()
    ana.settle()
    assert ana.stored("deploy")["content"] == "Deploys go out on Tuesdays"


def test_a_superseded_fact_is_restored(ana: Driver) -> None:
    ana.select("old")
    press("r")
    ana.wait(lambda: ana.row("old").state is FactState.ACTIVE)
    ana.settle()
    assert "superseded_by" not in ana.stored("old")
    assert ana.current == "old"
    press("r")
    ana.wait(lambda: "Tests run on Travis" in ana.said)
    ana.settle()
    assert ana.steps == 1


def test_s_supersedes_by_an_existing_fact(ana: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    before = lineages(ana.path)
    asked: list[int] = []

    def choose(dialog: object) -> int:
        ana.wait(lambda: dialog.model.rowCount() > 0)  # type: ignore[attr-defined]
        asked.append(1)
        if len(asked) == 1:
            dialog.reject()  # type: ignore[attr-defined]
            return 0
        dialog.accept()  # type: ignore[attr-defined]
        return 1

    monkeypatch.setattr("explorer.ui.corrections.SupersedeDialog.exec", choose)
    ana.select("deploy-2")
    press("s")
    ana.settle()
    assert (ana.steps, "superseded_by" in ana.stored("deploy-2")) == (0, False)
    press("s")
    ana.wait(lambda: ana.row("deploy-2").state is FactState.SUPERSEDED)
    ana.settle()
    assert ana.stored("deploy-2")["superseded_by"] == "deploy"
    assert ana.stored("c1", "__conflicts__")["state"] == "resolved"
    assert lineages(ana.path) == before
    ana.answer("Undo")
    ana.settle()
    assert "superseded_by" not in ana.stored("deploy-2")
    assert ana.stored("c1", "__conflicts__")["state"] == "open"


def test_erasing_leaves_no_trace(ana: Driver, accept_erasing: list[str], tmp_path: Path) -> None:
    ana.read("cache")
    ana.type_in_cell("t", "seen in the journal")
    ana.leave_cell()
    ana.settle()
    press(Qt.Key.Key_F2)
    press(Qt.Key.Key_A, CONTROL)
    press("Valkey caches the sessions")
    press(ENTER, CONTROL)
    ana.settle()
    ana.wait(lambda: "cache~2" in ids(ana.window))
    assert any(b"Redis caches" in content for content in state_files(tmp_path))
    ana.select("cache~2")
    press(DELETE, SHIFT)
    ana.wait(lambda: "cache~2" not in ids(ana.window))
    ana.settle()
    assert accept_erasing == ["Erase 1 fact(s)"]
    assert (ana.stored("cache"), ana.stored("cache~2")) == ({}, {})
    assert ana.current == "deploy", "the list goes on behind it"
    content = ana.path.read_bytes() + b"".join(path.read_bytes() for path in ana.path.parent.iterdir())
    for words in (b"Redis caches", b"Valkey caches", b"seen in the journal"):
        assert words not in content
        assert not any(words in kept for kept in state_files(tmp_path))
    assert ana.said == "Erased 2 record(s) permanently"
    assert ana.offered == []


def test_erasing_is_asked_for_and_can_be_refused(ana: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def refuse(dialog: object) -> int:
        asked.append(dialog)
        return 0

    monkeypatch.setattr("explorer.ui.corrections.EraseDialog.exec", refuse)
    ana.select("cache", "deploy")
    press(DELETE, SHIFT)
    ana.wait(lambda: asked)
    ana.settle()
    assert ana.steps == 0
    assert ana.stored("cache")["content"]
    assert ana.selected == ["cache", "deploy"]


def test_a_text_that_nobody_saw_is_not_erased(ana: Driver, hire: Hire, accept_erasing: list[str]) -> None:
    agent = hire(ana.path)
    agent.change("sale", topic="so that it holds the file")
    ana.select("cache")
    press(DELETE, SHIFT)
    ana.wait(lambda: ana.window.session.writes.waits_for_agent)
    agent.change("cache", content="Redis caches nothing any more")
    agent.close()
    ana.wait(lambda: ana.window.session.writes.standing.stale)
    ana.window.corrections.decide()
    ana.wait(lambda: ana.said.startswith("Nothing was erased"))
    ana.wait(lambda: not ana.window.session.writes.standing.stale)
    assert ana.stored("cache")["content"] == "Redis caches nothing any more"


def test_a_purge_that_met_a_change_is_given_up(ana: Driver, hire: Hire) -> None:
    agent = hire(ana.path)
    agent.change("sale", topic="so that it holds the file")
    purge = Purge(Key(MAIN, "cache"), "of another text")
    ana.writes.make(lambda editing: editing.change_set(ChangeKind.PURGE, (purge,)))
    ana.wait(lambda: ana.writes.waits_for_agent)
    agent.close()
    ana.wait(lambda: ana.said.startswith("Nothing was purged"))
    assert ana.offered == []
    ana.window.corrections.decide()
    ana.wait(lambda: not ana.writes.standing.stale)
    assert ana.said.startswith("Nothing was purged")
    assert ana.stored("cache")["content"]


def test_what_cannot_be_erased_is_said_without_asking(ana: Driver, accept_erasing: list[str]) -> None:
    ana.window.tabs.setCurrentIndex(POLICY_TAB)
    ana.window.corrections.erase([Key("__conflicts__", "c1")])
    ana.wait(lambda: ana.said)
    assert accept_erasing == []


def go_to_policy(ana: Driver, record_id: str) -> None:
    ana.window.tabs.setCurrentIndex(POLICY_TAB)
    ana.policies.select_key(Key(POLICIES, record_id))
    ana.policies.tree.setFocus()


def active(ana: Driver) -> dict[str, bool]:
    groups = ana.policies.model.groups
    return {counted.policy.id: counted.policy.active for group in groups for counted in group.policies}


def test_a_switches_policies_at_once_and_back(ana: Driver) -> None:
    go_to_policy(ana, "p-off")
    press("a")
    ana.wait(lambda: active(ana)["p-off"])
    ana.settle()
    assert ana.stored("p-off", POLICIES)["active"] is True
    assert ana.policies.selected_keys == [Key(POLICIES, "p-off")]
    press("a")
    ana.wait(lambda: not active(ana)["p-off"])
    ana.settle()
    assert ana.stored("p-off", POLICIES)["active"] is False
    assert ana.steps == 2
    ana.window.tabs.setCurrentIndex(0)
    ana.facts.table.setFocus()
    press("a")
    ana.settle()
    assert ana.steps == 2, "a fact is neither active nor inactive"


def test_del_deletes_policies_one_after_another(ana: Driver) -> None:
    go_to_policy(ana, "p-db")
    press(DELETE)
    press(DELETE)
    ana.wait(lambda: list(active(ana)) == ["p-off"])
    assert ana.policies.selected_keys == [Key(POLICIES, "p-off")]
    ana.settle()
    assert ana.steps == 2
    assert ana.stored("p-db", POLICIES)["deleted_by"] == "ana"
    press(Z, CONTROL)
    press(Z, CONTROL)
    ana.wait(lambda: set(active(ana)) == {"p-db", "p-on", "p-off"})


def test_rows_are_dragged_onto_the_trash(ana: Driver) -> None:
    ana.select("tone")
    assert drop(ana.window.toolbar.trash, ana.dragged(["cache", "deploy"]))
    assert ana.selected == ["deploy-2"]
    ana.wait(lambda: {"cache", "deploy"}.isdisjoint(ids(ana.window)))
    ana.settle()
    assert ana.steps == 1
    assert ana.stored("cache")["content"] == ""
    ana.window.toolbar.trash.click()
    ana.wait(lambda: sorted(ids(ana.window)) == ["cache", "deploy", "gone"])


def test_anything_else_that_is_dropped_on_the_trash_does_nothing(ana: Driver) -> None:
    for data in (
        text("project:main/cache"), text('[["project:main", "cache"]]'), raw_keys(b""), raw_keys(b"nonsense"),
        raw_keys(b"[]"), raw_keys(b'[["project:main"]]'), raw_keys(b'{"a": 1}'), raw_keys(b"[[1, 2]]"),
    ):  # fmt: skip
        assert not drop(ana.window.toolbar.trash, data)
    drop(ana.window.toolbar.trash, raw_keys(b'[["nowhere", "nothing"], ["__conflicts__", "c1"]]'))
    ana.settle()
    assert ana.steps == 0
    assert ana.window.session.path == ana.path


def test_undo_and_redo_say_what_they_will_do(ana: Driver) -> None:
    undo, redo = (ana.window.actions_by_name[name] for name in ("undo", "redo"))
    assert [(each.text(), each.isEnabled()) for each in (undo, redo)] == [("Undo", False), ("Redo", False)]
    ana.select("cache")
    ana.type_in_cell("t", "R&D")
    ana.leave_cell()
    ana.settle()
    assert undo.text().startswith("Undo: Topic cache → R&&D")
    assert (undo.isEnabled(), redo.isEnabled()) == (True, False)
    press(Z, CONTROL)
    ana.settle()
    assert (undo.text(), undo.isEnabled()) == ("Undo", False)
    assert redo.text().startswith("Redo: Topic cache → R&&D")
    press(Z, CONTROL | SHIFT)
    ana.settle()
    assert (undo.isEnabled(), redo.isEnabled()) == (True, False)
    assert ana.window.toolbar.undo.defaultAction() is undo


def test_nothing_is_offered_before_a_workspace_is_open(open_window: OpenWindow) -> None:
    window = open_window()
    for spec in ACTIONS:
        if spec.changes:
            assert not window.actions_by_name[spec.name].isVisible(), spec.name
            window.corrections.perform(spec.name)
    assert window.notice.isHidden()


def test_what_waits_for_an_agent_is_shown_as_it_will_be(ana: Driver, hire: Hire) -> None:
    agent = hire(ana.path)
    agent.change("sale", topic="so that it holds the file")
    ana.select("cache")
    ana.type_in_cell("t", "caching")
    ana.leave_cell()
    ana.wait(lambda: ana.cell("cache", FactColumn.STATE) == "waiting")
    assert ana.cell("cache", FactColumn.TOPIC) == "caching"
    assert "1 waiting" in ana.window.toolbar.state.text()
    ana.select("deploy")
    press(DELETE)
    ana.select("cache")
    press("p")
    ana.wait(lambda: "3 waiting" in ana.window.toolbar.state.text())
    assert ana.row("deploy").state is FactState.DELETED
    assert ana.row("cache").fact.pinned
    ana.wait(lambda: ana.window.actions_by_name["undo"].text().startswith("Undo: Pinned"))
    press(Z, CONTROL)
    # A step that waits is withdrawn; one that a process is just trying to write is taken back by a further one.
    ana.wait(lambda: not ana.row("cache").fact.pinned)
    assert "waiting" in ana.window.toolbar.state.text()
    assert ana.stored("cache")["topic"] == "cache"
    agent.close()
    ana.wait(lambda: "deploy" not in ids(ana.window))
    ana.settle()
    assert ana.cell("cache", FactColumn.STATE) == ""
    cache, deploy = ana.stored("cache"), ana.stored("deploy")
    assert (cache["topic"], cache.get("pinned"), deploy["content"]) == ("caching", None, "")
    assert ana.stored("sale")["topic"] == "so that it holds the file"
    assert "saved" in ana.window.toolbar.state.text()


@pytest.mark.parametrize("takes_mine", [True, False])
def test_a_conflict_is_decided_by_the_person(
    ana: Driver, hire: Hire, monkeypatch: pytest.MonkeyPatch, takes_mine: bool
) -> None:
    agent = hire(ana.path)
    agent.change("sale", topic="so that it holds the file")
    ana.select("cache")
    ana.type_in_cell("t", "mine")
    ana.leave_cell()
    ana.wait(lambda: "1 waiting" in ana.window.toolbar.state.text())
    agent.change("cache", topic="theirs")
    agent.close()
    ana.wait(lambda: ana.offered == ["Decide…"])
    assert "Nothing was overwritten" in ana.said
    assert ana.stored("cache")["topic"] == "theirs"
    answers: list[int] = []

    def decide(dialog: object) -> int:
        answers.append(len(answers))
        if len(answers) == 1:
            dialog.reject()  # type: ignore[attr-defined]
            return 0
        dialog.take(takes_mine)  # type: ignore[attr-defined]
        return 1

    monkeypatch.setattr("explorer.ui.corrections.DecideDialog.exec", decide)
    ana.answer("Decide…")
    ana.wait(lambda: answers)
    assert len(ana.writes.standing.stale) == 1, "left without an answer it goes on waiting"
    press(Qt.Key.Key_D, CONTROL)
    ana.wait(lambda: not ana.writes.standing.stale)
    ana.settle()
    assert ana.stored("cache")["topic"] == ("mine" if takes_mine else "theirs")
    assert not ana.window.actions_by_name["decide"].isEnabled()


def test_read_only_offers_nothing_and_leaves_the_file_alone(
    open_window: OpenWindow, workspace: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    before = {path.name: path.read_bytes() for path in workspace.parent.iterdir()}
    ana = Driver(open_window(workspace, read_only=True), qtbot)
    for spec in ACTIONS:
        action = ana.window.actions_by_name[spec.name]
        assert (action.isVisible(), action.isEnabled()) == ((not spec.changes,) * 2 if spec.changes else (True, True))
    ana.read("cache")
    for tab, view in ((0, ana.facts.table), (POLICY_TAB, ana.policies.tree)):
        ana.window.tabs.setCurrentIndex(tab)
        view.setFocus()
        for letter in "tdcpasr":
            press(letter)
        for key, modifiers in ((DELETE, SHIFT), (Qt.Key.Key_F2, SHIFT), (Z, CONTROL), (Qt.Key.Key_D, CONTROL)):
            press(key, modifiers)
        press(DELETE)
        press(Qt.Key.Key_F2)
    ana.window.tabs.setCurrentIndex(0)
    ana.select("cache")
    for column in FactColumn:
        index = ana.facts.model.index(ids(ana.window).index("cache"), list(FactColumn).index(column))
        assert not index.flags() & Qt.ItemFlag.ItemIsEditable
        assert not index.flags() & Qt.ItemFlag.ItemIsDragEnabled
    ana.double_click("cache", FactColumn.TOPIC)
    assert not ana.facts.table.is_editing
    assert not ana.details.actions_row.isVisible()
    assert not ana.details.page.text.is_editing
    assert not ana.window.toolbar.trash.isVisible()
    assert not drop(ana.window.toolbar.trash, ana.dragged(["cache"]))
    ana.be_answered()
    ana.window.close()
    assert {path.name: path.read_bytes() for path in workspace.parent.iterdir()} == before
    assert not (tmp_path / "state").exists()


def test_text_that_was_being_typed_is_offered_by_the_next_window(
    open_window: OpenWindow, workspace: Path, qtbot: QtBot
) -> None:
    first = Driver(open_window(workspace), qtbot)
    first.settle()
    first.read("deploy-2")
    press(Qt.Key.Key_F2)
    press(Qt.Key.Key_A, CONTROL)
    press("Deploys go out when")
    first.window.close()
    first.window.session.tasks.close()
    assert first.stored("deploy-2")["content"] == "Deploys go out on Thursdays"
    second = Driver(open_window(workspace), qtbot)
    second.wait(lambda: "Go on typing" in second.offered)
    assert "1 text(s) were being typed" in second.said
    second.answer("Go on typing")
    second.wait(lambda: second.current == "deploy-2" and second.details.page.text.is_editing)
    assert second.details.page.text.editor.text == "Deploys go out when"


def test_a_cell_that_is_edited_when_the_window_closes_is_saved_with_the_next_start(
    open_window: OpenWindow, workspace: Path, qtbot: QtBot
) -> None:
    first = Driver(open_window(workspace), qtbot)
    first.settle()
    first.select("cache")
    first.type_in_cell("t", "nearly lost")
    first.window.close()
    first.window.session.tasks.close()
    second = Driver(open_window(workspace), qtbot)
    second.wait(lambda: second.cell("cache", FactColumn.TOPIC) == "nearly lost")
    second.settle()
    assert second.stored("cache")["topic"] == "nearly lost"


def test_another_workspace_gets_nothing_of_what_is_typed_for_this_one(ana: Driver, tmp_path: Path) -> None:
    copy = tmp_path / "other" / "team.vdb"
    copy.parent.mkdir()
    copy.write_bytes(ana.path.read_bytes())
    ana.select("cache")
    ana.type_in_cell("t", "for the first one")
    ana.window.open(copy)
    ana.wait(lambda: ana.window.session.path == copy)
    ana.wait(lambda: not ana.facts.table.is_editing)
    ana.settle()
    assert Driver(ana.window, ana.qtbot).stored("cache")["topic"] == "cache"
    assert ana.steps == 0


def test_the_buttons_of_details_are_about_what_it_shows(ana: Driver) -> None:
    ana.select("tone")
    ana.window.show_key(Key(AUTH, "auth-1"))
    ana.wait(lambda: ana.details.keys == (Key(AUTH, "auth-1"),))
    assert ana.selected == ["tone"]
    ana.details.actions_row.delete.click()
    ana.settle()
    assert ana.stored("auth-1", AUTH)["content"] == ""
    assert ana.stored("tone", "feedback")["content"] == "Answer in one sentence"
    ana.wait(ana.details.actions_row.restore.isVisible)
    ana.details.actions_row.restore.click()
    ana.settle()
    assert ana.stored("auth-1", AUTH)["content"] == "Login uses passkeys"


def test_keys_that_are_pressed_in_details_are_about_what_it_shows(ana: Driver) -> None:
    ana.select("tone")
    ana.window.show_key(Key(AUTH, "auth-1"))
    ana.wait(lambda: ana.details.keys == (Key(AUTH, "auth-1"),))
    ana.details.setFocus()
    press(DELETE)
    ana.settle()
    assert ana.stored("auth-1", AUTH)["content"] == ""
    assert ana.stored("tone", "feedback")["content"] != ""


def test_in_the_graph_an_action_is_about_the_node_that_is_shown(ana: Driver) -> None:
    ana.window.tabs.setCurrentIndex(GRAPH)
    graph = ana.window.tabs.graph
    assert graph is not None
    ana.wait(lambda: graph.canvas.shown is not None)
    ana.window.show_key(Key(MAIN, "cache"))
    ana.wait(lambda: ana.details.key == Key(MAIN, "cache"))
    graph.setFocus()
    press("p")
    ana.settle()
    assert ana.stored("cache")["pinned"] is True
    press("t")
    press(DELETE)
    ana.settle()
    assert ana.stored("cache")["content"] == ""


@pytest.mark.parametrize("name", ["activity", "notes", "access"])
def test_keys_of_another_list_change_no_selected_fact(ana: Driver, name: str) -> None:
    ana.select("cache")
    ana.window.docks.go_to(name)
    assert not ana.facts.table.hasFocus()
    for letter in "tdcpasr":
        press(letter)
    press(DELETE)
    ana.settle()
    assert ana.stored("cache")["content"] != ""
    assert not any(key.namespace == MAIN for step in ana.writes.standing.steps for key in step.change.keys)


def test_backups_are_shown_in_their_folder(ana: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    ana.window.actions_by_name["backups"].trigger()
    assert Path(shown[0].toLocalFile()).is_relative_to(tmp_path / "state")


def test_vectors_without_a_model_are_left_alone(ana: Driver) -> None:
    ana.window.actions_by_name["vectors"].trigger()
    ana.settle()
    assert ana.steps == 0
    assert ana.said == ""
