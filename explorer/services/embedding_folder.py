"""What a folder with a sentence-transformers model says of itself, read without loading any of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from explorer.memory.errors import ModelDamaged, ModelMissing
from explorer.services.embedding_weights import check_weights

MODULES = "modules.json"
_CONFIG = "config.json"
_SEQUENCE = "sentence_bert_config.json"
_HIDDEN = ("hidden_size", "d_model", "dim", "n_embd")
_LENGTHS = ("max_position_embeddings", "n_positions")
_DEFAULT_TOKENS, _MOST_DIMENSIONS = 512, 65_536
_WITH_WEIGHTS, _WITHOUT = ("Transformer", "Dense", "LayerNorm"), ("Pooling", "Normalize", "Dropout")
_OLD_MODES = "pooling_mode_"


class ModelFolder(NamedTuple):
    """A model that can be loaded. `tokens` is how many of a text it reads at most."""

    path: Path
    name: str
    dimension: int
    tokens: int


class _Part(NamedTuple):
    kind: str
    folder: Path
    config: Mapping[str, Any]


def described(folder: Path, name: str = "") -> ModelFolder:
    """The model in `folder`, by `name` or what the folder is called.

    Raises `ModelMissing` where there is none, and `ModelDamaged` where it is not whole or is of a kind that is not
    loaded here.
    """
    if not folder.is_dir():
        raise ModelMissing(f"There is no folder “{folder}” with an embedding model.")
    parts = list(_parts(folder))
    if not parts or parts[0].kind != "Transformer":
        raise ModelDamaged(f"{_name(folder)} does not begin with a transformer; such models are not loaded here.")
    for part in parts:
        if part.kind in _WITH_WEIGHTS:
            check_weights(part.folder)
    dimension = _dimension(parts, folder)
    if not 0 < dimension <= _MOST_DIMENSIONS:
        raise ModelDamaged(f"{_name(folder)} says that its vectors have {dimension:,} dimensions. {_AGAIN}")
    return ModelFolder(folder, name or _called(folder), dimension, _tokens(parts[0]))


_AGAIN = "Get the model again, or choose another folder."


def _parts(folder: Path) -> Iterator[_Part]:
    listed = _json(folder / MODULES, list[dict[str, Any]])
    if listed is None:
        raise ModelMissing(
            f"The folder “{folder}” holds no sentence-transformers model (no {MODULES}). Choose the folder in which "
            "that file is."
        )
    for each in listed:
        kind, path = str(each.get("type", "")).rpartition(".")[2], str(each.get("path", ""))
        if kind not in _WITH_WEIGHTS + _WITHOUT:
            raise ModelDamaged(f"{_name(folder)} has a part of the kind “{kind}”, which is not loaded here.")
        place = folder / path
        if not place.resolve().is_relative_to(folder.resolve()):
            raise ModelDamaged(f"{_name(folder)} names a part outside of its folder (“{path}”). It is not loaded.")
        config = _json(place / _CONFIG, dict[str, Any])
        if config is None and kind != "Normalize":
            raise ModelDamaged(f"The embedding model in “{place}” has no {_CONFIG}: it is not whole. {_AGAIN}")
        yield _Part(kind, place, config or {})


def _json(path: Path, kind: type[Any]) -> Any:
    """What the file says; None where there is none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ModelDamaged(f"“{path}” of the embedding model cannot be read ({error}). {_AGAIN}") from error


def _dimension(parts: list[_Part], folder: Path) -> int:
    """Of the last part that changes it."""
    found = 0
    for kind, _, config in parts:
        if kind == "Transformer":
            found = next((_count(config[name]) for name in _HIDDEN if name in config), 0)
        elif kind == "Pooling":
            found = _count(config.get("embedding_dimension", config.get("word_embedding_dimension"))) * _modes(config)
        elif kind == "Dense":
            if _count(config.get("in_features")) != found:
                raise ModelDamaged(f"{_name(folder)} has parts that do not fit each other. {_AGAIN}")
            found = _count(config.get("out_features"))
    return found


def _modes(config: Mapping[str, Any]) -> int:
    """How many pooled vectors are laid one behind the other."""
    modes = config.get("pooling_mode")
    if modes is not None:
        return len(modes) if isinstance(modes, list) else 1
    return sum(value is True for name, value in config.items() if name.startswith(_OLD_MODES)) or 1


def _tokens(transformer: _Part) -> int:
    said = _json(transformer.folder / _SEQUENCE, dict[str, Any]) or {}
    for value in (said.get("max_seq_length"), *(transformer.config.get(name) for name in _LENGTHS)):
        if _count(value) > 0:
            return _count(value)
    return _DEFAULT_TOKENS


def _count(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def _called(folder: Path) -> str:
    """The model's name: of a folder in the Hugging Face cache, the one that it has on the hub."""
    whole = folder.resolve()
    cached = whole.parent.parent.name
    if whole.parent.name == "snapshots" and cached.startswith("models--"):
        return cached.removeprefix("models--").replace("--", "/", 1)
    return whole.name


def _name(folder: Path) -> str:
    return f"The embedding model in “{folder}”"
