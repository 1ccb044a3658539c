"""The head of a Markdown file: YAML between two lines of three hyphens, as real files have it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from explorer.services.yaml_entries import Entry, Unreadable, entries, raw

LONGEST = 64 * 1024
"""Characters of a front matter that is read; what a person writes has some hundred."""
_FENCE = re.compile(r"---[ \t]*")
_END = re.compile(r"(---|\.\.\.)[ \t]*")
_KEY = re.compile(r"""(?P<key>[^\s#\-\[\]{}"'][^:]{0,79}?|"[^"]{1,80}"|'[^']{1,80}')\s*:(?:\s+(?P<value>.*))?$""")
_QUOTED = 60


@dataclass(slots=True)
class FrontMatter:
    """What stands at the head of a file, the text below it, and what could not be read as it stands.

    `content_line` is the line of the file, counted from 1, that `content` begins in.
    """

    entries: list[Entry] = field(default_factory=list)
    content: str = ""
    content_line: int = 1
    problems: list[Unreadable] = field(default_factory=list)


def read_front_matter(text: str) -> FrontMatter:
    """The front matter of `text`; without any, all of it is content.

    A first block whose values are all empty or switches, as editors put there, gives way to a second one right below.
    What is no YAML is read line by line: a value that is none is taken as the text it is, and reported.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    start = next((at for at, line in enumerate(lines) if line.strip()), len(lines))
    head, following = _block(lines, start) or (FrontMatter(), 0)
    if not any(entry.node.value and entry.node.value not in ("true", "false") for entry in head.entries):
        second = _block(lines, following)
        if second is not None and second[0].entries:
            given = {entry.key for entry in second[0].entries}
            kept = [entry for entry in head.entries if entry.key not in given]
            head.entries = kept + second[0].entries
            head.problems += second[0].problems
            following = second[1]
    head.content = "\n".join(lines[following:]).strip()
    head.content_line = next((at for at in range(following, len(lines)) if lines[at].strip()), 0) + 1
    return head


def _block(lines: Sequence[str], start: int) -> tuple[FrontMatter, int] | None:
    """The front matter that begins in line `start`, from 0, and the line after it; None where none begins there."""
    if start >= len(lines) or not _FENCE.fullmatch(lines[start]):
        return None
    end = next((at for at in range(start + 1, len(lines)) if _END.fullmatch(lines[at])), None)
    if end is None:
        return _unclosed(lines, start)
    inner = lines[start + 1 : end]
    if sum(map(len, inner)) > LONGEST:
        reason = f"The front matter has more than {LONGEST:,} characters and was not read."
        return FrontMatter(problems=[Unreadable(start + 1, reason)]), end + 1
    first = start + 2
    try:
        found = entries("\n".join(inner), first)
    except Unreadable as broken:
        head = _line_by_line(inner, first)
        if head.entries:
            return head, end + 1
        reason = f"What stands between the lines “---” is no valid YAML ({broken.reason}) and was taken as text."
        return FrontMatter(problems=[Unreadable(broken.line, reason)]), start
    # A text between two rules is a text.
    return None if found is None else (FrontMatter(found), end + 1)


def _unclosed(lines: Sequence[str], start: int) -> tuple[FrontMatter, int] | None:
    if start + 1 >= len(lines) or not _KEY.match(lines[start + 1]):
        return None
    reason = "The front matter that begins here has no end (a line “---”), so all of the file was taken as its text."
    return FrontMatter(problems=[Unreadable(start + 1, reason)]), start


def _line_by_line(lines: Sequence[str], first_line: int) -> FrontMatter:
    """What can be read of a broken mapping: each key by itself."""
    head = FrontMatter()
    for at, part in _parts(lines):
        line = first_line + at
        match = _KEY.match(part[0])
        why = ""
        try:
            found = entries("\n".join(part), line)
        except Unreadable as broken:
            found, why = None, broken.reason
        if found is not None:
            head.entries += found
            continue
        rest = [below for below in part[1:] if below.strip() and not below.lstrip().startswith("#")]
        if match is None:
            reason = f"“{_short(part[0])}” is no key with a value; it was left out."
        elif rest or not match["value"]:
            reason = f"The value of “{match['key']}” is no valid YAML ({why}); it was left out."
        else:
            value = match["value"].strip()
            reason = f"“{_short(value)}” is no valid YAML ({why}): put it in quotes. It was read as text."
            head.entries.append(raw(match["key"].strip("\"'"), value, line))
        head.problems.append(Unreadable(line, reason))
    return head


def _parts(lines: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines of each key with their place; lines before the first key are parts too."""
    part: list[str] = []
    begun = 0
    for at, line in enumerate(lines):
        if _KEY.match(line) and part:
            yield begun, part
            part = []
        if part or line.strip():
            begun = begun if part else at
            part.append(line)
    if part:
        yield begun, part


def _short(text: str) -> str:
    line = text.strip()
    return line if len(line) <= _QUOTED else f"{line[:_QUOTED]}…"
