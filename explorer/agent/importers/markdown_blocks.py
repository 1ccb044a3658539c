"""The blocks of a Markdown text: each bullet, paragraph and table with its line and the headings it stands under."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest

_HEADING = re.compile(r" {0,3}(#{1,6})(?:[ \t]+|$)")
_FENCE = re.compile(r"[ \t]*(`{3,}|~{3,})")
_ITEM = re.compile(r"[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)")
_RULE = re.compile(r" {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$")
_LABEL = re.compile(r"[*_]{0,3}([^\n*_]{1,60}?)(?::[*_]{0,3}|[*_]{0,3}:)")
_COMMENT = re.compile(r"[ \t]*<!--.*-->[ \t]*$")
_WIKI_LINK = re.compile(r"\[\[([^\[\]\n]{1,300})\]\]")
_CODE = re.compile(r"```.*?(?:```|\Z)|`[^`\n]*`", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Block:
    """A bullet of any depth with the lines that continue it, without its mark; a paragraph; a table; or code by itself.

    `headings` are those above it below the text's `title`, the outermost first; a short paragraph that ends with a
    colon is one of the bullets that follow. `line` is counted from 1.
    """

    text: str
    line: int
    headings: tuple[str, ...] = ()
    title: str = ""
    is_item: bool = False


def blocks(text: str, first_line: int = 1) -> list[Block]:
    """The blocks of `text`, which begins in `first_line` of its file. Code belongs to the block before it."""
    reading = _Reading()
    fence = ""
    for number, line in enumerate(map(str.rstrip, text.split("\n")), first_line):
        opens = _FENCE.match(line)
        if fence:
            reading.add(number, line, in_code=True)
            if opens and line.strip() == opens[1] and opens[1].startswith(fence):
                fence = ""
                reading.after_code()
        elif opens:
            fence = opens[1]
            reading.add(number, line, in_code=True)
        else:
            reading.take(number, line)
    reading.finish()
    return list(_with_labels(reading.found))


def _with_labels(found: list[Block]) -> Iterator[Block]:
    label = ""
    above: tuple[str, ...] = ()
    for block, following in zip_longest(found, found[1:]):
        if label and block.is_item and block.headings == above:
            yield replace(block, headings=(*block.headings, label))
            continue
        label, above = "", block.headings
        match = _LABEL.fullmatch(block.text)
        if match and not block.is_item and following and following.is_item and following.headings == above:
            label = match[1].strip()
        else:
            yield block


class _Reading:
    def __init__(self) -> None:
        self.found: list[Block] = []
        self._headings: list[tuple[int, str]] = []
        self._lines: list[str] = []
        self._begun = 0
        self._is_item = False
        self._is_blank_since = False

    def take(self, number: int, line: str) -> None:
        heading = _HEADING.match(line)
        item = _ITEM.match(line)
        if heading:
            self.finish()
            level = len(heading[1])
            name = _without_marks(line[heading.end() :])
            self._headings = [one for one in self._headings if one[0] < level] + [(level, name)]
        elif not line.strip():
            self._is_blank_since = True
        elif _RULE.match(line) or _COMMENT.match(line):
            self.finish()
        elif item:
            self.finish()
            self._is_item = True
            self.add(number, line[item.end() :])
        elif self._is_blank_since and not (self._is_item and line[0] in " \t"):
            self.finish()
            self.add(number, line.strip())
        else:
            self.add(number, line)

    def add(self, number: int, line: str, in_code: bool = False) -> None:
        if not self._lines:
            self._begun = number
        if self._is_blank_since and self._lines:
            self._lines.append("")
        self._is_blank_since = False
        self._lines.append(line if in_code or self._is_item else line.strip())

    def after_code(self) -> None:
        """What follows code is a block of its own, unless it is indented below a bullet."""
        self._is_blank_since = True

    def finish(self) -> None:
        text = "\n".join(self._lines).strip()
        if text:
            headings = tuple(name for level, name in self._headings if name and level > 1)
            title = next((name for level, name in self._headings if level == 1), "")
            self.found.append(Block(text, self._begun, headings, title, self._is_item))
        self._lines, self._is_item, self._is_blank_since = [], False, False


def _without_marks(heading: str) -> str:
    """The name of a heading without the marks that may close it; they stand apart."""
    name = heading.rstrip("# \t") if heading.endswith("#") else heading
    closing = heading[len(name) :]
    return name if not closing or closing[0] in " \t" or not name else heading


def wiki_links(text: str) -> Iterator[str]:
    """The targets of `[[target]]` and `[[target|shown]]` outside of code."""
    for match in _WIKI_LINK.finditer(_CODE.sub("", text)):
        yield match[1].partition("|")[0].partition("#")[0].strip()
