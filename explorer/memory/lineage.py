"""The order of the revisions of one record (SEMANTICS 2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar


class Revised(Protocol):
    """What a lineage is made of."""

    @property
    def id(self) -> str:
        """The record's id, unique in its lineage."""
        ...

    @property
    def revision_of(self) -> str:
        """The id of the lineage's first record; empty for that one."""
        ...

    @property
    def superseded_by(self) -> str:
        """The id of the next revision; empty, or not in the lineage, where there is none."""
        ...


V = TypeVar("V", bound=Revised)


def in_order(members: Iterable[V]) -> list[V]:
    """The members of one lineage, oldest first: from the root along `superseded_by`, then what the trail misses by id.

    By id means shorter ones first, so that `x~10` comes after `x~9`.
    Circular trails end where they began; every member is in the result once.
    """
    rest = sorted(members, key=lambda member: (member.revision_of != "", len(member.id), member.id))
    by_id = {member.id: member for member in rest}
    ordered: list[V] = []
    while by_id:
        current: V | None = by_id[next(iter(by_id))]
        while current is not None:
            ordered.append(by_id.pop(current.id))
            current = by_id.get(current.superseded_by)
    return ordered
