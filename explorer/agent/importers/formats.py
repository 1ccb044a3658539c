"""The formats that can be imported, by name, and how the files of each are known: by what is in them.

A new format is a module with `fits` and `read`, and one entry here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import PurePosixPath

from explorer.agent.importers import agentmemory, basic_memory, claude_memory, json_lines, knowledge_graph, mem0
from explorer.agent.importers.graph_dialects import is_graph_record, is_texts_by_name
from explorer.agent.importers.json_objects import JsonObject, beginning, json_objects, whole_object
from explorer.agent.importers.mapping import Mapped, to_records
from explorer.agent.importers.source_text import without_surrogates
from explorer.agent.importers.statements import Reading, SourceFile
from explorer.memory.errors import UnusableSource

_MOST_LOOKED_AT = 5_000
_MARKDOWN = frozenset((".md", ".mdc", ".markdown", ".txt"))
_GRAPH_LISTS = frozenset(("entities", "relations"))

Read = Callable[[Sequence[SourceFile], str], tuple[Mapped, Mapping[str, int]]]


@dataclass(frozen=True, slots=True)
class Format:
    """A format: what `--format` calls it, what it is in words, and how files of it are read for a branch."""

    name: str
    words: str
    is_markdown: bool
    read: Read


def _reader(read: Callable[[Sequence[SourceFile]], Reading], prefix: str) -> Read:
    def whole(files: Sequence[SourceFile], branch: str) -> tuple[Mapped, Mapping[str, int]]:
        reading = read(files)
        return to_records(reading, prefix, branch), reading.held

    return whole


KNOWLEDGE_GRAPH = Format(
    "knowledge-graph", "memory files of the MCP memory server", False, _reader(knowledge_graph.read, "kg")
)
CLAUDE_MEMORY = Format(
    "claude-memory", "Claude Code's MEMORY.md and CLAUDE.md", True, _reader(claude_memory.read, "cm")
)
BASIC_MEMORY = Format("basic-memory", "notes of basic-memory", True, _reader(basic_memory.read, "bm"))
MEM0 = Format("mem0", "JSON of mem0 and OpenMemory", False, _reader(mem0.read, "m0"))
AGENTMEMORY = Format("agentmemory", "the export of agentmemory", False, _reader(agentmemory.read, "am"))
JSON_LINES = Format("json-lines", "our own JSON Lines", False, lambda files, _: json_lines.read(files))

FORMATS = {known.name: known for known in (KNOWLEDGE_GRAPH, CLAUDE_MEMORY, BASIC_MEMORY, MEM0, AGENTMEMORY, JSON_LINES)}
_JSON_SIGNS: tuple[tuple[Format, Callable[[JsonObject, Sequence[str]], bool]], ...] = (
    (JSON_LINES, json_lines.fits),
    (AGENTMEMORY, agentmemory.fits),
    (KNOWLEDGE_GRAPH, lambda found, lists: (bool(lists) and lists[-1] in _GRAPH_LISTS) or is_graph_record(found)),
    (MEM0, mem0.fits),
)


def format_named(name: str) -> Format:
    """The format that `--format` names. Raises `UnusableSource` where there is none of this name."""
    if name not in FORMATS:
        raise UnusableSource(f"There is no format “{without_surrogates(name)}”. {known_formats()}")
    return FORMATS[name]


def known_formats() -> str:
    """The formats as a sentence."""
    names = ", ".join(f"{known.name} ({known.words})" for known in FORMATS.values())
    return f"The formats known are {names}."


def format_of(file: SourceFile) -> Format | None:
    """The format that a file is in; None where it is none of these. An empty file is an empty graph."""
    text = file.text.lstrip("\ufeff \t\r\n")
    is_markdown = PurePosixPath(file.name).suffix.casefold() in _MARKDOWN
    if not text:
        return CLAUDE_MEMORY if is_markdown else KNOWLEDGE_GRAPH
    if not is_markdown and (found := _json_format(file)) is not None:
        return found
    if is_markdown or text.startswith(("---", "#")):
        return CLAUDE_MEMORY if claude_memory.fits(file) else BASIC_MEMORY if basic_memory.fits(file) else None
    return None


def formats_of(files: Sequence[SourceFile]) -> dict[str, Format | None]:
    """The format of each file of a folder, by name. Markdown beside a MEMORY.md is a part of that memory."""
    found = {file.name: format_of(file) for file in files}
    paths = map(PurePosixPath, found)
    memories = {path.parent for path in paths if path.name.casefold() == f"{claude_memory.INDEX}.md"}
    for name, known in found.items():
        path = PurePosixPath(name)
        if known is None and path.parent in memories and path.suffix.casefold() in _MARKDOWN:
            found[name] = CLAUDE_MEMORY
    return found


def unknown_format(file: SourceFile) -> UnusableSource:
    """What is said of a file that was named and is of no format."""
    start = beginning(without_surrogates(file.text))
    return UnusableSource(f"“{file.name}” is of no known format: it begins with {start}. {known_formats()}")


def _json_format(file: SourceFile) -> Format | None:
    for _, value, lists in islice(json_objects(file.text), _MOST_LOOKED_AT):
        if isinstance(value, dict):
            for known, fits in _JSON_SIGNS:
                if fits(value, lists):
                    return known
    whole = whole_object(file.text)
    return KNOWLEDGE_GRAPH if whole is not None and is_texts_by_name(whole) else None
