from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox

from explorer.memory.protocols import Report
from explorer.store.workspace import Workspace
from explorer.ui.maintenance.close_up import Role
from explorer.ui.maintenance.matters import Kind, State, Verdict
from explorer.ui.maintenance.review_window import ReviewWindow
from explorer.ui.session import Session
from explorer.ui.theme import apply_theme
from tests.ui.conftest import MAIN, Agent, Clock
from tests.ui.driving import stored
from tests.ui.maintenance.review_cases import ARABIC, CONTROL, HOT, Reviewing, matter

Key = Qt.Key


def test_everything_goes_by_keyboard(reviewing: Reviewing) -> None:
    window = reviewing.open()
    assert window.queue.hasFocus()
    assert window.heading.title.text() == "8 proposal(s)"
    assert reviewing.current == "cent-0"
    for pressed, current in (("j", "flag-0"), (Key.Key_Down, "worker"), ("k", "flag-0"), (Key.Key_Up, "cent-0")):
        reviewing.press(pressed)
        assert reviewing.current == current
    reviewing.press(Key.Key_Return)
    assert reviewing.decisions.state(matter(reviewing.decisions, "cent-0")) is State.ACCEPTED
    assert reviewing.current == "flag-0", "on to the next of its kind"
    reviewing.press("s")
    assert reviewing.current == "worker", "of this kind nothing is left"
    reviewing.settle()
    reviewing.press("2")
    reviewing.settle()
    assert reviewing.decisions.state(matter(reviewing.decisions, "worker")) is State.UNDECIDED, "to be looked at first"
    cards = window.pane.shown_cards
    assert [card.role.text() for card in cards] == ["goes", "stays"]
    assert cards[0].lost.text() == "Would be lost: 15"
    reviewing.press("a")
    assert reviewing.decisions.state(matter(reviewing.decisions, "worker")) is State.EDITED
    reviewing.press("e")
    dialog = window.own.dialog
    assert dialog is not None
    reviewing.wait(dialog.isActiveWindow)
    reviewing.press(Key.Key_A, CONTROL)
    reviewing.press("as ejk 1 Marta keeps short ones")
    reviewing.press(Key.Key_Return, CONTROL)
    window.activateWindow()
    reviewing.wait(window.isActiveWindow)
    reviewing.settle()
    assert reviewing.decisions.state(matter(reviewing.decisions, "short")) is State.EDITED
    assert window.bar.apply.text() == "Consolidate: 5 fact(s) into 2, 1 promoted"
    reviewing.apply()
    assert window.notice.text == "Consolidated: 5 fact(s) into 2, 1 promoted."
    assert window.heading.title.text() == "5 proposal(s)", "the queue goes on with the rest"
    assert stored(reviewing.path, "cent-2")["superseded_by"] == "cent-0"
    assert stored(reviewing.path, "cent-0")["mention_count"] == 6
    assert stored(reviewing.path, "cent-0")["source_observation_ids"] == ["obs-0", "obs-1", "obs-2"]
    assert stored(reviewing.path, "worker")["superseded_by"] == "worker-2"
    assert stored(reviewing.path, "short", "user")["content"] == "as ejk 1 Marta keeps short ones"
    reviewing.press(Key.Key_Z, CONTROL)
    reviewing.wait(lambda: len(reviewing.decisions.matters) == 8)
    reviewing.quiet()
    assert "superseded_by" not in stored(reviewing.path, "cent-2")
    assert stored(reviewing.path, "cent-0")["mention_count"] == 1
    states = [reviewing.decisions.state(matter(reviewing.decisions, name)) for name in ("cent-0", "worker", "short")]
    assert states == [State.ACCEPTED, State.EDITED, State.EDITED], "decisions come back with them"
    assert window.bar.apply.text() == "Consolidate: 5 fact(s) into 2, 1 promoted"


