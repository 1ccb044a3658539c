"""What an operation does to a record: the same for the writer, for what the window shows ahead, and for tests."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any

from explorer.memory.changes import (
    BOOKKEEPING,
    Import,
    Insert,
    Operation,
    Patch,
    Purge,
    Reembed,
    ReembedAll,
    Values,
    Withdraw,
)
from explorer.memory.keys import Key
from explorer.memory.records import SUPERSEDED_BY, UNDONE
from explorer.memory.text import content_hash
from explorer.memory.times import parse_seconds

Read = Callable[[Key], Mapping[str, Any] | None]
"""The metadata of a record as it stands; None where there is none."""
EMBEDDING_MODEL, EMBEDDING_RUN = "embedding_model", "embedding_run"
"""Fields of the workspace's own record: the model of its vectors, and the run that made all of them, if one did."""
# What belongs to one record of a lineage and is not carried over to the next.
_OWN = (SUPERSEDED_BY, "deleted_at", "deleted_by", "delete_reason", "embedding_stale")


class Standing(StrEnum):
    """How an operation meets the record as it is now."""

    READY = "ready"
    """The record is what the operation expects."""
    DONE = "done"
    """It has been applied already."""
    STALE = "stale"
    """Somebody else changed the record."""


def same_value(one: object, other: object) -> bool:
    """Whether two metadata values are the same; missing, null and empty text are, yes and 1 are not.

    What is no finite number counts as missing: the journal's JSON has no word for it but null.
    """
    if _is_missing(one) or _is_missing(other):
        return _is_missing(one) and _is_missing(other)
    return isinstance(one, bool) is isinstance(other, bool) and one == other


def holds(values: Values, current: Values) -> bool:
    """Whether every one of `values` stands in `current`, use and time of change apart."""
    return not differing(values, current)


def differing(values: Values, current: Values) -> list[str]:
    """The names of those `values` that do not stand in `current`, use and time of change apart."""
    return [
        name for name, value in values.items() if name not in BOOKKEEPING and not same_value(value, current.get(name))
    ]


def standing(operation: Operation, read: Read) -> Standing:
    """How `operation` meets what `read` gives."""
    current = read(operation.key)
    if isinstance(operation, Patch):
        return _patch_standing(operation, current)
    if isinstance(operation, Insert | Import):
        return _insert_standing(operation, current, read)
    if isinstance(operation, Withdraw):
        return _withdraw_standing(operation, current, read)
    if isinstance(operation, ReembedAll):
        return _reembed_all_standing(operation, current or {})
    if current is None:
        return Standing.DONE if isinstance(operation, Purge) else Standing.STALE
    if isinstance(operation, Reembed) and not current.get("embedding_stale"):
        return Standing.DONE
    is_as_seen = digest_of(current) == operation.digest
    if isinstance(operation, Purge):
        is_as_seen = is_as_seen and holds(operation.before, current)
    return Standing.READY if is_as_seen else Standing.STALE


def standings(operations: Iterable[Operation], read: Read) -> list[Standing]:
    """The standing of each operation of one change set."""
    return [standing(operation, read) for operation in operations]


def written(operation: Operation, read: Read) -> dict[str, Any]:
    """The metadata that a ready operation writes: of a record that is there, the fields that change; else all.

    Times of use and change that are later than the operation's are left as they are.
    """
    current = read(operation.key)
    if isinstance(operation, Patch):
        assert current is not None
        return {name: value for name, value in operation.after.items() if _is_due(operation, name, current)}
    if isinstance(operation, Withdraw):
        return {SUPERSEDED_BY: UNDONE}
    if isinstance(operation, Reembed):
        return {"embedding_stale": None}
    if isinstance(operation, ReembedAll):
        return {EMBEDDING_MODEL: operation.model, "dimension": operation.dimension, EMBEDDING_RUN: operation.mark}
    if isinstance(operation, Purge):
        return {}
    if isinstance(operation, Import):
        return _imported(operation, current)
    carried = _carried(operation, read) or {}
    if current is None:
        return carried | operation.changes
    # It was undone: what was edited on its source since then is not to be hidden by it.
    fields = {name: value for name, value in carried.items() if name not in BOOKKEEPING}
    return {SUPERSEDED_BY: None, **fields, **operation.changes}


