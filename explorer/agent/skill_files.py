"""Files that hold skills: found in folders, read as text; what cannot be read is told and stops nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from explorer.agent.importers.source_text import decode
from explorer.memory.errors import UnusableSource
from explorer.services.skills.parsing import FOLDER_FILE, Problem

LARGEST = 1024 * 1024
_ENDINGS = frozenset((".md", ".mdc", ".markdown"))
_NO_SKILLS = frozenset((".git", "node_modules"))
_ABOUT_THE_FOLDER = frozenset(("readme", "changelog", "license", "contributing"))


@dataclass(frozen=True, slots=True)
class SkillText:
    """A file's name, from the folder on that was named, and its text."""

    file: str
    text: str


@dataclass(frozen=True, slots=True)
class SkillTexts:
    """What the files hold; `problems` name those that cannot be read, and what is odd in one that can.

    `passed_over` are files about a folder (README.md and its like) without a front matter.
    """

    texts: tuple[SkillText, ...]
    problems: tuple[Problem, ...]
    passed_over: tuple[str, ...]


def read_skill_files(sources: Sequence[Path]) -> SkillTexts:
    """The texts of these files and of all Markdown files in these folders, each file once, in the order of its name.

    Below a folder with a `SKILL.md` everything else belongs to that skill and is none of its own. Raises
    `UnusableSource` where a path is wrong or there is no file at all.
    """
    texts: list[SkillText] = []
    problems: list[Problem] = []
    passed_over: list[str] = []
    seen: set[str] = set()
    for source in sources:
        whole = _checked(source)
        # A file is known by its folder too: that is the name of a `SKILL.md`.
        base = whole.parent if whole.is_dir() else whole.parent.parent
        for path in _files(whole, problems) if whole.is_dir() else [whole]:
            real = os.path.realpath(path)
            if real in seen:
                continue
            seen.add(real)
            name = _shown(path.relative_to(base))
            read = _read(path, name, problems)
            if read is None:
                continue
            if whole.is_dir() and path.stem.casefold() in _ABOUT_THE_FOLDER and not read.text.startswith("---"):
                passed_over.append(name)
            else:
                texts.append(read)
    if not seen and not problems:
        named = ", ".join(f"“{_shown(source)}”" for source in sources)
        raise UnusableSource(f"There is no Markdown file (.md, .mdc) in {named}. Nothing was loaded.")
    return SkillTexts(tuple(texts), tuple(problems), tuple(passed_over))


def _checked(source: Path) -> Path:
    try:
        source.stat()
    except FileNotFoundError:
        raise UnusableSource(f"There is nothing at “{_shown(source)}”. Check the path. Nothing was loaded.") from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise UnusableSource(f"“{_shown(source)}” cannot be read: {why}. Nothing was loaded.") from error
    return Path(os.path.abspath(source))  # noqa: PTH100 - `resolve` would give a linked folder another name


def _files(folder: Path, problems: list[Problem]) -> Iterator[Path]:
    """The Markdown files below, links followed, each folder once."""
    seen: set[tuple[int, int]] = set()

    def note(error: OSError) -> None:
        name = _shown(Path(error.filename).relative_to(folder.parent))
        problems.append(Problem(name, 0, f"The folder cannot be read: {error.strerror}."))

    for where, folders, files in os.walk(folder, followlinks=True, onerror=note):
        status = Path(where).stat()
        if (status.st_dev, status.st_ino) in seen:
            folders.clear()
            continue
        seen.add((status.st_dev, status.st_ino))
        found = sorted(Path(where, name) for name in files if Path(name).suffix.casefold() in _ENDINGS)
        own = [path for path in found if path.stem.casefold() == FOLDER_FILE]
        folders[:] = [] if own else sorted(name for name in folders if name not in _NO_SKILLS)
        yield from own or found


def _read(path: Path, name: str, problems: list[Problem]) -> SkillText | None:
    reason = ""
    try:
        if not path.is_file():
            reason = "This is no regular file."
        elif path.stat().st_size > LARGEST:
            reason = f"This is larger than {LARGEST // 1024:,} KiB, the most that a skill can have."
        else:
            text, odd = decode(path.read_bytes())
            if "\0" not in text:
                problems += [Problem(name, part.line, part.reason) for part in odd]
                return SkillText(name, text)
            reason = "This is no text."
    except OSError as error:
        reason = f"This cannot be read: {error.strerror}."
    problems.append(Problem(name, 0, reason))
    return None


def _shown(path: Path) -> str:
    """The path as UTF-8 has it; bytes of a name that it has not become a question mark."""
    return path.as_posix().encode("utf-8", "replace").decode()
