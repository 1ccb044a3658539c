from __future__ import annotations

import pytest

from explorer.services.embedding_choice import EmbeddingModel, ModelSource, NoSuchModel, is_reserved, read_model

BGE = EmbeddingModel(ModelSource.HUB, "BAAI/bge-small-en-v1.5")


@pytest.mark.parametrize(
    ("notation", "model"),
    [
        ("", EmbeddingModel()),
        ("default", EmbeddingModel()),
        (" default ", EmbeddingModel()),
        ("/models/mine", EmbeddingModel(ModelSource.FOLDER, "/models/mine")),
        ("моделі/моя", EmbeddingModel(ModelSource.FOLDER, "моделі/моя")),
        ("./default", EmbeddingModel(ModelSource.FOLDER, "./default")),
        ("hub:BAAI/bge-small-en-v1.5", BGE),
        ("hub: all-MiniLM-L12-v2", EmbeddingModel(ModelSource.HUB, "sentence-transformers/all-MiniLM-L12-v2")),
    ],
)
def test_a_choice_is_read_and_said_again(notation: str, model: EmbeddingModel) -> None:
    assert read_model(notation) == model
    assert read_model(model.notation) == model


def test_a_folder_that_is_called_as_something_else() -> None:
    for place in ("default", "hub:mine"):
        assert is_reserved(place)
        assert read_model(EmbeddingModel(ModelSource.FOLDER, place).notation).source is ModelSource.FOLDER


@pytest.mark.parametrize(
    "name", ["", "a/b/c", "../up", "a b", "/a", "a/", "a/..", "модель", "https://huggingface.co/a/b"]
)
def test_what_is_no_name_on_the_hub_is_refused(name: str) -> None:
    with pytest.raises(NoSuchModel, match="is no name of a model"):
        read_model(f"hub:{name}")
