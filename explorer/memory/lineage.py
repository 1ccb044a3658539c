"""The order of the revisions of one record (SEMANTICS 2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar


class Revised(Protocol):
    """What a lineage is made of."""

    @property
    def id(self) -> str: ...

    @property
    def revision_of(self) -> str: ...

    @property
    def superseded_by(self) -> str: ...


V = TypeVar("V", bound=Revised)


def in_order(members: Iterable[V]) -> list[V]:
    """The members of one lineage, oldest first: from the root along `superseded_by`, then what the trail misses by id.

    Circular trails end where they began; every member is in the result once.
    """
    by_id = {member.id: member for member in sorted(members, key=lambda member: (member.revision_of != "", member.id))}
    ordered: list[V] = []
    while by_id:
        current: V | None = by_id[next(iter(by_id))]
        while current is not None:
            ordered.append(by_id.pop(current.id))
            current = by_id.get(current.superseded_by)
    return ordered