def test_all_of_a_kind_is_one_decision_whose_scope_is_said(reviewing: Reviewing) -> None:
    window = reviewing.open()
    assert window.pane.bar.all.text() == "Accept this and the other 1 of this kind"
    reviewing.press("s")
    assert not window.pane.bar.all.isVisible()
    reviewing.press(Key.Key_Z, CONTROL)
    reviewing.press(Key.Key_A, CONTROL)
    assert reviewing.decisions.counts(Kind.EXACT).accepted == 2
    reviewing.settle()
    assert window.bar.apply.text() == "Consolidate: 5 fact(s) into 2"
    assert window.bar.words.text() == "2 accepted · 0 skipped · 6 undecided"
    reviewing.press(Key.Key_Z, CONTROL)
    reviewing.settle()
    assert reviewing.decisions.counts(Kind.EXACT).accepted == 0
    assert not window.bar.apply.isEnabled()
    assert window.bar.reason == "nothing is accepted yet"
    reviewing.press(Key.Key_Return, CONTROL)
    assert not window.applier.is_applying
    assert reviewing.session.writes.standing.steps == ()


def test_deletions_and_mentions_are_counted_and_done(reviewing: Reviewing) -> None:
    window = reviewing.open()
    window.decisions.decide(
        [matter(reviewing.decisions, name) for name in ("again", "sale", "faint", "doubt")], Verdict.ACCEPT
    )
    reviewing.settle()
    assert window.bar.apply.text() == "Consolidate: 1 counted as mention(s), 3 deleted"
    reviewing.apply()
    assert [stored(reviewing.path, name)["superseded_by"] for name in ("sale", "faint", "doubt")] == [
        "system:expired", "system:decayed", "system:cleanup",
    ]  # fmt: skip
    assert stored(reviewing.path, "again", HOT)["superseded_by"] == "system:consolidated"
    window.notice.buttons[0].click()
    reviewing.wait(lambda: len(reviewing.decisions.matters) == 8)
    reviewing.quiet()
    assert stored(reviewing.path, "sale")["content"] == "The summer sale is on"


def test_what_an_agent_changes_is_looked_at_again(reviewing: Reviewing, hire: Callable[[Path], Agent]) -> None:
    window = reviewing.open()
    agent = hire(reviewing.path)
    window.decisions.decide(window.decisions.matters, Verdict.ACCEPT)
    window.decisions.write(matter(reviewing.decisions, "worker"), "My own words, 15")
    agent.change("other", content="Deploys go out on Fridays")
    agent.change("flag-0", access_count=7, last_accessed="2026-11-30T12:00:00Z")
    reviewing.session.refresh()
    reviewing.wait(lambda: "an agent wrote since" in window.heading.looked_at.text())
    reviewing.settle()
    assert reviewing.purpose.found == 1
    assert len(reviewing.decisions.accepted) == 8, "what is used is no other memory"
    agent.change("worker-2", confidence=0.65)
    agent.change("cent-2", content="Refunds are rounded to 5 cents")
    reviewing.session.refresh()
    reviewing.wait(lambda: reviewing.purpose.found > 1)
    reviewing.settle()
    assert "changed meanwhile" in window.notice.text or "fell away" in window.notice.text
    worker = matter(reviewing.decisions, "worker")
    assert reviewing.decisions.state(worker) is State.CHANGED
    assert reviewing.decisions.decision(worker).text == "My own words, 15", "nothing that was written is lost"
    cents = matter(reviewing.decisions, "cent-0")
    assert len(cents.members) == 2
    assert reviewing.decisions.state(cents) is State.UNDECIDED
    assert reviewing.decisions.state(matter(reviewing.decisions, "flag-0")) is State.ACCEPTED
    window.queue.go_to(worker)
    reviewing.settle()
    assert window.pane.warning.text() == "A record of it was changed meanwhile: look at it again."
    reviewing.press("a")
    assert reviewing.decisions.state(worker) is State.EDITED


