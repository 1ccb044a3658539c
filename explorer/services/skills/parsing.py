"""From a Markdown file to a skill (SEMANTICS 11): what can be read is used, what cannot is told by line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any

from typing_extensions import override

from explorer.services.field_checks import check_line
from explorer.services.front_matter import read_front_matter
from explorer.services.skills.fields import LISTS, field_of, read_line, read_list, read_share
from explorer.services.yaml_entries import Entry, Unreadable, plain

DEFAULT_IMPORTANCE = 0.7
FOLDER_FILE = "skill"
"""A file of this name (`SKILL.md`) is the skill of its folder, and has the folder's name."""
_KINDS_IN_NAMES = re.compile(r"\.(instructions|prompt|skill|agent|chatmode|rule)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a file: its line, counted from 1 (0: the file as a whole), and why, as a sentence."""

    file: str
    line: int
    reason: str

    @override
    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.reason}" if self.line else f"{self.file}: {self.reason}"


@dataclass(frozen=True, slots=True)
class ParsedSkill:
    """A skill as its file has it; what is missing or wrong there has its default.

    `more` are the keys that we do not know, with their values. `problems` are told in the order of their lines.
    """

    file: str
    name: str
    content: str
    description: str = ""
    glob_patterns: tuple[str, ...] = ()
    trigger_keywords: tuple[str, ...] = ()
    tools_allowed: tuple[str, ...] = ()
    importance: float = DEFAULT_IMPORTANCE
    tags: tuple[str, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()

    @property
    def is_usable(self) -> bool:
        """Whether it has a name and a text; else it cannot be loaded."""
        return bool(self.name) and bool(self.content)


def parse_skill(name: str, text: str) -> ParsedSkill:
    """The skill in `text`, the text of the file `name`, which may have folders before it.

    It is called what the front matter calls it, as hosts do; else as the file, without its ending; `SKILL.md` as its
    folder. Raises nothing: whatever is wrong is a `Problem`.
    """
    head = read_front_matter(text)
    reader = _Reader(name, list(head.problems))
    reader.take(head.entries)
    content = head.content
    if re.search("[\ud800-\udfff]", content):
        content = content.encode("utf-8", "replace").decode()
        reader.problems.append(Unreadable(0, "Half characters in its text were replaced by “?”."))
    called = reader.name() or reader.checked_name(_file_name(name), 0)
    if not called:
        reader.problems.append(
            Unreadable(0, "There is no name that it could have; write “name:” into its front matter.")
        )
    if not content:
        reader.problems.append(Unreadable(0, "There is no text in it that an agent could follow."))
    lists = {name: tuple(values) for name, values in reader.lists.items()}
    problems = sorted(reader.problems, key=lambda problem: problem.line)
    return ParsedSkill(
        file=name,
        name=called,
        content=content,
        description=reader.description,
        importance=reader.importance,
        more=reader.more,
        problems=tuple(Problem(name, problem.line, problem.reason) for problem in problems),
        **lists,
    )


class _Reader:
    """The fields as the entries are read, one after the other."""

    def __init__(self, file: str, problems: list[Unreadable]) -> None:
        self._file = file
        self._name: Entry | None = None
        self.problems = problems
        self.description = ""
        self.importance = DEFAULT_IMPORTANCE
        self.lists: dict[str, list[str]] = {name: [] for name in sorted(LISTS)}
        self.more: dict[str, Any] = {}

    def take(self, entries: Sequence[Entry]) -> None:
        last = {entry.key: entry for entry in entries}
        for entry in entries:
            if entry is not last[entry.key]:
                again = last[entry.key].line
                reason = f"“{entry.key}” stands here and in line {again}; the later one counts."
                self.problems.append(Unreadable(entry.line, reason))
        for entry in last.values():
            try:
                self._take(entry)
            except Unreadable as problem:
                self.problems.append(problem)

    def name(self) -> str:
        if self._name is None:
            return ""
        try:
            return self.checked_name(read_line(self._name), self._name.line)
        except Unreadable as problem:
            self.problems.append(problem)
            return ""

    def checked_name(self, name: str, line: int) -> str:
        checked = check_line(unicodedata.normalize("NFC", name))
        if checked.problem is not None:
            reason = (
                f"A name is one line of at most 200 characters that UTF-8 has ({checked.problem}); it was left out."
            )
            self.problems.append(Unreadable(line, reason))
        return checked.value or ""

    def _take(self, entry: Entry) -> None:
        field_name = field_of(entry.key)
        if field_name is None:
            self.more[entry.key] = plain(entry)
        elif field_name in LISTS:
            values = self.lists[field_name]
            values += [value for value in read_list(entry, field_name, self.problems.append) if value not in values]
        elif field_name == "importance":
            self.importance = read_share(entry)
        elif field_name == "description":
            self.description = read_line(entry)
        else:
            self._name = entry


def _file_name(file: str) -> str:
    path = PurePosixPath(file.replace("\\", "/"))
    stem = _KINDS_IN_NAMES.sub("", path.stem) or path.stem
    return path.parent.name if stem.casefold() == FOLDER_FILE and path.parent.name else stem
