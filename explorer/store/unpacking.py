"""Takes the workspaces out of a zip file. What is in one was put there by somebody else: nothing of it is believed."""

from __future__ import annotations

import lzma
import re
import shutil
import stat
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from zipfile import ZipFile, ZipInfo

from explorer.memory.errors import UnusableSource
from explorer.memory.protocols import Report

_MAIN, _LOG, _ARCHIVE = ".vdb", ".wal", ".zip"
_RESERVE_BYTES = 200 << 20
_ABSURD_RATIO, _UNSUSPICIOUS_BYTES = 200, 50 << 20
_PIECE_BYTES = 1 << 20
_ENCRYPTED = 1
_UP, _DRIVE = "..", re.compile(r"[A-Za-z]:")
# What macOS puts beside every file.
_SHADOW, _SHADOW_FOLDER = "._", "__MACOSX"
_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    struct.error,
    EOFError,
    RuntimeError,
    UnicodeError,
)


def unpack(archive: Path, temporary: Path, report: Report) -> list[Path]:
    """The workspaces in a zip file, each in a folder of its own with its log, in a new folder below `temporary`.

    Zip files in it are not looked into. Raises `UnusableSource`, and what `report` raises; nothing is left then.
    """
    name = f"“{archive.name}”"
    try:
        with ZipFile(archive) as opened:
            members = _wanted(opened, name)
            _check_size(members, temporary, name)
            return _unpack(opened, members, temporary, report)
    except _BROKEN as error:
        raise UnusableSource(
            f"{name} is damaged or no zip file ({error}). Nothing was unpacked. Ask for it once more, or unpack it "
            "with another program and choose the .vdb file."
        ) from error
    except OSError as error:
        raise UnusableSource(f"{name} cannot be unpacked: {error.strerror or error}. Nothing was unpacked.") from error


def _wanted(opened: ZipFile, name: str) -> list[tuple[ZipInfo, ZipInfo | None]]:
    """The workspaces, each with its log, in the order of their names."""
    members: dict[str, ZipInfo] = {}
    has_archives = False
    for info in opened.infolist():
        path = PurePosixPath(info.filename)
        has_archives |= path.suffix.lower() == _ARCHIVE
        if not _is_part(info, path):
            continue
        if "\\" in info.filename or path.is_absolute() or _UP in path.parts or _DRIVE.match(info.filename):
            raise UnusableSource(
                f"{name} holds a file “{info.filename}” that would be put outside of its folder. Nothing was unpacked; "
                "do not trust where it came from."
            )
        if info.filename in members:
            raise UnusableSource(f"{name} holds two files “{info.filename}”, so it is not clear which is meant.")
        if info.flag_bits & _ENCRYPTED:
            raise UnusableSource(f"{name} is protected by a password. Unpack it yourself and choose the .vdb file.")
        members[info.filename] = info
    mains = [info for path, info in sorted(members.items()) if path.lower().endswith(_MAIN)]
    if not mains:
        inner = " The zip files in it are not looked into: unpack it and choose one of them." if has_archives else ""
        raise UnusableSource(f"{name} holds no workspace, that is no .vdb file.{inner}")
    return [(main, members.get(f"{main.filename}{_LOG}")) for main in mains]


def _is_part(info: ZipInfo, path: PurePosixPath) -> bool:
    """Whether it is the file or the log of a workspace. Links, which may lead anywhere, are not."""
    is_named_so = path.name.lower().endswith((_MAIN, f"{_MAIN}{_LOG}"))
    is_shadow = path.name.startswith(_SHADOW) or _SHADOW_FOLDER in path.parts
    kind = stat.S_IFMT(info.external_attr >> 16)
    return is_named_so and not is_shadow and not info.is_dir() and kind in (0, stat.S_IFREG)


def _check_size(members: Sequence[tuple[ZipInfo, ZipInfo | None]], temporary: Path, name: str) -> None:
    parts = [part for member in members for part in member if part is not None]
    whole, packed = sum(part.file_size for part in parts), sum(part.compress_size for part in parts)
    if whole > _UNSUSPICIOUS_BYTES and whole > packed * _ABSURD_RATIO:
        raise UnusableSource(
            f"{name} claims to unpack to {whole:,} bytes from {packed:,}, as no workspace does. Nothing was unpacked."
        )
    temporary.mkdir(0o700, parents=True, exist_ok=True)
    free = shutil.disk_usage(temporary).free - _RESERVE_BYTES
    if whole > free:
        raise UnusableSource(
            f"{name} unpacks to {whole:,} bytes, and “{temporary}” has room for {max(free, 0):,}. Free some space."
        )


def _unpack(
    opened: ZipFile, members: Sequence[tuple[ZipInfo, ZipInfo | None]], temporary: Path, report: Report
) -> list[Path]:
    whole = sum(part.file_size for member in members for part in member if part is not None)
    folder = Path(tempfile.mkdtemp(prefix="unpacked-", dir=temporary))
    done = 0
    found = []
    try:
        for number, (main, log) in enumerate(members):
            own = folder / str(number)
            own.mkdir(0o700)
            target = own / PurePosixPath(main.filename).name
            for info, path in ((main, target), (log, target.with_name(target.name + _LOG))):
                if info is not None:
                    done = _copy(opened, info, path, done, whole, report)
            found.append(target)
        report(1.0)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return found


def _copy(opened: ZipFile, info: ZipInfo, path: Path, done: int, whole: int, report: Report) -> int:
    """Unpack one file; how much is done then. What comes out is counted: it may be more than was declared."""
    size = 0
    with opened.open(info) as source, path.open("xb") as target:
        while piece := source.read(_PIECE_BYTES):
            report(min(done / max(whole, 1), 1.0))
            size += len(piece)
            done += len(piece)
            if size > info.file_size:
                raise zipfile.BadZipFile("it is larger than it says")
            target.write(piece)
    if size != info.file_size:
        raise zipfile.BadZipFile("it is shorter than it says")
    return done
