"""Vectors of texts in a file beside the journal: too many to stand in a change set, which names the file.

The file: the magic, the dimension and the number of vectors as u32, the SHA-256 of every text, then the vectors as
little-endian float32. Its own SHA-256 is its name: what is found under that name is what was written.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from struct import Struct

import numpy as np

from explorer.memory.protocols import Matrix
from explorer.memory.text import content_hash
from explorer.store.float_vectors import usable_vector
from explorer.store.folder_sync import sync_folder

_HEADER = Struct("<8sII")
_MAGIC = b"MEVECS01"
_DIGEST_SIZE = 32
_OLD_SECONDS = 86_400.0
_PREFIX, _SUFFIX = "vectors-", ".f32"


def write_vectors(folder: Path, texts: Sequence[str], vectors: Matrix) -> str:
    """Write the vectors of `texts`, which are all different, shape (len(texts), dimension); the name to read them by.

    They are on the disk when this returns. What can be found by no search is left out. Raises OSError; then nothing is
    left of it.
    """
    dimension = vectors.shape[1]
    encoded = [np.ascontiguousarray(each, "<f4").tobytes() for each in vectors]
    usable = [number for number, each in enumerate(encoded) if usable_vector(each, dimension) is not None]
    whole = hashlib.sha256()
    handle, unfinished = tempfile.mkstemp(prefix=_PREFIX, suffix=".unfinished", dir=folder)
    try:
        with os.fdopen(handle, "wb") as file:
            parts = (
                _HEADER.pack(_MAGIC, dimension, len(usable)),
                b"".join(_digest(texts[number]) for number in usable),
                *(encoded[number] for number in usable),
            )
            for part in parts:
                whole.update(part)
                file.write(part)
            file.flush()
            os.fsync(file.fileno())
        Path(unfinished).rename(vectors_path(folder, whole.hexdigest()))
        sync_folder(folder)
    except OSError:
        Path(unfinished).unlink(missing_ok=True)
        raise
    return whole.hexdigest()


def read_vectors(folder: Path, name: str) -> Mapping[str, bytes] | None:
    """Encoded vectors by the SHA-256 of their text, in hex; None where there is no such file, or not as it was."""
    try:
        data = vectors_path(folder, name).read_bytes()
    except FileNotFoundError:
        return None
    if hashlib.sha256(data).hexdigest() != name or len(data) < _HEADER.size:
        return None
    magic, dimension, count = _HEADER.unpack_from(data)
    at, size = _HEADER.size + _DIGEST_SIZE * count, 4 * dimension
    if magic != _MAGIC or len(data) != at + size * count:
        return None
    digests = (data[place : place + _DIGEST_SIZE].hex() for place in range(_HEADER.size, at, _DIGEST_SIZE))
    return {digest: data[at + number * size : at + (number + 1) * size] for number, digest in enumerate(digests)}


def vectors_path(folder: Path, name: str) -> Path:
    """Where the vectors of that name are."""
    return folder / f"{_PREFIX}{name}{_SUFFIX}"


def remove_old_vectors(folder: Path, kept: Sequence[str]) -> None:
    """Remove such files that nobody waits for, `kept` being those of whom somebody does, once they are a day old.

    A younger one may be about to be noted. What a process that was killed left of one goes, too.
    """
    stay = {vectors_path(folder, name) for name in kept}
    before = time.time() - _OLD_SECONDS
    for each in folder.glob(f"{_PREFIX}*"):
        if each not in stay and each.is_file() and each.stat().st_mtime < before:
            each.unlink(missing_ok=True)


def _digest(text: str) -> bytes:
    return bytes.fromhex(content_hash(text))
