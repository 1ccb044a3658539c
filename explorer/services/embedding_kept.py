"""The chosen model as it is remembered: with what its files said, so that no start has to look at them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from explorer.services.embedding import MiniLmEmbedder, ModelEmbedder
from explorer.services.embedding_choice import EmbeddingModel, ModelSource, NoSuchModel, read_model
from explorer.services.embedding_folder import ModelFolder


class _Kept(msgspec.Struct, frozen=True):
    model: str
    path: str
    name: Annotated[str, msgspec.Meta(min_length=1)]
    dimension: Annotated[int, msgspec.Meta(ge=1, le=65_536)]
    tokens: Annotated[int, msgspec.Meta(ge=1)]


def keep(model: EmbeddingModel, found: ModelFolder | None) -> str:
    """The choice as one text; of the default, and of a model that was not found, an empty one."""
    if found is None or model.source is ModelSource.DEFAULT:
        return ""
    kept = _Kept(model.notation, str(found.path), found.name, found.dimension, found.tokens)
    return msgspec.json.encode(kept).decode()


def kept_model(text: str) -> EmbeddingModel:
    """The choice that was kept; the default where that is empty or damaged."""
    return _read(text)[0]


def kept_embedder(text: str) -> ModelEmbedder:
    """An embedder of the choice that was kept. No file is looked at: what has become of them tells the first text."""
    _, kept = _read(text)
    if kept is None:
        return MiniLmEmbedder()
    return ModelEmbedder(ModelFolder(Path(kept.path), kept.name, kept.dimension, kept.tokens))


def _read(text: str) -> tuple[EmbeddingModel, _Kept | None]:
    try:
        kept = msgspec.json.decode(text, type=_Kept)
        return read_model(kept.model), kept
    except (msgspec.DecodeError, NoSuchModel):
        return EmbeddingModel(), None
