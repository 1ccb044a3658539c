"""Writes a workspace that travels: a `.vdb` of its own, with nothing beside it, there whole or not at all."""

from __future__ import annotations

import os
import stat
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from fnmatch import fnmatchcase
from pathlib import Path
from struct import Struct

from explorer.memory.cargo import Whole
from explorer.memory.errors import CannotSend, TargetExists
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.memory.teleport import Parcel, Sent
from explorer.store import vdb_format as fmt
from explorer.store.float_vectors import usable_vector
from explorer.store.folder_sync import sync_folder
from explorer.store.index_names import are_too_long
from explorer.store.key_vector import key_vector
from explorer.store.keyword_terms import record_terms
from explorer.store.mending import locked
from explorer.store.vdb_encode import encode_map, encode_text
from explorer.store.vdb_extras import encode_extras
from explorer.store.whole_file import put_new, unfinished_beside, write_synced

_U32, _F64 = Struct("<I"), Struct("<d")
# What vectlite keeps beside a workspace: read with another file of that name, it would spoil that.
_PENDING = (".wal", ".tmp")
_INDEXES = (".ann", ".ann.*", ".sparse", ".pidx", ".quant", ".mvquant*")
_KEPT = (".lock", *_PENDING, *_INDEXES)


def write_parcel(parcel: Parcel, path: Path, report: Report, *, replace: bool = False) -> Sent:
    """Write `parcel` to `path`; where that ends in any other way than well, all is as it was.

    With `replace` a file of that name goes, with what vectlite keeps beside it. Raises `TargetExists` where there is
    one and it is not to, `CannotSend` where it cannot be written or is in use, and what `report` raises.
    """
    records = sorted(parcel.records, key=lambda each: (each.namespace, each.id))
    counts = Counter(each.namespace for each in records)
    return write_parts(_parts(parcel, records), counts, path, report, replace=replace)


def write_parts(
    parts: Iterable[bytes], counts: Mapping[str, int], path: Path, report: Report, *, replace: bool = False
) -> Sent:
    """Write the bytes of a `.vdb`, header and then record by record; `counts` are its records by namespace.

    What is promised and raised is as for `write_parcel`.
    """
    replace = replace and os.path.lexists(path)
    _check(path, counts, replace=replace)
    unfinished = unfinished_beside(path)
    try:
        digest, size = write_synced(unfinished, parts, sum(counts.values()), report)
        report(1.0)
        if replace:
            _replace(unfinished, path)
        else:
            _put(unfinished, path)
    except OSError as error:
        raise CannotSend(
            f"“{path.name}” cannot be written in “{path.parent}”: {error.strerror or error}. There is no new file. "
            "Free some space, or choose another folder."
        ) from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    # It is there; whether its name survives a power cut is not worth an error now.
    with suppress(OSError):
        sync_folder(path.parent)
    return Sent(path, digest, size)


def is_or_is_beside(path: Path, workspace: Path) -> bool:
    """Whether `path` is that workspace or what vectlite keeps beside it, there or not, also through links."""
    names = {(os.path.realpath(each.parent), each.name) for each in (path, Path(os.path.realpath(path)))}
    for own in (workspace, Path(os.path.realpath(workspace))):
        folder = os.path.realpath(own.parent)
        if any(where == folder and _is_named_for(name, own.name) for where, name in names):
            return True
        if any(_is_same_file(path, each) for each in (own, *_beside(own, _KEPT))):
            return True
    return False


def _is_same_file(one: Path, two: Path) -> bool:
    try:
        return one.samefile(two)
    except OSError:
        # At least one of them is not there.
        return False


def _is_named_for(name: str, workspace: str) -> bool:
    rest = name.removeprefix(workspace)
    return name == workspace or (name != rest and any(fnmatchcase(rest, suffix) for suffix in _KEPT))


def _check(path: Path, counts: Mapping[str, int], *, replace: bool) -> None:
    name = f"“{path.name}”"
    if are_too_long(path, counts):
        raise CannotSend(f"The name {name} is too long for the files that agents keep beside it. Choose a shorter one.")
    if path.is_dir() or (path.exists() and not path.is_file()):
        raise CannotSend(f"{name} is no file. Choose another name.")
    if not replace:
        _check_free(path)


def _check_free(path: Path) -> None:
    if os.path.lexists(path):
        raise _exists(path)
    rest = next(iter(_beside(path, _PENDING)), None)
    if rest is not None:
        raise TargetExists(
            f"There is no “{path.name}”, but “{rest.name}”, which belongs to a workspace of that name. "
            "Choose another name."
        )


def _exists(path: Path) -> TargetExists:
    return TargetExists(
        f"There is a file “{path.name}” in “{path.parent}” already. Choose another name, or replace it."
    )


def _parts(parcel: Parcel, records: list[Whole]) -> Iterator[bytes]:
    yield fmt.encode_header(parcel.dimension, fmt.METRICS.index(parcel.metric), len(records))
    for record in records:
        yield _encode(record, parcel.dimension)


def _encode(record: Whole, dimension: int) -> bytes:
    cargo = record.cargo
    vector = cargo.vector
    if usable_vector(vector, dimension) is None:
        vector = key_vector(Key(record.namespace, record.id), dimension).astype("<f4").tobytes()
    named = {name: each for name, each in cargo.named.items() if len(each) == 4 * dimension}
    return b"".join(
        (
            encode_text(record.namespace),
            encode_text(record.id),
            encode_map(record.metadata),
            _U32.pack(dimension),
            vector,
            encode_extras(
                named, record_terms(record.metadata, record.namespace) if cargo.terms is None else cargo.terms
            ),
            _F64.pack(cargo.expires_at),
        )
    )


def _put(unfinished: Path, path: Path) -> None:
    """Give the file its name, unless another has it, also if it has come by it just now."""
    _check_free(path)
    for stale in _beside(path, _INDEXES):
        stale.unlink(missing_ok=True)
    try:
        put_new(unfinished, path)
    except FileExistsError:
        raise _exists(path) from None


def _replace(unfinished: Path, path: Path) -> None:
    with _alone(path) as is_ours:
        if not is_ours:
            raise CannotSend(f"Another program has “{path.name}” open, so it is not replaced. Choose another name.")
        with suppress(FileNotFoundError):
            unfinished.chmod(stat.S_IMODE(path.stat().st_mode))
        aside = [(each, each.with_name(f"{unfinished.name}{each.name[len(path.name) :]}")) for each in _beside(path)]
        moved = []
        try:
            # First: a log of the old file must not be laid over the new one, whatever happens in between.
            for old, new in aside:
                old.rename(new)
                moved.append((old, new))
            unfinished.replace(path)
        except OSError:
            for old, new in reversed(moved):
                new.rename(old)
            raise
        for _, new in moved:
            with suppress(OSError):
                new.unlink()


@contextmanager
def _alone(path: Path) -> Iterator[bool]:
    """Whether no other process has the file of that name open. Where it has no lock none has, and none is made."""
    if not path.with_name(f"{path.name}.lock").exists():
        yield True
    else:
        with locked(path) as is_ours:
            yield is_ours


def _beside(path: Path, suffixes: tuple[str, ...] = (*_PENDING, *_INDEXES)) -> list[Path]:
    literal = "".join(f"[{character}]" if character in "*?[" else character for character in path.name)
    return [each for suffix in suffixes for each in path.parent.glob(f"{literal}{suffix}")]
