from __future__ import annotations

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.memory.system_records import Conflict
from explorer.ui.docks.conflict_list import ConflictList
from explorer.ui.models.conflicts import Listing
from tests.ui.conftest import Clock


def listing(names: Sequence[str]) -> Listing:
    return Listing([Conflict(namespace="__conflicts__", id=name) for name in names])


MANY = [f"c{number:03}" for number in range(200)]


@pytest.fixture
def view(qtbot: QtBot, clock: Clock) -> ConflictList:
    made = ConflictList(clock)
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show()
    return made


def show(view: ConflictList, names: Sequence[str], wanted: str | None = None, *, anew: bool = False) -> None:
    key = None if wanted is None else Key("__conflicts__", wanted)
    view.show_conflicts(listing(names), None, (), key, anew=anew)


def selected(view: ConflictList) -> str | None:
    return None if view.key is None else view.key.id


def test_one_is_selected_wherever_there_is_any(view: ConflictList, qtbot: QtBot) -> None:
    assert selected(view) is None
    with qtbot.waitSignal(view.selection_shown):
        show(view, ["a", "b", "c"])
    assert selected(view) == "a"
    show(view, ["z", "a", "b", "c"])
    assert selected(view) == "a"
    show(view, ["a", "b", "c"], "c")
    assert selected(view) == "c"
    show(view, [])
    assert selected(view) is None


def test_what_stood_behind_one_that_is_gone_is_next(view: ConflictList) -> None:
    show(view, ["a", "b", "c"], "b")
    show(view, ["a", "c"])
    assert selected(view) == "c"
    show(view, ["a"])
    assert selected(view) == "a"


def test_after_a_decision_the_next_one_is_selected(view: ConflictList) -> None:
    show(view, ["a", "b", "c"])
    for expected in ("b", "c", "b"):
        assert view.key is not None
        view.go_on(view.key)
        assert selected(view) == expected
    view.go_on(Key("__conflicts__", "nowhere"))
    assert selected(view) == "b"
    show(view, ["a"])
    view.go_on(Key("__conflicts__", "a"))
    assert selected(view) == "a"


def test_who_reads_further_down_goes_on_reading_there(view: ConflictList) -> None:
    show(view, MANY, MANY[50])
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum() // 2)
    top = view.rows.listing.keys[view.indexAt(view.viewport().rect().topLeft()).row()]
    show(view, ["new", *MANY[1:]])
    assert view.rows.listing.keys[view.indexAt(view.viewport().rect().topLeft()).row()] == top
    assert selected(view) == MANY[50]
    show(view, MANY, anew=True)
    assert (selected(view), view.verticalScrollBar().value()) == (MANY[0], 0)
