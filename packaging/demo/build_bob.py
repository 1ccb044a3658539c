"""Build what a newcomer can compare the demo with: `from-bob.vdb`, and `sent-to-bob.json`, what it began with.

Run as `python packaging/demo/build_bob.py` after `build.py`; needs the extra `model`. The demo itself is only read.
Prints the classes of the comparison and exits with 1, leaving the old files alone, if a promise of `check_bob` does
not hold.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import content
from around import records_around
from bob import come_back
from bob_content import read_changes, read_new, read_sent
from build import TARGET as DEMO
from check_bob import broken_promises, comparison, counted, unsound
from lineages import Lineages, fact_records, read_lineages
from records import Record, split_ref
from sent import Key, as_sent
from store import read_back, write
from vectors import Vectors

from explorer.demo import FROM_BOB, SENT_TO_BOB, SENT_TO_BOB_INFO
from explorer.services.lineages import reader
from explorer.store.workspace import Workspace


def main() -> int:
    """Build both files and return the exit code."""
    written = content.read()
    lineages = read_lineages(written.facts.values())
    demo = _shipped(written, lineages)
    sent = as_sent(demo, read_sent(), lineages)
    there = come_back(sent, read_new(), read_changes(), SENT_TO_BOB_INFO.peer)
    with tempfile.TemporaryDirectory() as folder:
        difference, came = Path(folder) / SENT_TO_BOB.name, Path(folder) / FROM_BOB.name
        difference.write_text(_difference(demo, sent.records), encoding="utf-8")
        matrix = Vectors().of(there)
        write(there, matrix, came)
        read_back(there, matrix, came)
        found = comparison(came, difference)
        problems = [*unsound(there, matrix), *broken_promises(found)]
        print(*counted(found), sep="\n")
        if problems:
            print(*problems, sep="\n", file=sys.stderr)
            return 1
        SENT_TO_BOB.write_bytes(difference.read_bytes())
        FROM_BOB.write_bytes(came.read_bytes())
    return 0


def _shipped(written: content.Content, lineages: Lineages) -> dict[Key, Record]:
    """The demo's records as they are shipped, each with the text that its vector and its terms stand for."""
    made = {split_ref(each.ref): each for each in (*fact_records(lineages), *records_around(written, lineages))}
    snapshot = Workspace(DEMO).scan(lambda _: None)
    read = reader(snapshot)
    records, keys = {}, snapshot.keys()
    for key in keys:
        known = made.get((key.namespace, key.id))
        metadata = dict(read(key) or {})
        records[key.namespace, key.id] = Record(
            key.namespace,
            key.id,
            metadata,
            embedded=None if known is None else known.embedded,
            terms_of="" if known is None else known.terms_of,
        )
    return records


def _difference(demo: dict[Key, Record], sent: dict[Key, Record]) -> str:
    """The records that were different when the snapshot was sent, as JSON; null for what was not there."""
    then = {key: sent[key].metadata if key in sent else None for key in demo.keys() | sent.keys()}
    now = {key: record.metadata for key, record in demo.items()}
    different = {"/".join(key): each for key, each in sorted(then.items()) if each != now.get(key)}
    return json.dumps(different, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.exit(main())
