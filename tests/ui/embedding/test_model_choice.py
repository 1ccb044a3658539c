from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from explorer.services.embedding_choice import EmbeddingModel, ModelSource
from explorer.ui.embedding.model_choice import ModelChoice

HUB, FOLDER = ModelSource.HUB, ModelSource.FOLDER


def choice(qtbot: QtBot, model: EmbeddingModel | None = None) -> ModelChoice:
    made = ModelChoice(model or EmbeddingModel())
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    "model", [EmbeddingModel(), EmbeddingModel(FOLDER, "/models/größe"), EmbeddingModel(HUB, "acme/words")]
)
def test_it_begins_with_what_is_used(qtbot: QtBot, model: EmbeddingModel) -> None:
    assert choice(qtbot, model).model == model


def test_typing_in_a_field_chooses_its_source(qtbot: QtBot) -> None:
    made = choice(qtbot)
    with qtbot.waitSignals([made.changed] * 4):
        QTest.keyClicks(made.name, "a/bc")
    assert made.read == (EmbeddingModel(HUB, "a/bc"), "")
    QTest.keyClicks(made.folder, "/m")
    assert made.model == EmbeddingModel(FOLDER, "/m")
    made.sources[HUB].click()
    assert made.model == EmbeddingModel(HUB, "a/bc"), "what was typed stays"
    made.name.setText("mini")
    assert made.model == EmbeddingModel(HUB, "sentence-transformers/mini")


@pytest.mark.parametrize("name", ["../x", "a/b/c", "نموذج", "a b"])
def test_what_cannot_be_a_name_is_said_in_a_sentence(qtbot: QtBot, name: str) -> None:
    made = choice(qtbot, EmbeddingModel(HUB, "a/b"))
    made.name.setText(name)
    model, trouble = made.read
    assert model is None
    assert name in trouble
    assert "cannot be the name" in trouble


@pytest.mark.parametrize("source", [HUB, FOLDER])
def test_without_a_name_or_folder_it_is_none_yet(qtbot: QtBot, source: ModelSource) -> None:
    made = choice(qtbot)
    made.sources[source].click()
    assert made.read == (None, "")


def test_a_folder_is_browsed_for(qtbot: QtBot, tmp_path: Path) -> None:
    made = choice(qtbot)
    asked: list[str] = []

    def no_folder(start: str) -> str:
        asked.append(start)
        return ""

    made.ask_folder = no_folder
    made.browse.click()
    assert made.model == EmbeddingModel()
    made.ask_folder = lambda _: str(tmp_path)
    made.browse.click()
    assert made.model == EmbeddingModel(FOLDER, str(tmp_path))
    made.ask_folder = no_folder
    made.browse.click()
    assert asked == [str(Path.home()), str(tmp_path)]
