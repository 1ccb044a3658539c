"""The files of a source that is imported: one file, or all of a folder that may hold memory. Only these are read."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from explorer.agent.importers.source_text import Unused, decode
from explorer.agent.importers.statements import SourceFile
from explorer.memory.errors import UnusableSource

LARGEST_SOURCE = 256 * 1024 * 1024
_ENDINGS = frozenset((".md", ".mdc", ".markdown", ".json", ".jsonl", ".ndjson"))
_NOT_ENTERED = frozenset((".git", "node_modules", ".venv", "venv", "__pycache__"))


@dataclass(frozen=True, slots=True)
class Source:
    """What was named, and the text of its files; `unused` are files of a folder that cannot be read, and links."""

    path: Path
    is_folder: bool
    files: tuple[SourceFile, ...]
    unused: tuple[Unused, ...] = ()


class _NotRead(NamedTuple):
    reason: str


def read_source(path: Path, heard: Callable[[], None]) -> Source:
    """The files at `path`; of a folder those that end as memory files do, in the order of their names.

    A link inside a folder is followed only to a file of that same folder. `heard` is called between files, and may
    stop everything. Raises `UnusableSource` where the path is wrong, or there is more than `LARGEST_SOURCE`.
    """
    try:
        is_folder = path.is_dir()
        if not is_folder:
            path.stat()
    except FileNotFoundError as error:
        raise UnusableSource(f"There is no file “{path}”. Check the path.") from error
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise UnusableSource(f"“{path.name}” cannot be read: {why}.") from error
    if is_folder:
        return _folder(path, heard)
    read = _read(path, path.name, LARGEST_SOURCE)
    if isinstance(read, _NotRead):
        raise UnusableSource(f"“{path.name}” {read.reason}")
    return Source(path, False, (read,))


def _folder(root: Path, heard: Callable[[], None]) -> Source:
    files: list[SourceFile] = []
    unused: list[Unused] = []
    left = LARGEST_SOURCE
    seen: set[str] = set()
    real_root = os.path.realpath(root)
    for path in _paths(root, unused):
        heard()
        name = _shown(path.relative_to(root))
        real = os.path.realpath(path)
        if os.path.commonpath([real_root, real]) != real_root:
            unused.append(Unused(0, "This is a link that leads out of the folder; it is not followed.", name))
        elif real not in seen:
            seen.add(real)
            read = _read(path, name, left)
            if isinstance(read, SourceFile):
                left -= len(read.text)
                files.append(read)
            else:
                unused.append(Unused(0, f"This {read.reason}", name))
    return Source(root, True, tuple(files), tuple(unused))


def _paths(root: Path, unused: list[Unused]) -> Iterator[Path]:
    def note(error: OSError) -> None:
        name = _shown(Path(error.filename).relative_to(root))
        unused.append(Unused(0, f"This folder cannot be read: {error.strerror}.", name))

    for where, folders, names in os.walk(root, onerror=note):
        folders[:] = sorted(name for name in folders if name not in _NOT_ENTERED)
        linked = [path for name in folders if (path := Path(where, name)).is_symlink()]
        unused += [
            Unused(0, "This link to a folder is not followed.", _shown(path.relative_to(root))) for path in linked
        ]
        yield from sorted(Path(where, name) for name in names if Path(name).suffix.casefold() in _ENDINGS)


def _read(path: Path, name: str, most: int) -> SourceFile | _NotRead:
    try:
        if not path.is_file():
            return _NotRead("is no regular file. Save what it holds to a file first.")
        status = path.stat()
        if status.st_size > most:
            limit = LARGEST_SOURCE // 2**20
            return _NotRead(f"is larger than {limit} MiB, the most that can be imported at once. Split it.")
        data = path.read_bytes()
    except OSError as error:
        return _NotRead(f"cannot be read: {error.strerror}.")
    text, unused = decode(data)
    lines = tuple(Unused(part.line, part.reason, name) for part in unused)
    return SourceFile(name, text, datetime.fromtimestamp(max(0.0, status.st_mtime), UTC), lines)


def _shown(path: Path) -> str:
    """The path as UTF-8 has it; bytes of a name that it has not become a question mark."""
    return path.as_posix().encode("utf-8", "replace").decode()
