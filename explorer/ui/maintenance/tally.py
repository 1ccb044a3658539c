"""What a change set of maintenance does, counted from its operations."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from explorer.memory.changes import ChangeSet, Import, Insert, Operation, Patch, Tombstone
from explorer.memory.keys import Key
from explorer.memory.namespaces import BELIEFS, CONFLICTS, HOT
from explorer.memory.records import SUPERSEDED_BY, SYSTEM_PREFIX


@dataclass(frozen=True, slots=True)
class Tally:
    """`merged` facts become `into`; `heard` session items count as mentions of facts that are there already."""

    merged: int = 0
    into: int = 0
    promoted: int = 0
    heard: int = 0
    deleted: int = 0
    settled: int = 0
    new_beliefs: int = 0
    changed_beliefs: int = 0
    lapsed_beliefs: int = 0
    conflicts: int = 0


def tally_of(change: ChangeSet) -> Tally:
    """The counts of a change set that consolidates or harmonises."""
    operations = change.operations
    merged, into = _merged(operations)
    promoted = [each for each in operations if isinstance(each, Import)]
    closed = sum(isinstance(each, Patch) and each.key.namespace == HOT for each in operations)
    of_promoted = sum(len(each.metadata.get("promoted_from", ())) for each in promoted)
    conflicts = [each for each in operations if each.key.namespace == CONFLICTS]
    beliefs = [each for each in operations if each.key.namespace == BELIEFS]
    gone = [each for each in operations if isinstance(each, Tombstone)]
    noted = [each for each in conflicts if isinstance(each, Insert) or _field(each, "state") == "open"]
    return Tally(
        merged,
        into,
        len(promoted),
        closed - of_promoted,
        sum(each.key.namespace != BELIEFS for each in gone),
        len(conflicts) - len(noted),
        sum(isinstance(each, Insert) for each in beliefs),
        sum(isinstance(each, Patch) and not isinstance(each, Tombstone) for each in beliefs),
        sum(each.key.namespace == BELIEFS for each in gone),
        len(noted),
    )


def _merged(operations: Sequence[Operation]) -> tuple[int, int]:
    """How many facts become how many. What stays is not always written to."""
    inserted = {each.key for each in operations if isinstance(each, Insert)}
    leads_to: defaultdict[tuple[str, str], set[Key]] = defaultdict(set)
    for each in operations:
        target = _field(each, SUPERSEDED_BY)
        is_fact = type(each) is Patch and not each.key.namespace.startswith("__")
        if is_fact and isinstance(target, str) and target and not target.startswith(SYSTEM_PREFIX):
            leads_to[each.key.namespace, target].add(each.key)
    merged = 0
    for (namespace, target), those in leads_to.items():
        # A survivor whose text was written anew leads to its new revision, as those that go do.
        is_revised = Key(namespace, target) in inserted or any(str(key) == target for key in inserted)
        merged += len(those) + (0 if is_revised else 1)
    return merged, len(leads_to)


def _field(operation: Operation, name: str) -> object:
    return operation.after.get(name) if isinstance(operation, Patch) else None
