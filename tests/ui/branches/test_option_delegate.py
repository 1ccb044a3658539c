from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QApplication, QListView, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from explorer.ui.branches.option_delegate import OptionDelegate
from explorer.ui.branches.options import Option, OptionsModel
from explorer.ui.theme import DARK, LIGHT, apply_theme

OPTIONS = [
    Option("main", "main", count=12, is_git=True, is_chosen=True),
    Option("feature/" + "very-long-" * 30, "x", count=1_000_000),
    Option("أندرويد 😀", "y", count=0),
    Option("About the user"),
]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_names_marks_and_counts_are_painted(qapp: QApplication, qtbot: QtBot, theme: str) -> None:
    apply_theme(qapp, theme)
    view, model = QListView(), OptionsModel()
    qtbot.addWidget(view)
    model.show_options(OPTIONS)
    view.setModel(model)
    delegate = OptionDelegate(view)
    view.setItemDelegate(delegate)
    view.resize(300, 200)
    view.setCurrentIndex(model.index(0, 0))
    view.show()
    picture = view.grab().toImage()
    shown = DARK if theme == "dark" else LIGHT
    colors = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    assert {shown.selection, shown.accent} <= colors
    apply_theme(qapp, "light")
    delegate.dress(view.palette())


def test_rows_are_28_pixels_high_at_least(qtbot: QtBot) -> None:
    view = QListView()
    qtbot.addWidget(view)
    index: QModelIndex | QPersistentModelIndex = QModelIndex()
    assert OptionDelegate(view).sizeHint(QStyleOptionViewItem(), index).height() >= 28
