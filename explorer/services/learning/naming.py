"""Which record an agent means by an id."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from explorer.memory.keys import Key, readings
from explorer.memory.namespaces import HOT, NOTES, is_internal, is_visible, recalled_on
from explorer.services.editing import Editing
from explorer.services.learning.proposal import CannotLearn
from explorer.services.lineages import newest_of


def fact_named(editing: Editing, said: str, branch: str, what_not: str = "Nothing was written") -> Key:
    """The fact's record, as it is named; a plain id is looked for in what `branch` shows, its own namespaces first.

    Raises `CannotLearn` where there is none, or where several namespaces have one of that id.
    """
    found = _found(editing, said, _homes(editing, branch), internal=False)
    if not found:
        raise CannotLearn(
            f"There is no fact “{said}” in this workspace. {what_not}; name it as namespace/id, as search_memory gives "
            "it."
        )
    if len(found) > 1:
        named = ", ".join(f"“{key}”" for key in found)
        raise CannotLearn(f"“{said}” may mean {named}. {what_not}; name it as namespace/id.")
    return found[0]


def links_named(editing: Editing, said: Iterable[str], branch: str) -> list[Key]:
    """The facts that are to be linked, each in its newest text. Raises `CannotLearn` as `fact_named` does."""
    named = (fact_named(editing, each, branch) for each in said)
    return [*dict.fromkeys(newest_of(key, editing.ahead.metadata) or key for key in named)]


def sources_named(editing: Editing, said: Iterable[str], branch: str) -> list[str]:
    """The records that a fact was learned from, as namespace/id: facts, observations and session items.

    Raises `CannotLearn` for one that is not there.
    """
    homes = [*_homes(editing, branch), NOTES, HOT]
    keys: dict[str, None] = {}
    for each in said:
        found = _found(editing, each, homes, internal=True)
        if not found:
            raise CannotLearn(
                f"There is no observation “{each}” in this workspace. Nothing was written; record it first with "
                "record_observation, or leave it out."
            )
        keys[str(found[0])] = None
    return [*keys]


def _homes(editing: Editing, branch: str) -> list[str]:
    there = [name for name in editing.snapshot.namespaces if is_visible(name, branch)]
    return [*dict.fromkeys((*recalled_on(branch), *there))]


def _found(editing: Editing, said: str, homes: Sequence[str], *, internal: bool) -> list[Key]:
    """The records that `said` may mean: by the likeliest of its readings, else in every home that has the id."""
    name = said.strip()
    if not name:
        return []
    *divided, _ = readings(name, "")
    known = [*divided, *(Key(home, name) for home in homes)]
    keys = [
        key
        for key in dict.fromkeys(known)
        if (internal or not is_internal(key.namespace)) and editing.ahead.metadata(key) is not None
    ]
    whole = [key for key in keys if key in divided]
    return whole[:1] or keys
