from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from explorer.ui.details.form_grid import FormGrid
from explorer.ui.details.rich_label import rich_label
from explorer.ui.theme import DARK
from tests.ui.conftest import PATIENCE


@pytest.fixture
def grid(qtbot: QtBot) -> FormGrid:
    made = FormGrid()
    qtbot.addWidget(made)
    return made


def test_a_line_that_breaks_gets_all_its_height(grid: FormGrid) -> None:
    lines = []
    for row, text in ((0, "short"), (7, "some words that break into lines " * 6), (40, "short")):
        body = rich_label()
        body.setText(text)
        grid.put(row, "Name", body)
        lines.append(body)
    grid.resize(300, grid.heightForWidth(300))
    grid.show()
    for body in lines:
        assert body.height() >= body.heightForWidth(body.width())


def test_rows_are_hidden_and_dropped(grid: FormGrid) -> None:
    first, second = QLabel("first"), QLabel("second")
    name = grid.put(0, "First", first)
    grid.put(1, "Second", second)
    grid.show()
    grid.show_row(0, shown=False)
    assert not first.isVisible()
    assert not name.isVisible()
    grid.show_row(0, shown=True)
    assert first.isVisible()
    grid.drop(1)
    assert not second.isVisible()
    grid.dress_names(DARK)
    assert DARK.muted in name.styleSheet()


def test_where_it_is_too_narrow_values_go_below_their_names(grid: FormGrid, qtbot: QtBot) -> None:
    value = QLabel("value")
    name = grid.put(3, "A name of some length", value)
    grid.resize(600, 100)
    grid.show()
    assert value.y() == name.y()
    assert value.x() > name.x()
    grid.resize(150, 100)
    qtbot.waitUntil(lambda: value.y() > name.y() and value.x() == name.x(), timeout=PATIENCE)
    grid.resize(600, 100)
    qtbot.waitUntil(lambda: value.y() == name.y(), timeout=PATIENCE)
