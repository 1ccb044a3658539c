"""Texts that agents give, checked before anything is made of them."""

from __future__ import annotations

from explorer.memory.errors import MemoryExplorerError


class UnusableText(MemoryExplorerError):
    """There is no text, or it holds what no file can."""


def given_text(text: str, what: str) -> str:
    """`text` as it is kept: without outer white space. Raises `UnusableText`; `what` says whose text it is."""
    kept = text.strip()
    if not kept:
        raise UnusableText(f"{what} needs a text. Nothing was written; say it in `content`.")
    return given_name(kept, what)


def given_name(text: str, what: str) -> str:
    """The same for a name, which may be empty."""
    kept = text.strip()
    try:
        kept.encode()
    except UnicodeEncodeError:
        raise UnusableText(
            f"{what} holds half characters (a lone \\ud800 … \\udfff), which no text can have. Nothing was written; "
            "send whole characters."
        ) from None
    return kept
