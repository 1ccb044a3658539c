from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from types import TracebackType

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.errors import MemoryExplorerError, NotAWorkspace
from explorer.memory.protocols import Report
from explorer.ui.tasks import Lane, Tasks


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """What a job waits at; it opens at the end of the test, so that no thread stays behind."""
    made = threading.Event()
    yield made
    made.set()


def never(_: object) -> None:
    pytest.fail("this must not be called")


def wait_at(gate: threading.Event) -> Callable[[Report], None]:
    def work(report: Report) -> None:
        while not gate.wait(0.005):
            report(0.5)

    return work


def test_jobs_run_one_after_another_in_the_order_they_were_queued(tasks: Tasks, qtbot: QtBot) -> None:
    events: list[str] = []

    def work(name: str) -> Callable[[Report], str]:
        def run(report: Report) -> str:
            events.append(f"{name} begins")
            report(0.5)
            events.append(f"{name} ends")
            return name

        return run

    done: list[str] = []
    for name in "abc":
        tasks.run(name, work(name), done.append, never)
    qtbot.waitUntil(lambda: tasks.is_idle)
    assert done == ["a", "b", "c"]
    assert events == ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]


def test_callbacks_run_in_the_windows_thread_and_the_work_in_another(tasks: Tasks, qtbot: QtBot) -> None:
    threads: dict[str, int] = {}

    def work(_: Report) -> int:
        return threading.get_ident()

    def done(worker: int) -> None:
        threads["worker"], threads["done"] = worker, threading.get_ident()

    tasks.run("", work, done, never)
    tasks.ask("topic", threading.get_ident, lambda thread: threads.update(question=thread))
    qtbot.waitUntil(lambda: len(threads) == 3)
    here = threading.get_ident()
    assert threads["done"] == here
    assert threads["worker"] != here
    assert threads["question"] not in (here, threads["worker"])


def test_progress_of_the_job_at_work_is_told(tasks: Tasks, qtbot: QtBot, gate: threading.Event) -> None:
    shares: list[float] = []
    tasks.progressed.connect(lambda: shares.append(tasks.current.share if tasks.current else -1.0))
    reported = threading.Event()

    def work(report: Report) -> None:
        report(0.25)
        reported.set()
        gate.wait()
        report(0.75)

    job = tasks.run("Reading", work, lambda _: None, never)
    assert tasks.current is job
    assert tasks.has(job)
    qtbot.waitUntil(lambda: 0.25 in shares)
    assert not tasks.is_idle
    gate.set()
    qtbot.waitUntil(lambda: tasks.is_idle)
    assert shares[-1] == -1.0
    assert tasks.current is None
    assert job.share == 0.75
    assert not tasks.has(job)
    assert not tasks.has(None)


def test_jobs_without_a_title_are_not_shown(tasks: Tasks, qtbot: QtBot, gate: threading.Event) -> None:
    tasks.run("", wait_at(gate), lambda _: None, never)
    assert tasks.current is None
    assert not tasks.is_idle
    waiting = tasks.run("Opening", lambda _: None, lambda _: None, never)
    assert tasks.current is waiting


def test_a_cancelled_job_stops_within_a_second_and_calls_nobody(tasks: Tasks, qtbot: QtBot) -> None:
    started = threading.Event()

    def work(report: Report) -> None:
        started.set()
        while True:
            report(0.1)
            time.sleep(0.001)

    job = tasks.run("endless", work, never, never)
    assert started.wait(5)
    begin = time.monotonic()
    job.cancel()
    qtbot.waitUntil(lambda: tasks.is_idle, timeout=5_000)
    assert time.monotonic() - begin < 1.0


def test_what_waits_behind_a_cancelled_job_is_done(tasks: Tasks, qtbot: QtBot, gate: threading.Event) -> None:
    done: list[int] = []
    first = tasks.run("first", wait_at(gate), never, never)
    tasks.run("second", lambda _: 2, done.append, never)
    first.cancel()
    qtbot.waitUntil(lambda: done == [2])