def digest_of(metadata: Values) -> str:
    """The SHA-256 of a record's text, by which an operation that keeps no copy of it knows it again."""
    content = metadata.get("content")
    return content_hash(content if isinstance(content, str) else "")


def made(operation: Insert | Import) -> dict[str, Any]:
    """The metadata that an insert or import brings of its own."""
    return operation.changes if isinstance(operation, Insert) else operation.metadata


def _imported(operation: Import, current: Values | None) -> dict[str, Any]:
    if current is None:
        return dict(operation.metadata)
    # It was undone, and may have been of another text then: the vector in the file is of that.
    cleared = dict.fromkeys((*current, SUPERSEDED_BY))
    has_text = same_value(operation.metadata.get("content"), current.get("content"))
    is_other = not has_text or current.get("embedding_stale")
    return cleared | operation.metadata | ({"embedding_stale": True} if is_other else {})


def _carried(operation: Insert | Import, read: Read) -> dict[str, Any] | None:
    """What a revision takes over from its source as that stands; None where there is no source."""
    if isinstance(operation, Import) or operation.source is None:
        return None
    source = read(operation.source)
    return None if source is None else {name: value for name, value in source.items() if name not in _OWN}


def _is_missing(value: object) -> bool:
    return value is None or value == "" or (isinstance(value, float) and not math.isfinite(value))


def _patch_standing(operation: Patch, current: Values | None) -> Standing:
    if current is None:
        return Standing.STALE
    if holds(operation.after, current):
        return Standing.READY if _renews(operation, current) else Standing.DONE
    return Standing.READY if holds(operation.before, current) else Standing.STALE


def _insert_standing(operation: Insert | Import, current: Values | None, read: Read) -> Standing:
    if current is None:
        is_orphan = isinstance(operation, Insert) and operation.source is not None and read(operation.source) is None
        return Standing.STALE if is_orphan else Standing.READY
    is_undone = current.get(SUPERSEDED_BY) == UNDONE
    has_text = same_value(made(operation).get("content"), current.get("content"))
    if is_undone and (has_text or isinstance(operation, Import)):
        return Standing.READY
    return Standing.DONE if not is_undone and holds(made(operation), current) else Standing.STALE


def _reembed_all_standing(operation: ReembedAll, current: Values) -> Standing:
    if current.get(EMBEDDING_RUN) == operation.mark:
        return Standing.DONE
    return Standing.READY if holds(operation.before, current) else Standing.STALE


def _withdraw_standing(operation: Withdraw, current: Values | None, read: Read) -> Standing:
    if current is None or current.get(SUPERSEDED_BY) == UNDONE:
        return Standing.DONE
    inserted = operation.inserted
    # Whatever digest another program writes: a revision has its text as long as that says the same.
    expected = {name: value for name, value in made(inserted).items() if name != "content_hash"}
    is_as_made = holds({SUPERSEDED_BY: None, **expected}, current) and not _was_edited(inserted, current, read)
    return Standing.READY if is_as_made else Standing.STALE


def _was_edited(inserted: Insert | Import, current: Values, read: Read) -> bool:
    """Whether a record has come to differ from what it was made of, beside its text: what was edited would go too."""
    carried = {} if isinstance(inserted, Import) else _carried(inserted, read)
    if carried is None:
        return False
    names = (carried.keys() | current.keys()) - made(inserted).keys() - BOOKKEEPING - {*_OWN, "content_hash"}
    return any(not same_value(carried.get(name), current.get(name)) for name in names)


def _renews(operation: Patch, current: Values) -> bool:
    """Whether a patch is about nothing but use, and some of it is not there yet."""
    return operation.after.keys() <= BOOKKEEPING and any(
        not same_value(value, current.get(name)) and _is_due(operation, name, current)
        for name, value in operation.after.items()
    )


def _is_due(operation: Patch, name: str, current: Values) -> bool:
    if name not in BOOKKEEPING or same_value(operation.before[name], current.get(name)):
        return True
    ours, theirs = parse_seconds(operation.after[name]), parse_seconds(current.get(name))
    return ours is not None and (theirs is None or ours > theirs)
