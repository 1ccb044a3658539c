from __future__ import annotations

import threading
from datetime import timedelta

from explorer.memory.protocols import Report
from tests.ui.conftest import Clock
from tests.ui.maintenance.review_cases import Reviewing


def test_it_says_how_far_it_is_and_how_long_it_takes(reviewing: Reviewing, clock: Clock) -> None:
    go_on, gone = threading.Event(), threading.Event()

    def wait(report: Report) -> None:
        report(0.25)
        go_on.wait(10)
        report(0.5)
        gone.wait(10)

    reviewing.purpose.wait = wait
    window = reviewing.open(is_awaited=False)
    strip = window.heading.strip
    reviewing.wait(lambda: strip.bar.value() > 0)
    assert strip.isVisible()
    assert strip.words.text() == "Looking for what can be consolidated"
    assert strip.left.text() == ""
    clock.now += timedelta(seconds=30)
    go_on.set()
    reviewing.wait(lambda: strip.left.text() == "about 35 seconds left" or "left" in strip.left.text())
    gone.set()
    reviewing.wait(lambda: window.decisions.found is not None)
    assert not strip.isVisible()
    assert window.heading.again.isEnabled()
