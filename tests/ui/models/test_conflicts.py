from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.services.conflicts.inbox import inbox
from explorer.services.editing import Editing
from explorer.ui.models.conflicts import ConflictsModel, Listing
from explorer.ui.widgets.line_list import LINE_ROLE, Line
from tests.services.raw_snapshot import MAIN, RawSnapshot, editing_of
from tests.ui.conftest import Clock, ago

FACTS: dict[str, dict[str, Any]] = {
    f"{MAIN} a": {"content": "Anonymous carts expire after 7 days", "topic": "cart", "confidence": 0.8},
    f"{MAIN} b": {"content": "Anonymous carts expire after 30 days", "topic": "cart"},
}


def conflict(**more: Any) -> dict[str, Any]:
    common = {"kind": "contradiction", "a": f"{MAIN}/a", "b": f"{MAIN}/b", "state": "open"}
    return common | {"similarity": 0.98, "updated_at": ago(2)} | more


def editing_with(**conflicts: dict[str, Any]) -> Editing:
    return editing_of(RawSnapshot(FACTS | {f"__conflicts__ {name}": each for name, each in conflicts.items()}))


def listings(editing: Editing) -> tuple[Listing, Listing]:
    found = inbox(editing.snapshot, editing.ahead, "main")
    return Listing(found.open), Listing(found.decided)


@pytest.fixture
def model(qapp: QApplication) -> ConflictsModel:
    return ConflictsModel(Clock())


def line(model: ConflictsModel, at: int = 0) -> Line:
    found = model.index(at).data(LINE_ROLE)
    assert isinstance(found, Line)
    return found


def test_it_keeps_the_rules_of_models(model: ConflictsModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for names in (["c"], ["c", "d"], [], ["d"]):
        editing = editing_with(**{name: conflict() for name in names})
        model.show_conflicts(listings(editing)[0], editing)
    assert tester.model() is model
    assert model.rowCount() == 1
    assert model.rowCount(model.index(0)) == 0
    assert model.data(QModelIndex()) is None


def test_a_line_says_what_differs_its_kind_topic_similarity_and_age(model: ConflictsModel) -> None:
    editing = editing_with(c=conflict())
    model.show_conflicts(listings(editing)[0], editing)
    assert line(model).title == "… expire after 7 days ↔ … 30 days"
    assert line(model).details == ("contradiction", "cart", "0.98", "2 d")
    assert (line(model).icon, line(model).tone) == ("warning", "bad")
    assert model.index(0).data() == line(model).title
    said = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("A: Anonymous carts expire after 7 days B: Anonymous carts expire after 30 days · contra")
    assert "Similarity: 0.98" in model.index(0).data(Qt.ItemDataRole.ToolTipRole)


def test_other_kinds_have_other_signs(model: ConflictsModel) -> None:
    editing = editing_with(c=conflict(kind="duplicate", similarity=0.99), d=conflict(kind="<strange>"))
    model.show_conflicts(listings(editing)[0], editing)
    assert (line(model).icon, line(model).details[0]) == ("copy", "duplicate")
    assert (line(model, 1).icon, line(model, 1).details[0]) == ("question", "<strange>")


def test_of_decided_ones_the_outcome_is_said(model: ConflictsModel) -> None:
    editing = editing_with(
        a=conflict(state="resolved", winner=f"{MAIN}/b", similarity=0.9),
        b=conflict(state="dismissed", reason="both true", similarity=0.8),
        c=conflict(state="dismissed", similarity=0.7),
    )
    model.show_conflicts(listings(editing)[1], editing)
    assert [line(model, at).details[0] for at in range(3)] == ["B stays", "both true", "dismissed"]


def test_unsaved_text_is_marked(model: ConflictsModel) -> None:
    editing = editing_with(c=conflict())
    model.show_conflicts(listings(editing)[0], editing, {Key("__conflicts__", "c")})
    assert (line(model).details[0], line(model).tone) == ("unsaved text", "warning")


def test_the_same_conflicts_are_told_anew_without_a_reset(model: ConflictsModel, qtbot: Any) -> None:
    editing = editing_with(c=conflict())
    model.show_conflicts(listings(editing)[0], editing)
    changed = editing_with(c=conflict(kind="duplicate"))
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        model.show_conflicts(listings(changed)[0], changed)
    assert line(model).details[0] == "duplicate"
    assert model.position_of(Key("__conflicts__", "c")) == 0
    assert model.position_of(Key("__conflicts__", "x")) is None


def test_what_is_gone_is_said(model: ConflictsModel) -> None:
    editing = editing_with(c=conflict(a=f"{MAIN}/nowhere"))
    model.show_conflicts(listings(editing)[0], editing)
    assert line(model).title.startswith("(not there any more) ↔ Anonymous")
