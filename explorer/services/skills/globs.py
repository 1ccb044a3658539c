"""Which paths a message names, and whether a glob of a skill matches one of them (SEMANTICS 11)."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

_MOST_ALTERNATIVES, _MOST_BRACES = 100, 20
_RUN = re.compile(r"[^\s\"'`<>|()\[\]{},;，。；：、“”«»]+")
_ASCII_RUN = re.compile(r"[A-Za-z0-9_.~@+\-/\\]+")
_QUOTED = re.compile(r"[\"'`“«]([^\"'`“”«»\n]{1,200})[\"'`”»]")
_LOOKS_LIKE_PATH = re.compile(r"[/\\]|\w\.\w|^\.\w")


@dataclass(frozen=True, slots=True)
class GlobMatch:
    """A glob and the path that it matches, as both are written."""

    pattern: str
    path: str


class NamedPaths:
    """The paths that a message names, and one that is given beside it."""

    def __init__(self, message: str, path: str | None = None) -> None:
        words = words_in(message)
        given = [path] if path else []
        paths = [word for word in words if _LOOKS_LIKE_PATH.search(word)]
        self._paths = given + paths
        # `**/*` matches every file, and “CI/CD” is none.
        self._files = given + [word for word in paths if "." in word.replace("\\", "/").rpartition("/")[2]]
        self._words = [word for word in words if not _LOOKS_LIKE_PATH.search(word)]

    def match(self, patterns: Iterable[str]) -> GlobMatch | None:
        """The first of the globs that matches a path, or says a word of the message: `Dockerfile`."""
        for pattern in patterns:
            for path in self._paths if pattern.strip("*/") else self._files:
                if matches(pattern, path):
                    return GlobMatch(pattern, path)
            for word in self._words:
                if says(pattern, word):
                    return GlobMatch(pattern, word)
        return None


def words_in(message: str) -> tuple[str, ...]:
    """The words of a message that may be names of files, each once: `src/app.py`, `.env`, `Dockerfile`."""
    found = [*_QUOTED.findall(message), *_RUN.findall(message)]
    if not message.isascii():
        # Nothing divides a name from the words around it where they are written without spaces.
        found += _ASCII_RUN.findall(message)
    return tuple(dict.fromkeys(word for word in map(_plain, found) if word))


def matches(pattern: str, path: str) -> bool:
    """Whether a glob matches a path by its base name or as a whole, in any case of letters.

    `*` and `?` stay within one folder, `**` goes through any number of them, `{a,b}` is one of both. A pattern with
    folders matches from any folder on: it is not known where the project begins.
    """
    parts = _parts(path)
    return bool(parts) and any(_reaches(alternative, parts) for alternative in _alternatives(pattern))


def says(pattern: str, word: str) -> bool:
    """Whether a glob names a word that does not look like a path: `Dockerfile` and `**/Dockerfile*` do, `*` not."""
    said = word.casefold()
    return any(
        alternative[-1].rstrip("*") == said and all(folder == "**" for folder in alternative[:-1])
        for alternative in _alternatives(pattern)
    )


def _plain(word: str) -> str:
    return word.strip().rstrip(".:!?…").strip("*")


def _parts(path: str) -> tuple[str, ...]:
    return tuple(part for part in path.casefold().replace("\\", "/").split("/") if part not in ("", "."))


@lru_cache(2_048)
def _alternatives(pattern: str) -> tuple[tuple[str, ...], ...]:
    """The folders and the base name of a pattern, once for each of the first 100 alternatives in its braces."""
    whole = f"{pattern}**" if pattern.endswith("/") else pattern
    spelled = islice(_spelled(whole), _MOST_ALTERNATIVES) if whole.count("{") <= _MOST_BRACES else [whole]
    return tuple(parts for parts in map(_parts, spelled) if parts)


def _spelled(pattern: str) -> Iterator[str]:
    closing = pattern.find("}", pattern.find("{") + 1)
    opening = pattern.rfind("{", 0, closing) if closing > 0 else -1
    if opening < 0:
        yield pattern
        return
    for choice in pattern[opening + 1 : closing].split(","):
        yield from _spelled(pattern[:opening] + choice + pattern[closing + 1 :])


def _reaches(pattern: tuple[str, ...], path: tuple[str, ...]) -> bool:
    """Whether the pattern matches the end of the path, whole folders at a time.

    `ends` are the places up to which the part of the pattern that was looked at matches.
    """
    ends = set(range(len(path)))
    for segment in pattern:
        if segment == "**":
            ends = set(range(min(ends), len(path) + 1)) if ends else ends
        else:
            ends = {at + 1 for at in ends if at < len(path) and fnmatch.fnmatchcase(path[at], segment)}
    return len(path) in ends
