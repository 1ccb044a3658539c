"""What an import says it did, or would do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from explorer.agent.importers.source_text import Unused


@dataclass(frozen=True, slots=True)
class Flagged:
    """What looks like a password or a key, where it stands; `masked` is what may be shown of it."""

    file: str
    line: int
    what: str
    masked: str


@dataclass(frozen=True, slots=True)
class SourceReport:
    """What the files of one format in one source held, and what became of it.

    `held` counts in the words of the format. Every record is counted once: `added` (`policies` of them are policies
    that are switched off), `already_there` with the same text, or `changed_here`: edited or deleted in the workspace
    since it was imported, which an import does not undo. `links_left_out` are new relations of facts that were there:
    an import changes no record. `unused` names each part that became neither; its file is empty where one file was
    named.
    """

    source: Path
    format: str
    files: int
    held: Mapping[str, int]
    added: int
    policies: int
    already_there: int
    changed_here: int
    links: int
    links_left_out: int
    unused: tuple[Unused, ...]
    flagged: tuple[Flagged, ...] = ()


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import did, or would do (`dry_run`).

    `embedded` is False where no model is installed: the facts are there and searched by keyword, and are marked
    `embedding_stale` until they are embedded. A dry run embeds nothing. `passed_over` are files of folders that are
    of no known format.
    """

    workspace: Path
    created: bool
    dry_run: bool
    embedded: bool
    new_domains: tuple[str, ...]
    sources: tuple[SourceReport, ...]
    passed_over: tuple[str, ...] = ()

    @property
    def added(self) -> int:
        """New records from all files."""
        return sum(source.added for source in self.sources)
