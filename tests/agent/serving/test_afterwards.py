from __future__ import annotations

import threading

import pytest

from explorer.agent.serving.afterwards import Afterwards


def test_nothing_waits_and_everything_is_done_in_order() -> None:
    go, done = threading.Event(), list[int]()

    def first() -> bool:
        assert go.wait(10)
        done.append(1)
        return True

    def second() -> bool:
        done.append(2)
        return True

    with Afterwards() as afterwards:
        assert not afterwards(first)
        assert not afterwards(second)
        assert done == []
        go.set()
    assert done == [1, 2]


def test_a_bug_is_told(caplog: pytest.LogCaptureFixture) -> None:
    def broken() -> bool:
        raise KeyError("x")

    with Afterwards() as afterwards:
        afterwards(broken)
    assert "KeyError" in caplog.text
