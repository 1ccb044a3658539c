"""Python's cyclic garbage collector, held back while very many objects are made."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_lock = threading.Lock()
_holders = 0
_MANY = 100_000


@contextmanager
def collector_resting() -> Iterator[None]:
    """No cyclic garbage collection: it would go through hundreds of thousands of objects that are in no cycle.

    A collection holds the interpreter, and with it the window. Several threads may ask for it at once. What was made
    meanwhile, where that is much, is never gone through afterwards either: it goes when nothing refers to it.
    """
    _hold(1)
    try:
        yield
    finally:
        _hold(-1)


def _hold(by: int) -> None:
    global _holders  # noqa: PLW0603 the collector is one of the whole process
    with _lock:
        _holders += by
        if _holders == 1 and by > 0:
            gc.disable()
        elif not _holders:
            if gc.get_count()[0] > _MANY:
                gc.freeze()
            gc.enable()
