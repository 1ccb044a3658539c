from __future__ import annotations

from datetime import UTC, datetime

from explorer.agent.importers.statements import SourceFile

MODIFIED = datetime(2026, 11, 1, tzinfo=UTC)


def source(text: str, name: str = "memory.jsonl") -> SourceFile:
    return SourceFile(name, text, MODIFIED)
