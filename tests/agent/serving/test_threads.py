from __future__ import annotations

import threading

import anyio
import anyio.from_thread
import pytest

from explorer.agent.serving import threads
from explorer.agent.serving.threads import in_thread
from explorer.memory.protocols import Cancelled, Report


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "_TICK_SECONDS", 0.001)


async def nobody(_: float) -> None:
    """Hears nothing."""


def test_the_answer_and_how_far_it_is() -> None:
    heard: list[float] = []
    was_heard = threading.Event()

    async def tell(done: float) -> None:
        heard.append(done)
        was_heard.set()

    def work(report: Report) -> str:
        report(0.5)
        report(0.25)
        assert was_heard.wait(10)
        return threading.current_thread().name

    assert anyio.run(in_thread, work, tell) != threading.main_thread().name
    assert heard == [0.5]


def test_who_does_not_wait_any_more_stops_the_work() -> None:
    stopped: list[bool] = []

    async def main() -> None:
        begun = anyio.Event()

        def work(report: Report) -> None:
            anyio.from_thread.run_sync(begun.set)
            try:
                while True:
                    report(0.0)
            except Cancelled:
                stopped.append(True)
                raise

        async with anyio.create_task_group() as group:
            group.start_soon(in_thread, work, nobody)
            await begun.wait()
            group.cancel_scope.cancel()

    anyio.run(main)
    assert stopped == [True]


def test_an_error_goes_on() -> None:
    def work(_: Report) -> None:
        raise KeyError("x")

    with pytest.raises(ExceptionGroup) as raised:
        anyio.run(in_thread, work, nobody)
    assert raised.group_contains(KeyError)
