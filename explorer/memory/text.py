"""When two texts are the same text, and which digest another writer used for one (SEMANTICS 1)."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable, Iterator

# Digest name -> (function, hex lengths in use: whole, and the truncations that writers are known to make)
_DIGESTS: dict[str, tuple[Callable[[bytes], str], tuple[int, ...]]] = {
    "sha256": (lambda data: hashlib.sha256(data).hexdigest(), (64, 32, 16, 12, 8)),
    "sha1": (lambda data: hashlib.sha1(data, usedforsecurity=False).hexdigest(), (40, 16, 12, 8)),
    "md5": (lambda data: hashlib.md5(data, usedforsecurity=False).hexdigest(), (32, 16, 12, 8)),
}


def normalise(text: str) -> str:
    """NFC with outer white space stripped: two texts are equal when this is."""
    return unicodedata.normalize("NFC", text).strip()


def same_text(one: str, other: str) -> bool:
    """Whether both are the same text to a person; hashes are not asked."""
    return one == other or normalise(one) == normalise(other)


def content_hash(text: str) -> str:
    """SHA-256 hex of the UTF-8 text: what we write beside it."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def known_digests(text: str) -> Iterator[str]:
    """Every digest that a writer may have stored for `text`, in hex: each function at each length."""
    data = text.encode("utf-8", "surrogatepass")
    for function, lengths in _DIGESTS.values():
        whole = function(data)
        yield from (whole[:length] for length in lengths)


def digest_by(algorithm: str, text: str) -> str:
    """The digest of `text` that `identify_digest` names so."""
    name, _, length = algorithm.partition(":")
    whole = _DIGESTS[name][0](text.encode("utf-8", "surrogatepass"))
    return whole[: int(length)] if length else whole


def identify_digest(text: str, digest: str) -> str | None:
    """Which known digest of `text` the hex string `digest` is: `sha256`, or `md5:12` where it is cut to 12 digits.

    None where it is no known digest of this text.
    """
    data = text.encode("utf-8", "surrogatepass")
    wanted = digest.strip().lower()
    for name, (function, lengths) in _DIGESTS.items():
        if len(wanted) in lengths:
            whole = function(data)
            if whole.startswith(wanted):
                return name if len(whole) == len(wanted) else f"{name}:{len(wanted)}"
    return None
