"""The process that writes new records with vectlite; `explorer.store.ingest` starts it.

stdin: one `Job` in MessagePack. stdout: one `Answer` a line in JSON. What vectlite prints goes to stderr.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import vectlite

from explorer.store.child_answers import Tell, take_stdout
from explorer.store.child_process import Failed, Progress
from explorer.store.closing import close
from explorer.store.ingest_job import Done, Job
from explorer.store.mending import mend

_TELL_EVERY = 50


def main() -> None:
    """Do the job on stdin and tell how it went."""
    tell = take_stdout()
    job = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Job)
    try:
        tell(_create(job, tell) if job.build_folder else _add(job, tell))
    except vectlite.VectLiteLockError as error:
        tell(Failed(str(error), busy=True))
    except (vectlite.VectLiteError, OSError) as error:
        tell(Failed(str(error)))


def _create(job: Job, tell: Tell) -> Done:
    assert job.build_folder is not None
    target = Path(job.path)
    built = Path(job.build_folder) / target.name
    with closing(vectlite.open(str(built), dimension=job.dimension)) as database:
        done = _write(database, job, tell)
    _move(built, target)
    return done


def _add(job: Job, tell: Tell) -> Done:
    # Without a dimension: with one, vectlite would make a new file where this one has just gone (VECTLITE 3).
    path = Path(job.path)
    mend(path)
    database = vectlite.open(job.path, lock_timeout=job.lock_timeout)
    done = _write(database, job, tell)
    close(database, path)
    return done


def _write(database: vectlite.Database, job: Job, tell: Tell) -> Done:
    new, skipped = [], []
    for number, record in enumerate(job.records):
        if database.get(record.id, namespace=record.namespace) is None:
            new.append(number)
        else:
            skipped.append((record.namespace, record.id))
    if job.one_batch:
        with database.transaction() as transaction:
            for namespace, records in _by_namespace(job, new):
                transaction.insert_many(records, namespace=namespace)
    else:
        _insert_singly(database, job, new, tell)
    return Done(len(new), tuple(skipped))


def _insert_singly(database: vectlite.Database, job: Job, new: list[int], tell: Tell) -> None:
    database.set_wal_sync_mode("on_flush")
    vectors = _vectors(job)
    for count, number in enumerate(new):
        record = job.records[number]
        database.insert(
            record.id, vectors[number].tolist(), record.metadata, namespace=record.namespace, sparse=record.terms
        )
        if count % _TELL_EVERY == 0:
            tell(Progress(count / len(new)))


def _by_namespace(job: Job, new: list[int]) -> Iterator[tuple[str, list[Any]]]:
    vectors = _vectors(job)
    namespaces = dict.fromkeys(job.records[number].namespace for number in new)
    for namespace in namespaces:
        yield (
            namespace,
            [
                {"id": record.id, "vector": vectors[number], "metadata": record.metadata, "sparse": record.terms}
                for number in new
                if (record := job.records[number]).namespace == namespace
            ],
        )


def _vectors(job: Job) -> np.ndarray[Any, np.dtype[np.float32]]:
    return np.frombuffer(job.vectors, "<f4").reshape(len(job.records), job.dimension)


def _move(built: Path, target: Path) -> None:
    """Bring a closed workspace to its place: its index files first, so that whoever sees the file finds them.

    Raises FileExistsError where another process made the target meanwhile.
    """
    Path(f"{built}.lock").unlink(missing_ok=True)
    if target.exists():
        raise FileExistsError(f"“{target.name}” was made by another program meanwhile")
    for stale in target.parent.glob(f"{_literal(target.name)}.ann*"):
        stale.unlink()
    for side in sorted(path for path in built.parent.iterdir() if path != built):
        side.replace(target.parent / side.name)
    built.rename(target)
    shutil.rmtree(built.parent, ignore_errors=True)


def _literal(name: str) -> str:
    return "".join(f"[{character}]" if character in "*?[" else character for character in name)


if __name__ == "__main__":
    main()
