"""The server over standard input and output, until its client is gone or a signal ends it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Any, BinaryIO

import anyio
import anyio.to_thread
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

_SIGNALLED = 128
"""The exit code of a program that a signal ended is its number more than this."""


def serve_stdio(server: Server[Any], wire: BinaryIO, close: Callable[[], None]) -> None:
    """Answer on `wire` what comes in on standard input, until that ends; then so do the calls that are under way.

    `close` is called at the end, also where a signal asks for it (Ctrl+C, SIGTERM): then the process ends here.
    """

    async def run() -> None:
        out = anyio.wrap_file(TextIOWrapper(wire, encoding="utf-8", newline="\n"))
        async with stdio_server(stdout=out) as (requests, answers):
            caught: list[int] = []
            async with anyio.create_task_group() as group:
                group.start_soon(_wait_for_signal, caught, group.cancel_scope)
                await server.run(requests, answers, server.create_initialization_options())
                group.cancel_scope.cancel()
            if caught:
                await anyio.to_thread.run_sync(close)
                # A thread waits for standard input still, and nothing can call it back.
                os._exit(_SIGNALLED + caught[0])

    try:
        anyio.run(run)
    except* BrokenPipeError:
        # The client reads no answer any more. What is left in the buffer would fail once more at the very end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), wire.fileno())
    finally:
        close()


async def _wait_for_signal(caught: list[int], scope: anyio.CancelScope) -> None:
    if sys.platform == "win32":
        return
    with anyio.open_signal_receiver(signal.SIGINT, signal.SIGTERM) as signals:
        async for number in signals:
            caught.append(number)
            scope.cancel()
