"""One process with the embedding model for everyone who calls, instead of one a call."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager

from explorer.memory.protocols import Embedder


class SharedModel:
    """A factory of embedders that always gives the same one; it is made at the first need and ended by `close`."""

    def __init__(self, embedding: Callable[[], AbstractContextManager[Embedder]]) -> None:
        self._embedding = embedding
        self._stack = ExitStack()
        self._lock = threading.Lock()
        self._embedder: Embedder | None = None

    @contextmanager
    def __call__(self) -> Iterator[Embedder]:
        """The embedder; leaving the context ends nothing."""
        with self._lock:
            if self._embedder is None:
                self._embedder = self._stack.enter_context(self._embedding())
            embedder = self._embedder
        yield embedder

    def close(self) -> None:
        """End it, where there is one; the next need makes another."""
        with self._lock:
            self._embedder = None
            self._stack.close()
