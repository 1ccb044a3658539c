"""The memory that Claude Code keeps: MEMORY.md, its topic files with front matter, and CLAUDE.md.

Every bullet and paragraph is a statement. In CLAUDE.md and its like those under a heading that speaks of rules are
policies. Lines of the index that name a topic file say nothing beyond that file; `[[names]]` are ties between files.
No path that a file names is ever read.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath

from explorer.agent.importers.json_values import mapping_of, text_of, time_of
from explorer.agent.importers.markdown_blocks import Block, wiki_links
from explorer.agent.importers.notes import Note, read_note
from explorer.agent.importers.policy_headings import is_about_rules
from explorer.agent.importers.source_text import Unused
from explorer.agent.importers.statements import (
    MEMORY_TYPES,
    PROJECT,
    Place,
    Reading,
    SourceFile,
    Statement,
    Subject,
    Tie,
)
from explorer.memory.facts import FactType

INDEX = "memory"
INSTRUCTIONS = frozenset(("claude", "claude.local", "agents", "gemini"))
_FACT_TYPES = {"user": FactType.PREFERENCE, "feedback": FactType.INSTRUCTION}
_KNOWN_KEYS = frozenset(("name", "description", "type", "metadata"))
_INDEX_LINK = re.compile(r"\[([^\]\n]*)\]\(<?([^()<>\s]+\.(?:md|mdc|markdown))>?\)", re.IGNORECASE)
_BETWEEN_HEADINGS = " › "


def fits(file: SourceFile) -> bool:
    """Whether it is one of these by its name, or by a front matter that names one of the four memory types."""
    stem = PurePosixPath(file.name).stem.casefold()
    if stem == INDEX or stem in INSTRUCTIONS:
        return True
    if not file.text.lstrip("\ufeff\r\n ").startswith("---"):
        return False
    head = read_note(file).head
    return _type(head) in MEMORY_TYPES and bool(text_of(head, "name", "description")) and "permalink" not in head


def read(files: Sequence[SourceFile]) -> Reading:
    """What these files say."""
    reading = _Reading({file.name for file in files}, [read_note(file) for file in files])
    for note in reading.notes:
        reading.take(note)
    return reading.result()


class _Reading:
    def __init__(self, names: set[str], notes: Sequence[Note]) -> None:
        self.notes = notes
        self._files = names
        self._by_name = _names(notes)
        self._subjects: list[Subject] = []
        self._statements: list[Statement] = []
        self._ties: dict[tuple[str, str], Tie] = {}
        self._unused: list[Unused] = []
        self._held = dict.fromkeys(("files", "facts", "policies", "index lines"), 0)

    def take(self, note: Note) -> None:
        before = len(self._statements)
        self._unused += note.unused
        stem = note.stem.casefold()
        self._add_description(note)
        for block in note.blocks:
            if stem == INDEX and self._is_index_line(note, block):
                self._held["index lines"] += 1
            elif stem == INDEX or stem in INSTRUCTIONS:
                is_policy = stem in INSTRUCTIONS and is_about_rules((block.title, *block.headings))
                self._add(
                    note, block.text, block.line, _topic("", block.headings) or block.title or note.stem, is_policy
                )
            else:
                self._add(note, block.text, block.line, _topic(_name(note), block.headings))
            self._add_ties(note, block)
        self._held["files"] += 1
        if len(self._statements) > before:
            self._subjects.append(Subject(note.file.name, _kind(note), Place(note.file, 1)))
        elif not note.blocks:
            self._unused.append(Unused(1, "There is no text in this file.", note.file.name))

    def result(self) -> Reading:
        ties = tuple(self._ties.values())
        return Reading(tuple(self._subjects), tuple(self._statements), ties, tuple(self._unused), self._held)

    def _add_description(self, note: Note) -> None:
        text = text_of(note.head, "description")
        if text and not any(text == block.text for block in note.blocks):
            self._add(note, text, note.lines["description"], _name(note))

    def _add(self, note: Note, text: str, line: int, topic: str, is_policy: bool = False) -> None:
        kind = _kind(note)
        self._held["policies" if is_policy else "facts"] += 1
        others = {key: value for key, value in note.head.items() if key not in _KNOWN_KEYS}
        is_first = not self._statements or self._statements[-1].subject != note.file.name
        self._statements.append(
            Statement(
                text=text,
                subject=note.file.name,
                domain=kind,
                place=Place(note.file, line),
                topic=topic,
                memory_type=kind,
                fact_type=_FACT_TYPES.get(kind, FactType.FACT),
                created_at=time_of(note.head, "created_at", "created", "date"),
                is_policy=is_policy,
                more={"front_matter": others} if others and is_first else {},
            )
        )

    def _is_index_line(self, note: Note, block: Block) -> bool:
        link = _INDEX_LINK.match(block.text)
        if link is None or not block.is_item or "\n" in block.text:
            return False
        target = posixpath.normpath(posixpath.join(posixpath.dirname(note.file.name), link[2]))
        if target in self._files:
            return True
        self._report(note, block.line, f"The index names “{link[2]}”, which is none of the files that were read.")
        return False

    def _add_ties(self, note: Note, block: Block) -> None:
        for name in wiki_links(block.text):
            target = self._by_name.get(_folded(name))
            if target is None:
                self._report(note, block.line, f"The link “[[{name}]]” leads to none of the files that were read.")
            elif target != note.file.name:
                tie = Tie(note.file.name, target, "related", Place(note.file, block.line))
                self._ties.setdefault((tie.source, tie.target), tie)

    def _report(self, note: Note, line: int, reason: str) -> None:
        self._unused.append(Unused(line, reason, note.file.name))


def _names(notes: Sequence[Note]) -> Mapping[str, str]:
    """The file that a name in double brackets means: by file name, with or without its type, or by title."""
    found: dict[str, str] = {}
    for note in notes:
        for name in (note.stem, note.file.name, text_of(note.head, "name")):
            if name:
                found.setdefault(_folded(name), note.file.name)
    for note in notes:
        short = _folded(note.stem).removeprefix(f"{_kind(note)}_")
        found.setdefault(short, note.file.name)
    return found


def _folded(name: str) -> str:
    return name.casefold().removesuffix(".md").replace("-", "_").replace(" ", "_")


def _type(head: Mapping[str, object]) -> str:
    return (text_of(head, "type") or text_of(mapping_of(head, "metadata"), "type")).casefold()


def _kind(note: Note) -> str:
    given = _type(note.head)
    return given if given in MEMORY_TYPES else PROJECT


def _name(note: Note) -> str:
    return text_of(note.head, "name") or note.stem


def _topic(name: str, headings: Sequence[str]) -> str:
    """The name with the headings below it."""
    return _BETWEEN_HEADINGS.join(dict.fromkeys(part for part in (name, *headings) if part))
