"""How much an answer tells at once; what is left out is counted, never silent."""

from __future__ import annotations

from explorer.memory.errors import MemoryExplorerError

LISTED = 50


class NoLimit(MemoryExplorerError):
    """So many cannot be told."""


def check_limit(limit: int) -> None:
    """Raises `NoLimit` below 1. To be asked before anything is done."""
    if limit < 1:
        raise NoLimit(f"The limit is a number from 1 on, not {limit:,}. Nothing was done.")
