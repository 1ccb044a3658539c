"""Work beside the window: serial lanes of jobs, and one quick lane for questions.

Callbacks are handed over with the work, so no fast answer is lost, and always run in the window's thread.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

from explorer.memory.collector import collector_resting
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.protocols import Cancelled, Report

T = TypeVar("T")


class Lane(Enum):
    """Jobs of one lane run one after another, lanes beside each other."""

    READING = "reading"
    EDITING = "editing"
    """Making a change and writing it down: quick, so that the next one builds on it."""
    WRITING = "writing"
    """Bringing changes into the file: may wait for an agent."""
    COMPARING = "comparing"
    """What takes long and changes nothing: reading and comparing another file, looking for secrets."""
    EMBEDDING = "embedding"
    """The question that a person types, on its way to the model: waits for no other work, and none waits for it."""


_MAKING_MUCH = (Lane.COMPARING, Lane.EDITING)
Failed = Callable[[MemoryExplorerError], None]


class Job:
    """A running or waiting piece of work; `share` is how much of it is done, 0..1."""

    def __init__(self, title: str, lane: Lane = Lane.READING) -> None:
        self.title = title
        self.lane = lane
        self.share = 0.0
        self._stop = threading.Event()

    def cancel(self) -> None:
        """Ask for a stop: the work's next report raises `Cancelled`."""
        self._stop.set()

    def check(self, share: float) -> None:
        """Note the progress. Raises `Cancelled` where a stop was asked."""
        if self._stop.is_set():
            raise Cancelled
        self.share = share


class Tasks(QObject):
    """Runs jobs one after another in each lane, and questions beside them, the newest of a topic only.

    Expected errors (`MemoryExplorerError`) go to the failure callback; any other exception is a bug and is
    raised again in the window's thread.
    """

    progressed = Signal()
    """The job at work, or how far it is, changed."""
    _delivered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = {lane: ThreadPoolExecutor(1, thread_name_prefix=lane.value) for lane in Lane}
        self._questions = ThreadPoolExecutor(1, thread_name_prefix="question")
        self._long_questions = ThreadPoolExecutor(1, thread_name_prefix="long question")
        self._newest: dict[str, int] = {}
        self._waiting: list[Job] = []
        self._is_closed = False
        self._delivered.connect(self._call, Qt.ConnectionType.QueuedConnection)

    @property
    def current(self) -> Job | None:
        """The job at work, else None. Jobs without a title are not shown."""
        return next((job for job in self._waiting if job.title), None)

    @property
    def is_idle(self) -> bool:
        """Whether no job runs or waits."""
        return not self._waiting

    def has(self, job: Job | None) -> bool:
        """Whether `job` runs or waits."""
        return job in self._waiting

    def run(
        self,
        title: str,
        work: Callable[[Report], T],
        done: Callable[[T], None],
        failed: Failed,
        lane: Lane = Lane.READING,
        cancelled: Callable[[], None] = lambda: None,
    ) -> Job:
        """Queue `work` in a lane; `done` gets its result. A cancelled job calls neither that nor `failed`.

        Nothing is begun any more once it is closed.
        """
        job = Job(title, lane)
        if self._is_closed:
            return job
        self._waiting.append(job)

        def report(share: float) -> None:
            job.check(share)
            self._delivered.emit(self.progressed.emit)

        def begin() -> T:
            job.check(0.0)
            if lane not in _MAKING_MUCH:
                return work(report)
            with collector_resting():
                return work(report)

        def finish(call: Callable[[], None]) -> None:
            self._waiting.remove(job)
            self.progressed.emit()
            call()

        def perform() -> None:
            call = self._outcome(begin, done, failed, cancelled)
            self._delivered.emit(lambda: finish(call))

        self._jobs[lane].submit(perform)
        self.progressed.emit()
        return job

    def ask(self, topic: str, question: Callable[[], T], answer: Callable[[T], None], *, is_long: bool = False) -> None:
        """Have `question` answered soon; an answer that a newer question of the topic has overtaken is dropped.

        One that takes long (`is_long`) has a lane of its own, so that the others do not wait for it.
        """
        if self._is_closed:
            # A clock of the window may strike once more while it goes.
            return
        number = self._newest[topic] = self._newest.get(topic, 0) + 1

        def perform() -> None:
            if self._newest.get(topic) != number:
                return
            with collector_resting() if is_long else nullcontext():
                call = self._outcome(question, answer, _raise)
            self._delivered.emit(lambda: call() if self._newest.get(topic) == number else None)

        (self._long_questions if is_long else self._questions).submit(perform)

    def forget(self, topic: str) -> None:
        """Drop the answers of a topic that are still to come."""
        self._newest[topic] = self._newest.get(topic, 0) + 1

    def close(self) -> None:
        """Cancel everything and wait for the threads; nothing is called back any more.

        Only what is to be written down is still written down: it may be all there is of a text.
        """
        if self._is_closed:
            return
        self._is_closed = True
        self._delivered.disconnect(self._call)
        for job in self._waiting:
            if job.lane is not Lane.EDITING:
                job.cancel()
        self._newest.clear()
        for lane in (self._questions, self._long_questions, *self._jobs.values()):
            lane.shutdown(wait=True, cancel_futures=lane is not self._jobs[Lane.EDITING])

    @staticmethod
    def _outcome(
        work: Callable[[], T],
        done: Callable[[T], None],
        failed: Failed,
        cancelled: Callable[[], None] = lambda: None,
    ) -> Callable[[], None]:
        try:
            result = work()
        except Cancelled:
            return cancelled
        except MemoryExplorerError as error:
            expected = error
            return lambda: failed(expected)
        except Exception as error:  # noqa: BLE001 a bug: raised again where the crash hook sees it
            bug = error
            return lambda: _raise(bug)
        return lambda: done(result)

    @Slot(object)
    def _call(self, call: Callable[[], None]) -> None:
        # What was sent before the end arrives after it: Qt takes no event back.
        if not self._is_closed:
            call()


def _raise(error: Exception) -> None:
    raise error
