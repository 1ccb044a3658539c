"""Small work that no answer waits for."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from types import TracebackType
from typing import Self

_LOG = logging.getLogger(__name__)


class Afterwards:
    """Does one thing after another in a thread of its own; what waits at the end is done before it ends."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, "afterwards")

    def __call__(self, work: Callable[[], bool]) -> bool:
        """Take the work; False, because nothing is done yet."""
        self._worker.submit(work).add_done_callback(_note)
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


def _note(done: Future[bool]) -> None:
    """A bug is no less one where nobody waits for the answer."""
    error = done.exception()
    if error is not None:
        _LOG.error("What was to be done afterwards failed", exc_info=error)
