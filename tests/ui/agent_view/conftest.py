"""Results made by hand, and an embedder that needs no model."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.protocols import Matrix, Report
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Found, Heard, Recalled, Voice
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace
from explorer.ui.agent_view.answers import Answer, Listing, Question, Result
from tests.ui.conftest import MAIN, NOW, Agent

DB, CACHE, DEPLOY = Key(MAIN, "db~2"), Key(MAIN, "cache"), Key(MAIN, "deploy")
WORDS = {Voice.LEXICAL: Heard(1, 7.25, 0.5)}


class HandEmbedder:
    """Every text has the vector that is set; it waits while it is held, and says what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.trouble: MemoryExplorerError | None = None
        self.free = threading.Event()
        self.free.set()

    name = "hand-made"
    dimension = 3

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        self.asked += texts
        while not self.free.wait(0.01):
            report(0.0)
        if self.trouble is not None:
            raise self.trouble
        vector = np.array([1.0, 0.01, 0.5], np.float32)
        return np.tile(vector / np.linalg.norm(vector), (len(texts), 1))


@pytest.fixture
def embedder() -> HandEmbedder:
    return HandEmbedder()


def fact(key: Key = DB, content: str = "The database is PostgreSQL 16", **fields: Any) -> Fact:
    return Fact(namespace=key.namespace, id=key.id, content=content, **{"domain": "data", "topic": "database"} | fields)


def found(key: Key = DB, voices: Mapping[Voice, Heard] = WORDS, **fields: Any) -> Found:
    fused = sum(heard.part for heard in voices.values())
    made = {"score": fused, "fused": fused, "decay": 1.0, "trust": 1.0} | fields
    return Found(row=0, key=key, voices=voices, **made)


def result(key: Key = DB, place: int = 1, content: str = "The database is PostgreSQL 16", **fields: Any) -> Result:
    return Result(place, found(key, **fields), fact(key, content))


def listing(*results: Result, mode: Mode = Mode.HYBRID, text: str = "database", **fields: Any) -> Listing:
    made = {"candidates": len(results) + 3, "in_scope": 12} | fields
    recalled = Recalled(Request(text, mode), tuple(each.found for each in results), **made)
    return Listing(recalled, results)


def answer(main: Listing | None = None, other: Listing | None = None, text: str = "database", **fields: Any) -> Answer:
    return Answer(Question(Request(text), NOW), main, other, **fields)


DOCKER, TESTING, DEPLOYING = (Key("__skills__", name) for name in ("docker", "testing", "deploying"))


class SkillFile:
    """A workspace with three skills, and an agent that writes to it."""

    def __init__(self, path: Path, agent: Agent) -> None:
        self.path, self.agent = path, agent
        self.load("docker", "# Docker\n\nPin every **base** image.", description="Best practices for containers",
                  trigger_keywords=["docker", "container"], glob_patterns=["Dockerfile*"], tools_allowed=["Read"],
                  importance=0.9)  # fmt: skip
        self.load("testing", "Run pytest", trigger_keywords=["pytest"], glob_patterns=["tests/**/*.py"])
        self.load("deploying", "先在预发布环境测试", name="部署", trigger_keywords=["部署"])

    def load(self, record_id: str, content: str, **metadata: Any) -> None:
        """What `memory-agent skills load` writes."""
        self.agent.remember(record_id, content, "__skills__", **{"name": record_id, "importance": 0.7} | metadata)

    def snapshot(self) -> FileSnapshot:
        return Workspace(self.path).scan(lambda _: None)


@pytest.fixture
def skills(workspace: Path, hire: Callable[[Path], Agent]) -> SkillFile:
    return SkillFile(workspace, hire(workspace))
