from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from explorer.ui.branches.board_model import BRANCH_FORMAT, ROW_ROLE, SORT_ROLE, BoardColumn, BoardModel
from tests.ui.branches.conftest import ROWS
from tests.ui.conftest import NOW

Role = Qt.ItemDataRole


def made() -> BoardModel:
    model = BoardModel(lambda: NOW)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_rows(ROWS)
    return model


def texts(model: BoardModel, row: int, role: int = Role.DisplayRole) -> list[str]:
    return [model.index(row, column).data(role) for column in BoardColumn]


def test_every_row_in_words_and_figures() -> None:
    model = made()
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in BoardColumn]
    assert heads == ["Branch", "In git", "Facts", "Cited by", "Last change", "Size"]
    assert texts(model, 0) == ["old/name", "renamed to new", "3", "", "10 d", "4.0 KiB"]
    assert texts(model, 1)[:4] == ["main", "current", "1200", "2"]
    assert texts(model, 3) == ["all branches see it", "", "7", "1", "", "700 bytes"]
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert model.headerData(BoardColumn.FACTS, Qt.Orientation.Horizontal, Role.TextAlignmentRole) == 0x82


def test_figures_are_explained_and_spoken() -> None:
    model = made()
    tips = texts(model, 0, Role.ToolTipRole)
    assert "1 deleted, 2 earlier text(s)" in tips[BoardColumn.FACTS]
    assert "Git calls it new now" in tips[BoardColumn.GIT]
    assert texts(model, 2, Role.ToolTipRole)[BoardColumn.CHANGED] == ""
    assert texts(model, 1, Role.AccessibleTextRole)[BoardColumn.POLICIES] == "Cited by: 2"
    assert model.index(0, 0).data(Role.DecorationRole) is None


def test_rows_are_sorted_by_what_they_mean() -> None:
    model = made()
    facts = [model.index(row, BoardColumn.FACTS).data(SORT_ROLE) for row in range(4)]
    assert facts == [3, 1_200, 0, 7]
    changed = [model.index(row, BoardColumn.CHANGED).data(SORT_ROLE) for row in range(4)]
    assert changed[1] > changed[0] > changed[2] == 0.0
    assert model.index(3, 0).data(SORT_ROLE)[0]


def test_branches_with_facts_can_be_dragged_and_everything_dropped_on() -> None:
    model = made()
    flags = [model.flags(model.index(row, 0)) for row in range(4)]
    assert [bool(each & Qt.ItemFlag.ItemIsDragEnabled) for each in flags] == [True, True, False, False]
    assert all(each & Qt.ItemFlag.ItemIsDropEnabled for each in flags)
    data = model.mimeData([model.index(0, column) for column in BoardColumn])
    assert bytes(data.data(BRANCH_FORMAT).data()).decode() == "old/name"
    assert not model.mimeData([model.index(3, 0)]).hasFormat(BRANCH_FORMAT)


def test_new_figures_keep_the_rows() -> None:
    model = made()
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    model.show_rows(tuple(reversed(ROWS)))
    assert resets == [1]
    model.show_rows(tuple(reversed(ROWS)))
    assert resets == [1]
    assert model.index(0, 0).data(ROW_ROLE) == ROWS[-1]
    assert model.sign(ROWS[3])[0] == "globe"
