"""Small work that no answer waits for."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Self


class Afterwards:
    """Does one thing after another in a thread of its own; what waits at the end is done before it ends."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, "afterwards")

    def __call__(self, work: Callable[[], bool]) -> bool:
        """Take the work; False, because nothing is done yet."""
        self._worker.submit(work)
        return False

    def close(self) -> None:
        """Do what waits, and end."""
        self._worker.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()
