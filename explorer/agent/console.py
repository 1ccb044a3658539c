"""What every command does with the terminal: answers to stdout, progress and errors to stderr, one JSON document.

Exit codes: 0 done, 1 there are differences (`diff`), 2 bad input, 3 the workspace is busy, 130 stopped by Ctrl+C.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Annotated, NoReturn, TextIO

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from explorer.agent import answers
from explorer.memory.errors import MemoryExplorerError, WorkspaceBusy
from explorer.memory.protocols import Report

DIFFERENT, BAD_INPUT, BUSY, STOPPED = 1, 2, 3, 130
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")]


class Answered(SystemExit):
    """The end of a command that has said on stdout or stderr what there was to say."""


@contextlib.contextmanager
def sentences(as_json: bool) -> Iterator[None]:
    """Expected errors become a sentence and an exit code; anything else is a bug and keeps its traceback."""
    try:
        yield
    except WorkspaceBusy as error:
        fail(str(error), BUSY, as_json)
    except MemoryExplorerError as error:
        # A merge that was stopped halfway has more to say than that it was.
        was_stopped = isinstance(error.__cause__, KeyboardInterrupt)
        fail(str(error), STOPPED if was_stopped else BAD_INPUT, as_json)
    except KeyboardInterrupt:
        fail("Stopped.", STOPPED, as_json)


@contextlib.contextmanager
def progress(what: str) -> Iterator[Report]:
    """A bar on stderr where that is a terminal."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=1.0)
        yield lambda done: bar.update(task, completed=done)


def fail(
    sentence: str,
    code: int,
    as_json: bool,
    document: dict[str, object] | None = None,
    details: Iterable[str] = (),
) -> NoReturn:
    """End with a sentence; `document` goes along in JSON, `details` are lines below it in text."""
    if as_json:
        print_json((document or {}) | {"error": answers.plain(sentence)})
    elif _is_open(sys.stderr):
        sys.stderr.writelines(answers.printable(line) + "\n" for line in (sentence, *details))
    raise Answered(code)


def print_json(document: object) -> None:
    """The one document, whole also where Ctrl+C comes meanwhile. Where stdout is closed nobody reads it."""
    data = msgspec.json.encode(document) + b"\n"
    if _is_open(sys.stdout):
        with _undisturbed(), _reading_may_end():
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()


def print_lines(lines: Iterable[str]) -> None:
    """An answer for a person."""
    with _reading_may_end():
        for line in lines:
            print(answers.printable(line))
        if _is_open(sys.stdout):
            sys.stdout.flush()


def print_exactly(text: str) -> None:
    """A text that is to be used as it is: not a character more or less, but on a terminal, which it must not steer."""
    if not _is_open(sys.stdout):
        return
    if sys.stdout.isatty():
        lines = text.removesuffix("\n").split("\n") if text else ()
        print_lines(line.expandtabs() for line in lines)
        return
    with _reading_may_end():
        sys.stdout.buffer.write(text.encode("utf-8", "replace"))
        sys.stdout.buffer.flush()


@contextlib.contextmanager
def _reading_may_end() -> Iterator[None]:
    """Nobody has to read an answer to its end; where it cannot be written at all, that is said."""
    try:
        yield
    except OSError as error:
        # What is left in the buffer would fail once more at the end of the program.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            why = error.strerror or str(error)
            fail(f"The answer could not be written ({why}). What was done is done.", BAD_INPUT, as_json=False)


def _is_open(stream: TextIO | None) -> bool:
    """Python has none for a stream that was closed before it began; its types do not say so."""
    return stream is not None


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Without Ctrl+C; only the main thread can say so, and only it is interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        # None: a handler that is not Python's, which cannot be put back.
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)


def now() -> datetime:
    """The `Clock` of the command line."""
    return datetime.now(UTC)
