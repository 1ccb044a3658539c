"""Which embedding model a person chose: the one that comes along, one in a folder, or one of the Hugging Face hub."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from explorer.memory.errors import MemoryExplorerError

_HUB_PREFIX = "hub:"
_HUB_NAME = re.compile(r"[A-Za-z0-9][\w.-]*(/[A-Za-z0-9][\w.-]*)?", re.ASCII)
_ORGANISATION = "sentence-transformers"


class NoSuchModel(MemoryExplorerError):
    """What was asked for cannot be the name of a model."""


class ModelSource(StrEnum):
    """Where a model comes from."""

    DEFAULT = "default"
    """The package that carries it, else the Hugging Face cache."""
    FOLDER = "folder"
    HUB = "hub"
    """The Hugging Face cache; it is fetched only where a person asks for that."""


@dataclass(frozen=True, slots=True)
class EmbeddingModel:
    """A choice. `place` is a folder's path or a name on the hub; of the default, empty."""

    source: ModelSource = ModelSource.DEFAULT
    place: str = ""

    @property
    def notation(self) -> str:
        """The choice as text, for settings and command lines: `default`, a folder's path, or `hub:NAME`."""
        match self.source:
            case ModelSource.DEFAULT:
                return str(ModelSource.DEFAULT)
            case ModelSource.FOLDER:
                # A folder of that name is still a folder.
                return f"./{self.place}" if is_reserved(self.place) else self.place
            case ModelSource.HUB:
                return _HUB_PREFIX + self.place


def is_reserved(place: str) -> bool:
    """Whether the text means something else than a folder."""
    return place == ModelSource.DEFAULT or place.startswith(_HUB_PREFIX)


def read_model(notation: str) -> EmbeddingModel:
    """The choice that `notation` says; an empty text is the default. Raises `NoSuchModel`.

    A name on the hub without an organisation is one of `sentence-transformers`, as that library reads it.
    """
    text = notation.strip()
    if not text or text == ModelSource.DEFAULT:
        return EmbeddingModel()
    if not text.startswith(_HUB_PREFIX):
        return EmbeddingModel(ModelSource.FOLDER, text)
    name = text.removeprefix(_HUB_PREFIX).strip()
    if not _HUB_NAME.fullmatch(name) or ".." in name or "--" in name:
        raise NoSuchModel(
            f"“{name}” is no name of a model on the Hugging Face hub. Write hub:ORGANISATION/NAME, the path of a "
            "folder, or default."
        )
    return EmbeddingModel(ModelSource.HUB, name if "/" in name else f"{_ORGANISATION}/{name}")
