from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from explorer.memory.errors import ModelDamaged
from explorer.memory.protocols import Cancelled, Embedder
from explorer.services.embedding import EmbeddingFailed, MiniLmEmbedder, ModelEmbedder, batches, embedder_of
from explorer.services.embedding_choice import EmbeddingModel, ModelSource, read_model
from explorer.services.embedding_folder import described
from explorer.services.embedding_model import packaged_folder
from tests.services.tiny_model import write, write_tiny_model

needs_model = pytest.mark.skipif(
    packaged_folder() is None or find_spec("sentence_transformers") is None, reason="the model is not installed"
)
needs_library = pytest.mark.skipif(
    find_spec("sentence_transformers") is None, reason="the models' library is not installed"
)


def quiet(done: float) -> None:
    del done


@pytest.fixture(scope="module")
def embedder() -> Iterator[MiniLmEmbedder]:
    with MiniLmEmbedder() as one:
        yield one


def test_no_texts_cost_nothing() -> None:
    with MiniLmEmbedder() as embedder:
        as_protocol: Embedder = embedder
        assert as_protocol.embed([], quiet).shape == (0, 384)
        assert (embedder.name, embedder.dimension) == ("all-MiniLM-L6-v2", 384)
        assert embedder.process_id is None


def test_batches_hold_every_text_once_and_are_bounded() -> None:
    texts = ["x" * (number * 37 % 3_000) for number in range(500)] + ["數" * 400] * 40
    found = list(batches(texts))
    assert sorted(number for batch in found for number in batch) == list(range(540))
    assert max(map(len, found)) <= 64
    assert all(len(batch) <= 16 for batch in found if len(texts[batch[-1]].encode()) > 768)
    assert list(batches([])) == []
    assert max(map(len, batches(["x" * 3_000] * 9, 4_096))) == 4


@needs_model
def test_the_known_pair(embedder: MiniLmEmbedder) -> None:
    one, other = embedder.embed(["The database is PostgreSQL 14", "The database is PostgreSQL 16"], quiet)
    assert float(one @ other) == pytest.approx(0.965, abs=0.005)


@needs_model
def test_unit_vectors_in_the_order_of_the_texts(embedder: MiniLmEmbedder) -> None:
    texts = [
        "a much longer text than the others are " * 5,
        "short",
        "",
        "數據庫",
        "half \ud83d pair",
        *map(str, range(70)),
    ]
    told: list[float] = []
    vectors = embedder.embed(texts, told.append)
    assert vectors.shape == (75, 384)
    assert vectors.dtype == np.float32
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)
    assert told == sorted(told)
    assert told[-1] == 1.0
    for number in (0, 1, 74):
        assert np.allclose(embedder.embed([texts[number]], quiet)[0], vectors[number], atol=1e-5)


@needs_model
def test_a_stop_ends_the_process_within_a_second_and_the_next_call_starts_another(embedder: MiniLmEmbedder) -> None:
    embedder.embed(["warm"], quiet)
    process = embedder.process_id
    assert process is not None
    asked: list[float] = []

    def stop(done: float) -> None:
        asked.append(time.monotonic())
        raise Cancelled

    with pytest.raises(Cancelled):
        embedder.embed(["some text to compute for a while " * 20] * 2_000, stop)
    assert time.monotonic() - asked[0] < 1
    assert embedder.process_id is None
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert embedder.embed(["again"], quiet).shape == (1, 384)


@needs_model
def test_a_stop_is_heard_while_the_model_loads() -> None:
    def stop(done: float) -> None:
        raise Cancelled

    start = time.monotonic()
    with MiniLmEmbedder() as embedder, pytest.raises(Cancelled):
        embedder.embed(["x"], stop)
    assert time.monotonic() - start < 2


@needs_model
def test_a_killed_process_is_a_clear_error(embedder: MiniLmEmbedder) -> None:
    embedder.embed(["warm"], quiet)
    process = embedder.process_id
    assert process is not None
    os.kill(process, signal.SIGKILL)
    with pytest.raises(EmbeddingFailed, match="ended unexpectedly"):
        embedder.embed(["x"] * 100, quiet)


def test_weights_of_someone_else_are_refused(tmp_path: Path) -> None:
    (tmp_path / "model.safetensors").write_bytes(b"other")
    if find_spec("sentence_transformers") is None:
        pytest.skip("the model's library is not installed")
    with MiniLmEmbedder(tmp_path) as embedder, pytest.raises(ModelDamaged):
        embedder.embed(["x"], quiet)


@needs_model
def test_the_process_that_asks_never_loads_torch() -> None:
    code = (
        "import sys; from explorer.services.embedding import MiniLmEmbedder\n"
        "with MiniLmEmbedder() as embedder: print(embedder.embed(['x'], lambda done: None).shape)\n"
        "assert not {'torch', 'sentence_transformers', 'transformers'} & set(sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, cwd=Path(__file__).parents[2])
    assert (ran.stdout, ran.stderr) == (b"(1, 384)\n", b"")


def test_a_choice_gives_an_embedder_without_loading_anything(tmp_path: Path) -> None:
    assert isinstance(embedder_of(EmbeddingModel()), MiniLmEmbedder)
    folder = write_tiny_model(tmp_path / "mine")
    with embedder_of(read_model(str(folder))) as embedder:
        as_protocol: Embedder = embedder
        assert (as_protocol.name, as_protocol.dimension, embedder.process_id) == ("mine", 32, None)


def test_a_folder_that_claims_to_be_the_default_is_not_believed(tmp_path: Path) -> None:
    folder = write_tiny_model(tmp_path / "all-MiniLM-L6-v2")
    with pytest.raises(ModelDamaged, match="not the published ones"):
        embedder_of(EmbeddingModel(ModelSource.FOLDER, str(folder)))


@needs_library
def test_a_model_of_another_dimension(tmp_path: Path) -> None:
    with ModelEmbedder(described(write_tiny_model(tmp_path / "mine", dense=True))) as embedder:
        one, other, same = embedder.embed(["abc", "a longer text, nearly 20 words " * 9, "ABC"], quiet)
    assert one.shape == (24,)
    assert np.allclose(one, same, atol=1e-6)
    assert not np.allclose(one, other, atol=1e-2)
    assert np.linalg.norm(other) == pytest.approx(1)


@needs_library
def test_a_model_that_is_not_what_its_files_say(tmp_path: Path) -> None:
    model = described(write_tiny_model(tmp_path / "mine"))
    with (
        ModelEmbedder(model._replace(dimension=16)) as embedder,
        pytest.raises(ModelDamaged, match=r"of 32 dim.* say 16"),
    ):
        embedder.embed(["a"], quiet)
    write(model.path / "config.json", {"model_type": "bert", "hidden_size": 32, "vocab_size": "many"})
    with ModelEmbedder(model) as embedder, pytest.raises(ModelDamaged, match="cannot be loaded"):
        embedder.embed(["a"], quiet)


def test_a_process_that_does_not_start_is_a_clear_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "gone"))
    with MiniLmEmbedder() as embedder, pytest.raises(EmbeddingFailed, match=r"could not be started \(No such file"):
        embedder.embed(["x"], quiet)