def test_a_job_that_was_cancelled_while_it_waited_does_no_work(
    tasks: Tasks, qtbot: QtBot, gate: threading.Event
) -> None:
    worked: list[bool] = []
    tasks.run("first", wait_at(gate), lambda _: None, never)
    tasks.run("second", lambda _: worked.append(True), never, never).cancel()
    gate.set()
    qtbot.waitUntil(lambda: tasks.is_idle)
    assert worked == []


def test_the_newest_question_of_a_topic_is_answered_and_no_other(
    tasks: Tasks, qtbot: QtBot, gate: threading.Event
) -> None:
    answers: list[str] = []
    asked: list[int] = []

    def ask(number: int) -> str:
        asked.append(number)
        gate.wait()
        return f"facts {number}"

    for number in range(5):
        tasks.ask("facts", partial(ask, number), answers.append)
    tasks.ask("details", lambda: "other", answers.append)
    gate.set()
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers == ["facts 4", "other"]
    assert len(asked) <= 2, "overtaken questions that had not begun are not even asked"


def test_a_forgotten_topic_is_not_answered(tasks: Tasks, qtbot: QtBot, gate: threading.Event) -> None:
    answers: list[str] = []

    def slow() -> str:
        gate.wait()
        return "late"

    tasks.ask("details", slow, answers.append)
    tasks.forget("details")
    tasks.ask("other", lambda: "other", answers.append)
    gate.set()
    qtbot.waitUntil(lambda: answers == ["other"])


def test_questions_are_answered_while_a_job_runs(tasks: Tasks, qtbot: QtBot, gate: threading.Event) -> None:
    tasks.run("long", wait_at(gate), lambda _: None, never)
    answers: list[int] = []
    tasks.ask("quick", lambda: 1, answers.append)
    qtbot.waitUntil(lambda: answers == [1])
    assert not tasks.is_idle


def test_expected_errors_go_to_the_failure_callback(tasks: Tasks, qtbot: QtBot) -> None:
    failures: list[MemoryExplorerError] = []

    def work(_: Report) -> None:
        raise NotAWorkspace("no file")

    tasks.run("", work, never, failures.append)
    qtbot.waitUntil(lambda: len(failures) == 1)
    assert str(failures[0]) == "no file"
    assert tasks.is_idle


