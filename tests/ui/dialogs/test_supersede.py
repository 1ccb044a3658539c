from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.superseding import supersede
from explorer.ui.dialogs.supersede import SupersedeDialog
from explorer.ui.session import Session
from explorer.ui.theme import apply_theme
from tests.ui.conftest import MAIN, PATIENCE, Agent

DEPLOY, DEPLOY_2, OLD = (Key(MAIN, name) for name in ("deploy", "deploy-2", "old"))
Make = Callable[..., SupersedeDialog]


@pytest.fixture
def make(session: Session, workspace: Path, qtbot: QtBot, qapp: QApplication) -> Make:
    apply_theme(qapp, "light")
    session.open(workspace)
    qtbot.waitUntil(lambda: session.snapshot is not None, timeout=PATIENCE)

    def show(*keys: Key, session: Session = session) -> SupersedeDialog:
        dialog = SupersedeDialog(session, keys or (DEPLOY_2,))
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)
        qtbot.waitUntil(lambda: dialog.model.rowCount() > 0, timeout=PATIENCE)
        return dialog

    return show


def ids(dialog: SupersedeDialog) -> list[str]:
    return [dialog.model.key_at(at).id for at in range(dialog.model.rowCount())]


def search(dialog: SupersedeDialog, text: str, qtbot: QtBot, found: str) -> None:
    dialog.box.setText(text)
    qtbot.waitUntil(lambda: dialog._delegate.search_text == text and found in ids(dialog), timeout=PATIENCE)


def go_to(dialog: SupersedeDialog, record_id: str) -> None:
    index = dialog.model.index(ids(dialog).index(record_id), dialog.list.modelColumn())
    dialog.list.setCurrentIndex(index)


