"""What became of a snapshot, a comparison or a merge: values for programs, with every memory named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.services import secrets
from explorer.services.editing import label_of
from explorer.services.teleport import fitness
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Comparison, Row
from explorer.services.teleport.result import MergeResult

_ONLY_HERE = (DiffClass.ONLY_HERE, DiffClass.MISSING_THERE)


class SomethingFound(MemoryExplorerError):
    """What is to be sent holds secrets or personal data that nobody allowed; nothing was written."""

    def __init__(self, sentence: str, findings: tuple[secrets.Finding, ...]) -> None:
        super().__init__(sentence)
        self.findings = findings


@dataclass(frozen=True, slots=True)
class Change:
    """A memory that is not the same in both files; `fields` differ, of which both sides changed the `disputed` ones.

    `here` and `there` name it in each file, None where it is not. `text` is the beginning of what it says.
    """

    key: Key
    kind: DiffClass
    here: Key | None
    there: Key | None
    fields: tuple[str, ...]
    disputed: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class MergeReport:
    """What a merge did (`change_id` names it in the history; empty = nothing was written) or would do (`dry_run`)."""

    workspace: Path
    incoming: Path
    dry_run: bool
    change_id: str
    obstacles: tuple[fitness.Finding, ...]
    result: MergeResult
    changes: tuple[Change, ...]

    @property
    def differs(self) -> bool:
        """Whether there is any difference between the two files."""
        return self.result.differs


def changes_of(comparison: Comparison) -> Iterator[Change]:
    """Every memory that is not the same."""
    for row in comparison.rows:
        if row.diff is not DiffClass.SAME:
            text = label_of(_said(comparison, row), row.root)
            yield Change(row.root, row.diff, row.here_root, row.there_root, row.fields, row.disputed, text)


def _said(comparison: Comparison, row: Row) -> Mapping[str, Any]:
    """The newest metadata of a memory: there, where it has a text."""
    sides = ((comparison.there, row.there_root), (comparison.here, row.here_root))
    for side, root in sides if row.diff not in _ONLY_HERE else sides[::-1]:
        keys = [] if root is None else side.keys(root)
        metadata = side.metadata(keys[-1]) if keys else None
        if metadata and metadata.get("content"):
            return metadata
    return {}
