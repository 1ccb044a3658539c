"""Workspaces that are damaged at random, with what of each record and each batch is still there byte by byte."""

from __future__ import annotations

import hashlib
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import vectlite
from numpy.typing import NDArray

from explorer.memory.keys import Key
from explorer.store import log_format as log
from explorer.store import vdb_format as fmt

NAMESPACES = ("", "user", "project:main", "project:гілка/π", "__domains__")
TEXTS = (
    "The database is PostgreSQL 16",
    "Деплой у вівторок о 10:30, порт 8080",
    "我们把缓存放在 Redis 里",
    "נתיב הקובץ 😀 /srv/data",
    "x",
)


class Sample(NamedTuple):
    """A sound workspace: the bytes of its main file and of its log."""

    name: str
    main: bytes
    log: bytes


def build_samples(folder: Path) -> list[Sample]:
    """Workspaces of several sizes and dimensions as vectlite writes them, some with work still in the log."""
    samples = []
    for number, (records, dimension, pending) in enumerate(
        [(1, 3, 0), (5, 3, 6), (12, 1, 0), (30, 4, 25), (40, 384, 0), (25, 384, 20), (120, 16, 40), (200, 64, 0)]
    ):
        path = folder / f"sample-{number}.vdb"
        random = Random(number)
        with closing(vectlite.open(str(path), dimension=dimension)) as database:
            keys = [_insert(database, random, dimension, f"{at}") for at in range(records)]
        with closing(vectlite.open(str(path))) as database:
            for at in range(pending):
                _change(database, random, dimension, keys, at)
            copy = folder / f"copy-{number}.vdb"
            shutil.copyfile(path, copy)
            wal = Path(database.wal_path)
            samples.append(Sample(f"{records}x{dimension}", copy.read_bytes(), wal.read_bytes() if pending else b""))
    return samples


def _insert(database: Any, random: Random, dimension: int, name: str) -> Key:
    record_id = name if random.random() < 0.1 else hashlib.sha256(f"{random.random()}".encode()).hexdigest()[:12]
    key = Key(random.choice(NAMESPACES), record_id)
    text = " ".join(random.choice(TEXTS) for _ in range(random.choice((1, 1, 3, 40))))
    metadata: dict[str, Any] = {
        "content": text,
        "confidence": random.random(),
        "access_count": random.randrange(50),
        "tags": ["a", "ключ"],
        "links": [{"to": "x", "weight": 0.5, "on": True}, None],
    }
    if random.random() < 0.7:
        metadata["content_hash"] = hashlib.sha256(text.encode()).hexdigest()
    if random.random() < 0.1:
        metadata = {}
    vector = [random.choice((0.0, 0.5, 1.0)) if dimension < 4 else random.gauss(0, 1) for _ in range(dimension)]
    more: dict[str, Any] = {"sparse": {"порт": 0.5, "x": 1.0}} if random.random() < 0.6 else {}
    if random.random() < 0.3:
        more["vectors"] = {"title": [0.25] * dimension}
    database.insert(key.id, vector, metadata, namespace=key.namespace, **more)
    if random.random() < 0.1:
        database.set_ttl(key.id, 10.0**8, namespace=key.namespace)
    return key


def _change(database: Any, random: Random, dimension: int, keys: list[Key], at: int) -> None:
    key = random.choice(keys)
    kind = random.randrange(6)
    if kind < 2:
        keys.append(_insert(database, random, dimension, f"n{at}"))
    elif kind == 2:
        database.update_metadata(key.id, {"access_count": at, "note": "змінено"}, namespace=key.namespace)
    elif kind == 3:
        database.delete(key.id, namespace=key.namespace)
    elif kind == 4:
        database.set_ttl(key.id, 10.0**7, namespace=key.namespace)
    else:
        with database.transaction() as transaction:
            for number in range(3):
                transaction.insert(f"t{at}-{number}", [0.5] * dimension, {"content": "together"}, namespace="user")


class Traced:
    """Bytes that remember where each of them stood; -1 = it was made up or altered."""

    def __init__(self, data: bytes) -> None:
        self.data = np.frombuffer(data, np.uint8).copy()
        self.origin: NDArray[np.int64] = np.arange(len(data))

    def put(self, at: int, values: NDArray[np.uint8], origin: NDArray[np.int64] | int = -1) -> None:
        """Write over what stands at `at`; a byte that is the same as before was not touched."""
        end = at + len(values)
        changed = self.data[at:end] != values
        self.origin[at:end] = np.where(changed | (np.asarray(origin) >= 0), origin, self.origin[at:end])
        self.data[at:end] = values

    def splice(self, begin: int, end: int, values: NDArray[np.uint8], origin: NDArray[np.int64] | None = None) -> None:
        """Put these bytes in place of others, of which there may be more or fewer."""
        origin = np.full(len(values), -1) if origin is None else origin
        self.data = np.concatenate([self.data[:begin], values, self.data[end:]])
        self.origin = np.concatenate([self.origin[:begin], origin, self.origin[end:]])

    def count(self, begin: int, end: int) -> int:
        """How many bytes there are that stood from `begin` to `end`."""
        return int(((self.origin >= begin) & (self.origin < end)).sum())

    def find(self, whole: bytes) -> list[int]:
        """Where these bytes stand now, all of them in a row."""
        data = self.data.tobytes()
        places = [data.find(whole)]
        while places[-1] >= 0:
            places.append(data.find(whole, places[-1] + 1))
        return places[:-1]


