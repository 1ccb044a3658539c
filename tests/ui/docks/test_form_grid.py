from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from explorer.ui.docks.form_grid import FormGrid
from explorer.ui.docks.rich_label import rich_label
from explorer.ui.theme import DARK


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_line_that_breaks_gets_all_its_height(page: QWidget) -> None:
    grid = FormGrid(page)
    lines = []
    for row, text in ((0, "short"), (7, "some words that break into lines " * 6), (40, "short")):
        body = rich_label()
        body.setText(text)
        grid.put(row, "Name", body)
        lines.append(body)
    page.resize(300, page.heightForWidth(300))
    page.show()
    for body in lines:
        assert body.height() >= body.heightForWidth(body.width())


def test_rows_are_hidden_and_dropped(page: QWidget) -> None:
    grid = FormGrid(page)
    first, second = QLabel("first"), QLabel("second")
    name = grid.put(0, "First", first)
    grid.put(1, "Second", second)
    page.show()
    grid.show_row(0, shown=False)
    assert not first.isVisible()
    assert not name.isVisible()
    grid.show_row(0, shown=True)
    assert first.isVisible()
    grid.drop(1)
    assert not second.isVisible()
    grid.dress(DARK)
    assert DARK.muted in name.styleSheet()
