from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.embedding import MiniLmEmbedder
from explorer.services.embedding_choice import EmbeddingModel, ModelSource
from explorer.ui.embedding.model_dialog import ModelDialog, Wish
from explorer.ui.embedding.model_in_use import ModelInUse
from explorer.ui.settings import Settings
from explorer.ui.theme import apply_theme
from tests.ui.embedding.conftest import Desk

ACCEPTED = ModelDialog.DialogCode.Accepted


@pytest.fixture
def dialog(desk: Desk, settings: Settings, workspace: Path, qapp: QApplication, qtbot: QtBot) -> ModelDialog:
    apply_theme(qapp, "light")
    desk.open(workspace)
    made = ModelDialog(desk.session, ModelInUse(desk.session, settings, MiniLmEmbedder()))
    qtbot.addWidget(made)
    made.show()
    desk.wait(lambda: not made.search.is_looking and made.state.coverage is not None)
    return made


def choose_folder(dialog: ModelDialog, folder: Path, desk: Desk) -> None:
    dialog.choice.ask_folder = lambda _: str(folder)
    dialog.choice.browse.click()
    assert dialog.said == "Looking…"
    assert not dialog.save.isEnabled()
    desk.wait(lambda: not dialog.search.is_looking)


def test_a_model_in_a_folder_is_found_and_used(dialog: ModelDialog, tiny_model: Path, desk: Desk) -> None:
    choose_folder(dialog, tiny_model, desk)
    assert dialog.said == "tiny · 32 dimension(s)"
    assert dialog._place.text() == str(tiny_model)
    QTest.keyClick(dialog.choice.folder, Qt.Key.Key_Return)
    assert dialog.result() == ACCEPTED.value
    assert dialog.wish is Wish.NOTHING
    in_use = dialog._in_use
    assert in_use.model == EmbeddingModel(ModelSource.FOLDER, str(tiny_model))
    assert in_use.embedder is not None
    assert in_use.embedder.dimension == 32
    in_use.close()


def test_what_is_wrong_is_said_and_cannot_be_saved(dialog: ModelDialog, tmp_path: Path, desk: Desk) -> None:
    choose_folder(dialog, tmp_path, desk)
    assert "no sentence-transformers model" in dialog.said
    assert not dialog.save.isEnabled()
    dialog.accept()
    assert dialog.isVisible()
    dialog.choice.folder.clear()
    dialog.choice.changed.emit()
    assert dialog.said == "Choose the folder of a sentence-transformers model."
    dialog.choice.sources[ModelSource.HUB].click()
    assert "never by itself" in dialog.said
    assert not dialog.choice.fetch.isEnabled()
    dialog.choice.sources[ModelSource.DEFAULT].click()
    desk.wait(lambda: not dialog.search.is_looking)
    assert dialog.save.isEnabled()


def test_another_model_can_be_used_and_all_embedded_anew(dialog: ModelDialog, tiny_model: Path, desk: Desk) -> None:
    choose_folder(dialog, tiny_model, desk)
    assert dialog.state.other is not None
    dialog.state.reembed.click()
    assert dialog.result() == ACCEPTED.value
    assert dialog.wish is Wish.REEMBED


def test_cancel_keeps_the_model(dialog: ModelDialog, tiny_model: Path, desk: Desk) -> None:
    choose_folder(dialog, tiny_model, desk)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog._in_use.model == EmbeddingModel()


def test_without_a_workspace_only_the_model_is_shown(desk: Desk, settings: Settings, qtbot: QtBot) -> None:
    made = ModelDialog(desk.session, ModelInUse(desk.session, settings, None))
    qtbot.addWidget(made)
    assert not made.state.isVisible(), "nothing is shown before the dialog is"
    made.show()
    desk.wait(lambda: not made.search.is_looking)
    assert made.state.isHidden()
    made.reject()


def test_it_fits_a_small_screen_and_follows_the_theme(dialog: ModelDialog, qapp: QApplication, qtbot: QtBot) -> None:
    assert dialog.width() <= 1_024
    assert dialog.height() <= 600
    before = dialog._line.styleSheet()
    apply_theme(qapp, "dark")
    qtbot.waitUntil(lambda: dialog._line.styleSheet() != before)
