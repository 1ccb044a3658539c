"""Runs one ingest job in a child process: native code that crashes or prints does it there."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import IO

import msgspec

from explorer.memory.protocols import Report
from explorer.store.ingest_job import Answer, Done, Failed, Job, Progress

_WORKER = "explorer.store.ingest_worker"
_ROOT = Path(__file__).parents[2]
_TICK_SECONDS = 0.1


def run(job: Job, report: Report) -> Done | Failed:
    """What the child answers; `Failed` too where it died.

    `report` is asked ten times a second; when it raises, the child is killed and the exception goes on.
    """
    with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as stderr:
        stdin.write(msgspec.msgpack.encode(job))
        stdin.seek(0)
        # -P keeps the working folder, which may be anyone's repository, off the child's import path.
        child = subprocess.Popen(
            [sys.executable, "-P", "-m", _WORKER],
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=stderr,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))},
        )
        with child:
            try:
                result = _await_answer(child, report)
            except BaseException:
                child.kill()
                raise
        if result is not None:
            return result
        stderr.seek(0)
        lines = stderr.read().decode(errors="replace").strip().splitlines()
        last = lines[-1].strip()[:200] if lines and child.returncode > 0 else f"exit code {child.returncode}"
        return Failed(f"the process that writes ended unexpectedly: {last}")


def _await_answer(child: subprocess.Popen[bytes], report: Report) -> Done | Failed | None:
    answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
    assert child.stdout is not None
    threading.Thread(target=_read, args=(child.stdout, answers), daemon=True).start()
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


def _read(lines: IO[bytes], answers: queue.SimpleQueue[Answer | None]) -> None:
    decoder = msgspec.json.Decoder[Answer](Answer)
    for line in lines:
        answers.put(decoder.decode(line))
    answers.put(None)
