from __future__ import annotations

import threading

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