def test_nothing_is_applied_unseen(reviewing: Reviewing, hire: Callable[[Path], Agent]) -> None:
    window = reviewing.open()
    window.decisions.decide([matter(reviewing.decisions, "cent-0")], Verdict.ACCEPT)
    reviewing.settle()
    agent = hire(reviewing.path)
    agent.change("cent-2", content="Refunds are rounded to 5 cents")
    agent.close()
    # The window has not heard of it: the write queue reads the newest state before it makes the change.
    window.applier._look.stop()
    window.apply()
    reviewing.wait(lambda: not window.applier.is_applying)
    reviewing.wait(lambda: reviewing.session.writes.is_quiet or bool(reviewing.session.writes.standing.stale))
    assert "superseded_by" not in stored(reviewing.path, "cent-2")
    assert stored(reviewing.path, "cent-2")["content"] == "Refunds are rounded to 5 cents"


def test_what_was_counted_is_what_is_written(reviewing: Reviewing) -> None:
    window = reviewing.open()
    window.decisions.decide([matter(reviewing.decisions, "cent-0")], Verdict.ACCEPT)
    reviewing.settle()
    reviewing.session.writes.make(lambda editing: reviewing.purpose.change(editing, window.decisions.accepted))
    window.apply()
    reviewing.wait(lambda: not window.applier.is_applying)
    assert "changed meanwhile" in window.notice.text
    reviewing.quiet()
    assert stored(reviewing.path, "cent-0")["mention_count"] == 6, "done once"


def test_a_read_only_workspace_is_looked_at_only(reviewing: Reviewing, session: Session, clock: Clock) -> None:
    reviewing.session = Session(session.tasks, clock, Workspace, None, "ana", session)
    window = reviewing.open()
    assert len(reviewing.decisions.matters) == 8
    assert not window.bar.apply.isVisible()
    assert not window.pane.bar.isVisible()
    assert window.bar.why.text() == "Nothing can be changed here: the workspace is read-only."
    for pressed in ("a", "s", "2", "e"):
        reviewing.press(pressed)
    reviewing.press(Key.Key_A, CONTROL)
    assert reviewing.decisions.made == 0
    assert window.own.dialog is None
    assert [card.keep.isVisible() for card in window.pane.shown_cards] == [False, False, False]
    reviewing.session.close()


def test_stopping_leaves_everything_and_looking_again_goes_on(reviewing: Reviewing) -> None:
    def forever(report: Report) -> None:
        while True:
            report(0.5)

    reviewing.purpose.wait = forever
    window = reviewing.open(is_awaited=False)
    reviewing.wait(window.heading.strip.isVisible)
    window.heading.strip.cancel.click()
    reviewing.wait(lambda: not window.search.is_running)
    assert window.empty._heading.text() == "Stopped"
    reviewing.purpose.wait = lambda _: None
    window.empty._action.click()
    reviewing.wait(lambda: window.decisions.found is not None)
    assert window.pages.currentWidget() is window.splitter


def test_an_empty_queue_says_why(reviewing: Reviewing) -> None:
    reviewing.purpose.is_empty = True
    window = reviewing.open()
    assert window.empty._heading.text() == "Nothing to consolidate"
    assert window.heading.looked_at.text() == (
        "12 fact(s) looked at · 2 without a vector, not compared by meaning · 1 odd record(s) left out "
        "(see Check file) · 3 record(s) only a purge removes"
    )


def test_a_text_stays_while_the_window_is_open(reviewing: Reviewing, monkeypatch: pytest.MonkeyPatch) -> None:
    window = reviewing.open()
    reviewing.press("e")
    dialog = window.own.dialog
    assert dialog is not None
    assert dialog.input.text == ARABIC
    dialog.input.begin("half a thought")
    dialog.reject()
    assert window.own.unfinished == 1
    asked: list[str] = []

    def answer(box: QMessageBox) -> int:
        asked.append(box.text())
        next(button for button in box.buttons() if button.text().startswith("Go on")).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    assert not window.close()
    assert asked == ["1 decision(s) were made and not applied."]
    window.activateWindow()
    reviewing.wait(window.isActiveWindow)
    window.edit()
    again = window.own.dialog
    assert again is not None
    assert again.input.text == "half a thought"
    again.accept()
    assert reviewing.decisions.decision(matter(reviewing.decisions, "cent-0")).text == "half a thought"
    assert window.own.unfinished == 0


