from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from explorer.ui import pictures
from explorer.ui.main_window import MainWindow


def test_a_picture_is_as_large_as_its_widget(qtbot: QtBot, tmp_path: Path) -> None:
    label = QLabel("text")
    qtbot.addWidget(label)
    label.resize(120, 40)
    image = QImage(str(pictures.save(label, tmp_path / "label.png")))
    assert (image.width(), image.height()) == (120, 40)


def test_a_picture_that_cannot_be_written_is_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    label = QLabel("text")
    qtbot.addWidget(label)
    with pytest.raises(pictures.ScreenshotFailed, match="cannot be written"):
        pictures.save(label, tmp_path / "missing" / "label.png")


def test_a_dialog_is_shown_for_its_picture_only(window: MainWindow, tmp_path: Path) -> None:
    dialog = QDialog(window)
    (path,) = pictures.picture_of(window, dialog, tmp_path / "dialog.png")
    assert path.is_file()
    assert not dialog.isVisible()


def test_what_never_comes_is_told(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(pictures, "_PATIENCE_MS", 50)
    with pytest.raises(pictures.ScreenshotFailed, match="not ready"):
        pictures.wait(lambda: False)
