from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from explorer.memory.errors import ModelDamaged, ModelMissing
from explorer.services.embedding_folder import ModelFolder, described
from explorer.services.embedding_model import packaged_folder
from tests.services.tiny_model import write, write_tiny_model

Spoil = Callable[[Path], object]


@pytest.mark.parametrize(("dense", "dimension"), [(False, 32), (True, 24)])
def test_what_a_model_says_of_itself(tmp_path: Path, dense: bool, dimension: int) -> None:
    folder = write_tiny_model(tmp_path / "моя model", dense=dense)
    assert described(folder) == ModelFolder(folder, "моя model", dimension, 64)
    assert described(folder, "mine").name == "mine"


def test_the_packaged_model() -> None:
    folder = packaged_folder()
    if folder is None:
        pytest.skip("the model's package is not installed")
    assert described(folder)[2:] == (384, 256)


def test_a_folder_of_the_cache_is_called_as_on_the_hub(tmp_path: Path) -> None:
    folder = write_tiny_model(tmp_path / "models--BAAI--bge-small" / "snapshots" / "5c38ec7c")
    assert described(folder).name == "BAAI/bge-small"


def test_pooled_vectors_one_behind_the_other(tmp_path: Path) -> None:
    folder = write_tiny_model(tmp_path / "m")
    modes = {"pooling_mode_cls_token": True, "pooling_mode_mean_tokens": True, "pooling_mode_max_tokens": False}
    write(folder / "1_Pooling/config.json", {"word_embedding_dimension": 32, **modes})
    assert described(folder).dimension == 64
    write(folder / "1_Pooling/config.json", {"embedding_dimension": 32, "pooling_mode": ["mean", "max", "cls"]})
    assert described(folder).dimension == 96
    (folder / "sentence_bert_config.json").unlink()
    write(folder / "config.json", {"hidden_size": 32, "n_positions": 99})
    assert described(folder).tokens == 99
    write(folder / "config.json", {"hidden_size": 32})
    assert described(folder).tokens == 512


def part(folder: Path, *more: object) -> None:
    first = {"path": "", "type": "sentence_transformers.models.Transformer"}
    write(folder / "modules.json", [first, *more])


@pytest.mark.parametrize(
    ("spoil", "kind", "said"),
    [
        (lambda folder: (folder / "modules.json").unlink(), ModelMissing, "no modules.json"),
        (lambda folder: write(folder / "modules.json", {}), ModelDamaged, "cannot be read"),
        (lambda folder: write(folder / "modules.json", []), ModelDamaged, "does not begin with a transformer"),
        (lambda folder: part(folder, {"type": "their.Own"}), ModelDamaged, "of the kind “Own”"),
        (lambda folder: part(folder, {"type": "x.Pooling", "path": "../x"}), ModelDamaged, "outside of its folder"),
        (lambda folder: (folder / "config.json").write_text("{"), ModelDamaged, "cannot be read"),
        (lambda folder: (folder / "config.json").write_bytes(b"\xff\xfe"), ModelDamaged, "cannot be read"),
        (lambda folder: (folder / "1_Pooling/config.json").unlink(), ModelDamaged, "it is not whole"),
        (lambda folder: write(folder / "2_Dense/config.json", {"in_features": 32}), ModelDamaged, "have 0 dimensions"),
        (lambda folder: (folder / "model.safetensors").unlink(), ModelMissing, "no model.safetensors"),
        (
            lambda folder: (folder / "model.safetensors").rename(folder / "pytorch_model.bin"),
            ModelDamaged,
            "can run code of anybody's",
        ),
        (lambda folder: (folder / "2_Dense/model.safetensors").unlink(), ModelMissing, "2_Dense"),
        (lambda folder: write(folder / "2_Dense/config.json", {"in_features": 8}), ModelDamaged, "do not fit"),
    ],
)
def test_a_bad_folder_is_a_sentence(tmp_path: Path, spoil: Spoil, kind: type[Exception], said: str) -> None:
    folder = write_tiny_model(tmp_path / "m", dense=True)
    spoil(folder)
    with pytest.raises(kind, match=said):
        described(folder)


def test_no_folder(tmp_path: Path) -> None:
    with pytest.raises(ModelMissing, match="There is no folder"):
        described(tmp_path / "none")
