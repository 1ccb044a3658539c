"""References that follow a memory to where it is moved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from explorer.memory.changes import Patch
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal
from explorer.memory.records import SUPERSEDED_BY, SYSTEM_PREFIX, UNDONE
from explorer.services.editing import Editing
from explorer.services.teleport.references import meanings, with_references


class References:
    """What names what, before and after records got the names that `renames` gives."""

    def __init__(self, editing: Editing, renames: Mapping[Key, Key], is_there: Callable[[Key], bool]) -> None:
        """`is_there` = a record stands under that key afterwards."""
        self._editing, self._renames, self._is_there = editing, renames, is_there

    def said_in(self, metadata: Mapping[str, Any], key: Key, home: str) -> dict[str, Any]:
        """The metadata of the record `key` once it stands in the namespace `home`: it means the same records there."""
        return with_references(metadata, lambda name, said: self._said(name, said, key.namespace, home))

    def following(self) -> Iterator[Patch]:
        """What the records that stay say, so that they go on meaning what was moved."""
        for key in self._naming():
            metadata = self._editing.ahead.metadata(key)
            if key in self._renames or metadata is None or metadata.get(SUPERSEDED_BY) == UNDONE:
                continue
            said = self._followed(metadata, key.namespace)
            after = {name: value for name, value in said.items() if value != metadata.get(name)}
            if after:
                yield Patch(key, {name: metadata.get(name) for name in after}, after)

    def _naming(self) -> Iterator[Key]:
        """The records that may name one that is moved, each once."""
        snapshot = self._editing.snapshot
        found = {fact.key for key in self._renames for _, fact in snapshot.referrers(key)}
        found.update(filter(_is_of_the_system, snapshot.keys()))
        yield from sorted(found | set(self._editing.ahead.touched))

    def _followed(self, metadata: Mapping[str, Any], home: str) -> dict[str, Any]:
        def say(name: str, said: object) -> object:
            key = self._meant(name, said, home)
            return said if key is None or key not in self._renames else self._name(name, said, key, home)

        return with_references(metadata, say)

    def _said(self, name: str, said: object, before: str, home: str) -> object:
        key = self._meant(name, said, before)
        if key is not None:
            return self._name(name, said, key, home)
        is_reference = isinstance(said, str) and said and not said.startswith(SYSTEM_PREFIX)
        if is_reference and any(self._is_there(each) for each in meanings(name, str(said), home)):
            # It led nowhere, and must not lead to a stranger now.
            return str(Key(before, str(said)))
        return said

    def _name(self, name: str, said: object, key: Key, home: str) -> str:
        """How a record of `home` names what `key` was: by its id alone where it did so, or must."""
        target = self._renames.get(key, key)
        is_plain = target.namespace == home and (name == SUPERSEDED_BY or said == key.id)
        return target.id if is_plain else str(target)

    def _meant(self, name: str, said: object, home: str) -> Key | None:
        if not isinstance(said, str) or not said or said.startswith(SYSTEM_PREFIX):
            return None
        read = self._editing.ahead.metadata
        return next((key for key in meanings(name, said, home) if read(key) is not None), None)


def _is_of_the_system(key: Key) -> bool:
    return is_internal(key.namespace)
