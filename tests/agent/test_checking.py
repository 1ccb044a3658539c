from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path

from explorer.agent.checking import check
from explorer.agent.importing import import_memory
from explorer.memory.examination import FileKind
from explorer.memory.protocols import Embedder

Embedding = Callable[[], AbstractContextManager[Embedder]]


def test_check_says_what_a_file_is(tmp_path: Path, memory_file: Path, embedding: Embedding, now: datetime) -> None:
    path = tmp_path / "w.vdb"
    import_memory([memory_file], path, embedding=embedding, clock=lambda: now, report=lambda _: None, create=True)
    found = check(path, lambda: now, lambda _: None)
    assert (found.kind, found.is_sound) == (FileKind.WORKSPACE, True)
    assert found.hashes.matching == 3
    assert check(memory_file, lambda: now, lambda _: None).kind is FileKind.FOREIGN