def _range(size: int, random: Random) -> tuple[int, int]:
    begin = random.randrange(size)
    return begin, min(size, begin + random.choice((1, 7, 64, 512, 4096)) * random.randint(1, 3))


def _flip(traced: Traced, random: Random) -> None:
    for _ in range(random.choice((1, 1, 3, 20))):
        at = random.randrange(len(traced.data))
        traced.put(at, traced.data[at : at + 1] ^ np.uint8(1 << random.randrange(8)))


def _zero(traced: Traced, random: Random) -> None:
    begin, end = _range(len(traced.data), random)
    traced.put(begin, np.zeros(end - begin, np.uint8))


def _cut_tail(traced: Traced, random: Random) -> None:
    traced.splice(random.randrange(len(traced.data)), len(traced.data), np.empty(0, np.uint8))


def _cut_head(traced: Traced, random: Random) -> None:
    traced.splice(0, _range(len(traced.data), random)[1] % len(traced.data), np.empty(0, np.uint8))


def _cut_out(traced: Traced, random: Random) -> None:
    traced.splice(*_range(len(traced.data), random), np.empty(0, np.uint8))


def _insert_garbage(traced: Traced, random: Random) -> None:
    at = random.randrange(len(traced.data) + 1)
    garbage = random.choice((random.randbytes(random.randint(1, 3000)), bytes(500), b"<html>\n" * 40, b"\1\0\0\0" * 30))
    traced.splice(at, at, np.frombuffer(garbage, np.uint8))


def _overwrite(traced: Traced, random: Random) -> None:
    begin, end = _range(len(traced.data), random)
    traced.put(begin, np.frombuffer(random.randbytes(end - begin), np.uint8))


