from __future__ import annotations

from pathlib import Path

import pytest

from explorer.services.embedding import MiniLmEmbedder
from explorer.services.embedding_choice import EmbeddingModel, ModelSource
from explorer.services.embedding_folder import ModelFolder
from explorer.services.embedding_kept import keep, kept_embedder, kept_model

FOUND = ModelFolder(Path("/models/büro"), "acme/büro", 768, 512)


@pytest.mark.parametrize(
    "model", [EmbeddingModel(ModelSource.FOLDER, "/models/büro"), EmbeddingModel(ModelSource.HUB, "acme/büro")]
)
def test_a_choice_is_known_again_without_its_files(model: EmbeddingModel) -> None:
    model = EmbeddingModel(model.source, model.place.replace("ü", "u"))
    text = keep(model, FOUND)
    assert kept_model(text) == model
    embedder = kept_embedder(text)
    assert (embedder.name, embedder.dimension, embedder.process_id) == ("acme/büro", 768, None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hub:acme/x",
        "{}",
        keep(EmbeddingModel(), FOUND),
        keep(EmbeddingModel(ModelSource.HUB, "acme/x"), None),
        keep(EmbeddingModel(ModelSource.HUB, "acme/x"), FOUND).replace("768", "0"),
        keep(EmbeddingModel(ModelSource.HUB, "acme/x"), FOUND).replace("hub:acme/x", "hub:../x"),
    ],
)
def test_what_is_empty_or_damaged_is_the_default(text: str) -> None:
    assert kept_model(text) == EmbeddingModel()
    assert isinstance(kept_embedder(text), MiniLmEmbedder)
