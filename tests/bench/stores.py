"""The stores that the benches measure on, built once with vectlite and kept under the temporary folder."""

from __future__ import annotations

import hashlib
import os
import shutil
import struct
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import numpy as np
import vectlite

from explorer.store.vdb_encode import encode_map

DIMENSION = 384
# A change of what is generated below gets a new number, so that an old cached store is not measured by mistake.
LAYOUT = 2

_FACT_TYPES = (
    "fact preference decision commitment goal event instruction relationship context learning observation "
    "error artifact request unknown"
).split()
_DOMAINS = (
    "conventions architecture decisions deploy data people payments security mobile repo:acme-mobile/ui"
).split()
_AGENTS = ("coder", "reviewer", "qa", "devops")
_VERACITY = ("stated", "unknown", "inferred", "imported", "tool")
_NAMESPACES = (
    "user",
    "feedback",
    "project:main",
    "reference:main",
    "project:feature/auth",
    "project:release/2026.11",
)
_NAMESPACE_SHARES = (0.05, 0.05, 0.55, 0.15, 0.1, 0.1)
_SYLLABLES = (
    "ba be bi bo bu da de di do du ka ke ki ko ku la le li lo lu ma me mi mo mu ra re ri ro ru ta te ti to tu".split()
)
_EPOCH = datetime(2026, 11, 1, tzinfo=UTC)


def cache_folder() -> Path:
    """Where stores are kept between runs; safe to delete."""
    return Path(tempfile.gettempdir()) / f"memory-explorer-bench-{vectlite.__name__}-{LAYOUT}"


def vocabulary(size: int = 20_000) -> list[str]:
    """`size` different invented words of two to five syllables."""
    rng = np.random.default_rng(1)
    words: dict[str, None] = {}
    while len(words) < size:
        words["".join(_SYLLABLES[at] for at in rng.integers(0, len(_SYLLABLES), rng.integers(2, 6)))] = None
    return list(words)


def facts(count: int, seed: int = 0) -> Iterator[tuple[str, dict[str, Any]]]:
    """`count` pairs (namespace, record) as vectlite takes them; words follow Zipf's law with exponent 1.1."""
    rng = np.random.default_rng(seed)
    words = vocabulary()
    weights = 1.0 / np.arange(1, len(words) + 1) ** 1.1
    weights /= weights.sum()
    topics = [f"{words[300 + 7 * i]} {words[900 + 11 * i]}" for i in range(400)]
    centres = rng.standard_normal((200, DIMENSION)).astype(np.float32)
    lengths = rng.integers(8, 24, count)
    ends = np.cumsum(lengths)
    drawn = rng.choice(len(words), int(lengths.sum()), p=weights)
    namespaces = rng.choice(_NAMESPACES, count, p=_NAMESPACE_SHARES)
    for index in range(count):
        text = " ".join(words[word] for word in drawn[ends[index] - lengths[index] : ends[index]]).capitalize() + "."
        vector = centres[index % 200] + 0.6 * rng.standard_normal(DIMENSION).astype(np.float32)
        vector /= np.linalg.norm(vector)
        namespace = str(namespaces[index])
        created = _EPOCH - timedelta(minutes=int(rng.integers(0, 400_000)))
        used = created + timedelta(minutes=int(rng.integers(0, 20_000)))
        metadata: dict[str, Any] = {
            "content": text,
            "content_hash": hashlib.sha256(text.encode()).hexdigest(),
            "memory_type": namespace.partition(":")[0],
            "fact_type": _FACT_TYPES[index % len(_FACT_TYPES)],
            "domain": _DOMAINS[int(rng.integers(0, len(_DOMAINS)))],
            "topic": topics[int(rng.integers(0, len(topics)))],
            "confidence": round(float(rng.uniform(0.2, 1.0)), 3),
            "importance": round(float(rng.uniform(0.1, 1.0)), 3),
            "veracity": _VERACITY[int(rng.integers(0, len(_VERACITY)))],
            "created_at": created.isoformat(),
            "updated_at": used.isoformat(),
            "last_accessed": used.isoformat(),
            "access_count": int(rng.integers(0, 40)),
            "recall_count": int(rng.integers(0, 40)),
            "mention_count": int(rng.integers(1, 9)),
            "tags": [words[int(rng.integers(0, 200))], words[int(rng.integers(0, 200))]],
            "agent_id": _AGENTS[int(rng.integers(0, len(_AGENTS)))],
        }
        yield namespace, {"id": f"mem_{index:08x}", "vector": vector.tolist(), "metadata": metadata}


def clean_store(size: int) -> Path:
    """A compacted store of `size` facts with its matching `.ann` side files; built once (minutes at 100,000)."""
    folder = cache_folder() / f"clean-{size}"
    path = folder / "bench.vdb"
    if (folder / "complete").exists():
        return path
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    print(f"building a store of {size} facts in {folder} (once)", file=sys.stderr)
    # One batch call a namespace would build the graph over everything once for each; opening a file builds it once.
    write_vdb(path, facts(size), size)
    with _silent_stdout():
        vectlite.open(str(path)).close()
    (folder / "complete").touch()
    return path


def write_vdb(path: Path, records: Iterator[tuple[str, dict[str, Any]]], count: int) -> None:
    """A `.vdb` of format version 7 without side files, as vectlite's `snapshot` writes one."""
    with path.open("wb") as file:
        file.write(struct.pack("<4sHIBQ", b"VDB1", 7, DIMENSION, 0, count))
        for namespace, record in records:
            vector = np.array(record["vector"], "<f4").tobytes()
            file.write(_text(namespace) + _text(record["id"]) + encode_map(dict(sorted(record["metadata"].items()))))
            file.write(struct.pack("<I", DIMENSION) + vector + bytes(20))


def _text(value: str) -> bytes:
    data = value.encode()
    return struct.pack("<I", len(data)) + data


def dirty_store(size: int, pending: int = 200) -> Path:
    """A copy of the clean store with `pending` further inserts still in its write-ahead log."""
    folder = cache_folder() / f"dirty-{size}-{pending}"
    path = folder / "bench.vdb"
    if (folder / "complete").exists():
        return path
    source = clean_store(size)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source.parent, folder, ignore=shutil.ignore_patterns("complete", "*.lock"))
    with _silent_stdout():
        database = vectlite.open(str(path))
        for index, (namespace, record) in enumerate(facts(pending, seed=7)):
            database.insert(f"new_{index:06x}", record["vector"], record["metadata"], namespace=namespace)
        # Both flush() and close() compact, so the state with a log is copied while the store is open.
        wal = Path(database.wal_path).read_bytes()
        main = path.read_bytes()
        database.close()
    shutil.rmtree(folder)
    folder.mkdir()
    path.write_bytes(main)
    Path(f"{path}.wal").write_bytes(wal)
    (folder / "complete").touch()
    return path


class _silent_stdout:  # noqa: N801
    """vectlite prints to file descriptor 1 during large builds; a bench's stdout is one line of JSON."""

    def __enter__(self) -> None:
        sys.stdout.flush()
        self._saved = os.dup(1)
        os.dup2(2, 1)

    def __exit__(self, *_: object) -> None:
        os.dup2(self._saved, 1)
        os.close(self._saved)


if __name__ == "__main__":
    for wanted in map(int, sys.argv[1:]):
        print(clean_store(wanted))
