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
Exists = Callable[[Key], bool]


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

    def __init__(self, there: Side, here_roots: Mapping[Key, Key], exists: Exists) -> None:
        """`here_roots` leads from lineages there to the same ones here; `exists` = the record will be here."""
        self._there = there
        self._here_roots = here_roots
        self._exists = exists

    def metadata(self, key: Key, metadata: Mapping[str, Any]) -> dict[str, Any]:
        """All metadata of the record `key` there, with its references as they are called here."""
        changed = dict(metadata)
        for name in (SUPERSEDED_BY, *_SINGLE):
            if name in changed:
                changed[name] = self._said(name, changed[name], key.namespace)
        for name in _LISTS:
            if isinstance(changed.get(name), list):
                changed[name] = [self._said(name, each, key.namespace) for each in changed[name]]
        if isinstance(changed.get("links"), list):
            changed["links"] = [self._link(each, key.namespace) for each in changed["links"]]
        return changed

    def missing(self, key: Key, metadata: Mapping[str, Any]) -> Iterator[Missing]:
        """What a record that comes in, with its references translated, refers to and will not find here."""
        for name, reference in references(metadata):
            if not any(self._exists(each) for each in _readings(name, reference, key.namespace)):
                yield Missing(key, name, reference, self._resolve(name, reference, key.namespace) is not None)

    def _link(self, link: object, home: str) -> object:
        if isinstance(link, Mapping) and "to" in link:
            return {**link, "to": self._said("links", link["to"], home)}
        return link

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
        return here.id if name == SUPERSEDED_BY and here.namespace == home else str(here)

    def _resolve(self, name: str, reference: str, home: str) -> Key | None:
        return next((key for key in _readings(name, reference, home) if self._there.root(key) is not None), None)


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


def _readings(name: str, reference: str, home: str) -> Iterator[Key]:
    # `superseded_by` is an id of the same namespace, whatever slashes it has; other writers give whole keys.
    if name == SUPERSEDED_BY:
        yield Key(home, reference)
    yield from readings(reference, home)
