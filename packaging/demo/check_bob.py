"""What `from-bob.vdb` promises: how many memories there are of each class, and that the file is sound.

`python packaging/demo/check_bob.py` checks the shipped files; exits with 1 where a promise does not hold.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import numpy as np
from records import split_ref
from texture import sha256

from explorer.demo import FROM_BOB, SENT_TO_BOB, demo_base
from explorer.resources import resource
from explorer.services.teleport.compare import Comparison, compare
from explorer.services.teleport.sides import Side, side_known, side_of
from explorer.store.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from records import Record
    from vectors import Matrix

CONFLICTS = range(14, 19)
KINDS_AT_LEAST = 3
RANGES = {
    "new there": range(25, 41),
    "changed there": range(8, 13),
    "deleted there": range(3, 4),
    "deleted here": range(2, 3),
    "changed here": range(7, 12),
    "merged": range(4, 7),
    "missing there": range(2, 6),
    "only here": range(20, 120),
}


def comparison(came: Path = FROM_BOB, difference: Path = SENT_TO_BOB) -> Comparison:
    """Return the demo compared with Bob's file, with what both began with."""
    here = _side(resource("demo", "acme-shop.vdb"))
    return compare(here, _side(came), side_known(demo_base(difference).records), lambda _: None)


def _side(path: Path) -> Side:
    return side_of(Workspace(path).scan(lambda _: None), lambda _: None)


def broken_promises(found: Comparison) -> list[str]:
    """Return a sentence for each class that has another size than promised."""
    rows = {diff.value: counts.rows for diff, counts in found.counts().items()}
    wrong = [
        f"{rows.get(name, 0)} {name}, not {allowed.start} to {allowed.stop - 1}"
        for name, allowed in RANGES.items()
        if rows.get(name, 0) not in allowed
    ]
    disputes = [row for row in found.rows if row.diff.is_conflict]
    if len(disputes) not in CONFLICTS:
        wrong.append(f"{len(disputes)} conflicts")
    if len({(row.diff, row.disputed) for row in disputes}) < KINDS_AT_LEAST:
        wrong.append("conflicts of too few kinds")
    if sum(counts.there for counts in found.counts().values()) != len(found.there):
        wrong.append("the classes do not add up")
    return wrong


def counted(found: Comparison) -> Iterator[str]:
    """The classes with their sizes, for a person."""
    yield f"{len(found.here)} memories here, {len(found.there)} there"
    for diff, counts in sorted(found.counts().items(), key=lambda each: -each[1].rows):
        yield f"{counts.rows:5} {diff}"


def unsound(records: list[Record], vectors: Matrix) -> list[str]:
    """Return a sentence for each record that is not what it should be."""
    known = {(record.namespace, record.id) for record in records}
    problems = [] if len(known) == len(records) else ["a key stands twice"]
    domains = {record.metadata["name"] for record in records if record.namespace == "__domains__"}
    for record in records:
        metadata = record.metadata
        refs = [*metadata.get("source_fact_ids", []), *(link["to"] for link in metadata.get("links", []))]
        problems += [f"{record.ref}: {ref} does not exist" for ref in refs if split_ref(ref) not in known]
        for name in ("superseded_by", "revision_of"):
            target = metadata.get(name, "system:")
            if not target.startswith("system:") and (record.namespace, target) not in known:
                problems.append(f"{record.ref}: {name} {target} does not exist")
        if metadata.get("content") and metadata["content_hash"] != sha256(metadata["content"]):
            problems.append(f"{record.ref}: content_hash is not the text's")
        if metadata.get("domain", next(iter(domains))) not in domains:
            problems.append(f"{record.ref}: its domain is not registered")
    if not np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5):
        problems.append("a vector is not normalised")
    return problems


def main() -> int:
    """Check the shipped files and return the exit code."""
    found = comparison()
    print(*counted(found), sep="\n")
    problems = broken_promises(found)
    print(*problems, sep="\n", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
