"""Whether the weights of a model are there, whole and of the one kind that is loaded: safetensors, never pickled."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from explorer.memory.errors import ModelDamaged, ModelMissing

WEIGHTS = "model.safetensors"
_INDEX = f"{WEIGHTS}.index.json"
_PICKLED = ("*.bin", "*.pt", "*.pth", "*.ckpt")
_MOST_HEADER_BYTES = 100_000_000


def check_weights(folder: Path) -> None:
    """Raises `ModelMissing` where `folder` has no safetensors, `ModelDamaged` where they are not whole.

    Pickled weights run whatever code they hold while they are loaded, so they are not.
    """
    if (folder / WEIGHTS).is_file():
        _check_whole(folder / WEIGHTS)
    elif (folder / _INDEX).is_file():
        for name in _shards(folder / _INDEX):
            if not (folder / name).is_file():
                raise ModelDamaged(f"The embedding model in “{folder}” is not whole: “{name}” is missing. {_AGAIN}")
            _check_whole(folder / name)
    elif any(next(folder.glob(pattern), None) for pattern in _PICKLED):
        raise ModelDamaged(
            f"The embedding model in “{folder}” has its weights as a pickled file only, which can run code of "
            f"anybody's. Nothing was loaded. Choose a model that comes with {WEIGHTS}."
        )
    else:
        raise ModelMissing(f"The folder “{folder}” holds no weights of an embedding model (no {WEIGHTS}). {_AGAIN}")


_AGAIN = "Get the model again, or choose another folder."


def _shards(index: Path) -> Iterable[str]:
    try:
        found = msgspec.json.decode(index.read_bytes(), type=dict[str, Any]).get("weight_map")
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ModelDamaged(f"“{index}” of the embedding model cannot be read ({error}). {_AGAIN}") from error
    names = set(map(str, found.values())) if isinstance(found, dict) else set[str]()
    if not names or any(Path(name).name != name or not name.endswith(".safetensors") for name in names):
        raise ModelDamaged(f"“{index}” of the embedding model names no safetensors beside it. {_AGAIN}")
    return sorted(names)


def _check_whole(path: Path) -> None:
    """Whether the file is as long as its header says (https://github.com/huggingface/safetensors, "Format")."""
    try:
        with path.open("rb") as file:
            (length,) = struct.unpack("<Q", file.read(8))
            if length > _MOST_HEADER_BYTES:
                raise ModelDamaged(f"“{path}” holds no weights. {_AGAIN}")
            header = msgspec.json.decode(file.read(length), type=dict[str, dict[str, Any]])
        header.pop("__metadata__", None)
        end = 8 + length + max((int(each["data_offsets"][1]) for each in header.values()), default=0)
        size = path.stat().st_size
    except OSError as error:
        raise ModelDamaged(f"“{path}” cannot be read ({error.strerror or error}). {_AGAIN}") from error
    except (struct.error, msgspec.DecodeError, KeyError, IndexError, TypeError, ValueError) as error:
        raise ModelDamaged(f"“{path}” is no safetensors file, or only its beginning is there. {_AGAIN}") from error
    if size != end:
        raise ModelDamaged(f"“{path}” is not whole: it has {size:,} of {end:,} bytes. {_AGAIN}")
