"""A Markdown note: its front matter as plain values with their lines, and the blocks below."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

from explorer.agent.importers.json_values import storable
from explorer.agent.importers.markdown_blocks import Block, blocks
from explorer.agent.importers.source_text import Unused
from explorer.agent.importers.statements import SourceFile
from explorer.services.front_matter import read_front_matter
from explorer.services.yaml_entries import Unreadable, plain


@dataclass(frozen=True, slots=True)
class Note:
    """What a file holds; `lines` are those of the front matter's keys, `unused` what of it is no YAML."""

    file: SourceFile
    head: Mapping[str, object]
    lines: Mapping[str, int]
    blocks: tuple[Block, ...]
    unused: tuple[Unused, ...]

    @property
    def stem(self) -> str:
        """The file's name without folders and ending."""
        return PurePosixPath(self.file.name).stem


def read_note(file: SourceFile) -> Note:
    """The note in a file. Nothing is raised: what cannot be read is told."""
    found = read_front_matter(file.text)
    unused = [*file.unused, *(Unused(one.line, one.reason, file.name) for one in found.problems)]
    head: dict[str, object] = {}
    lines: dict[str, int] = {}
    for entry in found.entries:
        try:
            head[entry.key] = storable(plain(entry))
        except Unreadable as problem:
            unused.append(Unused(problem.line, problem.reason, file.name))
        lines[entry.key] = entry.line
    return Note(file, head, lines, tuple(blocks(found.content, found.content_line)), tuple(unused))
