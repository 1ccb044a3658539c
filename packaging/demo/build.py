"""Build `resources/demo/acme-shop.vdb` from the content beside this file.

Run as `python packaging/demo/build.py [target]`; needs the extra `model`. Prints counts and exits with 1, leaving the
old file alone, if a promise of `check` does not hold.
"""

from __future__ import annotations

import sys
from pathlib import Path

import content
from around import records_around
from check import broken_promises
from lineages import fact_records, read_lineages
from relate import conflict_records, with_links
from store import read_back, write
from summary import print_summary
from vectors import Vectors

TARGET = Path(__file__).resolve().parents[2] / "resources" / "demo" / "acme-shop.vdb"


def main(target: Path = TARGET) -> int:
    """Build the workspace at `target` and return the exit code."""
    written = content.read()
    lineages = read_lineages(written.facts.values())
    facts, vectors = fact_records(lineages), Vectors()
    facts = with_links(facts, vectors.of(facts), lineages)
    records = [*facts, *records_around(written, lineages)]
    rows = {record.ref: row for record, row in zip(records, vectors.of(records), strict=True)}
    records += conflict_records(written.conflicts.conflict, lineages, rows)
    matrix = vectors.of(records)

    problems = broken_promises(records, matrix, written, lineages)
    if problems:
        print(*problems, sep="\n", file=sys.stderr)
        return 1
    write(records, matrix, target)
    print_summary(facts, read_back(records, matrix, target), target)
    return 0


if __name__ == "__main__":
    sys.exit(main(*(Path(each) for each in sys.argv[1:2])))
