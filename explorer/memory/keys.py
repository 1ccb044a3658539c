"""What identifies a record, and how one record refers to another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from typing_extensions import override


class Key(NamedTuple):
    """Namespace and id: the same id in two namespaces is two records."""

    namespace: str
    id: str

    @override
    def __str__(self) -> str:
        return f"{self.namespace}/{self.id}"


def readings(reference: str, home: str) -> Iterator[Key]:
    """The keys that `reference` may mean, likeliest first.

    A reference is `namespace/id`, or a plain id in the namespace `home`. Branch names hold slashes and
    foreign ids may, so every division is offered, the last slash first. A leading slash is the key of a record in
    vectlite's default namespace, whose name is empty.
    """
    at = reference.rfind("/")
    while at >= 0:
        yield Key(reference[:at], reference[at + 1 :])
        at = reference.rfind("/", 0, at)
    yield Key(home, reference)