def said(dialog: SupersedeDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def test_enter_takes_the_most_similar_fact(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    assert ids(dialog)[0] == "deploy"
    assert dialog.box.hasFocus()
    assert dialog.chosen is None
    QTest.keyClick(dialog.box, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.chosen == DEPLOY


def test_it_says_what_is_replaced_and_what_will_happen(make: Make) -> None:
    dialog = make()
    assert "Deploys go out on Thursdays" in said(dialog)
    sentence = dialog.sentence.text()
    assert sentence.startswith("Agents get “Deploys go out on Tuesdays” instead of “Deploys go out on Thursdays”, ")
    # They contradict each other, which is settled along with it.
    assert "1 open conflict" in sentence


def test_it_writes_nothing(make: Make, session: Session, qtbot: QtBot) -> None:
    dialog = make()
    dialog.accept()
    assert dialog.chosen == DEPLOY
    assert session.writes.standing.pending == ()
    assert session.writes.is_quiet


def test_arrows_go_through_the_list_from_the_box(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    search(dialog, "on", qtbot, "sale")
    assert dialog.model.rowCount() > 1
    first = dialog.current
    QTest.keyClick(dialog.box, Qt.Key.Key_Down)
    assert dialog.current != first
    assert dialog.box.hasFocus()
    QTest.keyClick(dialog.box, Qt.Key.Key_Up)
    assert dialog.current == first


def test_letters_and_the_slash_in_the_list(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    search(dialog, "on", qtbot, "sale")
    dialog.list.setFocus()
    dialog.list.setCurrentIndex(dialog.model.index(0, dialog.list.modelColumn()))
    QTest.keyClick(dialog.list, Qt.Key.Key_J)
    assert dialog.list.currentIndex().row() == 1
    QTest.keyClick(dialog.list, Qt.Key.Key_K)
    assert dialog.list.currentIndex().row() == 0
    QTest.keyClick(dialog.list, Qt.Key.Key_Slash)
    assert dialog.box.hasFocus()


@pytest.mark.parametrize(
    ("text", "record_id", "reason"),
    [
        ("winter sale", "sale", "superseded or expired"),
        ("Tests run on Travis", "old", "superseded or expired"),
        ("Thursdays", "deploy-2", "cannot replace itself"),
        ("out of range", "odd", "read-only"),
    ],
)
def test_a_fact_that_may_not_replace_it_cannot_be_chosen_and_says_why(
    make: Make, qtbot: QtBot, text: str, record_id: str, reason: str
) -> None:
    dialog = make()
    search(dialog, text, qtbot, record_id)
    go_to(dialog, record_id)
    assert not dialog.replace.isEnabled()
    assert reason in dialog.sentence.text()
    QTest.keyClick(dialog.box, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.accept()
    assert dialog.chosen is None


def test_what_may_not_be_chosen_is_not_proposed(make: Make, qtbot: QtBot) -> None:
    dialog = make(DEPLOY)
    search(dialog, "winter sale is on", qtbot, "sale")
    assert dialog.current is not None
    assert dialog.replace.isEnabled()


def test_a_search_without_a_hit_says_so(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    dialog.box.setText("zzz")
    qtbot.waitUntil(lambda: dialog.model.rowCount() == 0, timeout=PATIENCE)
    assert dialog.empty.isVisible()
    assert "No fact found" in dialog.empty.text()
    assert not dialog.replace.isEnabled()
    assert dialog.sentence.text() == ""
    dialog.box.clear()
    qtbot.waitUntil(dialog.list.isVisible, timeout=PATIENCE)
    assert ids(dialog)[0] == "deploy"


def test_several_facts_are_quoted_and_those_that_cannot_be_replaced_are_counted(make: Make, qtbot: QtBot) -> None:
    keys = (DEPLOY_2, Key(MAIN, "cache"), Key(MAIN, "ticket"), Key(MAIN, "undated"), OLD)
    dialog = make(*keys)
    assert "and 2 more" in said(dialog)
    search(dialog, "Tuesdays", qtbot, "deploy")
    assert "4 fact" in dialog.sentence.text()
    assert "1 of them" in dialog.sentence.text()
    dialog.replace.click()
    assert dialog.chosen == DEPLOY


def test_an_agents_change_is_seen_and_the_place_is_kept(
    make: Make, session: Session, workspace: Path, qtbot: QtBot, hire: Callable[[Path], Agent]
) -> None:
    dialog = make()
    search(dialog, "on", qtbot, "sale")
    go_to(dialog, "deploy")
    agent = hire(workspace)
    agent.remember("deploy-3", "Deploys go on and on and on", domain="deploy")
    session.refresh()
    qtbot.waitUntil(lambda: "deploy-3" in ids(dialog), timeout=PATIENCE)
    assert dialog.current == DEPLOY
    agent.change("deploy", superseded_by="deploy-3")
    session.refresh()
    qtbot.waitUntil(lambda: not dialog.replace.isEnabled(), timeout=PATIENCE)


def test_a_change_that_still_waits_counts(make: Make, session: Session, qtbot: QtBot, workspace: Path) -> None:
    dialog = make()
    assert dialog.replace.isEnabled()
    session.writes.make(lambda editing: supersede(editing, [DEPLOY], Key(MAIN, "ticket")))
    qtbot.waitUntil(lambda: not dialog.replace.isEnabled(), timeout=PATIENCE)
    qtbot.waitUntil(lambda: session.writes.is_quiet, timeout=PATIENCE)


def test_esc_chooses_nothing_and_it_hears_nothing_more(make: Make, session: Session, qtbot: QtBot) -> None:
    dialog = make()
    QTest.keyClick(dialog.box, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.chosen is None
    rows = dialog.model.rowCount()
    session.refreshed.emit()
    session.writes.standing_changed.emit()
    assert dialog.model.rowCount() == rows


def test_it_is_used_without_a_mouse_and_heard(make: Make) -> None:
    dialog = make()
    assert dialog.box.accessibleName()
    assert dialog.list.accessibleName()
    assert dialog.replace.accessibleDescription() == dialog.sentence.text()
    assert dialog.minimumSizeHint().height() < 700


def test_it_follows_the_theme(make: Make, qapp: QApplication) -> None:
    dialog = make()
    apply_theme(qapp, "dark")
    assert dialog.replace.isEnabled()
    apply_theme(qapp, "light")
