from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.services.consolidation.proposals import Member
from explorer.services.editing import Editing
from explorer.ui.maintenance.decisions import Decisions
from explorer.ui.maintenance.matters import Found, Kind, Matter, Task, Verdict
from explorer.ui.maintenance.queue_model import Column, QueueModel
from explorer.ui.theme import DARK, LIGHT, apply_theme
from tests.ui.maintenance.review_cases import ARABIC, decided, matter

Role = Qt.ItemDataRole


def texts(model: QueueModel, parent: QModelIndex = QModelIndex()) -> list[list[str]]:  # noqa: B008
    return [
        [str(model.index(row, column, parent).data() or "") for column in Column]
        for row in range(model.rowCount(parent))
    ]


def test_kinds_with_their_matters(qapp: QApplication, editing: Editing) -> None:
    decisions = decided(editing)
    model = QueueModel(decisions, Task.CONSOLIDATE, qapp.palette())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert [row[0] for row in texts(model)] == [
        "Exact duplicates  2", "Near duplicates  1", "Session items worth keeping  2", "Expired  1", "Faded  1",
        "Doubtful  1",
    ]  # fmt: skip
    top = model.index(0, 0)
    assert texts(model, top) == [
        [f"\u2068{ARABIC}\u2069", "3", "undecided"],
        ["Flags live in LaunchDarkly", "2", "undecided"],
    ]
    decisions.decide([matter(decisions, "flag-0")], Verdict.ACCEPT)
    assert texts(model)[0][0] == "Exact duplicates  2 · 1 accepted"
    assert texts(model, top)[1][2] == "accept"
    decisions.choose(matter(decisions, "worker"), Key("project:main", "worker-2"))
    assert texts(model, model.index(1, 0))[0][0].startswith("Every quarter")
    decisions.write(matter(decisions, "worker"), "My <b>own</b>")
    index = model.index_of(matter(decisions, "worker").name)
    assert index.data() == "My <b>own</b>"
    assert index.data(Role.ToolTipRole) == "<p>My &lt;b&gt;own&lt;/b&gt;</p>"
    state = index.siblingAtColumn(Column.STATE)
    assert state.data(Role.AccessibleTextRole) == "edited"
    assert state.data(Role.ForegroundRole).name() == LIGHT.accent
    apply_theme(qapp, "dark")
    model.dress(qapp.palette())
    assert state.data(Role.ForegroundRole).name() == DARK.accent
    apply_theme(qapp, "light")
    decisions.settle(decisions.accepted)
    assert len(model.order) == 6
    assert not model.index_of(matter(decided(editing), "worker").name).isValid()


def test_headers_and_places(qapp: QApplication, editing: Editing) -> None:
    model = QueueModel(decided(editing), Task.CONSOLIDATE, qapp.palette())
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in Column]
    assert heads == ["Memory", "Records", "Decision"]
    assert [model.number_of(each.name) for each in model.order] == list(range(8))
    assert model.matter_at(model.index(0, 0)) is None
    assert model.parent(model.index_of(model.order[3].name)) == model.index(2, 0)


def test_thousands_of_matters_are_one_decision(qapp: QApplication) -> None:
    decisions = Decisions()
    every = tuple(Matter(Kind.FADED, (Member(Key("user", str(at)), f"fact {at}"),)) for at in range(20_000))
    model = QueueModel(decisions, Task.CONSOLIDATE, qapp.palette())
    decisions.renew(Found(every, 20_000), {key: b"" for each in every for key in each.keys})
    decisions.decide(every, Verdict.ACCEPT)
    assert decisions.counts(Kind.FADED).accepted == model.rowCount(model.index(0, 0)) == 20_000
    decisions.undo()
    assert decisions.counts(Kind.FADED).undecided == 20_000
