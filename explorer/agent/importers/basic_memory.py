"""Notes of basic-memory: Markdown with `- [category] text #tag (context)` and `- relation [[Target]]`.

Observations, and the other bullets and paragraphs, are statements about the note. Of templates and schemas only the
observations are taken: the rest is a form to fill in. `[[Targets]]` inside a text are ties of the kind `links_to`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from explorer.agent.importers.json_values import text_of, texts_of, time_of
from explorer.agent.importers.markdown_blocks import Block, wiki_links
from explorer.agent.importers.notes import Note, read_note
from explorer.agent.importers.source_text import Unused
from explorer.agent.importers.statements import Place, Reading, SourceFile, Statement, Subject, Tie
from explorer.memory.facts import FactType

DEFAULT_TYPE = "note"
INLINE = "links_to"
DEFAULT_RELATION = "relates_to"
_OBSERVATION = re.compile(r"\[(?P<category>[^\[\]()\n]{1,60})\][ \t]+(?P<text>\S.*)", re.DOTALL)
_RELATION = re.compile(
    r"(?P<kind>[\w][\w \-]{0,59}?)?[ \t]*\[\[(?P<target>[^\[\]\n]{1,300})\]\][ \t]*(?:\((?P<context>[^()\n]*)\))?"
)
_TICKS = ("", "x", "X", "-", "/")
_WORD = re.compile(r"\S+")
_TAG = re.compile(r"(?<!\S)#([^\s#]+)")
_CONTEXT = re.compile(r"\s\(([^()\n]+)\)\s*$")
_FORMS = frozenset(("template", "schema"))
_FACT_TYPES = {member.value: member for member in FactType}
_KNOWN_KEYS = frozenset(("title", "type", "tags", "domain", "created", "modified", "created_at", "updated_at", "date"))


class Observation(NamedTuple):
    """The parts of an observation."""

    category: str
    text: str
    tags: tuple[str, ...]
    context: str


def fits(file: SourceFile) -> bool:
    """Whether a note has the permalink that basic-memory gives it, or an observation."""
    note = read_note(file)
    if "permalink" in note.head:
        return True
    return any(block.is_item and observation_in(block.text) is not None for block in note.blocks)


def read(files: Sequence[SourceFile]) -> Reading:
    """What these notes say."""
    reading = _Reading([read_note(file) for file in files])
    for note in reading.notes:
        reading.take(note)
    return reading.result()


def observation_in(text: str) -> Observation | None:
    """The observation that a bullet holds; None where it is another bullet, or a task to tick."""
    match = _OBSERVATION.fullmatch(text)
    if match is None or match["category"].strip() in _TICKS:
        return None
    said, context = match["text"].strip(), ""
    tags = tuple(dict.fromkeys(_TAG.findall(said)))
    if (found := _CONTEXT.search(said)) is not None:
        said, context = said[: found.start()], found[1]
    return Observation(match["category"].strip(), _without_last_tags(said), tags, context)


def _without_last_tags(text: str) -> str:
    """The text before the tags that it ends with; all of it where it is nothing but tags."""
    words = list(_WORD.finditer(text))
    last = next((word for word in reversed(words) if not _TAG.fullmatch(word[0])), None)
    return text if last is None else text[: last.end()]


class _Reading:
    def __init__(self, notes: Sequence[Note]) -> None:
        self.notes = notes
        self._by_name = _names(notes)
        self._subjects: list[Subject] = []
        self._statements: list[Statement] = []
        self._ties: list[Tie] = []
        self._inline: dict[tuple[str, str], Tie] = {}
        self._unused: list[Unused] = []
        self._held = dict.fromkeys(("notes", "observations", "other texts", "tags", "relations", "inline links"), 0)

    def take(self, note: Note) -> None:
        self._unused += note.unused
        self._held["notes"] += 1
        self._subjects.append(Subject(_title(note), _domain(note), Place(note.file, 1)))
        left_out: list[Block] = []
        for block in note.blocks:
            observation = observation_in(block.text) if block.is_item else None
            relation = _RELATION.fullmatch(block.text) if block.is_item else None
            if observation is not None:
                self._held["observations"] += 1
                self._held["tags"] += len(observation.tags)
                self._add(note, block, observation)
            elif relation is not None:
                self._held["relations"] += 1
                self._tie(note, block, relation["target"], (relation["kind"] or DEFAULT_RELATION).strip())
            elif text_of(note.head, "type").casefold() in _FORMS:
                left_out.append(block)
            else:
                self._held["other texts"] += 1
                self._add(note, block, None)
            if relation is None and block not in left_out:
                self._add_inline(note, block)
        if left_out:
            reason = f"The {len(left_out):,} other texts of this {text_of(note.head, 'type')} are a form, no memory."
            self._unused.append(Unused(left_out[0].line, reason, note.file.name))

    def result(self) -> Reading:
        known = {(tie.source, tie.target) for tie in self._ties}
        inline = [tie for pair, tie in self._inline.items() if pair not in known]
        ties = (*self._ties, *inline)
        return Reading(tuple(self._subjects), tuple(self._statements), ties, tuple(self._unused), self._held)

    def _add(self, note: Note, block: Block, observation: Observation | None) -> None:
        category = observation.category if observation else ""
        more: dict[str, object] = {"category": category} if category else {}
        if observation and observation.context:
            more["context"] = observation.context
        others = {key: value for key, value in note.head.items() if key not in _KNOWN_KEYS}
        if others and (not self._statements or self._statements[-1].place.file is not note.file):
            more["front_matter"] = others
        self._statements.append(
            Statement(
                text=observation.text if observation else block.text,
                subject=_title(note),
                domain=_domain(note),
                place=Place(note.file, block.line),
                fact_type=_FACT_TYPES.get(category.casefold(), FactType.FACT),
                created_at=time_of(note.head, "created_at", "created", "date"),
                updated_at=time_of(note.head, "updated_at", "modified"),
                tags=observation.tags if observation else texts_of(note.head, "tags"),
                more=more,
            )
        )

    def _add_inline(self, note: Note, block: Block) -> None:
        for name in wiki_links(block.text):
            self._held["inline links"] += 1
            target = self._by_name.get(_folded(name), name)
            if target != _title(note):
                tie = Tie(_title(note), target, INLINE, Place(note.file, block.line))
                self._inline.setdefault((tie.source, tie.target), tie)

    def _tie(self, note: Note, block: Block, target: str, kind: str) -> None:
        name = target.partition("|")[0].strip()
        place = Place(note.file, block.line)
        self._ties.append(Tie(_title(note), self._by_name.get(_folded(name), name), kind, place))


def _names(notes: Sequence[Note]) -> Mapping[str, str]:
    """The note that a name in double brackets means: by title, file name, path or permalink."""
    found: dict[str, str] = {}
    for note in notes:
        path = note.file.name.rpartition(".")[0]
        for name in (_title(note), note.stem, path, text_of(note.head, "permalink")):
            if name:
                found.setdefault(_folded(name), _title(note))
    return found


def _folded(name: str) -> str:
    return name.casefold().strip()


def _title(note: Note) -> str:
    return text_of(note.head, "title") or note.stem


def _domain(note: Note) -> str:
    return text_of(note.head, "domain", "type") or DEFAULT_TYPE
