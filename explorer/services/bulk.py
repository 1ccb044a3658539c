"""One rule for many records: what a person marked may hold some that it does not apply to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from explorer.memory.errors import Refused
from explorer.memory.keys import Key

T = TypeVar("T")


def for_each(keys: Iterable[Key], rule: Callable[[Key], T]) -> list[T]:
    """What `rule` gives for each record, once a record. Those refused are left out.

    Raises the first `Refused` where no record is left.
    """
    results: list[T] = []
    refusals: list[Refused] = []
    for key in dict.fromkeys(keys):
        try:
            results.append(rule(key))
        except Refused as refusal:
            refusals.append(refusal)
    if refusals and not results:
        raise refusals[0]
    return results
