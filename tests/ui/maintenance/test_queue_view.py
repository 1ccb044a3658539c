from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from explorer.services.editing import Editing
from explorer.ui.maintenance.matters import Matter, Task, Verdict
from explorer.ui.maintenance.queue_view import QueueView
from tests.ui.maintenance.review_cases import decided, matter


def current(view: QueueView) -> str:
    return "" if view.current is None else view.current.members[0].key.id


def test_the_queue_is_gone_through(qtbot: QtBot, editing: Editing) -> None:
    decisions = decided(editing)
    view = QueueView(decisions, Task.CONSOLIDATE)
    qtbot.addWidget(view)
    view.show()
    shown: list[Matter | None] = []
    view.matter_changed.connect(shown.append)
    view.queue.take()
    assert current(view) == "cent-0"
    assert shown[-1] == view.current
    assert view.place_of(matter(decisions, "flag-0")) == (2, 2)
    view.step(-1)
    assert current(view) == "cent-0"
    view.step(99)
    assert current(view) == "doubt"
    view.setCurrentIndex(view.queue.index(0, 0))
    assert current(view) == "doubt", "the row of a kind shows no other matter"
    accepted: list[bool] = []
    view.accept_requested.connect(lambda: accepted.append(True))
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert accepted == [True]
    view.go_to(matter(decisions, "worker"))
    decisions.decide([matter(decisions, "worker")], Verdict.SKIP)
    view.go_to_next()
    assert current(view) == "short", "on to the next kind"
    decisions.decide(decisions.matters, Verdict.SKIP)
    view.go_to_next()
    assert current(view) == "short", "nothing waits"


def test_it_keeps_its_place_when_the_queue_changes(qtbot: QtBot, editing: Editing) -> None:
    decisions = decided(editing)
    view = QueueView(decisions, Task.CONSOLIDATE)
    qtbot.addWidget(view)
    view.go_to(matter(decisions, "worker"))
    view.collapse(view.queue.index(0, 0))
    decisions.decide([matter(decisions, "cent-0")], Verdict.ACCEPT)
    decisions.settle(decisions.accepted)
    assert current(view) == "worker"
    assert not view.isExpanded(view.queue.index(0, 0)), "folded stays folded"
    decisions.decide([matter(decisions, "worker")], Verdict.ACCEPT)
    decisions.settle(decisions.accepted)
    assert current(view) == "short", "what took its place"
