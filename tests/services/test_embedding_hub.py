from __future__ import annotations

import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from explorer.memory.errors import ModelMissing
from explorer.memory.protocols import Cancelled
from explorer.services.embedding_hub import cached_folder, fetch
from tests.services.tiny_model import write_tiny_model

pytestmark = pytest.mark.skipif(find_spec("huggingface_hub") is None, reason="the model's libraries are not installed")
NAME = "nobody/none"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    # First: what it reads of the environment when it is imported stays so.
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_CACHE", str(tmp_path / "hub"))
    monkeypatch.setenv("HF_HOME", str(tmp_path))
    return tmp_path / "hub"


def test_a_model_that_is_in_the_cache_is_found(cache: Path) -> None:
    assert cached_folder(NAME) is None
    home = cache / "models--nobody--none"
    folder = write_tiny_model(home / "snapshots" / ("0" * 40))
    (home / "refs").mkdir()
    (home / "refs" / "main").write_text("0" * 40)
    assert cached_folder(NAME) == folder


def test_nothing_is_fetched_where_that_is_forbidden(cache: Path) -> None:
    with pytest.raises(ModelMissing, match=r"“nobody/none” cannot be fetched .*HF_HUB_OFFLINE forbids it"):
        fetch(NAME, lambda _: None)
    assert not any(path.is_file() for path in cache.rglob("*"))


def test_a_stop_is_heard_at_once(cache: Path) -> None:
    def stop(done: float) -> None:
        raise Cancelled

    start = time.monotonic()
    with pytest.raises(Cancelled):
        fetch(NAME, stop)
    assert time.monotonic() - start < 1
