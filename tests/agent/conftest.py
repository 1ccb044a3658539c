from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest

from explorer.agent import (
    cli_branches,
    cli_check,
    cli_decay,
    cli_import,
    cli_maintenance,
    cli_reembed,
    cli_search,
    cli_skills,
    cli_teleport,
)
from explorer.memory.errors import ModelMissing
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder, Matrix, Report
from explorer.services.embedding_model import DIMENSION, MODEL_NAME
from explorer.store.key_vector import key_vector
from tests.agent.command_line import Run

GRAPH: list[dict[str, object]] = [
    {"type": "entity", "name": "Webshop", "entityType": "Project", "observations": ["Runs on PostgreSQL 16", "Київ"]},
    {"type": "entity", "name": "Ana", "entityType": "Person", "observations": ["Prefers short answers"]},
    {"type": "relation", "from": "Ana", "to": "Webshop", "relationType": "maintains"},
    {"type": "relation", "from": "Ana", "to": "Nobody", "relationType": "knows"},
]


class FakeEmbedder:
    """Vectors from the text's hash, no model; `missing` is a machine without one."""

    name = MODEL_NAME
    dimension = DIMENSION

    def __init__(self, missing: bool = False) -> None:
        self.missing = missing
        self.texts: list[str] = []

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        if self.missing:
            raise ModelMissing("none")
        self.texts += texts
        report(1.0)
        vectors = [key_vector(Key("", text), DIMENSION) for text in texts]
        return np.array(vectors, np.float32).reshape(len(texts), DIMENSION)


Embedding = Callable[[], AbstractContextManager[Embedder]]


@pytest.fixture
def fake_embedder() -> FakeEmbedder:
    return FakeEmbedder()


@pytest.fixture
def embedding(fake_embedder: FakeEmbedder) -> Embedding:
    return lambda: nullcontext(fake_embedder)


@pytest.fixture
def embedded_texts(fake_embedder: FakeEmbedder) -> list[str]:
    return fake_embedder.texts


@pytest.fixture
def without_model() -> Embedding:
    return lambda: nullcontext(FakeEmbedder(missing=True))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], fake_embedder: FakeEmbedder) -> Run:
    for module in (
        cli_import,
        cli_branches,
        cli_check,
        cli_decay,
        cli_maintenance,
        cli_search,
        cli_skills,
        cli_teleport,
    ):
        monkeypatch.setattr(module, "MiniLmEmbedder", lambda: nullcontext(fake_embedder))
    monkeypatch.setattr(cli_reembed, "embedder_of", lambda _: nullcontext(fake_embedder))
    return Run(monkeypatch, capfd)


@pytest.fixture
def now() -> datetime:
    return datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.fixture
def memory_file(tmp_path: Path) -> Path:
    path = tmp_path / "memory.jsonl"
    path.write_text("\n".join(json.dumps(line) for line in GRAPH), "utf-8")
    return path