def test_the_text_of_a_matter_that_is_gone_is_on_the_clipboard(reviewing: Reviewing) -> None:
    window = reviewing.open()
    window.edit()
    dialog = window.own.dialog
    assert dialog is not None
    window.decisions.settle([])
    window.decisions._matters.clear()
    dialog.input.begin("saved")
    dialog.accept()
    assert QGuiApplication.clipboard().text() == "saved"
    assert "clipboard" in window.notice.text


def test_it_is_light_and_dark_and_every_control_has_a_name(reviewing: Reviewing, qapp: QApplication) -> None:
    window = reviewing.open()
    window.resize(1024, 700)
    light = window.grab().toImage()
    apply_theme(qapp, "dark")
    reviewing.wait(lambda: window.grab().toImage() != light)
    apply_theme(qapp, "light")
    for button in window.findChildren(QAbstractButton):
        assert not button.isVisible() or button.text() or button.accessibleName()
    assert window.queue.accessibleName()


def test_it_remembers_its_place(reviewing: Reviewing) -> None:
    window = reviewing.open()
    window.splitter.setSizes([300, 700])
    state = window.splitter.saveState()
    reviewing.close()
    again = ReviewWindow(reviewing.purpose, reviewing.session, reviewing.settings, None)
    assert again.splitter.saveState() == state
    again.close()
    again.deleteLater()


def test_both_tasks_are_found_by_the_real_rules(reviewing: Reviewing) -> None:
    reviewing.open()
    window = ReviewWindow.for_consolidation(reviewing.session, reviewing.settings)
    reviewing.wait(lambda: window.decisions.found is not None)
    assert window.windowTitle() == "Consolidate shop.vdb"
    assert {matter.members[0].key.id for matter in window.decisions.matters} >= {"cent-0", "flag-0", "sale", "doubt"}
    window.close()
    harmony = ReviewWindow.for_harmony(reviewing.session, reviewing.settings)
    reviewing.wait(lambda: harmony.decisions.found is not None)
    assert harmony.windowTitle() == "Harmonise shop.vdb"
    assert [each.kind for each in harmony.decisions.matters] == [Kind.NEW_BELIEF]
    harmony.accept_all()
    reviewing.wait(lambda: harmony.bar.reason == "")
    assert harmony.bar.apply.text() == "Harmonise: 1 new belief(s)"
    assert [card.card.role for card in harmony.pane.shown_cards if card.card] == [Role.BELIEF, *[Role.AGREES] * 3]
    harmony.apply()
    reviewing.wait(lambda: not harmony.applier.is_applying)
    reviewing.wait(lambda: reviewing.session.writes.is_quiet and reviewing.session.tasks.is_idle)
    assert harmony.empty._heading.text() == "Everything is gone through"
    harmony.heading.again.click()
    reviewing.wait(lambda: not harmony.search.is_running)
    (belief,) = harmony.decisions.matters
    assert belief.kind is Kind.STANDING
    assert harmony.heading.title.text() == "0 finding(s)", "what stands is shown, with where it comes from, not asked"
    assert [card.card.role for card in harmony.pane.shown_cards if card.card] == [Role.BELIEF, *[Role.AGREES] * 3]
    harmony.accept_all()
    assert harmony.decisions.accepted == []
    assert not harmony.bar.apply.isEnabled()
    harmony.close()
    for each in (window, harmony):
        each.deleteLater()
    assert MAIN
