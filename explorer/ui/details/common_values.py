"""What the facts of a selection have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from explorer.memory.ahead import Ahead
from explorer.memory.decode import decode_fact
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal

LOOKED_AT = 2_000
"""Facts of a selection that are looked at: a person waits for what they have in common."""


@dataclass(frozen=True, slots=True)
class Common:
    """`values` are those that all have, by field; `various` the fields that differ.

    `editable` of the `looked_at` facts can be edited. Where a selection has more, what all have is not known.
    """

    values: Mapping[str, object]
    various: frozenset[str]
    editable: int
    looked_at: int


def common_values(ahead: Ahead, keys: Sequence[Key]) -> Common:
    """What the first facts of a selection have in common, the changes that wait included."""
    facts: list[Fact] = []
    looked_at = keys[:LOOKED_AT]
    for key in dict.fromkeys(map(ahead.current_key, looked_at)):
        metadata = None if is_internal(key.namespace) else ahead.metadata(key)
        if metadata is not None:
            fact = decode_fact(key, metadata)
            if fact.is_current and not fact.problems:
                facts.append(fact)
    found = {name: {_value(fact, name) for fact in facts} for name in _NAMES}
    values = {name: next(iter(each)) for name, each in found.items() if len(each) == 1}
    various = frozenset(name for name, each in found.items() if len(each) > 1)
    return Common(values, various, len(facts), len(looked_at))


_NAMES = ("confidence", "fact_type", "veracity", "valid_until", "domain", "topic", "tags", "pinned")


def _value(fact: Fact, name: str) -> object:
    if name == "fact_type":
        return fact.kind.value
    return fact.provenance.value if name == "veracity" else getattr(fact, name)
