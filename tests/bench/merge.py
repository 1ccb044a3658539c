"""Merging 1,000 records into a workspace, beside seed A's algorithm, which upserts each."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from explorer.agent.teleport import MemoryTeleport
from explorer.memory.keys import Key
from explorer.memory.namespaces import TELEPORT
from explorer.memory.teleport import SNAPSHOT_ID
from explorer.store.key_vector import key_vector
from explorer.store.workspace import Workspace
from tests.bench.measure import RUNS, Result, in_fresh_process, relative
from tests.bench.stores import DIMENSION, clean_store, facts, write_vdb

SIZE = 10_000
LIMIT = 0.02
NEW, CHANGED = 800, 200
UPSERTS_NEW, UPSERTS_CHANGED = 20, 2
WHAT = f"vectlite upsert of {NEW} new and {CHANGED} known records: a few of each measured, and scaled"
_CHANGED_AT = "2026-11-29T00:00:00+00:00"

# From before both files are opened until the journal says that the change set is applied and the base is kept.
OURS = """
import sys, time
from contextlib import nullcontext
from pathlib import Path
from explorer.agent.teleport import MemoryTeleport
class NoModel:
    name, dimension = "none", 384
    def embed(self, texts, report):
        raise AssertionError("the vectors come with the file")
began = time.perf_counter()
teleport = MemoryTeleport(sys.argv[1], embedding=lambda: nullcontext(NoModel()), state_root=Path(sys.argv[3]))
result = teleport.merge(sys.argv[2])
took = time.perf_counter() - began
assert (result.tally.imported, result.tally.changed, result.conflicts) == (800, 200, ()), result.tally
print(took)
"""
THEIRS = """
import os, sys, time
import vectlite
out = os.dup(1); os.dup2(2, 1)
database, incoming = vectlite.open(sys.argv[1]), vectlite.open(sys.argv[2], read_only=True)
new, changed = int(sys.argv[3]), int(sys.argv[4])
namespace = "project:main"
records = incoming.list(namespace=namespace, limit=10_000_000)
known = {record["id"] for record in database.list(namespace=namespace, limit=10_000_000)}
def seconds(chosen):
    began = time.perf_counter()
    for record in chosen:
        database.upsert(record["id"], record["vector"], record["metadata"], namespace=namespace)
    return (time.perf_counter() - began) / len(chosen)
a_new = seconds([record for record in records if record["id"] not in known][:new])
a_changed = seconds([record for record in records if record["id"] in known][:changed])
os.dup2(out, 1)
print(a_new * 800 + a_changed * 200, flush=True)
os._exit(0)
"""


def run(size: int) -> Result:
    """Ours on a fresh copy each time; theirs once, because replacing one record takes 20 s."""
    with tempfile.TemporaryDirectory() as folder:
        workspace, incoming, state = met(size, Path(folder))
        ours = []
        for number in range(RUNS):
            # The state folder goes by the path of the workspace, so it is put back in its place.
            saved = Path(folder) / f"run-{number}"
            shutil.copytree(workspace.parent, saved / "store")
            shutil.copytree(state, saved / "state")
            ours.append(in_fresh_process(OURS, str(workspace), str(incoming), str(state)))
            for whole, copy in ((workspace.parent, saved / "store"), (state, saved / "state")):
                shutil.rmtree(whole)
                shutil.move(copy, whole)
        scaled = in_fresh_process(THEIRS, str(workspace), str(incoming), str(UPSERTS_NEW), str(UPSERTS_CHANGED))
    return relative("merge", size, ours, [scaled] * RUNS, WHAT, LIMIT, new=NEW, changed=CHANGED)


def met(size: int, folder: Path) -> tuple[Path, Path, Path]:
    """A workspace of `size` facts, the snapshot of it that came back with new and changed facts, the state folder."""
    source = clean_store(size)
    workspace, state = folder / "here" / source.name, folder / "state"
    shutil.copytree(source.parent, workspace.parent, ignore=shutil.ignore_patterns("complete", "*.lock"))
    sent, incoming = folder / "sent.vdb", folder / "incoming.vdb"
    MemoryTeleport(workspace, state_root=state).snapshot(sent)
    snapshot = Workspace(sent).scan(lambda _: None)
    key = Key(TELEPORT, SNAPSHOT_ID)
    row = snapshot.row(key)
    assert row is not None
    about = {"id": key.id, "vector": key_vector(key, DIMENSION).tolist(), "metadata": snapshot.metadata(row)}
    write_vdb(incoming, _returned(size, about), size + NEW + 1)
    return workspace, incoming, state


def _returned(size: int, about: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for number, (namespace, record) in enumerate(facts(size)):
        if number % (size // CHANGED) == 0 and number < size // CHANGED * CHANGED:
            text = f"Changed: {record['metadata']['content']}"
            digest = hashlib.sha256(text.encode()).hexdigest()
            record["metadata"] |= {"content": text, "content_hash": digest, "updated_at": _CHANGED_AT}
        yield namespace, record
    for number, (namespace, record) in enumerate(facts(NEW, seed=7)):
        yield namespace, record | {"id": f"new_{number:06x}"}
    yield TELEPORT, about
