"""Runs one job that writes in a child process: native code that crashes, prints or keeps the GIL does it there.

The child's stdin is the job; its stdout is one answer a line in JSON, the last of which is its result.
"""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

from explorer.memory.protocols import Report

_ROOT = Path(__file__).parents[2]
_TICK_SECONDS = 0.1

R = TypeVar("R", bound=msgspec.Struct)
_Answers = queue.SimpleQueue[Any]


class Progress(msgspec.Struct, frozen=True, tag="progress"):
    """The share that is done, 0..1."""

    done: float


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """Nothing more was written; `busy` = another process holds the lock."""

    reason: str
    busy: bool = False


def run(worker: str, job: bytes, result: type[R], report: Report) -> R | Failed:
    """What the child, the module `worker`, answers to `job`; `Failed` too where it died.

    `report` is asked ten times a second; when it raises, the child is killed and the exception goes on.
    """
    with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as stderr:
        stdin.write(job)
        stdin.seek(0)
        # -P keeps the working folder, which may be anyone's repository, off the child's import path.
        child = subprocess.Popen(
            [sys.executable, "-P", "-m", worker],
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=stderr,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))},
        )
        assert child.stdout is not None
        answers: _Answers = queue.SimpleQueue()
        answer: R | Failed | None
        decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(result | Progress | Failed)
        reader = threading.Thread(target=_read, args=(child.stdout, decoder, answers), daemon=True)
        with child:
            reader.start()
            try:
                answer = _await_answer(answers, report)
            except BaseException:
                child.kill()
                raise
            finally:
                # Its stream is closed right after.
                reader.join()
        if answer is not None:
            return answer
        stderr.seek(0)
        lines = stderr.read().decode(errors="replace").strip().splitlines()
        last = lines[-1].strip()[:200] if lines and child.returncode > 0 else f"exit code {child.returncode}"
        return Failed(f"the process that writes ended unexpectedly: {last}")


def _await_answer(answers: _Answers, report: Report) -> Any:
    done = 0.0
    while True:
        try:
            answer = answers.get(timeout=_TICK_SECONDS)
        except queue.Empty:
            report(done)
            continue
        if not isinstance(answer, Progress):
            return answer
        done = answer.done
        report(done)


def _read(lines: IO[bytes], decoder: msgspec.json.Decoder[Any], answers: _Answers) -> None:
    for line in lines:
        answers.put(decoder.decode(line))
    answers.put(None)
