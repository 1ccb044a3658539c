"""Looking for words in the differences between two files."""

from __future__ import annotations

import unicodedata

from explorer.memory.keys import Key
from explorer.services.teleport.compare import Comparison
from explorer.services.teleport.sides import State

_LOOKED_AT = ("content", "topic", "domain", "label", "name", "agent_id", "role", "tags")


def rows_with(comparison: Comparison, words: str) -> frozenset[Key]:
    """The rows, by root, that have every one of these words on either side, in their texts, names or ids."""
    wanted = _folded(words).split()
    return frozenset(
        row.root
        for row in comparison.rows
        if _has(comparison.here.newest_state(row.here_root), row.root, wanted)
        or _has(comparison.there.newest_state(row.there_root), row.root, wanted)
    )


def _has(state: State | None, root: Key, wanted: list[str]) -> bool:
    if state is None:
        return False
    said = (state.metadata.get(name) for name in _LOOKED_AT)
    text = _folded(" ".join([str(root), *(str(each) for each in said if each)]))
    return all(word in text for word in wanted)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFC", text).casefold()
