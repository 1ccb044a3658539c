"""Which memory there is which one here, where their ids do not say so."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from explorer.memory.keys import Key, readings
from explorer.memory.text import content_hash, known_digests
from explorer.services import imports
from explorer.services.teleport.classify import Origin, classify
from explorer.services.teleport.fields import TEXT, differing_fields
from explorer.services.teleport.sides import Side, State, is_named


def copies_by_text(there: State) -> Sequence[Key]:
    """Where `keep both` puts what is there: the id follows from the text, so that a second merge finds it."""
    return (imports.copy_key(there.root, content_hash(there.text)),)


@dataclass(frozen=True, slots=True)
class Naming:
    """How memories that come in are called where their own ids are taken.

    `copies` gives keys that follow from a memory and its text, to be taken in this order. `origin` is where a record
    there stands in this workspace too, under another name; None where it stands in another file.
    """

    copies: Callable[[State], Sequence[Key]] = copies_by_text
    origin: Callable[[Key], Key] | None = None


class Pairing:
    """Finds, for lineages there whose id nobody has here, the same ones under other ids."""

    def __init__(self, here: Side, there: Side, base: Side | None, naming: Naming) -> None:
        self._here, self._there, self._base, self._naming = here, there, base, naming
        self._twins: dict[Key, Key | None] = {}

    def twin(self, root: Key) -> Key | None:
        """The one of the same name; of memories without names, one with the same text, as long as that stays here."""
        if root not in self._twins:
            self._twins[root] = self._twin(root)
        return self._twins[root]

    def copy(self, there: State) -> Key | None:
        """The one that `keep both` brought at an earlier merge."""
        copies = (self._here.root(key) for key in reversed(self._naming.copies(there)) if key != there.root)
        return next((root for root in copies if root is not None), None)

    def deleted(self, there: State) -> Key | None:
        """One with the same text that was deleted here, unless it was there too: then the text was written anew."""
        found = self._here.deleted_with(there.root.namespace, known_digests(there.text)) if there.text else None
        newest = None if found is None else self._there.newest(found)
        return None if newest is not None and newest.deleted else found

    def aligned(self, here: State, other: State | None) -> State | None:
        """A state there, or a former one, with what took its place called as it is here, if that is the same memory."""
        if other is None or not here.replaced_by or other.replaced_by in ("", here.replaced_by):
            return other
        names = readings(other.replaced_by, other.root.namespace)
        successor = next((there for key in names if (there := self._there.state(key)) is not None), None)
        if successor is None:
            return other
        same = (self.twin(successor.root), self.copy(successor))
        is_same = any(key is not None and str(key) == here.replaced_by for key in same)
        return replace(other, replaced_by=here.replaced_by) if is_same else other

    def _twin(self, root: Key) -> Key | None:
        newest = self._there.newest(root)
        if newest is None or newest.deleted or self._here.newest(root) is not None:
            return None
        metadata = self._there.metadata(Key(root.namespace, newest.id)) or {}
        if is_named(root.namespace, metadata):
            return self._named(root, metadata)
        found = self._here.with_text(root.namespace, newest.text)
        return found if found is not None and self._stays(found) else None

    def _named(self, root: Key, metadata: Mapping[str, Any]) -> Key | None:
        """The one of that name, unless there are two of the name there, which do not say the same."""
        found = self._here.with_name(root.namespace, metadata)
        other = None if found is None else self._there.state(found)
        this = self._there.state(root)
        if other is None or this is None or not differing_fields(other.fields, this.fields):
            return found
        return None

    def _stays(self, found: Key) -> bool:
        """Whether a memory here keeps its text: where theirs is to take its place, the text is still to come in."""
        here, there = self._here.state(found), self._there.state(found)
        if there is None:
            return True
        verdict = classify(here, there, None if self._base is None else self._base.state(found))
        return not any(field.name == TEXT and field.origin is not Origin.HERE for field in verdict.fields)
