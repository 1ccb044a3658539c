from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.system_records import Conflict
from explorer.services.conflicts.inbox import Inbox
from explorer.ui.docks.conflict_bar import ConflictBar


@pytest.fixture
def bar(qtbot: QtBot) -> ConflictBar:
    made = ConflictBar()
    qtbot.addWidget(made)
    made.show()
    return made


def conflicts(count: int) -> tuple[Conflict, ...]:
    return tuple(Conflict(namespace="__conflicts__", id=str(number)) for number in range(count))


def test_it_counts_what_is_listed_and_what_is_not(bar: ConflictBar) -> None:
    assert (bar.pending.text(), bar.decided.text(), bar.hidden.isVisible()) == ("Open 0", "Decided 0", False)
    bar.show_counts(Inbox(conflicts(6), conflicts(2), hidden=3, odd=1))
    assert (bar.pending.text(), bar.decided.text()) == ("Open 6", "Decided 2")
    assert bar.hidden.text() == "3 open on other branches · 1 with odd values, left out"


def test_one_of_open_and_decided_is_listed(bar: ConflictBar, qtbot: QtBot) -> None:
    assert not bar.is_decided
    with qtbot.waitSignal(bar.filter_changed):
        bar.decided.click()
    assert bar.is_decided
    assert bar.decided.property("on") is True
    assert bar.pending.property("on") is False
    bar.show_decided(False)
    assert not bar.is_decided
