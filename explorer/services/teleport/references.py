"""How records name each other, and what such a name becomes in another workspace."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from explorer.memory.keys import Key, readings
from explorer.memory.records import SUPERSEDED_BY, SYSTEM_PREFIX
from explorer.services.teleport.sides import Side

_LISTS = ("source_fact_ids",)
_SINGLE = ("a", "b")
_NAMING = (SUPERSEDED_BY, *_SINGLE, "winner")
Exists = Callable[[Key], bool]
Say = Callable[[str, object], object]
"""What becomes of a reference, by the name of its field; what is none comes back as it is."""


@dataclass(frozen=True, slots=True)
class Missing:
    """A record that would be here, and what it refers to and that would not.

    `is_there` = the other file has it. `is_circle` = the reference was left out, because two memories would replace
    each other. `is_too_deep` = the field itself was left out, because what it holds is nested deeper than can be taken
    apart; then `reference` is empty.
    """

    key: Key
    field: str
    reference: str
    is_there: bool
    is_circle: bool = False
    is_too_deep: bool = False


class Translation:
    """Gives references between records there the names that the same records have here."""

    def __init__(
        self,
        there: Side,
        here_roots: Mapping[Key, Key],
        exists: Exists,
        origin: Callable[[Key], Key] | None = None,
    ) -> None:
        """`here_roots` leads from lineages there to the same ones here; `exists` = the record will be here.

        `origin` is where a record there stands in this workspace under another name: what refers to one that does not
        come along goes on referring to that.
        """
        self._there = there
        self._here_roots = here_roots
        self._exists = exists
        self._origin = origin

    def metadata(self, key: Key, metadata: Mapping[str, Any]) -> dict[str, Any]:
        """All metadata of the record `key` there, with its references as they are called here."""
        return with_references(metadata, lambda name, said: self._said(name, said, key.namespace))

    def missing(self, key: Key, metadata: Mapping[str, Any]) -> Iterator[Missing]:
        """What a record that comes in, with its references translated, refers to and will not find here."""
        for name, reference in references(metadata):
            if not any(self._exists(each) for each in meanings(name, reference, key.namespace)):
                yield Missing(key, name, reference, self._resolve(name, reference, key.namespace) is not None)

    def _said(self, name: str, reference: object, home: str) -> object:
        if not isinstance(reference, str) or not reference or reference.startswith(SYSTEM_PREFIX):
            return reference
        target = self._resolve(name, reference, home)
        root = None if target is None else self._there.root(target)
        if target is None or root is None:
            return reference
        here = self._here_roots.get(root)
        if here is None or (here == root and self._exists(target)):
            return reference
        if self._origin is not None and not self._exists(here):
            return str(self._origin(target))
        return here.id if name == SUPERSEDED_BY and here.namespace == home else str(here)

    def _resolve(self, name: str, reference: str, home: str) -> Key | None:
        return next((key for key in meanings(name, reference, home) if self._there.root(key) is not None), None)


def with_references(metadata: Mapping[str, Any], say: Say) -> dict[str, Any]:
    """Metadata with every reference to another record as `say` gives it."""
    changed = dict(metadata)
    for name in _NAMING:
        if name in changed:
            changed[name] = say(name, changed[name])
    for name in _LISTS:
        if isinstance(changed.get(name), list):
            changed[name] = [say(name, each) for each in changed[name]]
    links = changed.get("links")
    if isinstance(links, list):
        changed["links"] = [
            {**link, "to": say("links", link["to"])} if isinstance(link, Mapping) and "to" in link else link
            for link in links
        ]
    return changed


def references(metadata: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What a record refers to: the field's name with the reference."""
    for name in (SUPERSEDED_BY, *_SINGLE):
        said = metadata.get(name)
        if isinstance(said, str) and said and not said.startswith(SYSTEM_PREFIX):
            yield name, said
    for name in _LISTS:
        said = metadata.get(name)
        yield from ((name, each) for each in (said if isinstance(said, list) else ()) if isinstance(each, str) and each)
    links = metadata.get("links")
    for link in links if isinstance(links, list) else ():
        if isinstance(link, Mapping) and isinstance(link.get("to"), str):
            yield "links", link["to"]


def meanings(name: str, reference: str, home: str) -> Iterator[Key]:
    """The records that a field of this name may mean, likeliest first."""
    # `superseded_by` is an id of the same namespace, whatever slashes it has; other writers give whole keys.
    if name == SUPERSEDED_BY:
        yield Key(home, reference)
    yield from readings(reference, home)


def successors(said: object, home: str) -> tuple[Key, ...]:
    """What `superseded_by` may mean, likeliest first; nothing where it is a reason."""
    if not isinstance(said, str) or not said or said.startswith(SYSTEM_PREFIX):
        return ()
    return tuple(meanings(SUPERSEDED_BY, said, home))