@pytest.mark.parametrize("lane", ["job", "question"])
def test_a_bug_reaches_the_exception_hook_and_the_next_piece_of_work_is_done(
    tasks: Tasks, qtbot: QtBot, lane: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught: list[tuple[type[BaseException], int]] = []

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        caught.append((kind, threading.get_ident()))

    monkeypatch.setattr(sys, "excepthook", hook)
    if lane == "job":
        tasks.run("", lambda _: 1 // 0, never, never)
    else:
        tasks.ask("topic", lambda: 1 // 0, never)
    qtbot.waitUntil(lambda: len(caught) == 1)
    assert caught == [(ZeroDivisionError, threading.get_ident())]
    done: list[int] = []
    tasks.run("", lambda _: 1, done.append, never)
    qtbot.waitUntil(lambda: done == [1])


def test_closing_cancels_what_runs_and_calls_nobody_back(qapp: QApplication, qtbot: QtBot) -> None:
    tasks = Tasks()
    started = threading.Event()
    stopped: list[bool] = []

    def work(report: Report) -> None:
        started.set()
        try:
            while True:
                report(0.1)
                time.sleep(0.001)
        finally:
            stopped.append(True)

    tasks.run("endless", work, never, never)
    tasks.run("next", never, never, never)
    assert started.wait(5)
    begin = time.monotonic()
    tasks.close()
    assert time.monotonic() - begin < 1.0
    assert stopped == [True]
    qapp.processEvents()
    tasks.close()


def test_nothing_is_begun_once_it_is_closed(qapp: QApplication) -> None:
    tasks, begun = Tasks(), list[str]()
    tasks.close()
    job = tasks.run("late", lambda _: begun.append("run"), never, never)
    tasks.ask("late", lambda: begun.append("asked"), never)
    assert not tasks.has(job)
    assert tasks.is_idle
    assert begun == []


def test_what_was_on_its_way_when_it_was_closed_is_not_delivered(qapp: QApplication) -> None:
    tasks = Tasks()
    told = threading.Event()
    tasks.ask("topic", lambda: 1, never)
    tasks.run("job", lambda _: told.set(), never, never)
    assert told.wait(5)
    tasks.close()
    qapp.processEvents()


def test_a_long_question_holds_up_no_other(tasks: Tasks, qtbot: QtBot) -> None:
    release, answers = threading.Event(), list[str]()
    tasks.ask("graph", lambda: release.wait(10), lambda _: answers.append("long"), is_long=True)
    tasks.ask("facts", lambda: "short", answers.append)
    qtbot.waitUntil(lambda: answers == ["short"], timeout=5_000)
    release.set()
    qtbot.waitUntil(lambda: answers == ["short", "long"], timeout=5_000)


def test_jobs_of_different_lanes_run_beside_each_other(tasks: Tasks, qtbot: QtBot) -> None:
    """Each waits for the others to have begun: one after another, they would wait for ever."""
    meeting = threading.Barrier(len(Lane))
    done: list[str] = []

    def meet(name: str, _: Report) -> str:
        meeting.wait(10)
        return name

    jobs = [tasks.run("", partial(meet, lane.value), done.append, never, lane) for lane in Lane]
    qtbot.waitUntil(lambda: tasks.is_idle, timeout=5_000)
    assert sorted(done) == sorted(lane.value for lane in Lane)
    assert [job.lane for job in jobs] == list(Lane)


def test_in_each_lane_the_order_is_kept(tasks: Tasks, qtbot: QtBot, gate: threading.Event) -> None:
    done: list[str] = []
    tasks.run("", wait_at(gate), lambda _: done.append("slow"), never, Lane.WRITING)
    tasks.run("", lambda _: None, lambda _: done.append("next"), never, Lane.WRITING)
    tasks.run("", lambda _: None, lambda _: done.append("edit"), never, Lane.EDITING)
    qtbot.waitUntil(lambda: done == ["edit"], timeout=5_000)
    gate.set()
    qtbot.waitUntil(lambda: done == ["edit", "slow", "next"], timeout=5_000)


def test_what_is_to_be_written_down_still_is_when_it_is_closed(qapp: QApplication, gate: threading.Event) -> None:
    tasks = Tasks()
    written: list[str] = []
    begun = threading.Event()

    def first(report: Report) -> None:
        begun.set()
        assert gate.wait(10)
        report(0.5)
        written.append("first")

    for lane in (Lane.READING, Lane.WRITING):
        tasks.run("", wait_at(gate), never, never, lane)
        tasks.run("", lambda _: written.append("not this"), never, never, lane)
    tasks.run("", first, never, never, Lane.EDITING)
    tasks.run("", lambda _: written.append("second"), never, never, Lane.EDITING)
    assert begun.wait(5)
    opening = threading.Timer(0.05, gate.set)
    opening.start()
    tasks.close()
    opening.join()
    assert written == ["first", "second"]
    qapp.processEvents()


def test_who_asked_for_a_job_hears_that_it_was_stopped(tasks: Tasks, qtbot: QtBot, gate: threading.Event) -> None:
    heard: list[str] = []
    job = tasks.run("", wait_at(gate), never, never, Lane.WRITING, lambda: heard.append("stopped"))
    job.cancel()
    qtbot.waitUntil(lambda: heard == ["stopped"], timeout=5_000)
    assert tasks.is_idle


def test_after_the_end_nothing_is_asked(tasks: Tasks) -> None:
    tasks.close()
    answers: list[int] = []
    tasks.ask("late", lambda: 1, answers.append)
    assert answers == []