def _swap(traced: Traced, random: Random) -> None:
    size = min(random.choice((16, 512, 4096)), len(traced.data) // 2)
    one = random.randrange(len(traced.data) - 2 * size + 1)
    two = random.randrange(one + size, len(traced.data) - size + 1)
    for array in (traced.data, traced.origin):
        first = array[one : one + size].copy()
        array[one : one + size] = array[two : two + size]
        array[two : two + size] = first


def _double(traced: Traced, random: Random) -> None:
    begin, end = _range(len(traced.data), random)
    at = random.choice((end, random.randrange(len(traced.data) + 1)))
    traced.splice(at, at, traced.data[begin:end], traced.origin[begin:end])


def _write_in_wrong_place(traced: Traced, random: Random) -> None:
    begin, end = _range(len(traced.data), random)
    at = random.randrange(len(traced.data) - (end - begin) + 1)
    traced.put(at, traced.data[begin:end].copy(), traced.origin[begin:end].copy())


def _head(traced: Traced, random: Random) -> None:
    at = random.randrange(min(fmt.HEADER_SIZE, len(traced.data)))
    traced.put(at, np.frombuffer(random.randbytes(1), np.uint8))


KINDS: dict[str, Callable[[Traced, Random], None]] = {
    "flipped bits": _flip,
    "zeroed range": _zero,
    "cut tail": _cut_tail,
    "cut head": _cut_head,
    "cut out": _cut_out,
    "inserted garbage": _insert_garbage,
    "overwritten": _overwrite,
    "swapped blocks": _swap,
    "doubled block": _double,
    "block in a wrong place": _write_in_wrong_place,
    "header": _head,
}


@dataclass(frozen=True, slots=True)
class Case:
    """A damaged workspace; `kinds` is what was done to it."""

    sample: Sample
    kinds: tuple[str, ...]
    main: Traced
    log: Traced

    def write(self, path: Path) -> Path:
        """Put it on the disk."""
        path.write_bytes(self.main.data.tobytes())
        wal = path.with_name(path.name + ".wal")
        wal.unlink(missing_ok=True)
        if self.sample.log:
            wal.write_bytes(self.log.data.tobytes())
        return path


def damage(samples: list[Sample], seed: int) -> Case:
    """The same case for the same seed: one to four kinds of damage, one in three of them to its log."""
    random = Random(seed)
    sample = random.choice(samples)
    main, wal = Traced(sample.main), Traced(sample.log)
    kinds = random.choices(list(KINDS), k=random.choice((1, 1, 1, 2, 3, 4)))
    for kind in kinds:
        traced = wal if sample.log and len(wal.data) and random.random() < 0.35 else main
        if len(traced.data):
            KINDS[kind](traced, random)
    return Case(sample, tuple(kinds), main, wal)


class State(NamedTuple):
    """A record by its parts; `metadata` None = the record must be there, whatever it says."""

    metadata: dict[str, Any] | None
    vector: bytes
    extras: bytes
    expires_at: float


def records_of(data: bytes) -> Iterator[tuple[int, int, fmt.Parsed]]:
    """The records of a sound main file, each with its begin and end."""
    at = fmt.HEADER_SIZE
    for _ in range(fmt.parse_header(data).records):
        begin = at
        parsed, at = fmt.parse_record(data, at)
        yield begin, at, parsed


def state_of(data: bytes, parsed: fmt.Parsed) -> State:
    """Its parts; `data` is what it was read from."""
    vector = data[parsed.vector_at : parsed.vector_at + 4 * parsed.vector_length]
    return State(parsed.metadata, vector, parsed.extras, parsed.expires_at)


def expected(case: Case) -> dict[Key, State]:
    """The undamaged records: those of the main file, with the undamaged batches laid over them in their order.

    A record on which a damaged operation may have been carried out must be there, its metadata are not said.
    """
    found: dict[Key, State] = {}
    for begin, end, parsed in records_of(case.sample.main):
        if case.main.find(case.sample.main[begin:end]):
            found[Key(parsed.namespace, parsed.id)] = state_of(case.sample.main, parsed)
    if case.sample.log:
        _lay_log(case, found)
    return found


def _lay_log(case: Case, found: dict[Key, State]) -> None:
    whole = case.sample.log
    steps: list[tuple[int, bool, list[log.Operation]]] = []
    touched: defaultdict[Key, int] = defaultdict(int)
    begin = len(fmt.WAL_MAGIC)
    for operations, end in log.iterate_batches(whole, begin):
        places = case.log.find(whole[begin:end])
        steps += ((at, False, operations) for at in places)
        # Of a batch that stands twice, the second may be damaged where nobody sees it, or undo what came between.
        if not places or case.log.count(begin, end) > end - begin:
            for operation in operations:
                touched[_key(operation)] += 1
                if isinstance(operation, log.Upsert) and not places:
                    start, stop = _span(whole, operation.record)
                    is_alone = case.log.count(start, stop) <= stop - start
                    steps += ((at, is_alone, [operation]) for at in case.log.find(whole[start:stop])[-1:])
        begin = end
    for _, is_sure, operations in sorted(steps, key=lambda step: step[0]):
        for operation in operations:
            _apply(found, whole, operation)
        if is_sure:
            touched[_key(operations[0])] -= 1
    for key in touched.keys() & found.keys():
        if touched[key]:
            found[key] = found[key]._replace(metadata=None)


def _span(data: bytes, parsed: fmt.Parsed) -> tuple[int, int]:
    names = 8 + len(parsed.namespace.encode()) + len(parsed.id.encode())
    start = parsed.vector_at - 4 - len(parsed.encoded_metadata) - names
    return start, fmt.parse_record(data, start)[1]


def _key(operation: log.Operation) -> Key:
    of = operation.record if isinstance(operation, log.Upsert) else operation
    return Key(of.namespace, of.id)


def _apply(found: dict[Key, State], data: bytes, operation: log.Operation) -> None:
    key = _key(operation)
    if isinstance(operation, log.Upsert):
        found[key] = state_of(data, operation.record)
    elif key in found:
        if isinstance(operation, log.Delete):
            del found[key]
        elif isinstance(operation, log.SetTtl):
            found[key] = found[key]._replace(expires_at=operation.expires_at)
        else:
            found[key] = found[key]._replace(metadata=(found[key].metadata or {}) | operation.changes)


def is_saved(key: Key, state: State, saved: dict[Key, State]) -> bool:
    """Whether the record is among those saved, under its key or as the other version of it."""
    for number in ("", "~copy", "~copy2", "~copy3", "~copy4"):
        there = saved.get(Key(key.namespace, key.id + number))
        if there is not None and (state.metadata is None or there == state):
            return True
    return False


def states_of(main: bytes) -> dict[Key, State]:
    """The records of a sound main file by their keys."""
    return {Key(parsed.namespace, parsed.id): state_of(main, parsed) for _, _, parsed in records_of(main)}


def keys_of(sample: Sample) -> set[Key]:
    """The keys of all records that a sample has, or had."""
    keys = set(states_of(sample.main))
    if sample.log:
        for operations, _ in log.iterate_batches(sample.log, len(fmt.WAL_MAGIC)):
            keys |= {_key(operation) for operation in operations}
    return keys
