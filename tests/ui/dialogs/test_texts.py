from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QDialog, QVBoxLayout
from pytestqt.qtbot import QtBot

from explorer.ui.dialogs.texts import fit, heading, plain, quiet


def test_nothing_in_a_text_is_taken_for_markup(qtbot: QtBot) -> None:
    for make in (heading, plain, quiet):
        label = make("<b>no</b>")
        qtbot.addWidget(label)
        assert label.textFormat() is Qt.TextFormat.PlainText
        assert label.text() == "<b>no</b>"
        assert label.wordWrap()


def test_a_heading_stands_out_and_a_quiet_line_does_not(qtbot: QtBot) -> None:
    large, usual, muted = heading("a"), plain("a"), quiet("a")
    for label in (large, usual, muted):
        qtbot.addWidget(label)
    assert large.font().pointSizeF() > usual.font().pointSizeF()
    assert large.font().weight() > usual.font().weight()
    assert muted.foregroundRole() is QPalette.ColorRole.PlaceholderText


def test_a_dialog_is_as_high_as_its_texts_and_never_shrinks(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    label = plain("short")
    column.addWidget(label)
    fit(dialog)
    dialog.show()
    width, height = dialog.width(), dialog.height()
    label.setText("a long text " * 100)
    fit(dialog)
    assert dialog.width() == width
    assert dialog.height() > height + 5 * label.fontMetrics().lineSpacing()
    high = dialog.height()
    label.setText("short")
    fit(dialog)
    assert dialog.height() == high
