"""Blocking work beside the server: it tells how far it is, and stops when its caller does not wait for it any more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import anyio
import anyio.lowlevel
import anyio.to_thread

from explorer.memory.protocols import Cancelled, Report

R = TypeVar("R")
_TICK_SECONDS = 0.2


class _Watch:
    """What the work says and what it is told; either side may run in any thread."""

    def __init__(self) -> None:
        self.done = 0.0
        self.is_stopped = False

    def report(self, done: float) -> None:
        if self.is_stopped:
            raise Cancelled
        self.done = max(self.done, done)


async def in_thread(work: Callable[[Report], R], tell: Callable[[float], Awaitable[None]]) -> R:
    """The answer of `work`, run in a thread; `tell` gets the share done, 0..1 and growing, a few times a second.

    Where the caller is cancelled, the report of `work` raises `Cancelled` from then on, and its end is waited for: no
    thread writes on after its call is over. Raises what `work` does, in a group.
    """
    watch = _Watch()
    answers: list[R] = []

    def run() -> None:
        with suppress(Cancelled):
            answers.append(work(watch.report))

    async with anyio.create_task_group() as group:
        group.start_soon(_follow, watch, tell)
        await anyio.to_thread.run_sync(run)
        group.cancel_scope.cancel()
    if not answers:
        # It was told to stop, so this is where the cancelling goes on.
        await anyio.lowlevel.checkpoint()
    return answers[0]


async def _follow(watch: _Watch, tell: Callable[[float], Awaitable[None]]) -> None:
    told = 0.0
    try:
        while True:
            await anyio.sleep(_TICK_SECONDS)
            if watch.done > told:
                told = watch.done
                await tell(told)
    finally:
        watch.is_stopped = True
