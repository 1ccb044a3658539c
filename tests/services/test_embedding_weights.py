from __future__ import annotations

from pathlib import Path

import pytest

from explorer.memory.errors import ModelDamaged, ModelMissing
from explorer.services.embedding_weights import check_weights
from tests.services.tiny_model import write, write_weights

SHAPES = {"a": (3, 4), "b": (2,)}


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    write_weights(tmp_path / "model.safetensors", SHAPES)
    return tmp_path / "model.safetensors"


def test_whole_weights_pass(weights: Path) -> None:
    check_weights(weights.parent)


@pytest.mark.parametrize("keep", [0, 5, 8, 20, -1])
def test_half_a_download_is_noticed(weights: Path, keep: int) -> None:
    weights.write_bytes(weights.read_bytes()[:keep])
    with pytest.raises(ModelDamaged, match=r"only its beginning is there|is not whole|no weights"):
        check_weights(weights.parent)


@pytest.mark.parametrize("data", [b"version https://git-lfs.github.com/spec/v1\n", b"\2" + bytes(7) + b"[]", b"{}" * 9])
def test_what_is_no_safetensors_is_noticed(weights: Path, data: bytes) -> None:
    weights.write_bytes(data)
    with pytest.raises(ModelDamaged):
        check_weights(weights.parent)


def test_weights_in_several_files(weights: Path) -> None:
    folder = weights.parent
    weights.rename(folder / "model-1.safetensors")
    index = folder / "model.safetensors.index.json"
    write(index, {"weight_map": {"a": "model-1.safetensors", "b": "model-2.safetensors"}})
    with pytest.raises(ModelDamaged, match=r"“model-2.safetensors” is missing"):
        check_weights(folder)
    write_weights(folder / "model-2.safetensors", SHAPES)
    check_weights(folder)
    for said in (
        "{",
        '{"weight_map": {}}',
        '{"weight_map": {"a": "../x.safetensors"}}',
        '{"weight_map": {"a": "x.bin"}}',
    ):
        index.write_text(said)
        with pytest.raises(ModelDamaged):
            check_weights(folder)


@pytest.mark.parametrize("name", ["pytorch_model.bin", "model.pt", "model.ckpt"])
def test_pickled_weights_are_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"\x80\x04.")
    with pytest.raises(ModelDamaged, match="can run code of anybody's"):
        check_weights(tmp_path)


def test_no_weights(tmp_path: Path) -> None:
    with pytest.raises(ModelMissing, match=r"no model.safetensors"):
        check_weights(tmp_path)
