"""Why a memory is gone from a branch though nobody found it wrong: what a tombstone says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.memory.keys import Key

BRANCH_DELETED = "branch deleted"
_MOVED = "moved to "


def moved_to(target: Key) -> str:
    """The reason of a memory that stands elsewhere now."""
    return f"{_MOVED}{target}"


def went_with_branch(tombstone: Mapping[str, Any]) -> bool:
    """Whether a memory was moved, or deleted with its whole branch: that is no judgement of what it says."""
    reason = tombstone.get("delete_reason")
    return isinstance(reason, str) and (reason == BRANCH_DELETED or reason.startswith(_MOVED))


def was_moved(tombstone: Mapping[str, Any]) -> bool:
    """Whether a memory stands elsewhere."""
    reason = tombstone.get("delete_reason")
    return isinstance(reason, str) and reason.startswith(_MOVED)
