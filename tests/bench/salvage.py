"""The share of undamaged records that a salvage saves of files that are damaged at random; it must be all of them.

A record is undamaged where all its bytes stand in the file in a row, wherever that is (`tests/store/damaged.py`). The
yardstick is what a reader has that stops at the first damage. `invented` are saved records under a key that the file
never had: nearly all are records whose key is damaged.
"""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import vectlite

from explorer.memory.errors import NotAWorkspace
from explorer.memory.keys import Key
from explorer.store.salvage import NothingToSave, salvage
from explorer.store.workspace import Workspace
from tests.bench.measure import Result
from tests.store.damaged import Case, State, build_samples, damage, expected, is_saved, keys_of, states_of

SIZE = 1_000
_OPENED_EVERY = 10


def run(size: int) -> Result:
    """`size` files, one a seed; each tenth of the new ones is opened with vectlite, too."""
    tally: Counter[str] = Counter()
    slowest = 0.0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        samples = build_samples(folder)
        for seed in range(size):
            case = damage(samples, seed)
            slowest = max(slowest, _measure(case, seed, folder, tally))
    share = tally["saved"] / tally["undamaged"]
    return Result(
        "salvage",
        size,
        share,
        "share",
        1.0,
        share >= 1.0,
        tally["read"] / tally["undamaged"],
        "the share that a reader has that stops at the first damage",
        more={
            "undamaged": tally["undamaged"],
            "invented": tally["invented"],
            "slowest_s": slowest,
            "largest_bytes": max(len(sample.main) + len(sample.log) for sample in samples),
        },
    )


def _measure(case: Case, seed: int, folder: Path, tally: Counter[str]) -> float:
    wanted = expected(case)
    damaged, target = case.write(folder / "damaged.vdb"), folder / f"saved-{seed}.vdb"
    began = time.perf_counter()
    try:
        salvage(damaged, target, datetime.now(UTC), lambda _: None)
        saved = states_of(target.read_bytes())
    except NothingToSave:
        saved = {}
    took = time.perf_counter() - began
    tally["undamaged"] += len(wanted)
    tally["saved"] += sum(is_saved(key, state, saved) for key, state in wanted.items())
    tally["read"] += len(wanted.keys() & _read(damaged))
    known = keys_of(case.sample)
    tally["invented"] += sum(key not in known and "~copy" not in key.id for key in saved)
    if saved and seed % _OPENED_EVERY == 0:
        _open(target, saved)
    for path in folder.glob(f"saved-{seed}.vdb*"):
        path.unlink()
    return took


def _read(path: Path) -> set[Key]:
    try:
        return set(Workspace(path).peek(lambda _: None).keys())
    except NotAWorkspace:
        return set()


def _open(path: Path, saved: dict[Key, State]) -> None:
    now = time.time()
    with closing(vectlite.open(str(path))) as database:
        listed: list[Any] = [*database.list_cursor(limit=100_000)[0]]
    there = {Key(record["namespace"], record["id"]) for record in listed}
    assert there == {key for key, state in saved.items() if not state.expires_at or state.expires_at > now}
